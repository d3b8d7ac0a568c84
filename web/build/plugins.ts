/** Small steps of the build: rule texts as HTML, texts as functions, a service worker that knows every file, and every file compressed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { catalogue, codes, compile, locale, pageNames, writeTypes, written } from './texts.js';

/** Texts link to one another as files; of those that are no page here only the words remain. */
const words = new Marked({
  renderer: {
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return /^(https?:|mailto:|#)/.test(href) ? `<a href="${href}">${text}</a>` : text;
    },
  },
});

/** `x.md?html` is the text as HTML. */
export function ruleTexts(): Plugin {
  return {
    name: 'rule-texts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.md?html')) return null;
      const html = words.parse(readFileSync(id.slice(0, -'?html'.length), 'utf8'), { async: false });
      return `export default ${JSON.stringify(id.includes('/docs/rules/') ? folded(html) : html)};`;
    },
  };
}

/** Of a rule text the numbered steps are open; what comes after them is folded. */
const folded = (html: string): string =>
  html.replace(/<h2>(\D[^<]*)<\/h2>\s*(<ul>[\s\S]*?<\/ul>)/g, '<details><summary>$1</summary>$2</details>');

/** What only lessons say is in a file of its own. */
const LESSONS = /^lesson-/;

/** `CODE.ftl` is what the page says in a language; `CODE.ftl?lessons` what it says in lessons. */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    configResolved: writeTypes,
    load(id) {
      const [, code, part] = /\/([\w-]+)\.ftl(\?lessons)?$/.exec(id) ?? [];
      if (code === undefined) return null;
      const said = pageNames();
      const here = (name: string): boolean => LESSONS.test(name) === (part !== undefined);
      return compile(code, catalogue(code), (name) => here(name) && said.some((one) => one.test(name)));
    },
  };
}

/** What the page says before its texts have come, in all languages: a comment with a text's name becomes a paragraph
 *  for each, an attribute the English one. */
export function inEveryLanguage(html: string): string {
  const again = (code: string): string => `<a href="">${written(code, 'site-again')}</a>`;
  return html
    .replace(/<!-- t\('([\w-]+)'\) -->/g, (_, name: string) =>
      codes()
        .map((code) => `<p lang="${locale(code)}">${written(code, name)} ${again(code)}</p>`)
        .join('\n'),
    )
    .replace(/"t\('([\w-]+)'\)"/g, (_, name: string) => JSON.stringify(written('en', name)));
}

export function firstWords(): Plugin {
  return { name: 'first-words', transformIndexHtml: inEveryLanguage };
}

/** Files that the page itself needs. The pictures for messengers are in a folder beside them: no browser fetches those ahead. */
const shipped = (): string[] =>
  readdirSync('public', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

/** Writes `sw.js`: the template with the list of files and a version that changes with them. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => !file.endsWith('.map') && file !== 'heads.json');
      // A language's texts, lessons and rules.
      const isOf = (code: string) => (file: string) => {
        const made = bundle[file]!;
        const from = made.type === 'chunk' ? (made.facadeModuleId ?? '') : '';
        return from.includes(`/texts/${code}.ftl`) || from.endsWith(`.${code}.md?html`);
      };
      const files = [
        '/',
        ...[...built, ...shipped()].filter((file) => file !== 'index.html').map((file) => `/${file}`),
      ].sort();
      const spoken = new Map(
        codes().map((code) => [code, new Set(built.filter(isOf(code)).map((file) => `/${file}`))]),
      );
      const common = files.filter((file) => ![...spoken.values()].some((own) => own.has(file)));
      // Built files have their content's hash in their name; the others are read.
      const version = createHash('sha256').update(JSON.stringify(files));
      for (const file of ['index.html', ...shipped().map((name) => `public/${name}`)])
        version.update(readFileSync(file));
      const source = readFileSync('build/sw.js', 'utf8')
        .replace('__FILES__', JSON.stringify(common))
        .replace(
          '__LANGUAGES__',
          JSON.stringify(Object.fromEntries([...spoken].map(([code, own]) => [code, [...own]]))),
        )
        .replace('__VERSION__', version.digest('hex').slice(0, 12));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** Writes `FILE.br` and `FILE.gz` beside every file that gets shorter by it, so that the server never compresses. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        const packed = {
          br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
          gz: gzipSync(bytes, { level: 9 }),
        };
        for (const [ending, shorter] of Object.entries(packed))
          if (shorter.length < bytes.length) writeFileSync(`${path}.${ending}`, shorter);
      }
    },
  };
}
