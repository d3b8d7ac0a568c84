/** What came out of a game, in words. */
import type { TableCtrl } from '../ctrl/table.svelte.ts';
import type { Translate } from '../lang/index.svelte.ts';
import { never } from '../never.ts';

/** The rule books call fewer cards left than this excellent. */
const EXCELLENT = 10;

export function outcome(t: Translate, ctrl: TableCtrl): { headline: string; details: string[]; duel: boolean } {
  const view = ctrl.view;
  if (!view) return { headline: t('over-title'), details: [], duel: false };
  switch (view.game) {
    case 'the-game':
    case 'ascenso-descenso': {
      const count = view.left;
      const lost = count < EXCELLENT ? t('over-excellent', { count }) : t('over-lost', { count });
      return { headline: view.won ? t('over-won') : lost, details: [], duel: false };
    }
    case 'face-to-face': {
      const winner = view.winner ?? 0;
      const headline = winner === ctrl.seat ? t('over-you-won') : t('over-won-by', { who: ctrl.who(winner) });
      const why = view.reason === 'stuck' ? t('over-stuck', { who: ctrl.who(1 - winner) }) : t('over-emptied');
      return { headline, details: [why], duel: true };
    }
    case 'hormigas': {
      const winners = view.winners ?? [];
      const who = winners.map((seat) => ctrl.who(seat)).join(', ');
      const alone = winners[0] === ctrl.seat ? t('over-you-won') : t('over-won-by', { who });
      const totals = view.totals.map((count, seat) => `${ctrl.who(seat)}: ${t('points', { count })}`);
      return {
        headline: winners.length > 1 ? t('over-shared', { who }) : alone,
        details: [totals.join(' · ')],
        duel: true,
      };
    }
    default:
      return never(view);
  }
}
