/** The gallery: every part of the design in every state, in both lights, by axe and by eye. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, launch, Person, SMALL } from './support/browser.ts';
import { TestServer } from './support/server.ts';

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

describe('the gallery', () => {
  for (const size of [DESK, SMALL])
    it(`shows everything at ${size.width} px`, async () => {
      const person = await Person.in(browser, { size });
      const { page } = person;
      await page.goto(`${server.url}/gallery`);
      for (const shelf of ['Hand', 'AntHand', 'Board, hormigas', 'Seats', 'Message and Actions', 'Result, lost'])
        await page.locator(`[data-shelf="${shelf}"] [data-light="dark"]`).waitFor();
      await page.locator('[data-shelf="Board, hormigas"] [data-place]').first().waitFor();
      await person.sound('gallery', true);
      await page.locator('[data-open-sheet]').first().click();
      await page.locator('dialog[open]').waitFor();
      await person.sound('gallery-sheet', true);
      // What is shown is nobody's game.
      expect(await page.evaluate(() => localStorage.getItem('subibaja.games') ?? '[]')).toBe('[]');
      await person.close();
    });
});
