import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { set } from '../ctrl/settings.svelte.ts';
import { buzz } from './haptics.ts';
import { speaker } from './sounds.ts';

/** What was heard: length in samples, and how loud. */
let heard: { length: number; gain: number }[] = [];
let contexts = 0;
let context: FakeContext | null = null;

class FakeContext {
  state = 'suspended';
  sampleRate = 8_000;
  destination = {};
  constructor() {
    contexts += 1;
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    context = this;
  }
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  createGain = () => ({ gain: { value: 1 }, connect: () => {} });
  createBuffer = (_: number, length: number) => ({ length, getChannelData: () => new Float32Array(length) });
  createBufferSource() {
    let to = { gain: { value: 0 } };
    const source = {
      buffer: { length: 0 },
      connect: (node: typeof to) => void (to = node),
      start: () => void heard.push({ length: source.buffer.length, gain: to.gain.value }),
    };
    return source;
  }
}

let page: EventTarget;
/** A page that has just been loaded. */
function fresh() {
  page = new EventTarget();
  return { play: speaker(page), set, buzz };
}
const touch = (): void => void page.dispatchEvent(new Event('pointerup'));

beforeEach(() => {
  set('sound', true);
  set('volume', 0.4);
  set('haptics', true);
  heard = [];
  contexts = 0;
  vi.stubGlobal('AudioContext', FakeContext);
});
afterEach(() => vi.unstubAllGlobals());

describe('sounds', () => {
  it('are not even made ready before the first touch', () => {
    const { play } = fresh();
    play('snap');
    expect([contexts, heard.length]).toEqual([0, 0]);
    touch();
    play('snap');
    expect([contexts, heard.length]).toEqual([1, 1]);
  });

  it('are as loud as chosen, and none if none are wanted', () => {
    const { play, set } = fresh();
    touch();
    play('turn');
    expect(heard[0]!.gain).toBeCloseTo(0.4);
    set('volume', 0.9);
    play('trick');
    expect(heard[1]!.gain).toBeCloseTo(0.9);
    set('volume', 0);
    play('won');
    set('volume', 0.5);
    set('sound', false);
    play('lost');
    expect(heard).toHaveLength(2);
  });

  it('come back after the system took them, with the next touch', () => {
    const { play } = fresh();
    touch();
    context!.state = 'interrupted';
    play('snap');
    expect(heard).toHaveLength(0);
    touch();
    play('snap');
    expect([contexts, heard.length]).toEqual([1, 1]);
  });

  it('of the touch that allows them are heard', async () => {
    const { play } = fresh();
    vi.stubGlobal('navigator', { userActivation: { isActive: true } });
    play('lift');
    await vi.waitFor(() => expect(heard).toHaveLength(1));
  });

  it('of cards are told apart by their gap, as far as an ear can', async () => {
    const { play } = fresh();
    touch();
    for (const gap of [1, 45, 47]) {
      play('snap', gap);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    const [small, big, alike] = heard.map((one) => one.length);
    expect(big).toBeGreaterThan(small!);
    expect(alike).toBe(big);
  });

  it('that come at the same moment are heard once', () => {
    const { play } = fresh();
    touch();
    play('slide');
    play('slide');
    play('snap', 4);
    expect(heard).toHaveLength(2);
  });

  it('never throw where there are none', () => {
    vi.stubGlobal('AudioContext', undefined);
    const { play } = fresh();
    touch();
    expect(() => play('won')).not.toThrow();
    vi.stubGlobal(
      'AudioContext',
      class extends FakeContext {
        override createBufferSource = (): never => {
          throw new Error('no device');
        };
      },
    );
    touch();
    expect(() => play('won')).not.toThrow();
  });
});

describe('trembling', () => {
  const felt: unknown[] = [];
  const phone = (over: object) =>
    vi.stubGlobal('navigator', {
      userActivation: { hasBeenActive: true },
      vibrate: (p: unknown) => felt.push(p),
      ...over,
    });
  beforeEach(() => void (felt.length = 0));

  it('tells a card from a trick from a win', () => {
    const { buzz } = fresh();
    phone({});
    for (const kind of ['place', 'trick', 'turn', 'won'] as const) buzz(kind);
    expect(felt).toEqual([[8], [20], [10], [10, 40, 10]]);
  });

  it('is for those who want it, where it is allowed', () => {
    const { buzz, set } = fresh();
    phone({ userActivation: { hasBeenActive: false } });
    buzz('place');
    phone({ vibrate: undefined });
    expect(() => buzz('place')).not.toThrow();
    phone({});
    set('haptics', false);
    buzz('place');
    expect(felt).toEqual([]);
  });
});
