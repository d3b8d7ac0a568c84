/** What the browser remembers: settings, one's own games and their keys, turns in the making. The logs of tables in this browser
 *  are kept by the worker that has them, and forgotten from here. */
import { forgetLog, sweepLogs } from '../engine/logs.ts';

const PREFIX = 'subibaja.';
/** More own games than this are forgotten: finished ones first, then the oldest. */
const MAX_GAMES = 40;
/** What is kept of a table beside its place among the own games; `record` and `counted` in former times. */
const OF_A_TABLE = ['record', 'counted', 'outbox', 'plan', 'seen'];
const DAY = 86_400_000;
/** What belongs to a table that is not among the own games is dropped after this long. */
const STRAY = DAY;

/** What storage did not take, as it is full or forbidden: it lasts as long as the page. */
const unstored = new Map<string, string>();

export function kept<T>(key: string): T | null {
  try {
    const text = unstored.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Will it still be there after a reload? If not, it is kept as long as the page. */
export function keep(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}

/** Tells when another tab changes what is kept; returns how to stop. */
export function onKept(key: string, changed: () => void): () => void {
  const look = (event: StorageEvent): void => {
    if (event.key === PREFIX + key || event.key === null) changed();
  };
  globalThis.addEventListener('storage', look);
  return () => globalThis.removeEventListener('storage', look);
}

/** A table that this browser has a way into. */
export type OwnGame = {
  table: string;
  /** The seat's key; `null` at tables in this browser. */
  secret: string | null;
  /** The key that is to replace it, until the server has confirmed it. */
  next?: string | null;
  /** The invitation that the key was sent with, until the server has confirmed it. */
  invitation?: string | null;
  /** Nobody has confirmed yet that the key opens anything. */
  pending?: boolean;
  game: string;
  seats: number;
  at: number;
  over: boolean;
  /** Invitations by seat, for whoever made the table. */
  invitations?: Record<number, string>;
  /** The invitation of the whole group, for whoever made it. */
  group?: string | null;
  /** The secret of those who look on, for whoever made the table. */
  watch?: string;
  /** The same as tables kept it in former times: all seats' links. */
  keys?: { seats: string[]; watch: string };
};

/** A table to learn at: it is no game. */
export const isLesson = (table: string): boolean => table.startsWith('lesson-');
/** A table that no server has. */
export const isLocal = (table: string): boolean => table.startsWith('here-') || isLesson(table);

export function ownGames(): OwnGame[] {
  const games = kept<OwnGame[]>('games');
  return Array.isArray(games) ? games : [];
}

export function ownGame(table: string): OwnGame | undefined {
  return ownGames().find((game) => game.table === table);
}

/** Remembers a game, or what has changed of it; the newest first. Will it be there after a reload? */
export function rememberGame(table: string, change: Partial<OwnGame>): boolean {
  const before = ownGame(table) ?? { table, secret: null, game: '', seats: 0, at: Date.now(), over: false };
  const games = [{ ...before, ...change }, ...ownGames().filter((other) => other.table !== table)];
  while (games.length > MAX_GAMES) {
    // A key that is forgotten is a seat that is lost: games that are over go first.
    const last = games.findLastIndex((game) => game.over);
    const [gone] = games.splice(last > 0 ? last : games.length - 1, 1);
    forgetTable(gone!.table);
  }
  return keep('games', games);
}

export function forgetGame(table: string): void {
  keep(
    'games',
    ownGames().filter((game) => game.table !== table),
  );
  forgetTable(table);
}

/** The invitation to a seat, if this browser made or was given one. */
export function invitationTo(table: string, seat: number): string | undefined {
  const game = ownGame(table);
  return game?.invitations?.[seat] ?? game?.keys?.seats[seat];
}

/** Keeps an invitation before it is sent: a lost answer loses nothing. */
export function keepInvitation(table: string, seat: number, invitation: string): void {
  rememberGame(table, { invitations: { ...ownGame(table)?.invitations, [seat]: invitation } });
}

/** The server did not take it. */
export function forgetInvitation(table: string, seat: number, invitation: string): void {
  const { [seat]: had, ...others } = ownGame(table)?.invitations ?? {};
  if (had === invitation) rememberGame(table, { invitations: others });
}

/** The invitation of the whole group, if this browser made it. */
export const groupInvitation = (table: string): string | undefined => ownGame(table)?.group ?? undefined;

export function watchSecret(table: string): string | undefined {
  const game = ownGame(table);
  return game?.watch ?? game?.keys?.watch;
}

function forgetTable(table: string): void {
  if (isLocal(table)) void forgetLog(table);
  for (const { key, table: of } of tableKeys()) if (of === table) keep(key, null);
}

/** Everything that is kept of tables, beside the list of own games. */
function tableKeys(): { key: string; table: string }[] {
  const keys = new Set(unstored.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) keys.add(key.slice(PREFIX.length));
  } catch {
    // Forbidden: then there is only what the page holds.
  }
  return [...keys].flatMap((key) => {
    const [kind, table] = key.split('.') as [string, string | undefined];
    return OF_A_TABLE.includes(kind) && table ? [{ key, table }] : [];
  });
}

/** Drops what is left of tables that are not among the own games any more. */
export function sweep(now = Date.now()): void {
  const own = new Set(ownGames().map((game) => game.table));
  for (const { key, table } of tableKeys()) {
    if (own.has(table)) continue;
    const at = kept<{ at?: unknown }>(key)?.at;
    if (typeof at !== 'number' || now - at > STRAY) keep(key, null);
  }
  void sweepLogs(own, now - STRAY);
}
