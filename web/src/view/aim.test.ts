import { beforeEach, expect, it } from 'vitest';
import { Plan } from '../ctrl/plan.svelte.ts';
import type { TableCtrl } from '../ctrl/table.svelte.ts';
import { rules } from '../testing/rules.ts';
import type { Scene } from './scene.ts';
import { aim, backs, hinted, planned, takeBackFrom } from './aim.ts';

const LANES =
  'ascenso-descenso viewer=0 seats=3 turn=0 rows=1,5,9/2,8,33/71,67/72,68 hands=12,34,41,45,52,66/?6/?6 draw=?44';

beforeEach(() => localStorage.clear());

function scene(help: Scene['help'] = 'hints', myTurn = true): Scene & { ctrl: TableCtrl } {
  const plan = new Plan(rules, 'here-1');
  plan.rebase({ text: LANES }, 4);
  const ctrl = { plan, myTurn, takeBack: () => plan.takeBack() } as unknown as TableCtrl;
  return { ctrl, help, hint: [], game: 'ascenso-descenso' } as unknown as Scene & { ctrl: TableCtrl };
}

it('says of the lifted card where it goes, and what that costs, as far as help allows', () => {
  const shown = scene();
  expect(aim(shown, 'up1')).toEqual({ lifted: null, fits: false, cannot: false, cost: null });
  shown.ctrl.plan.lifted = 12;
  expect(aim(shown, 'up1')).toMatchObject({ lifted: 12, fits: true, cannot: false, cost: { gap: 3 } });
  expect(aim(shown, 'up2')).toEqual({ lifted: 12, fits: false, cannot: true, cost: null });
  const legal = scene('legal');
  legal.ctrl.plan.lifted = 12;
  expect(aim(legal, 'up1')).toEqual({ lifted: 12, fits: true, cannot: false, cost: null });
  const none = scene('none');
  none.ctrl.plan.lifted = 12;
  expect(aim(none, 'up2')).toEqual({ lifted: 12, fits: false, cannot: false, cost: null });
});

it('lights a jump where the rules allow it, and only there', () => {
  const shown = scene();
  expect(backs(shown).size, 'no jump before a card').toBe(0);
  shown.ctrl.plan.add('41@up2');
  expect([...backs(shown)].map(([pile, cost]) => [pile, cost.card, cost.gap])).toEqual([['up2', 34, -7]]);
  shown.ctrl.plan.add('12@up1');
  expect(backs(shown).size, 'the row was left').toBe(0);
  shown.ctrl.plan.takeBack();
  expect(backs(scene('none')).size).toBe(0);
});

it('knows the places in the turn, and takes back from one on', () => {
  const shown = scene();
  for (const token of ['41@up2', '12@up1', '45@up2']) expect(shown.ctrl.plan.add(token)).toBeNull();
  expect(planned(shown, 'up2')).toEqual([
    { card: 41, order: 1 },
    { card: 45, order: 3 },
  ]);
  expect(hinted({ ...shown, hint: ['66@down2', '52@down1'] }, 'down1')).toEqual([{ card: 52, order: 5 }]);
  takeBackFrom(shown, 2);
  expect(shown.ctrl.plan.tokens).toEqual(['41@up2']);
});
