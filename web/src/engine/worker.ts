/** Whatever thinks longer than a moment: bots of a table in the browser, and hints. */
import init, { hint, LocalTable } from '../../wasm/subibaja_wasm.js';
import type { Ask } from './client.ts';
import type { Hint } from '../wasm.ts';
import { append, createLog, lasts, type Log, readLog } from './logs.ts';
import { Owner } from './owner.ts';

const ready = init();
// Whoever asks hears of it below.
ready.catch(() => undefined);
const tables = new Map<string, Owner>();

function table(id: string): Owner {
  const found = tables.get(id);
  if (!found) throw new Error(`no table ${id}`);
  return found;
}

const random = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));

/** A game of former times was kept as its record: from now on as its log. */
async function ofRecord(id: string, record: string): Promise<Log | null> {
  await createLog(JSON.parse(LocalTable.ofRecord(id, record, random(), Date.now())) as Log);
  return readLog(id);
}

type Answer<K extends keyof Ask> = Ask[K]['answer'];
const answer: { [K in keyof Ask]: (ask: Ask[K]['ask']) => Answer<K> | Promise<Answer<K>> } = {
  create: async ({ wish }) => {
    const log = JSON.parse(LocalTable.create(JSON.stringify(wish), random(), Date.now())) as Log;
    await createLog(log);
    return log.table;
  },
  open: async ({ id, record }) => {
    const log = (await readLog(id)) ?? (record === null ? null : await ofRecord(id, record));
    if (!log) return { found: false, lasts: false };
    tables.set(id, new Owner(LocalTable.open(JSON.stringify(log), random(), Date.now()), append));
    return { found: true, lasts: lasts(id) };
  },
  send: ({ id, up }) => table(id).send(up),
  think: ({ id }) => table(id).think(),
  record: ({ id }) => table(id).table.record(),
  hint: ({ view, past, standing, milliseconds }) =>
    JSON.parse(hint(view, JSON.stringify(past), JSON.stringify(standing), milliseconds)) as Hint | null,
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
    self.postMessage({ id, answer: await answer[kind](ask) });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
