/** Downloads that fail: a word and a way to try again, never an empty page or an endless wait. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { written } from '../build/texts.js';
import { alone, launch, Person, SMALL } from './support/browser.ts';
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

const failed = (person: Person) => person.page.getByText(t('site-failed'), { exact: false }).first();

it('a part of the page that can’t be had is asked for again', async () => {
  const person = await Person.in(browser, { uncached: true, size: SMALL });
  await person.context.route('**/assets/TablePage*.js', (route) => route.abort());
  await person.page.goto(server.url);
  await alone(person);
  await failed(person).waitFor();
  await person.sound('failed-part');
  await person.context.unroute('**/assets/TablePage*.js');
  await person.page.getByRole('button', { name: t('site-again') }).click();
  await person.page.locator('[data-card]').first().waitFor();
  await person.context.close();
});

it('one failed download is tried again by itself', async () => {
  const person = await Person.in(browser, { uncached: true });
  let failures = 0;
  await person.context.route('**/*.wasm', (route) => (failures++ === 0 ? route.abort() : route.continue()));
  await person.page.goto(server.url);
  await alone(person);
  await person.page.locator('[data-card]').first().waitFor();
  expect(failures).toBeGreaterThan(1);
  await person.context.close();
});

it('without the rules nothing pretends to connect', async () => {
  const person = await Person.in(browser, { uncached: true, size: SMALL });
  await person.context.route('**/*.wasm', (route) => route.abort());
  await person.page.goto(server.url);
  // A game in this browser: what thinks can't be had.
  await alone(person);
  await failed(person).waitFor();
  await person.context.unroute('**/*.wasm');
  await person.page.getByRole('button', { name: t('learn-play') }).click();
  await person.page.locator('[data-card]').first().waitFor();
  // Any table: the rules can't be had.
  await person.context.route('**/*.wasm', (route) => route.abort());
  await person.page.reload();
  await failed(person).waitFor();
  await person.sound('failed-rules');
  await person.context.unroute('**/*.wasm');
  await person.page.getByRole('button', { name: t('site-again') }).click();
  await person.page.locator('[data-card]').first().waitFor();
  await person.context.close();
});

it('without one’s language the page speaks English', async () => {
  const person = await Person.in(browser, { uncached: true, locale: 'es-ES' });
  await person.context.route('**/assets/es-*.js', (route) => route.abort());
  await person.page.goto(server.url);
  await person.page.getByRole('heading', { name: t('start-title'), exact: true }).waitFor();
  await person.context.close();
});

it('without its program the page says so by itself', async () => {
  const person = await Person.in(browser, { uncached: true });
  await person.context.route('**/assets/index-*.js', (route) => route.abort());
  await person.page.goto(server.url);
  await person.page.getByText(written('en', 'wait-failed'), { exact: false }).waitFor({ timeout: 20_000 });
  await person.sound('failed-program');
  await person.context.unroute('**/assets/index-*.js');
  await person.page.getByRole('link', { name: t('site-again') }).click();
  await person.page.locator('.tiles').first().waitFor();
  await person.context.close();
});

it('a game in a browser that keeps nothing is played all the same', async () => {
  const person = await Person.in(browser, { size: SMALL, keepsNothing: true });
  await person.page.goto(server.url);
  await alone(person);
  await person.page.locator('[data-card]').first().waitFor();
  await person.page.getByText(t('link-unkept-here'), { exact: false }).waitFor();
  await person.sound('keeps-nothing-alone');
  await person.close();
});
