/** People who come together: the lobby, the waiting room, pictures at seats, bots with names. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, launch, Person, SMALL } from './support/browser.ts';
import { TestServer } from './support/server.ts';
import { make, path } from './support/tables.ts';
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

const TINY = { width: 375, height: 553 };

/** Shows a picture, by the talk sheet where there is no room beside the table. */
async function react(person: Person, name: string): Promise<void> {
  const row = person.page.getByRole('group', { name: t('reaction-title') });
  if (!(await row.isVisible())) await person.page.getByRole('button', { name: t('chat-title'), exact: true }).click();
  await row.getByRole('button', { name }).click();
}

const bubble = (person: Person, seat: number, name: string) =>
  person.page.locator(`[data-seat="${seat}"] [data-bubble="${name}"]`);

describe('pictures at a seat', () => {
  it('are seen by all, while waiting and while playing, one a turn', async () => {
    const ana = await Person.in(browser, { name: 'Ana', size: DESK });
    const { seats, watch } = await make(server, ana, 'the-game', { players: 3 });
    expect(await ana.page.getByRole('group', { name: t('reaction-title') }).count(), 'nobody is there to see it').toBe(
      0,
    );
    const bruno = await Person.in(browser, { name: 'Bruno', size: TINY });
    await bruno.page.goto(server.url + path(seats[0]!));
    const eva = await Person.in(browser, { size: SMALL });
    await eva.page.goto(server.url + path(watch));
    await eva.page.getByText(t('invite-count', { came: 2, all: 3 }), { exact: false }).waitFor();

    await react(bruno, t('reaction-luck'));
    for (const person of [ana, bruno, eva]) await bubble(person, 1, 'luck').waitFor();
    await ana.page
      .locator('[data-told]', { hasText: t('says', { who: 'Bruno', what: t('reaction-luck') }) })
      .waitFor({ state: 'attached' });
    expect(await bruno.page.locator('[data-told]').innerText(), 'the own one is seen').not.toContain(
      t('reaction-luck'),
    );
    expect(await eva.page.getByRole('group', { name: t('reaction-title') }).count(), 'who looks on has no seat').toBe(
      0,
    );
    await ana.picture('reaction-waiting');
    await bubble(ana, 1, 'luck').waitFor({ state: 'detached' });

    await ana.page.getByRole('button', { name: t('invite-start') }).click();
    await bruno.page.getByRole('button', { name: t('table-me-start') }).waitFor();
    await ana.page.locator('[data-seat="2"]', { hasText: 'Lola' }).waitFor();
    await react(bruno, t('reaction-wow'));
    for (const person of [ana, bruno, eva]) await bubble(person, 1, 'wow').waitFor();
    expect(await bruno.page.locator('dialog[open]').count(), 'the seats are in sight').toBe(0);
    await bruno.sound('reaction');
    await bruno.page.waitForTimeout(2_200);
    await react(bruno, t('reaction-ouch'));
    await bruno.page.getByText(t('reaction-later'), { exact: false }).first().waitFor();
    expect(await bubble(ana, 1, 'ouch').count()).toBe(0);
    // Ana has one of her own.
    await react(ana, t('reaction-thanks'));
    await bubble(bruno, 0, 'thanks').waitFor();
    // Who comes back is not told of what was.
    await bruno.page.reload();
    await bruno.page.locator('[data-card]').first().waitFor();
    expect(await bruno.page.locator('[data-bubble]').count()).toBe(0);
    for (const person of [ana, bruno, eva]) await person.close();
  });
});

describe('the waiting room', () => {
  it('has one loud button at every size, and says what is played', async () => {
    for (const size of [SMALL, TINY, DESK]) {
      const ana = await Person.in(browser, { name: 'Ana', size });
      await ana.page.goto(`${server.url}/new/hormigas`);
      await ana.page.getByRole('button', { name: t('new-table-go') }).click();
      await ana.page.getByRole('heading', { name: t('invite-title') }).waitFor();
      expect(await ana.page.locator('.lobby .go').allInnerTexts()).toEqual([t('invite-copy')]);
      const plays = await ana.page.locator('.lobby').innerText();
      for (const words of [
        t('game-hormigas'),
        t('option-target-number', { count: 60 }),
        t('new-table-no-clock'),
        t('plays-private'),
      ])
        expect(plays, words).toContain(words);
      await ana.picture('waiting');
      // With a bot on the last free seat there is nobody to be asked: the loud button begins.
      await ana.page.locator('[data-seat="1"] button').first().click();
      await ana.page
        .getByRole('button', { name: t('seat-menu-title', { who: t('seat-label', { number: 2 }) }) })
        .click();
      await ana.page.getByRole('button', { name: `${t('seat-menu-to-bot')}: ${t('level-steady')}` }).click();
      await ana.page.keyboard.press('Escape');
      await ana.page.locator('.lobby [data-seat="1"]', { hasText: 'Lola' }).waitFor();
      expect(await ana.page.locator('.lobby .go').allInnerTexts()).toEqual([t('invite-start-now')]);
      await ana.close();
    }
  });

  it('is there again though the answer to its making got lost', async () => {
    const ana = await Person.in(browser, { name: 'Ana', size: SMALL, uncached: true });
    await ana.page.goto(`${server.url}/new/the-game`);
    await ana.page.getByRole('button', { name: t('new-table-go') }).waitFor();
    // The table is made, and the browser closed before the answer came.
    await ana.context.route('**/api/tables', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await ana.page.getByRole('button', { name: t('new-table-go') }).click();
    await ana.page.waitForTimeout(1_000);
    await ana.context.unroute('**/api/tables');
    await ana.restart(server.url);
    await ana.page.getByRole('link', { name: t('start-resume') }).click();
    await ana.page.getByRole('heading', { name: t('invite-title') }).waitFor();
    // Its link is the one that was sent.
    const link = await ana.page.locator('.lobby .link input').first().inputValue();
    const bruno = await Person.in(browser, { size: SMALL });
    await bruno.page.goto(server.url + path(link));
    await bruno.page.getByRole('button', { name: t('join-go') }).click();
    await bruno.page.locator('[data-card]').first().waitFor();
    const kept = await ana.page.evaluate(() => localStorage.getItem('subibaja.making'));
    expect(kept).toBeNull();
    for (const person of [ana, bruno]) await person.close();
  });
});

describe('the lobby', () => {
  it('tells who is there, since when, and what is played; its table lets one sit down', async () => {
    const host = await Person.in(browser, { name: 'Hosta', size: SMALL });
    await make(server, host, 'ascenso-descenso', { players: 3, listed: true, clock: 60, help: 'gaps' });
    const guest = await Person.in(browser, { name: 'Guesta', size: TINY });
    await guest.page.goto(server.url);
    await guest.page.getByRole('button', { name: t('start-open-count', { count: 1 }) }).click();
    const told = guest.page.locator('dialog[open] li', { hasText: 'Hosta' });
    await told.waitFor();
    const text = await told.innerText();
    for (const words of [
      'Hosta',
      t('start-seats', { count: 3 }),
      t('start-free', { count: 2 }),
      'this minute',
      t('help-degree-gaps'),
      t('talk-guarded'),
      t('new-table-seconds', { count: 60 }),
    ])
      expect(text, words).toContain(words);
    await guest.sound('lobby-told');
    await told.getByRole('link', { name: t('start-watch') }).click();
    await guest.page.getByRole('button', { name: t('join-go') }).click();
    await host.page.locator('[data-seat="1"]', { hasText: 'Guesta' }).first().waitFor();
    await guest.page.getByText(t('plays-listed')).waitFor();
    for (const person of [host, guest]) await person.close();
  });
});
