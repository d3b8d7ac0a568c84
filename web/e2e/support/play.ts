/** Playing through the page, as a person would: with taps, a mouse or keys. */
import type { Page } from 'playwright-core';
import { t } from './words.ts';

export type Way = 'tap' | 'drag' | 'keys';

export const isOver = (page: Page): Promise<boolean> => page.locator('[data-result]').isVisible();

/** The result stands there, and the record with all its steps has come. */
export async function finished(page: Page): Promise<void> {
  await page.locator('[data-result]').waitFor();
  await page.locator('footer button:disabled').waitFor({ state: 'detached' });
}

/** What was sent has been answered, and what came of it lies on the board. */
export async function settled(page: Page): Promise<void> {
  await page.locator('[data-sending]').waitFor({ state: 'detached' });
}

/** One placement: the first card that fits somewhere, on the pile that costs least. */
export async function place(page: Page, way: Way): Promise<boolean> {
  await page.locator('.stage[data-ready]').waitFor();
  const cards = page.locator('[data-card]:not(.dull)');
  if ((await cards.count()) === 0) return false;
  const number = await cards.first().getAttribute('data-card');
  const card = page.locator(`[data-card="${number}"]`);
  if (way === 'drag') {
    await card.scrollIntoViewIfNeeded();
    // The hand may still be closing up after a draw: nobody grasps a card that is on its way.
    await (await card.elementHandle()).waitForElementState('stable');
    const from = (await card.boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y - 30, { steps: 3 });
    const pile = await best(page);
    const to = (await pile.boundingBox())!;
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
  } else if (way === 'keys') {
    await card.focus();
    await page.keyboard.press('Enter');
    if (!(await lifted(page))) await page.keyboard.press('Enter');
    const pile = await best(page);
    await page.keyboard.press((await pile.locator('[aria-keyshortcuts]').getAttribute('aria-keyshortcuts'))!);
  } else {
    await card.click();
    if (!(await lifted(page))) await card.click();
    const to = (await (await best(page)).boundingBox())!;
    await page.mouse.click(to.x + to.width / 2, to.y + to.height / 2);
  }
  await card.waitFor({ state: 'detached' });
  return true;
}

/** Whether a card is in the air. What others do may let it fall back just then: one takes it up again. */
const lifted = (page: Page): Promise<boolean> =>
  page
    .locator('[data-fits]')
    .first()
    .waitFor({ timeout: 3_000 })
    .then(
      () => true,
      () => false,
    );

/** The pile that costs least. Planned cards may lie over it: whoever taps there means the pile. */
async function best(page: Page) {
  const fits = page.locator('[data-fits]');
  await fits
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(async (error: unknown) => {
      await page.screenshot({ path: 'artefacts/failed.png' });
      throw error;
    });
  const costs = await fits.evaluateAll((piles) => piles.map((pile) => Number((pile as HTMLElement).dataset['fits'])));
  return fits.nth(costs.indexOf(Math.min(...costs)));
}

/** A whole turn on piles, answered: what was drawn is in the hand. */
export async function turn(page: Page, way: Way): Promise<void> {
  await sendTurn(page, way);
  await settled(page);
}

/** A whole turn on piles: the minimum, then the end. Its answer may still be on the way. */
export async function sendTurn(page: Page, way: Way): Promise<void> {
  const end = page.locator('[data-main]');
  while ((await end.getAttribute('aria-disabled')) === 'true') if (!(await place(page, way))) return;
  if (way === 'keys') await page.keyboard.press('e');
  else await end.click();
}

/** A whole turn of Hormigas: the first card of the middle, somewhere, the left neighbour out. */
export async function antTurn(page: Page, n: number): Promise<void> {
  await page
    .locator('.spot.can button[data-place]')
    .nth(n % 2)
    .click();
  await page.locator('.air').waitFor();
  const places = page.locator('[data-at]');
  await places.nth(n % (await places.count())).click();
  await page.locator('.throw').first().click();
  await page.locator('[data-main]').click();
  await settled(page);
}

/** Lets everyone play until the game is over. */
export async function playOut(
  pages: { page: Page; way: Way }[],
  each?: (round: number) => Promise<void>,
): Promise<void> {
  const MOST = 2_000;
  for (let round = 0; round < MOST; round++) {
    if (await isOver(pages[0]!.page)) return;
    for (const { page, way } of pages) {
      const act = page.locator('[data-mine]');
      const deal = page.getByRole('button', { name: t('hormigas-do-deal') });
      if (await isOver(page)) continue;
      if (await deal.isVisible()) {
        await deal.click();
        await settled(page);
      } else if ((await act.count()) > 0) {
        if (await page.locator('[data-place]').first().isVisible()) await antTurn(page, round);
        else await turn(page, way);
      }
    }
    await each?.(round);
    await pages[0]!.page.waitForTimeout(20);
  }
  throw new Error('the game does not end');
}
