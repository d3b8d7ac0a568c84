import { expect, it } from 'vitest';
import { moved } from './cursor.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter'];

/** The places that so many keys reach. */
function reached(from: number, keys: number, cards: number): Set<number> {
  let places = new Set([from]);
  for (let i = 0; i < keys; i++)
    places = new Set([...places].flatMap((place) => [place, ...KEYS.map((key) => moved(place, key, cards) ?? place)]));
  return places;
}

it('leads from any place of a hand to any other by two keys', () => {
  for (const cards of [12, 13, 14])
    for (let from = 0; from <= cards; from++)
      expect(
        [...reached(from, 2, cards)].sort((a, b) => a - b),
        `${cards} cards, from ${from}`,
      ).toEqual(Array.from({ length: cards + 1 }, (_, place) => place));
});

it('goes round the ends, and nowhere by other keys', () => {
  expect(moved(0, 'ArrowLeft', 12)).toBe(12);
  expect(moved(12, 'ArrowRight', 12)).toBe(0);
  expect(moved(11, 'ArrowDown', 12)).toBe(3);
  expect(moved(4, 'Enter', 12)).toBeNull();
});
