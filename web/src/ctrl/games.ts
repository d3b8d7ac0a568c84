/** Facts about the games for choosing one. */
import type { Game } from '../games.ts';

export type GameFacts = { seats: [number, number]; minutes: string; together: boolean; bots: number[] };

export const gameFacts: Record<Game, GameFacts> = {
  'the-game': { seats: [1, 5], minutes: '15–25', together: true, bots: [0, 1, 2] },
  'ascenso-descenso': { seats: [1, 5], minutes: '10–20', together: true, bots: [0, 1, 2] },
  'face-to-face': { seats: [2, 2], minutes: '15–20', together: false, bots: [1] },
  hormigas: { seats: [2, 5], minutes: '20–40', together: false, bots: [1, 2, 3] },
};
