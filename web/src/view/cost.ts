/** What a step costs, in a colour, a sign and words. */
import { inRows } from '../ctrl/story.ts';
import type { Game } from '../games.ts';
import type { Translate } from '../lang/index.svelte.ts';
import type { Cost } from '../wasm.ts';

/** Up to here a step is a small one; from there on it is a big one. */
const SMALL = 4;
const BIG = 12;

export function costKind(cost: Cost): 'trick' | 'gift' | 'good' | 'meh' | 'bad' {
  if (cost.rival) return 'gift';
  return cost.back ? 'trick' : stepKind(cost.gap);
}

/** How far a pile goes in all. */
export function stepKind(step: number): 'trick' | 'good' | 'meh' | 'bad' {
  if (step < 0) return 'trick';
  return step <= SMALL ? 'good' : step < BIG ? 'meh' : 'bad';
}

export function costSign(t: Translate, game: Game, cost: Cost): string {
  if (cost.rival) return t('table-gift', { count: -cost.gap });
  if (!cost.back) return t('table-gap', { count: cost.gap });
  const count = -cost.gap;
  return inRows(game) ? t('table-jump', { count }) : t('table-trick', { count });
}
