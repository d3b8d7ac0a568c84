import { describe, expect, it } from 'vitest';
import { languages, preferred } from './index.svelte.ts';
import { en } from './en.ts';

type Tree = { [key: string]: Tree | string | ((...values: never[]) => string) };

/** Parameters that are texts; the others are numbers. */
const WORDS = /^(who|pile|seat|range|game|level|percent|what|said|seed|cards|reason|where)$/;

/** Every text by its path; functions are tried with some numbers and names. */
function texts(tree: Tree, path = ''): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [key, value] of Object.entries(tree)) {
    const here = `${path}.${key}`;
    if (typeof value === 'string') all.set(here, [value]);
    else if (typeof value === 'function') {
      const call = value as (...values: unknown[]) => string;
      const names =
        /^\(?([^)=]*)\)?\s*=>/
          .exec(String(value))?.[1]
          ?.split(',')
          .map((name) => name.trim()) ?? [];
      all.set(
        here,
        [0, 1, 2, 5].map((n) => call(...names.map((name) => (WORDS.test(name) ? `W${n}` : n)))),
      );
    } else for (const [below, said] of texts(value, here)) all.set(below, said);
  }
  return all;
}

describe('languages', () => {
  const english = texts(en);

  for (const [code, { load }] of Object.entries(languages)) {
    it(`${code} has every text, and none is empty or half filled in`, async () => {
      const other = texts(await load());
      expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [path, forms] of other) {
        for (const form of forms) {
          expect(form.trim(), path).not.toBe('');
          expect(form, path).not.toMatch(/undefined|NaN|\[object|#/);
        }
      }
    });
  }

  it('tells one from many in each', async () => {
    for (const { load } of Object.values(languages)) {
      const t = await load();
      expect(t.table.cards(1)).not.toBe(t.table.cards(2).replace('2', '1'));
    }
  });

  it('takes the first of the browser’s languages that there is', () => {
    expect(preferred(['de-DE', 'pt-BR', 'en'])).toBe('pt');
    expect(preferred(['es-419'])).toBe('es');
    expect(preferred(['ja'])).toBe('en');
  });
});
