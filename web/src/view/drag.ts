/** Dragging a card with mouse, pen or finger onto something that takes it. */
import type { Attachment } from 'svelte/attachments';
import { carry, hide, pose, type Pose } from './flight.ts';
import { end as ended, ms, still, TIMES } from './motion.ts';

/** A pointer that moves less than this has only tapped. */
const THRESHOLD = 7;
/** A finger covers what is under it: the card goes so far above. */
const ABOVE = 30;
const LARGER = 1.08;
/** Degrees for each pixel a frame, and the most. */
const TILT = 0.9;
const MOST_TILT = 14;

/** `drop` says whether the card was taken; if not it goes home. */
export type Dragged = {
  lift: () => void;
  over: (drop: string | null) => void;
  drop: (drop: string | null) => boolean | void;
};

/** The pointer that drags: there is one, whatever other fingers do. */
let busy: number | null = null;

function targetAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
}

export function draggable(what: () => Dragged | null): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let at = { x: 0, y: 0 };
    /** How far above the pointer the card is. */
    let above = 0;
    /** Where the card's middle was, and its size. */
    let home: Pose | null = null;
    /** The box that it lies in. */
    let place: DOMRect | null = null;
    let ghost: HTMLElement | null = null;
    let dragged: Dragged | null = null;
    let target: HTMLElement | null = null;
    let show = (): void => {};
    let frame = 0;
    let tilt = 0;
    let lastX = 0;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || busy !== null || !what()) return;
      busy = event.pointerId;
      from = at = { x: event.clientX, y: event.clientY };
      above = event.pointerType === 'touch' ? ABOVE : 0;
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancelled);
      window.addEventListener('keydown', key, { capture: true });
    };

    const begin = (): void => {
      dragged = what();
      if (!dragged || !from) return;
      const box = node.getBoundingClientRect();
      home = pose(node) ?? { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, turn: 0 };
      ghost = node.cloneNode(true) as HTMLElement;
      for (const name of ['id', 'data-card', 'aria-label', 'aria-pressed', 'tabindex']) ghost.removeAttribute(name);
      for (const mark of ghost.querySelectorAll('.dot, .unseen')) mark.remove();
      ghost.setAttribute('aria-hidden', 'true');
      ghost.setAttribute('inert', '');
      const [width, height] = [node.offsetWidth, node.offsetHeight];
      Object.assign(ghost.style, {
        position: 'fixed',
        left: `${home.x - width / 2}px`,
        top: `${home.y - height / 2}px`,
        width: `${width}px`,
        height: `${height}px`,
        margin: '0',
        transformOrigin: '50% 50%',
        transition: 'none',
        pointerEvents: 'none',
        zIndex: '50',
        willChange: 'transform',
      });
      const card = node.matches('.card') ? node : (node.querySelector<HTMLElement>('.card') ?? node);
      ghost.style.setProperty('--w', `${card.offsetWidth}px`);
      place = node.parentElement?.getBoundingClientRect() ?? null;
      document.body.append(ghost);
      show = hide(node, 60_000);
      lastX = from.x;
      window.addEventListener('click', swallow, { capture: true });
      dragged.lift();
    };

    /** How the card stands now, from where it was. */
    const shift = (): { x: number; y: number } => ({ x: at.x - from!.x, y: at.y - from!.y - above });
    const turned = (): string => {
      const { x, y } = shift();
      return `translate(${x}px, ${y}px) rotate(${tilt.toFixed(2)}deg) scale(${LARGER})`;
    };

    /** What the card is over: what its middle shows, else what the pointer shows. */
    const find = (): HTMLElement | null => {
      const { x, y } = shift();
      return (home && targetAt(home.x + x, home.y + y)) ?? targetAt(at.x, at.y);
    };

    const draw = (): void => {
      frame = 0;
      if (!ghost || !from) return;
      const aim = still() ? 0 : Math.max(-MOST_TILT, Math.min(MOST_TILT, (at.x - lastX) * TILT));
      lastX = at.x;
      tilt += (aim - tilt) * 0.25;
      ghost.style.transform = turned();
      mark(find());
      // It stands upright again when the hand rests.
      if (Math.abs(tilt) > 0.1) frame = requestAnimationFrame(draw);
      else tilt = 0;
    };

    const mark = (now: HTMLElement | null): void => {
      if (now === target) return;
      target?.removeAttribute('data-over');
      now?.setAttribute('data-over', '');
      target = now;
      dragged?.over(now?.dataset['drop'] ?? null);
    };

    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== busy) return;
      at = { x: event.clientX, y: event.clientY };
      if (!ghost && Math.hypot(at.x - from.x, at.y - from.y) >= THRESHOLD) begin();
      if (ghost && frame === 0) frame = requestAnimationFrame(draw);
    };

    const up = (event: PointerEvent): void => {
      if (event.pointerId !== busy) return;
      at = { x: event.clientX, y: event.clientY };
      finish(ghost ? find() : null);
    };
    const cancelled = (event: PointerEvent): void => {
      if (event.pointerId === busy) finish(null);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !ghost) return;
      event.stopPropagation();
      finish(null);
    };

    /** The pointer has let go: the card is taken, or goes home. */
    const finish = (over: HTMLElement | null): void => {
      const [was, what] = [ghost, dragged];
      const { x, y } = from ? shift() : { x: 0, y: 0 };
      const left = home && { ...home, x: home.x + x, y: home.y + y, width: home.width * LARGER, turn: tilt };
      ghost = null;
      const reveal = show;
      show = () => {};
      end();
      if (!was || !what) return;
      const taken = carry(node.dataset['card'] ?? node.querySelector<HTMLElement>('[data-n]')?.dataset['n'], left, () =>
        what.drop(over?.dataset['drop'] ?? null),
      );
      if (taken === true || !node.isConnected) {
        was.remove();
        reveal();
      } else void spring(was, reveal);
    };

    /** Back to its place, which may have moved meanwhile. */
    const spring = async (card: HTMLElement, reveal: () => void): Promise<void> => {
      const time = ms(TIMES.refused);
      const [now, was] = [node.parentElement?.getBoundingClientRect(), place];
      if (time > 0 && now && was && typeof card.animate === 'function') {
        const goal = `translate(${now.x - was.x}px, ${now.y - was.y}px) rotate(${home?.turn ?? 0}deg) scale(1)`;
        const going = card.animate([{ transform: card.style.transform || 'none' }, { transform: goal }], {
          duration: time,
          easing: 'cubic-bezier(0.2, 1.25, 0.4, 1)',
          fill: 'forwards',
        });
        await ended(going, time);
      }
      card.remove();
      reveal();
    };

    /** Nothing is dragged any more. */
    const end = (): void => {
      if (from) {
        busy = null;
        // The click that follows a drag is not a tap.
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      }
      from = null;
      cancelAnimationFrame(frame);
      frame = 0;
      tilt = 0;
      mark(null);
      dragged = null;
      ghost?.remove();
      ghost = null;
      show();
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancelled);
      window.removeEventListener('keydown', key, { capture: true });
    };
    // The browser's own dragging, and the menu of a long touch, would end ours.
    const stop = (event: Event): void => event.preventDefault();
    const menu = (event: Event): void => {
      if (from) event.preventDefault();
    };
    // Taps of other fingers meanwhile, and the click that follows a drag, are nobody's wish.
    const swallow = (event: Event): void => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('dragstart', stop);
    node.addEventListener('contextmenu', menu);
    node.style.touchAction = 'none';
    return () => {
      end();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('dragstart', stop);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
