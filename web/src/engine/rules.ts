/** The rules in the page: answers at once, on the page's own thread. */
import init, { commitment, facts, follow, plan, step, why } from '../../wasm/subibaja_wasm.js';
import { lazy } from '../ctrl/lazy.ts';
import type { ViewJson } from '../protocol.ts';
import type { Facts, Reason, Rules, Step } from './types.ts';

export const rules: Rules = {
  plan: (view, tokens) => JSON.parse(plan(view, JSON.stringify(tokens))) as ReturnType<Rules['plan']>,
  why: (view, tokens, token) => JSON.parse(why(view, JSON.stringify(tokens), token)) as Reason | null,
  facts: (view) => JSON.parse(facts(view)) as Facts,
  follow: (view, steps) => JSON.parse(follow(view, JSON.stringify(steps))) as ViewJson,
  commitment: (seed, nonce) => commitment(seed, nonce),
  step: (record, ply, viewer) => JSON.parse(step(record, ply, viewer)) as Step,
};

let loading: Promise<unknown> | undefined;

/** Loads the rules once; a download that failed is tried again. */
export async function loadRules(): Promise<Rules> {
  loading ??= lazy(() => init());
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
  return rules;
}
