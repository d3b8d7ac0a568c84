/** By keys at a table: where the focus is after each of them. */
import { afterEach, beforeAll, expect, it } from 'vitest';
import { lang } from '../lang/index.svelte.ts';
import { Seated } from '../testing/seated.ts';
import './AntBoard.svelte';

const TIMEOUT = 120_000;
let seated: Seated | null = null;
beforeAll(() => lang.use('en'));
afterEach(async () => {
  await seated?.leave();
  seated = null;
});

/** A key as a browser gives it: where the focus is; Enter presses what has it. */
async function press(key: string): Promise<Element | null> {
  const at = document.activeElement as HTMLElement;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  at.dispatchEvent(event);
  if (key === 'Enter' && !event.defaultPrevented) at.click();
  await seated!.drawn();
  await new Promise((done) => requestAnimationFrame(done));
  await seated!.drawn();
  return document.activeElement;
}

it('a turn of Hormigas from anywhere on the page is six keys', { timeout: TIMEOUT }, async () => {
  seated = await Seated.at('hormigas', 2, '7', { hand: 14 });
  await new Promise((done) => setTimeout(done, 50));
  await seated.others(async () => {});
  document.querySelector<HTMLElement>('[data-menu]')!.focus();
  let keys = 1;
  expect((await press('1'))?.matches('[data-at]')).toBe(true);
  const at = (): number => Number((document.activeElement as HTMLElement).dataset['at']);
  const cards = seated.ctrl.view!.hand!.length;
  // Seven places on: of 15 places every one is two keys away, as the cursor's own test finds.
  const to = (at() + 7) % (cards + 1);
  for (const key of ['ArrowDown', 'PageDown']) {
    keys += 1;
    expect((await press(key))?.matches('[data-at]')).toBe(true);
  }
  expect(at()).toBe(to);
  for (const [key, next] of [
    ['Enter', '.throw'],
    ['ArrowLeft', '[data-main]'],
  ] as const) {
    keys += 1;
    expect((await press(key))?.matches(next), `${key} leads to ${next}`).toBe(true);
  }
  keys += 1;
  await press('e');
  expect(seated.ctrl.view!.turn).not.toBe(0);
  expect(document.activeElement).not.toBe(document.body);
  expect(keys).toBe(6);
});
