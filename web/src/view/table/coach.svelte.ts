/** The coach: says, before a turn is sent, that a card went much further than it had to; and in the first games of each
 *  kind points out what there is to see, each thing once for ever. */
import { isLesson, keep, kept } from '../../ctrl/memory.ts';
import type { TableCtrl } from '../../ctrl/table.svelte.ts';
import { lang } from '../../lang/index.svelte.ts';
import type { Choice } from '../../wasm.ts';
import { type Tip, tipFor } from './tips.ts';

/** From here on a step is worth a word, if there was one that skips a third of it at most. */
const MANY = 15;
const BETTER = 3;
/** In so many games of a kind something is pointed out. */
const GAMES_WITH_TIPS = 2;
/** What was pointed out, and at which tables of a game. */
const SEEN = 'tips';
const tablesOf = (game: string): string => `tips-at.${game}`;

const list = (key: string): string[] => {
  const all = kept<unknown>(key);
  return Array.isArray(all) ? all.filter((one): one is string => typeof one === 'string') : [];
};

export class Coach {
  /** The planned token that the coach would think over, and how many cards it skips. */
  #warned = $state.raw<{ token: string; skips: number } | null>(null);
  /** What is pointed out, and in which turn that was. */
  #tip = $state.raw<{ tip: Tip; ply: number } | null>(null);
  /** The turn in which something was pointed out last: one thing a turn is enough. */
  #last = -1;

  constructor(readonly ctrl: TableCtrl) {}

  /** How many cards the last planned card skips, if that is worth a word. */
  readonly skips: number = $derived.by(() =>
    this.#warned && this.ctrl.plan.tokens.at(-1) === this.#warned.token && !this.ctrl.plan.sent
      ? this.#warned.skips
      : 0,
  );

  /** What is pointed out now: as long as the turn lasts, and no card is in the fingers. */
  readonly tip: Tip | null = $derived.by(() => {
    const { plan, myTurn } = this.ctrl;
    return this.#tip && myTurn && !plan.sent && plan.ply === this.#tip.ply && plan.lifted === null
      ? this.#tip.tip
      : null;
  });

  /** A token is about to be planned, out of these choices. */
  look(token: string, choices: readonly Choice[]): void {
    const cost = choices.find((choice) => choice.token === token)?.cost;
    const least = Math.min(...choices.map((choice) => choice.cost?.skips ?? Infinity));
    const warn = cost && !cost.back && !cost.rival && cost.skips >= MANY && least * BETTER <= cost.skips;
    this.#warned = warn ? { token, skips: cost.skips } : null;
  }

  /** Looks whether there is something to point out. */
  watch(): void {
    const { plan } = this.ctrl;
    if (plan.ply === this.#last || !this.#early) return;
    const seen = list(SEEN);
    const tip = tipFor(lang.t, this.ctrl, seen);
    if (!tip) return;
    this.#last = plan.ply;
    this.#tip = { tip, ply: plan.ply };
    keep(SEEN, [...seen, tip.name]);
    this.ctrl.say(tip.text);
  }

  dismiss(): void {
    this.#tip = null;
  }

  /** Is this one of the first games of its kind? */
  get #early(): boolean {
    const { id, table, seat } = this.ctrl;
    if (!table || table.phase !== 'playing' || seat === null || isLesson(id)) return false;
    const key = tablesOf(table.game);
    const tables = list(key);
    if (tables.includes(id)) return true;
    if (tables.length >= GAMES_WITH_TIPS) return false;
    keep(key, [...tables, id]);
    return true;
  }
}
