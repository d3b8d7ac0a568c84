import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CreateTable } from '../protocol.ts';
import { finishMaking, makeTable, type TableWish } from './making.ts';
import { kept, ownGame, ownGames } from './memory.ts';

/** A server that makes a table once for each id and key, and whose answers may be lost. */
class Server {
  asked: CreateTable[] = [];
  tables = new Map<string, string>();
  answers: 'all' | 'none' | 'refused' = 'all';
  fetch = (_: string, init: { body: string }): Promise<Response> => {
    const wish = JSON.parse(init.body) as CreateTable;
    // What is sent is kept already.
    expect(JSON.stringify(kept('making'))).toContain(wish.key!);
    this.asked.push(wish);
    if (this.answers === 'refused')
      return Promise.resolve(new Response('{"code":"invalid","reason":"no"}', { status: 400 }));
    const name = `${wish.id} ${wish.key}`;
    if (!this.tables.has(name)) this.tables.set(name, `table${this.tables.size}`);
    if (this.answers === 'none') return Promise.reject(new TypeError('lost'));
    const made = {
      table: this.tables.get(name),
      invitations: [{ seat: 1, secret: 's1' }],
      watch: 'w',
      commitment: 'c',
    };
    return Promise.resolve(new Response(JSON.stringify(made), { status: 201 }));
  };
}

const wish: TableWish = { game: 'the-game', seats: [{ name: 'Ana' }, {}] };
let server: Server;
beforeEach(() => {
  localStorage.clear();
  server = new Server();
  vi.stubGlobal('fetch', server.fetch);
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What comes of it once all its tries are over. */
async function settled<T>(promise: Promise<T>): Promise<T | 'failed'> {
  const done = promise.catch(() => 'failed' as const);
  await vi.advanceTimersByTimeAsync(10_000);
  return done;
}

it('keeps the own key, the link for all and the seats’ links', async () => {
  const table = await makeTable(wish);
  const { key, invitation } = server.asked[0]!;
  expect(ownGame(table)).toMatchObject({ secret: key, group: invitation, watch: 'w', invitations: { 1: 's1' } });
  expect(kept('making')).toBeNull();
});

it('asks again after a lost answer, and makes one table', async () => {
  server.answers = 'none';
  expect(await settled(makeTable(wish))).toBe('failed');
  expect(server.asked.length).toBeGreaterThan(1);
  expect(ownGames()).toEqual([]);
  server.answers = 'all';
  const table = await makeTable(wish);
  expect(server.tables.size, 'the same wish is the same table').toBe(1);
  expect(ownGame(table)?.secret).toBe(server.asked[0]!.key);
  // Now that it has its answer, another one is another.
  expect(await makeTable(wish)).not.toBe(table);
});

it('finds the table when the page is opened again', async () => {
  server.answers = 'none';
  await settled(makeTable(wish));
  server.answers = 'all';
  expect(await finishMaking()).toBe(true);
  expect(ownGames().map((game) => game.table)).toEqual(['table0']);
  expect(await finishMaking()).toBe(false);
});

it('forgets what the server refuses, and makes nothing of it later', async () => {
  server.answers = 'refused';
  expect(await settled(makeTable(wish))).toBe('failed');
  expect(kept('making')).toBeNull();
  expect(await finishMaking()).toBe(false);
  expect(server.asked).toHaveLength(1);
});
