/** Bots have names, as everyone at a table. */
import type { Wish } from '../protocol.ts';

/** In seating order. No number sounds in them, and each begins with another letter. */
const NAMES = ['Lola', 'Nico', 'Rita', 'Teo', 'Vera', 'Bruno', 'Clara', 'Dino'];

/** The seats with a name for each bot that has none: the next one that nobody there has. */
export function withNames(seats: Wish[]): Wish[] {
  const taken = new Set(seats.map((seat) => seat.name?.trim().toLowerCase()));
  const free = NAMES.filter((name) => !taken.has(name.toLowerCase()));
  return seats.map((seat) => (seat.bot && !seat.name ? { ...seat, name: free.shift()! } : seat));
}
