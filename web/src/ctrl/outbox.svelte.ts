/** Messages that the server has not answered yet. They outlive the tab and the device's restart, and are
 *  sent again with the same id: done once. Tabs of one seat share them. */
import type { Up } from '../protocol.ts';
import { keep, kept, onKept } from './memory.ts';

type WithId = Extract<Up, { id: string }>;
/** A message without its id. */
export type Wish = WithId extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

/** `tries`: how often it was sent on this line. `checking`: the server finds out whether it was stored. */
export type Pending = { up: WithId; at: number; tries: number; sent: number; checking: boolean };

/** Without an answer for this long a message is sent again. */
export const ANSWER = 4_000;
/** More messages than this are not kept: the oldest go. */
const MAX_PENDING = 40;
/** Older ones are of a game that nobody remembers. */
const MAX_AGE = 86_400_000;

function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('');
}

export class Outbox {
  pending = $state.raw<Pending[]>([]);
  #key: string | null = null;
  #stop: (() => void) | undefined;

  /** `changed` is told when another tab has added something, or got an answer. */
  constructor(
    private readonly table: string,
    private readonly changed: () => void = () => {},
  ) {}

  /** The seat is known: what was left of it is taken up. */
  sit(seat: number): void {
    const key = `outbox.${this.table}.${seat}`;
    if (key === this.#key) return;
    this.close();
    this.#key = key;
    this.#stop = onKept(key, () => {
      this.#read();
      this.changed();
    });
    this.#read();
  }

  close(): void {
    this.#stop?.();
  }

  add(wish: Wish): WithId {
    const up = { ...wish, id: freshId() };
    this.#read();
    this.#write([...this.pending, { up, at: Date.now(), tries: 0, sent: 0, checking: false }].slice(-MAX_PENDING));
    return up;
  }

  /** The message that was answered, which need not be sent again. */
  answered(id: string | undefined): WithId | undefined {
    const found = this.pending.find(({ up }) => up.id === id);
    if (!found) return undefined;
    this.#read();
    this.#write(this.pending.filter(({ up }) => up.id !== id));
    return found.up;
  }

  /** The server is finding out whether it was stored. */
  checking(id: string): void {
    this.pending = this.pending.map((one) => (one.up.id === id ? { ...one, checking: true } : one));
  }

  /** What is to be sent now: everything on a fresh line, else what has waited too long for an answer. */
  due(fresh: boolean, again = true): WithId[] {
    const now = Date.now();
    const due = (one: Pending): boolean => fresh || one.tries === 0 || (again && now - one.sent >= ANSWER);
    const ups = this.pending.filter(due).map(({ up }) => up);
    if (ups.length > 0)
      this.pending = this.pending.map((one) =>
        due(one) ? { ...one, tries: fresh ? 1 : one.tries + 1, sent: now } : one,
      );
    return ups;
  }

  all(): readonly WithId[] {
    return this.pending.map(({ up }) => up);
  }

  /** Storage is what all tabs agree on; how often something was sent each knows for itself. */
  #read(): void {
    if (!this.#key) return;
    const stored = kept<{ list?: { up: WithId; at: number }[] }>(this.#key)?.list ?? [];
    const now = Date.now();
    this.pending = stored
      .filter((one) => typeof one?.up?.id === 'string' && now - one.at < MAX_AGE)
      // What another tab has just added is its to send: it is late only after a while.
      .map(
        ({ up, at }) =>
          this.pending.find((known) => known.up.id === up.id) ?? { up, at, tries: 1, sent: now, checking: false },
      );
  }

  #write(pending: Pending[]): void {
    this.pending = pending;
    if (!this.#key) return;
    const list = pending.map(({ up, at }) => ({ up, at }));
    keep(this.#key, list.length > 0 ? { at: Date.now(), list } : null);
  }
}
