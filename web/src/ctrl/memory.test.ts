import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fullStorage, noStorage } from '../testing/storage.ts';
import {
  forgetGame,
  invitationTo,
  keep,
  keepInvitation,
  kept,
  ownGame,
  ownGames,
  rememberGame,
  sweep,
} from './memory.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('a full or forbidden storage is said, and what was kept lasts as long as the page', () => {
  for (const spoil of [fullStorage, noStorage]) {
    expect(keep('x', { a: 0 })).toBe(true);
    spoil();
    expect(keep('x', { a: 1 })).toBe(false);
    expect(kept('x')).toEqual({ a: 1 });
    expect(rememberGame('t1', { secret: 'k' })).toBe(false);
    expect(ownGame('t1')?.secret).toBe('k');
    forgetGame('t1');
    vi.unstubAllGlobals();
    expect(keep('x', null)).toBe(true);
    expect(kept('x')).toBeNull();
  }
});

it('what is no JSON is as if it were not there', () => {
  localStorage.setItem('subibaja.games', '{"not a list":');
  expect(ownGames()).toEqual([]);
  localStorage.setItem('subibaja.games', '7');
  expect(ownGames()).toEqual([]);
});

it('games that are over are forgotten before keys of running ones', () => {
  for (let i = 0; i < 40; i++) rememberGame(`t${i}`, { secret: `k${i}`, over: i === 20 });
  rememberGame('new', { secret: 'k' });
  expect(ownGames()).toHaveLength(40);
  expect(ownGame('t20')).toBeUndefined();
  expect(ownGame('t0')?.secret).toBe('k0');
});

it('with a game goes what was kept of it', () => {
  rememberGame('t1', { secret: 'k' });
  keep('outbox.t1.0', { at: Date.now(), list: [] });
  keep('plan.t1.0', { at: Date.now() });
  keep('plan.t11.0', { at: Date.now() });
  forgetGame('t1');
  expect(kept('outbox.t1.0')).toBeNull();
  expect(kept('plan.t1.0')).toBeNull();
  expect(kept('plan.t11.0')).not.toBeNull();
});

it('what is left of strange tables is swept away after a while, own games and settings never', () => {
  rememberGame('mine', { secret: 'k' });
  for (const table of ['mine', 'strange']) keep(`plan.${table}.0`, { at: Date.now() });
  keep('lang', 'es');
  sweep();
  expect(kept('plan.strange.0')).not.toBeNull();
  sweep(Date.now() + 3 * 86_400_000);
  expect(kept('plan.strange.0')).toBeNull();
  expect(kept('plan.mine.0')).not.toBeNull();
  expect(kept('lang')).toBe('es');
});

it('links of tables that were made in former times are still shown', () => {
  rememberGame('old', { keys: { seats: ['s0', 's1'], watch: 'w' } });
  expect(invitationTo('old', 1)).toBe('s1');
  keepInvitation('old', 1, 'fresh');
  expect(invitationTo('old', 1)).toBe('fresh');
});
