/** What choosing a game needs beside the rules' own facts. */
import { GAMES, type Game } from '../games.ts';
import { createLocal } from '../net/local.ts';
import type { CreateTable, Level } from '../protocol.ts';
import { withNames } from './bots.ts';
import { kept, ownGames } from './memory.ts';

export const games = Object.keys(GAMES) as Game[];

/** About how long a game takes. */
export const MINUTES: Record<Game, number> = {
  'the-game': 20,
  'ascenso-descenso': 15,
  'face-to-face': 15,
  hormigas: 30,
};

/** Levels to choose from. The one that plays anything that fits is for measuring. */
export const LEVELS = ['novice', 'steady', 'expert'] as const satisfies Level[];

/** `1–5`, or one number. */
export function seatRange(game: Game): string {
  const [least, most] = GAMES[game].seats;
  return least === most ? `${least}` : `${least}–${most}`;
}

/** Where a game is learnt. */
export const learnPath = (game: Game): string => `/learn/${game}`;

/** What a game in this browser is asked for: oneself and `bots` bots. */
export function localWish(game: Game, bots: number, level: Level): CreateTable {
  const name = kept<string>('name') ?? undefined;
  const others = Array.from({ length: bots }, () => ({ bot: level }));
  return { game, seats: withNames([{ name }, ...others]), help: 'hints', start: true };
}

/** The first game after the lesson: alone where that can be, else with bots that leave one a chance. */
export const firstWish = (game: Game): CreateTable =>
  localWish(game, GAMES[game].seats[0] === 1 ? 0 : GAMES[game].usualSeats - 1, 'novice');

/** Has this browser never seen the game: neither its lesson nor a table of it? */
export const isNew = (game: Game): boolean =>
  kept<object>(`lesson.${game}`) === null && !ownGames().some((own) => own.game === game);

/** Deals in this browser; where the table is. */
export const startLocal = async (wish: CreateTable): Promise<string> => `/t/${await createLocal(wish)}`;
