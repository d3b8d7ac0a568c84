/** Seats and their keys: invitations that open once, other devices, seats that are given away and back. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, Person, SMALL } from './support/browser.ts';
import { place, sendTurn } from './support/play.ts';
import { Wire } from './support/proxy.ts';
import { TestServer } from './support/server.ts';
import { keyOf, make, path } from './support/tables.ts';
import { ANY, pattern, t } from './support/words.ts';

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

const cards = (person: Person) => person.page.locator('[data-card]');
/** Two people at a table of The Game. */
async function two(): Promise<{ ana: Person; bruno: Person; link: string }> {
  const ana = await Person.in(browser, { name: 'Ana' });
  const bruno = await Person.in(browser, { name: 'Bruno', size: SMALL });
  const { seats } = await make(server, ana, 'the-game');
  const link = server.url + path(seats[0]!);
  await bruno.page.goto(link);
  await cards(bruno).first().waitFor();
  return { ana, bruno, link };
}

/** Opens what may be done with a seat, in the list of players. */
async function seatMenu(page: Page, name: string): Promise<void> {
  await page.locator('[data-seat="0"] button').click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** The page is given time to knock again, and does not. */
async function stopsKnocking(person: Person): Promise<void> {
  const before = person.knocks;
  await person.page.waitForTimeout(4_000);
  expect(person.knocks).toBe(before);
}

describe('an invitation', () => {
  it('opens the seat once; to others it says who sits there', async () => {
    const { ana, bruno, link } = await two();
    expect(bruno.page.url(), 'nothing is left to be read in the address').not.toContain('#');
    expect(await keyOf(bruno)).not.toBe(new URL(link).hash.slice(1));
    await bruno.page.reload();
    await cards(bruno).first().waitFor();
    await bruno.page.goto(`${server.url}/`);
    await bruno.page.goto(link);
    await cards(bruno).first().waitFor();

    const eve = await Person.in(browser, { name: 'Eve', size: SMALL });
    await eve.page.goto(link);
    await eve.page.getByRole('heading', { name: t('ended-used', { who: 'Bruno' }) }).waitFor();
    expect(await eve.page.evaluate(() => localStorage.getItem('subibaja.games') ?? '[]')).toBe('[]');
    await eve.sound('invitation-used');
    await stopsKnocking(eve);
    for (const person of [ana, bruno, eve]) await person.close();
  });

  it('is exchanged though the answer was lost', async () => {
    const ana = await Person.in(browser, { name: 'Ana' });
    const { seats } = await make(server, ana, 'the-game');
    const wire = await Wire.to(server.port);
    const bruno = await Person.in(browser, { name: 'Bruno' });
    wire.mute = 'answers';
    await bruno.page.goto(wire.url + path(seats[0]!));
    await ana.page.locator('[data-seat="1"]', { hasText: 'Bruno' }).waitFor();
    expect(await cards(bruno).count()).toBe(0);
    const before = await keyOf(bruno);
    wire.mend();
    await bruno.restart(wire.url + path(seats[0]!));
    await cards(bruno).first().waitFor();
    expect(await keyOf(bruno)).toBe(before);
    await bruno.page.reload();
    await cards(bruno).first().waitFor();
    for (const person of [ana, bruno]) await person.close();
    wire.close();
  });

  it('leaves the key in the address where the browser keeps nothing', async () => {
    const ana = await Person.in(browser, { name: 'Ana' });
    const { seats } = await make(server, ana, 'the-game');
    const bruno = await Person.in(browser, { size: SMALL, keepsNothing: true });
    await bruno.page.goto(server.url + path(seats[0]!));
    await cards(bruno).first().waitFor();
    await bruno.page.getByText(t('link-unkept'), { exact: false }).first().waitFor();
    expect(new URL(bruno.page.url()).hash).toMatch(/^#k=[a-z2-8]{26}$/);
    await bruno.sound('keeps-nothing');
    await bruno.page.reload();
    await cards(bruno).first().waitFor();
    for (const person of [ana, bruno]) await person.close();
  });
});

describe('another device', () => {
  it('goes on with the seat, is seen by all, and is signed out', async () => {
    const { ana, bruno } = await two();
    await seatMenu(bruno.page, t('seat-menu-own'));
    await bruno.page.getByRole('button', { name: t('seat-menu-elsewhere') }).click();
    const link = await bruno.page.locator('dialog[open] .link input').last().inputValue();
    expect(link).toContain('#k=');
    await bruno.page.getByRole('button', { name: t('invite-qr') }).click();
    await bruno.page.getByRole('img', { name: t('invite-qr') }).waitFor();
    await bruno.sound('own-seat');
    await bruno.page.reload();
    await cards(bruno).first().waitFor();

    const phone = await Person.in(browser, { size: SMALL });
    await phone.page.goto(link);
    await cards(phone).first().waitFor();
    expect(phone.page.url()).not.toContain('#');
    expect(await cards(phone).allInnerTexts()).toEqual(await cards(bruno).allInnerTexts());
    await ana.page.locator('[data-seat="1"]', { hasText: t('table-devices', { count: 2 }) }).waitFor();
    await bruno.page.getByText(t('table-devices-hint'), { exact: false }).waitFor();
    await cards(bruno).first().waitFor();
    await bruno.sound('two-devices');

    const before = await keyOf(bruno);
    await seatMenu(bruno.page, t('seat-menu-own'));
    await bruno.page.getByRole('button', { name: t('seat-menu-turn-out') }).click();
    await phone.page.getByRole('heading', { name: t('ended-turned-out') }).waitFor();
    await phone.sound('signed-out');
    await stopsKnocking(phone);
    await phone.page.reload();
    await phone.page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await cards(phone).count(), 'the old key opens nothing').toBe(0);
    expect(await keyOf(bruno)).not.toBe(before);
    await bruno.page
      .locator('dialog[open]')
      .getByText(t('table-devices', { count: 1 }), { exact: true })
      .waitFor();
    await bruno.page.reload();
    await cards(bruno).first().waitFor();
    for (const person of [ana, bruno, phone]) await person.close();
  });

  it('in another tab of the same browser stays when the others are signed out', async () => {
    const { ana, bruno } = await two();
    const tab = await bruno.context.newPage();
    await tab.goto(bruno.page.url());
    await tab.locator('[data-card]').first().waitFor();
    await seatMenu(tab, t('seat-menu-own'));
    await tab.getByRole('button', { name: t('seat-menu-turn-out') }).click();
    await tab.keyboard.press('Escape');
    await tab.keyboard.press('Escape');
    await ana.page.locator('[data-seat="1"]', { hasText: t('table-devices', { count: 2 }) }).waitFor();
    expect(await cards(bruno).count(), 'it has the new key from the other tab').toBeGreaterThan(0);
    for (const person of [ana, bruno]) await person.close();
  });
});

describe('the host', () => {
  it('cannot free the seat of somebody who was there a moment ago', async () => {
    const ana = await Person.in(browser, { name: 'Ana', size: SMALL });
    await ana.page.clock.install();
    const bruno = await Person.in(browser, { name: 'Bruno' });
    const { seats } = await make(server, ana, 'the-game');
    await bruno.page.goto(server.url + path(seats[0]!));
    await cards(bruno).first().waitFor();
    const free = ana.page.getByRole('button', { name: t('seat-menu-free') });
    await seatMenu(ana.page, t('seat-menu-title', { who: 'Bruno' }));
    await ana.page.getByText(t('seat-menu-free-there'), { exact: false }).waitFor();
    expect(await free.isDisabled()).toBe(true);
    await bruno.close();
    await ana.page.getByText(pattern(t('seat-menu-free-in', { count: 99 }).replace('99', ANY))).waitFor();
    expect(await free.isDisabled()).toBe(true);
    await ana.sound('free-seat');
    // The page's clock runs ahead; the server knows better.
    await ana.page.clock.fastForward(150_000);
    await ana.page.locator('dialog[open] button:not([disabled])', { hasText: t('seat-menu-free') }).waitFor();
    await free.click();
    await ana.page.getByText(t('refused-not-away'), { exact: false }).waitFor();
    await ana.page.locator('[data-seat="1"]', { hasText: 'Bruno' }).waitFor();
    await ana.close();
  });

  it('gives a kept seat back with one tap to whoever is back and asks', async () => {
    const { ana, bruno } = await two();
    const at = bruno.page.url();
    await bruno.page.getByRole('button', { name: t('chat-title') }).click();
    const box = bruno.page.getByRole('textbox', { name: t('chat-box') });
    await box.fill('back soon');
    await bruno.page.getByRole('button', { name: t('chat-send') }).click();
    await ana.page.getByText('back soon').first().waitFor();
    await bruno.page.goto(`${server.url}/`);
    await ana.page.locator('[data-seat="1"]', { hasText: t('table-away') }).waitFor();
    await seatMenu(ana.page, t('seat-menu-title', { who: 'Bruno' }));
    await ana.page.getByRole('button', { name: `${t('seat-menu-to-bot')}: ${t('level-steady')}` }).click();
    await ana.page.keyboard.press('Escape');
    await ana.page.locator('[data-seat="1"]', { hasText: t('table-bot') }).waitFor();
    await ana.page
      .getByText(t('news-bot-took', { who: 'Bruno' }))
      .first()
      .waitFor();
    expect(await ana.page.locator('.log', { hasText: 'back soon' }).count(), 'what was said stays').toBe(1);

    await bruno.page.goto(at);
    await bruno.page.getByText(t('returned-mine'), { exact: false }).waitFor();
    await ana.page
      .getByText(t('returned-is-back', { who: 'Bruno' }))
      .first()
      .waitFor();
    await bruno.page.getByRole('button', { name: t('chat-title') }).click();
    await bruno.page.getByRole('textbox', { name: t('chat-box') }).fill('here again');
    await bruno.page.getByRole('button', { name: t('chat-send') }).click();
    await bruno.page.keyboard.press('Escape');
    await ana.page.getByText('here again').first().waitFor();
    await bruno.page.getByRole('button', { name: t('returned-ask') }).click();
    await bruno.page.getByText(t('returned-asked')).waitFor();
    await bruno.sound('asked-back');
    await ana.page
      .getByText(t('news-asked-back', { who: 'Bruno' }))
      .first()
      .waitFor();
    await ana.sound('is-back');
    await ana.page.getByRole('button', { name: pattern(`${t('seat-menu-to-person')}${ANY}Bruno`) }).click();
    await bruno.page.getByText(t('returned-mine'), { exact: false }).waitFor({ state: 'detached' });
    await ana.page
      .getByText(t('news-plays-again', { who: 'Bruno' }))
      .first()
      .waitFor();
    for (const person of [ana, bruno]) await person.close();
  });

  it('replaces a link before anybody came: the old one opens nothing', async () => {
    const ana = await Person.in(browser, { name: 'Ana' });
    const { seats } = await make(server, ana, 'the-game');
    await seatMenu(ana.page, t('seat-menu-title', { who: t('seat-label', { number: 2 }) }));
    await ana.page.getByRole('button', { name: t('seat-menu-new-link') }).click();
    const input = ana.page.locator('dialog[open] .link input').last();
    await ana.page.waitForFunction(
      (old) => [...document.querySelectorAll<HTMLInputElement>('dialog[open] .link input')].at(-1)?.value !== old,
      seats[0],
    );
    const fresh = await input.inputValue();
    // It is stored before somebody is told: the other link is tried once that has happened.
    await ana.page
      .getByText(t('news-invited', { who: t('seat-label', { number: 2 }) }), { exact: false })
      .first()
      .waitFor();
    const bruno = await Person.in(browser, { name: 'Bruno' });
    await bruno.page.goto(server.url + path(seats[0]!));
    await bruno.page.getByRole('heading', { name: t('refused-wrong-secret') }).waitFor();
    await bruno.page.goto(server.url + path(fresh));
    await cards(bruno).first().waitFor();
    for (const person of [ana, bruno]) await person.close();
  });
});

describe('a void link', () => {
  it('is not knocked at for ever', async () => {
    const { ana, bruno, link } = await two();
    const eve = await Person.in(browser);
    for (const wrong of [
      '/t/nothing#nobody',
      `${new URL(link).pathname}#${'a'.repeat(26)}`,
      `${new URL(link).pathname}#k=${'a'.repeat(26)}`,
    ]) {
      await eve.page.goto(`${server.url}/`);
      await eve.page.goto(server.url + wrong);
      const gone = pattern(t('refused-no-table'), t('refused-key-needed'), t('refused-wrong-secret'));
      await eve.page.getByRole('heading', { level: 1, name: gone }).waitFor();
      await stopsKnocking(eve);
    }
    await eve.page.goto(`${server.url}/t/%E0%A4%A`);
    await eve.page.getByRole('heading', { name: t('site-damaged') }).waitFor();
    await eve.sound('damaged');
    for (const person of [ana, bruno, eve]) await person.close();
  });
});

describe('a turn', () => {
  it('that was on its way when the tab was closed is played when another is opened', async () => {
    const wire = await Wire.to(server.port);
    const ana = await Person.in(browser, { name: 'Ana' });
    const bruno = await Person.in(browser, { name: 'Bruno', size: SMALL });
    const { seats } = await make(server, ana, 'the-game');
    await bruno.page.goto(wire.url + path(seats[0]!));
    await bruno.page.getByRole('button', { name: t('table-me-start') }).click();
    await bruno.page.locator('[data-mine]', { hasText: 'Place' }).waitFor();
    await place(bruno.page, 'tap');
    wire.mute = 'up';
    await sendTurn(bruno.page, 'tap');
    await bruno.page.locator('[data-progress]').waitFor();
    await bruno.page.locator('[data-progress="again"]').waitFor();
    await bruno.sound('sending');
    const at = bruno.page.url();
    await bruno.page.close();
    wire.mend();
    await bruno.restart(at);
    await ana.page.locator('[data-mine]').waitFor();
    await bruno.page.locator('.message:not([data-sending])').waitFor();
    for (const person of [ana, bruno]) await person.close();
    wire.close();
  });

  it('in the making is there again after a restart of the device', async () => {
    const { ana, bruno } = await two();
    await bruno.page.getByRole('button', { name: t('table-me-start') }).click();
    await bruno.page.locator('[data-mine]', { hasText: 'Place' }).waitFor();
    await place(bruno.page, 'tap');
    const planned = await cards(bruno).allInnerTexts();
    await bruno.restart(bruno.page.url());
    await bruno.page.locator('.stage[data-ready]').waitFor();
    await cards(bruno).first().waitFor();
    expect(await cards(bruno).allInnerTexts()).toEqual(planned);
    for (const person of [ana, bruno]) await person.close();
  });

  it('is sent over a fresh line when the old one has gone silent', async () => {
    const wire = await Wire.to(server.port);
    const ana = await Person.in(browser, { name: 'Ana' });
    const bruno = await Person.in(browser, { name: 'Bruno', size: SMALL });
    const { seats } = await make(server, ana, 'the-game');
    await bruno.page.goto(wire.url + path(seats[0]!));
    await bruno.page.getByRole('button', { name: t('table-me-start') }).click();
    await bruno.page.locator('[data-mine]', { hasText: 'Place' }).waitFor();
    const knocks = bruno.knocks;
    wire.freeze();
    await sendTurn(bruno.page, 'tap');
    await ana.page.locator('[data-mine]').waitFor({ timeout: 60_000 });
    expect(bruno.knocks).toBeGreaterThan(knocks);
    for (const person of [ana, bruno]) await person.close();
    wire.close();
  });

  it('that the clock played is said to be one', async () => {
    const key = 'a'.repeat(26);
    const wish = { game: 'the-game', seats: [{ name: 'Ana' }, { bot: 'steady' }], clock: 5, start: true, key };
    const made = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const { table } = (await made.json()) as { table: string };
    const ana = await Person.in(browser, { size: SMALL });
    await ana.page.goto(`${server.url}/t/${table}#k=${key}`);
    await ana.page.getByRole('button', { name: t('table-me-start') }).click();
    await ana.page.getByText(t('own-news-clock')).first().waitFor();
    await ana.sound('timed-out');
    await ana.close();
  });

  it('has a clock that goes by the server’s time', async () => {
    const ana = await Person.in(browser, { name: 'Ana' });
    await ana.page.clock.install({ time: Date.now() - 3_600_000 });
    await make(server, ana, 'the-game', { clock: 60 });
    await ana.page.getByRole('button', { name: t('invite-start') }).click();
    await ana.page.getByRole('button', { name: t('table-me-start') }).click();
    await ana.page.getByRole('timer').waitFor();
    const left = Number(/\d+/.exec(await ana.page.getByRole('timer').innerText())![0]);
    expect(left).toBeLessThanOrEqual(60);
    expect(left).toBeGreaterThan(0);
    await ana.close();
  });
});
