/** What stands under a game's name. */
import { MINUTES, seatRange } from '../../ctrl/games.ts';
import { GAMES, type Game } from '../../games.ts';
import type { Translate } from '../../lang/index.svelte.ts';

/** `1–5 · team · 20 min` */
export function gameLine(t: Translate, game: Game): string {
  const { cooperative, seats } = GAMES[game];
  const kind = cooperative ? t('start-kind-team') : seats[1] === 2 ? t('start-kind-duel') : t('start-kind-each');
  return [seatRange(game), kind, t('start-minutes', { range: MINUTES[game] })].join(' · ');
}
