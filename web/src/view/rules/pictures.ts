/** What the examples of the rule texts look like, step by step: the numbers are those of docs/rules. */
import type { Game } from '../../games.ts';

type Kind = 'good' | 'bad' | 'trick' | 'gift';
type Direction = 'up' | 'down';

/** Something in a picture, from left to right. */
export type Part =
  /** A pile, and a card that is laid on it with what it costs. */
  | { pile: number; goes: Direction; lay?: number; step?: number; kind?: Kind; side?: 'gold' | 'silver' }
  /** An open row; its last card may jump back. */
  | { row: readonly number[]; goes: Direction; step?: number; kind?: Kind }
  /** Cards beside one another; `out`: dropped, `in`: just put there, `or`: either may go. */
  | {
      cards: readonly (number | null)[];
      ropes?: readonly number[];
      out?: number;
      in?: number;
      or?: readonly number[];
      ants?: number;
    }
  /** So many cards are drawn. */
  | { draws: number; side?: 'gold' }
  /** What may be said, and what may not. */
  | { says: number | 'leave'; may: boolean }
  | 'then';

const START = (up: readonly number[], down: readonly number[], side?: 'gold'): Part[] => [
  ...up.map((pile): Part => ({ pile, goes: 'up', ...(side ? { side } : {}) })),
  ...down.map((pile): Part => ({ pile, goes: 'down', ...(side ? { side } : {}) })),
];
const TALK = (card: number): Part[] => [
  { says: 'leave', may: true },
  { says: card, may: false },
];

export const PICTURES: Record<Game, readonly (readonly Part[])[]> = {
  'the-game': [
    START([1, 1], [100, 100]),
    [
      { pile: 34, goes: 'up', lay: 36, step: 2, kind: 'good' },
      { pile: 34, goes: 'up', lay: 79, step: 45, kind: 'bad' },
    ],
    [{ pile: 47, goes: 'up', lay: 37, step: -10, kind: 'trick' }],
    [{ cards: [36, 79] }, 'then', { draws: 2 }],
    TALK(48),
  ],
  'ascenso-descenso': [
    START([1, 2], [71, 72]),
    [
      { row: [10, 19, 20], goes: 'up', step: 1, kind: 'good' },
      { row: [10, 19, 45], goes: 'up', step: 26, kind: 'bad' },
    ],
    [{ row: [19, 33, 26], goes: 'up', step: -7, kind: 'trick' }],
    [{ cards: [64, 20] }, 'then', { draws: 2 }],
    TALK(41),
  ],
  'face-to-face': [
    [...START([1], [60], 'gold'), { draws: 1, side: 'gold' }],
    [
      { pile: 23, goes: 'up', lay: 25, step: 2, kind: 'good', side: 'gold' },
      { pile: 48, goes: 'down', lay: 46, step: 2, kind: 'good', side: 'gold' },
    ],
    [{ pile: 38, goes: 'up', lay: 28, step: -10, kind: 'trick', side: 'gold' }],
    [{ pile: 33, goes: 'up', lay: 12, step: 21, kind: 'gift', side: 'silver' }],
    [{ cards: [14, 50] }, 'then', { draws: 4, side: 'gold' }],
  ],
  hormigas: [
    [{ cards: [26, 45, 63, 22], ropes: [0, 1] }],
    [{ cards: [85, null, null] }],
    [{ cards: [96, 40, 88, 74], out: 1, in: 2 }, 'then', { cards: [96, 88, 74], ropes: [0, 1] }],
    [{ cards: [111, 105, 40, 9], in: 0, or: [1, 3] }],
    [{ cards: [2, 44, 82], ropes: [0, 1], ants: 2 }],
  ],
};
