import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, translate } from '../lang/index.svelte.ts';
import type { HintReason, Reason } from '../wasm.ts';
import { hintReason, whyNot } from './story.ts';

/** The codes of a type, as the rules write them. */
function codes(type: string): string[] {
  const source = readFileSync('src/wasm.ts', 'utf8');
  const start = source.indexOf(`export type ${type} =`);
  const declared = source.slice(start, source.indexOf(';\n', start));
  return [...declared.matchAll(/"code": "([a-z-]+)"/g)].map((match) => match[1]!);
}

/** Whatever a reason may be about. */
const FACTS = {
  seat: 1,
  card: 30,
  top: 40,
  missing: 2,
  hand: 12,
  pile: 'up1',
  gain: 10,
  cards: 2,
  cost: 5,
  goes: 'up',
  back: 30,
};
const MORE = { count: 3, help: 4, from: 5, to: 9 };
const who = (seat: number): string => `Ana ${seat}`;

describe.each(Object.entries(languages))('%s', (_, { load }) => {
  it('has a sentence for every reason why not', async () => {
    const t = translate((await load()).default);
    expect(codes('Reason').length).toBeGreaterThan(20);
    for (const code of codes('Reason')) {
      const said = whyNot(t, { code, ...FACTS, ...MORE } as unknown as Reason, who);
      expect(said, code).toMatch(/^[^\s].* .*\.$/);
      expect(said, code).not.toMatch(/undefined|NaN|#/);
    }
  });

  it('says what a pile takes instead: which way it goes, and the card that may go back', async () => {
    const t = translate((await load()).default);
    const pile = (goes: 'up' | 'down', back: number | null): string =>
      whyNot(t, { code: 'does-not-fit', card: 61, top: 62, goes, back }, who);
    const all = [pile('up', 52), pile('down', 72), pile('up', null), pile('down', null)];
    expect(new Set(all).size).toBe(all.length);
    expect(all.map((said) => said.match(/\d+/g))).toEqual([
      ['61', '62', '52'],
      ['61', '62', '72'],
      ['61', '62'],
      ['61', '62'],
    ]);
  });

  it('has a sentence of its own for everything that speaks for a hint', async () => {
    const t = translate((await load()).default);
    const all = codes('HintReason').map((code) =>
      hintReason(t, 'the-game', { code, ...FACTS, ...MORE } as unknown as HintReason, who, null),
    );
    expect(all.length).toBeGreaterThan(15);
    expect(new Set(all).size).toBe(all.length);
    for (const said of all) {
      expect(said).toMatch(/^[^\s].* .*\.$/);
      expect(said).not.toMatch(/undefined|NaN|#/);
    }
  });

  it('does not pass over a code that it does not know', async () => {
    const t = translate((await load()).default);
    expect(() => whyNot(t, { code: 'new' } as unknown as Reason, who)).toThrow('new');
  });
});
