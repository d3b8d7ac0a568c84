/** The rules in the page: answers at once, on the page's own thread. */
import init, { facts, plan, step, why } from '../../wasm/subibaja_wasm.js';
import type { Rules } from './types.ts';

export const rules: Rules = {
  plan: (view, tokens) => JSON.parse(plan(view, JSON.stringify(tokens))),
  why: (view, tokens, token) => JSON.parse(why(view, JSON.stringify(tokens), token)),
  facts: (view) => JSON.parse(facts(view)),
  step: (record, ply, viewer) => JSON.parse(step(record, ply, viewer)),
};

let loading: Promise<unknown> | undefined;

/** Loads the rules once. */
export async function loadRules(): Promise<Rules> {
  await (loading ??= init());
  return rules;
}
