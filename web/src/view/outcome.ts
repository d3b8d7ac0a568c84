/** What came out of a game, in words. */
import type { TableCtrl } from '../ctrl/table.svelte.ts';
import { GAMES } from '../games.ts';
import { lang, type Translate } from '../lang/index.svelte.ts';
import { never } from '../never.ts';

/** The result in a few words: large, and a line below it. */
export type Outcome = { headline: string; about: string; totals: string; won: boolean; together: boolean };

export function outcome(t: Translate, ctrl: TableCtrl): Outcome {
  const view = ctrl.view;
  if (!view) return { headline: t('over-title'), about: '', totals: '', won: false, together: true };
  switch (view.game) {
    case 'the-game':
    case 'ascenso-descenso': {
      const { cards, excellentBelow } = GAMES[view.game];
      const [count, all] = [view.left, cards[1] - cards[0] + 1];
      if (view.won)
        return { headline: t('over-all', { all }), about: t('over-won'), totals: '', won: true, together: true };
      const about = count < excellentBelow ? t('over-excellent') : t('over-lost-about');
      return { headline: t('over-left', { count }), about, totals: '', won: false, together: true };
    }
    case 'face-to-face': {
      const winner = view.winner ?? 0;
      const won = winner === ctrl.seat;
      const headline = won ? t('over-you-won') : t('over-won-by', { who: ctrl.who(winner) });
      const about =
        view.reason !== 'stuck'
          ? won
            ? t('over-you-emptied')
            : t('over-emptied')
          : won
            ? t('over-stuck', { who: ctrl.who(1 - winner) })
            : ctrl.seat === null
              ? t('over-stuck', { who: ctrl.who(1 - winner) })
              : t('over-you-stuck');
      return { headline, about, totals: '', won, together: false };
    }
    case 'hormigas': {
      const winners = view.winners ?? [];
      const who = new Intl.ListFormat(lang.code).format(winners.map((seat) => ctrl.who(seat)));
      const won = winners.includes(ctrl.seat ?? -1);
      const alone = won ? t('over-you-won') : t('over-won-by', { who });
      const totals = view.totals.map((count, seat) => `${ctrl.who(seat)}: ${t('points', { count })}`).join(' · ');
      return {
        headline: winners.length > 1 ? t('over-shared', { who }) : alone,
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
