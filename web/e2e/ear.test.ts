/** By ear and by keys: whole games with nothing but a keyboard; what the browser tells a screen reader is
 *  what the seat's view holds; each thing is read out once. */
import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Game } from '../src/games.ts';
import { lang } from '../src/lang/index.svelte.ts';
import { BOT_NAMES, type EventJson, type ViewJson } from '../src/protocol.ts';
import { compare, Hearer, strangers } from '../src/testing/hearing.ts';
import { rules } from '../src/testing/rules.ts';
import { moved } from '../src/view/ants/cursor.ts';
import { launch, Person, SMALL } from './support/browser.ts';
import { heard, listen, tree } from './support/ear.ts';
import { Keys } from './support/keys.ts';
import { isOver } from './support/play.ts';
import { TestServer } from './support/server.ts';
import { make } from './support/tables.ts';
import { ANY, pattern } from './support/words.ts';

/** With room beside the table for the others' hands. */
const WIDE = { width: 1_600, height: 900 };
/** Take a card, two steps, put it there, drop a neighbour, confirm. */
const MOST_KEYS = 6;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await lang.use('en');
  server = await TestServer.start();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** All that happened, as somebody was told. */
const steps = (person: Person): EventJson[] =>
  person.heard.flatMap((down) =>
    down.type === 'update' ? down.events.flatMap((event) => (event.what === 'played' ? event.steps : [])) : [],
  );

/** The view that was sent last, or follows from what was. */
function viewOf(person: Person): ViewJson {
  let view: ViewJson | null = null;
  for (const down of person.heard) {
    if (down.type !== 'update') continue;
    const after = down.events.flatMap((event) => (event.what === 'played' ? event.steps : []));
    view = down.view ?? (view && after.length > 0 ? rules.follow(view.text, after) : view);
  }
  return view!;
}

/** What the page tells is this view; it may still be drawing. */
async function told(cdp: CDPSession, view: ViewJson, planned: readonly string[], wide: boolean): Promise<void> {
  const but = wide ? [] : ['hands'];
  await expect
    .poll(
      async () => {
        const listener = new Hearer(await tree(cdp));
        return [...compare(view, listener, but), ...(view.over ? [] : strangers(view, listener, planned))];
      },
      { timeout: 15_000, message: `planned ${planned.join(' ')}` },
    )
    .toEqual([]);
}

type Play = { person: Person; keys: Keys; cdp: CDPSession; wide: boolean; planned: string[] };

/** A turn on piles: the cheapest card, until the turn may end. */
async function pileTurn({ keys, person, cdp, wide, planned }: Play): Promise<void> {
  const { page } = person;
  const planner = rules.planner(viewOf(person).text);
  for (let state = planner.state(); !state.may_end;) {
    const cheapest = state.choices.toSorted((a, b) => (a.cost?.gap ?? 0) - (b.cost?.gap ?? 0))[0]!;
    const { card, pile } = cheapest.cost!;
    await keys.card(card);
    await keys.press('Enter', `[data-card="${card}"][aria-pressed="true"]`);
    const piles = await page
      .locator('[data-pile] [aria-keyshortcuts]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')!));
    const names = {
      up1: '1',
      up2: '2',
      down1: '3',
      down2: '4',
      up: '1',
      down: '2',
      'rival-up': '3',
      'rival-down': '4',
    };
    const key = names[pile as keyof typeof names];
    expect(piles).toContain(key);
    await keys.press(key, '.hand [data-card], [data-main]');
    planned.push(cheapest.token);
    const outcome = planner.add(cheapest.token);
    if (!('planned' in outcome)) throw new Error(`${cheapest.token} is refused`);
    state = outcome.planned;
    if (!state.view.over) await told(cdp, state.view, state.tokens, wide);
    if (state.view.over) break;
  }
  planner.free();
  await keys.press('e', '.hand [data-card], [data-main]');
}

/** A turn of Hormigas, to the place that is farthest by keys. */
async function antTurn({ keys, person, cdp, wide, planned }: Play): Promise<void> {
  const { page } = person;
  keys.count = 0;
  await keys.press('1', '[data-at]');
  await page.locator('.air').waitFor();
  await told(cdp, viewOf(person), [], wide);
  const cards = viewOf(person).hand!.length;
  const from = await page.evaluate(() => Number((document.activeElement as HTMLElement).dataset['at']));
  const ways = new Map<number, string[]>([[from, []]]);
  const KEYS = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
  for (const [place, way] of ways)
    for (const key of KEYS) {
      const to = moved(place, key, cards)!;
      if (!ways.has(to)) ways.set(to, [...way, key]);
    }
  expect(ways.size).toBe(cards + 1);
  const farthest = [...ways.values()].sort((a, b) => b.length - a.length)[0]!;
  for (const key of farthest) await keys.press(key, '[data-at]');
  await keys.press('Enter', '.throw');
  await keys.press('ArrowLeft', '[data-main]');
  planned.push('put');
  await keys.press('e', '[data-main], [data-place]');
  expect(keys.count, 'keys of a turn').toBeLessThanOrEqual(MOST_KEYS);
}

/** Sheets, by a key and from the menu, and back to where one was. */
async function sheet(keys: Keys): Promise<void> {
  await keys.page.evaluate(() => Object.assign(window, { before: document.activeElement }));
  await keys.press('?', 'dialog *');
  await keys.page.locator('dialog[open] kbd').first().waitFor();
  await keys.press('Escape', ':not(dialog *)');
  expect(
    await keys.page.evaluate(() => document.activeElement === (window as unknown as { before: Element }).before),
    'back to where one was',
  ).toBe(true);
  await keys.to('[data-menu]', true);
  await keys.press('Enter', 'dialog *');
  await keys.to('dialog .entries button');
  await keys.press('Enter', 'dialog *');
  await keys.press('Escape', '[data-menu]');
}

/** A hint, played by keys, and undone. */
async function hint(keys: Keys): Promise<void> {
  await keys.press('h');
  await keys.page.locator('[data-play-hint]').waitFor({ timeout: 60_000 });
  await keys.to('[data-play-hint]');
  await keys.press('Enter', '.hand [data-card], [data-main]');
  const main = keys.page.locator('[data-main][aria-disabled="false"]');
  await main.waitFor();
  for (let i = 0; i < 9 && (await keys.page.locator('[data-undo]:not(:disabled)').count()) > 0; i++)
    await keys.press('Backspace', '.hand [data-card], [data-main]');
}

describe('by keys and by ear', () => {
  for (const [game, players, size, options] of [
    ['face-to-face', 2, SMALL, { start: 0 }],
    ['hormigas', 3, WIDE, { rounds: 2, turn_limit: 15, start: 0 }],
  ] as const satisfies readonly (readonly [Game, number, object, object])[])
    it(`${game}: a whole game`, { timeout: 900_000 }, async () => {
      const person = await Person.in(browser, { size });
      const { page } = person;
      await listen(page);
      await make(server, person, game, { players, bots: players - 1, help: 'hints', options });
      const cdp = await page.context().newCDPSession(page);
      const keys = new Keys(page);
      const wide = size === WIDE;
      const play: Play = { person, keys, cdp, wide, planned: [] };
      await page.locator('.stage').waitFor();
      await page.locator('[data-card]').first().waitFor();
      await keys.press('Tab');
      await page.locator('.stage[data-ready] [data-card]').first().waitFor();
      for (let turn = 0; !(await isOver(page)); turn++) {
        const mine = page.locator('[data-mine]');
        await mine.or(page.locator('[data-result]')).first().waitFor({ timeout: 60_000 });
        if (await isOver(page)) break;
        await page.locator('[data-sending]').waitFor({ state: 'detached' });
        const view = viewOf(person);
        await told(cdp, view, [], wide);
        const [first = ''] = view.legal;
        if (/^(start|deal|claim|pass)/.test(first)) await keys.press('e');
        else {
          if (turn === 1) await sheet(keys);
          if (turn === 1 && game !== 'hormigas') await hint(keys);
          await (game === 'hormigas' ? antTurn(play) : pileTurn(play));
        }
        await page
          .locator('[data-mine]:not([data-sending])')
          .or(page.locator('[data-result]'))
          .first()
          .waitFor({ timeout: 60_000 });
      }
      await page.locator('[data-result]').waitFor();
      await told(cdp, viewOf(person), [], wide);
      await keys.press('Shift', '[data-main]');

      // Looking back, and again.
      await page.locator('footer [data-look-back]:not(:disabled)').waitFor();
      await keys.to('[data-look-back]', true);
      await keys.press('Enter', 'footer *');
      await keys.to('footer button:last-of-type');
      await keys.press('Enter', '[data-main]');
      expect(keys.faults).toEqual([]);
      await once(person, game, play.planned);

      // The next game, and away.
      const before = page.url();
      await keys.press('Enter');
      await page.waitForURL((url) => url.href !== before);
      await page.locator('.stage [data-card]').first().waitFor();
      await keys.press('Shift');
      await keys.to('header a', true);
      await keys.press('Enter');
      await page.waitForURL(`${server.url}/`);
      await keys.press('Shift');
      expect(keys.faults).toEqual([]);
      await person.close();
    });
});

/** Each thing that happened was read out once. */
async function once(person: Person, game: Game, planned: readonly string[]): Promise<void> {
  const said = await heard(person.page);
  const count = (words: RegExp): number => said.filter((text) => words.test(text)).length;
  expect(count(pattern(lang.t('table-told-deal', { cards: ANY })))).toBe(1);
  expect(count(pattern(lang.t('over-title')))).toBe(1);
  for (const token of game === 'hormigas' ? [] : planned) {
    const [card] = token.split('@');
    // What was taken back is planned again.
    const tookBack = pattern(lang.t('table-took-back', { cards: ANY }));
    const back = said.filter((text) => tookBack.test(text) && new RegExp(`\\b${card}\\b`).test(text)).length;
    expect(count(new RegExp(`^${card} on `)), `${card}: ${said.join('\n')}`).toBe(1 + back);
  }
  const all = steps(person);
  for (const step of all) {
    if (step.seat !== 0 || !Array.isArray(step.drawn) || step.drawn.length === 0) continue;
    const cards = new Intl.ListFormat('en').format(step.drawn.map(String));
    const drew = lang.t('table-you-drew', { cards });
    expect(said.filter((text) => text.includes(drew)).length, drew).toBe(1);
  }
  for (const seat of [1, 2]) {
    const own = all.filter((step) => step.seat === seat);
    const turns = own.filter((step) => step.action === 'end' || step.dropped !== undefined).length;
    const last = own.length > 0 && own.at(-1)!.action !== 'end' && game !== 'hormigas' ? 1 : 0;
    const others = own.filter((step) => /^(refresh|claim|pass)/.test(step.action)).length;
    expect(count(new RegExp(`^${BOT_NAMES[seat - 1]}: `)), `turns of ${seat}: ${said.join('\n')}`).toBe(
      turns + last + others,
    );
  }
}
