import { expect, it } from 'vitest';
import { LocalTable, RANDOM, rules, TestTable } from '../testing/rules.ts';

it('the WebAssembly module plays a bot’s turn and steps through its record', () => {
  const wish = { game: 'face-to-face', seats: [{}, { bot: 'steady' }], options: { start: 1 } };
  const table = TestTable.create('here-1', wish, '7');
  const downs = table.think();
  expect(downs[0]).toMatchObject({ type: 'update', events: [{ what: 'played', by: 'bot' }] });
  const record = table.table.record();
  const step = rules.step(record, 2, 'everything');
  expect(step.hands).toHaveLength(2);
  expect(step.by).toBe(1);
});

it('bad input is an error, not a crash', () => {
  expect(() => LocalTable.create('{}', RANDOM, 0)).toThrow();
  expect(() => LocalTable.create('{}', new Uint8Array(3), 0)).toThrow();
  expect(() => LocalTable.open('{}', RANDOM, 0)).toThrow();
  expect(() => LocalTable.ofRecord('here-1', '{}', RANDOM, 0)).toThrow();
  expect(() => rules.step('{}', 0, '0')).toThrow();
  expect(() => rules.facts('nonsense')).toThrow();
  expect(() => rules.planner('nonsense')).toThrow();
});
