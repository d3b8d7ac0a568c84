import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { kept } from '../../ctrl/memory.ts';
import { set } from '../../ctrl/settings.svelte.ts';
import { GAMES, type Game } from '../../games.ts';
import { lang } from '../../lang/index.svelte.ts';
import { Seated } from '../../testing/seated.ts';

/** Longer than a part of the page takes to come. */
const FETCHED = 50;
let seated: Seated | null = null;
// It is fetched with the first thing that is pointed out: here it is at hand, so that none is missed.
beforeAll(async () => void (await import('./Tip.svelte')));
beforeEach(async () => {
  localStorage.clear();
  set('coach', true);
  await lang.use('en');
});
afterEach(async () => {
  await seated?.leave();
  seated = null;
});

/** The names of what is pointed out in so many turns of a game, each time that it is seen to come. */
async function through(game: Game, seed: string, turns: number): Promise<string[]> {
  const found: string[] = [];
  let last: string | null = null;
  seated = await Seated.at(game, GAMES[game].usualSeats, seed);
  const look = async (): Promise<void> => {
    await seated!.drawn();
    await new Promise((done) => setTimeout(done, FETCHED));
    await seated!.drawn();
    const name = document.body.querySelector<HTMLElement>('[data-tip]')?.dataset['tip'] ?? null;
    if (name !== null && name !== last) found.push(name);
    last = name;
  };
  await seated.play(look, turns);
  return found;
}

/** Leaves the table, and keeps what the browser keeps. */
async function next(): Promise<void> {
  const all = Object.entries({ ...localStorage }) as [string, string][];
  await seated?.leave();
  seated = null;
  for (const [key, text] of all) localStorage.setItem(key, text);
}

it('each thing is pointed out once for ever, in the first two games of a kind', async () => {
  const first = await through('the-game', '7', 4);
  expect(first).toContain('signals');
  expect(first).toContain('deck');
  expect(new Set(first).size).toBe(first.length);
  expect(kept('tips')).toEqual(first);
  await next();
  const second = await through('the-game', '8', 4);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await next();
  localStorage.removeItem('subibaja.tips');
  expect(await through('the-game', '9', 2), 'a third game').toEqual([]);
}, 60_000);

it('what is pointed out can be put away, is read out once, and is not said by a coach who is off', async () => {
  seated = await Seated.at('hormigas', 3, '7');
  await seated.others(async () => {});
  await new Promise((done) => setTimeout(done, FETCHED));
  await seated.drawn();
  const tip = document.body.querySelector<HTMLElement>('[data-tip="middle"]')!;
  expect(tip.textContent).toContain(lang.t('tip-middle'));
  expect(seated.ctrl.told.filter(({ text }) => text.includes(lang.t('tip-middle')))).toHaveLength(1);
  tip.querySelector('button')!.click();
  await seated.drawn();
  expect(document.body.querySelector('[data-tip]')).toBeNull();
  await seated.leave();
  localStorage.clear();
  set('coach', false);
  expect(await through('hormigas', '7', 2)).toEqual([]);
}, 60_000);
