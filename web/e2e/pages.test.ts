/** Every page that needs no game: every language, three widths, light and dark, by axe and by eye. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alone, DESK, launch, NARROW, Person, PHONE } from './support/browser.ts';
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

const pages: [string, string][] = [
  ['start', '/'],
  ['new-the-game', '/new/the-game'],
  ['new-hormigas', '/new/hormigas'],
  ['rules-hormigas', '/rules/hormigas'],
  ['nowhere', '/nothing/here'],
  ['no-table', '/t/nothing'],
  ['damaged', '/t/%E0%A4%A'],
  ['security', '/security'],
];

describe('pages', () => {
  for (const [size, look] of [
    [DESK, { dark: false }],
    [PHONE, { dark: true }],
    [NARROW, { dark: false }],
  ] as const) {
    it(`are sound at ${size.width} px${look.dark ? ', dark' : ''}`, async () => {
      const person = await Person.in(browser, { size, ...look });
      for (const [name, path] of pages) {
        await person.page.goto(server.url + path);
        await person.page.locator('h1').first().waitFor({ state: 'attached' });
        await person.page.waitForLoadState('networkidle');
        await person.sound(name);
      }
      await person.close();
    });
  }

  it('speak the browser’s language, and another one when asked', async () => {
    for (const [locale, code, word] of [
      ['es-AR', 'es', 'Juegos'],
      ['pt-BR', 'pt-BR', 'Jogos'],
      ['pt-AO', 'pt-PT', 'Jogos'],
      ['de-AT', 'de', 'Spiele'],
      ['fr-CA', 'fr', 'Jeux'],
      ['it-IT', 'it', 'Giochi'],
      ['ca-ES', 'ca', 'Jocs'],
      ['en-US', 'en-GB', 'Games'],
    ] as const) {
      const person = await Person.in(browser, { locale, size: PHONE });
      await person.page.goto(server.url);
      await person.page.getByRole('heading', { name: word, exact: true }).waitFor();
      expect(await person.page.locator('html').getAttribute('lang')).toBe(code);
      await person.sound(`start-${code}`);
      await person.page.goto(`${server.url}/rules/the-game`);
      await person.page.locator('article h1').waitFor();
      await person.page.locator('header button').last().click();
      await person.page.locator('dialog[open] select').first().selectOption('pt-PT');
      await person.page.keyboard.press('Escape');
      await person.page.waitForFunction(() => document.title.startsWith('Regras'));
      await person.page.reload({ waitUntil: 'commit' });
      await person.page.locator('html[lang=pt-PT]').waitFor();
      await person.close();
    }
  });

  it('have without a network the language that was chosen last, and its rules', async () => {
    const person = await Person.in(browser, { locale: 'en-US', size: PHONE });
    await person.page.goto(server.url);
    await person.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await person.page.reload();
    await person.page.locator('header button').last().click();
    await person.page.locator('dialog[open] select').first().selectOption('pt-PT');
    await person.page.waitForFunction(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      const worker = (await navigator.serviceWorker.getRegistration())?.active;
      return (
        worker?.scriptURL.endsWith('lang=pt-PT') && worker.state === 'activated' && kept.some((count) => count > 20)
      );
    });
    await person.context.setOffline(true);
    await person.page.goto(`${server.url}/rules/hormigas`);
    await person.page.locator('article h1').waitFor();
    expect(await person.page.title()).toMatch(/^Regras/);
    expect(await person.page.locator('article').innerText()).toMatch(/formigas/);
    await person.close();
  });

  it('say without JavaScript what they need', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.url);
    expect(await page.locator('body').innerText()).toMatch(
      /needs JavaScript[\s\S]*necesita JavaScript[\s\S]*precisa de JavaScript/,
    );
    await context.close();
  });

  // On wide screens there is more beside the table.
  it.each([PHONE])('come to at most 150 kB with a table, WebAssembly aside, at $width px', async (size) => {
    const person = await Person.in(browser, { uncached: true, size });
    const session = await person.context.newCDPSession(person.page);
    await session.send('Network.enable');
    const wasm = new Set<string>();
    let bytes = 0;
    session.on(
      'Network.responseReceived',
      (event) => event.response.url.endsWith('.wasm') && wasm.add(event.requestId),
    );
    session.on(
      'Network.loadingFinished',
      (event) => (bytes += wasm.has(event.requestId) ? 0 : event.encodedDataLength),
    );
    await person.page.goto(server.url);
    await alone(person);
    await person.page.locator('[data-card]').first().waitFor();
    await person.page.waitForLoadState('networkidle');
    expect(wasm.size).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThanOrEqual(150_000);
    await person.close();
  });

  it('can be installed', async () => {
    const person = await Person.in(browser);
    await person.page.goto(server.url);
    const manifest = await person.page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
      return (await fetch(link.href)).json() as Promise<{
        name: string;
        start_url: string;
        display: string;
        icons: { src: string; type: string }[];
      }>;
    });
    expect(manifest).toMatchObject({ name: 'Subibaja', start_url: '/', display: 'standalone' });
    for (const icon of manifest.icons) {
      const answer = await fetch(server.url + icon.src);
      expect(answer.headers.get('content-type')).toBe(icon.type);
    }
    await person.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await person.close();
  });
});
