/** What the server puts into the page's head by its address: a table's parts are asked for together with the rest, not one
 *  after the other as the program finds out that it needs them. */
import type { Plugin } from 'vite';
import type { Game } from '../src/games.ts';
import { codes } from './texts.js';

/** A game's board. */
const BOARDS: Record<Game, string> = {
  'the-game': 'src/view/TeamBoard.svelte',
  'ascenso-descenso': 'src/view/LaneBoard.svelte',
  'face-to-face': 'src/view/DuelBoard.svelte',
  hormigas: 'src/view/AntBoard.svelte',
};
/** The parts by the name that the server looks for: a page, a game, a language. */
const parts = (): Record<string, string> => ({
  table: 'src/view/TablePage.svelte',
  ...BOARDS,
  ...Object.fromEntries(codes().map((code) => [code, `texts/${code}.ftl`])),
});
/** Opens a table's socket while the program is on its way. */
const KNOCK = 'src/knock.ts';

type Chunk = {
  type: 'chunk';
  facadeModuleId: string | null;
  moduleIds: string[];
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
};

/** Writes `heads.json`: lines of HTML by part. */
export function heads(): Plugin {
  let knock = '';
  return {
    name: 'heads',
    apply: 'build',
    buildStart() {
      knock = this.emitFile({ type: 'chunk', id: KNOCK, name: 'knock' });
    },
    generateBundle(_, bundle) {
      const chunks = bundle as unknown as Record<string, Chunk>;
      const isChunk = (file: string): boolean => chunks[file]?.type === 'chunk';
      const entry = Object.keys(chunks).find(
        (file) => isChunk(file) && chunks[file]!.facadeModuleId?.endsWith('index.html'),
      );
      if (!entry) throw new Error('heads.json: the page has no entry');
      const all = (file: string): string[] => [file, ...chunks[file]!.imports.flatMap(all)];
      const known = new Set(all(entry));
      const lines = (part: string): string => {
        const found = Object.keys(chunks).find((file) => isChunk(file) && chunks[file]!.facadeModuleId?.endsWith(part));
        if (!found) throw new Error(`heads.json: ${part} is no part of its own`);
        const files = [...new Set(all(found))].filter((file) => !known.has(file));
        const styles = new Set(files.flatMap((file) => [...(chunks[file]!.viteMetadata?.importedCss ?? [])]));
        return [
          ...[...styles].map((file) => `<link rel="preload" as="style" href="/${file}">\n`),
          ...files.map((file) => `<link rel="modulepreload" href="/${file}">\n`),
        ].join('');
      };
      const written = Object.fromEntries(Object.entries(parts()).map(([name, part]) => [name, lines(part)]));
      written['knock'] = `<script type="module" async src="/${this.getFileName(knock)}"></script>\n`;
      this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(written) });
    },
  };
}
