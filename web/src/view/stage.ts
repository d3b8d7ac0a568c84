/** Shows what happens at a table: cards fly from who plays them to where they lie, and are heard and felt. */
import type { Stage, TableCtrl } from '../ctrl/table.svelte.ts';
import { pileKey, placement } from '../ctrl/tokens.ts';
import { GAMES } from '../games.ts';
import type { EventJson, ViewJson } from '../protocol.ts';
import { buzz } from '../sound/haptics.ts';
import { play } from '../sound/sounds.ts';
import type { Reason } from '../wasm.ts';
import { costKind } from './cost.ts';
import { atSeat, deckOf, flight, here, pose, seen, type Step } from './flight.ts';
import { ms, still, TIMES, wait } from './motion.ts';

type Ants = Extract<ViewJson, { game: 'hormigas' }>;

/** As many backs fly to somebody at the beginning. */
const DEALT_TO_OTHERS = 3;

/** Reasons that are told at the pile: it is the pile that does not take the card. */
const OF_THE_PILE: Reason['code'][] = ['does-not-fit', 'does-not-improve', 'jump-not-now', 'rival-pile-used'];

const AIR = '.air';
const own = (card: number): string => `[data-card="${card}"]`;
const middle = (place: number): string => `[data-place="${place}"]`;

export function stage(ctrl: TableCtrl): Stage {
  /** Before this time nothing more of others is shown: one can follow. */
  let ready = 0;
  const restFor = (time: number): void => void (ready = performance.now() + ms(time));
  const rested = async (): Promise<void> => {
    const left = ready - performance.now();
    if (left > 0 && !still()) await wait(left);
  };

  const ants = (): Ants | null => (ctrl.view?.game === 'hormigas' ? ctrl.view : null);
  /** The place in the middle from which a card was taken. */
  const free = (): number => (ants()?.middle.indexOf(null) ?? -1) + 1;

  async function place(step: EventJson, card: number, pile: string): Promise<void> {
    const key = pileKey(pile, step.seat);
    const cost = stepOn(ctrl, key, card, pile);
    await flight.others(step.seat, card, key, cost);
    ctrl.laid = { ...ctrl.laid, [key]: card };
    sound(cost);
    flight.landed(key, cost);
    restFor(TIMES.restCard);
  }

  function draw(step: EventJson, mine: boolean): void {
    const count = Array.isArray(step.drawn) ? step.drawn.length : (step.drawn ?? 0);
    const left = leftToDraw(ctrl.view, step.seat);
    for (let i = 0; i < count; i++) setTimeout(() => play('slide'), ms(TIMES.stagger * i));
    if (count > 0 && left === count) setTimeout(() => play('empty'), ms(TIMES.draw));
    if (mine && Array.isArray(step.drawn)) void flight.draw(step.drawn, step.seat);
    else if (!mine) void flight.drawTo(step.seat, count);
    if (!mine) restFor(TIMES.restTurn);
  }

  async function take(step: EventJson, at: number, mine: boolean): Promise<void> {
    play('slide');
    const from = seen(middle(at));
    if (mine && step.card !== undefined) {
      void flight.swap([{ card: step.card, from: middle(at), to: AIR }], true);
      return;
    }
    const lies = ants()?.middle[at - 1] ?? null;
    const width = pose(from)?.width ?? 0;
    await flight.move(lies?.[1] ? lies[0] : null, from, atSeat(step.seat, width * 0.6), 'out');
    restFor(TIMES.restCard);
  }

  function deal(hand: readonly number[]): void {
    play('riffle');
    void flight.draw(hand, ctrl.seat, true);
    for (const [seat] of ctrl.table?.seats.entries() ?? [])
      if (seat !== ctrl.seat) void flight.drawTo(seat, DEALT_TO_OTHERS, true);
  }

  return {
    async show(step, mine) {
      if (!mine) await rested();
      const placed = placement(step.action);
      const at = Number(/^take@(\d)/.exec(step.action)?.[1]);
      if (placed && !/^(take|put|start)@/.test(step.action)) await place(step, placed.card, placed.pile);
      else if (step.action === 'end') draw(step, mine);
      else if (at) await take(step, at, mine);
      else if (step.dropped !== undefined) {
        await flight.drop(step.dropped, step.seat, seen(middle(free())));
        play('snap', 2);
        restFor(TIMES.restTurn);
      } else if (step.action === 'refresh') play('riffle');
      else if (step.hand) deal(step.hand);
      const winner = step.round?.finisher;
      if (winner != null) play('run', step.round!.hands[winner]?.length);
    },

    dealt() {
      const hand = ctrl.view?.hand ?? [];
      void here('[data-deck]').then(() => {
        if (deckOf(null)) deal(hand);
      });
    },

    planned(token, choice) {
      const placed = placement(token);
      if (choice?.put) {
        const { held } = ants() ?? {};
        const { dropped } = choice.put;
        const moves = [{ card: dropped, from: own(dropped), to: middle(free()) }];
        if (held != null) moves.push({ card: held, from: AIR, to: own(held) });
        void flight.swap(moves).then(() => play('snap', 2));
        buzz('place');
      } else if (placed && choice?.cost) {
        const cost: Step = { gap: choice.cost.gap, kind: costKind(choice.cost) };
        void flight.place(placed.card, pileKey(placed.pile, ctrl.seat), cost).then(() => {
          sound(cost);
          buzz(cost.kind === 'trick' ? 'trick' : 'place');
        });
      }
    },

    tookBack(tokens) {
      if (tokens.length > 0) play('slide');
      for (const token of tokens) {
        const placed = placement(token);
        const { held } = ants() ?? {};
        const dropped = Number(seen(`${middle(free())} .card`)?.dataset['n']);
        if (placed) void flight.home(placed.card, pileKey(placed.pile, ctrl.seat));
        else if (token.startsWith('put@') && held != null && dropped)
          void flight.swap([
            { card: held, from: own(held), to: AIR },
            { card: dropped, from: middle(free()), to: own(dropped) },
          ]);
      }
    },

    refused(token, { code }, text) {
      play('refused');
      const why = OF_THE_PILE.includes(code) ? text : '';
      const placed = placement(token);
      const at = /^take@(\d)/.exec(token)?.[1];
      if (at) flight.refuse(middle(Number(at)), why);
      else if (placed) flight.refuse(`[data-pile="${pileKey(placed.pile, ctrl.seat)}"]`, why);
    },

    sound(kind) {
      play(kind);
      if (kind === 'turn') flight.rise();
      if (kind === 'turn' || kind === 'won') buzz(kind);
    },
  };
}

/** One hears what a card costs. */
function sound({ gap, kind }: Step): void {
  if (kind === 'trick') play('trick');
  else play('snap', Math.abs(gap ?? 1));
}

/** How far a pile goes with a card that is laid on it. */
function stepOn(ctrl: TableCtrl, key: string, card: number, pile: string): Step {
  const top = ctrl.laid[key] ?? topOf(ctrl.view, key);
  if (top === null) return { gap: null, kind: 'meh' };
  const gap = pile.includes('up') ? card - top : top - card;
  const rival = pile.startsWith('rival-');
  return { gap, kind: costKind({ card, pile, gap, skips: 0, back: gap < 0 && !rival, rival }) };
}

function topOf(view: ViewJson | null, key: string): number | null {
  if (!view || view.game === 'hormigas') return null;
  if (view.game === 'face-to-face') {
    const [seat, direction] = key.split('-');
    return view.tops[Number(seat)]?.[direction === 'up' ? 0 : 1] ?? null;
  }
  return view.tops[GAMES[view.game].piles.findIndex((pile) => pile.name === key)] ?? null;
}

/** The cards of the draw pile from which a seat draws. */
function leftToDraw(view: ViewJson | null, seat: number | null): number | null {
  if (!view) return null;
  return (view.game === 'face-to-face' ? view.draw[seat ?? 0] : view.draw[0]) ?? null;
}
