/** Takes a free seat of a table that anyone may join. */
import { takeSeat, Failed } from '../net/http.ts';
import type { Problem } from '../protocol.ts';
import { forgetGame, ownGame, rememberGame } from './memory.ts';
import { freshSecret } from './secrets.ts';

/** The key is kept before it is sent, and dropped if the server says that it opens nothing. `null`: done. */
export async function sit(
  { table, game, seats }: { table: string; game: string; seats: number },
  name: string | undefined,
): Promise<{ problem: Problem | null } | null> {
  const key = ownGame(table)?.secret ?? freshSecret();
  rememberGame(table, { secret: key, pending: true, game, seats, at: Date.now(), over: false });
  try {
    await takeSeat(table, { key, ...(name ? { name } : {}) });
    rememberGame(table, { pending: false });
    return null;
  } catch (error) {
    // Without an answer the seat may be ours: the key is kept for the next try.
    if (error instanceof Failed && !error.doubtful) forgetGame(table);
    return { problem: error instanceof Failed ? error.problem : null };
  }
}
