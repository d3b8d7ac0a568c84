import { expect, it } from 'vitest';
import type { ViewerEvent } from '../protocol.ts';
import { turns } from './moves.ts';
import { readPlay } from './playlink.ts';
import { challenge, shareText, squares } from './share.ts';

const played = (seq: number, ply: number, seat: number, ...actions: string[]): ViewerEvent =>
  ({ seq, at: 0, what: 'played', ply, by: 'person', steps: actions.map((action) => ({ seat, action })) }) as never;

const drawn = (rows: ReturnType<typeof squares>): string[] => shareText([], rows, '').split('\n').filter(Boolean);

it('shows how far each pile went, and where a trick was, but no card', () => {
  const all = turns('the-game', [
    played(1, 0, 0, '12@up1', '97@down1', '45@up1', '35@up1', 'end'),
    played(2, 5, 1, '99@up2', '2@down2', 'end'),
  ]);
  expect(drawn(squares('the-game', all))).toEqual([
    '🟦🟦🟦🟨⬜⬜⬜⬜⬜⬜',
    '🟦🟦🟦🟦🟦🟦🟦🟦🟦🟦',
    '🟧⬜⬜⬜⬜⬜⬜⬜⬜⬜',
    '🟧🟧🟧🟧🟧🟧🟧🟧🟧🟧',
  ]);
  expect(drawn(squares('the-game', []))).toEqual(Array.from({ length: 4 }, () => '⬜'.repeat(10)));
});

it('has the four piles of a duel, a gift is no trick; and no row for ants', () => {
  const all = turns('face-to-face', [played(1, 0, 0, '30@up', 'end'), played(2, 2, 1, '25@rival-up', 'end')]);
  expect(drawn(squares('face-to-face', all))).toEqual([
    '🟦🟦🟦🟦⬜⬜⬜⬜⬜⬜',
    '⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜',
    '⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜',
    '⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜',
  ]);
  expect(squares('hormigas', [])).toEqual([]);
});

const table = (change: object): Parameters<typeof challenge>[0] => ({
  game: 'the-game',
  options: {},
  seats: [0, 1, 2].map(() => ({ name: null, joined: true, bot: null })),
  reveal: { seed: 'k3v-7', nonce: 'x' },
  ...change,
});

it('leads to the same cards by a link that the page reads', () => {
  const url = new URL(challenge(table({ options: { minimum: 3, small_hand: true } })));
  expect(url.pathname).toBe('/play/the-game');
  expect(readPlay('the-game', url.search)).toMatchObject({
    wish: {
      seed: 'k3v-7',
      options: { minimum: 3, small_hand: true },
      seats: [{}, { bot: 'steady' }, { bot: 'steady' }],
    },
  });
});

it('leads to the game where nothing can be said of the cards', () => {
  expect(challenge(table({ reveal: null }))).toMatch(/\/game\/the-game$/);
  expect(challenge(table({ game: 'hormigas', options: { symbols: [1, 2] } }))).toMatch(/\/game\/hormigas$/);
});
