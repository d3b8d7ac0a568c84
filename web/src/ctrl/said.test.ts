import { describe, expect, it } from 'vitest';
import type { ViewerEvent, Occupant } from '../protocol.ts';
import { changes, lines, standing, timedOut } from './said.ts';
import { pileKey, placement } from './tokens.ts';

const said = (seq: number, seat: number, signal: string): ViewerEvent => ({
  seq,
  at: 0,
  what: 'said',
  said: [{ seat, ply: 0, signal }],
});
const played = (seq: number, seat: number, action: string): ViewerEvent => ({
  seq,
  at: 0,
  what: 'played',
  ply: 0,
  by: 'person',
  steps: [{ seat, action }],
});

it('a signal stands until its pile changes or its seat plays', () => {
  const events = [said(1, 1, 'leave@up1'), said(2, 1, 'good@down1'), said(3, 2, 'good@up2'), said(4, 2, 'trouble')];
  expect(standing(events)).toHaveLength(4);
  expect(standing([...events, played(5, 0, '30@up1')]).map((one) => one.pile)).toEqual(['down1', 'up2', null]);
  expect(standing([...events, played(5, 2, '30@down2')]).map((one) => one.seat)).toEqual([1, 1]);
});

it('the latest word of a seat on a pile is the one that stands', () => {
  expect(standing([said(1, 1, 'leave@up1'), said(2, 1, 'go-ahead@up1')])).toEqual([
    { seat: 1, kind: 'go-ahead', pile: 'up1' },
  ]);
  expect(lines([said(1, 1, 'leave@up1'), said(2, 1, 'go-ahead@up1')])).toHaveLength(2);
});

it('piles have one name, whoever speaks', () => {
  expect(placement('37@rival-up')).toEqual({ card: 37, pile: 'rival-up' });
  expect(placement('end')).toBeNull();
  expect(pileKey('rival-up', 0)).toBe(pileKey('up', 1));
  expect(pileKey('up1', 3)).toBe('up1');
});

describe('of a long game', () => {
  it('signals from before turns that were left out do not stand', () => {
    const old: ViewerEvent = { seq: 3, at: 0, what: 'said', said: [{ seat: 1, ply: 4, signal: 'leave@up1' }] };
    const now: ViewerEvent = { seq: 900, at: 0, what: 'said', said: [{ seat: 2, ply: 300, signal: 'good@up2' }] };
    const later: ViewerEvent = {
      seq: 901,
      at: 0,
      what: 'played',
      ply: 300,
      by: 'person',
      steps: [{ seat: 0, action: '30@down1' }],
    };
    expect(standing([old], 4), 'a gap in the numbers alone means nothing').toHaveLength(1);
    expect(standing([old], 300)).toEqual([]);
    expect(standing([old, now, later], 301).map((one) => one.seat)).toEqual([2]);
  });
});

describe('what was said stays with who said it', () => {
  it('whoever has the seat later', () => {
    const events: ViewerEvent[] = [
      { seq: 1, at: 0, what: 'said', said: [{ seat: 1, ply: 0, name: 'Ana', text: 'hello' }] },
      { seq: 2, at: 0, what: 'seated', seat: 1, occupant: { name: 'Ana', joined: true, bot: 'steady' } },
      { seq: 3, at: 0, what: 'said', said: [{ seat: 1, ply: 0, bot: true, signal: 'fine' }] },
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
