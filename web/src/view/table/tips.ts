/** What the coach points out in somebody's first games: each thing when it is there to be seen, and once. */
import type { TableCtrl } from '../../ctrl/table.svelte.ts';
import { inRows } from '../../ctrl/story.ts';
import { pileKey } from '../../ctrl/tokens.ts';
import type { Game } from '../../games.ts';
import type { Translate } from '../../lang/index.svelte.ts';
import type { Choice } from '../../wasm.ts';

export type Tip = {
  name: string;
  /** What it is about, as a selector: it is shown there. */
  at: string;
  text: string;
};

type Find = (t: Translate, ctrl: TableCtrl) => Omit<Tip, 'name'> | null;

/** Where one of these choices would lie. */
const onPile = (ctrl: TableCtrl, is: (cost: NonNullable<Choice['cost']>) => boolean) => {
  const cost = ctrl.plan.choices(null).find((choice) => choice.cost && is(choice.cost))?.cost;
  return cost && { card: cost.card, at: `[data-pile="${pileKey(cost.pile, ctrl.seat)}"]` };
};

const back =
  (name: 'trick' | 'jump'): Find =>
  (t, ctrl) => {
    const found = onPile(ctrl, (cost) => cost.back);
    return found ? { at: found.at, text: t(`tip-${name}`, { card: found.card }) } : null;
  };

const gift: Find = (t, ctrl) => {
  const found = onPile(ctrl, (cost) => cost.rival);
  return found ? { at: found.at, text: t('tip-gift', { card: found.card }) } : null;
};

/** The draw pile, once the turn could end. */
const deck: Find = (t, ctrl) => {
  const draws = ctrl.facts?.draws ?? 0;
  if (!ctrl.plan.planned?.may_end || draws === 0) return null;
  const own = ctrl.table?.game === 'face-to-face' ? `[data-deck="${ctrl.seat}"]` : '[data-deck]';
  return { at: own, text: t('tip-deck', { count: draws }) };
};

/** Partners may be told about a pile: as the turn begins. */
const signals: Find = (t, ctrl) =>
  ctrl.table?.talk !== 'off' && (ctrl.table?.seats.length ?? 0) > 1 && ctrl.plan.tokens.length === 0
    ? { at: '[data-pile="down1"]', text: inRows(ctrl.game) ? t('tip-signals-row') : t('tip-signals') }
    : null;

const middle: Find = (t, ctrl) =>
  ctrl.view?.legal.some((token) => token.startsWith('take@')) ? { at: '.middle', text: t('tip-middle') } : null;

const ropes: Find = (t, ctrl) => {
  const own = ctrl.facts?.stretches[ctrl.seat ?? 0];
  return own && own.cards > 2 ? { at: '.hand', text: t('tip-ropes') } : null;
};

/** The most telling first. */
const TIPS: Record<Game, readonly [string, Find][]> = {
  'the-game': [
    ['trick', back('trick')],
    ['deck', deck],
    ['signals', signals],
  ],
  'ascenso-descenso': [
    ['jump', back('jump')],
    ['deck', deck],
    ['signals', signals],
  ],
  'face-to-face': [
    ['gift', gift],
    ['trick', back('trick')],
    ['deck', deck],
  ],
  hormigas: [
    ['middle', middle],
    ['ropes', ropes],
  ],
};

/** What there is to point out now, of what was never pointed out. */
export function tipFor(t: Translate, ctrl: TableCtrl, seen: readonly string[]): Tip | null {
  // While the team chooses who starts there is nothing to point at.
  if (!ctrl.table || !ctrl.myTurn || ctrl.view?.turn !== ctrl.seat || ctrl.plan.sent) return null;
  for (const [name, find] of TIPS[ctrl.table.game]) {
    const tip = seen.includes(name) ? null : find(t, ctrl);
    if (tip) return { name, ...tip };
  }
  return null;
}
