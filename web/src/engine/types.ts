/** What the rules answer, as crates/wasm writes it. */
import type { EventJson, ViewJson } from '../protocol.ts';

export type Choice = {
  token: string;
  card?: number;
  pile?: string;
  gap?: number;
  skips?: number;
  back?: boolean;
  rival?: boolean;
  dropped?: number;
  points?: number;
  ordered?: boolean;
};

export type Reason = { code: string; card?: number; top?: number; count?: number; text: string };
export type Planned = { view: ViewJson; choices: Choice[]; may_end: boolean };
export type Broken = { token: string; reason: Reason };
export type Facts = { out: number[][]; symbols: number[]; points: number | null };

export type For =
  | { code: 'only' }
  | { code: 'trick'; card: number; pile: string }
  | { code: 'skips'; count: number }
  | { code: 'more' }
  | { code: 'leaves'; pile: string; seat: number }
  | { code: 'refills'; card: number }
  | { code: 'grows'; from: number; to: number };

export type Hint = { actions: string[]; win_chance: number | null; nodes: number; reasons: For[] };

export type Step = {
  ply: number;
  plies: number;
  action: string | null;
  by: number | null;
  view: ViewJson;
  hands: number[][] | null;
  middle: ([number, boolean] | null)[] | null;
};

/** The rules, as the controller asks them. */
export interface Rules {
  plan(view: string, tokens: string[]): { ok: Planned } | { broken: Broken };
  why(view: string, tokens: string[], token: string): Reason | null;
  facts(view: string): Facts;
  /** The view after what happened; throws where that does not follow. */
  follow(view: string, steps: EventJson[]): ViewJson;
  commitment(seed: string, nonce: string): string;
  step(record: string, ply: number, viewer: string): Step;
}
