/** Dragging a card with mouse, pen or finger onto something that takes it. */
import type { Attachment } from 'svelte/attachments';

/** A pointer that moves less than this has only tapped. */
const THRESHOLD = 7;

export type Dragged = { lift: () => void; over: (drop: string | null) => void; drop: (drop: string | null) => void };

function dropAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null;
}

export function draggable(what: () => Dragged | null): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let dragged: Dragged | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !what()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancel);
    };
    const begin = (): void => {
      dragged = what();
      dragged?.lift();
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('id');
      ghost.setAttribute('aria-hidden', 'true');
      Object.assign(ghost.style, {
        position: 'fixed',
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        margin: '0',
        pointerEvents: 'none',
        zIndex: '50',
        opacity: '0.92',
      });
      document.body.append(ghost);
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost && Math.hypot(dx, dy) >= THRESHOLD) begin();
      if (!ghost) return;
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
      dragged?.over(dropAt(event.clientX, event.clientY));
    };
    const up = (event: PointerEvent): void => {
      if (from && event.pointerId !== from.id) return;
      const was = ghost;
      const target = dropAt(event.clientX, event.clientY);
      end();
      if (!was) return;
      // The click that follows a drag is not a tap.
      node.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 0);
      dragged?.drop(target);
    };
    const cancel = (): void => {
      const was = ghost;
      end();
      if (was) dragged?.drop(null);
    };
    const end = (): void => {
      from = null;
      ghost?.remove();
      ghost = null;
      dragged?.over(null);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
    // The browser's own dragging, of chosen text, would end ours.
    const stop = (event: Event): void => event.preventDefault();
    const swallow = (event: Event): void => event.stopImmediatePropagation();

    node.addEventListener('pointerdown', down);
    node.addEventListener('dragstart', stop);
    node.style.touchAction = 'none';
    return () => {
      end();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('dragstart', stop);
    };
  };
}
