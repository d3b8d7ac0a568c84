/** People who come together: the lobby, the waiting room, pictures at seats, bots with names. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, launch, Person, SMALL } from './support/browser.ts';
import { TestServer } from './support/server.ts';
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

const TINY = { width: 375, height: 553 };

/** Shows a picture, by the talk sheet where there is no room beside the table. */
async function react(person: Person, name: string): Promise<void> {
  const row = person.page.getByRole('group', { name: 'Reactions' });
  if (!(await row.isVisible())) await person.page.getByRole('button', { name: 'Talk', exact: true }).click();
  await row.getByRole('button', { name }).click();
}

const bubble = (person: Person, seat: number, name: string) =>
  person.page.locator(`[data-seat="${seat}"] [data-bubble="${name}"]`);

describe('pictures at a seat', () => {
  it('are seen by all, while waiting and while playing, one a turn', async () => {
    const ana = await Person.in(browser, { name: 'Ana', size: DESK });
    const { seats, watch } = await make(server, ana, 'the-game', { players: 3 });
    expect(await ana.page.getByRole('group', { name: 'Reactions' }).count(), 'nobody is there to see it').toBe(0);
    const bruno = await Person.in(browser, { name: 'Bruno', size: TINY });
    await bruno.page.goto(server.url + path(seats[0]!));
    const eva = await Person.in(browser, { size: SMALL });
    await eva.page.goto(server.url + path(watch));
    await eva.page.getByText('2 of 3 here', { exact: false }).waitFor();

    await react(bruno, 'Good luck!');
    for (const person of [ana, bruno, eva]) await bubble(person, 1, 'luck').waitFor();
    await ana.page.locator('[data-told]', { hasText: 'Bruno: Good luck!' }).waitFor({ state: 'attached' });
    expect(await bruno.page.locator('[data-told]').innerText(), 'the own one is seen').not.toContain('Good luck');
    expect(await eva.page.getByRole('group', { name: 'Reactions' }).count(), 'who looks on has no seat').toBe(0);
    await ana.picture('reaction-waiting');
    await bubble(ana, 1, 'luck').waitFor({ state: 'detached' });

    await ana.page.getByRole('button', { name: 'Start now, with bots on free seats' }).click();
    await bruno.page.getByRole('button', { name: 'I’ll start' }).waitFor();
    await ana.page.locator('[data-seat="2"]', { hasText: 'Lola' }).waitFor();
    await react(bruno, 'Wow!');
    for (const person of [ana, bruno, eva]) await bubble(person, 1, 'wow').waitFor();
    expect(await bruno.page.locator('dialog[open]').count(), 'the seats are in sight').toBe(0);
    await bruno.sound('reaction');
    await bruno.page.waitForTimeout(2_200);
    await react(bruno, 'Ouch!');
    await bruno.page.getByText('One reaction per turn.', { exact: false }).first().waitFor();
    expect(await bubble(ana, 1, 'ouch').count()).toBe(0);
    // Ana has one of her own.
    await react(ana, 'Thank you!');
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
      await ana.page.getByRole('button', { name: 'Create table' }).click();
      await ana.page.getByRole('heading', { name: 'Invite your friends' }).waitFor();
      expect(await ana.page.locator('.lobby .go').allInnerTexts()).toEqual(['Copy']);
      const plays = await ana.page.locator('.lobby').innerText();
      for (const words of ['111 Hormigas', 'at 60 points', 'no limit', 'By link only'])
        expect(plays, words).toContain(words);
      await ana.picture('waiting');
      // With a bot on the last free seat there is nobody to be asked: the loud button begins.
      await ana.page.locator('[data-seat="1"] button').first().click();
      await ana.page.getByRole('button', { name: 'Seat of Seat 2' }).click();
      await ana.page.getByRole('button', { name: 'Let a bot play: Skilled' }).click();
      await ana.page.keyboard.press('Escape');
      await ana.page.locator('.lobby [data-seat="1"]', { hasText: 'Lola' }).waitFor();
      expect(await ana.page.locator('.lobby .go').allInnerTexts()).toEqual(['Start now']);
      await ana.close();
    }
  });

  it('is there again though the answer to its making got lost', async () => {
    const ana = await Person.in(browser, { name: 'Ana', size: SMALL, uncached: true });
    await ana.page.goto(`${server.url}/new/the-game`);
    await ana.page.getByRole('button', { name: 'Create table' }).waitFor();
    // The table is made, and the browser closed before the answer came.
    await ana.context.route('**/api/tables', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await ana.page.getByRole('button', { name: 'Create table' }).click();
    await ana.page.waitForTimeout(1_000);
    await ana.context.unroute('**/api/tables');
    await ana.restart(server.url);
    await ana.page.getByRole('link', { name: /Continue/ }).click();
    await ana.page.getByRole('heading', { name: 'Invite your friends' }).waitFor();
    // Its link is the one that was sent.
    const link = await ana.page.locator('.lobby .link input').first().inputValue();
    const bruno = await Person.in(browser, { size: SMALL });
    await bruno.page.goto(server.url + path(link));
    await bruno.page.getByRole('button', { name: 'Take a seat' }).click();
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
    await guest.page.getByRole('button', { name: /open table/i }).click();
    const told = guest.page.locator('dialog[open] li', { hasText: 'Hosta' });
    await told.waitFor();
    const text = await told.innerText();
    for (const words of [
      'Hosta',
      '3 seats',
      '2 free seats',
      'this minute',
      'Distances',
      'Words, no numbers',
      '60 seconds',
    ])
      expect(text, words).toContain(words);
    await guest.sound('lobby-told');
    await told.getByRole('link', { name: /Watch/ }).click();
    await guest.page.getByRole('button', { name: 'Take a seat' }).click();
    await host.page.locator('[data-seat="1"]', { hasText: 'Guesta' }).first().waitFor();
    await guest.page.getByText('Anyone may join or watch').waitFor();
    for (const person of [host, guest]) await person.close();
  });
});
