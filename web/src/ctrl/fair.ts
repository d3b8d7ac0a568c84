/** Was the deal fixed before the game? The hash that a table gives before its first card is kept when it is
 *  first seen; what the server says at the end is held against that. */
import type { Rules } from '../engine/types.ts';
import type { ViewJson, TableInfo } from '../protocol.ts';
import { isLocal, keep, kept } from './memory.ts';

/** `early`: seen before anything was played. */
type Seen = { at: number; commitment: string; early: boolean };

/** `fixed`: the deal is the one that was promised before the game. `since`: the one that was promised when
 *  this device came in. `broken`: it is another. */
export type Verdict = 'fixed' | 'since' | 'broken';

export function keepCommitment(table: Pick<TableInfo, 'table' | 'commitment' | 'phase'>, ply: number): void {
  if (isLocal(table.table) || kept<Seen>(`seen.${table.table}`)) return;
  const early = table.phase === 'open' || (table.phase === 'playing' && ply === 0);
  keep(`seen.${table.table}`, { at: Date.now(), commitment: table.commitment, early } satisfies Seen);
}

/** The end of a game, judged; `null` where nothing was promised or nothing is told. */
export function verdict(
  rules: Rules,
  table: TableInfo,
  record: string,
  view: ViewJson,
  seat: number | null,
): Verdict | null {
  const seen = kept<Seen>(`seen.${table.table}`);
  if (!table.reveal || !seen) return null;
  const { seed, nonce } = table.reveal;
  try {
    const promised = rules.commitment(seed, nonce) === seen.commitment && table.commitment === seen.commitment;
    // A record is read only if its seed gives its cards; its last position must be the one on the board.
    const { seed: dealt } = JSON.parse(record) as { seed?: string | number };
    const viewer = seat === null ? 'spectator' : String(seat);
    const { plies } = rules.step(record, 0, viewer);
    const same = String(dealt) === seed && rules.step(record, plies, viewer).view.text === view.text;
    if (!promised || !same) return 'broken';
  } catch {
    return 'broken';
  }
  return seen.early ? 'fixed' : 'since';
}
