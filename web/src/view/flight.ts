/** Cards that fly: a picture of the card goes the way while the board has changed already. What is under the picture
 *  can be touched all the time, and nothing waits for the own cards. */
import { tick } from 'svelte';
import './flight.css';
import { end, ms, still, TIMES } from './motion.ts';
import { path, type Pose, RATIO, type Way } from './path.ts';

export type { Pose } from './path.ts';

/** More pictures than this at a time tell nobody anything. */
const MOST = 30;
/** Something that was announced and has not come after this long is not coming. */
const PATIENCE = 2_500;

const OWN: Way = { arc: 0.22, over: 0.04 };
const OTHERS: Way = { arc: 0.22, over: 0.04, fade: 'in' };
/** A trick goes backwards, and so does its arc. */
const TRICK: Way = { arc: -0.34, over: 0.04 };
const STRAIGHT: Way = { arc: 0.1, over: 0 };

let layer: HTMLElement | null = null;

function sky(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement('div');
    layer.className = 'flights';
    layer.setAttribute('aria-hidden', 'true');
    document.body.append(layer);
  }
  return layer;
}

const canFly = (): boolean => !still() && typeof Element.prototype.animate === 'function';

// What is where.

/** The last of those that can be seen: on a pile it lies on top. */
export function seen(selector: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.findLast((element) => element.getBoundingClientRect().width > 0) ?? null;
}

/** How something is turned and scaled, with all that it lies in. */
function matrix(element: Element): DOMMatrix {
  let all = new DOMMatrix();
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { transform } = getComputedStyle(one);
    if (transform !== 'none') all = new DOMMatrix(transform).multiply(all);
  }
  return all;
}

export function pose(element: HTMLElement | null): Pose | null {
  const card = element?.matches('.card') ? element : (element?.querySelector<HTMLElement>('.card') ?? element);
  const box = card?.getBoundingClientRect();
  if (!card || !box || box.width === 0) return null;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  if (!card.matches('.card')) return { ...middle, width: box.width, turn: 0 };
  const { a, b } = matrix(card);
  return { ...middle, width: card.offsetWidth * Math.hypot(a, b), turn: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Waits until something stands on the page, and says so before it is drawn. */
export function here(selector: string): Promise<HTMLElement | null> {
  const found = seen(selector);
  if (found) return Promise.resolve(found);
  return new Promise((resolve) => {
    const done = (element: HTMLElement | null): void => {
      clearTimeout(timer);
      watch.disconnect();
      resolve(element);
    };
    const watch = new MutationObserver(() => {
      const element = seen(selector);
      if (element) done(element);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => done(null), PATIENCE);
  });
}

// Pictures of cards.

const STATES = ['lifted', 'hinted', 'dull', 'ghost', 'gone'];

/** A picture of a card; `null` is a back. `like`: the same card, or another of the same game. */
export function picture(card: number | null, like: Element | null): HTMLElement {
  const model = like?.matches('.card') ? like : (like?.querySelector('.card') ?? null);
  const made = document.createElement('span');
  made.className = 'card';
  if (card === null) {
    made.classList.add('back', ...['silver', 'gold'].filter((kind) => model?.classList.contains(kind)));
    return made;
  }
  made.dataset['n'] = String(card);
  made.style.setProperty('--v', String(card));
  const style = (model as HTMLElement | null)?.style;
  for (const name of ['--lo', '--hi'])
    if (style?.getPropertyValue(name)) made.style.setProperty(name, style.getPropertyValue(name));
  const shown = (model as HTMLElement | null)?.dataset['n'];
  if (shown) made.className = [...model!.classList].filter((name) => !STATES.includes(name)).join(' ');
  if (shown === String(card)) {
    for (const part of model!.children) if (!part.matches('.dot, .order, .unseen')) made.append(part.cloneNode(true));
  } else {
    made.classList.toggle('long', card > 99);
    const [art, number] = [document.createElement('i'), document.createElement('b')];
    art.className = 'art';
    number.className = 'num';
    number.textContent = String(card);
    made.append(art, number);
  }
  made.style.transform = 'none';
  made.style.transition = 'none';
  return made;
}

/** Makes something unseen, but still to be touched, until it is told otherwise. */
export function hide(element: Element | null, time = PATIENCE): () => void {
  if (!element || typeof element.animate !== 'function') return () => {};
  const hidden = element.animate({ opacity: [0, 0] }, { duration: time });
  hidden.finished.catch(() => undefined);
  return () => hidden.cancel();
}

type Trip = { time: number; delay?: number; way: Way; hidden?: HTMLElement | null; back?: HTMLElement | null };

/** Lets a picture fly; says when it has landed. `back`: shown first, then it turns over. */
async function fly(face: HTMLElement, from: Pose | null, to: Pose | null, trip: Trip): Promise<void> {
  if (!from || !to || !canFly()) return;
  // Whoever lets many fly looks where they all go first: looking after each change would lay out the page each time.
  await Promise.resolve();
  if (sky().childElementCount >= MOST) return;
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  flyer.style.cssText = `--w: ${to.width}px; width: ${to.width}px; height: ${to.width * RATIO}px`;
  flyer.append(face);
  sky().append(flyer);
  const [duration, delay] = [ms(trip.time), ms(trip.delay ?? 0)];
  const show = hide(trip.hidden ?? null, duration + delay + PATIENCE);
  if (trip.back) {
    flyer.append(trip.back);
    const timing = { duration, delay, fill: 'both' } as const;
    for (const side of [face, trip.back]) side.animate(FLIP, timing);
    trip.back.animate(
      [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0, offset: 0.6 }, { opacity: 0 }],
      timing,
    );
  }
  const going = flyer.animate(path(from, to, trip.way), { duration, delay, fill: 'both' });
  await end(going, duration + delay);
  show();
  flyer.remove();
}

/** A card turns over at 60 % of its way. */
const FLIP: Keyframe[] = [
  { transform: 'scaleX(1)' },
  { transform: 'scaleX(1)', offset: 0.42 },
  { transform: 'scaleX(0.02)', offset: 0.6 },
  { transform: 'scaleX(1)', offset: 0.78 },
  { transform: 'scaleX(1)' },
];

// The card in the fingers: where a drag has left it, the flight begins.

let carried: { card: string; pose: Pose } | null = null;

/** Runs what a dropped card leads to: flights of that card begin where it was dropped. */
export function carry<T>(card: string | undefined, from: Pose | null, run: () => T): T {
  carried = card !== undefined && from ? { card, pose: from } : null;
  try {
    return run();
  } finally {
    carried = null;
  }
}

const ownCard = (card: number): string => `[data-card="${card}"]`;
const onPile = (key: string): string => `[data-pile="${key}"]`;

/** Where a card of the own hand is now. */
export function fromHand(card: number): Pose | null {
  return carried?.card === String(card) ? carried.pose : pose(seen(ownCard(card)));
}

/** Where a card lies on a pile, or else the pile's top. */
function landing(card: number, key: string): HTMLElement | null {
  return seen(`${onPile(key)} .card[data-n="${card}"]:not(.ghost)`) ?? seen(`${onPile(key)} .top`) ?? seen(onPile(key));
}

/** Where a seat's cards come from and go to. */
export function atSeat(seat: number | null, width: number): Pose | null {
  const place = seen(`[data-seat="${seat}"] .avatar`) ?? seen(`[data-seat="${seat}"]`);
  const box = place?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2, width, turn: 0 } : null;
}

/** The draw pile, of a seat where each has its own. */
export function deckOf(seat: number | null): HTMLElement | null {
  const own = seat === null ? null : seen(`[data-deck="${seat}"]`);
  return own ?? seen('[data-deck]');
}

export type Step = { gap: number | null; kind: 'trick' | 'gift' | 'good' | 'meh' | 'bad' };

export const flight = {
  /** The own card goes to a pile. Called while the page still shows it in the hand. */
  async place(card: number, key: string, step: Step): Promise<void> {
    const from = fromHand(card);
    const slid = glide();
    await tick();
    const lies = landing(card, key);
    const way = step.kind === 'trick' ? TRICK : OWN;
    const hidden = lies?.dataset['n'] === String(card) ? lies : null;
    const lands = fly(picture(card, lies), from, pose(lies), { time: TIMES.place, way, hidden });
    slid();
    await lands;
    landed(key, step);
  },

  /** A planned card comes home. Called while the page still shows it on the pile. */
  async home(card: number, key: string): Promise<void> {
    const from = pose(landing(card, key));
    const slid = glide();
    await tick();
    const place = seen(ownCard(card));
    const lands = fly(picture(card, place), from, pose(place), { time: TIMES.place, way: OWN, hidden: place });
    slid();
    await lands;
  },

  /** Somebody else's card goes to a pile, which shows it as soon as it lies there. */
  async others(seat: number | null, card: number, key: string, step: Step): Promise<void> {
    const top = seen(`${onPile(key)} .top`) ?? seen(onPile(key));
    const to = pose(top);
    const way = step.kind === 'trick' ? { ...TRICK, fade: 'in' as const } : OTHERS;
    const lands = fly(picture(card, top), to && atSeat(seat, to.width * 0.7), to, { time: TIMES.other, way });
    lean(seat);
    await lands;
  },

  landed,

  /** New cards come from the draw pile into their places in the hand. Called before or after they are there. */
  async draw(cards: readonly number[], seat: number | null, dealt = false): Promise<void> {
    if (!canFly() || cards.length === 0) return;
    if (!(await here(cards.map(ownCard).join()))) return;
    const deck = deckOf(seat);
    const from = pose(deck);
    const time = dealt ? TIMES.deal : TIMES.draw;
    const trips = cards.map((card, i) => {
      const place = seen(ownCard(card));
      const [face, back] = [picture(card, place), picture(null, deck)];
      return fly(face, from, pose(place), { time, delay: i * TIMES.stagger, way: STRAIGHT, hidden: place, back });
    });
    await Promise.all(trips);
  },

  /** Cards that nobody sees go from the draw pile to somebody. */
  async drawTo(seat: number | null, count: number, dealt = false): Promise<void> {
    const deck = deckOf(seat);
    const from = pose(deck);
    const to = from && atSeat(seat, from.width * 0.6);
    const way: Way = { ...STRAIGHT, fade: 'out' };
    const time = dealt ? TIMES.deal : TIMES.draw;
    const trips = Array.from({ length: count }, (_, i) =>
      fly(picture(null, deck), from, to, { time, delay: i * TIMES.stagger, way }),
    );
    await Promise.all(trips);
  },

  /** A pile does not take it: it shakes, and says why. */
  refuse(selector: string, reason = ''): void {
    const pile = seen(selector);
    if (!pile || !canFly()) return;
    const shake = [0, -6, 6, -4, 3, 0].map((x) => ({ translate: `${x}px 0` }));
    pile.animate(shake, { duration: ms(TIMES.refused) });
    const at = pose(pile);
    if (!reason || !at) return;
    for (const old of sky().querySelectorAll('.reason')) old.remove();
    const text = document.createElement('p');
    text.className = 'reason';
    text.textContent = reason;
    sky().append(text);
    const { width, height } = text.getBoundingClientRect();
    const x = Math.max(8, Math.min(innerWidth - width - 8, at.x - width / 2));
    const place = (y: number): string => `translate(${x}px, ${at.y - height / 2 + y}px)`;
    float(
      text,
      [
        { opacity: 0, transform: place(8) },
        { opacity: 1, transform: place(0), offset: 0.08 },
        { opacity: 1, transform: place(0), offset: 0.9 },
        { opacity: 0, transform: place(0) },
      ],
      1_900,
    );
  },

  /** A card of Hormigas goes from one place to another that is there now. */
  async move(card: number | null, from: HTMLElement | null, to: Pose | null, fade?: 'in' | 'out'): Promise<void> {
    const way: Way = fade ? { ...OTHERS, fade } : OTHERS;
    await fly(picture(card, from), pose(from), to, { time: TIMES.other, way, hidden: from });
  },

  /** A card of somebody's goes to a place in the middle. */
  async drop(card: number, seat: number | null, to: HTMLElement | null): Promise<void> {
    lean(seat);
    const [goal, deck] = [pose(to), pose(deckOf(null))];
    if (!goal) return;
    // An empty place is as wide as a card, or as its neighbours are.
    const end: Pose = { ...goal, width: deck?.width ?? goal.width };
    await fly(picture(card, seen('[data-card]')), atSeat(seat, end.width * 0.7), end, {
      time: TIMES.other,
      way: OTHERS,
    });
  },

  /** Own cards go elsewhere as the board changes: from where they are now to where they will be. */
  async swap(moves: readonly { card: number; from: string; to: string }[], wait = false): Promise<void> {
    const begun = moves.map(({ card, from, to }) => {
      const place = seen(from);
      const start = carried?.card === String(card) ? carried.pose : pose(place);
      return { card, place, start, to };
    });
    const slid = glide();
    if (wait) await here(moves.map((move) => move.to).join());
    else await tick();
    const trips = begun.map(({ card, place, start, to }) => {
      const goal = seen(to);
      const lies = goal?.querySelector(`.card[data-n="${card}"]`);
      const face = picture(card, lies ?? place);
      return fly(face, start, pose(goal), { time: TIMES.place, way: OWN, hidden: lies ? goal : null });
    });
    slid();
    await Promise.all(trips);
  },

  /** The hand comes up: it is the own turn. */
  rise(): void {
    if (!canFly()) return;
    seen('section.hand')?.animate(
      { translate: ['0 8px', '0 -2px', '0 0'] },
      { duration: ms(TIMES.turn), easing: 'ease-out' },
    );
  },
};

/** A card has landed: the pile gives a little, and what the step cost rises from it. */
function landed(key: string, { gap, kind }: Step): void {
  const pile = seen(onPile(key));
  const top = pose(seen(`${onPile(key)} .top`) ?? pile);
  if (!pile || !top || !canFly()) return;
  seen(`${onPile(key)} .top`)?.animate(
    { translate: ['0 0', '0 3px', '0 0'] },
    { duration: ms(120), easing: 'ease-out' },
  );
  if (kind === 'trick') celebrate(top, gap);
  else if (gap !== null && gap !== 0) rising(top, kind, sign(gap), ms(TIMES.trick * 1.6));
}

const sign = (gap: number): string => (gap < 0 ? `−${-gap}` : `+${gap}`);

/** A chip that rises from a pile. */
function rising(at: Pose, kind: Step['kind'], text: string, duration: number): HTMLElement {
  const chip = document.createElement('b');
  chip.className = `chip ${kind}`;
  chip.textContent = text;
  sky().append(chip);
  const place = (y: number, scale: number): string =>
    `translate(${at.x}px, ${at.y + y}px) translate(-50%, -50%) scale(${scale})`;
  float(
    chip,
    [
      // At the upper edge: the card's number stays to be read.
      { opacity: 0, transform: place(-at.width * 0.5, 0.6) },
      { opacity: 1, transform: place(-at.width * 0.66, 1.12), offset: 0.25 },
      { opacity: 1, transform: place(-at.width * 0.72, 1), offset: 0.7 },
      { opacity: 0, transform: place(-at.width * 0.95, 1) },
    ],
    duration,
  );
  return chip;
}

/** The trick: a gold ring opens, sparks fly, and the cards won back are counted. */
function celebrate(at: Pose, gap: number | null): void {
  const duration = ms(TIMES.trick);
  const ring = document.createElement('i');
  ring.className = 'ring';
  ring.style.cssText = `width: ${at.width}px; height: ${at.width * RATIO}px`;
  sky().append(ring);
  const corner = `translate(${at.x - at.width / 2}px, ${at.y - (at.width * RATIO) / 2}px)`;
  float(
    ring,
    [
      { opacity: 0.95, transform: `${corner} rotate(${at.turn}deg) scale(0.92)` },
      { opacity: 0.9, transform: `${corner} rotate(${at.turn - 5}deg) scale(1.12)`, offset: 0.35 },
      { opacity: 0, transform: `${corner} rotate(${at.turn - 12}deg) scale(1.6)` },
    ],
    duration * 1.3,
  );
  const SPARKS = 9;
  for (let i = 0; i < SPARKS; i++) {
    const spark = document.createElement('i');
    spark.className = 'spark';
    sky().append(spark);
    const angle = (i / SPARKS) * 2 * Math.PI;
    const place = (part: number): string =>
      `translate(${at.x - 5 + Math.cos(angle) * at.width * part}px, ${at.y - 5 + Math.sin(angle) * at.width * part * 1.2}px)`;
    float(
      spark,
      [
        { opacity: 1, transform: `${place(0.4)} scale(0.6)` },
        { opacity: 1, transform: `${place(0.85)} scale(${1.1 + (i % 3) * 0.35}) rotate(80deg)`, offset: 0.5 },
        { opacity: 0, transform: `${place(1.1)} scale(0.3) rotate(160deg)` },
      ],
      duration * (1.1 + (i % 3) * 0.2),
    );
  }
  if (gap === null || gap >= 0) return;
  const chip = rising(at, 'trick', '−1', duration * 2.4);
  const won = -gap;
  for (let n = 2; n <= won; n++) setTimeout(() => (chip.textContent = `−${n}`), (duration * (n - 1)) / won);
}

/** Runs frames on something of the layer and takes it away. */
function float(element: HTMLElement, frames: Keyframe[], duration: number): void {
  const going = element.animate(frames, { duration, easing: 'ease-out', fill: 'both' });
  void end(going, duration).then(() => element.remove());
}

/** Somebody leans over to play. */
function lean(seat: number | null): void {
  if (!canFly()) return;
  seen(`[data-seat="${seat}"] .avatar`)?.animate(
    { transform: ['none', 'translateY(3px) rotate(-6deg) scale(1.08)', 'none'] },
    { duration: ms(TIMES.other), easing: 'ease-in-out' },
  );
}

/** Cards of the hand that have another place afterwards slide there, with all that belongs to their place: what is
 *  touched is what is seen. Asked before and called after. */
function glide(): () => void {
  if (!canFly()) return () => {};
  const places = (): Map<HTMLElement, DOMRect> => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.closest('li') ?? card);
    return new Map(cards.map((one) => [one, one.getBoundingClientRect()]));
  };
  const before = places();
  return () => {
    for (const [place, now] of places()) {
      const was = before.get(place) ?? now;
      const [x, y] = [was.x - now.x, was.y - now.y];
      if (Math.hypot(x, y) > 1)
        place.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: ms(140), easing: 'ease-out' });
    }
  };
}
