import { expect, it } from 'vitest';
import { LocalTable, rules } from '../testing/rules.ts';
import type { Down } from '../protocol.ts';

it('the WebAssembly module plays a bot’s turn and steps through its record', () => {
  const wish = { game: 'face-to-face', seats: [{}, { bot: 'steady' }], options: { start: 1 } };
  const table = LocalTable.create('here-1', JSON.stringify(wish), '7', 0);
  const downs = JSON.parse(table.tick(0)) as Down[];
  expect(downs[0]).toMatchObject({ type: 'update', table: { game: 'face-to-face' } });
  const record = table.record();
  const step = rules.step(record, 2, 'everything');
  expect(step.hands).toHaveLength(2);
  expect(step.by).toBe(1);
});

it('bad input is an error, not a crash', () => {
  expect(() => LocalTable.create('x', '{}', '7', 0)).toThrow();
  expect(() => rules.step('{}', 0, '0')).toThrow();
  expect(() => rules.facts('nonsense')).toThrow();
  expect(() => rules.planner('nonsense')).toThrow();
});
