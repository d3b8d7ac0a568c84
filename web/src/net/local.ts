/** A table in this browser: bots on the other seats, no network. The worker has it, and stores what happens before
 *  it tells it. */
import { ask, Broken } from '../engine/client.ts';
import type { Played } from '../engine/owner.ts';
import type { CreateTable, Up } from '../protocol.ts';
import { lazy } from '../ctrl/lazy.ts';
import { keep, kept, ownGame, rememberGame } from '../ctrl/memory.ts';
import type { Line, Listener } from './line.ts';

/** Between what the bots do, so that it can be followed. */
const PAUSE = 350;

const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

export class LocalLine implements Line {
  #closed = false;
  #queue: Promise<void>;
  #wake: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.#queue = this.#start();
  }

  send(up: Up): void {
    this.#then(() => ask('send', { id: this.id, up }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#wake);
    this.listener.changed('closed');
  }

  again(): void {
    this.#queue = this.#start();
  }

  async #start(): Promise<void> {
    try {
      // In former times the game was kept as its record.
      const record = kept<string>(`record.${this.id}`);
      const { found, lasts } = await lazy(() => ask('open', { id: this.id, record }));
      if (!found) return this.#missing();
      if (lasts && record !== null) keep(`record.${this.id}`, null);
      // Without its place among the own games only the page's address leads back.
      this.listener.stored?.(lasts && (!ownGame(this.id) || rememberGame(this.id, {})));
      this.listener.changed('open');
      queueMicrotask(() => this.listener.opened());
    } catch (error) {
      // A log that can't be read is a game that is lost; what could not be loaded is tried again.
      if (error instanceof Broken) this.#failed();
      else this.#missing();
    }
  }

  /** One thing after the other, then the bots' turns, until the person is asked. What thinks may fail to load: then
   *  the page says so. */
  #then(next: () => Promise<Played>): void {
    this.#queue = this.#queue
      .then(async () => {
        let played = this.#take(await next());
        while (played.think && !this.#closed) {
          played = this.#take(await ask('think', { id: this.id }));
          if (played.think) await sleep(PAUSE);
        }
        this.#wakeAt(played.wake);
      })
      .catch(() => this.#failed());
  }

  /** What could not be stored is tried again by the bots after a while. */
  #wakeAt(wake: number | null): void {
    clearTimeout(this.#wake);
    if (wake === null || this.#closed) return;
    const tick = (): void => this.#then(() => ask('think', { id: this.id }));
    this.#wake = setTimeout(tick, Math.max(0, wake - Date.now()));
  }

  #take(played: Played): Played {
    if (!this.#closed) for (const down of played.downs) this.listener.heard(down);
    return played;
  }

  #failed(): void {
    if (!this.#closed) this.listener.changed('failed');
  }

  #missing(): void {
    this.listener.heard({ type: 'refused', code: 'no-table', reason: 'there is no such game in this browser' });
  }
}

/** Makes a table in this browser; its id. */
export async function createLocal(wish: CreateTable): Promise<string> {
  const id = await lazy(() => ask('create', { wish }));
  rememberGame(id, { game: wish.game, seats: wish.seats.length, at: Date.now(), over: false });
  return id;
}
