/** The pictures in README.md: games that are under way, as small PNGs. `npm run readme` draws them anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, SMALL } from './support/browser.ts';
import { picture } from './support/palette.ts';
import { plan } from './support/phases.ts';
import { settled } from './support/play.ts';
import { TestServer } from './support/server.ts';

const FOLDER = '../docs/pictures';
/** A README is fetched by everyone who looks at the project. */
const MOST_BYTES = 150_000;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await TestServer.start();
  browser = await launch();
  mkdirSync(FOLDER, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Turns of the cheapest steps, until the own turn comes for the `count`th time. */
async function turns(page: Page, count: number): Promise<void> {
  const main = page.locator('[data-main]');
  for (let turn = 0; turn < count; turn++) {
    await page.locator('[data-mine]').waitFor({ timeout: 60_000 });
    while ((await main.getAttribute('aria-disabled')) === 'true') await plan(page, 'cheapest');
    await main.click();
    await settled(page);
  }
  await page.locator('[data-mine]').waitFor({ timeout: 60_000 });
}

/** Lifts the card that costs least somewhere. */
async function lift(page: Page): Promise<void> {
  const found: { card: string; cost: number }[] = [];
  for (const one of await page.locator('.hand [data-card]:not(.dull)').all()) {
    await one.dispatchEvent('click');
    const costs = await page
      .locator('[data-fits]')
      .evaluateAll((piles) => piles.map((pile) => Number((pile as HTMLElement).dataset['fits'])));
    found.push({ card: (await one.getAttribute('data-card'))!, cost: Math.min(...costs) });
    await page.keyboard.press('Escape');
  }
  const [best] = found.sort((one, other) => one.cost - other.cost);
  await page.locator(`.hand [data-card="${best!.card}"]`).dispatchEvent('click');
  await page.locator('[data-fits]').first().waitFor();
}

/** The weave of the cloth is hardly seen, and would be most of the bytes. */
const SMOOTH = `.felt {
  background:
    radial-gradient(75% 46% at 50% 26%, var(--felt-light), transparent 100%),
    radial-gradient(120% 85% at 50% 28%, var(--felt-1), var(--felt-2) 58%, var(--felt-3)) !important;
}`;

it.each([
  { name: 'phone', game: 'the-game?seats=3', viewport: SMALL, deviceScaleFactor: 2, count: 6, planned: 1 },
  {
    name: 'desktop',
    game: 'face-to-face?',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    count: 4,
    planned: 0,
  },
])('$name', async ({ name, game, viewport, deviceScaleFactor, count, planned }) => {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    locale: 'en',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    localStorage.setItem('subibaja.name', '"Ana"');
    // What the coach says comes and goes.
    localStorage.setItem('subibaja.settings', '{"coach":false}');
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/play/${game}&bots=steady&seed=readme&start=0`);
  await page.locator('.stage[data-ready] [data-card]').first().waitFor();
  await page.addStyleTag({ content: SMOOTH });
  await turns(page, count);
  for (let card = 0; card < planned; card++) await plan(page, 'cheapest');
  await lift(page);
  // Whoever plays by touch has no key's focus.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.waitForTimeout(1_000);
  const drawn = await picture(page);
  writeFileSync(`${FOLDER}/${name}.png`, drawn);
  expect(drawn.length).toBeLessThan(MOST_BYTES);
  await context.close();
});
