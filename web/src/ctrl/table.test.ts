import { beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '../net/line.ts';
import type { Down, Update, Up } from '../protocol.ts';
import { LocalTable, rules } from '../testing/rules.ts';
import { TableCtrl } from './table.svelte.ts';

/** A table behind a line that can be cut: what is sent while it is cut is lost, as on a train. */
class Train implements Line {
  sent: Up[] = [];
  cut = false;
  constructor(readonly ctrl: TableCtrl, readonly table: LocalTable) {}
  send(up: Up): void {
    if (this.cut) return;
    this.sent.push(up);
    const downs = JSON.parse(this.table.send(JSON.stringify(up), 0)) as Down[];
    for (const down of downs) this.ctrl.heard(down);
  }
  close(): void {}
}

const wish = (seats: number): string => JSON.stringify({ game: 'the-game', seats: Array.from({ length: seats }, (_, i) => (i ? { bot: 'steady' } : {})), help: 'gaps' });

function sit(seats = 1, id = 'here-1', table = LocalTable.create(id, wish(seats), '7', 0)): { ctrl: TableCtrl; line: Train } {
  const ctrl = new TableCtrl(id, null, rules);
  const line = new Train(ctrl, table);
  ctrl.connect(() => line);
  ctrl.changed('open');
  ctrl.opened();
  return { ctrl, line };
}

const hand = (ctrl: TableCtrl): number[] => (ctrl.shown && 'hand' in ctrl.shown ? ctrl.shown.hand ?? [] : []);
const next = (ctrl: TableCtrl): string => ctrl.plan.choices(null)[0]!.token;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a turn is planned, then sent', () => {
  it('shows what is planned to oneself, takes it back, and sends nothing', () => {
    const { ctrl, line } = sit();
    const before = hand(ctrl);
    expect(ctrl.do(next(ctrl))).toBe(true);
    expect(hand(ctrl)).toHaveLength(before.length - 1);
    ctrl.takeBack();
    expect(hand(ctrl)).toEqual(before);
    expect(line.sent.map((up) => up.type)).toEqual(['join']);
  });

  it('sends the whole turn at once, and clears the plan when it is done', () => {
    const { ctrl, line } = sit();
    ctrl.do(next(ctrl));
    ctrl.do(next(ctrl));
    const plan = ctrl.plan.tokens;
    ctrl.commit();
    const act = line.sent.at(-1);
    expect(act).toMatchObject({ type: 'act', ply: 0, actions: [...plan, 'end'] });
    expect(ctrl.plan.tokens).toEqual([]);
    expect(ctrl.plan.ply).toBe(3);
    expect(ctrl.outbox.all()).toHaveLength(0);
    expect(hand(ctrl)).toHaveLength(8);
  });

  it('says why not, and does nothing', () => {
    const { ctrl, line } = sit();
    ctrl.commit();
    expect(ctrl.notice).toMatch(/2 more cards/);
    expect(ctrl.do('1@up1')).toBe(false);
    expect(ctrl.notice).toMatch(/don’t hold 1/);
    expect(line.sent).toHaveLength(1);
  });
});

describe('a lost connection loses nothing', () => {
  it('sends again what was not answered', () => {
    const { ctrl, line } = sit();
    ctrl.do(next(ctrl));
    ctrl.do(next(ctrl));
    line.cut = true;
    ctrl.changed('lost');
    ctrl.commit();
    expect(ctrl.plan.sent).toBe(true);
    expect(ctrl.outbox.all()).toHaveLength(1);
    line.cut = false;
    ctrl.changed('open');
    ctrl.opened();
    expect(ctrl.plan.ply).toBe(3);
    expect(ctrl.outbox.all()).toHaveLength(0);
    expect(line.sent.filter((up) => up.type === 'act')).toHaveLength(1);
  });

  it('keeps plan and unanswered messages over a reload', () => {
    const { ctrl, line } = sit();
    ctrl.do(next(ctrl));
    const again = sit(1, 'here-1', line.table);
    expect(again.ctrl.plan.tokens).toEqual(ctrl.plan.tokens);
    again.ctrl.do(next(again.ctrl));
    again.line.cut = true;
    again.ctrl.commit();
    const third = sit(1, 'here-1', line.table);
    expect(third.ctrl.plan.ply).toBe(3);
    expect(third.line.sent.map((up) => up.type)).toEqual(['join', 'act']);
  });

  it('drops a plan for a position that is gone, and says so', () => {
    const { ctrl, line } = sit();
    const elsewhere = new TableCtrl('here-1', null, rules);
    elsewhere.connect(() => new Train(elsewhere, line.table));
    elsewhere.opened();
    ctrl.do(next(ctrl));
    elsewhere.plan.clear();
    elsewhere.do(next(elsewhere));
    elsewhere.do(next(elsewhere));
    elsewhere.commit();
    ctrl.opened();
    expect(ctrl.plan.tokens).toEqual([]);
    expect(ctrl.notice).toMatch(/gone on/);
  });
});

describe('updates', () => {
  it('are taken once, in order', () => {
    const { ctrl } = sit(2);
    const events = ctrl.events.length;
    const seq = ctrl.events.at(-1)!.seq;
    const update: Update = { seq, events: ctrl.events.slice(-1) };
    ctrl.heard({ type: 'update', ...update });
    expect(ctrl.events).toHaveLength(events);
  });

  it('tell of what happened, and who is on turn', () => {
    const { ctrl } = sit(2);
    ctrl.do('start@0');
    expect(ctrl.told).toMatch(/First turn: You\./);
    expect(ctrl.told).toMatch(/Your turn/);
  });
});

describe('talk', () => {
  it('keeps a refused sentence with its reason', () => {
    const { ctrl } = sit(2);
    const said = ctrl.outbox.add({ type: 'say', text: 'I have the thirty' });
    ctrl.heard({ type: 'refused', id: said.id, code: 'names-number', reason: 'a number', about: 'thirty' });
    expect(ctrl.talk).toEqual({ text: 'I have the thirty', about: 'thirty', refused: true });
  });

  it('leaves for good where there is no table', () => {
    const { ctrl } = sit();
    ctrl.heard({ type: 'refused', code: 'no-table', reason: 'no such table' });
    expect(ctrl.fatal).toMatch(/no such table/);
  });
});
