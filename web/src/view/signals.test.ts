import { expect, it } from 'vitest';
import type { Standing } from '../ctrl/said.ts';
import { pileSignals } from './signals.ts';

const said = (seat: number, kind: string, pile: string | null = 'up1'): Standing => ({ seat, kind, pile });

it('shows what weighs most, and counts the rest', () => {
  const standing = [said(1, 'no-big-step'), said(2, 'good'), said(3, 'leave'), said(4, 'good')];
  const { marks, more, all } = pileSignals(standing, 'up1', 0);
  expect(marks).toEqual([said(3, 'leave'), said(2, 'good')]);
  expect(more).toBe(2);
  expect(all.map((one) => one.seat)).toEqual([3, 2, 4, 1]);
});

it('leaves out the own words, other piles and moods', () => {
  const standing = [said(0, 'leave'), said(1, 'leave', 'down2'), said(1, 'trouble', null)];
  expect(pileSignals(standing, 'up1', 0)).toEqual({ marks: [], more: 0, all: [] });
  expect(pileSignals(standing, 'up1', null).marks, 'whoever looks on hears all').toEqual([said(0, 'leave')]);
});

it('says once that one may go ahead, and only where nobody asks for anything', () => {
  const free = [said(1, 'go-ahead'), said(2, 'go-ahead'), said(3, 'go-ahead')];
  expect(pileSignals(free, 'up1', 0)).toEqual({ marks: [said(1, 'go-ahead')], more: 0, all: free });
  const asked = pileSignals([...free, said(4, 'no-big-step')], 'up1', 0);
  expect(asked.marks).toEqual([said(4, 'no-big-step')]);
  expect(asked.more).toBe(0);
  expect(asked.all).toHaveLength(4);
});

it('does not reorder what it was given', () => {
  const standing = [said(2, 'good'), said(1, 'leave')];
  pileSignals(standing, 'up1', 0);
  expect(standing.map((one) => one.seat)).toEqual([2, 1]);
});
