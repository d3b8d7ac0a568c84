/** The real rules, for tests that run outside a browser. */
import { readFileSync } from 'node:fs';
import { initSync } from '../../wasm/subibaja_wasm.js';
import { rules } from '../engine/rules.ts';

initSync({ module: readFileSync('wasm/subibaja_wasm_bg.wasm') });
export { rules };
export { LocalTable } from '../../wasm/subibaja_wasm.js';
