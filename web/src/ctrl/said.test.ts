import { describe, expect, it } from 'vitest';
import type { ViewerEvent, Occupant } from '../protocol.ts';
import { changes, lines, standing, timedOut } from './said.ts';
import { pileKey, placement } from './tokens.ts';

const played = (seq: number, seat: number, action: string): ViewerEvent => ({
  seq,
  at: 0,
  what: 'played',
  ply: 0,
  by: 'person',
  steps: [{ seat, action }],
});

it('the signals that stand are those that the table tells', () => {
  expect(standing([[], ['leave@up1', 'trouble'], ['good@down2']])).toEqual([
    { seat: 1, kind: 'leave', pile: 'up1' },
    { seat: 1, kind: 'trouble', pile: null },
    { seat: 2, kind: 'good', pile: 'down2' },
  ]);
  expect(standing([])).toEqual([]);
});

it('each signal is a line of its own', () => {
  const event: ViewerEvent = {
    seq: 1,
    at: 0,
    what: 'said',
    said: [{ seat: 1, ply: 0, signals: ['leave@up1', 'fine'] }],
  };
  expect(lines([event]).map((line) => line.signal)).toEqual(['leave@up1', 'fine']);
  expect(new Set(lines([event]).map((line) => line.key)).size).toBe(2);
});

it('piles have one name, whoever speaks', () => {
  expect(placement('37@rival-up')).toEqual({ card: 37, pile: 'rival-up' });
  expect(placement('end')).toBeNull();
  expect(pileKey('rival-up', 0)).toBe(pileKey('up', 1));
  expect(pileKey('up1', 3)).toBe('up1');
});

describe('what was said stays with who said it', () => {
  it('whoever has the seat later', () => {
    const events: ViewerEvent[] = [
      { seq: 1, at: 0, what: 'said', said: [{ seat: 1, ply: 0, name: 'Ana', text: 'hello' }] },
      { seq: 2, at: 0, what: 'seated', seat: 1, occupant: { name: 'Ana', joined: true, bot: 'steady' } },
      { seq: 3, at: 0, what: 'said', said: [{ seat: 1, ply: 0, bot: true, signals: ['fine'] }] },
      { seq: 4, at: 0, what: 'asked-back', seat: 1 },
      { seq: 5, at: 0, what: 'seated', seat: 1, occupant: { name: 'Ana', joined: true, bot: null } },
      { seq: 6, at: 0, what: 'freed', seat: 1, name: 'Ana' },
      { seq: 7, at: 0, what: 'played', ply: 3, by: 'clock', steps: [{ seat: 1, action: '30@up1' }] },
    ];
    const before: Occupant[] = [
      { name: null, joined: true, bot: null },
      { name: 'Ana', joined: true, bot: null },
    ];
    expect(
      lines(events, changes(before, events)).map(({ bot, name, news, text }) => [bot, name, news ?? text]),
    ).toEqual([
      [false, 'Ana', 'hello'],
      [false, null, 'bot-took'],
      [true, null, undefined],
      [false, null, 'asked-back'],
      [false, null, 'plays-again'],
      [false, 'Ana', 'freed'],
      [false, null, 'clock'],
    ]);
  });

  it('and bots that were there from the beginning are no news', () => {
    const bot: ViewerEvent = {
      seq: 1,
      at: 0,
      what: 'seated',
      seat: 1,
      occupant: { name: null, joined: false, bot: 'steady' },
    };
    const came: ViewerEvent = {
      seq: 2,
      at: 0,
      what: 'seated',
      seat: 2,
      occupant: { name: 'Eva', joined: true, bot: null },
    };
    const before: Occupant[] = [0, 1, 2].map(() => ({ name: null, joined: false, bot: null }));
    expect(lines([bot, came], changes(before, [bot, came]))).toEqual([]);
  });
});

it('a turn that the clock has ended is told until its seat plays again', () => {
  const clock: ViewerEvent = {
    seq: 5,
    at: 0,
    what: 'played',
    ply: 3,
    by: 'clock',
    steps: [{ seat: 1, action: '30@up1' }],
  };
  expect(timedOut([played(1, 0, '20@up1')])).toBeNull();
  expect(timedOut([clock, played(6, 2, '40@up1')])).toBe(1);
  expect(timedOut([clock, played(6, 2, '40@up1'), played(7, 1, '50@up1')])).toBeNull();
  expect(timedOut([clock, { ...clock, seq: 6, steps: [{ seat: 0, action: '40@up1' }] }])).toBe(0);
});
