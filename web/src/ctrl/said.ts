/** What was said and what came to pass beside the game: the lines of the talk, and the signals that
 *  still stand. */
import type { ViewerEvent, Happened, Occupant } from '../protocol.ts';
import { never } from '../never.ts';

/** Beside the game: seats and their people, and turns that the clock has ended. */
export type News = {
  kind: 'freed' | 'invited' | 'rekeyed' | 'asked-back' | 'wished' | 'bot-took' | 'plays-again' | 'clock';
};

/** Words, a signal or news. What was said stays with who said it: `bot` and `name` are of that time. */
export type Line = {
  key: string;
  seq: number;
  seat: number;
  bot: boolean;
  name: string | null;
  signal?: string;
  text?: string;
  news?: News['kind'];
};
export type Standing = { seat: number; kind: string; pile: string | null };

/** What happened to a seat, by the event's number. An event says who has the seat from then on, not who had it. */
export type Changes = ReadonlyMap<number, 'bot-took' | 'plays-again'>;

/** The talk in order. A seat's signals of one moment are one line each. */
export function lines(events: readonly ViewerEvent[], changes: Changes = new Map()): Line[] {
  return events.flatMap((event): Line[] => {
    if (event.what === 'said') {
      return event.said.flatMap((said, index) => {
        const words = 'text' in said ? [{ text: said.text }] : said.signals.map((signal) => ({ signal }));
        return words.map((word, place) => ({
          key: `${event.seq}.${index}.${place}`,
          seq: event.seq,
          seat: said.seat,
          bot: said.bot ?? false,
          name: said.name ?? null,
          ...word,
        }));
      });
    }
    const told = news(event, changes.get(event.seq));
    return told ? [{ key: `${event.seq}`, seq: event.seq, bot: false, ...told }] : [];
  });
}

function news(
  event: Happened,
  change: News['kind'] | undefined,
): { seat: number; name: string | null; news: News['kind'] } | null {
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
    case 'seated':
      return change ? { seat: event.seat, name: null, news: change } : null;
    // The talk itself, and what is seen elsewhere.
    case 'said':
    case 'reacted':
    case 'created':
    case 'secret':
    case 'invited-all':
    case 'left':
    case 'shown':
    case 'help':
    case 'started':
    case 'took-back':
    case 'rematch':
      return null;
    default:
      return never(event);
  }
}

/** What has changed at seats, between how they were known and what came since. Seats to which nobody has come
 *  change hands without a word. */
export function changes(
  before: readonly Occupant[],
  events: readonly ViewerEvent[],
  known: Changes = new Map(),
): Changes {
  const bots = before.map((occupant) => occupant.bot !== null);
  const found = new Map(known);
  for (const event of events) {
    if (event.what !== 'seated') continue;
    const bot = event.occupant.bot !== null;
    // Of a seat that was not known before a bot has taken it, or somebody has come.
    const changed = bots[event.seat] === undefined ? bot : bots[event.seat] !== bot;
    if (event.occupant.joined && changed) found.set(event.seq, bot ? 'bot-took' : 'plays-again');
    bots[event.seat] = bot;
  }
  return found;
}

/** The seat for which the clock has played last, until it plays again. */
export function timedOut(events: readonly ViewerEvent[]): number | null {
  const last = new Map<number, boolean>();
  for (const event of events) {
    const seat = event.what === 'played' ? event.steps[0]?.seat : undefined;
    if (event.what !== 'played' || seat === undefined || seat === null) continue;
    // The latest stands last.
    last.delete(seat);
    last.set(seat, event.by === 'clock');
  }
  return [...last].findLast(([, clock]) => clock)?.[0] ?? null;
}

/** The signals that stand, as the table tells them by seat. */
export function standing(signals: readonly string[][]): Standing[] {
  return signals.flatMap((tokens, seat) =>
    tokens.map((token) => {
      const [kind, pile] = token.split('@') as [string, string | undefined];
      return { seat, kind, pile: pile ?? null };
    }),
  );
}
