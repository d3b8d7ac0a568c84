/** Whatever thinks longer than a moment: bots of a table in the browser, and hints. */
import init, { hint, LocalTable } from '../../wasm/subibaja_wasm.js';
import type { Down } from '../protocol.ts';
import type { Ask } from './client.ts';
import type { Hint } from '../wasm.ts';

const ready = init();
// Whoever asks hears of it below.
ready.catch(() => undefined);
const tables = new Map<string, LocalTable>();

function table(id: string): LocalTable {
  const found = tables.get(id);
  if (!found) throw new Error(`no table ${id}`);
  return found;
}

const answer: { [K in keyof Ask]: (ask: Ask[K]['ask']) => Ask[K]['answer'] } = {
  create: ({ id, wish, seed }) => {
    tables.get(id)?.free();
    tables.set(id, LocalTable.create(id, JSON.stringify(wish), seed, Date.now()));
    return table(id).record();
  },
  resume: ({ id, record }) => {
    tables.get(id)?.free();
    tables.set(id, LocalTable.resume(id, record, Date.now()));
    return null;
  },
  send: ({ id, up }) => {
    const downs = JSON.parse(table(id).send(JSON.stringify(up), Date.now())) as Down[];
    return { downs, record: table(id).record() };
  },
  tick: ({ id }) => {
    const downs = JSON.parse(table(id).tick(Date.now())) as Down[];
    return { downs, record: table(id).record() };
  },
  hint: ({ view, signals, milliseconds }) =>
    JSON.parse(hint(view, JSON.stringify(signals), milliseconds)) as Hint | null,
};

self.onmessage = async (message: MessageEvent<{ id: number; kind: keyof Ask; ask: never }>) => {
  const { id, kind, ask } = message.data;
  try {
    await ready;
  } catch {
    // Without the rules this worker is of no use: the next question starts another.
    self.postMessage({ broken: true });
    return;
  }
  try {
    self.postMessage({ id, answer: answer[kind](ask) });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
