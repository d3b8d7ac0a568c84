/** The end of a game, and what is told of it to others. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, launch, Person, SMALL } from './support/browser.ts';
import { rush } from './support/phases.ts';
import { TestServer } from './support/server.ts';
import { pattern, t } from './support/words.ts';

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

const LINK = '/play/the-game?seats=1&seed=7';

/** To the end of a game of one's own. */
async function over(person: Person): Promise<void> {
  await person.page.goto(server.url + LINK);
  await person.page.locator('.stage[data-ready] [data-card]').first().waitFor();
  await rush(person.page, '[data-result]');
}

const SQUARES = /^[⬜🟦🟧🟨]{10}$/u;

describe('the end of a game', () => {
  it('counts up to what came out, and says it once to who listens', async () => {
    const person = await Person.in(browser, { size: SMALL, motion: true });
    await person.page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const shown = document.querySelector('[data-result] h2 [aria-hidden]')?.textContent;
        if (shown && shown !== seen.at(-1)) seen.push(shown);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await over(person);
    await person.page.locator('[data-result] h2 [aria-hidden]').waitFor({ state: 'detached' });
    const headline = await person.page.locator('[data-result] h2').innerText();
    const left = Number(/\d+/.exec(headline)![0]);
    const counted = await person.page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const numbers = counted.map((text) => Number(/\d+/.exec(text)![0]));
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(left);
    const told = await person.page.locator('[data-told]').innerText();
    expect(told.split(headline).length - 1).toBe(1);
    await person.sound('over-counted');
    await person.close();
  });

  it('is copied as a text without a card, and only then said to be copied', async () => {
    const person = await Person.in(browser, { size: DESK });
    await over(person);
    const { page } = person;
    expect(await page.locator('[data-result] h2 [aria-hidden]').count(), 'nothing counts up for who wants rest').toBe(
      0,
    );
    await page.locator('[data-share]').click();
    const copy = page.getByRole('button', { name: pattern(t('over-share-copy'), t('invite-copied')) });
    await page.locator('dialog[open] img').waitFor();
    await person.sound('share');
    await page.evaluate(() => {
      const wish = { refuse: true, text: '' };
      Object.assign(window, { wish });
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: (text: string) => {
          if (wish.refuse) return Promise.reject(new DOMException('no', 'NotAllowedError'));
          wish.text = text;
          return Promise.resolve();
        },
      });
      document.execCommand = () => false;
    });
    await copy.click();
    await page.getByText(t('invite-copy-failed'), { exact: false }).waitFor();
    expect(await copy.innerText()).toBe(t('over-share-copy'));
    await page.evaluate(() => void ((window as unknown as { wish: { refuse: boolean } }).wish.refuse = false));
    await copy.click();
    await page.getByRole('button', { name: t('invite-copied') }).waitFor();
    const text = await page.evaluate(() => (window as unknown as { wish: { text: string } }).wish.text);
    const lines = text.split('\n');
    expect(lines[0]).toMatch(/^Subibaja · The Game · /);
    expect(lines.filter((line) => SQUARES.test(line))).toHaveLength(4);
    const link = new URL(lines.at(-1)!);
    expect(link.pathname + link.search).toBe(LINK);

    // The picture is drawn: it is not one colour.
    const colours = await page.locator('dialog[open] img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      const found = new Set<string>();
      for (let i = 0; i < data.length; i += 4_004) found.add(`${data[i]} ${data[i + 1]} ${data[i + 2]}`);
      return found.size;
    });
    expect(colours).toBeGreaterThan(20);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('over-share-picture') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('subibaja.png');

    // Whoever follows the link has the same cards.
    const other = await Person.in(browser, { size: SMALL });
    const dealt = async (at: Person): Promise<string[]> => {
      await at.page.goto(link.href);
      await at.page.locator('.stage[data-ready] [data-card]').first().waitFor();
      return at.page.locator('.hand [data-card]').allInnerTexts();
    };
    expect(await dealt(other)).toEqual(await dealt(person));
    for (const one of [person, other]) await one.close();
  });

  it('goes by the phone’s own sheet on a phone, with the picture', async () => {
    const person = await Person.in(browser, { size: SMALL, touch: true });
    await person.page.addInitScript(() => {
      const shared: { text?: string; files?: File[] }[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: (data: ShareData) => Promise.resolve(void shared.push(data)),
      });
      const match = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query === '(pointer: coarse)' ? { ...match('all'), matches: true } : match(query);
    });
    await over(person);
    await person.page.locator('[data-share]').click();
    await person.page.waitForFunction(() => (window as unknown as { shared: unknown[] }).shared.length > 0);
    const [text, size] = await person.page.evaluate(() => {
      const [one] = (window as unknown as { shared: { text: string; files: File[] }[] }).shared;
      return [one!.text, one!.files[0]!.size] as const;
    });
    expect(text).toMatch(/^Subibaja · The Game · /);
    expect(size).toBeGreaterThan(5_000);
    expect(await person.page.locator('dialog[open]').count()).toBe(0);
    await person.close();
  });
});
