/** The laws of the stage: every game, every number of seats, every phase, at every size that people have. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, type Game } from '../src/games.ts';
import { launch, Person } from './support/browser.ts';
import { mainBox, SIZES, stageFaults } from './support/laws.ts';
import { holdBots, walk } from './support/phases.ts';
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

/** Texts are longer in one language than in another: each has its share of the tables. */
const LOCALES = ['en-US', 'es-ES', 'pt-PT', 'es-ES', 'pt-PT'];
/** Phases of one turn: in all of them the main button stands in one place. */
const TURN = /^(start|turn|lifted|lifted-end|held|coach|hint|planned|minimum|waiting|next-turn)$/;

/** Axe takes longer: it looks at every phase too, each time at another size, once through them in light, once in dark. */
let looks = 0;

describe('the stage', () => {
  for (const game of Object.keys(GAMES) as Game[]) {
    const [least, most] = GAMES[game].seats;
    for (let seats = least; seats <= most; seats++)
      it(`holds its laws: ${game}, ${seats}`, async () => {
        const person = await Person.in(browser, { locale: LOCALES[seats - 1]! });
        await holdBots(person.page);
        const faults: string[] = [];
        const main = new Map<string, string>();
        await walk(person.page, server.url, { game, seats, sheets: seats === least }, async (phase) => {
          const turn = looks++ % (2 * SIZES.length);
          await person.page.emulateMedia({ colorScheme: turn < SIZES.length ? 'light' : 'dark' });
          for (const [i, size] of SIZES.entries()) {
            await person.page.setViewportSize(size);
            const at = `${size.width} x ${size.height}`;
            // What measures itself has done so by then.
            await person.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
            const [box, found] = await Promise.all([person.page.evaluate(mainBox), person.page.evaluate(stageFaults)]);
            faults.push(...found.map((fault) => `${phase}, ${at}: ${fault}`));
            if (i === turn % SIZES.length)
              faults.push(...(await person.axe()).map((fault) => `${phase}, ${at}: ${fault}`));
            if (!TURN.test(phase)) continue;
            if (box !== (main.get(at) ?? box)) faults.push(`${phase}, ${at}: the main button moved to ${box}`);
            main.set(at, box);
          }
        });
        expect(faults).toEqual([]);
        expect(main.size).toBe(SIZES.length);
        await person.close();
      });
  }
});
