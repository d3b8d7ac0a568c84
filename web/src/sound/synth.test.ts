import { describe, expect, it } from 'vitest';
import { LOUDEST, MAX_STEPS, render, type Sound } from './synth.ts';

const RATE = 44_100;

const SOUNDS: [Sound, number][] = [
  ['riffle', 1],
  ['slide', 1],
  ['lift', 1],
  ['snap', 1],
  ['snap', 8],
  ['snap', 45],
  ['trick', 1],
  ['refused', 1],
  ['turn', 1],
  ['signal', 1],
  ['talk', 1],
  ['empty', 1],
  ['run', 3],
  ['run', 12],
  ['won', 1],
  ['lost', 1],
];

const peak = (samples: Float32Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
const part = (samples: Float32Array, from: number, length: number): Float32Array =>
  samples.slice(Math.round(from * RATE), Math.round((from + length) * RATE));

/** How bright it is: the mean pitch, weighed by strength. */
function brightness(samples: Float32Array): number {
  let [sum, weighed] = [0, 0];
  for (let pitch = 60; pitch < 12_000; pitch *= 1.12) {
    const strength = at(samples, pitch);
    sum += strength;
    weighed += strength * Math.log2(pitch);
  }
  return 2 ** (weighed / sum);
}

/** How strong a pitch is. */
function at(samples: Float32Array, pitch: number): number {
  let [real, imaginary] = [0, 0];
  samples.forEach((value, i) => {
    const angle = (2 * Math.PI * pitch * i) / RATE;
    real += value * Math.cos(angle);
    imaginary += value * Math.sin(angle);
  });
  return Math.hypot(real, imaginary);
}

/** The strongest of the notes of some octaves, in semitones above C4. */
function heard(samples: Float32Array, from: number, to: number): number {
  const notes = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const strength = notes.map((semitone) => at(samples, 261.63 * 2 ** (semitone / 12)));
  return notes[strength.indexOf(Math.max(...strength))]!;
}

describe('a sound', () => {
  it.each(SOUNDS)('%s (%i) is heard, does not clip, and ends', (sound, detail) => {
    const samples = render(sound, RATE, detail);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peak(samples)).toBeLessThanOrEqual(LOUDEST + 1e-6);
    expect(peak(samples)).toBeGreaterThan(0.1);
    expect(loudness(samples)).toBeGreaterThan(0.01);
    expect(samples.length / RATE).toBeGreaterThan(0.05);
    expect(samples.length / RATE).toBeLessThan(2);
    // No click where it begins and where it ends.
    expect(Math.abs(samples[0]!)).toBeLessThan(0.1);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
    const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.01);
  });

  it('is always the same', () => {
    for (const [sound, detail] of SOUNDS)
      expect(String(render(sound, 8_000, detail))).toBe(String(render(sound, 8_000, detail)));
  });

  it('is as long on any device', () => {
    for (const [sound, detail] of SOUNDS)
      expect(render(sound, 48_000, detail).length / 48_000).toBeCloseTo(render(sound, RATE, detail).length / RATE, 3);
  });
});

describe('what is heard', () => {
  it('of a card is the lower the bigger its step', () => {
    const bright = [1, 3, 8, 20, 45].map((gap) => brightness(render('snap', RATE, gap)));
    expect(bright).toEqual([...bright].sort((one, other) => other - one));
    expect(bright[0]! / bright.at(-1)!).toBeGreaterThan(3);
  });

  it('of a trick rises', () => {
    const samples = render('trick', RATE);
    expect(heard(part(samples, 0.01, 0.1), 12, 26)).toBe(16);
    expect(at(part(samples, 0.14, 0.2), 261.63 * 2 ** (23 / 12))).toBeGreaterThan(
      at(part(samples, 0.01, 0.1), 261.63 * 2 ** (23 / 12)),
    );
  });

  it('of my turn are two notes, the second the higher', () => {
    const samples = render('turn', RATE);
    expect([heard(part(samples, 0.01, 0.11), 10, 24), heard(part(samples, 0.2, 0.15), 10, 24)]).toEqual([14, 21]);
  });

  it('of a win are the notes of the four piles, of a loss the same falling', () => {
    const won = render('won', RATE);
    expect([0, 1, 2, 3].map((i) => heard(part(won, i * 0.13 + 0.01, 0.11), -2, 13))).toEqual([0, 4, 7, 12]);
    const lost = render('lost', RATE);
    expect([0, 1, 2, 3].map((i) => heard(part(lost, i * 0.22 + 0.02, 0.18), -7, 8))).toEqual([7, 2, -1, -5]);
  });

  it('of a run is a step for each card', () => {
    const run = render('run', RATE, 6);
    const steps = [0, 1, 2, 3, 4, 5].map((i) => heard(part(run, i * 0.075 + 0.005, 0.065), 11, 25));
    expect(steps).toEqual([12, 14, 16, 19, 21, 24]);
    expect(render('run', RATE, 99).length).toBe(render('run', RATE, MAX_STEPS).length);
  });
});
