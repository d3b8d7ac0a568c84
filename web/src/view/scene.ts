/** What a board draws: a view, and around it what a table or a finished game knows besides. */
import { lastMoves, type Move, turns } from '../ctrl/moves.ts';
import type { Standing } from '../ctrl/said.ts';
import type { TableCtrl } from '../ctrl/table.svelte.ts';
import type { Game } from '../games.ts';
import type { Translate } from '../lang/index.svelte.ts';
import type { Help, RoundJson, ViewJson } from '../protocol.ts';
import type { Facts } from '../wasm.ts';

export type Scene = {
  view: ViewJson;
  /** The own seat; `null` for those who look on. */
  seat: number | null;
  game: Game;
  help: Help;
  seats: number;
  who: (seat: number) => string;
  facts: Facts | null;
  laid: Record<string, number>;
  standing: Standing[];
  /** The last move on each pile, by its key. */
  last: Record<string, Move>;
  /** Cards that are new in the own hand and were not touched yet. */
  fresh: readonly number[];
  /** The hint that stands: tokens in their order. */
  hint: readonly string[];
  /** The end of the last round of Hormigas. */
  round: RoundJson | null;
  /** To whom the board tells what was asked for; without it the board is only to look at. */
  ctrl: TableCtrl | null;
  /** All hands, in a finished game. */
  hands: number[][] | null;
  /** The middle of Hormigas with all cards, in a finished game. */
  middle: ([number, boolean] | null)[] | null;
};

export type TeamView = Extract<ViewJson, { game: 'the-game' | 'ascenso-descenso' }>;
export type DuelView = Extract<ViewJson, { game: 'face-to-face' }>;
export type AntView = Extract<ViewJson, { game: 'hormigas' }>;

/** The name of the table itself: whose turn it is. */
export function turnName(t: Translate, scene: Scene): string {
  // The planned view may be over already, and the turn still to be sent.
  const { over, turn } = scene.ctrl?.view ?? scene.view;
  if (over) return t('over-title');
  if (turn === null) return scene.game === 'hormigas' ? t('prompt-deal') : t('table-choose');
  return turn === scene.seat ? t('table-your-turn') : t('table-turn-of', { who: scene.who(turn) });
}

function lastRound(ctrl: TableCtrl): RoundJson | null {
  const last = ctrl.events.findLast((event) => event.what === 'played' && event.steps.some((step) => step.round));
  return last?.what === 'played' ? (last.steps.findLast((step) => step.round)?.round ?? null) : null;
}

/** The scene of a running table. */
export function live(ctrl: TableCtrl, hint: readonly string[] = []): Scene | null {
  const { shown: view, table } = ctrl;
  if (!view || !table) return null;
  return {
    view,
    seat: ctrl.seat,
    game: table.game,
    help: table.help,
    seats: table.seats.length,
    who: (seat) => ctrl.who(seat),
    facts: ctrl.facts,
    laid: ctrl.laid,
    standing: ctrl.standing,
    last: lastMoves(turns(table.game, ctrl.events)),
    fresh: ctrl.fresh,
    hint,
    round: lastRound(ctrl),
    ctrl: ctrl.seat === null || ctrl.view?.over ? null : ctrl,
    hands: null,
    middle: null,
  };
}
