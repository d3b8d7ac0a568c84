/** What came out of a game, in words. */
import type { TableCtrl } from '../ctrl/table.svelte.ts';
import type { Messages } from '../lang/en.ts';

/** The rule books call fewer cards left than this excellent. */
const EXCELLENT = 10;

export function outcome(t: Messages, ctrl: TableCtrl): { headline: string; details: string[]; duel: boolean } {
  const view = ctrl.view;
  if (!view) return { headline: t.over.title, details: [], duel: false };
  switch (view.game) {
    case 'the-game':
    case 'ascenso-descenso': {
      const lost = view.left < EXCELLENT ? t.over.excellent(view.left) : t.over.lost(view.left);
      return { headline: view.won ? t.over.won : lost, details: [], duel: false };
    }
    case 'face-to-face': {
      const winner = view.winner ?? 0;
      const headline = winner === ctrl.seat ? t.over.youWon : t.over.wonBy(ctrl.who(winner));
      const why = view.reason === 'stuck' ? t.over.stuck(ctrl.who(1 - winner)) : t.over.emptied;
      return { headline, details: [why], duel: true };
    }
    case 'hormigas': {
      const winners = view.winners ?? [];
      const names = winners.map((seat) => ctrl.who(seat)).join(', ');
      const alone = winners[0] === ctrl.seat ? t.over.youWon : t.over.wonBy(names);
      const totals = view.totals.map((total, seat) => `${ctrl.who(seat)}: ${t.over.points(total)}`).join(' · ');
      return { headline: winners.length > 1 ? t.over.shared(names) : alone, details: [totals], duel: true };
    }
    default:
      return view satisfies never;
  }
}
