/** Games in the browser alone: one click to the first card, to the end, without a network too. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alone, DESK, launch, Person, PHONE, SMALL } from './support/browser.ts';
import { finished, place, playOut, turn } from './support/play.ts';
import { TestServer } from './support/server.ts';
import { ANY, pattern, t } from './support/words.ts';

const PROGRAM = process.env['SUBIBAJA'] ?? '../target/debug/subibaja';
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

/** From a link that deals at once to the first card. */
async function begin(person: Person, link: string): Promise<void> {
  await person.page.goto(`${server.url}/play/${link}`);
  const first = person.page.getByRole('button', { name: t('table-me-start') });
  await person.page.locator('[data-card], [data-place]').first().waitFor();
  if (await first.isVisible()) await first.click();
}

/** The record as a file, checked by the program. */
async function checkRecord(person: Person): Promise<string> {
  await person.page.getByRole('button', { name: t('over-more'), exact: true }).click();
  const [file] = await Promise.all([
    person.page.waitForEvent('download'),
    person.page.getByRole('button', { name: t('over-record') }).click(),
  ]);
  await person.page.keyboard.press('Escape');
  const path = await file.path();
  return execFileSync(PROGRAM, ['check', path], { encoding: 'utf8' });
}

describe('alone and with bots', () => {
  for (const [game, link, way, size] of [
    ['the-game', 'the-game?seats=1', 'keys', DESK],
    ['ascenso-descenso', 'ascenso-descenso?seats=2&bots=steady', 'drag', SMALL],
    ['face-to-face', 'face-to-face?bots=steady', 'tap', DESK],
  ] as const) {
    it(`${link}, by ${way}, to the end`, async () => {
      const person = await Person.in(browser, { size });
      await begin(person, link);
      await person.sound(`solo-${game}`);
      await playOut([{ page: person.page, way }]);
      await finished(person.page);
      await person.sound(`solo-over-${game}`);
      expect(await checkRecord(person)).toMatch(/1/);
      await person.page.getByRole('button', { name: t('over-look-back') }).click();
      await person.page.getByRole('button', { name: t('stepper-first') }).click();
      await person.page.getByRole('button', { name: t('stepper-on') }).click();
      await person.page.getByLabel(t('stepper-eyes')).selectOption('everything');
      await person.sound(`step-${game}`);
      await person.page
        .locator('footer')
        .getByRole('button', { name: t('stepper-close') })
        .click();
      await person.page.getByRole('button', { name: t('over-same') }).click();
      await person.page.locator('[data-result]').waitFor({ state: 'detached' });
      await person.close();
    });
  }

  it('111 Hormigas with bots: a turn by keys, its pictures, undone and done', async () => {
    for (const size of [DESK, SMALL]) {
      const person = await Person.in(browser, { size, motion: true });
      await begin(person, 'hormigas?seats=3&bots=steady');
      await person.sound('solo-hormigas-take');
      await person.page.keyboard.press('2');
      await person.page.locator('.air').waitFor();
      await person.page.keyboard.press('ArrowRight');
      await person.page.keyboard.press('Enter');
      await person.sound('solo-hormigas-put');
      await person.page.keyboard.press('ArrowLeft');
      await person.page.locator('[data-main][aria-disabled="false"]').waitFor();
      await person.page.keyboard.press('Backspace');
      await person.page.locator('[data-main][aria-disabled="true"]').waitFor();
      await person.page.keyboard.press('ArrowRight');
      await person.page.locator('[data-main][aria-disabled="false"]').waitFor();
      await person.page.keyboard.press('e');
      await person.page.locator('.spot.can').first().waitFor({ timeout: 30_000 });
      await person.close();
    }
  });

  it('gives a hint with reason and chance, and plans it', async () => {
    const person = await Person.in(browser);
    await begin(person, 'the-game?seats=3&bots=expert');
    await person.page.getByRole('button', { name: t('assist-hint') }).click();
    await person.page
      .locator('.hint')
      .getByText(pattern(t('hint-chance', { percent: ANY })))
      .waitFor();
    await person.page.locator('[data-card].hinted').first().waitFor();
    await person.sound('hint');
    await person.page.getByRole('button', { name: t('hint-play') }).click();
    expect(await person.page.locator('[data-planned]').count()).toBeGreaterThan(0);
    await person.page.locator('[data-main]').click();
    await person.page.locator('[data-mine]').waitFor({ state: 'detached' });
    await person.close();
  });

  it('shows which cards are still to come, the own ones and those on the piles', async () => {
    const person = await Person.in(browser, { size: SMALL });
    const { page } = person;
    await begin(person, 'ascenso-descenso?seats=3&bots=steady');
    await place(page, 'tap');
    const own = await page.locator('.hand [data-card]').count();
    await page.locator('[data-menu]').click();
    await page.getByRole('button', { name: t('out-title') }).click();
    const cards = page.locator('dialog[open] li');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(68);
    expect(await page.locator('dialog[open] li.own').count()).toBe(own);
    expect(await page.locator('dialog[open] li:is(.up, .down)').count()).toBe(1);
    expect(await page.locator('dialog[open] li.out').count()).toBe(68 - own - 1);
    await person.sound('cards-out');
    await person.close();
  });

  it('says why something is not legal, and does not do it', async () => {
    const person = await Person.in(browser);
    await begin(person, 'the-game?seats=1');
    await person.page.locator('[data-main]').click({ force: true });
    await person.page.getByText(t('illegal-minimum-not-met', { count: 2 })).waitFor();
    await person.page.locator('[data-card]').last().click();
    await person.page.keyboard.press('1');
    const top = await person.page.locator('[data-pile="up1"] .planned .num').innerText();
    await person.page.locator('[data-card]').first().click();
    await person.page.keyboard.press('1');
    await person.page.getByText(new RegExp(`doesn’t fit on ${top}`)).waitFor();
    await person.close();
  });
});

describe('without a network', () => {
  it('a game is started, played, left, and gone on with', async () => {
    const person = await Person.in(browser, { size: PHONE });
    await person.page.goto(server.url);
    await person.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await person.page.reload();
    await person.context.setOffline(true);
    await person.page.reload();
    await person.page.getByText(t('site-offline'), { exact: false }).waitFor();
    await person.sound('offline');
    await alone(person);
    await person.page.locator('[data-card]').first().waitFor();
    await turn(person.page, 'tap');
    await place(person.page, 'tap');
    const planned = await person.page.locator('[data-card]').count();
    await person.page.reload();
    await person.page.locator('.stage[data-ready]').waitFor();
    await person.page.locator('[data-card]').first().waitFor();
    expect(await person.page.locator('[data-card]').count(), 'the plan is kept too').toBe(planned);
    await person.page.goto(`${server.url}/`);
    await person.page
      .getByRole('link', { name: t('start-resume') })
      .first()
      .click();
    await person.page.locator('[data-card]').first().waitFor();
    await playOut([{ page: person.page, way: 'tap' }]);
    expect(await checkRecord(person)).toMatch(/1/);
    await person.close();
  });
});

describe('a game that is kept', () => {
  it('as the version before kept it goes on, and is there after a reload', async () => {
    const record = readFileSync('../crates/wasm/tests/samples/the-game.json', 'utf8');
    const person = await Person.in(browser);
    await person.page.goto(server.url);
    await person.page.evaluate((kept) => {
      const game = {
        table: 'here-0123456789ab',
        secret: null,
        game: 'the-game',
        seats: 3,
        at: Date.now(),
        over: false,
      };
      localStorage.setItem('subibaja.games', JSON.stringify([game]));
      localStorage.setItem('subibaja.record.here-0123456789ab', JSON.stringify(kept));
    }, record);
    await person.page.goto(`${server.url}/t/here-0123456789ab`);
    await person.page.locator('[data-mine]').waitFor();
    await turn(person.page, 'tap');
    const tops = async (): Promise<string> => person.page.locator('[data-pile] .num').allInnerTexts().then(String);
    await person.page.locator('[data-mine]').waitFor();
    const before = await tops();
    expect(await person.page.evaluate(() => localStorage.getItem('subibaja.record.here-0123456789ab'))).toBeNull();
    await person.page.reload();
    await person.page.locator('[data-mine]').waitFor();
    expect(await tops()).toBe(before);
    await person.close();
  });
});
