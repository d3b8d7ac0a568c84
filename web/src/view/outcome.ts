/** What came out of a game, in words. */
import type { TableCtrl } from '../ctrl/table.svelte.ts';
import type { Messages } from '../lang/en.ts';

/** The rule books call fewer cards left than this excellent. */
const EXCELLENT = 10;

export function outcome(t: Messages, ctrl: TableCtrl): { headline: string; details: string[]; duel: boolean } {
  const view = ctrl.view;
  if (!view) return { headline: t.over.title, details: [], duel: false };
  if ('won' in view) {
    const headline = view.won
      ? t.over.won
      : view.left < EXCELLENT
        ? t.over.excellent(view.left)
        : t.over.lost(view.left);
    return { headline, details: [], duel: false };
  }
  if ('winner' in view) {
    const winner = view.winner ?? 0;
    const headline = winner === ctrl.seat ? t.over.youWon : t.over.wonBy(ctrl.who(winner));
    return {
      headline,
      details: [view.reason === 'stuck' ? t.over.stuck(ctrl.who(1 - winner)) : t.over.emptied],
      duel: true,
    };
  }
  const winners = view.winners ?? [];
  const names = winners.map((seat) => ctrl.who(seat)).join(', ');
  const headline =
    winners.length > 1 ? t.over.shared(names) : winners[0] === ctrl.seat ? t.over.youWon : t.over.wonBy(names);
  return {
    headline,
    details: [view.totals.map((total, seat) => `${ctrl.who(seat)}: ${t.over.points(total)}`).join(' · ')],
    duel: true,
  };
}
