import { expect, it } from 'vitest';
import { withNames } from './bots.ts';

it('bots are called in seating order, people as they are', () => {
  const seats = withNames([{ name: 'Ana' }, { bot: 'steady' }, {}, { bot: 'novice' }]);
  expect(seats).toEqual([{ name: 'Ana' }, { bot: 'steady', name: 'Lola' }, {}, { bot: 'novice', name: 'Nico' }]);
});

it('nobody is called as somebody else at the table', () => {
  const seats = withNames([{ name: ' lola ' }, { bot: 'steady' }, { bot: 'steady', name: 'Rita' }, { bot: 'steady' }]);
  expect(seats.map((seat) => seat.name)).toEqual([' lola ', 'Nico', 'Rita', 'Teo']);
});
