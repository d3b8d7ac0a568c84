/** Asks the worker. */
import type { CreateTable, Up } from '../protocol.ts';
import type { GivenPast, Hint } from '../wasm.ts';
import type { Played } from './owner.ts';

/** What can be asked, and what comes back. */
export type Ask = {
  create: { ask: { wish: CreateTable }; answer: string };
  /** `record`: as games were kept in former times. `lasts`: it will be there after a reload. */
  open: { ask: { id: string; record: string | null }; answer: { found: boolean; lasts: boolean } };
  send: { ask: { id: string; up: Up }; answer: Played };
  think: { ask: { id: string }; answer: Played };
  record: { ask: { id: string }; answer: string };
  hint: {
    ask: { view: string; past: GivenPast; standing: string[][] | null; milliseconds: number };
    answer: Hint | null;
  };
};

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

type Said = { id: number; answer?: never; error?: string } | { broken: true };

function started(): Worker {
  if (worker) return worker;
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker = fresh;
  fresh.onerror = () => broken(fresh);
  fresh.onmessage = (message: MessageEvent<Said>) => {
    if ('broken' in message.data) return broken(fresh);
    const { id, answer, error } = message.data;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(answer as never);
    else asked?.reject(new Error(error));
  };
  return fresh;
}

/** The worker could not be loaded. Whoever waits is told; the next question tries again. */
function broken(which: Worker): void {
  which.terminate();
  if (worker !== which) return;
  worker = undefined;
  for (const asked of waiting.values()) asked.reject(new Broken());
  waiting.clear();
}

/** What thinks could not be loaded. */
export class Broken extends Error {}

export function ask<K extends keyof Ask>(kind: K, question: Ask[K]['ask']): Promise<Ask[K]['answer']> {
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    started().postMessage({ id, kind, ask: question });
  });
}
