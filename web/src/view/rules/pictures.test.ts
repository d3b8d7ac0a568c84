import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES, type Game } from '../../games.ts';
import { languages } from '../../lang/index.svelte.ts';
import { type Part, PICTURES } from './pictures.ts';

const games = Object.keys(GAMES) as Game[];
/** The examples of a rule text: what stands in its quotations. */
function examples(game: Game, code: string): string[] {
  const text = readFileSync(`../docs/rules/${game}.${code}.md`, 'utf8');
  return [...text.matchAll(/(?:^> .*\n)+/gm)].map(([quoted]) => quoted);
}
/** The cards that a picture is about: what only makes it whole is left out. */
const cards = (part: Part): number[] => {
  if (part === 'then' || 'draws' in part) return [];
  if ('pile' in part) return part.lay === undefined ? [part.pile] : [part.lay];
  if ('row' in part) return part.row.slice(-1);
  if ('says' in part) return part.says === 'leave' ? [] : [part.says];
  return part.or ? [part.in, ...part.or].map((i) => part.cards[i!]!) : part.cards.filter((card) => card !== null);
};

describe('the pictures of the rules', () => {
  for (const game of games)
    for (const code of Object.keys(languages))
      it(`are of the examples of ${game} in ${code}`, () => {
        const texts = examples(game, code);
        expect(texts).toHaveLength(PICTURES[game].length);
        PICTURES[game].forEach((parts, step) => {
          // What is in the hand before it is refilled is anyone's.
          if (game === 'face-to-face' && step === 4) return;
          const numbers = new Set(texts[step]!.match(/\d+/g)?.map(Number));
          for (const card of parts.flatMap(cards)) expect([...numbers], `${step + 1}`).toContain(card);
        });
      });

  it('say what a step costs as it is', () => {
    for (const part of Object.values(PICTURES).flat(2)) {
      if (part === 'then' || !('step' in part) || part.step === undefined) continue;
      const [from, to] = 'pile' in part ? [part.pile, part.lay!] : part.row.slice(-2);
      const forward = part.goes === 'up' ? to! - from! : from! - to!;
      expect(part.step).toBe(part.kind === 'gift' ? -forward : forward);
    }
  });
});
