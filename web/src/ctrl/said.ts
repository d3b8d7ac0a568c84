/** What was said and what came to pass beside the game: the lines of the talk, and the signals that
 *  still stand. */
import type { Event, Happened } from '../protocol.ts';
import { placement } from './tokens.ts';

/** Beside the game: seats and their people, and turns that the clock has ended. */
export type News = { kind: 'freed' | 'invited' | 'rekeyed' | 'asked-back' | 'wished' | 'bot-took' | 'plays-again' | 'clock' };

/** Words, a signal or news. What was said stays with who said it: `bot` and `name` are of that time. */
export type Line = { key: string; seq: number; seat: number; bot: boolean; name: string | null; signal?: string; text?: string; news?: News['kind'] };
export type Standing = { seat: number; kind: string; pile: string | null };

/** The talk in order. A seat's signals of one moment are one line each. */
export function lines(events: readonly Event[]): Line[] {
  const bots = new Map<number, boolean>();
  return events.flatMap((event): Line[] => {
    if (event.what === 'said') {
      return event.said.map((said, index) => {
        const words = 'text' in said ? { text: said.text } : { signal: said.signal };
        return { key: `${event.seq}.${index}`, seq: event.seq, seat: said.seat, bot: said.bot ?? false, name: said.name ?? null, ...words };
      });
    }
    const told = news(event, bots);
    return told ? [{ key: `${event.seq}`, seq: event.seq, bot: false, ...told }] : [];
  });
}

function news(event: Happened, bots: Map<number, boolean>): { seat: number; name: string | null; news: News['kind'] } | null {
  switch (event.what) {
    case 'freed':
      return { seat: event.seat, name: event.name, news: 'freed' };
    case 'invited':
    case 'rekeyed':
    case 'asked-back':
    case 'wished':
      return { seat: event.seat, name: null, news: event.what };
    case 'played': {
      const seat = event.steps[0]?.seat ?? null;
      return event.by === 'clock' && seat !== null ? { seat, name: null, news: 'clock' } : null;
    }
    case 'seated': {
      const { seat, occupant } = event;
      const before = bots.get(seat) ?? false;
      bots.set(seat, occupant.bot !== null);
      // A seat to which nobody has come changes hands without a word.
      if (!occupant.joined || before === (occupant.bot !== null)) return null;
      return { seat, name: null, news: occupant.bot === null ? 'plays-again' : 'bot-took' };
    }
    default:
      return null;
  }
}

/** Signals that nothing has made void: a pile's until it changes or the seat plays. Of a long game old
 *  turns are missing: where the game has gone on unseen, nothing that was said before still stands. */
export function standing(events: readonly Event[], ply?: number): Standing[] {
  const stand = new Map<string, Standing>();
  const drop = (void_: (one: Standing) => boolean): void => {
    for (const [key, one] of stand) if (void_(one)) stand.delete(key);
  };
  let known = 0;
  const reach = (at: number): void => {
    if (at > known) stand.clear();
    known = at;
  };
  for (const event of events) {
    if (event.what === 'said') {
      for (const said of event.said) {
        reach(said.ply);
        if (!('signal' in said)) continue;
        const [kind, pile] = said.signal.split('@') as [string, string | undefined];
        stand.set(`${said.seat}@${pile ?? 'mood'}`, { seat: said.seat, kind, pile: pile ?? null });
      }
    } else if (event.what === 'played') {
      reach(event.ply);
      for (const step of event.steps) {
        const placed = placement(step.action);
        if (placed && step.seat !== null) drop((one) => one.pile === placed.pile || one.seat === step.seat);
        if (step.action.startsWith('start@')) drop((one) => one.kind === 'would-start' || one.kind === 'rather-not');
      }
      known = event.ply + event.steps.length;
    } else if (event.what === 'took-back') known = event.ply;
  }
  if (ply !== undefined) reach(ply);
  return [...stand.values()];
}
