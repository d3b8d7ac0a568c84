/** Shows what somebody did: the card moves from who laid it to where it lies (first, last, invert,
 *  play), and sounds. Nothing moves for those who asked for less motion. */
import { pileKey, placement } from '../ctrl/tokens.ts';
import type { Stage, TableCtrl } from '../ctrl/table.svelte.ts';
import type { EventJson } from '../protocol.ts';
import { play } from '../sound/sounds.ts';

const MOVE = 380;
const REST = 140;

const still = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

function box(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

async function fly(label: string, from: DOMRect | null, to: DOMRect | null): Promise<void> {
  if (!from || !to) return;
  const card = document.createElement('div');
  card.className = 'flying';
  card.setAttribute('aria-hidden', 'true');
  card.textContent = label;
  Object.assign(card.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  document.body.append(card);
  const [dx, dy] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const frames = [{ transform: `translate(${dx}px, ${dy}px) scale(0.5)` }, { transform: 'none' }];
  await card
    .animate(frames, { duration: MOVE, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
    .finished.catch(() => undefined);
  card.remove();
}

export function stage(ctrl: TableCtrl): Stage {
  const show = async (step: EventJson): Promise<void> => {
    const placed = placement(step.action);
    const seat = `[data-seat="${step.seat}"]`;
    if (placed && !/^(take|put|start)@/.test(step.action)) {
      const key = pileKey(placed.pile, step.seat);
      if (!still()) await fly(String(placed.card), box(seat), box(`[data-pile="${key}"] .top`));
      ctrl.laid = { ...ctrl.laid, [key]: placed.card };
      play('snap');
    } else if (!still()) {
      const place = /^take@(\d)/.exec(step.action)?.[1];
      if (place) await fly(step.card ? String(step.card) : '', box(`[data-place="${place}"]`), box(seat));
      else if (step.dropped !== undefined) await fly(String(step.dropped), box(seat), box('[data-place].open, .taken'));
      if (place || step.dropped !== undefined) play('snap');
    }
    if (!still()) await new Promise((resolve) => setTimeout(resolve, REST));
  };
  return { show, sound: (kind) => play(kind) };
}
