import { expect, it } from 'vitest';
import { fit } from './lane.ts';

/** Lanes of the screens that people have: width and height of the row. */
const PHONES = [
  [208, 58],
  [263, 56],
  [278, 81],
  [360, 78],
] as const;
const DESKTOPS = [
  [540, 110],
  [750, 80],
  [1030, 130],
] as const;
/** The longest row that was seen in practice has fewer. */
const LONG = 24;

it('every card of a row can be read, and all stay in the lane', () => {
  for (const [width, height] of [...PHONES, ...DESKTOPS])
    for (let older = 1; older <= LONG; older += 1)
      for (const planned of [0, 1, 3]) {
        const lies = fit(width, height, older, planned);
        expect(lies.step).toBeGreaterThanOrEqual(15);
        const wide = Math.ceil(older / lies.lines) * lies.step + lies.newest;
        if (!lies.scrolls) expect(wide, `${older} of ${width}`).toBeLessThanOrEqual(width);
        expect(lies.newest * 1.4).toBeLessThanOrEqual(height);
        expect(lies.card * 1.4 * lies.lines).toBeLessThanOrEqual(height);
      }
});

it('on a wide screen a usual row lies open side by side', () => {
  for (const [width, height] of DESKTOPS) expect(fit(width, height, 7, 0).apart, `${width}`).toBe(width > 600);
});

it('cards are moved only where two lines do not hold them', () => {
  expect(fit(278, 81, 12, 0)).toMatchObject({ lines: 2, scrolls: false });
  expect(fit(278, 81, 10, 0)).toMatchObject({ lines: 1, scrolls: false });
  expect(fit(278, 81, 24, 0)).toMatchObject({ lines: 2, scrolls: false });
  expect(fit(278, 81, 30, 0)).toMatchObject({ lines: 2, scrolls: true, step: 15 });
});

it('lies the same when a card is lifted: the room for it is kept free', () => {
  expect(fit(278, 81, 8, 0)).toEqual(fit(278, 81, 8, 1));
});
