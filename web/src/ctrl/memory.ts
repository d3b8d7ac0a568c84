/** What the browser remembers: settings, one's own games, games played on this device. */

const PREFIX = 'subibaja.';
/** More own games than this are forgotten, the oldest first. */
const MAX_GAMES = 40;

export function kept<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden: then the page goes on without it. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing to be done; the game goes on.
  }
}

/** A table that this browser has a way into. */
export type OwnGame = {
  table: string;
  secret: string | null;
  game: string;
  seats: number;
  at: number;
  over: boolean;
  /** The links of all seats and of those who look on, for whoever made the table. */
  keys?: { seats: string[]; watch: string };
};

export const isLocal = (table: string): boolean => table.startsWith('here-');

export function ownGames(): OwnGame[] {
  return kept<OwnGame[]>('games') ?? [];
}

export function ownGame(table: string): OwnGame | undefined {
  return ownGames().find((game) => game.table === table);
}

/** Remembers a game, or what has changed of it; the newest first. */
export function rememberGame(game: OwnGame): void {
  const before = ownGame(game.table);
  const others = ownGames().filter((other) => other.table !== game.table);
  const games = [{ ...before, ...game, secret: game.secret ?? before?.secret ?? null }, ...others];
  for (const old of games.splice(MAX_GAMES)) keep(`record.${old.table}`, null);
  keep('games', games);
}

export function forgetGame(table: string): void {
  keep('games', ownGames().filter((game) => game.table !== table));
  keep(`record.${table}`, null);
}
