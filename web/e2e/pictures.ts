/** Every page and every state of every game at every size, light and dark, in every language: pictures, and a page to
 *  look through them. */
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { codes } from '../build/texts.js';
import { GAMES, type Game } from '../src/games.ts';
import { ARTEFACTS, launch, Person } from './support/browser.ts';
import { nameOf, type Picture, writeSheet } from './support/contact.ts';
import { SIZES } from './support/laws.ts';
import { holdBots, walk } from './support/phases.ts';
import { TestServer } from './support/server.ts';

const FOLDER = `${ARTEFACTS}/pictures`;
/** `PICTURES=390x664,1920x1080,dark,de` takes those alone. */
const wanted = process.env['PICTURES']?.split(',') ?? [];
function among<T>(all: readonly T[], name: (one: T) => string): readonly T[] {
  const some = all.filter((one) => wanted.includes(name(one)));
  return some.length > 0 ? some : all;
}
const sizes = among(SIZES, ({ width, height }) => `${width}x${height}`);
const themes = among(['light', 'dark'] as const, (theme) => theme);

/** The fewest at a table, the usual number, and the most. */
const TABLES: [Game, number][] = [
  ['the-game', 1],
  ['the-game', 3],
  ['the-game', 5],
  ['ascenso-descenso', 1],
  ['ascenso-descenso', 3],
  ['ascenso-descenso', 5],
  ['face-to-face', 2],
  ['hormigas', 2],
  ['hormigas', 3],
  ['hormigas', 5],
];
const languages = among(codes(), (code) => code);
/** Pages that are no table: each with what stands on it when it is there. */
const PAGES: [string, string, string][] = [
  ['start', '/', 'main a'],
  ['security', '/security', 'article h1'],
  ['nowhere', '/nothing/here', 'h1'],
];
for (const game of Object.keys(GAMES))
  PAGES.push(
    [`sheet-${game}`, `/game/${game}`, 'dialog[open]'],
    [`new-${game}`, `/new/${game}`, 'h1'],
    [`rules-${game}`, `/rules/${game}`, 'article h1'],
    [`lesson-${game}`, `/learn/${game}`, '.stage [data-card]'],
  );

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
  console.log(`to look at: ${writeSheet(FOLDER)}`);
});

/** One state of the page in every size and light that is asked for. */
async function take(page: Page, what: Omit<Picture, 'theme' | 'width' | 'height'>, whole = false): Promise<void> {
  for (const size of sizes)
    for (const theme of themes) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      const { width, height } = size;
      const path = `${FOLDER}/${nameOf({ ...what, theme, width, height })}`;
      await page.screenshot({ path, type: 'jpeg', quality: 85, fullPage: whole });
    }
}

for (const language of languages) {
  it(`pages, ${language}`, async () => {
    const person = await Person.in(browser, { locale: language });
    const { page } = person;
    for (const [order, [phase, path, sign]] of PAGES.entries()) {
      await page.goto(server.url + path);
      await page.locator(sign).first().waitFor();
      await page.waitForLoadState('networkidle');
      await take(page, { game: 'pages', seats: 0, language, order, phase }, true);
    }
    await person.close();
  });

  for (const [game, seats] of TABLES)
    it(`${game}, ${seats}, ${language}`, async () => {
      const person = await Person.in(browser, { locale: language });
      const { page } = person;
      await holdBots(page);
      let order = 0;
      await walk(page, server.url, { game, seats, sheets: seats > 1 }, async (phase) => {
        order += 1;
        await take(page, { game, seats, language, order, phase });
      });
      await person.close();
    });
}
