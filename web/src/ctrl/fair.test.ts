import { beforeEach, expect, it } from 'vitest';
import type { ViewJson, TableInfo } from '../protocol.ts';
import { rules, TestTable } from '../testing/rules.ts';
import { keepCommitment, verdict } from './fair.ts';

const NONCE = 'salt';

/** A game with its seed, played for some actions, as a server would reveal it. */
function game(seed: string): { record: string; view: ViewJson } {
  const table = TestTable.create('here-1', { game: 'the-game', seats: [{}, { bot: 'steady' }] }, seed);
  table.send(JSON.stringify({ type: 'act', id: 'a', ply: 0, actions: ['start@1'] }));
  for (let thoughts = 0; thoughts < 3; thoughts++) table.think();
  const record = table.table.record();
  const { plies } = rules.step(record, 0, '0');
  return { record, view: rules.step(record, plies, '0').view };
}

const info = (seed: string, commitment: string): TableInfo =>
  ({ table: 't1', commitment, phase: 'over', reveal: { seed, nonce: NONCE } }) as TableInfo;

beforeEach(() => localStorage.clear());

it('the hash is the SHA-256 of three lines', async () => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`subibaja/1\n7\n${NONCE}\n`));
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(rules.commitment('7', NONCE)).toBe(hex);
});

it('a deal that was promised before the game is found to be kept', () => {
  const promised = rules.commitment('7', NONCE);
  const { record, view } = game('7');
  keepCommitment({ table: 't1', commitment: promised, phase: 'open' }, 0);
  expect(verdict(rules, info('7', promised), record, view, 0)).toBe('fixed');
});

it('whoever came later is told no more than is known', () => {
  const promised = rules.commitment('7', NONCE);
  const { record, view } = game('7');
  keepCommitment({ table: 't1', commitment: promised, phase: 'playing' }, 12);
  expect(verdict(rules, info('7', promised), record, view, 0)).toBe('since');
});

it('another deal is found out, however well it fits what is said at the end', () => {
  keepCommitment({ table: 't1', commitment: rules.commitment('7', NONCE), phase: 'open' }, 0);
  const other = game('8');
  const later = info('8', rules.commitment('8', NONCE));
  keepCommitment(later, 30);
  expect(verdict(rules, later, other.record, other.view, 0), 'the first word counts').toBe('broken');
});

it('a seed that gives other cards than those on the board is found out', () => {
  const promised = rules.commitment('7', NONCE);
  keepCommitment({ table: 't1', commitment: promised, phase: 'open' }, 0);
  expect(verdict(rules, info('7', promised), game('7').record, game('8').view, 0)).toBe('broken');
  expect(verdict(rules, info('7', promised), game('8').record, game('8').view, 0)).toBe('broken');
  expect(verdict(rules, info('7', promised), 'no record', game('7').view, 0)).toBe('broken');
});

it('nothing is said where nothing was promised', () => {
  const { record, view } = game('7');
  expect(verdict(rules, info('7', 'x'), record, view, 0)).toBeNull();
});
