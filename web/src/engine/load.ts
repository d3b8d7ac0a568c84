/** Fetches the rules, once: what speaks to the WebAssembly and the WebAssembly itself, many times the size of all the rest,
 *  are asked for together. */
import file from '../../wasm/subibaja_wasm_bg.wasm?url';
import { lazy } from '../ctrl/lazy.ts';
import type { Rules } from './types.ts';

let loading: Promise<Rules> | undefined;

/** A download that failed is tried again. */
export async function loadRules(): Promise<Rules> {
  loading ??= lazy(load);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

async function load(): Promise<Rules> {
  const fetched = fetch(file);
  // Whoever waits hears of it below.
  fetched.catch(() => undefined);
  const { begin, rules } = await import('./rules.ts');
  await begin(fetched);
  return rules;
}
