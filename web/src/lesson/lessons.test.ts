import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, kept, ownGames } from '../ctrl/memory.ts';
import { GAMES, type Game } from '../games.ts';
import { lang } from '../lang/index.svelte.ts';
import { rules } from '../testing/rules.ts';
import { prompt } from '../view/table/prompt.ts';
import { Lesson } from './lesson.svelte.ts';
import { LESSONS } from './lessons.ts';
import { type Ask, fits } from './script.ts';

const games = Object.keys(GAMES) as Game[];
const MOST = 200;
const isMoves = (by: Ask['by']): by is readonly string[] => Array.isArray(by);

/** Somebody who learns, without a page. */
class Learner {
  readonly lesson: Lesson;

  constructor(readonly game: Game) {
    this.lesson = new Lesson(game, rules);
    this.lesson.look();
    flushSync();
  }

  get ctrl() {
    return this.lesson.ctrl;
  }

  /** The main button. */
  main(): void {
    this.lesson.prompt(prompt(lang.t, this.ctrl), () => undefined).main.run();
  }

  /** A token of an ask that can be planned now. */
  token(moves: readonly string[]): string {
    const exact = moves.find((move) => !move.startsWith('@'));
    if (exact) return exact;
    return this.ctrl.plan.choices(null).find(({ token }) => fits(token, moves))!.token;
  }

  async do(ask: Ask): Promise<void> {
    const { by } = ask;
    if (by === 'look' || by === 'end') this.main();
    else if (by === 'win') {
      const { plan } = this.ctrl;
      if (plan.planned?.may_end) this.main();
      else this.ctrl.do(plan.choices(null).toSorted((a, b) => a.cost!.gap - b.cost!.gap)[0]!.token);
    } else if ('slots' in by) this.ctrl.plan.slot = by.slots[0]!;
    else expect(this.ctrl.do(this.token(by)), this.token(by)).toBe(true);
    await this.settle();
  }

  /** Everything is applied, and the rival has played. */
  async settle(): Promise<void> {
    await vi.advanceTimersByTimeAsync(3_000);
    flushSync();
    this.lesson.look();
    flushSync();
  }

  /** Goes on until something is asked, or to the end. */
  async until(stop: (ask: Ask) => boolean): Promise<void> {
    for (let i = 0; i < MOST && !this.lesson.ended; i++) {
      const { ask } = this.lesson;
      expect(ask, `after ${i}`).not.toBeNull();
      if (stop(ask!)) return;
      await this.do(ask!);
      expect(this.lesson.answer).toBe('');
    }
  }

  leave(): void {
    this.lesson.close();
  }
}

let learner: Learner | null = null;
const learn = (game: Game): Learner => (learner = new Learner(game));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  learner?.leave();
  learner = null;
  localStorage.clear();
  vi.useRealTimers();
});

describe('a lesson', () => {
  for (const game of games) {
    it(`of ${game} is walked to its end by the rules`, async () => {
      const one = learn(game);
      const steps: number[] = [];
      await one.until(() => {
        steps.push(one.lesson.step);
        return false;
      });
      expect(one.lesson.ended).toBe(true);
      expect(new Set(steps).size).toBe(one.lesson.steps);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(kept(`lesson.${game}`)).toEqual({ learnt: true });
      expect(ownGames()).toEqual([]);
    });

    it(`of ${game} takes each of the moves that it asks for, and answers the others`, async () => {
      const { scenes } = LESSONS[game];
      for (const [i, scene] of scenes.entries())
        for (const [j, ask] of scene.asks.entries()) {
          if (!isMoves(ask.by)) continue;
          const { by } = ask;
          const moves = [...by, ...(ask.not ?? []).flatMap((one) => one.moves)];
          for (const move of moves) {
            localStorage.clear();
            const one = learn(game);
            await one.until((now) => now === ask);
            expect(one.lesson.ask).toBe(ask);
            const wanted = by.includes(move);
            const open = one.ctrl.plan
              .choices(null)
              .filter(({ token }) => fits(token, [move]) && (wanted || !fits(token, by)));
            const taken = one.ctrl.view!.legal.filter((token) => token === move);
            const token = open[0]?.token ?? taken[0];
            expect(token, `${game} ${i} ${j} ${move}`).toBeDefined();
            const before = [one.lesson.step, one.ctrl.shown!.text];
            one.ctrl.do(token!);
            await one.settle();
            if (wanted) expect([one.lesson.answer, one.lesson.step]).toEqual(['', (before[0] as number) + 1]);
            else {
              // Kindly, and with a way back.
              expect(one.lesson.answer || one.ctrl.notice, token).toMatch(/^lesson-not-/);
              one.ctrl.takeBack();
              await one.settle();
              expect([one.lesson.step, one.ctrl.shown!.text]).toEqual(before);
            }
            one.leave();
          }
        }
    });

    it(`of ${game} goes on where it was left`, async () => {
      const all = LESSONS[game].scenes.flatMap((scene) => scene.asks);
      for (let step = 0; step < all.length; step++) {
        localStorage.clear();
        const one = learn(game);
        await one.until((ask) => ask === all[step]);
        const [at, text] = [one.lesson.step, one.ctrl.shown!.text];
        one.leave();
        const again = learn(game);
        await again.settle();
        // A card that was held over a place is in the air again.
        const held = all[step - 1]?.by;
        const back = held && typeof held === 'object' && 'slots' in held ? 1 : 0;
        expect([again.lesson.step, again.ctrl.shown!.text], `${step}`).toEqual([at - back, text]);
        again.leave();
      }
    });

    it(`of ${game} can be skipped part by part`, async () => {
      const one = learn(game);
      for (const _ of LESSONS[game].scenes) {
        expect(one.lesson.ended).toBe(false);
        one.lesson.skip();
        await one.settle();
      }
      expect(one.lesson.ended).toBe(true);
      one.lesson.again();
      await one.settle();
      expect([one.lesson.ended, one.lesson.step]).toEqual([false, 0]);
    });

    it(`of ${game} ends no turn before its time`, async () => {
      const one = learn(game);
      await one.until((ask) => Array.isArray(ask.by));
      const text = one.ctrl.view!.text;
      one.main();
      await one.settle();
      expect(one.ctrl.notice || 'lesson-not-end').toMatch(/^lesson-not-end$/);
      expect(one.ctrl.view!.text).toBe(text);
    });
  }

  it('that another version kept begins anew', async () => {
    for (const odd of [
      { scene: 0, played: ['nonsense'], looked: 3 },
      { scene: 99, played: [], looked: 0 },
      'odd',
      { learnt: true },
    ]) {
      keep('lesson.the-game', odd);
      const one = learn('the-game');
      await one.settle();
      expect([one.lesson.step, one.lesson.ended]).toEqual([0, false]);
      one.leave();
    }
  });

  it('that is lost at its end is begun anew from there', async () => {
    const one = learn('the-game');
    await one.until((ask) => ask.by === 'win');
    const { step } = one.lesson;
    const text = one.ctrl.view!.text;
    for (let i = 0; i < MOST && !one.ctrl.view!.over; i++) {
      const { plan } = one.ctrl;
      if (plan.planned?.may_end) one.main();
      else one.ctrl.do(plan.choices(null).toSorted((a, b) => b.cost!.gap - a.cost!.gap)[0]!.token);
      await one.settle();
    }
    expect(one.lesson.text).toBe('lesson-lost');
    one.main();
    await one.settle();
    expect([one.lesson.step, one.ctrl.view!.text]).toEqual([step, text]);
  });
});

it('the game at the end of the lesson is won by small steps, whatever is drawn', () => {
  const { view } = LESSONS['the-game'].scenes.at(-1)!;
  const known = new Map<string, boolean>();
  /** Is it won by whoever takes a smallest step, whichever, again and again? */
  function won(text: string): boolean {
    const before = known.get(text);
    if (before !== undefined) return before;
    const practice = rules.practice(text);
    const now = practice.view(0);
    practice.free();
    if (now.over) return now.game === 'the-game' && now.won === true;
    const planner = rules.planner(text);
    const { choices, may_end } = planner.state();
    const steps = choices.filter(({ cost }) => cost).toSorted((a, b) => a.cost!.gap - b.cost!.gap);
    const ends = (): boolean => {
      const played = rules.practice(text);
      played.act(['end'], 0);
      const next = played.view(0);
      played.free();
      return won(next.text);
    };
    const all = may_end
      ? ends()
      : steps.every(({ token, cost }) => {
          if (cost!.gap > steps[0]!.cost!.gap) return true;
          const outcome = planner.add(token);
          const next = 'planned' in outcome ? outcome.planned.view.text : '';
          planner.takeBack();
          return won(next);
        });
    planner.free();
    known.set(text, all);
    return all;
  }
  expect(won(view)).toBe(true);
  expect(known.size).toBeGreaterThan(20);
});
