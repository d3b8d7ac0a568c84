/** How long things move: by the speed that was chosen, and not at all for those who asked for less motion or look
 *  elsewhere. */
import { settings } from '../ctrl/settings.svelte.ts';

/** Milliseconds at the normal speed. */
export const TIMES = {
  /** The own card to a pile, and home again. */
  place: 240,
  /** A card of somebody else's. */
  other: 420,
  trick: 500,
  refused: 260,
  draw: 260,
  deal: 320,
  /** Between cards that are dealt or drawn. */
  stagger: 40,
  turn: 300,
  /** After a card of somebody else's, and after their turn. */
  restCard: 300,
  restTurn: 600,
} as const;

const FACTORS = { calm: 1.5, normal: 1, fast: 0.5 } as const;

/** Does nothing move now? */
export function still(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long something takes that takes so long at the normal speed. */
export function ms(time: number): number {
  return still() ? 0 : time * FACTORS[settings.speed];
}

/** Waits, but for nobody who has turned away: then everything goes on at once. */
export function rest(time: number): Promise<void> {
  const left = ms(time);
  return left === 0 ? Promise.resolve() : wait(left);
}

/** Waits that long, or until the page is hidden. */
export function wait(time: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    const timer = setTimeout(done, time);
    document.addEventListener('visibilitychange', done);
  });
}

/** The end of an animation: it has run, was cancelled, the page was hidden, or its time is up. A hidden page draws no
 *  frames, and an animation there may never say that it is over. */
export async function end(animation: Animation, time: number): Promise<void> {
  await Promise.race([animation.finished.catch(() => undefined), wait(time + 80)]);
}
