import { describe, expect, it } from 'vitest';
import type { ViewerEvent } from '../protocol.ts';
import { lastMoves, turns } from './moves.ts';

const played = (seq: number, ply: number, seat: number, ...actions: string[]): ViewerEvent =>
  ({ seq, at: 0, what: 'played', ply, by: 'person', steps: actions.map((action) => ({ seat, action })) }) as never;

describe('what was played', () => {
  it('tells who went how far, forwards and back', () => {
    const all = turns('the-game', [played(1, 0, 0, '12@up1', '97@down1', 'end'), played(2, 3, 1, '2@up1', 'end')]);
    expect(all.map((turn) => turn.moves.map((one) => [one.key, one.step]))).toEqual([
      [
        ['up1', 11],
        ['down1', 3],
      ],
      [['up1', -10]],
    ]);
    expect(lastMoves(all)['up1']).toMatchObject({ seat: 1, card: 2, step: -10 });
  });

  it('knows whose piles are meant in a duel', () => {
    const all = turns('face-to-face', [played(1, 0, 0, '12@up', '30@rival-down', 'end')]);
    expect(all[0]!.moves.map((one) => [one.key, one.step, one.rival])).toEqual([
      ['0-up', 11, false],
      ['1-down', 30, true],
    ]);
  });

  it('has no length for a step from a card that it has not seen', () => {
    const all = turns('the-game', [played(9, 20, 1, '40@up1', '44@up1', 'end')]);
    expect(all[0]!.moves.map((one) => one.step)).toEqual([null, 4]);
  });
});
