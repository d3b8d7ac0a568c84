import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fullStorage } from '../testing/storage.ts';
import { Entry } from './entry.ts';
import { forgetGame, ownGame, ownGames, rememberGame } from './memory.ts';
import { freshSecret } from './secrets.ts';

const T = 'table1';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  for (const game of ownGames()) forgetGame(game.table);
});

it('keys are 26 letters of 32, and never the same', () => {
  const keys = Array.from({ length: 200 }, freshSecret);
  for (const key of keys) expect(key).toMatch(/^[abcdefghijkmnopqrstuvwxyz2345678]{26}$/);
  expect(new Set(keys).size).toBe(200);
  expect(new Set(keys.join('')).size).toBe(32);
});

describe('the link of a group', () => {
  it('asks for a name once, and not whoever has a seat', () => {
    const link = { invitation: 'inv', group: true } as const;
    expect(new Entry(T, { invitation: 'inv' }).asksName).toBe(false);
    expect(new Entry(T, null).asksName).toBe(false);
    const entry = new Entry(T, link);
    expect(entry.asksName).toBe(true);
    const pass = entry.pass();
    expect(new Entry(T, link).asksName, 'a reload before the answer').toBe(false);
    entry.welcomed(2);
    expect(new Entry(T, link).asksName).toBe(false);
    expect(new Entry(T, link).pass(), 'the same seat').toEqual({ secret: pass.key });
    expect(entry.hash).toBe('');
  });

  it('stays in the address of whoever finds no seat and looks on', () => {
    const entry = new Entry(T, { invitation: 'inv', group: true });
    entry.pass();
    entry.welcomed(null);
    expect(ownGame(T)).toBeUndefined();
    expect(entry.hash).toBe('#g=inv');
    expect(entry.pass()).toEqual({ secret: 'inv' });
  });
});

describe('an invitation', () => {
  it('is exchanged for a key that was kept before it was sent', () => {
    const entry = new Entry(T, { invitation: 'inv' });
    const pass = entry.pass();
    expect(pass.secret).toBe('inv');
    expect(ownGame(T)).toMatchObject({ secret: pass.key, invitation: 'inv', pending: true });
    entry.welcomed(1);
    expect(entry.pass(), 'the invitation is forgotten').toEqual({ secret: pass.key });
    expect(ownGame(T)).toMatchObject({ secret: pass.key, invitation: null, pending: false });
    expect(entry.hash, 'nothing is left to be read in the address').toBe('');
  });

  it('is sent again with the same key until the answer comes, over a reload too', () => {
    const pass = new Entry(T, { invitation: 'inv' }).pass();
    const again = new Entry(T, { invitation: 'inv' });
    expect(again.pass()).toEqual(pass);
    expect(again.pass()).toEqual(pass);
    again.welcomed(0);
    expect(new Entry(T, { invitation: 'inv' }).pass(), 'the old link on the same device').toEqual({ secret: pass.key });
  });

  it('that was used leaves nothing behind', () => {
    const entry = new Entry(T, { invitation: 'inv' });
    entry.pass();
    expect(entry.refused()).toBe(false);
    expect(ownGame(T)).toBeUndefined();
  });

  it('after the own key was voided is taken: the host has freed the seat and invited again', () => {
    rememberGame(T, { secret: 'old' });
    const entry = new Entry(T, { invitation: 'inv' });
    expect(entry.pass()).toEqual({ secret: 'old' });
    expect(entry.refused()).toBe(true);
    const pass = entry.pass();
    expect(pass.secret).toBe('inv');
    entry.welcomed(1);
    expect(ownGame(T)?.secret).toBe(pass.key);
  });

  it('may be the secret of those who look on: they have no key, and a reload finds it', () => {
    const entry = new Entry(T, { invitation: 'watch' });
    entry.pass();
    entry.welcomed(null);
    expect(entry.pass()).toEqual({ secret: 'watch' });
    expect(ownGame(T)).toBeUndefined();
    expect(entry.hash).toBe('#watch');
  });
});

describe('a key', () => {
  it('of a former table opens it as it is', () => {
    rememberGame(T, { secret: 'old' });
    expect(new Entry(T, null).pass()).toEqual({ secret: 'old' });
    expect(new Entry(T, { invitation: 'old' }).pass()).toEqual({ secret: 'old' });
  });

  it('from another device is never changed by coming with it', () => {
    const entry = new Entry(T, { key: 'k1' });
    expect(entry.pass()).toEqual({ secret: 'k1' });
    entry.welcomed(2);
    expect(new Entry(T, null).pass()).toEqual({ secret: 'k1' });
  });

  it('is renewed so that a lost answer locks nobody out', () => {
    rememberGame(T, { secret: 'k1' });
    const entry = new Entry(T, null);
    entry.renew();
    const pass = entry.pass();
    expect(pass).toEqual({ secret: 'k1', key: ownGame(T)!.next });
    entry.renew();
    expect(entry.pass(), 'asked twice, made once').toEqual(pass);
    const reloaded = new Entry(T, null);
    expect(reloaded.pass()).toEqual(pass);
    reloaded.welcomed(0);
    expect(reloaded.pass()).toEqual({ secret: pass.key });
  });

  it('whose exchange was not done opens the seat as before', () => {
    rememberGame(T, { secret: 'k1', next: 'k2' });
    const entry = new Entry(T, null);
    entry.pass();
    expect(entry.doubt()).toBe(true);
    expect(entry.pass(), 'an earlier try may have done it').toEqual({ secret: 'k2' });
    expect(entry.refused()).toBe(true);
    expect(entry.pass()).toEqual({ secret: 'k1' });
    expect(ownGame(T)).toMatchObject({ secret: 'k1', next: null });
  });

  it('whose exchange was done, though a later try was refused, is the new one', () => {
    rememberGame(T, { secret: 'k1', next: 'k2' });
    const entry = new Entry(T, null);
    entry.pass();
    entry.doubt();
    entry.pass();
    entry.welcomed(0);
    expect(ownGame(T)).toMatchObject({ secret: 'k2', next: null });
    expect(entry.doubt(), 'nothing is left in doubt').toBe(false);
  });

  it('that another tab renews is not lost to a tab that comes in meanwhile', () => {
    rememberGame(T, { secret: 'k1' });
    const tab = new Entry(T, null);
    tab.pass();
    new Entry(T, null).renew();
    const next = ownGame(T)!.next;
    tab.welcomed(0);
    expect(ownGame(T)!.next).toBe(next);
  });

  it('that another tab has renewed is found when the old one is refused', () => {
    rememberGame(T, { secret: 'k1' });
    const tab = new Entry(T, null);
    tab.pass();
    tab.welcomed(0);
    rememberGame(T, { secret: 'k2' });
    expect(tab.refused()).toBe(true);
    expect(tab.pass()).toEqual({ secret: 'k2' });
    expect(tab.refused(), 'no way is tried twice').toBe(false);
  });

  it('stays in the address where the browser keeps nothing', () => {
    fullStorage();
    const entry = new Entry(T, { invitation: 'inv' });
    const { key } = entry.pass();
    entry.welcomed(1);
    expect(entry.unkept).toBe(true);
    expect(entry.hash).toBe(`#k=${key}`);
    expect(entry.pass()).toEqual({ secret: key });
  });
});

it('without anything one looks on, and a seat that was not taken after all does not stand in the way', () => {
  expect(new Entry(T, null).pass()).toEqual({});
  rememberGame(T, { secret: 'maybe', pending: true });
  const entry = new Entry(T, null);
  expect(entry.pass()).toEqual({ secret: 'maybe' });
  expect(entry.refused()).toBe(true);
  expect(entry.pass()).toEqual({});
});
