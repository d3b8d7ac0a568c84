/** What happened, in words: for screen readers and for the line under the board. */
import type { Game } from '../games.ts';
import type { Translate } from '../lang/index.svelte.ts';
import { never } from '../never.ts';
import type { Code, EventJson } from '../protocol.ts';
import type { HintReason, Reason } from '../wasm.ts';
import type { News } from './said.ts';
import { placement } from './tokens.ts';

type Row = 'up1' | 'up2' | 'down1' | 'down2';
type Pile = Row | 'up' | 'down' | 'rival-up' | 'rival-down';
/** A pile of a duel as a spectator hears of it: of whoever placed a card there, or of the other. */
type Watched = 'own-up' | 'own-down' | 'other-up' | 'other-down';
type PileSignal = 'leave' | 'no-big-step' | 'good' | 'go-ahead';
type Mood = 'trouble' | 'fine' | 'would-start' | 'rather-not';

/** A game's name. */
export const gameTitle = (t: Translate, game: string): string => t(`game-${game as Game}`);

/** Are the piles of a game called rows? */
export const inRows = (game: Game): boolean => game === 'ascenso-descenso';

/** A pile alone, in full and short; in a sentence; and with what is placed on it. */
export const pileLabel = (t: Translate, game: Game, pile: string): string =>
  inRows(game) ? t(`row-label-${pile as Row}`) : t(`pile-label-${pile as Pile}`);
export const pileShort = (t: Translate, pile: string): string => t(`pile-short-${pile as Pile | Watched}`);
export const pileInWords = (t: Translate, game: Game, pile: string): string =>
  inRows(game) ? t(`row-the-${pile as Row}`) : t(`pile-the-${pile as Pile}`);
export const onPile = (t: Translate, game: Game, pile: string): string =>
  inRows(game) ? t(`row-on-${pile as Row}`) : t(`pile-on-${pile as Pile | Watched}`);

/** What is said by a signal: about a pile, and about oneself. */
export const signalText = (t: Translate, game: Game, kind: string): string =>
  kind === 'leave' && inRows(game) ? t('signal-leave-row') : t(`signal-${kind as PileSignal}`);
export const moodText = (t: Translate, kind: string): string => t(`signal-${kind as Mood}`);

/** A pile as the listener calls it: what is the rival's for one seat is the own for the other, and spectators have
 *  neither. */
export function pileFor(pile: string, seat: number | null, you: number | null): string {
  const duel = /^(rival-)?(up|down)$/.exec(pile);
  if (!duel || (you !== null && seat === you)) return pile;
  const [, rivals, direction] = duel;
  if (you === null) return `${rivals ? 'other' : 'own'}-${direction}`;
  return rivals ? direction! : `rival-${direction}`;
}

/** One action in words. */
export function tell(
  t: Translate,
  game: Game,
  step: EventJson,
  who: (seat: number) => string,
  you: number | null,
): string {
  const name = step.seat === null ? '' : step.seat === you ? t('you-label') : who(step.seat);
  const placed = placement(step.action);
  if (placed && !/^(take|put|start)@/.test(step.action)) {
    return t('table-did-place', {
      who: name,
      what: t('table-placed', { card: placed.card, on: onPile(t, game, pileFor(placed.pile, step.seat, you)) }),
    });
  }
  const [verb, rest] = step.action.split('@') as [string, string | undefined];
  switch (verb) {
    case 'end': {
      const drawn = Array.isArray(step.drawn) ? step.drawn.length : (step.drawn ?? 0);
      return step.seat === you ? t('table-you-draw', { count: drawn }) : t('table-drew', { who: name, count: drawn });
    }
    case 'start':
      return Number(rest) === you ? t('table-you-start') : t('table-started', { who: who(Number(rest)) });
    case 'take':
      return step.card === undefined
        ? t('hormigas-did-take', { who: name, count: Number(rest) })
        : t('hormigas-did-take-card', { who: name, card: step.card });
    case 'put':
      return [t('hormigas-did-put', { who: name, card: step.dropped ?? 0 }), roundEnd(t, step, who, you)]
        .filter(Boolean)
        .join(' ');
    case 'refresh':
      return t('hormigas-did-refresh', { who: name });
    case 'claim':
      return [t('hormigas-did-claim', { who: name }), roundEnd(t, step, who, you)].filter(Boolean).join(' ');
    case 'pass':
      return [t('hormigas-did-pass', { who: name }), roundEnd(t, step, who, you)].filter(Boolean).join(' ');
    default:
      return t('hormigas-did-deal');
  }
}

function roundEnd(t: Translate, step: EventJson, who: (seat: number) => string, you: number | null): string {
  return step.round ? finished(t, step.round.finisher, who, you) : '';
}

/** Who ended a round of Hormigas; nobody at the turn limit. */
export function finished(
  t: Translate,
  finisher: number | null,
  who: (seat: number) => string,
  you: number | null,
): string {
  if (finisher === null) return t('hormigas-limit-end');
  return finisher === you ? t('hormigas-round-yours') : t('hormigas-round-end', { who: who(finisher) });
}

/** What came to pass beside the game. */
export function newsText(t: Translate, news: News['kind'], who: string, own: boolean): string {
  return own ? t(`own-news-${news}`) : t(`news-${news}`, { who });
}

/** A reason of the rules, in the page's language. */
export function whyNot(t: Translate, reason: Reason, who: (seat: number) => string): string {
  switch (reason.code) {
    case 'does-not-fit': {
      const { card, top, goes, back } = reason;
      if (back === null) return t(`illegal-does-not-fit-${goes}`, { card, top });
      return t(`illegal-does-not-fit-${goes}-back`, { card, top, back });
    }
    case 'does-not-improve':
      return t('illegal-does-not-improve', { card: reason.card, top: reason.top });
    case 'not-in-hand':
    case 'jump-not-now':
    case 'spoils-minimum':
      return t(`illegal-${reason.code}`, { card: reason.card });
    case 'minimum-not-met':
      return t('illegal-minimum-not-met', { count: reason.missing });
    case 'no-such-seat':
      return t('illegal-no-such-seat', { seat: who(reason.seat) });
    case 'no-such-position':
      return t('illegal-no-such-position', { count: reason.hand });
    case 'unreadable':
      return t('illegal-other');
    case 'other-game':
    case 'already-started':
    case 'rival-pile-used':
    case 'not-your-turn':
    case 'choose-start-first':
    case 'take-first':
    case 'put-first':
    case 'claim-or-pass':
    case 'nothing-to-claim':
    case 'deal-first':
    case 'round-not-over':
    case 'middle-not-open':
    case 'not-enough-to-refresh':
    case 'no-such-place':
    case 'over':
      return t(`illegal-${reason.code}`);
    default:
      return never(reason);
  }
}

/** What speaks for a hint, in the page's language. */
export function hintReason(
  t: Translate,
  game: Game,
  one: HintReason,
  who: (seat: number) => string,
  you: number | null,
): string {
  switch (one.code) {
    case 'only':
    case 'stop':
    case 'more':
    case 'refresh':
    case 'face-down':
    case 'claim':
    case 'pass':
    case 'deal':
      return t(`reason-${one.code}`);
    case 'start':
      return one.seat === you ? t('reason-start-you') : t('reason-start', { seat: who(one.seat) });
    case 'back':
      return t('reason-back', { card: one.card, on: onPile(t, game, one.pile), gain: one.gain });
    case 'cheap':
    case 'worth':
      return t(`reason-${one.code}`, { count: one.cards, cost: one.cost });
    case 'skips':
      return t('reason-skips', { count: one.count });
    case 'leaves':
      return t('reason-leaves', { seat: who(one.seat) });
    case 'refills':
      return t('reason-refills', { card: one.card, help: one.help });
    case 'run':
      return t('reason-run', { count: one.count, card: one.card });
    case 'grows':
      return t('reason-grows', { from: one.from, to: one.to });
    default:
      return never(one);
  }
}

/** Which refusals have a text `refused-CODE`. */
const REFUSALS = {
  unreadable: false,
  version: false,
  'join-first': false,
  'no-table': true,
  'wrong-secret': true,
  'invitation-used': false,
  'key-needed': true,
  'not-seated': true,
  'not-host': true,
  'seat-is-bots': true,
  'no-seat': true,
  'seat-taken': true,
  full: true,
  'not-away': true,
  'not-started': true,
  started: true,
  'not-over': true,
  over: false,
  'not-your-turn': false,
  'moved-on': true,
  illegal: true,
  'one-at-a-time': true,
  'no-take-back': true,
  'no-talk': true,
  'names-number': true,
  'name-marks': true,
  'name-taken': true,
  length: true,
  'too-much': true,
  invalid: true,
  'not-stored': true,
  'not-known': false,
  stopping: true,
} as const satisfies Record<Code, boolean>;
type OwnText = { [C in Code]: (typeof REFUSALS)[C] extends true ? C : never }[Code];
const hasText = (code: string): code is OwnText => (REFUSALS as Partial<Record<string, boolean>>)[code] === true;

/** A refusal of the server, in the page's language: by its code, as the server's sentence is English. */
export function refusal(t: Translate, code: string): string {
  if (code === 'version') return t('page-too-old');
  if (code === 'not-known') return t('not-known-try-again');
  if (code === 'over') return t('illegal-over');
  if (code === 'not-your-turn') return t('illegal-not-your-turn');
  return hasText(code) ? t(`refused-${code}`) : t('refused-other', { code });
}
