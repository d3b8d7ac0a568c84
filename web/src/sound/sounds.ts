/** Sounds of our own, made on the spot; none until someone wants them. */
import { settings } from '../ctrl/settings.svelte.ts';

export type Sound = 'card' | 'turn' | 'talk' | 'won' | 'lost';

/** Notes: frequency, start and length in seconds. */
const scores: Record<Sound, [number, number, number][]> = {
  card: [[210, 0, 0.05]],
  turn: [
    [440, 0, 0.1],
    [587, 0.09, 0.14],
  ],
  talk: [[660, 0, 0.06]],
  won: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.14],
    [1047, 0.36, 0.3],
  ],
  lost: [
    [330, 0, 0.18],
    [277, 0.16, 0.18],
    [220, 0.32, 0.35],
  ],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [frequency, at, length] of scores[sound]) note(context, frequency, context.currentTime + at, length);
}

function note(to: AudioContext, frequency: number, at: number, length: number): void {
  const tone = to.createOscillator();
  const loud = to.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(0.12, at + 0.01);
  loud.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(loud).connect(to.destination);
  tone.start(at);
  tone.stop(at + length);
}
