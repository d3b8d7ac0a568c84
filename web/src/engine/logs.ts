/** The logs of tables in this browser. A log only grows, and its table and number decide between tabs: who stores
 *  an entry second hears what the first has stored. What the browser does not keep lasts as long as the page. */

/** What opens a table. */
export type Keys = { seats: (string | null)[]; watch: string };
/** The time and the text of an entry. */
export type Entry = [at: number, text: string];
export type Log = { table: string; keys: Keys; entries: Entry[] };
/** Entries for the end of a log, or for its beginning. */
export type Entries = { table: string; first_seq: number; at: number; entries: string[] };
/** `overtaken`: what another tab has stored in their place. */
export type Stored = { as: 'stored' } | { as: 'overtaken'; entries: Entry[] } | { as: 'failed'; reason: string };

type TableRow = { table: string; keys: Keys; at: number };
type EntryRow = { table: string; seq: number; at: number; text: string };

const NAME = 'subibaja';
const VERSION = 1;

/** Logs that the browser did not take. */
const unstored = new Map<string, Log>();
let opening: Promise<IDBDatabase | null> | undefined;

/** The database; `null` where the browser has none to give. */
function database(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('tables', { keyPath: 'table' });
        request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opening;
}

const all = (table: string, from = 0): IDBKeyRange => IDBKeyRange.bound([table, from], [table, Infinity]);

/** Runs one transaction; done means on the disk. */
function transact<T>(
  db: IDBDatabase,
  mode: IDBTransactionMode,
  work: (tables: IDBObjectStore, entries: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(['tables', 'entries'], mode, { durability: 'strict' });
    const asked = work(transaction.objectStore('tables'), transaction.objectStore('entries'));
    transaction.oncomplete = () => resolve(asked?.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser took nothing'));
  });
}

async function entriesFrom(db: IDBDatabase, table: string, from: number): Promise<Entry[]> {
  const rows = await transact<EntryRow[]>(db, 'readonly', (_, entries) => entries.getAll(all(table, from)));
  return (rows ?? []).map((row) => [row.at, row.text]);
}

/** Will the log still be there after a reload? */
export const lasts = (table: string): boolean => !unstored.has(table);

export async function readLog(table: string): Promise<Log | null> {
  const held = unstored.get(table);
  if (held) return held;
  const db = await database();
  if (!db) return null;
  const row = await transact<TableRow>(db, 'readonly', (tables) => tables.get(table));
  return row ? { table, keys: row.keys, entries: await entriesFrom(db, table, 0) } : null;
}

/** Stores entries, all or none. The last of them are for the table's own log, those before for a new one. */
export async function append(list: Entries[], keys: Keys): Promise<Stored> {
  const own = list.at(-1)!;
  const db = await database();
  if (!db || unstored.has(own.table)) {
    for (const { table, at, entries } of list) {
      const log = unstored.get(table) ?? { table, keys, entries: [] };
      log.entries.push(...entries.map((text): Entry => [at, text]));
      unstored.set(table, log);
    }
    return { as: 'stored' };
  }
  try {
    await transact(db, 'readwrite', (tables, rows) => {
      for (const { table, first_seq, at, entries } of list) {
        if (first_seq === 1) tables.add({ table, keys, at } satisfies TableRow);
        entries.forEach((text, i) => rows.add({ table, seq: first_seq + i, at, text } satisfies EntryRow));
      }
      return null;
    });
    return { as: 'stored' };
  } catch (error) {
    const entries = await entriesFrom(db, own.table, own.first_seq).catch(() => []);
    if (entries.length > 0) return { as: 'overtaken', entries };
    return { as: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Keeps a new table. One that the browser does not take is played all the same, as long as the page is open. */
export async function createLog({ table, keys, entries }: Log): Promise<void> {
  const at = entries[0]?.[0] ?? 0;
  const stored = await append([{ table, first_seq: 1, at, entries: entries.map(([, text]) => text) }], keys);
  if (stored.as === 'failed') unstored.set(table, { table, keys, entries });
}

export async function forgetLog(table: string): Promise<void> {
  unstored.delete(table);
  const db = await database();
  if (!db) return;
  await transact(db, 'readwrite', (tables, entries) => {
    tables.delete(table);
    entries.delete(all(table));
    return null;
  }).catch(() => undefined);
}

/** Drops tables from before a time that are not among these. */
export async function sweepLogs(own: Set<string>, before: number): Promise<void> {
  const db = await database();
  const rows = db ? await transact<TableRow[]>(db, 'readonly', (tables) => tables.getAll()).catch(() => []) : [];
  for (const { table, at } of rows ?? []) if (!own.has(table) && at < before) await forgetLog(table);
}
