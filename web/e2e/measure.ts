/** The figures of docs/web.md: sizes over the wire, time to use on a slow line, input to drawing. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { alone, launch, Person, PHONE } from './support/browser.ts';
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

/** Chromium's "slow 3G", and a processor four times as slow. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

it('sizes of the first load', async () => {
  const person = await Person.in(browser, { size: PHONE, uncached: true });
  const session = await person.context.newCDPSession(person.page);
  await session.send('Network.enable');
  const sizes = new Map<string, number>();
  const urls = new Map<string, string>();
  session.on('Network.responseReceived', (event) => urls.set(event.requestId, new URL(event.response.url).pathname));
  session.on('Network.loadingFinished', (event) => sizes.set(urls.get(event.requestId) ?? '', event.encodedDataLength));
  await person.page.goto(server.url);
  await person.page.locator('.tiles').first().waitFor();
  await person.page.waitForTimeout(500);
  const start = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  await alone(person);
  await person.page.locator('[data-card]').first().waitFor();
  await person.page.waitForTimeout(500);
  // The worker fetches it first, which the page's own list does not show.
  const file = readdirSync('dist/assets').find((name) => name.endsWith('.wasm'))!;
  const wasm = gzipSync(readFileSync(`dist/assets/${file}`)).length;
  const all = [...sizes]
    .filter(([path]) => !path.endsWith('.wasm'))
    .map(([, size]) => size)
    .reduce((sum, size) => sum + size, 0);
  console.log(`start page: ${kB(start)}; with a table, without WebAssembly: ${kB(all)}; WebAssembly: ${kB(wasm)}`);
  await person.context.close();
});

it('time to use on a slow line with a slow processor, after a first visit', async () => {
  const person = await Person.in(browser, { size: PHONE });
  const { page } = person;
  await page.goto(server.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await alone(person);
  await page.locator('[data-card]').first().waitFor();
  const table = page.url();
  for (const [name, url, sign] of [
    ['start page', server.url, '.tiles'],
    ['a table in the browser', table, '[data-card]'],
  ] as const) {
    await page.goto('about:blank');
    await slow(page);
    const before = Date.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(sign).first().waitFor();
    console.log(`${name}, slow 3G and a processor at a quarter: usable after ${Date.now() - before} ms`);
  }
  await person.context.close();
});

it('input to drawing', async () => {
  const person = await Person.in(browser, { size: PHONE });
  const { page } = person;
  await page.goto(server.url);
  await alone(person);
  await page.locator('[data-card]').first().waitFor();
  await page.waitForTimeout(1_000);
  for (const [what, rate] of [
    ['as it is', 1],
    ['at a quarter', 4],
  ] as const) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const times = await page.evaluate(async () => {
      // From the click to the frame in which the lifted card and its piles are drawn.
      const drawn = (card: HTMLElement) =>
        new Promise<number>((resolve) => {
          const before = performance.now();
          card.click();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - before);
            channel.port2.postMessage(0);
          });
        });
      const times: number[] = [];
      for (let i = 0; i < 40; i++) {
        times.push(await drawn(document.querySelectorAll<HTMLElement>('[data-card]')[i % 8]!));
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return times.sort((a, b) => a - b);
    });
    console.log(
      `input to drawing, processor ${what}: median ${times[20]!.toFixed(1)} ms, worst of 40 ${times[39]!.toFixed(1)} ms`,
    );
  }
  await person.context.close();
});
