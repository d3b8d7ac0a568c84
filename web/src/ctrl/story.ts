/** What happened, in words: for screen readers and for the line under the board. */
import type { Messages } from '../lang/en.ts';
import type { EventJson } from '../protocol.ts';
import type { News } from './said.ts';
import { placement } from './tokens.ts';

/** A pile as the listener calls it: what is the rival's for one seat is the own for the other. */
export function pileName(t: Messages, pile: string, seat: number | null, you: number | null): string {
  const names = t.table.pile as Record<string, string>;
  if (pile === 'up' || pile === 'down' || pile.startsWith('rival-')) {
    if (seat === you) return names[pile]!;
    return names[pile.startsWith('rival-') ? pile.slice('rival-'.length) : `rival-${pile}`]!;
  }
  return names[pile] ?? pile;
}

/** One action in words. */
export function tell(t: Messages, step: EventJson, who: (seat: number) => string, you: number | null): string {
  const name = step.seat === null ? '' : who(step.seat);
  const placed = placement(step.action);
  if (placed && !/^(take|put|start)@/.test(step.action)) {
    return t.table.didPlace(name, t.table.placed(placed.card, pileName(t, placed.pile, step.seat, you)));
  }
  const [verb, rest] = step.action.split('@') as [string, string | undefined];
  switch (verb) {
    case 'end': {
      const drawn = Array.isArray(step.drawn) ? step.drawn.length : (step.drawn ?? 0);
      return t.table.drew(name, drawn);
    }
    case 'start':
      return t.table.started(who(Number(rest)));
    case 'take':
      return t.ants.did.take(name, Number(rest));
    case 'put':
      return [t.ants.did.put(name, step.dropped ?? 0), roundEnd(t, step, who)].filter(Boolean).join(' ');
    case 'refresh':
      return t.ants.did.refresh(name);
    case 'claim':
      return [t.ants.did.claim(name), roundEnd(t, step, who)].filter(Boolean).join(' ');
    case 'pass':
      return [t.ants.did.pass(name), roundEnd(t, step, who)].filter(Boolean).join(' ');
    default:
      return t.ants.did.deal;
  }
}

function roundEnd(t: Messages, step: EventJson, who: (seat: number) => string): string {
  if (!step.round) return '';
  return step.round.finisher === null ? t.ants.limitEnd : t.ants.roundEnd(who(step.round.finisher));
}

/** What came to pass beside the game. */
export function newsText(t: Messages, news: News['kind'], who: string, own: boolean): string {
  return own ? t.news.own[news] : t.news[news](who);
}

/** A reason of the rules, in the page's language. */
export function whyNot(t: Messages, reason: { code: string; card?: number; top?: number; count?: number }): string {
  const { card = 0, top = 0, count = 0 } = reason;
  switch (reason.code) {
    case 'does-not-fit':
    case 'does-not-improve':
      return t.why[reason.code](card, top);
    case 'not-in-hand':
    case 'jump-not-now':
    case 'spoils-minimum':
      return t.why[reason.code](card);
    case 'minimum-not-met':
      return t.why['minimum-not-met'](count);
    case 'rival-used':
    case 'not-your-turn':
    case 'choose-start':
    case 'take-first':
    case 'put-first':
    case 'claim-or-pass':
    case 'middle-not-open':
    case 'not-enough':
    case 'over':
      return t.why[reason.code]();
    default:
      return t.why.other();
  }
}

/** A refusal of the server, in the page's language. */
export function refusal(t: Messages, code: string, reason: string): string {
  const known = t.refused as Record<string, unknown>;
  const text = code === 'other' ? undefined : known[code];
  return typeof text === 'string' ? text : t.refused.other(reason);
}
