import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draggable } from './drag.ts';
import { fromHand } from './flight.ts';

let card: HTMLElement;
let other: HTMLElement;
let pile: HTMLElement;
let happened: string[] = [];
let takes = true;
let detach: (() => void)[] = [];

/** The pile lies at 0..100, 0..100. */
const CARD = { x: 200, y: 300, width: 60, height: 84 };

function attach(node: HTMLElement, name: string): void {
  const free = draggable(() => ({
    lift: () => void happened.push(`${name} lifted`),
    over: (drop) => void happened.push(`${name} over ${drop}`),
    drop: (drop) => {
      happened.push(`${name} dropped on ${drop}`);
      return takes && drop !== null;
    },
  }))(node);
  detach.push(free as () => void);
}

function fire(type: string, x: number, y: number, more: Partial<PointerEventInit> = {}, on: EventTarget = card): void {
  const init = { clientX: x, clientY: y, button: 0, pointerId: 1, bubbles: true, cancelable: true, ...more };
  on.dispatchEvent(new PointerEvent(type, init));
}
const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
const ghosts = (): Element[] => [...document.querySelectorAll('body > [inert]')];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML =
    '<ul><li><button class="card" data-card="37">37</button></li><li><button data-card="52">52</button></li></ul><div data-drop="up1"></div>';
  [card, other] = document.querySelectorAll<HTMLElement>('[data-card]') as unknown as [HTMLElement, HTMLElement];
  pile = document.querySelector('[data-drop]')!;
  card.getBoundingClientRect = () => ({ ...CARD, left: CARD.x, top: CARD.y }) as DOMRect;
  document.elementFromPoint = (x, y) => (x >= 0 && x <= 100 && y >= 0 && y <= 100 ? pile : document.body);
  happened = [];
  takes = true;
  attach(card, '37');
  attach(other, '52');
});
afterEach(() => {
  detach.forEach((free) => free());
  detach = [];
  vi.unstubAllGlobals();
});

describe('a pointer', () => {
  it('that hardly moves has tapped', () => {
    const clicked = vi.fn();
    card.addEventListener('click', clicked);
    fire('pointerdown', 230, 342);
    fire('pointermove', 233, 344);
    fire('pointerup', 233, 344);
    card.click();
    expect(happened).toEqual([]);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('carries the card to what takes it, which is marked meanwhile', async () => {
    fire('pointerdown', 230, 342);
    fire('pointermove', 50, 50);
    expect(ghosts()).toHaveLength(1);
    await frame();
    expect(pile.hasAttribute('data-over')).toBe(true);
    fire('pointerup', 50, 50);
    expect(happened).toEqual(['37 lifted', '37 over up1', '37 over null', '37 dropped on up1']);
    expect([pile.hasAttribute('data-over'), ghosts().length]).toEqual([false, 0]);
  });

  it('that drops it nowhere lets it go home', async () => {
    fire('pointerdown', 230, 342);
    fire('pointermove', 300, 342);
    fire('pointerup', 300, 342);
    expect(happened).toEqual(['37 lifted', '37 dropped on null']);
    await vi.waitFor(() => expect(ghosts()).toHaveLength(0));
  });

  it('that is cancelled drops nothing anywhere, and so does Escape', () => {
    fire('pointerdown', 230, 342);
    fire('pointermove', 50, 50);
    fire('pointercancel', 50, 50);
    expect(happened.at(-1)).toBe('37 dropped on null');
    fire('pointerdown', 230, 342);
    fire('pointermove', 50, 50);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    fire('pointerup', 50, 50);
    expect(happened.filter((one) => one.includes('dropped'))).toEqual(['37 dropped on null', '37 dropped on null']);
  });

  it('is followed by a click that is no tap, and taps count again after it', async () => {
    const clicked = vi.fn();
    document.body.addEventListener('click', clicked);
    fire('pointerdown', 230, 342);
    fire('pointermove', 50, 50);
    fire('pointerup', 50, 50);
    card.click();
    expect(clicked).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 1));
    card.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});

describe('a finger', () => {
  const touch = { pointerType: 'touch' };

  it('does not cover the card: it is 30 px above', async () => {
    fire('pointerdown', 230, 342, touch);
    fire('pointermove', 240, 342, touch);
    await frame();
    expect((ghosts()[0] as HTMLElement).style.transform).toContain('translate(10px, -30px)');
    // The pointer is below the pile, the card is on it.
    fire('pointermove', 50, 120, touch);
    fire('pointerup', 50, 120, touch);
    expect(happened.at(-1)).toBe('37 dropped on up1');
  });

  it('drags alone, whatever a second one does', () => {
    const clicked = vi.fn();
    pile.addEventListener('click', clicked);
    fire('pointerdown', 230, 342, touch);
    fire('pointermove', 50, 50, touch);
    fire('pointerdown', 330, 342, { ...touch, pointerId: 2 }, other);
    fire('pointermove', 400, 400, { ...touch, pointerId: 2 }, other);
    pile.click();
    fire('pointerup', 400, 400, { ...touch, pointerId: 2 }, other);
    fire('pointercancel', 400, 400, { ...touch, pointerId: 2 }, other);
    expect(happened).toEqual(['37 lifted']);
    expect(clicked).not.toHaveBeenCalled();
    fire('pointerup', 50, 50, touch);
    expect(happened.at(-1)).toBe('37 dropped on up1');
    fire('pointerdown', 330, 342, { ...touch, pointerId: 3 }, other);
    fire('pointermove', 50, 50, { ...touch, pointerId: 3 }, other);
    expect(happened.at(-1)).toBe('52 lifted');
  });

  it('never scrolls from a card', () => {
    expect(card.style.touchAction).toBe('none');
  });
});

describe('a card that is dragged', () => {
  it('flies on from where it was dropped', () => {
    let began: ReturnType<typeof fromHand> = null;
    detach[0]!();
    const free = draggable(() => ({ lift: () => {}, over: () => {}, drop: () => void (began = fromHand(37)) }))(card);
    fire('pointerdown', 230, 342);
    fire('pointermove', 60, 52);
    fire('pointerup', 60, 52);
    expect(began).toMatchObject({ x: 60, y: 52 });
    expect(fromHand(37)).toMatchObject({ x: 230, y: 342 });
    (free as () => void)();
  });

  it('and is gone meanwhile leaves nothing behind, and others can be dragged', () => {
    fire('pointerdown', 230, 342);
    fire('pointermove', 50, 50);
    detach[0]!();
    expect(ghosts()).toHaveLength(0);
    fire('pointerdown', 330, 342, { pointerId: 4 }, other);
    fire('pointermove', 50, 50, { pointerId: 4 }, other);
    expect(happened.at(-1)).toBe('52 lifted');
  });
});
