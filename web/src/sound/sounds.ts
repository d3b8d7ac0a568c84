/** Sounds of our own, made on the spot. Browsers allow none before the first touch: only then is anything made ready,
 *  and whatever has no sound stays silent without a word. */
import { settings } from '../ctrl/settings.svelte.ts';
import { render, type Sound } from './synth.ts';

export type { Sound } from './synth.ts';

/** The same sound again within this time is heard once, in milliseconds. */
const TOO_SOON = 30;

/** Gaps that sound apart. */
const GAPS = [1, 2, 3, 4, 6, 8, 11, 15, 21, 30, 42, 60];
/** What is worked out beforehand, the most urgent first: a card that flies is not to wait for its sound. */
const SOON: [Sound, number][] = [
  ['lift', 1],
  ['slide', 1],
  ...GAPS.map((gap): [Sound, number] => ['snap', gap]),
  ...(['turn', 'trick', 'refused', 'riffle', 'signal', 'talk', 'empty', 'lost', 'won'] as const).map(
    (sound): [Sound, number] => [sound, 1],
  ),
];

type Output = { context: AudioContext; master: GainNode };

/** Makes sounds once somebody has touched what is given. */
export function speaker(touchable: EventTarget): (sound: Sound, detail?: number) => void {
  let output: Output | null = null;
  const made = new Map<string, AudioBuffer>();
  const last = new Map<Sound, number>();

  /** A touch allows sounds; a telephone call, say, may have taken that back. */
  async function touched(): Promise<void> {
    if (!settings.sound || output?.context.state === 'running') return;
    if (!output) {
      output = open();
      whenIdle(() => prepare(0));
    }
    await output?.context.resume().catch(() => {});
  }

  /** Works out one sound after the other while nothing else is to be done. */
  function prepare(next: number): void {
    const one = SOON[next];
    if (!one || !output) return;
    try {
      buffer(output, ...one);
      whenIdle(() => prepare(next + 1));
    } catch {
      // Then when it is played, or not at all.
    }
  }

  function buffer({ context }: Output, sound: Sound, detail: number): AudioBuffer {
    const name = `${sound} ${detail}`;
    let found = made.get(name);
    if (!found) {
      const samples = render(sound, context.sampleRate, detail);
      found = context.createBuffer(1, samples.length, context.sampleRate);
      found.getChannelData(0).set(samples);
      made.set(name, found);
    }
    return found;
  }

  function start(sound: Sound, detail: number): void {
    if (!settings.sound || settings.volume === 0 || output?.context.state !== 'running') return;
    const now = performance.now();
    if (now - (last.get(sound) ?? -Infinity) < TOO_SOON) return;
    last.set(sound, now);
    try {
      output.master.gain.value = settings.volume;
      const source = output.context.createBufferSource();
      source.buffer = buffer(output, sound, sound === 'snap' ? heardAs(detail) : detail);
      source.connect(output.master);
      source.start();
    } catch {
      // A sound that fails is no reason to stop a game.
    }
  }

  for (const touch of ['pointerup', 'keydown', 'click'])
    touchable.addEventListener(touch, () => void touched(), { capture: true, passive: true });

  return (sound, detail = 1) => {
    if (output?.context.state === 'running') start(sound, detail);
    // The very touch that allows sounds may already lead to one.
    else if (navigator.userActivation?.isActive) void touched().then(() => start(sound, detail));
  };
}

function open(): Output | null {
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    const master = context.createGain();
    master.connect(context.destination);
    return { context, master };
  } catch {
    return null;
  }
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 100);
}

/** The gap that sounds like this one. */
function heardAs(gap: number): number {
  return GAPS.findLast((one) => one <= Math.max(1, Math.abs(gap)))!;
}

/** Plays a sound. `detail`: the gap of a card laid down, the cards of a run. */
export const play = speaker(window);
