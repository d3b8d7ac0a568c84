/** Links that deal at once in this browser: `/play/GAME?seats=3&bots=steady&seed=7&minimum=3`. Beside those names there
 *  are `help` and the game's options by their names in records. What can't be is said, never passed over. */
import { GAMES, type Game } from '../games.ts';
import type { CreateTable, Help, Level } from '../protocol.ts';
import { localWish } from './games.ts';

/** What is wrong with a link: a name that means nothing here, one that stands there twice, or a value that can't be. */
export type Wrong =
  { what: 'unknown' | 'twice'; name: string } | { what: 'value'; name: string; value: string; allowed: string };

const BOTS: readonly Level[] = ['random', 'novice', 'steady', 'expert'];
const HELPS: readonly Help[] = ['none', 'legal', 'gaps', 'hints'];
/** As the rules read seeds; anything else they refuse. */
const SEED = /^[\w.-]{1,32}$/;

type Option = { name: string; choices: readonly (string | number | boolean)[]; seat: boolean };

export function readPlay(game: Game, search: string): { wish: CreateTable } | { wrong: Wrong[] } {
  const asked = new URLSearchParams(search);
  const wrong: Wrong[] = [];
  const options: readonly Option[] = GAMES[game].options;
  const [least, most] = GAMES[game].seats;
  const known = ['seats', 'bots', 'seed', 'help', ...options.map((option) => option.name)];
  for (const name of new Set(asked.keys())) {
    if (!known.includes(name)) wrong.push({ what: 'unknown', name });
    else if (asked.getAll(name).length > 1) wrong.push({ what: 'twice', name });
  }
  /** The value under a name if `read` makes something of it; `undefined` if there is none. */
  function value<T>(name: string, allowed: string, read: (text: string) => T | undefined): T | undefined {
    const text = asked.get(name);
    if (text === null) return undefined;
    const found = read(text);
    if (found === undefined) wrong.push({ what: 'value', name, value: text, allowed });
    return found;
  }
  const among = <T>(all: readonly T[]): [string, (text: string) => T | undefined] => [
    all.join(', '),
    (text) => all.find((one) => String(one) === text),
  ];
  const between = (from: number, to: number): [string, (text: string) => number | undefined] =>
    among(Array.from({ length: to - from + 1 }, (_, i) => from + i));

  // Where the rules name no values, any number is theirs to judge.
  const number = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

  const seats = value('seats', ...between(least, most)) ?? GAMES[game].usualSeats;
  const level = value('bots', ...among(BOTS)) ?? 'steady';
  const help = value('help', ...among(HELPS));
  const seed = value('seed', 'A–Z a–z 0–9 - _ .', (text) => (SEED.test(text) ? text : undefined));
  const chosen: Record<string, unknown> = {};
  for (const { name, choices, seat } of options) {
    const places = seat ? Array.from({ length: seats }, (_, i) => i) : [];
    const all: readonly (string | number | boolean)[] = [...choices, ...places];
    const found = all.length > 0 ? value(name, ...among(all)) : value(name, '0–999999', number);
    if (found !== undefined) chosen[name] = found;
  }
  if (wrong.length > 0) return { wrong };
  const wish = localWish(game, seats - 1, level);
  return { wish: { ...wish, options: chosen, ...(help ? { help } : {}), ...(seed ? { seed } : {}) } };
}
