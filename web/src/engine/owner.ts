/** The owner of a table in this browser: stores what the table hands out, says so, and only then hears what is to
 *  be told. */
import type { LocalTable } from '../../wasm/subibaja_wasm.js';
import type { Down, Up } from '../protocol.ts';
import type { Entries, Keys, Stored } from './logs.ts';

/** What is to be done, as the table says it. */
type Effects = { tell: Down[]; store: Entries[] | null; think: boolean; wake: number | null };
/** What came of something; `think`: the bots are to think; `wake`: when to come back at the latest. */
export type Played = { downs: Down[]; think: boolean; wake: number | null };

export class Owner {
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly table: LocalTable,
    private readonly append: (entries: Entries[], keys: Keys) => Promise<Stored>,
  ) {}

  send(up: Up): Promise<Played> {
    return this.#next(() => this.table.send(JSON.stringify(up), Date.now()));
  }

  think(): Promise<Played> {
    return this.#next(() => this.table.think(Date.now()));
  }

  /** One thing after the other: until something is stored nothing else comes in. */
  #next(begin: () => string): Promise<Played> {
    const done = this.#queue.then(() => this.#settle(begin()));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #settle(text: string): Promise<Played> {
    const downs: Down[] = [];
    for (;;) {
      const { tell, store, think, wake } = JSON.parse(text) as Effects;
      downs.push(...tell);
      if (!store) return { downs, think, wake };
      const stored = await this.append(store, JSON.parse(this.table.keys()) as Keys);
      if (stored.as === 'stored') text = this.table.stored(Date.now());
      else if (stored.as === 'failed') text = this.table.notStored(stored.reason, Date.now());
      else text = this.table.overtaken(JSON.stringify(stored.entries), Date.now());
    }
  }
}
