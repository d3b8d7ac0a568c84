/** What a screen reader is told equals the view, field by field, at every position of whole games: nothing less, and
 *  nothing more. */
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pileKey, placement } from '../ctrl/tokens.ts';
import { GAMES, type Game } from '../games.ts';
import { type Code, lang } from '../lang/index.svelte.ts';
import { Ear, read } from '../testing/ear.ts';
import { besides, compare, Hearer, stillToCome, strangers } from '../testing/hearing.ts';
import { Seated } from '../testing/seated.ts';
// What the page fetches as it is needed is here from the beginning.
import './AntBoard.svelte';
import './DuelBoard.svelte';
import './LaneBoard.svelte';
import './TeamBoard.svelte';
import './table/Rail.svelte';
import './table/Result.svelte';
import './table/TableSheet.svelte';

type Case = { game: Game; seats: number; seed: string; options?: object; code?: Code; wide?: boolean; turns?: number };

/** What a whole game may take while others use the machine too. */
const TIMEOUT = 400_000;
/** Every card is lifted, and every place of a hand tried, at one own position of so many. */
const TOUCHED = 6;
/** Of a planned end: the turn is still to be sent, and the table goes on until then. */
const OUTCOME = ['turn', 'over', 'legal', 'won', 'winner', 'reason', 'winners', 'phase', 'missing'];

let seated: Seated | null = null;
beforeAll(() => lang.use('en'));
afterEach(async () => {
  await seated?.leave();
  seated = null;
});

function hear(...selectors: string[]): Ear {
  flushSync();
  const roots = selectors.length > 0 ? selectors.map((one) => document.querySelector(one)!) : [document.body];
  return new Ear(roots.flatMap((root) => read(root).children));
}

function listen({ ctrl }: Seated, touches: boolean): Hearer {
  const touch = (what: number): Ear => {
    if (ctrl.view!.game === 'hormigas') ctrl.plan.slot = what;
    else ctrl.plan.lifted = what;
    const heard = hear('.seats', '.table', '.hand');
    ctrl.plan.slot = ctrl.plan.lifted = null;
    return heard;
  };
  return new Hearer(hear(), touches ? touch : undefined);
}

/** The last step on each pile: of what was played, and of what is planned. */
function lastSteps({ ctrl }: Seated, game: Game): Map<string, { seat: number; step: number }> {
  const tops = new Map<string, number>(
    GAMES[game].piles
      .filter(({ rivals }) => !rivals)
      .flatMap(({ name, start }) => [0, 1].map((seat) => [pileKey(name, seat), start] as const)),
  );
  const last = new Map<string, { seat: number; step: number }>();
  const played = ctrl.events.flatMap((event) => (event.what === 'played' ? event.steps : []));
  for (const { seat, action } of [
    ...played,
    ...ctrl.plan.tokens.map((token) => ({ seat: ctrl.seat, action: token })),
  ]) {
    const placed = /^\d+@/.test(action) ? placement(action) : null;
    if (!placed || seat === null) continue;
    const key = pileKey(placed.pile, seat);
    const gap = placed.card - tops.get(key)!;
    last.set(key, { seat, step: placed.pile.includes('up') ? gap : -gap });
    tops.set(key, placed.card);
  }
  return last;
}

/** One game, to its end or for so many own turns, listened to at every position. */
async function through({ game, seats, seed, options = {}, code = 'en', wide = false, turns }: Case) {
  await lang.use(code);
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } };
  happyDOM.setViewport(wide ? { width: 1_600, height: 900 } : { width: 390, height: 664 });
  seated = await Seated.at(game, seats, seed, options);
  const { ctrl } = seated;
  const wrong: string[] = [];
  let positions = 0;
  await seated.play(async () => {
    // What is fetched as it is needed is there with the next task.
    await new Promise((done) => setTimeout(done));
    const { shown, view, plan } = ctrl;
    positions += 1;
    const heard = listen(seated!, ctrl.myTurn && positions % TOUCHED === 0);
    const ahead = shown!.over && !view!.over;
    // The others' hands stand beside a wide table, and in a sheet else.
    const elsewhere = wide ? [] : ['hands'];
    const found = compare(shown!, heard, ahead ? [...OUTCOME, ...elsewhere] : elsewhere);
    if (game !== 'hormigas') {
      const signals = ctrl.standing
        .filter((one) => one.seat !== ctrl.seat && one.pile !== null)
        .map((one) => `${one.seat}:${one.kind}@${one.pile}`);
      found.push(...besides(game, heard, lastSteps(seated!, game), signals));
    }
    found.push(...stillToCome(shown!, heard, wide));
    const strange = view!.over ? [] : strangers(shown!, heard, plan.tokens);
    if (strange.length > 0) found.push(`told too much: ${strange.join(', ')}`);
    wrong.push(...found.map((one) => `at ${positions}, planned ${plan.tokens.join(' ')}: ${one}`));
  }, turns);
  expect(wrong).toEqual([]);
  return positions;
}
describe('what a screen reader finds is the view, field by field', () => {
  for (const one of [
    { game: 'the-game', seats: 3, seed: '7' },
    { game: 'the-game', seats: 1, seed: '3', code: 'es' },
    { game: 'the-game', seats: 5, seed: '11', options: { minimum: 3 }, code: 'pt-PT' },
    { game: 'the-game', seats: 2, seed: '2', wide: true, turns: 6 },
    { game: 'ascenso-descenso', seats: 2, seed: '11' },
    { game: 'ascenso-descenso', seats: 4, seed: '5', options: { jump: 'any' }, code: 'es' },
    { game: 'ascenso-descenso', seats: 1, seed: '8', options: { small_hand: true }, code: 'pt-PT' },
    { game: 'ascenso-descenso', seats: 3, seed: '9', wide: true, turns: 6 },
    { game: 'face-to-face', seats: 2, seed: '7' },
    { game: 'face-to-face', seats: 2, seed: '21', options: { last_card: 'allow' }, code: 'es' },
    { game: 'face-to-face', seats: 2, seed: '4', code: 'pt-PT', wide: true, turns: 6 },
    { game: 'hormigas', seats: 3, seed: '7', options: { rounds: 2, turn_limit: 12 }, wide: true },
    { game: 'hormigas', seats: 2, seed: '6', options: { finish: 'claim', rounds: 2 }, code: 'es', wide: true },
    {
      game: 'hormigas',
      seats: 5,
      seed: '9',
      options: { hand: 13, rounds: 1, turn_limit: 30 },
      code: 'pt-PT',
      wide: true,
    },
  ] as const satisfies readonly Case[])
    it(JSON.stringify(one), { timeout: TIMEOUT }, async () => {
      expect(await through(one)).toBeGreaterThan(10);
    });
});
