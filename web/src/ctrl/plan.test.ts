import { beforeEach, expect, it } from 'vitest';
import type { Planner, Rules } from '../engine/types.ts';
import { rules } from '../testing/rules.ts';
import { Plan } from './plan.svelte.ts';

const VIEW = {
  text: 'the-game viewer=0 seats=2 start=0 turn=0 tops=40,1,100,60 hands=30,41,45,62,70,97,98/?7 draw=?80 gone=39,40,59,60',
};

/** The rules, with every call into the WebAssembly counted. */
function counted(): { rules: Rules; calls: string[] } {
  const calls: string[] = [];
  const count = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, name, self) {
        const found: unknown = Reflect.get(target, name, self);
        if (typeof found !== 'function') return found;
        return (...given: unknown[]): unknown => {
          calls.push(String(name));
          const answer: unknown = Reflect.apply(found, target, given);
          return name === 'planner' ? count(answer as Planner) : answer;
        };
      },
    });
  return { rules: count(rules), calls };
}

beforeEach(() => localStorage.clear());

it('a placed card is one call, and reads no view again', () => {
  const { rules, calls } = counted();
  const plan = new Plan(rules, 'here-1');
  plan.rebase(VIEW, 4);
  expect(calls).toEqual(['planner', 'state']);
  calls.length = 0;
  expect(plan.add('30@up1')).toBeNull();
  expect(plan.planned).toMatchObject({ tokens: ['30@up1'], may_end: false, facts: { symbols: [] } });
  expect(plan.choices(41).map((choice) => choice.token)).toContain('41@up1');
  expect(calls).toEqual(['add']);
  expect(plan.add('30@up1')).toEqual({ code: 'not-in-hand', card: 30 });
  plan.takeBack();
  expect(plan.tokens).toEqual([]);
  plan.rebase(VIEW, 4);
  expect(calls, 'the same view is not read again').toEqual(['add', 'add', 'takeBack']);
});

it('a plan is found again by its position, and only if all of it still holds', () => {
  const planned = (): Plan => {
    const plan = new Plan(rules, 'here-1');
    plan.sit(0);
    return plan;
  };
  const first = planned();
  first.rebase(VIEW, 4);
  first.add('30@up1');
  first.add('41@up1');
  const second = planned();
  second.rebase(null, 4);
  second.rebase(VIEW, 4);
  expect(second.tokens).toEqual(['30@up1', '41@up1']);
  expect(second.whole()).toEqual(['30@up1', '41@up1', 'end']);
  const moved = planned();
  moved.rebase(VIEW, 5);
  expect(moved.tokens).toEqual([]);
  const other = planned();
  other.rebase({ text: VIEW.text.replace('30,41', '30,42') }, 4);
  expect(other.tokens, 'half a plan is none').toEqual([]);
});

it('a card put into a hand of Hormigas is taken back to its place, then into the air', () => {
  const plan = new Plan(rules, 'here-1');
  const put =
    'hormigas viewer=0 seats=2 hand=4 round=0 turns=2 phase=put middle=85!,-,? held=30! hands=10,90,40,50/?,?,?,? draw=?99 discard= totals=0,0 scores=0,0';
  plan.rebase({ text: put }, 5);
  plan.slot = 1;
  expect(plan.choices(null).filter((choice) => choice.token.startsWith('put@1-'))).toMatchObject([
    { put: { dropped: 10 } },
    { put: { dropped: 90, ordered: true } },
  ]);
  expect(plan.add('put@1-right')).toBeNull();
  expect(plan.slot).toBeNull();
  expect(plan.planned).toMatchObject({
    view: { hand: [10, 30, 40, 50] },
    facts: { stretches: [{ first: 0, cards: 4 }, null] },
  });
  plan.takeBack();
  expect(plan.slot).toBe(1);
  plan.takeBack();
  expect(plan.slot).toBeNull();
  plan.slot = 2;
  plan.rebase({ text: put }, 6);
  expect(plan.slot, 'it was of another position').toBeNull();
});
