/** Debian's Chromium, and people in it: each with a browser context of their own. */
import { mkdirSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Down } from '../../src/protocol.ts';
import { stageFaults } from './laws.ts';
import { speakLonger } from './longer.ts';
import { t } from './words.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const ARTEFACTS = 'artefacts';
mkdirSync(ARTEFACTS, { recursive: true });

/** What the browser itself says of a file, a socket or a service worker that can’t be had. */
const CUT = /Failed to load resource|WebSocket connection|unknown error occurred when fetching the script/;

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };
/** What a phone's browser leaves of its screen. */
export const SMALL = { width: 390, height: 664 };
export const NARROW = { width: 320, height: 640 };

export async function launch(): Promise<Browser> {
  const quiet = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: quiet });
}

/** From the start page into a game of The Game, alone. */
export async function alone(person: Person): Promise<void> {
  await person.page.getByRole('link', { name: 'The Game', exact: true }).click();
  await person.page.getByRole('button', { name: t('start-alone') }).click();
  // Whoever has never played it is offered the lesson first.
  const offer = person.page.locator('[data-offer]');
  await offer.or(person.page.locator('.stage')).first().waitFor();
  if (await offer.isVisible()) await offer.getByRole('button', { name: t('learn-play') }).click();
}

export type Kind = {
  size?: { width: number; height: number };
  locale?: string;
  motion?: boolean;
  touch?: boolean;
  dark?: boolean;
  name?: string;
  uncached?: boolean;
  keepsNothing?: boolean;
  /** English, and every text 40 % longer. */
  longer?: boolean;
};

/** Somebody with a browser: what the server told them, and what went wrong in their page. */
export class Person {
  readonly heard: Down[] = [];
  readonly errors: string[] = [];
  /** How often the page has knocked at the server. */
  knocks = 0;

  private constructor(
    public page: Page,
    readonly context: BrowserContext,
    readonly name: string | undefined,
  ) {
    this.#listen(page);
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      // A cut wire is told by the browser itself.
      if (message.type() === 'error' && !CUT.test(message.text())) this.errors.push(message.text());
    });
    page.on('websocket', (socket) => {
      this.knocks += 1;
      socket.on('framereceived', (frame) => this.heard.push(JSON.parse(String(frame.payload)) as Down));
    });
  }

  /** Closes the tab and opens another one, as after a restart of the device: nothing of the tab is left. */
  async restart(url: string): Promise<void> {
    await this.page.close();
    this.page = await this.context.newPage();
    this.#listen(this.page);
    await this.page.goto(url);
  }

  static async in(browser: Browser, kind: Kind = {}): Promise<Person> {
    const context = await browser.newContext({
      viewport: kind.size ?? DESK,
      locale: kind.locale ?? 'en-US',
      reducedMotion: kind.motion ? 'no-preference' : 'reduce',
      hasTouch: kind.touch ?? false,
      colorScheme: kind.dark ? 'dark' : 'light',
      acceptDownloads: true,
      serviceWorkers: kind.uncached || kind.longer ? 'block' : 'allow',
    });
    if (kind.keepsNothing) {
      await context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
    }
    if (kind.longer) await speakLonger(context);
    if (kind.name)
      await context.addInitScript((name) => localStorage.setItem('subibaja.name', JSON.stringify(name)), kind.name);
    return new Person(await context.newPage(), context, kind.name);
  }

  /** Has the browser keep something, as the page does. */
  async keep(server: string, key: string, value: unknown): Promise<void> {
    await this.page.goto(`${server}/icon.svg`);
    await this.page.evaluate(([name, text]) => localStorage.setItem(`subibaja.${name}`, text), [
      key,
      JSON.stringify(value),
    ] as const);
  }

  /** A picture for people to look at. */
  async picture(name: string): Promise<void> {
    const { width } = this.page.viewportSize()!;
    await this.page.screenshot({ path: `${ARTEFACTS}/${name}-${width}.png`, fullPage: true });
  }

  /** Nothing that axe knows to be wrong, no sideways scrolling; and where a game is played, the laws of the stage.
   *  `repeats`: the page shows the same part many times, so their names can't differ. */
  async sound(name: string, repeats = false): Promise<void> {
    // What pops up is smaller for a moment. What trembles until something is chosen never ends, and what says after a
    // while that the page does not come only waits.
    await this.page.waitForFunction(() =>
      document.getAnimations().every(({ playState, effect }) => {
        const { iterations, delay } = effect?.getTiming() ?? {};
        return playState !== 'running' || iterations === Infinity || (delay ?? 0) > 1_000;
      }),
    );
    const found = (await this.axe()).filter((fault) => !(repeats && fault.startsWith('landmark-unique')));
    expect(found, name).toEqual([]);
    const wide = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    expect(await this.page.evaluate(stageFaults), name).toEqual([]);
    await this.picture(name);
  }

  /** What axe finds on a page at rest: it reads colours first and states later, so a page on which somebody
   *  plays meanwhile is looked at again. */
  async axe(): Promise<string[]> {
    if (!(await this.page.evaluate(() => 'axe' in globalThis))) await this.page.evaluate(axe);
    return this.page.evaluate(async () => {
      const MOST = 5;
      const run = (
        globalThis as unknown as {
          axe: {
            run(
              root: Document,
              options: object,
            ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
          };
        }
      ).axe;
      for (let look = 1; ; look++) {
        let still = true;
        const changes = new MutationObserver(() => (still = false));
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const { violations } = await run.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        });
        still &&= changes.takeRecords().length === 0;
        changes.disconnect();
        if (still || look === MOST)
          return violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join('\n  ')}`,
          );
      }
    });
  }

  async close(): Promise<void> {
    expect(this.errors).toEqual([]);
    await this.context.close();
  }
}
