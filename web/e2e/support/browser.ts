/** Debian's Chromium, and people in it: each with a browser context of their own. */
import { mkdirSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Down } from '../../src/protocol.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const ARTEFACTS = 'artefacts';
mkdirSync(ARTEFACTS, { recursive: true });

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };
export const NARROW = { width: 320, height: 640 };

export async function launch(): Promise<Browser> {
  const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: quiet });
}

export type Kind = { size?: { width: number; height: number }; locale?: string; motion?: boolean; touch?: boolean; dark?: boolean; name?: string; uncached?: boolean };

/** Somebody with a browser: what the server told them, and what went wrong in their page. */
export class Person {
  readonly heard: Down[] = [];
  readonly errors: string[] = [];

  private constructor(readonly page: Page, readonly context: BrowserContext) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      // A cut wire is told by the browser itself.
      if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text())) this.errors.push(message.text());
    });
    page.on('websocket', (socket) => socket.on('framereceived', (frame) => this.heard.push(JSON.parse(String(frame.payload)) as Down)));
  }

  static async in(browser: Browser, kind: Kind = {}): Promise<Person> {
    const context = await browser.newContext({
      viewport: kind.size ?? DESK,
      locale: kind.locale ?? 'en-US',
      reducedMotion: kind.motion ? 'no-preference' : 'reduce',
      hasTouch: kind.touch ?? false,
      colorScheme: kind.dark ? 'dark' : 'light',
      acceptDownloads: true,
      serviceWorkers: kind.uncached ? 'block' : 'allow',
    });
    if (kind.name) await context.addInitScript((name) => localStorage.setItem('subibaja.name', JSON.stringify(name)), kind.name);
    return new Person(await context.newPage(), context);
  }

  /** A picture for people to look at. */
  async picture(name: string): Promise<void> {
    const { width } = this.page.viewportSize()!;
    await this.page.screenshot({ path: `${ARTEFACTS}/${name}-${width}.png`, fullPage: true });
  }

  /** Nothing that axe knows to be wrong, and no sideways scrolling. */
  async sound(name: string): Promise<void> {
    await this.page.evaluate(axe);
    const found = await this.#wrong();
    expect(found, name).toEqual([]);
    const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    await this.picture(name);
  }

  /** What axe finds on a page at rest: it reads colours first and states later, so a page on which somebody
   *  plays meanwhile is looked at again. */
  async #wrong(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const MOST = 5;
      const run = (globalThis as unknown as { axe: { run(root: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> } }).axe;
      for (let look = 1; ; look++) {
        let still = true;
        const changes = new MutationObserver(() => (still = false));
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const { violations } = await run.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
        still &&= changes.takeRecords().length === 0;
        changes.disconnect();
        if (still || look === MOST) return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join('\n  ')}`);
      }
    });
  }

  async close(): Promise<void> {
    expect(this.errors).toEqual([]);
    await this.context.close();
  }
}
