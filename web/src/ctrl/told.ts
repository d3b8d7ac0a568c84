/** What is read out of a game: each turn once, in one sentence. */
import type { Game } from '../games.ts';
import type { Translate } from '../lang/index.svelte.ts';
import type { EventJson, ViewerEvent } from '../protocol.ts';
import { finished, onPile, pileFor, tell } from './story.ts';
import { placement } from './tokens.ts';

/** Something that is read out once. */
export type Told = { id: number; text: string };

export type Listener = {
  t: Translate;
  game: Game;
  list: (items: readonly string[]) => string;
  who: (seat: number) => string;
  /** The own seat, which heard of its cards as it planned them; `null` for those who look on. */
  you: number | null;
  planned: readonly string[];
};

/** What was done as one event, in sentences: cards of a seat are one sentence, with what it drew. A card taken in
 *  Hormigas is told to others with the one that leaves for it: `earlier` has it. */
export function toldOf(steps: readonly EventJson[], earlier: readonly ViewerEvent[], to: Listener): string[] {
  const { t, game, who, you } = to;
  const sentences: string[] = [];
  let laid: EventJson[] = [];
  for (const step of steps) {
    const mine = step.seat !== null && step.seat === you;
    const known = mine && to.planned.includes(step.action);
    const [verb] = step.action.split('@');
    if (isPlaced(step)) {
      if (!known) laid.push(step);
    } else if (verb === 'end') {
      sentences.push(ended(step, laid, mine, to));
      laid = [];
    } else if (verb === 'take') {
      if (mine && step.card !== undefined) sentences.push(t('hormigas-you-took', { card: step.card }));
    } else if (verb === 'put') {
      if (!known) sentences.push(swapped(step, steps, earlier, to));
      if (step.round) sentences.push(finished(t, step.round.finisher, who, you));
    } else {
      sentences.push(tell(t, game, step, who, you));
      if (step.hand) sentences.push(t('table-told-hand', { cards: step.hand.join(', ') }));
    }
  }
  // The last card of a game ends it without the end of a turn.
  if (laid.length > 0) sentences.push(ended(null, laid, false, to));
  return sentences.filter(Boolean);
}

function isPlaced(step: EventJson): boolean {
  return placement(step.action) !== null && !/^(take|put|start)@/.test(step.action);
}

function ended(end: EventJson | null, laid: readonly EventJson[], mine: boolean, to: Listener): string {
  const { t, list } = to;
  const drawn = end?.drawn ?? 0;
  if (mine && laid.length === 0) {
    if (Array.isArray(drawn) && drawn.length > 0) return t('table-you-drew', { cards: list(drawn.map(String)) });
    return t('table-drew-none');
  }
  const count = Array.isArray(drawn) ? drawn.length : drawn;
  const what = [...placements(laid, to), ...(count > 0 ? [t('table-drawn', { count })] : [])];
  const seat = end?.seat ?? laid[0]?.seat ?? null;
  if (what.length === 0 || seat === null) return '';
  return t('table-did-place', { who: to.who(seat), what: list(what) });
}

/** Cards that go on one pile after the other are named with it once. */
function placements(laid: readonly EventJson[], { t, game, list, you }: Listener): string[] {
  const groups: { pile: string; cards: number[] }[] = [];
  for (const step of laid) {
    const { card, pile } = placement(step.action)!;
    const own = pileFor(pile, step.seat, you);
    if (groups.at(-1)?.pile === own) groups.at(-1)!.cards.push(card);
    else groups.push({ pile: own, cards: [card] });
  }
  return groups.map(({ pile, cards }) =>
    t('table-placed', { card: list(cards.map(String)), on: onPile(t, game, pile) }),
  );
}

function swapped(
  put: EventJson,
  steps: readonly EventJson[],
  earlier: readonly ViewerEvent[],
  { t, who }: Listener,
): string {
  const before = [...earlier.flatMap((event) => (event.what === 'played' ? event.steps : [])), ...steps];
  const take = before.findLast((step) => step.seat === put.seat && step.action.startsWith('take@'));
  const [name, dropped] = [who(put.seat ?? 0), put.dropped ?? 0];
  return take?.card === undefined
    ? t('hormigas-did-turn-unseen', { who: name, dropped })
    : t('hormigas-did-turn', { who: name, card: take.card, dropped });
}
