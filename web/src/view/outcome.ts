/** What came out of a game, in words. */
import { gameTitle, inRows } from '../ctrl/story.ts';
import type { TableCtrl } from '../ctrl/table.svelte.ts';
import { type Game, GAMES } from '../games.ts';
import { lang, type Translate } from '../lang/index.svelte.ts';
import { never } from '../never.ts';

/** The result in a few words: large, and a line below it. */
export type Outcome = { headline: string; about: string; totals: string; won: boolean; together: boolean };

/** A game that was won together. */
function beaten(t: Translate, game: Game, seat: number | null): string {
  const title = gameTitle(t, game);
  return seat === null ? t('over-won-team', { game: title }) : t('over-won', { game: title });
}

/** What steps back are called: a number of them stands before it. */
export const backSteps = (t: Translate, game: Game, count: number): string =>
  inRows(game) ? t('over-jumps', { count }) : t('over-tricks', { count });

export function outcome(t: Translate, ctrl: TableCtrl): Outcome {
  const view = ctrl.view;
  if (!view) return { headline: t('over-title'), about: '', totals: '', won: false, together: true };
  switch (view.game) {
    case 'the-game':
    case 'ascenso-descenso': {
      const { cards, excellentBelow } = GAMES[view.game];
      const [count, all] = [view.left, cards[1] - cards[0] + 1];
      if (view.won)
        return {
          headline: t('over-all', { all }),
          about: beaten(t, view.game, ctrl.seat),
          totals: '',
          won: true,
          together: true,
        };
      const headline = count < excellentBelow ? t('over-excellent', { count }) : t('over-left', { count });
      return { headline, about: t('over-lost-about'), totals: '', won: false, together: true };
    }
    case 'face-to-face': {
      const winner = view.winner ?? 0;
      const won = winner === ctrl.seat;
      const headline = won ? t('over-you-won') : t('over-won-by', { who: ctrl.who(winner) });
      const about =
        view.reason !== 'stuck'
          ? won
            ? t('over-you-emptied')
            : t('over-emptied', { who: ctrl.who(winner) })
          : won
            ? t('over-stuck', { who: ctrl.who(1 - winner) })
            : ctrl.seat === null
              ? t('over-stuck', { who: ctrl.who(1 - winner) })
              : t('over-you-stuck');
      return { headline, about, totals: '', won, together: false };
    }
    case 'hormigas': {
      const winners = view.winners ?? [];
      const won = winners.includes(ctrl.seat ?? -1);
      const others = winners.filter((seat) => seat !== ctrl.seat).map((seat) => ctrl.who(seat));
      const who = new Intl.ListFormat(lang.locale).format(others);
      const alone = won ? t('over-you-won') : t('over-won-by', { who });
      const totals = view.totals.map((count, seat) => `${ctrl.who(seat)}: ${t('points', { count })}`).join(' · ');
      return {
        headline: winners.length < 2 ? alone : won ? t('over-shared-you', { who }) : t('over-shared', { who }),
        about: '',
        totals,
        won,
        together: false,
      };
    }
    default:
      return never(view);
  }
}
