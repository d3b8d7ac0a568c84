/** Messages that the server has not answered yet. They survive a reload and are sent again: done once. */
import type { Up } from '../protocol.ts';

type WithId = Extract<Up, { id: string }>;
/** A message without its id. */
export type Wish = WithId extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('');
}

export class Outbox {
  readonly #key: string;
  #pending: WithId[];

  constructor(table: string) {
    this.#key = `subibaja.outbox.${table}`;
    this.#pending = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]') as WithId[];
  }

  add(wish: Wish): WithId {
    const up = { ...wish, id: freshId() } as WithId;
    this.#pending.push(up);
    this.#keep();
    return up;
  }

  /** The message that was answered, which need not be sent again. */
  answered(id: string | undefined): WithId | undefined {
    const up = this.#pending.find((other) => other.id === id);
    this.#pending = this.#pending.filter((other) => other !== up);
    this.#keep();
    return up;
  }

  all(): readonly WithId[] {
    return this.#pending;
  }

  #keep(): void {
    sessionStorage.setItem(this.#key, JSON.stringify(this.#pending));
  }
}
