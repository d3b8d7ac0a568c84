/** Sounds as samples: noise bursts, plucked strings and struck wood, worked out by arithmetic alone. The same sound
 *  is always the same samples. */

export type Sound =
  | 'riffle'
  | 'slide'
  | 'lift'
  | 'snap'
  | 'trick'
  | 'refused'
  | 'turn'
  | 'signal'
  | 'talk'
  | 'empty'
  | 'run'
  | 'won'
  | 'lost';

/** No sample is louder than its sound's share of this. */
export const LOUDEST = 0.9;

/** More steps than this a scale does not have. */
export const MAX_STEPS = 14;

/** Notes, in hertz. */
const C4 = 261.63;
const note = (semitones: number): number => C4 * 2 ** (semitones / 12);
/** A note for each pile; winning plays them upwards, losing downwards. */
const PILES = [0, 4, 7, 12];
const SCALE = [0, 2, 4, 7, 9];

/** Noise that is the same each time (mulberry32). */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2_147_483_648 - 1;
  };
}

/** A sheet of samples that voices are written on. */
class Sheet {
  readonly samples: Float32Array;

  constructor(
    seconds: number,
    readonly rate: number,
  ) {
    this.samples = new Float32Array(Math.ceil(seconds * rate));
  }

  /** Adds a voice from a time on; its sample is asked for by time. */
  voice(at: number, length: number, sample: (time: number) => number): void {
    const first = Math.round(at * this.rate);
    const last = Math.min(this.samples.length, first + Math.round(length * this.rate));
    for (let i = first; i < last; i++) this.samples[i]! += sample((i - first) / this.rate);
  }

  /** A burst of noise around a pitch, which may glide. */
  burst(at: number, length: number, from: number, to: number, gain: number, attack = 0.15): void {
    const hiss = noise(Math.round(from + at * 1000));
    let [low, band] = [0, 0];
    this.voice(at, length, (time) => {
      const part = time / length;
      // A state variable filter: its band is what is heard.
      const f = 2 * Math.sin((Math.PI * Math.min(from + (to - from) * part, this.rate / 7)) / this.rate);
      low += f * band;
      band += f * (hiss() - low - 0.7 * band);
      const shape = part < attack ? part / attack : (1 - (part - attack) / (1 - attack)) ** 2;
      return band * shape * gain;
    });
  }

  /** A plucked string (Karplus and Strong): `bright` from 0 to 1, `ring` until it is 60 dB down. */
  pluck(at: number, pitch: number, ring: number, gain: number, bright: number): void {
    const period = this.rate / pitch - 0.5;
    const size = Math.floor(period);
    const fraction = period - size;
    const string = new Float32Array(size + 1);
    const hiss = noise(Math.round(pitch));
    let soft = 0;
    for (let i = 0; i < string.length; i++) string[i] = soft += (hiss() - soft) * (0.15 + 0.85 * bright);
    const mean = string.reduce((sum, value) => sum + value, 0) / string.length;
    for (let i = 0; i < string.length; i++) string[i]! -= mean;
    const loss = 0.001 ** (1 / (pitch * ring));
    let [place, before] = [0, 0];
    this.voice(at, ring, (time) => {
      const now = string[place]!;
      const next = string[(place + 1) % string.length]!;
      const tuned = next * (1 - fraction) + now * fraction;
      string[place] = ((tuned + before) / 2) * loss;
      before = tuned;
      place = (place + 1) % string.length;
      return now * Math.min(1, time / 0.002) * gain;
    });
  }

  /** Something struck: tones that die away, each by its share. */
  struck(at: number, tones: readonly (readonly [pitch: number, share: number, ring: number])[], gain: number): void {
    for (const [pitch, share, ring] of tones)
      this.voice(at, ring, (time) => {
        const rise = Math.min(1, time / 0.003);
        return Math.sin(2 * Math.PI * pitch * time) * rise * Math.exp((-6 * time) / ring) * share * gain;
      });
  }

  /** A soft wooden bar, as of a marimba. */
  bar(at: number, pitch: number, ring: number, gain: number): void {
    const tones = [
      [pitch, 1, ring],
      [pitch * 3.98, 0.22, ring * 0.3],
      [pitch * 9.1, 0.06, ring * 0.1],
    ] as const;
    this.struck(at, tones, gain);
  }

  /** Ends softly, and at its own loudness. */
  done(level: number): Float32Array {
    const { samples, rate } = this;
    const fade = Math.min(samples.length, Math.round(0.012 * rate));
    for (let i = 0; i < fade; i++) samples[samples.length - 1 - i]! *= i / fade;
    let peak = Number.MIN_VALUE;
    for (const value of samples) peak = Math.max(peak, Math.abs(value));
    for (let i = 0; i < samples.length; i++) samples[i]! *= (level * LOUDEST) / peak;
    return samples;
  }
}

/** How far a gap is from nothing to as far as can be, as it is heard: 1 is 0, from 60 on it is 1. */
export function distance(gap: number): number {
  return Math.min(1, Math.log(Math.max(1, Math.abs(gap))) / Math.log(60));
}

/** A card laid down: a small step is high and clean, a big one low and dull. */
function snap(gap: number, rate: number): Float32Array {
  const far = distance(gap);
  const sheet = new Sheet(0.17 + 0.1 * far, rate);
  const pitch = 1046 * 2 ** (-2.7 * far);
  sheet.burst(0, 0.014 + 0.03 * far, 4200 - 3500 * far, 2800 - 2400 * far, 1.1, 0.1);
  sheet.struck(
    0.002,
    [
      [pitch, 0.55, 0.15 + 0.1 * far],
      [pitch * 2.76, 0.3 * (1 - far), 0.07],
      [92, 0.5 * far, 0.16],
    ],
    0.9,
  );
  return sheet.done(0.62);
}

const recipes: Record<Exclude<Sound, 'snap' | 'run'>, (rate: number) => Float32Array> = {
  riffle(rate) {
    const sheet = new Sheet(0.62, rate);
    const loose = noise(7);
    // The cards fall faster and faster, then the pack is pushed together.
    for (let i = 0, at = 0.01; i < 20; i++, at += 0.034 - i * 0.0009)
      sheet.burst(at, 0.016, 2600 + 500 * loose(), 1900, 0.5 + 0.2 * loose() + i * 0.012, 0.1);
    sheet.burst(0.5, 0.1, 900, 500, 0.7, 0.2);
    return sheet.done(0.45);
  },
  slide(rate) {
    const sheet = new Sheet(0.15, rate);
    sheet.burst(0, 0.15, 1300, 3300, 1, 0.45);
    return sheet.done(0.22);
  },
  lift(rate) {
    const sheet = new Sheet(0.07, rate);
    sheet.burst(0, 0.07, 2200, 3400, 1, 0.4);
    return sheet.done(0.14);
  },
  trick(rate) {
    const sheet = new Sheet(0.95, rate);
    sheet.pluck(0, note(16), 0.7, 0.9, 0.55);
    sheet.pluck(0.12, note(23), 0.8, 0.9, 0.6);
    // The shimmer: high tones, each trembling by itself.
    const tremble = noise(11);
    for (const pitch of [35, 40, 43, 47, 52].map(note)) {
      const [speed, phase] = [9 + 4 * tremble(), 3 * tremble()];
      sheet.voice(0.14, 0.8, (time) => {
        const swell = Math.min(1, time / 0.12) * Math.exp(-4.5 * time);
        const trembling = 0.6 + 0.4 * Math.sin(2 * Math.PI * speed * time + phase);
        return 0.09 * swell * trembling * Math.sin(2 * Math.PI * pitch * time);
      });
    }
    return sheet.done(0.7);
  },
  refused(rate) {
    const sheet = new Sheet(0.27, rate);
    for (const [at, pitch, gain] of [
      [0, 196, 1],
      [0.09, 165, 0.8],
    ] as const) {
      sheet.struck(
        at,
        [
          [pitch, 1, 0.16],
          [pitch * 2.4, 0.25, 0.06],
        ],
        gain,
      );
      sheet.burst(at, 0.02, 600, 300, 0.3, 0.1);
    }
    return sheet.done(0.5);
  },
  turn(rate) {
    const sheet = new Sheet(0.6, rate);
    sheet.bar(0, note(14), 0.4, 0.8);
    sheet.bar(0.13, note(21), 0.46, 1);
    return sheet.done(0.5);
  },
  signal: (rate) => pop(rate, 340, 760),
  talk: (rate) => pop(rate, 520, 620),
  empty(rate) {
    const sheet = new Sheet(0.45, rate);
    for (const [at, gain] of [
      [0, 1],
      [0.17, 0.6],
    ] as const) {
      sheet.struck(
        at,
        [
          [138, 1, 0.24],
          [311, 0.5, 0.16],
          [473, 0.3, 0.1],
        ],
        gain,
      );
      sheet.burst(at, 0.012, 1400, 700, 0.5 * gain, 0.1);
    }
    return sheet.done(0.5);
  },
  won(rate) {
    const sheet = new Sheet(1.75, rate);
    PILES.forEach((step, i) => {
      sheet.pluck(i * 0.13, note(step), 0.7, 0.9, 0.5);
      sheet.pluck(i * 0.13, note(step + 12), 0.5, 0.3, 0.5);
    });
    for (const step of [...PILES, 16]) sheet.pluck(0.62, note(step), 1.1, 0.5, 0.5);
    sheet.bar(0.62, note(24), 0.9, 0.35);
    return sheet.done(0.85);
  },
  lost(rate) {
    const sheet = new Sheet(1.7, rate);
    [...PILES].reverse().forEach((step, i) => sheet.pluck(i * 0.22, note(step - 5), 1, 0.8, 0.2));
    sheet.bar(0.66, note(-17), 0.9, 0.4);
    return sheet.done(0.5);
  },
};

function pop(rate: number, from: number, to: number): Float32Array {
  const sheet = new Sheet(0.09, rate);
  let phase = 0;
  sheet.voice(0, 0.09, (time) => {
    phase += (2 * Math.PI * (from + (to - from) * Math.min(1, time / 0.05))) / rate;
    return Math.sin(phase) * Math.min(1, time / 0.004) * Math.exp(-34 * time);
  });
  return sheet.done(0.4);
}

/** A scale, a step for each card. */
function run(cards: number, rate: number): Float32Array {
  const count = Math.max(1, Math.min(MAX_STEPS, Math.round(cards)));
  const sheet = new Sheet(count * 0.075 + 0.4, rate);
  for (let i = 0; i < count; i++) {
    const pitch = note(12 + SCALE[i % SCALE.length]! + 12 * Math.floor(i / SCALE.length));
    sheet.bar(i * 0.075, pitch, 0.3, 0.6 + (0.4 * i) / count);
  }
  return sheet.done(0.55);
}

/** The samples of a sound. `detail`: the gap of a card laid down, the cards of a run. */
export function render(sound: Sound, rate: number, detail = 1): Float32Array {
  if (sound === 'snap') return snap(detail, rate);
  return sound === 'run' ? run(detail, rate) : recipes[sound](rate);
}
