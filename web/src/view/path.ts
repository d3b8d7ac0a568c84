/** The way a card flies, as key frames: only `transform` and `opacity`, so that it costs the page nothing. */

/** Where a card is: its middle, how wide it is, and how it is turned, in degrees. */
export type Pose = { x: number; y: number; width: number; turn: number };

export type Way = {
  /** How far it leaves the straight line, as a part of the way; below zero to the other side. */
  arc: number;
  /** How far it goes beyond its goal, as a part of the way. */
  over: number;
  /** Does it come out of nothing, or go to nothing? */
  fade?: 'in' | 'out';
};

/** A card is so much higher than wide. */
export const RATIO = 1.4;

const FRAMES = 18;
/** After this part of the time it comes back from beyond its goal. */
const BACK = 0.78;
/** It never goes further beyond than this, in pixels: a long way is no reason to miss. */
const MAX_OVER = 14;
/** Highest point: so much nearer to the eye, and turned so far. */
const NEARER = 0.09;
const SWAY = 7;

const soft = (part: number): number => part * part * (3 - 2 * part);

/** How far along the way it is at a time, both from 0 to 1; beyond 1 before the end. */
export function along(time: number, over: number): number {
  if (time >= BACK) return 1 + over * (1 - soft((time - BACK) / (1 - BACK)));
  return (1 + over) * (1 - (1 - time / BACK) ** 2.4);
}

/** The key frames for a card that is as wide as its goal and drawn with its corner at 0, 0. */
export function path(from: Pose, to: Pose, { arc, over, fade }: Way): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const beyond = far === 0 ? 0 : Math.min(over, MAX_OVER / far);
  // Up, or outwards if it goes straight up or down.
  const side = dx < 0 ? -1 : 1;
  const [bendX, bendY] = [dy * arc * side, -dx * arc * side];
  return Array.from({ length: FRAMES + 1 }, (_, i) => {
    const time = i / FRAMES;
    const part = along(time, beyond);
    const inside = Math.min(1, part);
    const bow = 4 * inside * (1 - inside);
    const high = Math.sin(Math.PI * Math.min(1, time / BACK));
    const x = from.x + dx * part + (bendX * bow) / 2 - to.width / 2;
    const y = from.y + dy * part + (bendY * bow) / 2 - (to.width * RATIO) / 2;
    const turn = from.turn + (to.turn - from.turn) * inside + SWAY * high * side * Math.sign(arc);
    const scale = (from.width + (to.width - from.width) * inside) / to.width + NEARER * high;
    const opacity = fade === 'in' ? Math.min(1, time / 0.18) : fade === 'out' ? Math.min(1, (1 - time) / 0.25) : 1;
    return {
      transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${turn.toFixed(2)}deg) scale(${scale.toFixed(4)})`,
      ...(fade ? { opacity } : {}),
    };
  });
}
