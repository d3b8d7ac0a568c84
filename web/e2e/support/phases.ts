/** A game in the browser alone, walked through every phase that a table has; whoever looks is told its name. */
import type { Page } from 'playwright-core';
import type { Game } from '../../src/games.ts';
import { settled } from './play.ts';

export type Look = (phase: string) => Promise<void>;
/** How much is looked at: the phases, and every sheet too. */
export type Wish = { game: Game; seats: number; sheets: boolean };

/** Lets a test stop the bots, and have them go on without their pauses until something is there. */
export async function holdBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Post = (this: Worker, message: { kind?: string }) => void;
    const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!.value as Post;
    const sleep = window.setTimeout.bind(window);
    const kept: [Worker, { kind?: string }][] = [];
    /** They wait as soon as something of this is there. */
    let until = '.nothing';
    let hurried = false;
    Worker.prototype.postMessage = function (this: Worker, message: { kind?: string }): void {
      if (message.kind === 'think' && document.querySelector(until)) kept.push([this, message]);
      else post.call(this, message);
    } as typeof Worker.prototype.postMessage;
    window.setTimeout = ((run: () => void, time?: number) => sleep(run, hurried ? 0 : time)) as typeof setTimeout;
    window.addEventListener('bots', (event) => {
      until = (event as CustomEvent<string>).detail;
      hurried = until !== 'body';
      if (hurried) for (const [worker, message] of kept.splice(0)) post.call(worker, message);
    });
  });
}

/** The bots play until something of `sign` is there: `body`, and they stop at once. */
const bots = (page: Page, sign: string): Promise<void> =>
  page.evaluate((detail) => void window.dispatchEvent(new CustomEvent('bots', { detail })), sign);

/** Plans one card: the dearest step that there is, or the cheapest. */
export async function plan(page: Page, which: 'dearest' | 'cheapest'): Promise<void> {
  const steps: { card: string; key: string; cost: number }[] = [];
  for (const card of await page.locator('.hand [data-card]').all()) {
    const number = (await card.getAttribute('data-card'))!;
    await card.dispatchEvent('click');
    for (const pile of await page.locator('[data-fits]').all())
      steps.push({
        card: number,
        key: (await pile.locator('[aria-keyshortcuts]').getAttribute('aria-keyshortcuts'))!,
        cost: Number(await pile.getAttribute('data-fits')),
      });
    await page.keyboard.press('Escape');
  }
  steps.sort((a, b) => (which === 'cheapest' ? a.cost - b.cost : b.cost - a.cost));
  const { card, key } = steps[0]!;
  await page.locator(`[data-card="${card}"]`).dispatchEvent('click');
  await page.keyboard.press(key);
  await page.locator(`.hand [data-card="${card}"]`).waitFor({ state: 'detached' });
}

/** Plays on as badly as it can be done, until something of `until` is there. */
export async function rush(page: Page, until: string): Promise<void> {
  await bots(page, until);
  await page.evaluate(async (sign) => {
    const tap = (selector: string): boolean => {
      const found = document.querySelectorAll<HTMLElement>(selector);
      found[found.length - 1]?.click();
      return found.length > 0;
    };
    const MOST = 4_000;
    for (let step = 0; step < MOST && !document.querySelector(sign); step++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (document.querySelector(sign)) break;
      if (!document.querySelector('[data-mine]') || document.querySelector('[data-sending]')) continue;
      if (tap('[data-main][aria-disabled="false"]')) continue;
      if (tap('.throw') || tap('[data-at]') || tap('.spot.can button[data-place]')) continue;
      // A card in the middle of the hand, far from every pile.
      const cards = [...document.querySelectorAll<HTMLElement>('.hand button[data-card]:not(.dull)')];
      cards[Math.floor(cards.length / 2)]?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const piles = [...document.querySelectorAll<HTMLElement>('[data-fits]')];
      piles.sort((a, b) => Number(b.dataset['fits']) - Number(a.dataset['fits']));
      const key = piles[0]?.querySelector('[aria-keyshortcuts]')?.getAttribute('aria-keyshortcuts') ?? '';
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  }, until);
  await page.locator(until).first().waitFor();
}

async function sheets(page: Page, look: Look, wish: Wish): Promise<void> {
  const open = async (name: string, by: () => Promise<void>): Promise<void> => {
    await by();
    await page.locator('dialog[open]').waitFor();
    await look(`sheet-${name}`);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  const menu = (): Promise<void> => page.locator('[data-menu]').click();
  await open('menu', menu);
  if (!wish.sheets) return;
  await menu();
  const entries = await page.locator('dialog[open] .entries button').count();
  await page.keyboard.press('Escape');
  for (let i = 0; i < entries; i++)
    await open(`entry-${i + 1}`, async () => {
      await menu();
      await page.locator('dialog[open] .entries button').nth(i).click();
      await page.locator('dialog[open] .entries').waitFor({ state: 'detached' });
    });
}

async function end(page: Page, look: Look): Promise<void> {
  await rush(page, '[data-result]');
  await page.locator('footer button:disabled').waitFor({ state: 'detached' });
  await look('over');
  await page.locator('footer [data-look-back]').click();
  await page.locator('footer input[type=range]').fill('3');
  await look('looking-back');
  await page.locator('.message select').selectOption('everything');
  await look('looking-back-all');
}

/** The game's own link: its cards are always the same. Hormigas ends soon: after two short rounds. */
function link({ game, seats }: Wish): string {
  const short = game === 'hormigas' ? `&rounds=2&turn_limit=${seats}&start=0` : '';
  return `/play/${game}?seats=${seats}&bots=random&seed=stage${short}${game === 'face-to-face' ? '&start=0' : ''}`;
}

/** Every phase of one game with so many seats, from the deal to looking back. The page must hold its bots. */
export async function walk(page: Page, server: string, wish: Wish, look: Look): Promise<void> {
  await page.goto(server + link(wish));
  await page.locator('.stage[data-ready] [data-card]').first().waitFor();
  if (await page.locator('.choice').isVisible()) {
    await look('start');
    await page.locator('[data-main]').click();
    await settled(page);
  }
  await page.locator('[data-mine]').waitFor();
  await look('turn');
  if (wish.game === 'hormigas') await antPhases(page, look);
  else await pilePhases(page, look);
  await bots(page, 'body');
  await page.locator('[data-main]').click();
  await settled(page);
  await look(wish.seats > 1 ? 'waiting' : 'next-turn');
  await sheets(page, look, wish);
  if (wish.game === 'hormigas') {
    await rush(page, '.round');
    await look('round');
  }
  await end(page, look);
}

async function pilePhases(page: Page, look: Look): Promise<void> {
  const cards = page.locator('.hand [data-card]');
  await cards.nth(Math.floor((await cards.count()) / 2)).click();
  await page.locator('[data-fits]').first().waitFor();
  await look('lifted');
  await page.keyboard.press('Escape');
  await plan(page, 'dearest');
  await page.locator('.coach').waitFor();
  await look('coach');
  await page.keyboard.press('Backspace');
  await page.locator('[data-hint]').click();
  await page.locator('[data-play-hint]').waitFor();
  await look('hint');
  await plan(page, 'cheapest');
  await look('planned');
  const main = page.locator('[data-main]');
  while ((await main.getAttribute('aria-disabled')) === 'true') await plan(page, 'cheapest');
  await look('minimum');
  await main.click({ trial: true });
}

async function antPhases(page: Page, look: Look): Promise<void> {
  await page.locator('[data-hint]').click();
  await page.locator('[data-play-hint]').waitFor();
  await look('hint');
  await page.locator('.spot.can button[data-place]').first().click();
  await page.locator('.air').waitFor();
  await look('held');
  const places = page.locator('[data-at]');
  // Between two cards, and at an end: there the card at the other end may leave too.
  await places.nth(4).click();
  await page.locator('.throw').first().waitFor();
  await look('lifted');
  await page.keyboard.press('Escape');
  await places.last().click();
  await page.locator('.throw').first().waitFor();
  await look('lifted-end');
  await page.locator('.throw').first().click();
  await look('planned');
}
