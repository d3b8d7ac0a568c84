/** Which of the partners' signals a pile shows: few that can be read at a glance, the weightiest first. */
import type { Standing } from '../ctrl/said.ts';

/** More marks than this are counted, not drawn. */
const MAX_MARKS = 2;

/** From what weighs most to what asks for nothing. */
const WEIGHTS = ['leave', 'good', 'no-big-step', 'go-ahead'];

export type PileSignals = {
  /** What is drawn. */
  marks: Standing[];
  /** How many more there are that ask for something. */
  more: number;
  /** All of them, the weightiest first: for those who hear them read. */
  all: Standing[];
};

/** What the others say of a pile. That one may go ahead is drawn, once, where nobody asks for anything else. */
export function pileSignals(standing: readonly Standing[], pile: string, own: number | null): PileSignals {
  const all = standing
    .filter((one) => one.pile === pile && one.seat !== own && WEIGHTS.includes(one.kind))
    .sort((a, b) => WEIGHTS.indexOf(a.kind) - WEIGHTS.indexOf(b.kind) || a.seat - b.seat);
  const asking = all.filter((one) => one.kind !== 'go-ahead');
  const marks = asking.length > 0 ? asking.slice(0, MAX_MARKS) : all.slice(0, 1);
  return { marks, more: Math.max(0, asking.length - MAX_MARKS), all };
}
