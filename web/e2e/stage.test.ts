/** The laws of the stage: every game, every number of seats, every phase, at every size that people have. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../build/texts.js';
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

/** Texts are longer in one language than in another: each has its share of the tables, and every game is tried in one
 *  that nobody speaks and that is longer than all of them. */
const LONGER = 'longer';
const TABLES: Record<Game, [seats: number, language: string][]> = {
  'the-game': [
    [1, LONGER],
    [2, 'de'],
    [3, 'fr'],
    [4, 'it'],
    [5, LONGER],
  ],
  'ascenso-descenso': [
    [1, 'pt-BR'],
    [2, LONGER],
    [3, 'es'],
    [4, 'ca'],
    [5, 'de'],
  ],
  'face-to-face': [
    [2, LONGER],
    [2, 'de'],
    [2, 'pt-PT'],
  ],
  hormigas: [
    [2, LONGER],
    [3, 'fr'],
    [4, 'de'],
    [5, 'en'],
  ],
};
/** Phases of one turn: in all of them the main button stands in one place. */
const TURN = /^(start|turn|lifted|lifted-end|held|coach|hint|planned|minimum|waiting|next-turn)$/;

/** Axe takes longer: it looks at every phase too, each time at another size, once through them in light, once in dark. */
let looks = 0;

describe('the stage', () => {
  it('is tried with every number of seats and in every language', () => {
    for (const game of Object.keys(GAMES) as Game[]) {
      const [least, most] = GAMES[game].seats;
      const tried = new Set(TABLES[game].map(([seats]) => seats));
      expect([...tried], game).toEqual(Array.from({ length: most - least + 1 }, (_, i) => least + i));
    }
    const spoken = new Set(Object.values(TABLES).flatMap((tables) => tables.map(([, language]) => language)));
    expect([...spoken].sort()).toEqual([...codes(), LONGER].sort());
  });

  for (const game of Object.keys(GAMES) as Game[])
    for (const [table, [seats, language]] of TABLES[game].entries())
      it(`holds its laws: ${game}, ${seats}, ${language}`, async () => {
        const longer = language === LONGER;
        const person = await Person.in(browser, { locale: longer ? 'en' : language, longer });
        await holdBots(person.page);
        const faults: string[] = [];
        const main = new Map<string, string>();
        await walk(person.page, server.url, { game, seats, sheets: table === 0 }, async (phase) => {
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
});
