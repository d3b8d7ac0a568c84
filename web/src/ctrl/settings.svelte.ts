/** What someone chose on this device: how the page looks, sounds and plays. */
import { keep, kept, onKept } from './memory.ts';

const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  speed: ['calm', 'normal', 'fast'],
  cardSize: ['normal', 'large'],
} as const;

export type Theme = (typeof CHOICES.theme)[number];
export type Speed = (typeof CHOICES.speed)[number];
export type CardSize = (typeof CHOICES.cardSize)[number];

export type Settings = {
  theme: Theme;
  /** Browsers let a page sound only after the first touch. */
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  haptics: boolean;
  speed: Speed;
  cardSize: CardSize;
  leftHanded: boolean;
  /** Ask before a turn ends. */
  confirmEnd: boolean;
  coach: boolean;
};

const DEFAULTS: Settings = {
  theme: 'auto',
  sound: true,
  volume: 0.4,
  haptics: true,
  speed: 'normal',
  cardSize: 'normal',
  leftHanded: false,
  confirmEnd: false,
  coach: true,
};

/** Is it a value of that setting? What a browser keeps may come from another version of the page. */
function fits(name: keyof Settings, value: unknown): boolean {
  if (Object.hasOwn(CHOICES, name))
    return (CHOICES[name as keyof typeof CHOICES] as readonly unknown[]).includes(value);
  if (name === 'volume') return typeof value === 'number' && value >= 0 && value <= 1;
  return typeof value === typeof DEFAULTS[name];
}

function chosen(): Partial<Settings> {
  // In former times colours and sound were kept apart.
  const old = { theme: kept('theme'), sound: kept('sound') };
  const all = Object.entries({ ...old, ...kept<object>('settings') });
  return Object.fromEntries(
    all.filter(([name, value]) => Object.hasOwn(DEFAULTS, name) && fits(name as keyof Settings, value)),
  );
}

const values = $state<Settings>({ ...DEFAULTS, ...chosen() });

export const settings: Readonly<Settings> = values;

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  values[name] = value;
  // Another tab may have chosen something else meanwhile.
  keep('settings', { ...chosen(), [name]: value });
  show();
}

/** Tells the style sheets: `data-theme`, `data-cards="large"`, `data-side="left"` on the root. */
export function show(): void {
  const { dataset } = document.documentElement;
  const marks = {
    theme: values.theme === 'auto' ? null : values.theme,
    cards: values.cardSize === 'normal' ? null : values.cardSize,
    side: values.leftHanded ? 'left' : null,
  };
  for (const [name, value] of Object.entries(marks)) {
    if (value === null) delete dataset[name];
    else dataset[name] = value;
  }
}

onKept('settings', () => {
  Object.assign(values, DEFAULTS, chosen());
  show();
});
