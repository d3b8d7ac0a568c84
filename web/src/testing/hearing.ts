/** How each field of a view is heard from the page, or why nobody needs to be told. A field that is new does not
 *  compile until somebody has said it here. */
import { GAMES, type Game } from '../games.ts';
import { lang } from '../lang/index.svelte.ts';
import type { ViewJson } from '../protocol.ts';
import { gameTitle, pileLabel, signalText } from '../ctrl/story.ts';
import { pileKey, placement } from '../ctrl/tokens.ts';
import { never } from '../never.ts';
import { Ear } from './ear.ts';
import { name, number, numberless } from './words.ts';

export class Unsaid {
  constructor(readonly why: string) {}
}
const unsaid = (why: string): Unsaid => new Unsaid(why);

type ViewOf<G extends Game> = Extract<ViewJson, { game: G }>;
type Hearing<G extends Game> = {
  readonly [F in keyof ViewOf<G>]-?: (heard: Hearer, view: ViewOf<G>) => ViewOf<G>[F] | Unsaid;
};

/** Somebody who listens to a table. */
export class Hearer {
  readonly names: readonly string[];
  readonly own: number | null;
  readonly #region: string;

  constructor(
    readonly ear: Ear,
    /** Lifts a card of the hand, or puts the card in the air over a place; what is heard then. */
    readonly touch?: (what: number) => Ear,
  ) {
    this.names = this.players.map((player) => player.split(', ')[0]!);
    const own = this.names.indexOf(lang.t('you-label'));
    this.own = own < 0 ? null : own;
    this.#region = this.#turnRegion();
  }

  /** What is said of each seat. */
  get players(): string[] {
    return this.ear.within(lang.t('menu-players')).buttons.map((button) => button.name);
  }

  /** The number that is said of each seat. */
  counts(make: (count: number) => string): number[] {
    return this.players.flatMap((player) => number(player.split(', ').slice(1).join(', '), make) ?? []);
  }

  #turnRegion(): string {
    const { t } = lang;
    const turns = [t('over-title'), t('prompt-deal'), t('table-choose'), t('table-your-turn')];
    const found = this.ear
      .of('region')
      .filter(
        (region) => turns.includes(region.name) || name(region.name, (who) => t('table-turn-of', { who })) !== null,
      );
    return found.length === 1 ? found[0]!.name : `${found.length} regions tell whose turn it is`;
  }

  get table(): Ear {
    return this.ear.within(this.#region);
  }

  get over(): boolean {
    return this.#region === lang.t('over-title');
  }

  /** The seat on turn: by the table's name, and by what is said of that player. */
  get turn(): number | null {
    const { t } = lang;
    const on = this.players.findIndex((player) => player.split(', ').includes(t('table-on-turn')));
    if (this.#region === t('table-your-turn')) return on === this.own ? on : NaN;
    const who = name(this.#region, (who) => t('table-turn-of', { who }));
    if (who !== null) return this.names[on] === who ? on : NaN;
    return on < 0 ? null : NaN;
  }

  /** The words outside every part that has a name: what is to be done now. */
  get prompt(): string {
    return this.ear.parts.flatMap((part) => (part.role === 'text' ? [part.name] : [])).join(' ');
  }

  get result(): { headline: string; ear: Ear } | null {
    const regions = this.ear
      .of('region')
      .filter((region) => region.children.some((one) => one.role === 'heading' && one.name === region.name));
    const headline = regions.find((region) => region.children[0]?.role === 'heading')?.name;
    return headline === undefined ? null : { headline, ear: this.ear.within(headline) };
  }

  /** What is to be pressed, of the actions that have no card. */
  get alone(): string[] {
    const { t } = lang;
    const able = (text: string): boolean => this.ear.button(text)?.disabled === false;
    return [
      ...(able(t('table-me-start')) ? [`start@${this.own}`] : []),
      ...this.names.flatMap((who, seat) => (able(t('table-start-with', { who })) ? [`start@${seat}`] : [])),
      ...(able(t('table-end')) ? ['end'] : []),
      ...(able(t('hormigas-do-claim')) ? ['claim'] : []),
      ...(able(t('hormigas-do-pass')) ? ['pass'] : []),
      ...(able(t('hormigas-do-deal')) ? ['deal'] : []),
      ...(able(t('hormigas-do-refresh')) ? ['refresh'] : []),
    ];
  }

  /** The own cards, in the order in which they are met. */
  get hand(): number[] | null {
    const { t } = lang;
    const hands = this.ear.of('region').filter((region) => region.name === t('table-hand'));
    if (hands.length === 0) return null;
    return this.ear.within(t('table-hand')).buttons.flatMap((button) => Number(/^\d+/.exec(button.name)?.[0] ?? NaN));
  }

  /** What is said of a pile: its top card, the row, the last step and the signals. */
  pile(label: string): PileHeard | null {
    const found = this.ear.buttons.filter((button) => button.name.startsWith(`${label}, `));
    return found.length === 1 ? new PileHeard(found[0]!.name.slice(label.length + 2), this.names) : null;
  }

  /** Which piles take a card that is lifted. */
  takers(card: number, labels: readonly (readonly [string, string])[]): string[] {
    const lifted = new Hearer(this.touch!(card));
    return labels.flatMap(([pile, label]) => (lifted.pile(label)?.fits ? [`${card}@${pile}`] : []));
  }

  /** The minimum that is left, as the line above the hand says it; nothing is left where more may be placed. */
  get missing(): number | null {
    const { t } = lang;
    const said = this.prompt;
    if (said.includes(t('prompt-more')) || said.includes(t('prompt-no-more'))) return 0;
    return (
      number(said, (count) => t('prompt-place', { count })) ?? number(said, (count) => t('prompt-still', { count }))
    );
  }
}

export class PileHeard {
  constructor(
    readonly said: string,
    readonly names: readonly string[],
  ) {}

  get top(): number {
    return (
      number(this.said, (card) => lang.t('table-top', { card })) ??
      number(this.said, (card) => lang.t('table-row-end', { card })) ??
      NaN
    );
  }

  get row(): number[] {
    const label = lang.t('table-row', { cards: '§' });
    const found = new RegExp(`${label.replace('§', '((?:\\d+, )*\\d+)')}`).exec(this.said);
    // A row of one card is that card.
    return found ? found[1]!.split(', ').map(Number) : [this.top];
  }

  get fits(): boolean {
    return !this.said.split(', ').includes(lang.t('table-no-fit'));
  }

  /** Who played there last, and how far. */
  get last(): { seat: number; step: number } | null {
    for (const [seat, who] of this.names.entries()) {
      const text = lang.t('table-last-move', { who, step: '§' }).replace('§', '([+−])(\\d+)').replace('.', '\\.');
      const found = new RegExp(text).exec(this.said);
      if (found) return { seat, step: Number(found[2]) * (found[1] === '+' ? 1 : -1) };
    }
    return null;
  }

  /** Who says what of it. */
  get signals(): string[] {
    const kinds = ['leave', 'no-big-step', 'good', 'go-ahead'];
    return this.names.flatMap((who, seat) =>
      kinds.flatMap((kind) =>
        // Of a row it is said in other words.
        (['the-game', 'ascenso-descenso'] as const).some((game) =>
          this.said.includes(lang.t('says', { who, what: signalText(lang.t, game, kind) })),
        )
          ? [`${seat}:${kind}`]
          : [],
      ),
    );
  }
}

const COVERED = unsaid('covered cards stay covered: nobody is shown them');
const LINE = unsaid('the other fields in one line');
const OTHERS = unsaid('asked only of who is on turn, who hears it');

/** A pile by its key, as the listener calls it. */
export function labels(game: Game): [string, string][] {
  return GAMES[game].piles.map(({ name: pile }) => [pile, pileLabel(lang.t, game, pile)]);
}

/** In Face to Face who looks on hears the piles by their owners. */
function sideLabels(heard: Hearer, owner: number): [string, string] {
  const { t } = lang;
  if (heard.own === null) {
    const who = heard.names[owner]!;
    return [t('pile-of-up', { who }), t('pile-of-down', { who })];
  }
  return owner === heard.own
    ? [pileLabel(t, 'face-to-face', 'up'), pileLabel(t, 'face-to-face', 'down')]
    : [pileLabel(t, 'face-to-face', 'rival-up'), pileLabel(t, 'face-to-face', 'rival-down')];
}

/** What may be done: what has a button, and where each card goes once it is lifted. */
function legal(heard: Hearer, view: ViewJson): string[] {
  const placements = view.legal.filter((token) => placement(token) !== null && !/^(start|take|put)@/.test(token));
  const where = heard.touch
    ? (placements.length > 0 ? (view.hand ?? []) : []).flatMap((card) => heard.takers(card, labels(view.game)))
    : placements;
  return [...heard.alone, ...where];
}

/** The own cards. Once it is over they are told with the result. */
function pileHand(heard: Hearer, view: ViewJson): number[] | null | Unsaid {
  if (!heard.over) return heard.hand;
  if (view.seat === null) return heard.hand;
  const left = heard.result?.ear.within(lang.t('table-hand')).words ?? '';
  const cards = left === '' ? [] : left.split(' ').map(Number);
  const won = view.game !== 'hormigas' && 'winner' in view && view.winner === view.seat;
  return won && cards.length === 0 ? unsaid('who has won is told how many were left') : cards;
}

function missing(heard: Hearer, view: { seat: number | null; turn: number | null }): number | Unsaid {
  return view.seat === null || view.turn !== view.seat ? OTHERS : (heard.missing ?? NaN);
}

const seat = (heard: Hearer): number | null => heard.own;
const turn = (heard: Hearer): number | null => heard.turn;
const over = (heard: Hearer): boolean => heard.over;
const drawPile = (ear: Ear): [number] => {
  const { t } = lang;
  // Which of the places shows it is a matter of room: they say the same.
  const told = new Set(
    [...ear.words.matchAll(new RegExp(`(\\d+) ${t('table-draw')}|${t('table-draw')}: (\\d+)`, 'g'))].map(
      ([, before, after]) => Number(before ?? after),
    ),
  );
  return [told.size === 1 ? [...told][0]! : NaN];
};
const isGame =
  <G extends Game>(game: G) =>
  (heard: Hearer): G =>
    heard.ear.of('heading')[0]?.name.startsWith(gameTitle(lang.t, game)) ? game : ('another' as G);

type TeamView = ViewOf<'the-game' | 'ascenso-descenso'>;
type TeamHearing = {
  readonly [F in Exclude<keyof TeamView, 'game'>]-?: (heard: Hearer, view: TeamView) => TeamView[F] | Unsaid;
};

function pileGame(game: 'the-game' | 'ascenso-descenso'): TeamHearing {
  return {
    seat,
    turn,
    over,
    legal,
    text: () => LINE,
    hand: pileHand,
    counts: (heard) => heard.counts((count) => lang.t('cards', { count })),
    draw: (heard) => drawPile(heard.ear),
    tops: (heard) => labels(game).map(([, label]) => heard.pile(label)?.top ?? NaN) as [number, number, number, number],
    rows: (heard) => (game === 'the-game' ? undefined : labels(game).map(([, label]) => heard.pile(label)?.row ?? [])),
    placed: () => (game === 'the-game' ? COVERED : unsaid('the rows lie open, and are told')),
    need: () => unsaid('what is missing of it is told'),
    missing,
    won: (heard) => {
      if (!heard.over) return null;
      const [least, most] = GAMES[game].cards;
      return heard.result?.headline === lang.t('over-all', { all: most - least + 1 });
    },
    left: (heard) => {
      const [least, most] = GAMES[game].cards;
      return number(heard.table.words, (count) => lang.t('table-left-of', { count, all: most - least + 1 })) ?? NaN;
    },
  };
}

const side = (heard: Hearer, owner: number): string =>
  heard.ear.within(lang.t('table-piles-of', { who: heard.names[owner]! })).words;
const both = <T>(one: (owner: number) => T): [T, T] => [one(0), one(1)];

const faceToFace: Hearing<'face-to-face'> = {
  game: isGame('face-to-face'),
  seat,
  turn,
  over,
  legal,
  text: () => LINE,
  hand: pileHand,
  counts: (heard) => heard.counts((count) => lang.t('cards', { count })) as [number, number],
  draw: (heard) => both((owner) => Number(new RegExp(`(\\d+) ${lang.t('duel-deck')}`).exec(side(heard, owner))?.[1])),
  tops: (heard) =>
    both((owner) => sideLabels(heard, owner).map((label) => heard.pile(label)?.top ?? NaN) as [number, number]),
  placed: () => COVERED,
  need: () => unsaid('what is missing of it is told'),
  missing,
  helped: (heard, view) =>
    view.turn !== view.seat
      ? OTHERS
      : number(side(heard, heard.own!), (count) => lang.t('duel-refill', { count })) !== null,
  winner: (heard) => {
    if (!heard.over) return null;
    const headline = heard.result?.headline ?? '';
    if (headline === lang.t('over-you-won')) return heard.own;
    return heard.names.indexOf(name(headline, (who) => lang.t('over-won-by', { who })) ?? '');
  },
  reason: (heard) => {
    if (!heard.over) return null;
    const { t } = lang;
    const said = heard.result?.ear.words ?? '';
    const emptied = [t('over-you-emptied'), ...heard.names.map((who) => t('over-emptied', { who }))];
    if (emptied.some((text) => said.includes(text))) return 'emptied';
    const stuck = [t('over-you-stuck'), ...heard.names.map((who) => t('over-stuck', { who }))];
    return stuck.some((text) => said.includes(text)) ? 'stuck' : 'not told';
  },
  left: (heard) => both((owner) => Number(new RegExp(`(\\d+) ${lang.t('duel-to-go')}`).exec(side(heard, owner))?.[1])),
};

/** A card of Hormigas with its ants; `null` where it is not known. */
function antCard(said: string): number | null {
  return said.includes(lang.t('hormigas-unknown')) || said.includes(lang.t('hormigas-face-down'))
    ? null
    : Number(/\d+/.exec(said)?.[0] ?? NaN);
}

/** The cards that a part lists, one an item. */
const listed = (ear: Ear): (number | null)[] =>
  ear.of('listitem').map((item) => antCard(item.children.map((child) => child.name).join(' ')));

/** A hand after the last round: the result lists them by their owners. */
function lastHand(heard: Hearer, who: string, round: number): (number | null)[] {
  const result = heard.result?.ear.within(lang.t('hormigas-round', { count: round + 1 }));
  const rows = result?.parts.find((part) => part.role === 'list')?.children ?? [];
  const found = rows.filter((row) => row.children[0]?.name === who);
  return found.length === 1 ? listed(new Ear(found[0]!.children)) : [];
}

type Spot = ViewOf<'hormigas'>['middle'][number];

/** The places of the middle, from left to right. */
function middle(heard: Hearer): Spot[] {
  const { t } = lang;
  const ear = heard.ear.within(t('hormigas-middle'));
  return ear.of('listitem').map((part) => {
    const said = part.children.map((child) => child.name).join(' ');
    if (said.includes(t('hormigas-face-down'))) return [null, false];
    const taken = heard.names.some(
      (who) => said.includes(t('hormigas-held-other', { who })) || said.includes(lang.t('hormigas-falls-here')),
    );
    const card = number(said, (card) => t('hormigas-take-card', { card })) ?? antCard(said);
    return taken || heldByOther(said, heard) !== null ? null : [card, true];
  });
}

function heldByOther(said: string, heard: Hearer): number | null {
  for (const who of heard.names) {
    const card = number(said, (card) => lang.t('hormigas-holds', { who, card }));
    if (card !== null) return card;
  }
  return null;
}

const hormigas: Hearing<'hormigas'> = {
  game: isGame('hormigas'),
  seat,
  turn,
  over,
  text: () => LINE,
  legal: (heard, view) => {
    const { t } = lang;
    const takes = heard.ear.within(t('hormigas-middle')).buttons.flatMap((button, i) => {
      const back = number(button.name, (card) => t('hormigas-take-back', { card })) !== null;
      return button.disabled || back ? [] : [`take@${i + 1}`];
    });
    return [...heard.alone, ...takes, ...puts(heard, view)];
  },
  hand: (heard, view) => (view.hand === null ? null : (listed(heard.ear.within(lang.t('table-hand'))) as number[])),
  hands: (heard, view) =>
    heard.names.map((who, owner) => {
      if (owner === heard.own) return view.hand ?? [];
      if (heard.over) return lastHand(heard, who, view.round);
      return listed(heard.ear.within(lang.t('table-hand-of', { who }))).slice(0, view.hands[owner]!.length);
    }),
  draw: (heard, view) =>
    view.phase === 'deal' || view.over
      ? unsaid('it is dealt anew before anyone draws')
      : drawPile(heard.ear.within(lang.t('hormigas-middle'))),
  phase: (heard, view) => {
    if (heard.over) return 'over';
    const { t } = lang;
    if (heard.turn === null) return 'deal';
    const [said, spots] = [heard.prompt, middle(heard)];
    if (said.includes(t('prompt-confirm'))) return 'put';
    if (spots.includes(null)) return 'put';
    if (heard.turn !== heard.own) return view.phase === 'claim' ? OTHERS : 'take';
    return said.includes(t('prompt-pass')) ? 'claim' : 'take';
  },
  middle: (heard, view) =>
    view.phase === 'deal' || view.over
      ? unsaid('nothing is taken from it any more')
      : (middle(heard) as ViewOf<'hormigas'>['middle']),
  held: (heard, view) => {
    if (view.turn !== view.seat) return heldByOther(heard.ear.within(lang.t('hormigas-middle')).words, heard);
    const own = heard.ear.within(lang.t('table-hand')).words;
    return number(own, (card) => lang.t('hormigas-held', { card }));
  },
  discard: (heard, view) => {
    if (view.phase === 'deal' || view.over) return unsaid('the cards are gathered');
    const label = lang.t('hormigas-discard');
    const found = new RegExp(`${label}: ((?:\\d+, )*\\d+)`).exec(heard.ear.within(lang.t('hormigas-middle')).words);
    return found ? found[1]!.split(', ').map(Number) : [];
  },
  totals: (heard) => heard.counts((count) => lang.t('points', { count })),
  winners: (heard) => {
    if (!heard.over) return null;
    const { t } = lang;
    const headline = heard.result?.headline ?? '';
    if (headline === t('over-you-won')) return [heard.own!];
    const alone = name(headline, (who) => t('over-won-by', { who }));
    const shared = name(headline, (who) => t('over-shared', { who })) ?? '';
    return heard.names.flatMap((who, owner) =>
      who === alone || shared.split(/, | (?:and|y|e) /).includes(who) ? [owner] : [],
    );
  },
  round: (heard) =>
    (number(heard.ear.of('heading')[0]?.name ?? '', (count) => lang.t('hormigas-round', { count })) ?? NaN) - 1,
};

/** Where the card in the air may go, and which leaves for it. */
function puts(heard: Hearer, view: ViewOf<'hormigas'>): string[] {
  const { touch } = heard;
  if (!touch) return view.legal.filter((token) => token.startsWith('put@'));
  const { t } = lang;
  const hand = view.hand ?? [];
  const name = (place: number): string => {
    const [left, right] = [hand[place - 1], hand[place]];
    if (left === undefined) return t('hormigas-at-left', { card: right! });
    return right === undefined ? t('hormigas-at-right', { card: left }) : t('hormigas-between', { left, right });
  };
  return Array.from({ length: hand.length + 1 }, (_, place) => place).flatMap((place) => {
    if (heard.ear.within(t('table-hand')).buttons.every((button) => button.name !== name(place))) return [];
    const drops = touch(place)
      .within(t('table-hand'))
      .buttons.flatMap((button) => button.name.split(':')[0]!)
      .flatMap((said) => number(said, (card) => t('hormigas-drop', { card })) ?? []);
    // At an end it is the card at the other end.
    const [left, right] = [hand[(place - 1 + hand.length) % hand.length]!, hand[place % hand.length]!];
    return [
      ...(drops.includes(left) ? [`put@${place}-left`] : []),
      ...(drops.includes(right) ? [`put@${place}-right`] : []),
    ];
  });
}

const HEARING: { readonly [G in Game]: Hearing<G> } = {
  'the-game': { game: isGame('the-game'), ...pileGame('the-game') },
  'ascenso-descenso': { game: isGame('ascenso-descenso'), ...pileGame('ascenso-descenso') },
  'face-to-face': faceToFace,
  hormigas,
};

/** What is told otherwise than the view has it, or not at all: a sentence a field. */
export function compare(view: ViewJson, heard: Hearer, but: readonly string[] = []): string[] {
  const hearing = HEARING[view.game] as Readonly<Record<string, (heard: Hearer, view: ViewJson) => unknown>>;
  return Object.entries(view).flatMap(([field, is]) => {
    if (but.includes(field)) return [];
    const how = hearing[field];
    if (!how) return [`${field}: nobody has said how it is heard`];
    const said = how(heard, view);
    if (said instanceof Unsaid) return [];
    const sorted = (value: unknown): unknown => (field === 'legal' ? (value as string[]).toSorted() : value);
    const [told, truth] = [JSON.stringify(sorted(said)), JSON.stringify(sorted(is))];
    return told === truth ? [] : [`${field}: heard ${told}, is ${truth}`];
  });
}

/** What stands beside the view on each pile: who played there last and how far, and the signals. */
export function besides(
  game: Game,
  heard: Hearer,
  last: ReadonlyMap<string, { seat: number; step: number }>,
  signals: readonly string[],
): string[] {
  const own = heard.own ?? 0;
  return labels(game).flatMap(([pile, label]) => {
    const said = heard.pile(label);
    const [told, is] = [said?.last ?? null, last.get(pileKey(pile, own)) ?? null];
    const about = signals.filter((one) => one.endsWith(`@${pile}`)).map((one) => one.split('@')[0]!);
    return [
      ...(JSON.stringify(told) === JSON.stringify(is)
        ? []
        : [`last on ${pile}: heard ${JSON.stringify(told)}, is ${JSON.stringify(is)}`]),
      ...(said?.signals.toSorted().join() === about.toSorted().join()
        ? []
        : [`signals on ${pile}: heard ${said?.signals.join()}, stand ${about.join()}`]),
    ];
  });
}

/** What the list of the cards that are still to come says of each; `null` where there is none. */
function cardsOut(heard: Hearer): string[] | null {
  const title = lang.t('out-title');
  if (heard.ear.all().every((part) => part.name !== title || part.role !== 'region')) return null;
  return heard.ear
    .within(title)
    .of('listitem')
    .map((item) => item.children.map((child) => child.name).join(''));
}

/** The same from what lies open: each card is on top of a pile, below one, in the own hand, or not seen yet. */
function unseen(view: ViewOf<'ascenso-descenso'>): string[] {
  const { cards, piles } = GAMES[view.game];
  const [least, most] = cards;
  const said = (card: number): string => {
    const top = view.tops.indexOf(card);
    if (top >= 0) return `${card}, ${lang.t(`out-${piles[top]!.direction}`)}`;
    if (view.hand?.includes(card)) return `${card}, ${lang.t('out-own')}`;
    return view.rows!.flat().includes(card) ? `${card}, ${lang.t('out-gone')}` : String(card);
  };
  return Array.from({ length: most - least + 1 }, (_, i) => said(least + i));
}

/** Where the rows lie open and there is room beside the table, the cards that are still to come are listed. */
export function stillToCome(view: ViewJson, heard: Hearer, beside: boolean): string[] {
  const is = beside && view.game === 'ascenso-descenso' && !view.over ? unseen(view) : null;
  const told = cardsOut(heard);
  return JSON.stringify(told) === JSON.stringify(is)
    ? []
    : [`to come: heard ${told?.join('; ')}, is ${is?.join('; ')}`];
}

/** Numbers that the page says besides what it reads out, though they are no card that lies open or was planned, no count and no name's. */
export function strangers(view: ViewJson, heard: Hearer, planned: readonly string[]): number[] {
  const { t } = lang;
  const ear = heard.ear.without(
    'log',
    'status',
    'alert',
    t('assist-hint'),
    t('log-title'),
    t('chat-title'),
    t('out-title'),
  );
  const [least, most] = GAMES[view.game].cards;
  const all = most - least + 1;
  const counts: ((count: number) => string)[] = [
    (count) => t('table-left-of', { count, all }),
    (count) => t('cards', { count }),
    (count) => t('points', { count }),
    (count) => t('prompt-place', { count }),
    (count) => t('prompt-still', { count }),
    (count) => t('duel-refill', { count }),
    (count) => t('duel-draws', { count }),
    (count) => t('prompt-draws', { count }),
    (count) => t('hormigas-symbols', { count }),
    (count) => t('hormigas-round', { count }),
    (count) => t('hormigas-round-score', { count }),
    (count) => t('hormigas-take', { count }),
    (count) => t('coach-skips', { count }),
    (count) => `${t('table-draw')}: ${count}`,
    (count) => `${count} ${t('table-draw')}`,
    (count) => `${count} ${t('duel-deck')}`,
    (count) => `${count} ${t('duel-to-go')}`,
    (count) => `${t('hormigas-target')} ${count}`,
    (count) => `${t('hormigas-rounds')} ${count}`,
    ...heard.names.flatMap((who) => [
      (step: number) => t('table-last-move', { who, step: `+${step}` }),
      (step: number) => t('table-last-move', { who, step: `−${step}` }),
    ]),
    () => t('duel-gift-refills'),
    () => t('table-keys'),
    () => t('table-keys-ants'),
    () => t(`game-${view.game}`),
    (card) => t('table-jump-with', { card }),
  ];
  const rest = [...ear.called, ear.words].flatMap((said) => {
    const plain = counts.reduce(numberless, said);
    const unnamed = heard.names.reduce((text, who) => text.replaceAll(who, ' '), plain);
    return [...unnamed.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  });
  const open = new Set([...shownCards(view), ...planned.flatMap((token) => placement(token)?.card ?? [])]);
  return [...new Set(rest)].filter((one) => !open.has(one));
}

/** The cards that lie open for the viewer. What is covered is not among them, though a view may remember it. */
function shownCards(view: ViewJson): (number | null)[] {
  const hand = view.hand ?? [];
  switch (view.game) {
    case 'the-game':
    case 'ascenso-descenso':
      return [...hand, ...view.tops, ...(view.rows ?? []).flat()];
    case 'face-to-face':
      return [...hand, ...view.tops.flat()];
    case 'hormigas':
      return [
        ...hand,
        ...view.hands.flat(),
        ...view.middle.map((place) => place?.[0] ?? null),
        view.held,
        ...view.discard,
      ];
    default:
      return never(view);
  }
}
