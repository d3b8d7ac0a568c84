/** Learning: every lesson to its end, by taps and by keys; the offer before the first game; what the coach points out; the
 *  pictures in the rules. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, type Game } from '../src/games.ts';
import { LESSONS } from '../src/lesson/lessons.ts';
import type { Ask } from '../src/lesson/script.ts';
import { launch, Person, SMALL } from './support/browser.ts';
import { mainBox, SIZES, stageFaults } from './support/laws.ts';
import { place } from './support/play.ts';
import { TestServer } from './support/server.ts';
import { t } from './support/words.ts';

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

const games = Object.keys(GAMES) as Game[];
type Way = 'tap' | 'keys';
type Look = (step: number) => Promise<void>;

const main = (page: Page) => page.locator('[data-main]');

/** A card of the hand goes to a pile. */
async function lay(page: Page, card: string, pile: string, way: Way): Promise<void> {
  const inHand = page.locator(`.hand [data-card="${card}"]`);
  const target = page.locator(`[data-drop="${pile}"]`).first();
  if (way === 'keys') {
    await inHand.focus();
    await page.keyboard.press('Enter');
    const key = await target
      .or(target.locator('[aria-keyshortcuts]'))
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')).find((one) => one !== null));
    await page.keyboard.press(key!);
  } else {
    await inHand.click();
    const box = (await target.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await inHand.waitFor({ state: 'detached' });
}

/** The smallest step that there is. */
async function smallest(page: Page): Promise<{ card: string; pile: string } | null> {
  const steps: { card: string; pile: string; cost: number }[] = [];
  for (const one of await page.locator('.hand [data-card]:not(.dull)').all()) {
    const card = (await one.getAttribute('data-card'))!;
    await one.dispatchEvent('click');
    for (const pile of await page.locator('[data-fits]').all())
      steps.push({
        card,
        pile: (await pile.getAttribute('data-pile'))!,
        cost: Number(await pile.getAttribute('data-fits')),
      });
    await page.keyboard.press('Escape');
  }
  return steps.toSorted((a, b) => a.cost - b.cost)[0] ?? null;
}

/** Does what is asked for. */
async function follow(page: Page, { by }: Ask, way: Way): Promise<void> {
  const press = (): Promise<void> => (way === 'keys' ? page.keyboard.press('e') : main(page).click());
  // What is only to be seen may be the end of a game: then the main button has the focus.
  if (by === 'look') return way === 'keys' ? main(page).press('Enter') : main(page).click();
  if (by === 'end') return press();
  if (by === 'win') {
    while ((await main(page).getAttribute('aria-disabled')) === 'true') {
      const step = await smallest(page);
      if (!step || !(await page.locator('[data-lesson]:not([data-result])').isVisible())) return;
      await lay(page, step.card, step.pile, way);
    }
    return press();
  }
  if ('slots' in by) {
    const at = page.locator(`[data-at="${by.slots[0]}"]`).first();
    if (way === 'keys') {
      await at.focus();
      return page.keyboard.press('Enter');
    }
    return at.click();
  }
  const [what, where] = by[0]!.split('@') as [string, string];
  if (what === 'take') {
    if (way === 'keys') return page.keyboard.press(where);
    return page.locator(`button[data-place="${where}"]`).click();
  }
  if (what === 'put') {
    const side = where.split('-')[1];
    if (way === 'keys') return page.keyboard.press(side === 'left' ? 'ArrowLeft' : 'ArrowRight');
    const throws = page.locator('.throw');
    return (side === 'left' ? throws.first() : throws.last()).click();
  }
  // Any card that can lie there.
  const card = what || (await page.locator('.hand [data-card]').first().getAttribute('data-card'))!;
  return lay(page, card, where, way);
}

/** Through a whole lesson; `look` is called at each step. */
async function learn(page: Page, game: Game, way: Way, look: Look): Promise<void> {
  const asks = LESSONS[game].scenes.flatMap((scene) => scene.asks);
  for (const [step, ask] of asks.entries()) {
    const here = page.locator(`[data-lesson="${step}"]`);
    await here.waitFor();
    await page.locator('[data-sending]').waitFor({ state: 'detached' });
    // The rival may still be playing.
    await page.locator('[data-mine], .round, .stage:has([data-main][aria-disabled="false"])').first().waitFor();
    await look(step);
    const MOST = 30;
    for (let turn = 0; turn < MOST && (await here.isVisible()); turn++) {
      await follow(page, ask, way);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  }
  await page.locator('[data-result]').waitFor();
  await look(asks.length);
}

describe('a lesson', () => {
  for (const game of games) {
    it(`of ${game} by taps, holding the laws at all sizes`, async () => {
      const person = await Person.in(browser, {
        size: SMALL,
        touch: true,
        locale: game === 'hormigas' ? 'pt-PT' : 'es-ES',
      });
      const faults: string[] = [];
      await person.page.goto(`${server.url}/learn/${game}`);
      await learn(person.page, game, 'tap', async (step) => {
        for (const size of SIZES) {
          await person.page.setViewportSize(size);
          await person.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
          const found = await person.page.evaluate(stageFaults);
          faults.push(...found.map((fault) => `${step}, ${size.width} x ${size.height}: ${fault}`));
        }
        await person.page.setViewportSize(SMALL);
        await person.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      });
      expect(faults).toEqual([]);
      // The first game begins from here, and only that is one's own.
      expect(await person.page.evaluate(() => localStorage.getItem('subibaja.games'))).toBeNull();
      await main(person.page).click();
      await person.page.waitForURL(/\/t\/here-/);
      await person.page.locator('.stage[data-ready]').waitFor();
      await person.close();
    });

    it(`of ${game} by keys, by axe at each step`, async () => {
      const person = await Person.in(browser, { size: SMALL });
      await person.page.goto(`${server.url}/learn/${game}`);
      const boxes = new Set<string>();
      await learn(person.page, game, 'keys', async (step) => {
        await person.sound(`learn-${game}-${step}`);
        boxes.add(await person.page.evaluate(mainBox));
      });
      expect([...boxes], 'the main button stands in one place').toHaveLength(1);
      await person.close();
    });
  }

  it('answers what it did not ask for, can be undone, left and gone on with', async () => {
    const person = await Person.in(browser, { size: SMALL });
    const { page } = person;
    await page.goto(server.url);
    await page.getByRole('link', { name: 'The Game', exact: true }).click();
    await page
      .locator('dialog')
      .getByRole('link', { name: t('start-learn') })
      .click();
    await page.locator('[data-lesson="0"]').waitFor();
    await lay(page, '8', 'up1', 'tap');
    await page.locator('.coach').waitFor();
    expect(await page.locator('.coach').innerText()).toContain(t('lesson-not-now'));
    await person.sound('learn-astray');
    await page
      .locator('.message')
      .getByRole('button', { name: t('table-undo') })
      .click();
    await lay(page, '4', 'up1', 'tap');
    await page.locator('[data-lesson="1"]').waitFor();
    await main(page).click({ force: true });
    await page.getByText(t('lesson-not-end')).waitFor();
    await page.reload();
    await page.locator('[data-lesson="1"]').waitFor();
    await page.locator('[data-undo]').click();
    await page.locator('[data-lesson="0"]').waitFor();
    await page.locator('[data-leave]').click();
    await page.waitForURL(`${server.url}/game/the-game`);
    await person.close();
  });

  it('is offered before the first game of each kind, and once', async () => {
    const person = await Person.in(browser, { size: SMALL });
    const { page } = person;
    await page.goto(`${server.url}/game/face-to-face`);
    const play = page.locator('dialog').getByRole('button', { name: t('start-play'), exact: true });
    await play.click();
    await page.locator('[data-offer]').waitFor();
    await person.sound('learn-offer');
    await page.getByRole('button', { name: t('learn-play') }).click();
    await page.waitForURL(/\/t\/here-/);
    await page.goto(`${server.url}/game/face-to-face`);
    await play.click();
    await page.waitForURL(/\/t\/here-/);
    await person.close();

    // The first button of the start page asks too.
    const other = await Person.in(browser, { size: SMALL });
    await other.page.goto(server.url);
    await other.page.locator('.hero .go').click();
    await other.page.getByRole('link', { name: t('learn-first') }).click();
    await other.page.locator('[data-lesson="0"]').waitFor();
    await other.close();
  });
});

describe('the coach', () => {
  it('points out each thing once, never over hand or main button, and is silent if it is off', async () => {
    const person = await Person.in(browser, { size: SMALL });
    const { page } = person;
    const tip = page.locator('[data-tip]');
    await page.goto(`${server.url}/play/the-game?seats=1&seed=7`);
    await page.locator('.stage[data-ready]').waitFor();
    while ((await main(page).getAttribute('aria-disabled')) === 'true') await place(page, 'tap');
    await tip.waitFor();
    const seen = await tip.getAttribute('data-tip');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.evaluate(stageFaults), `${size.width} x ${size.height}`).toEqual([]);
      const over = await page.evaluate(() => {
        const box = document.querySelector('[data-tip]')!.getBoundingClientRect();
        const others = [...document.querySelectorAll('.hand, [data-main]')].map((one) => one.getBoundingClientRect());
        return others.some(
          (one) => box.left < one.right && box.right > one.left && box.top < one.bottom && box.bottom > one.top,
        );
      });
      expect(over, `${size.width} x ${size.height}`).toBe(false);
    }
    await page.setViewportSize(SMALL);
    await person.sound('tip');
    await tip.getByRole('button', { name: t('close') }).click();
    await tip.waitFor({ state: 'detached' });
    // The same thing in another game: it was pointed out already.
    await page.goto(`${server.url}/play/the-game?seats=1&seed=7`);
    await page.locator('.stage[data-ready]').waitFor();
    while ((await main(page).getAttribute('aria-disabled')) === 'true') await place(page, 'tap');
    await page.waitForTimeout(300);
    expect(await page.locator(`[data-tip="${seen}"]`).count()).toBe(0);
    await person.close();

    const quiet = await Person.in(browser, { size: SMALL });
    await quiet.keep(server.url, 'settings', { coach: false });
    await quiet.page.goto(`${server.url}/play/the-game?seats=1&seed=7`);
    await quiet.page.locator('.stage[data-ready]').waitFor();
    while ((await main(quiet.page).getAttribute('aria-disabled')) === 'true') await place(quiet.page, 'tap');
    await quiet.page.waitForTimeout(300);
    expect(await quiet.page.locator('[data-tip]').count()).toBe(0);
    await quiet.close();
  });
});

describe('the rules', () => {
  it('have a picture for every step, on their page and at the table', async () => {
    for (const dark of [false, true]) {
      const person = await Person.in(browser, { size: SMALL, dark });
      for (const game of games) {
        await person.page.goto(`${server.url}/rules/${game}`);
        await person.page.locator('[data-step-picture]').first().waitFor();
        expect(await person.page.locator('[data-step-picture]').count()).toBe(5);
        await person.sound(`rules-${game}${dark ? '-dark' : ''}`);
      }
      await person.page.goto(`${server.url}/play/hormigas?seed=7`);
      await person.page.getByRole('button', { name: t('rules-short') }).click();
      await person.page.locator('dialog [data-step-picture]').first().waitFor();
      expect(await person.page.locator('dialog [data-step-picture]').count()).toBe(5);
      await person.sound(`rules-sheet${dark ? '-dark' : ''}`);
      await person.close();
    }
  });
});
