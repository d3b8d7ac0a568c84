/** The figures of docs/web.md: sizes over the wire, time to use on a slow line, input to drawing. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { alone, DESK, launch, Person, PHONE } from './support/browser.ts';
import { turn } from './support/play.ts';
import { TestServer } from './support/server.ts';
import { SlowLine } from './support/slow.ts';
import { make, path } from './support/tables.ts';

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

it.each([PHONE, DESK])('sizes of the first load at $width px', async (size) => {
  const { width } = size;
  const person = await Person.in(browser, { size, uncached: true });
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
  const bytes = readFileSync(`dist/assets/${file}`);
  const [gzip, brotli] = [gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
  const all = [...sizes]
    .filter(([path]) => !path.endsWith('.wasm'))
    .map(([, size]) => size)
    .reduce((sum, size) => sum + size, 0);
  console.log(`${width} px: start page: ${kB(start)}; with a table, without WebAssembly: ${kB(all)}`);
  console.log(`WebAssembly: gzip ${kB(gzip)}, Brotli ${kB(brotli)}`);
  await person.context.close();
});

it('files that are waited for, by Brotli', () => {
  const heads = JSON.parse(readFileSync('dist/heads.json', 'utf8')) as Record<string, string>;
  const named = (text = ''): string[] => text.match(/assets\/[^"]*/g) ?? [];
  const size = (file: string): number =>
    statSync(existsSync(`dist/${file}.br`) ? `dist/${file}.br` : `dist/${file}`).size;
  for (const [what, parts] of [
    ['start page', ['en', 'start']],
    ['first card by an invitation', ['en', 'table', 'the-game']],
  ] as const) {
    const files = new Set([
      ...named(readFileSync('dist/index.html', 'utf8')),
      ...parts.flatMap((part) => named(heads[part])),
    ]);
    const sum = [...files].reduce((sum, file) => sum + size(file), 0);
    console.log(`${what}: ${kB(sum)} in ${files.size} files`);
  }
});

it('first visit by an invitation, slow 3G and a processor at a quarter', async () => {
  for (let visit = 0; visit < 3; visit++) {
    const host = await Person.in(browser, { name: 'Ana' });
    const { seats } = await make(server, host, 'the-game');
    const line = await SlowLine.to(server.port, 400, 50_000);
    const guest = await Person.in(browser, { size: PHONE, name: 'Bruno' });
    const session = await guest.context.newCDPSession(guest.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const before = Date.now();
    await guest.page.goto(line.url + path(seats[0]!).replace('#', '?game=the-game#'), { waitUntil: 'commit' });
    await guest.page.locator('[data-card]').first().waitFor();
    const [time, bytes] = [Date.now() - before, line.bytes];
    console.log(`first visit by an invitation: first card after ${time} ms, ${kB(bytes)}`);
    await guest.context.close();
    await host.context.close();
    line.close();
  }
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

it('frames while cards fly', async () => {
  const person = await Person.in(browser, { size: PHONE, motion: true });
  const { page } = person;
  await page.goto(`${server.url}/play/the-game?seats=3&bots=novice&seed=measure&start=0`);
  await page.locator('.stage[data-ready] [data-mine]').waitFor();
  const session = await page.context().newCDPSession(page);
  for (const rate of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.locator('[data-mine]').waitFor({ timeout: 60_000 });
    await page.waitForFunction(() => document.querySelector('.flyer') === null);
    const events: { name: string; ts: number }[] = [];
    const took = (chunk: { value: object[] }): void => void events.push(...(chunk.value as typeof events));
    session.on('Tracing.dataCollected', took);
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'] },
    });
    // The own cards fly, then those that are drawn, then the others'.
    const flying = page.evaluate(async () => {
      const times: [number, number][] = [];
      let since: number | null = null;
      const until = performance.now() + 9_000;
      while (performance.now() < until) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        const flies = document.querySelector('.flyer') !== null;
        if (flies) since ??= now;
        else if (since !== null) {
          times.push([since, now]);
          since = null;
        }
      }
      return times;
    });
    await turn(page, 'keys');
    const times = await flying;
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    session.off('Tracing.dataCollected', took);
    const time = times.reduce((sum, [from, to]) => sum + to - from, 0);
    const drawn = events.filter(({ name }) => name === 'DrawFrame').length;
    const dropped = events.filter(({ name }) => name === 'DroppedFrame').length;
    console.log(
      `frames, processor at 1/${rate}: ${drawn} drawn, ${dropped} dropped in 9 s, of which cards flew ${(time / 1000).toFixed(1)} s`,
    );
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
