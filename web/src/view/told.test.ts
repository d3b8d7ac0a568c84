import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../games.ts';
import { lang } from '../lang/index.svelte.ts';
import { onPile } from '../ctrl/story.ts';
import { placement } from '../ctrl/tokens.ts';
import { Seated } from '../testing/seated.ts';

beforeAll(() => lang.use('en'));

/** What was read out through a whole game, and everything that was done in it. */
async function through(game: Game, seats: number, seed: string) {
  const seated = await Seated.at(game, seats, seed);
  const planned: string[] = [];
  const { ctrl } = seated;
  const plan = ctrl.plan.add.bind(ctrl.plan);
  ctrl.plan.add = (token) => {
    planned.push(token);
    return plan(token);
  };
  const dealt = ctrl.view!.hand!;
  await seated.play(async () => {});
  await seated.drawn();
  const steps = ctrl.events.flatMap((event) => (event.what === 'played' ? event.steps : []));
  const { heard } = seated;
  await seated.leave();
  return { heard, steps, planned, dealt, count: (words: RegExp) => heard.filter((text) => words.test(text)).length };
}

describe('what is read out through a whole game', () => {
  for (const [game, seats, seed] of [
    ['the-game', 3, '7'],
    ['ascenso-descenso', 2, '11'],
    ['face-to-face', 2, '7'],
    ['hormigas', 3, '7'],
  ] as const) {
    it(`${game}: the deal, each planned card and each turn once, in one sentence`, async () => {
      const { heard, steps, planned, dealt, count } = await through(game, seats, seed);
      expect(heard[0]).toContain(`The cards are dealt. Your hand: ${dealt.join(', ')}.`);
      expect(count(/The cards are dealt/)).toBe(1);
      expect(count(/The game is over/)).toBe(1);
      expect(heard.at(-1)).toMatch(/^The game is over\. .+/);

      // Own cards as they are planned, not again when they are played.
      expect(planned.length).toBeGreaterThan(5);
      if (game === 'hormigas') {
        const takes = steps.filter((step) => step.seat === 0 && step.action.startsWith('take@'));
        expect(heard.flatMap((text) => /^You take (\d+)\.$/.exec(text)?.[1] ?? []).map(Number)).toEqual(
          takes.map((step) => step.card),
        );
        expect(count(/^\d+ in, \d+ out\.$/)).toBe(planned.length);
      } else {
        const said = planned.map((token) => {
          const { card, pile } = placement(token)!;
          return lang.t('table-planned', { card, on: onPile(lang.t, game, pile) });
        });
        expect(heard.flatMap((text) => said.find((one) => text.startsWith(one)) ?? [])).toEqual(said);
        for (const step of steps)
          if (step.seat === 0 && Array.isArray(step.drawn) && step.drawn.length > 0)
            expect(
              count(new RegExp(`You draw ${new Intl.ListFormat('en-GB').format(step.drawn.map(String))}\\.`)),
            ).toBe(1);
      }

      // Others' turns, each in one sentence with everything that was seen of it.
      const names = Array.from({ length: seats - 1 }, (_, i) => `Skilled ${i + 2}`);
      for (const [i, name] of names.entries()) {
        const told = heard.filter((text) => text.startsWith(`${name}: `));
        const own = steps.filter((step) => step.seat === i + 1);
        const last = own.at(-1)?.action !== 'end' && game !== 'hormigas' ? 1 : 0;
        const turns = own.filter((step) => step.action === 'end' || step.dropped !== undefined).length;
        const others = own.filter((step) => /^(refresh|claim|pass)/.test(step.action)).length;
        expect(told, name).toHaveLength(turns + last + others);
        const cards = own.flatMap((step) => /^(\d+)@/.exec(step.action)?.[1] ?? []);
        const named = told.flatMap(
          (text) =>
            text
              .replace(/\d+ cards? drawn/, '')
              .slice(name.length)
              .match(/\d+/g) ?? [],
        );
        if (game !== 'hormigas') expect(named).toEqual(cards);
        for (const text of told)
          expect(text, 'one sentence, and whose turn it is now').toMatch(
            /^[^.]+\.( .* finishes the round\.)?( Your turn\.)?$/,
          );
      }
      // The own turn is told when it comes, and to nobody who plays alone.
      expect(count(/Your turn\./)).toBeGreaterThan(3);
    });
  }

  it('alone nobody is told again and again whose turn it is', async () => {
    const { count } = await through('the-game', 1, '3');
    expect(count(/Your turn/)).toBe(1);
  });

  it('a card that is taken back, and one that is put back', async () => {
    const seated = await Seated.at('the-game', 1, '7');
    const { ctrl, heard } = seated;
    const token = seated.next(0)!;
    ctrl.do(token);
    await seated.drawn();
    ctrl.takeBack();
    await seated.drawn();
    const card = Number.parseInt(token, 10);
    expect(heard.at(-1)).toBe(`${card} back in your hand.`);
    ctrl.lift(null);
    ctrl.lift(card);
    ctrl.lift(card);
    await seated.drawn();
    expect(heard.slice(-2)).toEqual([expect.stringMatching(`^${card} fits on`), 'Back in your hand.']);
    await seated.leave();
  });

  it('a next game, once', async () => {
    const seated = await Seated.at('the-game', 1, '7');
    await seated.play(async () => {});
    const { ctrl } = seated;
    const { table } = ctrl;
    for (const seq of [1, 2])
      ctrl.receive({ seq: ctrl.events.at(-1)!.seq + seq, events: [], table: { ...table!, rematch: 'here-next' } });
    await seated.drawn();
    expect(seated.heard.filter((text) => text === 'The next game is ready.')).toHaveLength(1);
    await seated.leave();
  });
});
