/** The rules, as the controller asks them. What crosses is in ../wasm.ts. */
import type { EventJson, ViewJson } from '../protocol.ts';
import type { Facts, Outcome, Planned, Reason, Step } from '../wasm.ts';

/** A turn in the making, on the one view that it was made for. */
export interface Planner {
  add(token: string): Outcome;
  takeBack(): Planned;
  clear(): Planned;
  /** Why a token can't be planned next; `null` if it can. */
  why(token: string): Reason | null;
  state(): Planned;
  free(): void;
}

/** A game from some position on, all of it in this page. */
export interface PracticeGame {
  /** What a seat knows. */
  view(seat: number): ViewJson;
  /** Takes actions, all or none of them: what the seat learns of each. Throws where they are not legal. */
  act(tokens: readonly string[], seat: number): EventJson[];
  free(): void;
}

export interface Rules {
  /** Of the line of what somebody sees: the rest is drawn by lot, the same every time. */
  practice(view: string): PracticeGame;
  planner(view: string): Planner;
  facts(view: string): Facts;
  /** The view after what happened; throws where that does not follow. */
  follow(view: string, steps: EventJson[]): ViewJson;
  commitment(seed: string, nonce: string): string;
  step(record: string, ply: number, viewer: string): Step;
}
