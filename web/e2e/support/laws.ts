/** The laws of the stage, looked at in the page itself: what a finger reaches, what scrolls, what is cut. */

/** Screens that people really have: what a browser leaves of them. */
export const SIZES = [
  { width: 375, height: 553 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** Where the main button stands: the same place throughout a turn. Runs in the page. */
export function mainBox(): string {
  const box = document.querySelector('[data-main]')?.getBoundingClientRect();
  return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : 'none';
}

/** What breaks the laws of the stage, each as a sentence. Runs in the page, so it uses nothing of this file. */
export function stageFaults(): string[] {
  const stage = document.querySelector<HTMLElement>('.stage');
  if (!stage) return [];
  /** A finger's width; what DESIGN allows of a card in a hand and of the places between cards; half a pixel is none. */
  const [TOUCH, NARROW, SLACK] = [44, 30, 0.5];
  const faults: string[] = [];
  const sheet = document.querySelector<HTMLElement>('dialog[open]');
  const result = document.querySelector<HTMLElement>('[data-result]');
  const top = sheet ?? stage;
  /** What is only for the ear is a pixel wide. */
  const seen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.unseen') &&
    element.getBoundingClientRect().width > 1;
  const name = (element: Element): string => {
    const named = element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    return `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith('svelte-')).join('.')} “${named.slice(0, 40)}”`;
  };
  const round = (...numbers: number[]): string => numbers.map((one) => Math.round(one * 10) / 10).join(' x ');

  // Nothing scrolls.
  const root = document.scrollingElement!;
  if (root.scrollHeight > innerHeight + 1) faults.push(`the page scrolls: ${root.scrollHeight} > ${innerHeight}`);
  if (root.scrollWidth > innerWidth) faults.push(`the page scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
  for (const one of stage.querySelectorAll<HTMLElement>('*')) {
    // What tells of the game beside the table may be long, and so is a row that is swiped, or all hands of a finished game.
    if (!seen(one) || one.closest('aside, [data-swipes], [data-looking-back]')) continue;
    const { overflowY, overflowX } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1)
      faults.push(`${name(one)} scrolls: ${one.scrollHeight} > ${one.clientHeight}`);
    if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1)
      faults.push(`${name(one)} scrolls sideways: ${one.scrollWidth} > ${one.clientWidth}`);
  }
  if (sheet && sheet.scrollWidth > sheet.clientWidth + 1) faults.push('the sheet scrolls sideways');

  // Every card of the hand is what a finger at the middle of its visible part hits.
  const cards = [...stage.querySelectorAll<HTMLElement>('.hand [data-card]')];
  if (!sheet && !result)
    cards.forEach((card, i) => {
      const box = card.getBoundingClientRect();
      const next = cards[i + 1]?.getBoundingClientRect();
      const covered = next && next.left > box.left && Math.abs(next.top - box.top) < box.height / 2;
      const right = covered ? Math.min(box.right, next.left) : box.right;
      const hit = document.elementFromPoint((box.left + right) / 2, box.top + box.height / 2);
      // In Hormigas a card's halves are places: the card that is put in goes before it or after it.
      if (hit?.closest('[data-card]') !== card && !hit?.closest('[data-at], .place'))
        faults.push(`card ${card.dataset['card']} is covered by ${hit ? name(hit) : 'nothing: it is off the screen'}`);
      if (right - box.left < NARROW - SLACK)
        faults.push(`of card ${card.dataset['card']} ${round(right - box.left)} px are to be seen`);
      if (box.bottom > innerHeight + SLACK) faults.push(`card ${card.dataset['card']} reaches below the screen`);
    });

  // What can be touched is large enough, on the screen, and not covered.
  for (const one of top.querySelectorAll<HTMLElement>('button, a, select, input, summary, label:has(input)')) {
    if (!seen(one) || one.closest('label:has(input)') !== (one.matches('label') ? one : null)) continue;
    const box = one.getBoundingClientRect();
    const slim = one.closest('.hand, [data-planned], [data-own]') !== null;
    if (box.width < (slim ? NARROW : TOUCH) - SLACK || box.height < TOUCH - SLACK)
      faults.push(`${name(one)} is ${round(box.width, box.height)} px`);
    // What lies below a result, a sheet's own scrolling and the cards of a pile over one another are looked at elsewhere.
    if (sheet || result || one.matches(':disabled') || one.closest('aside, [data-pile], .hand')) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !(one.contains(hit) || hit.contains(one)))
      faults.push(`${name(one)} is covered by ${hit ? name(hit) : 'the edge of the screen'}`);
  }
  // A pile is touched wherever it is seen: whatever lies on it does what the pile does.
  if (!sheet && !result)
    for (const pile of stage.querySelectorAll<HTMLElement>('[data-pile]')) {
      const target = (pile.querySelector('[data-drop]') ?? pile).getBoundingClientRect();
      const hit = document.elementFromPoint(target.left + target.width / 2, target.top + target.height / 2);
      if (hit?.closest('[data-pile]') !== pile)
        faults.push(`pile ${pile.dataset['pile']} is covered by ${hit ? name(hit) : 'nothing'}`);
    }

  // No text is cut, runs out of what it stands on, or lies over another.
  const words: { text: string; lines: DOMRect[]; of: Element }[] = [];
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const of = node.parentElement!;
    const text = node.nodeValue!.trim();
    if (!text || !seen(of) || of.closest('option, style, svg, pre')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const lines = [...range.getClientRects()];
    // A player may be called anything: names alone are shortened.
    const shortened = of.closest('[data-name]') !== null;
    const scrolled = of.closest('dialog, aside, [data-result], [data-swipes], [data-looking-back], .round') !== null;
    if (!scrolled && (box.top < -1 || box.bottom > innerHeight + 1))
      faults.push(`“${text}” is off the screen: ${round(box.top, box.bottom)}`);
    if (!shortened && !of.closest('[data-swipes]') && (box.left < -1 || box.right > innerWidth + 1))
      faults.push(`“${text}” is off the screen: ${round(box.left)} to ${round(box.right)}`);
    if (!shortened && !of.closest('[data-swipes], .card'))
      for (let up: HTMLElement | null = of; up && up !== top; up = up.parentElement) {
        const edge = up.getBoundingClientRect();
        const clips = getComputedStyle(up).overflowX !== 'visible';
        const holds = clips || up.matches('button, .chip, .button, [class~="card"]');
        if (!holds) continue;
        const turned = up.closest('.card, .pile') !== null;
        if (!turned && (box.right > edge.right + 1 || box.left < edge.left - 1))
          faults.push(
            `“${text}” runs out of ${name(up)}: ${round(box.left, box.right)} in ${round(edge.left, edge.right)}`,
          );
        if (!turned && !scrolled && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2))
          faults.push(
            `“${text}” is cut by ${name(up)}: ${round(box.top, box.bottom)} in ${round(edge.top, edge.bottom)}`,
          );
        if (clips) break;
      }
    if (shortened || scrolled || of.closest('.card')) continue;
    words.push({ text, lines, of });
  }
  // A line is higher than its letters.
  const over = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.36 * Math.min(a.height, b.height);
  const overlap = (some: DOMRect[], others: DOMRect[]): boolean => some.some((a) => others.some((b) => over(a, b)));
  /** What lies over the table for a while may cover what is written on the cloth. */
  const layer = (of: Element): Element | null => of.closest('.hint, .choice, .bubble, .over-table, [data-result]');
  words.forEach((one, i) => {
    for (const other of words.slice(i + 1))
      if (layer(one.of) === layer(other.of) && overlap(one.lines, other.lines))
        faults.push(`“${one.text}” and “${other.text}” lie over one another`);
    if (one.of.closest('.message') && !sheet && !result)
      for (const card of cards)
        if (overlap(one.lines, [card.getBoundingClientRect()]))
          faults.push(`“${one.text}” lies over card ${card.dataset['card']}`);
  });
  return [...new Set(faults)];
}
