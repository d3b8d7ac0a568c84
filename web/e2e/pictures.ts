/** Every state of every game at every size, light and dark, in two languages: pictures, and a page to look through them. */
import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import type { Game } from '../src/games.ts';
import { ARTEFACTS, launch, Person } from './support/browser.ts';
import { nameOf, type Picture, writeSheet } from './support/contact.ts';
import { SIZES } from './support/laws.ts';
import { holdBots, walk } from './support/phases.ts';
import { TestServer } from './support/server.ts';

const FOLDER = `${ARTEFACTS}/pictures`;
/** `PICTURES=390x664,1920x1080,dark` takes those alone. */
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
const LANGUAGES = { en: 'en-US', es: 'es-ES' } as const;

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

for (const [game, seats] of TABLES)
  for (const [language, locale] of Object.entries(LANGUAGES))
    it(`${game}, ${seats}, ${language}`, async () => {
      const person = await Person.in(browser, { locale });
      const { page } = person;
      await holdBots(page);
      let order = 0;
      await walk(page, server.url, { game, seats, sheets: seats > 1 }, async (phase) => {
        order += 1;
        for (const size of sizes)
          for (const theme of themes) {
            await page.setViewportSize(size);
            await page.emulateMedia({ colorScheme: theme });
            const { width, height } = size;
            const picture: Picture = { game, seats, language, theme, order, phase, width, height };
            await page.screenshot({ path: `${FOLDER}/${nameOf(picture)}`, type: 'jpeg', quality: 85 });
          }
      });
      await person.close();
    });
