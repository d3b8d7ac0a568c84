/** The keyboard at a table: what fingers do, in single keys. */
import type { TableCtrl } from '../ctrl/table.svelte.ts';
import { GAMES, type Game } from '../games.ts';

/** The piles of a game, in the order of their keys. */
const piles = (game: Game): readonly { name: string }[] => GAMES[game].piles;

export function onKey(ctrl: TableCtrl, event: KeyboardEvent, tellKeys: () => void): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return;
  // On some keyboards it is a shifted key, on others not.
  if (event.key === '?') {
    event.preventDefault();
    return tellKeys();
  }
  if (!ctrl.myTurn || ctrl.view?.over) return;
  const digit = /^[1-4]$/.test(event.key) ? Number(event.key) : 0;
  if (digit > 0) {
    const pile = ctrl.table ? piles(ctrl.table.game)[digit - 1]?.name : undefined;
    if (pile && ctrl.plan.lifted !== null) ctrl.do(`${ctrl.plan.lifted}@${pile}`);
    else if (!pile && digit <= 3 && ctrl.shown?.legal.includes(`take@${digit}`)) {
      // Wherever one was: now it goes on at the cards.
      document.querySelector<HTMLElement>(`[data-place="${digit}"]`)?.focus();
      ctrl.do(`take@${digit}`);
    } else return;
  } else if (event.key === 'Escape') ctrl.lift(null);
  else if (event.key === 'Backspace') ctrl.takeBack();
  else if (event.key === 'e' || event.key === 'E') document.querySelector<HTMLElement>('[data-main]')?.click();
  else if (event.key === 'h' || event.key === 'H') document.querySelector<HTMLElement>('[data-hint]')?.click();
  else return;
  event.preventDefault();
  refocus();
}

/** A card that was placed took the focus with it: it goes to the hand's next card. */
function refocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-card][tabindex="0"]')?.focus();
  });
}
