/** A turn in the making: planned in the browser, seen by oneself alone, taken back at will. */
import type { Planner, Rules } from '../engine/types.ts';
import type { Choice, Planned, Reason } from '../wasm.ts';
import { keep, kept } from './memory.ts';

/** What reveals something, or leaves nothing to plan, is done at once. */
const AT_ONCE = /^(start@|take@|refresh|deal|claim|pass)/;

/** A plan that is longer is not one of ours. */
const MAX_TOKENS = 16;

export class Plan {
  /** The view with the plan on it, and what could come next. */
  planned = $state.raw<Planned | null>(null);
  /** The card that is lifted, to be placed. */
  lifted = $state<number | null>(null);
  /** The place of the own hand of Hormigas where the card in the air is to go: so many cards to its left. */
  slot = $state<number | null>(null);
  /** The turn is on its way to the table. */
  sent = $state(false);
  #planner: Planner | null = null;
  /** The view that the planner has read. */
  #base: string | null = null;
  /** None yet, so that the first view finds a plan that a reload left. */
  #ply = -1;
  #key: string | null = null;

  /** `rules` may still be on their way: until then nothing can be planned. */
  constructor(
    private rules: Rules | null,
    private readonly table: string,
  ) {}

  /** Are the rules there? */
  get ready(): boolean {
    return this.rules !== null;
  }

  /** The rules have come: what was planned before a reload is found now. */
  use(rules: Rules): void {
    this.rules = rules;
    if (this.#base !== null) this.#begin(this.#base, this.#stored(this.#ply));
  }

  /** The seat is known: a plan that was left is found when its position comes. */
  sit(seat: number): void {
    this.#key = `plan.${this.table}.${seat}`;
  }

  /** What is planned. */
  get tokens(): string[] {
    return this.planned?.tokens ?? [];
  }

  /** The game has come to this view, by these actions of the own seat. A plan made for another position
   *  is void: was there one that was not played? */
  rebase(view: { text: string; hand?: number[] | null } | null, ply: number, played: string[] = []): boolean {
    const moved = ply !== this.#ply;
    const lost = moved && !this.sent && this.tokens.some((token, i) => played[i] !== token);
    this.#ply = ply;
    if (moved) {
      this.sent = false;
      // A card that was taken up while others played stays in the fingers.
      if (this.lifted !== null && !view?.hand?.includes(this.lifted)) this.lifted = null;
      this.slot = null;
    }
    const text = view?.text ?? null;
    if (moved || text !== this.#base) this.#begin(text, moved || !this.#planner ? this.#stored(ply) : this.tokens);
    return lost;
  }

  /** Reads a view, and plans on it what was planned; nothing, if some of it can't be. */
  #begin(view: string | null, tokens: string[]): void {
    this.#planner?.free();
    this.#base = view;
    this.#planner = view === null ? null : (this.rules?.planner(view) ?? null);
    this.planned = this.#planner?.state() ?? null;
    for (const token of this.#planner ? tokens : []) {
      const outcome = this.#planner!.add(token);
      this.planned = 'planned' in outcome ? outcome.planned : this.#planner!.clear();
      if ('refused' in outcome) return;
    }
  }

  get ply(): number {
    return this.#ply;
  }

  /** The choices for the lifted card; all placements if none is lifted. */
  choices(card: number | null): Choice[] {
    return this.planned?.choices.filter((choice) => card === null || choice.cost?.card === card) ?? [];
  }

  /** Why a token can't be planned next; `null` if it can. */
  why(token: string): Reason | null {
    return this.#planner?.why(token) ?? null;
  }

  /** Plans a token, unless it is not legal: then why. */
  add(token: string): Reason | null {
    if (this.sent || !this.#planner) return this.why(token);
    const outcome = this.#planner.add(token);
    if ('refused' in outcome) return outcome.refused;
    this.lifted = null;
    this.slot = null;
    this.#set(outcome.planned);
    return null;
  }

  /** Takes the last thing back. A card that was put into the hand is over its place again; once more, and it is in
   *  the air. */
  takeBack(): void {
    if (this.sent || !this.#planner) return;
    const slot = /^put@(\d+)-/.exec(this.tokens.at(-1) ?? '')?.[1];
    this.slot = slot === undefined ? null : Number(slot);
    this.#set(this.#planner.takeBack());
  }

  clear(): void {
    this.sent = false;
    this.lifted = null;
    this.slot = null;
    this.#set(this.#planner?.clear() ?? null);
  }

  /** All that is to be sent when the turn ends here. */
  whole(): string[] {
    const end = this.planned?.view.legal.includes('end') ? ['end'] : [];
    return [...this.tokens, ...end];
  }

  static isAtOnce(token: string): boolean {
    return AT_ONCE.test(token);
  }

  #set(planned: Planned | null): void {
    this.planned = planned;
    const { tokens } = this;
    if (this.#key) keep(this.#key, tokens.length > 0 ? { at: Date.now(), ply: this.#ply, tokens } : null);
  }

  #stored(ply: number): string[] {
    const stored = this.#key ? kept<{ ply: number; tokens: unknown }>(this.#key) : null;
    if (stored?.ply !== ply || !Array.isArray(stored.tokens)) return [];
    return stored.tokens.filter((token): token is string => typeof token === 'string').slice(0, MAX_TOKENS);
  }
}
