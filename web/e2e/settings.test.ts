/** The settings: each changes what it says at once, at a table, and is there again after a reload. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, launch, Person, SMALL } from './support/browser.ts';
import { plan } from './support/phases.ts';
import { settled } from './support/play.ts';
import { TestServer } from './support/server.ts';
import { speaking, t } from './support/words.ts';

const es = await speaking('es');

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await TestServer.start();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** What the page did that can't be seen: sounds with their loudness, trembling, how long things moved. */
type Done = { sounds: number[]; buzzed: number; moved: number[] };

/** Somebody at a game of their own, whose page tells what it does. */
async function at(game: string, kind: Parameters<typeof Person.in>[1] = {}): Promise<Person> {
  const person = await Person.in(browser, { size: SMALL, ...kind });
  await person.page.addInitScript(() => {
    const done: Done = { sounds: [], buzzed: 0, moved: [] };
    Object.assign(window, { done });
    let loud = 1;
    /** What a method did before, to be called as one. */
    const method = <M>(of: object, name: string): M => Object.getOwnPropertyDescriptor(of, name)!.value as M;
    type Start = (this: AudioBufferSourceNode) => void;
    type Connect = (this: AudioNode, to: AudioNode) => AudioNode;
    type Animate = (this: Element, frames: Keyframe[], options?: number | KeyframeAnimationOptions) => Animation;
    const start = method<Start>(AudioBufferSourceNode.prototype, 'start');
    const connect = method<Connect>(AudioNode.prototype, 'connect');
    const animate = method<Animate>(Element.prototype, 'animate');
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof GainNode) loud = to.gain.value;
      return connect.call(this, to);
    } as AudioNode['connect'];
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode) {
      done.sounds.push(loud);
      start.call(this);
    };
    Object.defineProperty(navigator, 'vibrate', { value: () => (done.buzzed += 1) });
    Element.prototype.animate = function (this: Element, frames, options) {
      done.moved.push(typeof options === 'number' ? options : Number(options?.duration ?? 0));
      return animate.call(this, frames as Keyframe[], options);
    };
  });
  await person.page.goto(`${server.url}/play/${game}`);
  await ready(person);
  return person;
}

async function ready(person: Person): Promise<void> {
  await person.page.locator('.stage[data-ready] [data-card]').first().waitFor();
  const start = person.page.getByRole('button', { name: t('table-me-start') });
  if (await start.isVisible()) {
    await start.click();
    await settled(person.page);
  }
}

const done = (person: Person): Promise<Done> =>
  person.page.evaluate(() => {
    const { done } = window as unknown as { done: Done };
    const seen = structuredClone(done);
    Object.assign(done, { sounds: [], buzzed: 0, moved: [] });
    return seen;
  });

/** Changes something in the sheet, which is closed again. */
async function choose(person: Person, change: (sheet: ReturnType<Person['page']['locator']>) => Promise<unknown>) {
  await person.page.locator('[data-menu]').click();
  await person.page.locator('dialog[open] .entries button').last().click();
  const sheet = person.page.locator('dialog[open]');
  await sheet.locator('select').waitFor();
  await change(sheet);
  await person.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

async function reload(person: Person): Promise<void> {
  await person.page.reload();
  await ready(person);
}

/** A card is placed and taken back: it flies, sounds and is felt. */
async function place(person: Person): Promise<Done> {
  await done(person);
  await plan(person.page, 'cheapest');
  await person.page.waitForTimeout(900);
  const seen = await done(person);
  await person.page.keyboard.press('Backspace');
  return seen;
}

describe('the settings', () => {
  it('language and colours', async () => {
    const person = await at('the-game?seats=1&seed=7');
    const { page } = person;
    const cloth = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.querySelector('.stage')!).background);
    const light = await cloth();
    await choose(person, (sheet) => sheet.locator('select').selectOption('es'));
    await page.getByRole('button', { name: es('table-end') }).waitFor();
    await choose(person, (sheet) => sheet.getByText(es('site-themes-dark'), { exact: true }).click());
    expect(await cloth()).not.toBe(light);
    const dark = await cloth();
    await reload(person);
    await page.getByRole('button', { name: es('table-end') }).waitFor();
    expect(await cloth()).toBe(dark);
    await person.sound('settings-dark');
    await person.close();
  });

  it('sound, volume, trembling and speed', async () => {
    const person = await at('the-game?seats=1&seed=7', { motion: true });
    const first = await place(person);
    expect(first.sounds.length).toBeGreaterThan(0);
    expect(first.sounds.every((loud) => Math.abs(loud - 0.4) < 0.01)).toBe(true);
    expect(first.buzzed).toBeGreaterThan(0);
    expect(Math.max(...first.moved)).toBeGreaterThan(0);

    await choose(person, async (sheet) => {
      await sheet.getByRole('slider').fill('0.9');
      await sheet.getByText(t('settings-speed-calm'), { exact: true }).click();
      await sheet.getByRole('switch', { name: t('settings-haptics') }).click();
    });
    const calm = await place(person);
    expect(calm.sounds.every((loud) => Math.abs(loud - 0.9) < 0.01)).toBe(true);
    expect(calm.buzzed).toBe(0);
    // The same card over the same way.
    await choose(person, (sheet) => sheet.getByText(t('settings-speed-fast'), { exact: true }).click());
    const fast = await place(person);
    expect(Math.max(...calm.moved)).toBeGreaterThan(Math.max(...fast.moved));

    await choose(person, (sheet) => sheet.getByRole('switch', { name: t('settings-sound') }).click());
    expect((await place(person)).sounds).toEqual([]);
    await reload(person);
    const later = await place(person);
    expect([later.sounds.length, later.buzzed]).toEqual([0, 0]);
    expect(Math.max(...later.moved)).toBe(Math.max(...fast.moved));
    await person.close();
  });

  it('card size and the hand that holds the phone', async () => {
    for (const size of [SMALL, { width: 375, height: 553 }, { width: 844, height: 390 }, DESK]) {
      const person = await at('the-game?seats=1&seed=7', { size });
      const { page } = person;
      const card = async (): Promise<number> => (await page.locator('.hand .card').first().boundingBox())!.height;
      const main = async (): Promise<number> =>
        (await page.locator('[data-main]').boundingBox())!.x - (await page.locator('[data-undo]').boundingBox())!.x;
      const [small, right] = [await card(), await main()];
      expect(right).toBeGreaterThan(0);
      await choose(person, async (sheet) => {
        await sheet.getByText(t('settings-cards-large'), { exact: true }).click();
        await sheet.getByRole('switch', { name: t('settings-left') }).click();
      });
      expect(await card()).toBeGreaterThan(small);
      expect(await main()).toBeLessThan(0);
      await reload(person);
      expect(await card()).toBeGreaterThan(small);
      expect(await main()).toBeLessThan(0);
      await person.sound('settings-left');
      await person.close();
    }
  });

  it('being asked before a turn ends, and the coach', async () => {
    const person = await at('the-game?seats=1&seed=7');
    const { page } = person;
    const main = page.locator('[data-main]');
    const coach = page.locator('.coach');
    await plan(page, 'dearest');
    await coach.waitFor();
    await page.keyboard.press('Backspace');
    await choose(person, async (sheet) => {
      await sheet.getByRole('switch', { name: t('settings-confirm') }).click();
      await sheet.getByRole('switch', { name: t('settings-coach') }).click();
    });
    await plan(page, 'dearest');
    expect(await coach.count()).toBe(0);
    while ((await main.getAttribute('aria-disabled')) === 'true') await plan(page, 'cheapest');
    await main.click();
    await page.getByRole('button', { name: t('prompt-sure') }).waitFor();
    await reload(person);
    await page.locator('[data-undo]:not([disabled])').waitFor();
    await main.click();
    await page.getByRole('button', { name: t('prompt-sure') }).click();
    await page.locator('[data-undo][disabled]').waitFor();
    await person.close();
  });
});
