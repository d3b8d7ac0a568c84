/** Bots have names, as everyone at a table. */
import { BOT_NAMES, type Wish } from '../protocol.ts';

/** The seats with a name for each bot that has none: the next one that nobody there has. */
export function withNames(seats: Wish[]): Wish[] {
  const taken = new Set(seats.map((seat) => seat.name?.trim().toLowerCase()));
  const free = BOT_NAMES.filter((name) => !taken.has(name.toLowerCase()));
  return seats.map((seat) => (seat.bot && !seat.name ? { ...seat, name: free.shift()! } : seat));
}
