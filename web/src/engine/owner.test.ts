import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Down, Up } from '../protocol.ts';
import { LocalTable, RANDOM } from '../testing/rules.ts';
import type { Entries, Entry, Keys, Log, Stored } from './logs.ts';
import { Owner } from './owner.ts';

const WISH = { game: 'the-game', seats: [{}, { bot: 'steady' }], seed: '7', help: 'hints' };
const JOIN: Up = { type: 'join', version: 1, table: '', views: true };
const start = (id: string): Up => ({ type: 'act', id, ply: 0, actions: ['start@0'] });

/** A browser's storage in memory, shared by tabs; it can be full, and slow. */
class Shelf {
  logs = new Map<string, Log>();
  full = false;
  written: Entries[][] = [];
  create(wish: object): string {
    const log = JSON.parse(LocalTable.create(JSON.stringify(wish), RANDOM, 0)) as Log;
    this.logs.set(log.table, log);
    return log.table;
  }
  append = async (list: Entries[], keys: Keys): Promise<Stored> => {
    await new Promise((resolve) => setTimeout(resolve));
    if (this.full) return { as: 'failed', reason: 'full' };
    const own = list.at(-1)!;
    const later = this.logs.get(own.table)!.entries.slice(own.first_seq - 1);
    if (later.length > 0) return { as: 'overtaken', entries: later };
    this.written.push(list);
    for (const { table, at, entries } of list) {
      const log = this.logs.get(table) ?? { table, keys, entries: [] };
      log.entries.push(...entries.map((text): Entry => [at, text]));
      this.logs.set(table, log);
    }
    return { as: 'stored' };
  };
  open(table: string): Owner {
    return new Owner(LocalTable.open(JSON.stringify(this.logs.get(table)), RANDOM, 0), this.append);
  }
}

const updates = (downs: Down[]): Down[] => downs.filter((down) => down.type === 'update');

it('tells nothing before it is stored, and what can’t be stored is refused', async () => {
  const shelf = new Shelf();
  const owner = shelf.open(shelf.create(WISH));
  await owner.send(JOIN);
  shelf.full = true;
  const refused = await owner.send(start('a'));
  expect(refused.downs).toMatchObject([{ type: 'refused', id: 'a', code: 'not-stored' }]);
  shelf.full = false;
  const done = await owner.send(start('a'));
  expect(updates(done.downs)).toMatchObject([{ ack: 'a', ply: 1 }]);
  expect(shelf.written).toHaveLength(1);
});

it('takes one thing after the other, and does nothing twice', async () => {
  const shelf = new Shelf();
  const owner = shelf.open(shelf.create(WISH));
  await owner.send(JOIN);
  const [one, two] = await Promise.all([owner.send(start('a')), owner.send(start('a'))]);
  expect(updates(one.downs)).toMatchObject([{ ack: 'a' }]);
  expect(two.downs).toMatchObject([{ type: 'ack', id: 'a' }]);
});

it('a second tab hears what the first has stored, and its own move is judged after it', async () => {
  const shelf = new Shelf();
  const id = shelf.create(WISH);
  const [one, two] = [shelf.open(id), shelf.open(id)];
  await one.send(JOIN);
  await two.send(JOIN);
  await one.send(start('a'));
  const late = await two.send({ type: 'act', id: 'b', ply: 0, actions: ['start@1'] });
  expect(updates(late.downs)).toMatchObject([{ ply: 1 }]);
  expect(late.downs.at(-1)).toMatchObject({ type: 'refused', id: 'b', code: 'moved-on' });
});

it('a rematch has its log, with the same keys, before anyone hears of it', async () => {
  const shelf = new Shelf();
  const owner = shelf.open(shelf.create({ ...WISH, seats: [{}] }));
  let view = (await owner.send(JOIN)).downs[0] as { view: { legal: string[]; over: boolean }; ply: number };
  for (let id = 0; !view.view.over; id++) {
    const { legal } = view.view;
    const actions = [legal.includes('end') ? 'end' : legal[0]!];
    view = (await owner.send({ type: 'act', id: `m${id}`, ply: view.ply, actions })).downs[0] as typeof view;
  }
  const { downs } = await owner.send({ type: 'rematch', id: 'again', deal: 'same' });
  const next = (updates(downs)[0] as { table: { rematch: string } }).table.rematch;
  expect(next).toMatch(/^here-/);
  const again = await shelf.open(next).send(JOIN);
  expect(again.downs[0]).toMatchObject({ you: { seat: 0 }, table: { series: { games: 1 } } });
});

it('a game that was kept as its record in former times goes on', async () => {
  const record = readFileSync('../crates/wasm/tests/samples/the-game.json', 'utf8');
  const shelf = new Shelf();
  shelf.logs.set('here-1', JSON.parse(LocalTable.ofRecord('here-1', record, RANDOM, 0)) as Log);
  const { downs } = await shelf.open('here-1').send(JOIN);
  const { actions } = JSON.parse(record) as { actions: string[] };
  expect(downs[0]).toMatchObject({ ply: actions.length, table: { table: 'here-1', help: 'hints' } });
});
