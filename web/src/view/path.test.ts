import { describe, expect, it } from 'vitest';
import { along, path, type Pose, RATIO } from './path.ts';

const from: Pose = { x: 40, y: 600, width: 60, turn: -8 };
const to: Pose = { x: 240, y: 200, width: 80, turn: 4 };
const way = { arc: 0.22, over: 0.04 };

/** Where the middle of the card is, how it is turned, how large it is. */
function read(frame: Keyframe): Pose {
  const [x, y, turn, scale] = /translate\((.+)px, (.+)px\) rotate\((.+)deg\) scale\((.+)\)/
    .exec(String(frame['transform']))!
    .slice(1)
    .map(Number) as [number, number, number, number];
  return { x: x + to.width / 2, y: y + (to.width * RATIO) / 2, turn, width: to.width * scale };
}

describe('the way of a card', () => {
  it('begins where the card was and ends where it lies, at its real size', () => {
    const frames = path(from, to, way);
    for (const [frame, pose] of [
      [frames[0]!, from],
      [frames.at(-1)!, to],
    ] as const)
      for (const [name, value] of Object.entries(pose)) expect(read(frame)[name as keyof Pose]).toBeCloseTo(value, 1);
  });

  it('goes a little beyond, and not more however far it is', () => {
    expect(Math.max(...Array.from({ length: 101 }, (_, i) => along(i / 100, 0.04)))).toBeCloseTo(1.04);
    expect(along(1, 0.04)).toBe(1);
    const far = path({ ...from, x: -3_000 }, to, way).map((frame) => read(frame).x);
    expect(Math.max(...far) - to.x).toBeLessThan(15);
    expect(Math.max(...far)).toBeGreaterThan(to.x);
  });

  it('is an arc upwards, and one to the other side for a trick', () => {
    const level = { ...to, y: from.y };
    const height = (arc: number): number =>
      path(from, level, { arc, over: 0 })
        .map((frame) => read(frame).y - from.y)
        .reduce((most, y) => (Math.abs(y) > Math.abs(most) ? y : most));
    expect(height(0.22)).toBeLessThan(-10);
    expect(height(-0.22)).toBeGreaterThan(10);
  });

  it('changes only what costs the page nothing', () => {
    for (const fade of [undefined, 'in', 'out'] as const) {
      const names = path(from, to, fade ? { ...way, fade } : way).flatMap((frame) => Object.keys(frame));
      expect(new Set(names)).toEqual(new Set(fade ? ['transform', 'opacity'] : ['transform']));
    }
  });

  it('comes out of nothing or goes to nothing only if it is told to', () => {
    const opacity = (fade: 'in' | 'out'): unknown[] => {
      const frames = path(from, to, { ...way, fade });
      return [frames[0]!['opacity'], frames.at(-1)!['opacity']];
    };
    expect([opacity('in'), opacity('out')]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('is none where the card is already', () => {
    expect(path(to, to, way).every((frame) => !String(frame['transform']).includes('NaN'))).toBe(true);
  });
});
