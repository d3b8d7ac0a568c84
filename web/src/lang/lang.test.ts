import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inEveryLanguage } from '../../build/plugins.ts';
import {
  argumentsOf,
  catalogue,
  compile,
  locale,
  pageNames,
  parse,
  said,
  signatures,
  written,
} from '../../build/texts.js';
import { keep } from '../ctrl/memory.ts';
import { type Code, languages, preferred, translate } from './index.svelte.ts';

const codes = Object.keys(languages) as Code[];
const here = pageNames();
const isSaid = (name: string): boolean => here.some((one) => one.test(name));
/** The names of the texts, each with those of its arguments. */
const names = (code: string): Record<string, string[]> =>
  Object.fromEntries([...parse(catalogue(code))].map(([name, text]) => [name, [...argumentsOf(text).keys()].sort()]));

describe('the catalogue', () => {
  const english = names('en');
  const types = signatures();

  for (const code of codes) {
    it(`has every text in ${code}, with the same arguments`, () => {
      expect(names(code)).toEqual(english);
    });

    it(`says in ${code} what the page says, and nothing is left with a hole`, async () => {
      const { load, lessons } = languages[code];
      const texts = { ...(await load()).default, ...(await lessons()).default };
      expect(Object.keys(texts).sort()).toEqual(Object.keys(english).filter(isSaid).sort());
      for (const [name, text] of Object.entries(texts)) {
        const fields = [...types.get(name)!];
        for (const n of [0, 1, 2, 5]) {
          const args = Object.fromEntries(fields.map(([field, type]) => [field, type === 'number' ? n : `W${n}`]));
          const form = typeof text === 'string' ? text : text(args);
          expect(form.trim(), name).not.toBe('');
          expect(form, name).not.toMatch(/undefined|NaN|\[object|[{}]/);
          for (const [field, type] of fields) if (type !== 'number') expect(form, name).toContain(args[field]);
        }
      }
    });
  }

  it('is what the page says in every language before its texts have come', () => {
    const html = inEveryLanguage(readFileSync('index.html', 'utf8'));
    for (const code of codes) {
      const said = [...html.matchAll(new RegExp(`<p lang="${locale(code)}">(.+?) <a href="">(.+?)</a></p>`, 'g'))];
      const [wait, noScript, again] = ['wait-failed', 'wait-no-script', 'site-again'].map((name) =>
        written(code, name),
      );
      expect(
        said.map(([, text, link]) => [text, link]),
        code,
      ).toEqual([
        [wait, again],
        [noScript, again],
      ]);
    }
    expect(html).toContain(`content="${written('en', 'preview-about')}"`);
    expect(html).not.toContain("t('");
  });

  it('has all that the page says', () => {
    const missing = here.filter((one) => !Object.keys(english).some((name) => one.test(name)));
    expect(missing).toEqual([]);
  });

  it('comes to the page without what only the terminal says', async () => {
    const texts = (await languages.en.load()).default;
    expect(english).toHaveProperty('plain-help-team');
    expect(texts).not.toHaveProperty('plain-help-team');
    expect(texts).not.toHaveProperty('lesson-next');
  });
});

describe('a text', () => {
  const made = (ftl: string): ReturnType<typeof translate> => {
    const module = compile('en', ftl, () => true).replace('export default', 'return');
    // What is compiled here is written above and below.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    return translate((new Function(module) as () => Parameters<typeof translate>[0])());
  };

  it('has the form of its number, or of the very number', () => {
    const t = made('cards = { $count ->\n    [0] no cards\n    [one] 1 card\n   *[other] { $count } cards\n}\n');
    expect([0, 1, 2].map((count) => t('cards', { count }))).toEqual(['no cards', '1 card', '2 cards']);
  });

  it('may choose by a word, and holds quotes, accents and blanks', () => {
    const t = made('cards = { $count ->\n    [up] `{"${"}count` \\ “á”{" "}\n   *[down] down\n}\n');
    expect(t('cards', { count: 'up' as unknown as number })).toBe('`${count` \\ “á” ');
    expect(t('cards', { count: 'sideways' as unknown as number })).toBe('down');
  });

  it('of a name that is not there is its name', () => {
    expect(made('')('close')).toBe('close');
  });

  it('is found where it is said', () => {
    const found = (source: string): string[] => said(source).map((one) => one.source);
    expect(found("{t('a')} {lang.t('b', { c: 'd' })} set('e') it('f')")).toEqual(['^a$', '^b$']);
    expect(found("t(x === 'y' ? 'a' : `b-${c}`, { d })")).toEqual(['^a$', '^b-[\\w-]+$']);
    expect(() => said('t(name)')).toThrow('must stand in the call');
  });

  it('that is no text of Fluent stops the build', () => {
    for (const wrong of ['cards = { $count', 'cards = { NUMBER($count) }', '-term = x', 'cards =\n    .title = x']) {
      expect(() => compile('en', `${wrong}\n`, () => true), wrong).toThrow();
    }
  });
});

describe('languages', () => {
  it('tell one from many', async () => {
    for (const code of codes) {
      const t = translate((await languages[code].load()).default);
      expect(t('cards', { count: 1 })).not.toBe(t('cards', { count: 2 }).replace('2', '1'));
      // In French none is said like one.
      const like = code === 'fr' ? 1 : 2;
      expect(t('cards', { count: 0 })).toBe(t('cards', { count: like }).replace(String(like), '0'));
    }
  });

  it('are the first of the browser’s that there is', () => {
    expect(preferred(['eo', 'pt', 'en'])).toBe('pt-PT');
    expect(preferred(['pt-AO'])).toBe('pt-PT');
    expect(preferred(['es-419'])).toBe('es');
    expect(preferred(['ja'])).toBe('en');
  });

  it('are the one that somebody chose, also before there were two Portugueses', () => {
    for (const [chosen, code] of [
      ['es', 'es'],
      ['pt', 'pt-PT'],
      ['xx', 'en'],
      [7, 'en'],
    ] as const) {
      keep('lang', chosen);
      expect(preferred(['en'])).toBe(code);
    }
    keep('lang', null);
  });
});
