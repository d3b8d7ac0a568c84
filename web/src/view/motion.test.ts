import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { set } from '../ctrl/settings.svelte.ts';
import { ms, rest, still, TIMES, wait } from './motion.ts';

const wants = (reduced: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
const hidden = (is: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: is, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => wants(false));
afterEach(() => {
  hidden(false);
  set('speed', 'normal');
  vi.unstubAllGlobals();
});

describe('how long things move', () => {
  it('goes by the speed that was chosen', () => {
    const times = (['calm', 'normal', 'fast'] as const).map((speed) => {
      set('speed', speed);
      return ms(TIMES.place);
    });
    expect(times).toEqual([360, 240, 120]);
  });

  it('is no time at all for those who asked for less motion', () => {
    wants(true);
    expect([still(), ms(TIMES.other)]).toEqual([true, 0]);
  });

  it('is no time at all while nobody looks', () => {
    hidden(true);
    expect([still(), ms(TIMES.other)]).toEqual([true, 0]);
  });
});

describe('a rest', () => {
  it('does not hold up those for whom nothing moves', async () => {
    wants(true);
    await rest(1_000_000);
  });

  it('ends when the page is hidden', async () => {
    const waits = wait(1_000_000);
    hidden(true);
    await waits;
  });
});
