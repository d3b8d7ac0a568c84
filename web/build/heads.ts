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
  start: 'src/view/Start.svelte',
  table: 'src/view/TablePage.svelte',
  ...BOARDS,
  ...Object.fromEntries(codes().map((code) => [code, `texts/${code}.ftl`])),
});
/** Knocks at a table while the program is on its way: whatever the address, it stands before all else. */
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
  return {
    name: 'heads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = bundle as unknown as Record<string, Chunk>;
        const knock = Object.keys(chunks).find((file) => chunks[file]!.moduleIds?.some((id) => id.endsWith(KNOCK)));
        if (!knock || chunks[knock]!.imports.length > 0) throw new Error(`${KNOCK} does not come first`);
        return [{ tag: 'script', attrs: { type: 'module', async: true, src: `/${knock}` }, injectTo: 'head-prepend' }];
      },
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
      // Texts are read without the fonts, so the program comes first; at a table the first card does.
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      written['start'] += fonts
        .map(
          (file) =>
            `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin fetchpriority="low">\n`,
        )
        .join('');
      this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(written) });
    },
  };
}
