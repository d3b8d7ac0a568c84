/** A turn in the making: planned in the browser, seen by oneself alone, taken back at will. */
import type { Choice, Planned, Reason, Rules } from '../engine/types.ts';
import type { ViewJson } from '../protocol.ts';
import { keep, kept } from './memory.ts';

/** What reveals something, or leaves nothing to plan, is done at once. */
const AT_ONCE = /^(start@|take@|refresh|deal|claim|pass)/;

/** A plan that is longer is not one of ours. */
const MAX_TOKENS = 16;

export class Plan {
  tokens = $state.raw<string[]>([]);
  /** The card that is lifted, to be placed. */
  lifted = $state<number | null>(null);
  /** The turn is on its way to the table. */
  sent = $state(false);
  #base = $state.raw<ViewJson | null>(null);
  /** None yet, so that the first view finds a plan that a reload left. */
  #ply = -1;
  #key: string | null = null;

  constructor(
    private readonly rules: Rules,
    private readonly table: string,
  ) {}

  /** The seat is known: a plan that was left is found when its position comes. */
  sit(seat: number): void {
    this.#key = `plan.${this.table}.${seat}`;
  }

  /** The view with the plan on it. */
  readonly planned: Planned | null = $derived.by(() => {
    if (!this.#base) return null;
    const answer = this.rules.plan(this.#base.text, this.tokens);
    return 'ok' in answer ? answer.ok : null;
  });

  /** The game has come to this view, by these actions of the own seat. A plan made for another position
   *  is void: was there one that was not played? */
  rebase(view: ViewJson | null, ply: number, played: string[] = []): boolean {
    const moved = ply !== this.#ply;
    const lost = moved && !this.sent && this.tokens.some((token, i) => played[i] !== token);
    this.#base = view;
    this.#ply = ply;
    if (moved) {
      this.sent = false;
      this.lifted = null;
      this.tokens = this.#stored(ply);
      if (view && this.tokens.length > 0 && !this.planned) this.tokens = [];
    }
    return lost;
  }

  get ply(): number {
    return this.#ply;
  }

  /** The choices for the lifted card; all placements if none is lifted. */
  choices(card: number | null): Choice[] {
    return this.planned?.choices.filter((choice) => card === null || choice.card === card) ?? [];
  }

  /** Why a token can't be planned next; `null` if it can. */
  why(token: string): Reason | null {
    return this.#base ? this.rules.why(this.#base.text, this.tokens, token) : null;
  }

  /** Plans a token, unless it is not legal: then why. */
  add(token: string): Reason | null {
    if (this.sent) return null;
    const why = this.why(token);
    if (why) return why;
    this.lifted = null;
    this.#set([...this.tokens, token]);
    return null;
  }

  takeBack(): void {
    if (!this.sent) this.#set(this.tokens.slice(0, -1));
  }

  clear(): void {
    this.sent = false;
    this.lifted = null;
    this.#set([]);
  }

  /** All that is to be sent when the turn ends here. */
  whole(): string[] {
    const end = this.planned?.view.legal.includes('end') ? ['end'] : [];
    return [...this.tokens, ...end];
  }

  static isAtOnce(token: string): boolean {
    return AT_ONCE.test(token);
  }

  #set(tokens: string[]): void {
    this.tokens = tokens;
    if (this.#key) keep(this.#key, tokens.length > 0 ? { at: Date.now(), ply: this.#ply, tokens } : null);
  }

  #stored(ply: number): string[] {
    const stored = this.#key ? kept<{ ply: number; tokens: unknown }>(this.#key) : null;
    if (stored?.ply !== ply || !Array.isArray(stored.tokens)) return [];
    return stored.tokens.filter((token): token is string => typeof token === 'string').slice(0, MAX_TOKENS);
  }
}
