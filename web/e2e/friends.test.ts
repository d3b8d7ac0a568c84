/** Tables with several people: made on the start page, joined by links, played to the end. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, Person, PHONE } from './support/browser.ts';
import { nothingLeaked } from './support/leaks.ts';
import { finished, place, playOut, sendTurn, turn } from './support/play.ts';
import { Wire } from './support/proxy.ts';
import { TestServer } from './support/server.ts';
import { make, path, record } from './support/tables.ts';
import { ANY, pattern, speaking, t } from './support/words.ts';

/** Bruno's page speaks it. */
const pt = await speaking('pt-BR');

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

describe('The Game by two', () => {
  it('goes on through reloads, a cut wire and a killed server, with signals, guard, spectator and rematch', async () => {
    const wire = await Wire.to(server.port);
    const ana = await Person.in(browser, { name: 'Ana', motion: true });
    const bruno = await Person.in(browser, { name: 'Bruno', size: PHONE, touch: true, locale: 'pt-BR' });
    const eva = await Person.in(browser, { locale: 'es-ES', size: PHONE });

    const links = await make(server, ana, 'the-game');
    await ana.page.locator('[data-seat], .link').first().waitFor();
    await ana.sound('invite');
    await bruno.page.goto(wire.url + path(links.seats[0]!));
    await bruno.page.locator('[data-card]').first().waitFor();
    await eva.page.goto(server.url + path(links.watch));
    await eva.page.locator('[data-pile]').first().waitFor();
    expect(await eva.page.locator('[data-card]').count()).toBe(0);
    await eva.sound('spectator');

    // Who starts: with signals, each read in the reader's own language.
    await bruno.page.getByRole('button', { name: pt('chat-title') }).click();
    await bruno.page.getByRole('button', { name: pt('signal-would-start') }).click();
    await bruno.page.keyboard.press('Escape');
    await ana.page
      .locator('[data-told]', { hasText: t('says', { who: 'Bruno', what: t('signal-would-start') }) })
      .waitFor({ state: 'attached' });
    await bruno.sound('choose');
    await ana.sound('choose');
    await ana.page.getByRole('button', { name: t('table-me-start') }).click();
    await bruno.page.locator('[data-pile="up1"] .target').click();
    await bruno.sound('signals');
    await bruno.page.getByRole('button', { name: pt('signal-leave') }).click();
    await ana.page
      .locator('[data-pile="up1"]', { hasText: t('says', { who: 'Bruno', what: t('signal-leave') }) })
      .waitFor();

    // Talk with the guard: a refused sentence stays in the box, with the fitting signals.
    await bruno.page.getByRole('button', { name: pt('chat-title') }).click();
    const box = bruno.page.locator('dialog[open]').getByRole('textbox');
    await box.fill('tenho o trinta e sete');
    await bruno.page.getByRole('button', { name: pt('chat-send') }).click();
    await bruno.page.locator('#guard').waitFor();
    expect(await box.inputValue()).toBe('tenho o trinta e sete');
    await bruno.sound('guard');
    await bruno.page
      .locator('#guard')
      .getByRole('button', { name: pt('signal-trouble') })
      .click();
    await box.fill('nada na última pilha');
    await bruno.page.getByRole('button', { name: pt('chat-send') }).click();
    await ana.page.getByText('nada na última pilha').first().waitFor();
    await bruno.page.keyboard.press('Escape');

    // A turn is planned, reloaded, taken back, planned again, sent.
    await place(ana.page, 'drag');
    const planned = await ana.page.locator('[data-card]').count();
    await ana.page.reload();
    await ana.page.locator('.stage[data-ready]').waitFor();
    await ana.page.locator('[data-card]').first().waitFor();
    expect(await ana.page.locator('[data-card]').count()).toBe(planned);
    expect(await eva.page.locator('.top .num').allInnerTexts(), 'a plan is nobody else’s').toEqual([
      '1',
      '1',
      '100',
      '100',
    ]);
    await ana.page.locator('[data-undo]').click();
    await turn(ana.page, 'drag');
    await bruno.page.locator('[data-mine]').waitFor();
    await bruno.sound('my-turn');

    // The wire is cut in mid turn; what is sent meanwhile arrives when it is mended.
    await place(bruno.page, 'tap');
    wire.cut();
    await bruno.page.getByText(pt('connection-lost'), { exact: false }).first().waitFor();
    await bruno.picture('lost');
    await ana.page.locator('[data-seat="1"]', { hasText: t('table-away') }).waitFor();
    await sendTurn(bruno.page, 'tap');
    wire.mend();
    await ana.page.locator('[data-mine]').waitFor({ timeout: 30_000 });

    // The server is killed in mid turn and comes back: the plan, the game, everything is there.
    await place(ana.page, 'keys');
    await server.kill();
    await ana.page.getByText(t('connection-lost'), { exact: false }).first().waitFor();
    await sendTurn(ana.page, 'keys');
    await server.run();
    await bruno.page.locator('[data-mine]').waitFor({ timeout: 30_000 });

    // Another tab of the same seat stays in step.
    const second = await ana.context.newPage();
    await second.goto(ana.page.url());
    await turn(bruno.page, 'tap');
    await second.locator('[data-mine]').waitFor();
    await turn(second, 'tap');
    await second.locator('[data-mine]').waitFor({ state: 'detached' });
    const draw = await second.locator('.board [data-deck] b').innerText();
    await ana.page.locator('.board [data-deck] b', { hasText: draw }).waitFor();
    await second.close();
    await ana.page.bringToFront();

    await playOut([
      { page: ana.page, way: 'drag' },
      { page: bruno.page, way: 'tap' },
    ]);
    for (const person of [ana, bruno, eva]) {
      await finished(person.page);
      await person.sound('over');
    }
    const text = await record(server, ana);
    for (const person of [ana, bruno]) {
      await person.page.locator('[data-result] .links button').last().click();
      await person.page.locator('[data-fair]').waitFor();
      await person.page.keyboard.press('Escape');
    }
    expect(JSON.parse(text)).toMatchObject({ help: 'gaps', names: ['Ana', 'Bruno'] });
    expect(nothingLeaked(ana.heard, text, 0)).toBeGreaterThan(10);
    expect(nothingLeaked(bruno.heard, text, 1)).toBeGreaterThan(10);
    expect(nothingLeaked(eva.heard, text, null)).toBeGreaterThan(5);

    // Stepping back: the seat's view, then all cards.
    await ana.page.getByRole('button', { name: t('over-look-back') }).click();
    await ana.page.getByRole('button', { name: t('stepper-back') }).click();
    await ana.page.getByLabel(t('stepper-eyes')).selectOption('everything');
    await ana.page.getByLabel(t('table-hand-of', { who: 'Bruno' })).waitFor();
    await ana.sound('step');
    await ana.page
      .locator('footer')
      .getByRole('button', { name: t('stepper-close') })
      .click();

    // Again with the same people, in one click.
    await ana.page.getByRole('button', { name: t('over-rematch') }).click();
    await ana.page.getByRole('button', { name: t('table-me-start') }).waitFor();
    await bruno.page.getByRole('button', { name: pt('over-to-rematch') }).click();
    await bruno.page.getByRole('button', { name: pt('table-me-start') }).waitFor();
    for (const person of [ana, bruno, eva]) await person.close();
    wire.close();
  });
});

/** For the same cards both must ask. */
async function sameAgain(one: Person, two: Person): Promise<void> {
  const before = one.page.url();
  await one.page.getByRole('button', { name: t('over-same-ask') }).click();
  await one.page.getByText(t('over-same-asked')).waitFor();
  await two.page
    .getByText(t('news-wished', { who: 'Uno' }))
    .first()
    .waitFor();
  await two.sound('same-wished');
  expect(one.page.url()).toBe(before);
  await two.page.getByRole('button', { name: t('over-agree') }).click();
  for (const person of [one, two]) {
    await person.page.waitForURL((url) => url.href !== before);
    await person.page.locator('[data-main]').waitFor();
    expect(person.page.url()).not.toBe(before);
    expect(person.page.url()).not.toContain('#');
  }
}

describe('the other games by two', () => {
  for (const [game, wished, ways] of [
    ['ascenso-descenso', {}, ['tap', 'keys']],
    ['face-to-face', {}, ['keys', 'drag']],
    ['hormigas', { players: 3, bots: 1, options: { rounds: 1 } }, ['tap', 'tap']],
  ] as const) {
    it(`${game} to the end`, async () => {
      const one = await Person.in(browser, { name: 'Uno' });
      const two = await Person.in(browser, { name: 'Dos', size: PHONE });
      const links = await make(server, one, game, wished);
      await two.page.goto(server.url + path(links.seats[0]!));
      const start = two.page.getByRole('button', { name: t('table-me-start') });
      await two.page.locator('[data-main]').waitFor();
      if (await start.isVisible()) await start.click();
      await playOut(
        [
          { page: one.page, way: ways[0] },
          { page: two.page, way: ways[1] },
        ],
        async (round) => {
          if (round === 6)
            for (const person of [one, two])
              if (!(await person.page.locator('[data-result]').isVisible())) await person.sound(`table-${game}`);
        },
      );
      const text = await record(server, one);
      for (const [seat, person] of [one, two].entries()) {
        await finished(person.page);
        await person.sound(`over-${game}`);
        expect(nothingLeaked(person.heard, text, seat)).toBeGreaterThan(5);
        await person.page.getByRole('button', { name: t('over-more'), exact: true }).click();
        expect(await person.page.locator('[data-fair]').innerText()).toMatch(
          /^Checked: the cards were fixed before the game/,
        );
        await person.page.keyboard.press('Escape');
      }
      if (game === 'ascenso-descenso') await sameAgain(one, two);
      for (const person of [one, two]) await person.close();
    });
  }
});

describe('the host', () => {
  it('starts with bots, hands a seat to a bot and back, and finds the table again', async () => {
    const host = await Person.in(browser, { name: 'Host' });
    await make(server, host, 'the-game', { players: 3, listed: true });
    const guest = await Person.in(browser, { name: 'Guest', size: PHONE });
    await guest.page.goto(server.url);
    await guest.page.getByRole('button', { name: t('start-open-count', { count: 1 }) }).click();
    await guest.sound('lobby');
    await guest.page
      .getByRole('button', { name: t('start-join') })
      .first()
      .click();
    await guest.page.getByText(t('invite-waiting')).first().waitFor();
    await host.page.getByRole('button', { name: t('invite-start') }).click();
    await host.page.getByRole('button', { name: t('table-me-start') }).waitFor();
    await guest.close();
    await host.page.locator('[data-seat="1"]', { hasText: t('table-away') }).waitFor();
    await host.page.locator('[data-seat="1"] button').click();
    await host.page.getByRole('button', { name: t('seat-menu-title', { who: 'Guest' }) }).click();
    await host.sound('seat-menu');
    await host.page.getByRole('button', { name: `${t('seat-menu-to-bot')}: ${t('level-steady')}` }).click();
    await host.page
      .getByText(`${t('table-bot')} · ${t('level-steady')}`)
      .first()
      .waitFor();
    await host.page.locator('dialog[open] [aria-label^="Seat:"]').first().click();
    await host.page.getByRole('button', { name: t('seat-menu-to-person') }).click();
    await host.page.locator('[data-seat="1"]', { hasText: t('table-away') }).waitFor();
    await host.page.goto(server.url);
    await host.sound('own-games');
    await host.page
      .getByRole('link', { name: t('start-resume') })
      .first()
      .click();
    await host.page.getByRole('button', { name: t('table-me-start') }).waitFor();
    await host.close();
  });

  it('chooses how much help there is: none shows nothing, and what is not legal is still not done', async () => {
    const host = await Person.in(browser, { name: 'Host', size: PHONE });
    await make(server, host, 'face-to-face', { help: 'none' });
    await host.page.getByRole('button', { name: t('invite-start') }).click();
    await host.page.locator('[data-mine]').waitFor();
    const cards = host.page.locator('[data-card]');
    await cards.last().click();
    expect(await host.page.locator('[data-fits]').count()).toBe(0);
    await host.page.keyboard.press('3');
    await host.page.getByText(pattern(t('illegal-does-not-improve', { card: ANY, top: ANY }))).waitFor();
    expect(await cards.count()).toBe(6);
    await host.sound('help-none');
    await host.close();
  });

  it('is told plainly when a link opens nothing', async () => {
    const person = await Person.in(browser);
    await person.page.goto(`${server.url}/t/nothing#nobody`);
    await person.page.getByRole('heading', { name: t('refused-no-table') }).waitFor();
    await person.close();
  });
});
