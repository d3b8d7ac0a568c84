/** The focus at a table is never lost: what had it may be gone, then it is where one goes on. */

/** Where one goes on, the first that is there: what can be taken in Hormigas, the hand, the main button. */
const NEXT = ['.spot.can [data-place]', '[data-at][tabindex="0"]', 'button[data-card][tabindex="0"]', '[data-main]'];
/** And while one looks back. */
const BACK = 'footer input[type=range]';

/** Was the last thing done by a key? Whoever plays by fingers needs no focus. */
let byKey = false;
addEventListener('keydown', () => (byKey = true), true);
addEventListener('pointerdown', () => (byKey = false), true);

function lost(last: Element | null): boolean {
  // Whoever comes from another page is at the beginning of this one.
  if (document.activeElement?.matches('main')) return byKey;
  if (document.activeElement && document.activeElement !== document.body) return false;
  // Whoever tapped beside everything has left it there.
  return byKey && (last === null || !last.isConnected || last.matches(':disabled'));
}

export function goOn(stage: HTMLElement): void {
  const looksBack = stage.querySelector<HTMLElement>(BACK);
  if (looksBack) return looksBack.focus({ preventScroll: true });
  const ended = stage.querySelector('[data-result]') !== null;
  for (const selector of ended ? NEXT.slice(-1) : NEXT) {
    const next = stage.querySelector<HTMLElement>(selector);
    if (!next || (selector !== '[data-main]' && !stage.querySelector('[data-mine]'))) continue;
    next.focus({ preventScroll: true });
    return;
  }
}

export function keepFocus(stage: HTMLElement): () => void {
  let last: Element | null = null;
  /** It waits at the main button for the own turn. */
  let waits = false;
  const focused = (event: FocusEvent): void => {
    last = event.target as Element;
    waits = false;
  };
  const look = (): void => {
    const mine = stage.querySelector('[data-mine], [data-result]') !== null;
    const again = waits && mine && document.activeElement === last;
    if (document.querySelector('dialog[open]') || !(again || lost(last))) return;
    goOn(stage);
    waits = !mine;
  };
  const changes = new MutationObserver(look);
  changes.observe(stage, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  stage.addEventListener('focusin', focused);
  look();
  return () => {
    changes.disconnect();
    stage.removeEventListener('focusin', focused);
  };
}
