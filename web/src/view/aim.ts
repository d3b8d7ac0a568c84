/** What a pile shows of the card that is lifted: does it go there, and what does it cost? */
import { placement } from '../ctrl/tokens.ts';
import type { Game } from '../games.ts';
import type { Translate } from '../lang/index.svelte.ts';
import type { Cost } from '../wasm.ts';
import { costSign } from './cost.ts';
import type { Scene } from './scene.ts';

export type Aim = {
  /** The card in the fingers. */
  lifted: number | null;
  /** It goes there, and that may be shown. */
  fits: boolean;
  /** It does not, and that may be shown. */
  cannot: boolean;
  /** What it costs, where that may be shown. */
  cost: Cost | null;
};

export function aim(scene: Scene, pile: string): Aim {
  const { ctrl, help } = scene;
  const lifted = ctrl?.myTurn ? ctrl.plan.lifted : null;
  if (!ctrl || lifted === null) return { lifted: null, fits: false, cannot: false, cost: null };
  const cost = ctrl.plan.choices(lifted).find((one) => one.cost?.pile === pile)?.cost ?? null;
  const told = help !== 'none';
  return {
    lifted,
    fits: told && cost !== null,
    cannot: told && cost === null,
    cost: help === 'gaps' || help === 'hints' ? cost : null,
  };
}

/** The same in words. */
export function aimed(t: Translate, game: Game, { cost, fits, cannot }: Aim): string {
  if (cost) return costSign(t, game, cost);
  return fits ? t('table-fits') : cannot ? t('table-no-fit') : '';
}

/** A step with its sign. */
export const signed = (step: number): string => (step < 0 ? `−${-step}` : `+${step}`);

/** How far a pile went in its direction. */
export const stepFrom = (rising: boolean, from: number, to: number): number => (rising ? to - from : from - to);

/** Steps back that could be made now, by pile. */
export function backs(scene: Scene): Map<string, Cost> {
  const { ctrl } = scene;
  if (!ctrl?.myTurn || scene.help === 'none') return new Map();
  const costs = ctrl.plan.choices(null).flatMap(({ cost }) => (cost?.back && !cost.rival ? [cost] : []));
  return new Map(costs.map((cost) => [cost.pile, cost]));
}

const on = (tokens: readonly string[], pile: string, before: number): { card: number; order: number }[] =>
  tokens.flatMap((token, i) => {
    const placed = placement(token);
    return placed?.pile === pile ? [{ card: placed.card, order: before + i + 1 }] : [];
  });

/** What of the plan lies on a pile, with its place in the order. */
export function planned(scene: Scene, pile: string): { card: number; order: number }[] {
  return on(scene.ctrl?.plan.tokens ?? [], pile, 0);
}

/** What a hint would have on a pile, with its place in the order. */
export function hinted(scene: Scene, pile: string): { card: number; order: number }[] {
  return on(scene.hint, pile, scene.ctrl?.plan.tokens.length ?? 0);
}

/** Takes the plan back, from its `order`th card on. */
export function takeBackFrom(scene: Scene, order: number): void {
  const { ctrl } = scene;
  while (ctrl && ctrl.plan.tokens.length >= order && !ctrl.plan.sent) ctrl.takeBack();
}
