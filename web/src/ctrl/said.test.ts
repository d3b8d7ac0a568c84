import { expect, it } from 'vitest';
import type { Event } from '../protocol.ts';
import { lines, standing } from './said.ts';
import { pileKey, placement } from './tokens.ts';

const said = (seq: number, seat: number, signal: string): Event => ({ seq, at: 0, what: 'said', said: [{ seat, ply: 0, signal }] });
const played = (seq: number, seat: number, action: string): Event => ({ seq, at: 0, what: 'played', ply: 0, by: 'person', steps: [{ seat, action }] });

it('a signal stands until its pile changes or its seat plays', () => {
  const events = [said(1, 1, 'leave@up1'), said(2, 1, 'good@down1'), said(3, 2, 'good@up2'), said(4, 2, 'trouble')];
  expect(standing(events)).toHaveLength(4);
  expect(standing([...events, played(5, 0, '30@up1')]).map((one) => one.pile)).toEqual(['down1', 'up2', null]);
  expect(standing([...events, played(5, 2, '30@down2')]).map((one) => one.seat)).toEqual([1, 1]);
});

it('the latest word of a seat on a pile is the one that stands', () => {
  expect(standing([said(1, 1, 'leave@up1'), said(2, 1, 'go-ahead@up1')])).toEqual([{ seat: 1, kind: 'go-ahead', pile: 'up1' }]);
  expect(lines([said(1, 1, 'leave@up1'), said(2, 1, 'go-ahead@up1')])).toHaveLength(2);
});

it('piles have one name, whoever speaks', () => {
  expect(placement('37@rival-up')).toEqual({ card: 37, pile: 'rival-up' });
  expect(placement('end')).toBeNull();
  expect(pileKey('rival-up', 0)).toBe(pileKey('up', 1));
  expect(pileKey('up1', 3)).toBe('up1');
});
