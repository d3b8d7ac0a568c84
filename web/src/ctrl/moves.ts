/** What was played, for marks on the piles and the log: who, where, how far. */
import { GAMES, type Game } from '../games.ts';
import type { ViewerEvent } from '../protocol.ts';
import { pileKey, placement } from './tokens.ts';

/** A card placed on a pile; `step` is how far the pile went in its direction, `null` if what lay there is not known. */
export type Move = { seat: number; card: number; pile: string; key: string; step: number | null; rival: boolean };
/** What one seat did at a stretch. `drawn`: how many cards it drew at its end. */
export type Turn = { seq: number; number: number; seat: number; moves: Move[]; drawn: number | null };

const isPlacement = (action: string): boolean => !/^(take|put|start)@/.test(action) && placement(action) !== null;

/** The tops by pile before anything was played. */
function starts(game: Game): Map<string, { top: number; up: boolean }> {
  const tops = new Map<string, { top: number; up: boolean }>();
  for (const pile of GAMES[game].piles) {
    if (pile.rivals) continue;
    for (const seat of game === 'face-to-face' ? [0, 1] : [null])
      tops.set(pileKey(pile.name, seat), { top: pile.start, up: pile.direction === 'up' });
  }
  return tops;
}

/** All turns of the events, in order. Of a long game old turns are missing: then the first step on a pile has no
 *  length. */
export function turns(game: Game, events: readonly ViewerEvent[]): Turn[] {
  const all: Turn[] = [];
  const tops = starts(game);
  let known = 0;
  let number = 0;
  for (const event of events) {
    if (event.what === 'took-back') {
      // What was taken back is not part of the game any more: the tops are read from what follows.
      known = event.ply;
      forget(tops);
      continue;
    }
    if (event.what !== 'played') continue;
    if (event.ply !== known) forget(tops);
    known = event.ply + event.steps.length;
    for (const step of event.steps) {
      if (step.seat === null || step.action.startsWith('start@')) continue;
      let turn = all.at(-1);
      if (!turn || turn.seat !== step.seat || turn.drawn !== null) {
        number += 1;
        turn = { seq: event.seq, number, seat: step.seat, moves: [], drawn: null };
        all.push(turn);
      }
      if (isPlacement(step.action)) turn.moves.push(move(tops, step.seat, step.action));
      else if (step.action === 'end') turn.drawn = Array.isArray(step.drawn) ? step.drawn.length : (step.drawn ?? 0);
    }
  }
  return all;
}

function move(tops: Map<string, { top: number; up: boolean }>, seat: number, action: string): Move {
  const { card, pile } = placement(action)!;
  const key = pileKey(pile, seat);
  const before = tops.get(key);
  const up = before?.up ?? pile.includes('up');
  const step = before && !Number.isNaN(before.top) ? (up ? card - before.top : before.top - card) : null;
  tops.set(key, { top: card, up });
  return { seat, card, pile, key, step, rival: pile.startsWith('rival-') };
}

function forget(tops: Map<string, { top: number; up: boolean }>): void {
  for (const [key, { up }] of tops) tops.set(key, { top: NaN, up });
}

/** The last move on each pile, by its key. */
export function lastMoves(all: readonly Turn[]): Record<string, Move> {
  return Object.fromEntries(all.flatMap((turn) => turn.moves.map((one) => [one.key, one] as const)));
}
