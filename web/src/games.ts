// The games as the rules describe them, written by `UPDATE_TYPES=1 cargo test -p subibaja-rules --test games_ts`.

export const GAMES = {
  'the-game': {
    title: 'The Game',
    seats: [1, 5],
    usualSeats: 3,
    cooperative: true,
    excellentBelow: 10,
    cards: [2, 99],
    piles: [
      { name: 'up1', direction: 'up', start: 1, rivals: false },
      { name: 'up2', direction: 'up', start: 1, rivals: false },
      { name: 'down1', direction: 'down', start: 100, rivals: false },
      { name: 'down2', direction: 'down', start: 100, rivals: false },
    ],
    options: [
      { name: 'start', choices: ['choose'], default: 'choose', seat: true, seats: [1, 5], insteadOf: null },
      { name: 'minimum', choices: [2, 3], default: 2, seat: false, seats: [1, 5], insteadOf: null },
      { name: 'small_hand', choices: [false, true], default: false, seat: false, seats: [1, 5], insteadOf: null },
    ],
  },
  'ascenso-descenso': {
    title: 'Ascenso-Descenso',
    seats: [1, 5],
    usualSeats: 3,
    cooperative: true,
    excellentBelow: 10,
    cards: [3, 70],
    piles: [
      { name: 'up1', direction: 'up', start: 1, rivals: false },
      { name: 'up2', direction: 'up', start: 2, rivals: false },
      { name: 'down1', direction: 'down', start: 71, rivals: false },
      { name: 'down2', direction: 'down', start: 72, rivals: false },
    ],
    options: [
      { name: 'start', choices: ['choose'], default: 'choose', seat: true, seats: [1, 5], insteadOf: null },
      { name: 'minimum', choices: [2, 3], default: 2, seat: false, seats: [1, 5], insteadOf: null },
      { name: 'small_hand', choices: [false, true], default: false, seat: false, seats: [1, 5], insteadOf: null },
      { name: 'jump', choices: ['immediate', 'any'], default: 'immediate', seat: false, seats: [1, 5], insteadOf: null },
    ],
  },
  'face-to-face': {
    title: 'Face to Face',
    seats: [2, 2],
    usualSeats: 2,
    cooperative: false,
    excellentBelow: null,
    cards: [2, 59],
    piles: [
      { name: 'up', direction: 'up', start: 1, rivals: false },
      { name: 'down', direction: 'down', start: 60, rivals: false },
      { name: 'rival-up', direction: 'up', start: 1, rivals: true },
      { name: 'rival-down', direction: 'down', start: 60, rivals: true },
    ],
    options: [
      { name: 'start', choices: [], default: null, seat: true, seats: [2, 2], insteadOf: null },
      { name: 'last_card', choices: ['lose', 'allow'], default: 'lose', seat: false, seats: [2, 2], insteadOf: null },
    ],
  },
  hormigas: {
    title: '111 Hormigas',
    seats: [2, 5],
    usualSeats: 3,
    cooperative: false,
    excellentBelow: null,
    cards: [2, 111],
    piles: [],
    options: [
      { name: 'start', choices: [], default: 0, seat: true, seats: [2, 5], insteadOf: null },
      { name: 'hand', choices: [12, 13, 14], default: 12, seat: false, seats: [2, 5], insteadOf: null },
      { name: 'finish', choices: ['auto', 'claim'], default: 'auto', seat: false, seats: [2, 5], insteadOf: null },
      { name: 'target', choices: [60], default: 60, seat: false, seats: [2, 5], insteadOf: null },
      { name: 'rounds', choices: [1, 2, 3, 4, 5], default: null, seat: false, seats: [2, 5], insteadOf: 'target' },
      { name: 'symbols', choices: ['house', 'one'], default: 'house', seat: false, seats: [2, 5], insteadOf: null },
      { name: 'turn_limit', choices: [], default: 0, seat: false, seats: [2, 5], insteadOf: null },
    ],
  },
} as const;

export type Game = keyof typeof GAMES;
export type GameOption = (typeof GAMES)[Game]['options'][number];

/** An option with values to choose from, whatever the seats. */
export type OfferedOption = Exclude<GameOption, { choices: readonly [] } | { seat: true }>;
