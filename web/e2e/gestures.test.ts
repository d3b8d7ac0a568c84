/** What fingers do, also what they do by mistake: with motion on, on a phone, by real touch events. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, Person, SMALL } from './support/browser.ts';
import { Fingers } from './support/fingers.ts';
import { stageFaults } from './support/laws.ts';
import { finished, isOver, settled } from './support/play.ts';
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

/** At a table in the browser, with fingers on it. */
async function at(link: string): Promise<{ person: Person; page: Page; fingers: Fingers }> {
  const person = await Person.in(browser, { size: SMALL, touch: true, motion: true });
  const { page } = person;
  await page.goto(`${server.url}/play/${link}`);
  await page.locator('.stage[data-ready] [data-mine]').waitFor();
  if (await page.locator('.choice').isVisible()) await page.locator('[data-main]').tap();
  await still(page);
  return { person, page, fingers: await Fingers.on(page) };
}

/** Nothing flies any more, and no card is out of its place. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.flyer') === null &&
      // What trembles until something is chosen never ends.
      document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
  );
}
const hand = (page: Page): Promise<string[]> =>
  page.locator('.hand [data-card]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card']!));
/** Pictures that follow a finger. */
const carried = (page: Page): Promise<number> => page.locator('body > [inert]').count();

/** The pile on which the lifted card costs least. */
const cheapest = (page: Page): Promise<string> =>
  page.locator('[data-fits]').evaluateAll((piles) => {
    const cost = (pile: Element): number => Number((pile as HTMLElement).dataset['fits']);
    const best = piles.sort((a, b) => cost(a) - cost(b))[0] as HTMLElement;
    return `[data-pile="${best.dataset['pile']}"] [data-drop], [data-pile="${best.dataset['pile']}"][data-drop]`;
  });

/** Takes a card of the hand up with a finger, far enough for it to be carried. */
async function take(fingers: Fingers, card: string): Promise<void> {
  const from = await fingers.spot(`.hand [data-card="${card}"]`);
  await fingers.down(from);
  await fingers.move({ x: from.x, y: from.y - 40 });
  await fingers.page.locator('body > [inert]').waitFor();
}

/** A turn by dragging: cards go where they cost least until it may end. */
async function dragTurn(page: Page, fingers: Fingers): Promise<void> {
  const main = page.locator('[data-main]');
  while ((await main.getAttribute('aria-disabled')) === 'true') {
    await still(page);
    const card = (await page.locator('.hand [data-card]:not(.dull)').first().getAttribute('data-card'))!;
    await take(fingers, card);
    await fingers.move(await fingers.spot(await cheapest(page)));
    await fingers.up();
    await page.locator(`.hand [data-card="${card}"]`).waitFor({ state: 'detached' });
  }
  await still(page);
  await fingers.tap(await fingers.spot('[data-main]'));
  await settled(page);
}

describe('a finger', () => {
  for (const game of ['the-game?seats=1', 'ascenso-descenso?seats=1', 'face-to-face?bots=steady'])
    it(`drags cards through turns of ${game}`, async () => {
      const { person, page, fingers } = await at(`${game}&seed=fingers`);
      const TURNS = 3;
      for (let turn = 0; turn < TURNS && !(await isOver(page)); turn++) {
        await page.locator('[data-mine]').waitFor();
        await still(page);
        await dragTurn(page, fingers);
      }
      expect(await carried(page)).toBe(0);
      expect(await page.evaluate(stageFaults)).toEqual([]);
      await person.close();
    });

  it('plays 111 Hormigas to the end by dragging', async () => {
    const { person, page, fingers } = await at('hormigas?seats=2&bots=random&seed=fingers&rounds=2&turn_limit=4');
    const next = page.getByRole('button', { name: t('hormigas-do-deal') });
    const mine = page.locator('.spot.can button[data-place]');
    while (!(await isOver(page))) {
      await mine.or(next).or(page.locator('[data-result]')).first().waitFor();
      await still(page);
      if (await next.isVisible()) {
        await fingers.tap(await fingers.spot('[data-main]'));
        await settled(page);
      } else if ((await mine.count()) > 0) {
        await fingers.tap(await fingers.spot('.spot.can button[data-place]'));
        await page.locator('.air').waitFor();
        await still(page);
        const from = await fingers.spot('.air');
        await fingers.down(from);
        await fingers.move({ x: from.x, y: from.y + 20 });
        await fingers.move(await fingers.spot('[data-at="4"]'), 0, 10);
        await fingers.up();
        await page.locator('.throw').first().waitFor();
        await still(page);
        await fingers.tap(await fingers.spot('.throw'));
        await page.locator('[data-main][aria-disabled="false"]').waitFor();
        await still(page);
        await fingers.tap(await fingers.spot('[data-main]'));
        await settled(page);
      }
    }
    await finished(page);
    await person.close();
  });

  it('that the system takes away leaves the card in the hand', async () => {
    const { person, page, fingers } = await at('the-game?seats=1&seed=fingers');
    const before = await hand(page);
    await take(fingers, before[2]!);
    await fingers.move(await fingers.spot(await cheapest(page)));
    await fingers.cancel();
    await page.locator('body > [inert]').waitFor({ state: 'detached' });
    await still(page);
    expect(await hand(page)).toEqual(before);
    expect(await page.locator('[data-planned], [data-over], .hand .lifted').count()).toBe(0);
    // And it can be taken up again.
    await take(fingers, before[2]!);
    await fingers.move(await fingers.spot(await cheapest(page)));
    await fingers.up();
    await page.locator(`.hand [data-card="${before[2]}"]`).waitFor({ state: 'detached' });
    await person.close();
  });

  it('that drags is not disturbed by a second one', async () => {
    const { person, page, fingers } = await at('the-game?seats=1&seed=fingers');
    const before = await hand(page);
    await take(fingers, before[2]!);
    for (const other of [`.hand [data-card="${before[5]}"]`, '[data-hint]', '[data-pile="down2"] [data-drop]'])
      await fingers.tap(await fingers.spot(other), 1);
    expect(await carried(page)).toBe(1);
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    await fingers.move(await fingers.spot(await cheapest(page)));
    await fingers.up();
    await page.locator(`.hand [data-card="${before[2]}"]`).waitFor({ state: 'detached' });
    expect(await hand(page)).toEqual(before.filter((card) => card !== before[2]));
    await person.close();
  });

  it('and another that pinch plan nothing', async () => {
    const { person, page, fingers } = await at('the-game?seats=1&seed=fingers');
    const before = await hand(page);
    const card = await fingers.spot(`.hand [data-card="${before[2]}"]`);
    const pile = await fingers.spot('[data-pile="up1"] [data-drop]');
    await fingers.down(card);
    await fingers.down(pile, 1);
    for (let step = 1; step <= 5; step++) {
      await fingers.move({ x: card.x, y: card.y + step }, 0, 1);
      await fingers.move({ x: pile.x, y: pile.y - 8 * step }, 1, 1);
    }
    await fingers.up(1);
    await fingers.up();
    await still(page);
    expect(await hand(page)).toEqual(before);
    expect(await carried(page)).toBe(0);
    expect(await page.locator('[data-planned]').count()).toBe(0);
    await person.close();
  });

  it('goes on when the phone is turned meanwhile', async () => {
    const { person, page, fingers } = await at('the-game?seats=1&seed=fingers');
    const before = await hand(page);
    await take(fingers, before[2]!);
    await page.setViewportSize({ width: 844, height: 390 });
    await fingers.move(await fingers.spot(await cheapest(page)));
    await page.locator('[data-over]').waitFor();
    await fingers.up();
    await page.locator(`.hand [data-card="${before[2]}"]`).waitFor({ state: 'detached' });
    await still(page);
    expect(await carried(page)).toBe(0);
    expect(await page.evaluate(stageFaults)).toEqual([]);
    await person.close();
  });

  it('that taps fast hits the card it sees, while all of them move', async () => {
    const { person, page, fingers } = await at('the-game?seats=1&seed=fingers');
    for (let i = 0; i < 5; i++) {
      const card = (await hand(page))[i % 2]!;
      await page.locator(`.hand [data-card="${card}"]`).dispatchEvent('click');
      const pile = await cheapest(page);
      await fingers.tap(await fingers.spot(pile));
      // Frame by frame: whoever touches what is to be seen of a card touches that card.
      const wrong = await page.evaluate(async () => {
        const wrong: string[] = [];
        const FRAMES = 30;
        for (let frame = 0; frame < FRAMES; frame++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const cards = [...document.querySelectorAll<HTMLElement>('.hand [data-card]')];
          cards.forEach((card, i) => {
            const box = card.getBoundingClientRect();
            const right = Math.min(box.right, cards[i + 1]?.getBoundingClientRect().left ?? Infinity);
            if (right - box.left < 12) return;
            const hit = document.elementFromPoint((box.left + right) / 2, box.top + box.height / 2);
            if (hit?.closest('[data-card]') !== card) wrong.push(`frame ${frame}: ${card.dataset['card']}`);
          });
        }
        return wrong;
      });
      expect(wrong).toEqual([]);
      expect(await hand(page)).not.toContain(card);
    }
    await person.close();
  });

  it('sets things in motion that the compositor moves alone', async () => {
    const { person, page, fingers } = await at('the-game?seats=3&bots=steady&seed=fingers');
    await page.evaluate(() => {
      const moved = new Set<string>();
      Object.assign(window, { moved });
      const begin = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')!.value as Element['animate'];
      Element.prototype.animate = function (this: Element, ...how: Parameters<Element['animate']>): Animation {
        const going = begin.apply(this, how);
        for (const frame of (going.effect as KeyframeEffect).getKeyframes())
          for (const name of Object.keys(frame))
            if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name)) moved.add(name);
        return going;
      };
    });
    await dragTurn(page, fingers);
    await page.locator('[data-mine]').waitFor({ state: 'detached' });
    await page.locator('[data-mine]').waitFor({ timeout: 60_000 });
    const moved = await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved].sort());
    expect(moved).toEqual(['opacity', 'transform', 'translate']);
    await person.close();
  });
});

describe('while something is under way', () => {
  it('a card that is tapped stays chosen until the own turn comes', async () => {
    const { person, page, fingers } = await at('the-game?seats=3&bots=steady&seed=fingers');
    await dragTurn(page, fingers);
    await page.locator('[data-mine]').waitFor({ state: 'detached' });
    const card = (await hand(page))[1]!;
    await fingers.tap(await fingers.spot(`.hand [data-card="${card}"]`));
    expect(await page.locator('.hand .lifted').getAttribute('data-card')).toBe(card);
    await page.locator('[data-mine]').waitFor({ timeout: 60_000 });
    expect(await page.locator('.hand .lifted').getAttribute('data-card')).toBe(card);
    await page.locator('[data-fits]').first().waitFor();
    await person.close();
  });
});
