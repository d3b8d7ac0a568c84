/** What is told to others of a finished game: how far each pile went, without a card's number, and a link to the same
 *  cards. */
import { GAMES, type Game } from '../games.ts';
import type { TableInfo } from '../protocol.ts';
import type { Turn } from './moves.ts';

/** A tenth of a pile: not reached, covered by a pile that rises or falls, or won by a step back. */
export type Square = 'none' | 'up' | 'down' | 'trick';
const SIGNS: Record<Square, string> = { none: '⬜', up: '🟦', down: '🟧', trick: '🟨' };
const TENTHS = 10;

/** Each pile in tenths, the first card at the left; none in 111 Hormigas, which has no piles. */
export function squares(game: Game, played: readonly Turn[]): Square[][] {
  const {
    cards: [low, high],
    piles,
  } = GAMES[game];
  const tenth = (card: number): number =>
    Math.min(TENTHS - 1, Math.max(0, Math.floor(((card - low) / (high - low + 1)) * TENTHS)));
  const keys = piles.flatMap((pile) =>
    pile.rivals ? [] : game === 'face-to-face' ? [`0-${pile.name}`, `1-${pile.name}`] : [pile.name],
  );
  const moves = played.flatMap((turn) => turn.moves);
  return keys.map((key) => {
    const own = moves.filter((move) => move.key === key);
    const kind = key.includes('up') ? 'up' : 'down';
    const row = Array.from({ length: TENTHS }, (): Square => 'none');
    const top = own.at(-1);
    if (!top) return row;
    const reach = kind === 'up' ? tenth(top.card) : TENTHS - 1 - tenth(top.card);
    row.fill(kind, 0, reach + 1);
    for (const { card, step, rival } of own) {
      if (step === null || step >= 0 || rival) continue;
      row[kind === 'up' ? tenth(card) : TENTHS - 1 - tenth(card)] = 'trick';
    }
    return row;
  });
}

/** The link that deals the same cards, for whoever would do better. Options that no link can say lead to the game. */
export function challenge(table: Pick<TableInfo, 'game' | 'options' | 'seats' | 'reveal'>): string {
  const options = Object.entries(table.options);
  const plain = options.every(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  if (!table.reveal || !plain) return `${location.origin}/game/${table.game}`;
  const asked = new URLSearchParams([
    ['seats', String(table.seats.length)],
    ['seed', table.reveal.seed],
    ...options.map(([name, value]) => [name, String(value)]),
  ]);
  return `${location.origin}/play/${table.game}?${asked}`;
}

/** The whole as a text: lines of words, of squares, and the link. */
export const shareText = (lines: readonly string[], rows: readonly Square[][], url: string): string =>
  [...lines, ...rows.map((row) => row.map((one) => SIGNS[one]).join('')), url].join('\n');
