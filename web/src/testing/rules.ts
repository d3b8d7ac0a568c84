/** The real rules, for tests that run outside a browser. */
import { readFileSync } from 'node:fs';
import { initSync, LocalTable } from '../../wasm/subibaja_wasm.js';
import { rules } from '../engine/rules.ts';
import type { Down } from '../protocol.ts';

initSync({ module: readFileSync('wasm/subibaja_wasm_bg.wasm') });
export { LocalTable, rules };

export const RANDOM = new Uint8Array(32).fill(7);
const JOIN = JSON.stringify({ type: 'join', version: 1, table: '' });

/** A table whose log lasts as long as it: whatever it hands out is stored at once. */
export class TestTable {
  private constructor(readonly table: LocalTable) {}

  static create(id: string, wish: object, seed: string): TestTable {
    const log = JSON.parse(LocalTable.create(JSON.stringify({ ...wish, seed }), RANDOM, 0)) as object;
    const table = new TestTable(LocalTable.open(JSON.stringify({ ...log, table: id }), RANDOM, 0));
    table.send(JOIN);
    return table;
  }

  send(up: string): Down[] {
    return this.#settle(this.table.send(up, 0));
  }

  /** The next thing that the bots do. */
  think(): Down[] {
    return this.#settle(this.table.think(0));
  }

  #settle(text: string): Down[] {
    const { tell, store } = JSON.parse(text) as { tell: Down[]; store: unknown };
    return store ? [...tell, ...this.#settle(this.table.stored(0))] : tell;
  }
}
