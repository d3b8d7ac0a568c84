/** The coach: says, before a turn is sent, that a card went much further than it had to. */
import type { TableCtrl } from '../../ctrl/table.svelte.ts';
import type { Choice } from '../../wasm.ts';

/** From here on a step is worth a word, if there was one that skips a third of it at most. */
const MANY = 15;
const BETTER = 3;

export class Coach {
  /** The planned token that the coach would think over, and how many cards it skips. */
  #warned = $state.raw<{ token: string; skips: number } | null>(null);

  constructor(readonly ctrl: TableCtrl) {}

  /** How many cards the last planned card skips, if that is worth a word. */
  readonly skips: number = $derived.by(() =>
    this.#warned && this.ctrl.plan.tokens.at(-1) === this.#warned.token && !this.ctrl.plan.sent
      ? this.#warned.skips
      : 0,
  );

  /** A token is about to be planned, out of these choices. */
  look(token: string, choices: readonly Choice[]): void {
    const cost = choices.find((choice) => choice.token === token)?.cost;
    const least = Math.min(...choices.map((choice) => choice.cost?.skips ?? Infinity));
    const warn = cost && !cost.back && !cost.rival && cost.skips >= MANY && least * BETTER <= cost.skips;
    this.#warned = warn ? { token, skips: cost.skips } : null;
  }
}
