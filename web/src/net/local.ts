/** A table in this browser: bots on the other seats, no network. Its record is kept after each turn. */
import { ask, Broken } from '../engine/client.ts';
import type { CreateTable, Down, Series, Up } from '../protocol.ts';
import { lazy } from '../ctrl/lazy.ts';
import { keep, kept, rememberGame } from '../ctrl/memory.ts';
import type { Line, Listener } from './line.ts';

/** Between what the bots do, so that it can be followed. */
const PAUSE = 350;

export class LocalLine implements Line {
  #closed = false;
  #queue: Promise<void>;
  #over = false;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.#queue = this.#start();
  }

  send(up: Up): void {
    this.#then(async () => {
      const { downs, record } = await ask('send', { id: this.id, up });
      this.#take(downs, record);
    });
    this.#later();
  }

  close(): void {
    this.#closed = true;
    this.listener.changed('closed');
  }

  again(): void {
    this.#queue = this.#start();
  }

  async #start(): Promise<void> {
    const record = kept<string>(`record.${this.id}`);
    try {
      if (record === null) this.#missing();
      else await this.#begin(record);
    } catch (error) {
      // A record that can't be read is a game that is lost; what could not be loaded is tried again.
      if (error instanceof Broken) this.#failed();
      else this.#missing();
    }
  }

  /** One thing after the other. What thinks may fail to load: then the page says so. */
  #then(next: () => Promise<void>): void {
    this.#queue = this.#queue.then(next).catch(() => this.#failed());
  }

  #failed(): void {
    if (!this.#closed) this.listener.changed('failed');
  }

  async #begin(record: string): Promise<void> {
    await lazy(() => ask('resume', { id: this.id, record }));
    const { result } = JSON.parse(record) as { result?: { over?: boolean } };
    this.#over = result?.over === true;
    this.listener.changed('open');
    queueMicrotask(() => this.listener.opened());
  }

  #missing(): void {
    this.listener.heard({ type: 'refused', code: 'no-table', reason: 'there is no such game in this browser' });
  }

  /** The bots' turns, one after the other, until the person is asked. */
  #later(): void {
    this.#then(async () => {
      while (!this.#closed && !this.#over) {
        const { downs, record } = await ask('tick', { id: this.id });
        if (downs.length === 0) return;
        this.#take(downs, record);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    });
  }

  #take(downs: Down[], record: string): void {
    if (this.#closed) return;
    this.listener.stored?.(keep(`record.${this.id}`, record));
    for (const down of downs) {
      if (down.type === 'update' && down.table) {
        const { game, seats, options, phase, score } = down.table;
        const key = `series.${game}.${seats.length}.${JSON.stringify(options)}`;
        const over = phase === 'over';
        if (over && !this.#over && !kept<boolean>(`counted.${this.id}`)) count(key, score as Record<string, unknown>);
        if (over) keep(`counted.${this.id}`, true);
        this.#over = over;
        down.table.series = kept<Series>(key) ?? down.table.series;
        rememberGame(this.id, { game, seats: seats.length, at: Date.now(), over });
      }
      this.listener.heard(down);
    }
  }
}

/** Adds a finished game to those of the same kind on this device. */
function count(key: string, score: Record<string, unknown>): void {
  const series = kept<Series>(key) ?? { games: 0, best: null, wins: [0, 0, 0, 0, 0] };
  series.games += 1;
  const left = score['left'];
  if (typeof left === 'number') series.best = Math.min(series.best ?? left, left);
  const winners = (score['winners'] as number[] | undefined) ?? [score['winner'] as number];
  for (const seat of winners) if (typeof seat === 'number') series.wins[seat] = (series.wins[seat] ?? 0) + 1;
  if (score['won'] === true) series.wins[0] += 1;
  keep(key, series);
}

/** Makes a table in this browser; its id. */
export async function createLocal(wish: CreateTable, seed?: string): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const id = `here-${random.slice(0, 12)}`;
  const record = await lazy(() => ask('create', { id, wish, seed: seed ?? random }));
  keep(`record.${id}`, record);
  rememberGame(id, { game: wish.game, seats: wish.seats.length, at: Date.now(), over: false });
  return id;
}
