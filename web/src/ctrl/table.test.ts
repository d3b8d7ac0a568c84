import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lang } from '../lang/index.svelte.ts';
import type { Line } from '../net/line.ts';
import type { Update, Up } from '../protocol.ts';
import { rules, TestTable } from '../testing/rules.ts';
import type { Link } from './entry.ts';
import { groupInvitation, kept, ownGame, rememberGame } from './memory.ts';
import { TableCtrl } from './table.svelte.ts';

/** A table behind a line that can be cut: what is sent while it is cut is lost, as on a train. */
class Train implements Line {
  sent: Up[] = [];
  cut = false;
  /** Messages arrive, answers do not. */
  deaf = false;
  /** Kinds of messages that do not arrive. */
  lost = new Set<Up['type']>();
  again = vi.fn();
  close = vi.fn();
  constructor(
    readonly ctrl: TableCtrl,
    readonly table: TestTable,
  ) {}
  send(up: Up): void {
    if (this.cut || this.lost.has(up.type)) return;
    this.sent.push(up);
    const downs = this.table.send(JSON.stringify(up));
    if (!this.deaf) for (const down of downs) this.ctrl.heard(down);
  }
  /** What was sent of a kind. */
  of(type: Up['type']): Up[] {
    return this.sent.filter((up) => up.type === type);
  }
}

const wish = (seats: number): object => ({
  game: 'the-game',
  seats: Array.from({ length: seats }, (_, i) => (i ? { bot: 'steady' } : {})),
  help: 'gaps',
});

function sit(
  seats = 1,
  id = 'here-1',
  table = TestTable.create(id, wish(seats), '7'),
  link: Link = null,
): { ctrl: TableCtrl; line: Train } {
  const ctrl = new TableCtrl(id, link, rules);
  open.push(ctrl);
  const line = new Train(ctrl, table);
  ctrl.connect(() => line);
  ctrl.changed('open');
  ctrl.opened();
  return { ctrl, line };
}

const hand = (ctrl: TableCtrl): number[] => (ctrl.shown && 'hand' in ctrl.shown ? (ctrl.shown.hand ?? []) : []);
const next = (ctrl: TableCtrl): string => ctrl.plan.choices(null)[0]!.token;

const open: TableCtrl[] = [];
beforeAll(() => lang.use('en'));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const ctrl of open.splice(0)) ctrl.close();
  vi.useRealTimers();
});

/** As the browser tells the other tabs. */
const tellTabs = (key: string): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key: `subibaja.${key}` }));

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
    expect(ctrl.notice).toMatch(/don’t have 1/);
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
    open.push(elsewhere);
    elsewhere.changed('open');
    elsewhere.opened();
    ctrl.do(ctrl.plan.choices(null).at(-1)!.token);
    elsewhere.plan.clear();
    elsewhere.do(next(elsewhere));
    elsewhere.do(next(elsewhere));
    elsewhere.commit();
    ctrl.opened();
    expect(ctrl.plan.tokens).toEqual([]);
    expect(ctrl.notice).toMatch(/moved on/);
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
    expect(ctrl.told.at(-1)!.text).toBe('You start. Your turn.');
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
    expect(ctrl.fatal).toEqual({ code: 'no-table', who: '' });
  });
});

describe('a server’s table', () => {
  const served = (link: Link = null, table?: TestTable): { ctrl: TableCtrl; line: Train } => sit(1, 't1', table, link);
  const sendTurn = (ctrl: TableCtrl): void => {
    ctrl.do(next(ctrl));
    ctrl.do(next(ctrl));
    ctrl.commit();
  };

  it('is asked again after four seconds, with the same id, and says so', () => {
    const { ctrl, line } = served({ key: 'k' });
    line.deaf = true;
    sendTurn(ctrl);
    expect(ctrl.progress).toBe('sending');
    vi.advanceTimersByTime(3_000);
    expect(line.of('act')).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(line.of('act')).toHaveLength(2);
    expect(line.of('act')[1]).toEqual(line.of('act')[0]);
    expect(ctrl.progress).toBe('again');
    ctrl.changed('lost');
    expect(ctrl.progress).toBe('waiting');
    vi.advanceTimersByTime(20_000);
    expect(line.of('act'), 'nobody shouts into a dead line').toHaveLength(2);
  });

  it('that is being checked keeps the id until it is known', () => {
    const { ctrl, line } = served({ key: 'k' });
    line.deaf = true;
    sendTurn(ctrl);
    const [{ id }] = ctrl.outbox.all() as readonly { id: string }[] as [{ id: string }];
    ctrl.heard({ type: 'checking', id });
    vi.advanceTimersByTime(60_000);
    expect(ctrl.progress).toBe('checking');
    expect(new Set(line.of('act').map((up) => (up as { id: string }).id))).toEqual(new Set([id]));
    expect(ctrl.plan.sent).toBe(true);
    ctrl.heard({ type: 'refused', id, code: 'not-stored', reason: 'no' });
    expect(ctrl.progress).toBe('none');
    expect(ctrl.plan.sent).toBe(false);
    expect(ctrl.plan.tokens, 'the plan is still there').toHaveLength(2);
  });

  it('gets the turn of a tab that was closed while sending, after the device’s restart too', () => {
    const { ctrl, line } = served({ key: 'k' });
    line.cut = true;
    sendTurn(ctrl);
    const [act] = ctrl.outbox.all();
    ctrl.close();
    sessionStorage.clear();
    const again = served(null, line.table);
    expect(again.line.of('act')).toEqual([act]);
    expect(again.ctrl.plan.ply).toBe(3);
    expect(kept('outbox.t1.0')).toBeNull();
  });

  it('shows a turn that is on its way after a reload, with its cards', () => {
    const { ctrl, line } = served({ key: 'k' });
    line.cut = true;
    sendTurn(ctrl);
    ctrl.close();
    const again = new TableCtrl('t1', null, rules);
    const deaf = new Train(again, line.table);
    deaf.lost.add('act');
    open.push(again);
    again.connect(() => deaf);
    again.changed('open');
    again.opened();
    expect(again.plan.sent).toBe(true);
    expect(again.plan.tokens).toHaveLength(2);
    expect(hand(again)).toHaveLength(6);
    expect(again.do(next(again)), 'nothing is planned upon it').toBe(true);
    expect(again.plan.tokens).toHaveLength(2);
  });

  it('in two tabs is sent the turn by either, and once it is answered by neither', () => {
    const one = served({ key: 'k' });
    const two = served(null, one.line.table);
    one.line.cut = true;
    sendTurn(one.ctrl);
    tellTabs('outbox.t1.0');
    expect(two.ctrl.plan.sent, 'it is on its way').toBe(true);
    expect(two.line.of('act'), 'the other tab is sending it').toHaveLength(0);
    one.ctrl.close();
    two.line.deaf = true;
    vi.advanceTimersByTime(5_000);
    expect(two.line.of('act'), 'the other tab is gone').toEqual(one.ctrl.outbox.all());
    // A third tab got the answer.
    const [{ id }] = two.ctrl.outbox.all() as readonly { id: string }[] as [{ id: string }];
    const third = served(null, one.line.table);
    third.ctrl.heard({ type: 'ack', id, seq: 3 });
    tellTabs('outbox.t1.0');
    expect(two.ctrl.outbox.all()).toEqual([]);
    expect(two.ctrl.plan.sent).toBe(false);
  });

  it('that lost the answer to a join is asked again with both, then with the key alone', () => {
    const { ctrl, line } = served({ invitation: 'inv' });
    const [first] = line.of('join') as { secret?: string; key?: string }[];
    expect(first).toMatchObject({ secret: 'inv', key: ownGame('t1')!.secret });
    ctrl.opened();
    expect(line.of('join')[1]).toMatchObject({ secret: first!.key });
    expect(line.of('join')[1]).not.toHaveProperty('key');
  });

  it('turns out other devices with a fresh key, on the same line', () => {
    const { ctrl, line } = served({ key: 'k' });
    ctrl.turnOutOthers();
    const join = line.of('join').at(-1) as { secret?: string; key?: string };
    expect(join.secret).toBe('k');
    expect(ownGame('t1')).toMatchObject({ secret: join.key, next: null });
    ctrl.opened();
    expect(line.of('join').at(-1)).toMatchObject({ secret: join.key });
  });

  it('that does not take a fresh key is joined with the old one', () => {
    const { ctrl, line } = served({ key: 'k' });
    line.deaf = true;
    ctrl.turnOutOthers();
    const { key } = line.of('join').at(-1) as { key: string };
    ctrl.heard({ type: 'refused', code: 'too-much', reason: 'too much has been changed' });
    expect(line.again).toHaveBeenCalledTimes(1);
    ctrl.opened();
    expect(line.of('join').at(-1)).toMatchObject({ secret: key });
    ctrl.heard({ type: 'refused', code: 'wrong-secret', reason: 'no' });
    ctrl.opened();
    expect(line.of('join').at(-1)).toMatchObject({ secret: 'k' });
    expect(ctrl.fatal).toBeNull();
  });

  it('that refuses us is left for good, unless there is another way', () => {
    rememberGame('t1', { secret: 'void' });
    const { ctrl, line } = served({ key: 'k' });
    ctrl.heard({ type: 'refused', code: 'wrong-secret', reason: 'no' });
    expect(line.again).toHaveBeenCalledTimes(1);
    expect(line.close).not.toHaveBeenCalled();
    ctrl.opened();
    ctrl.voided();
    expect(line.close).toHaveBeenCalledTimes(1);
    expect(ctrl.fatal).toEqual({ code: 'turned-out', who: '' });
  });

  it('whose invitation was used says who sits there, and is not knocked at again', () => {
    const ctrl = new TableCtrl('t2', { invitation: 'inv' }, rules);
    const line = { send: vi.fn(), again: vi.fn(), close: vi.fn() };
    open.push(ctrl);
    ctrl.connect(() => line);
    ctrl.opened();
    ctrl.heard({ type: 'refused', code: 'invitation-used', reason: 'used', about: 'Ana' });
    expect(ctrl.fatal).toEqual({ code: 'invitation-used', who: 'Ana' });
    expect(line.close).toHaveBeenCalled();
    expect(line.again).not.toHaveBeenCalled();
  });

  it('asks nothing of a seat that a bot keeps', () => {
    const { ctrl } = served({ key: 'k' });
    expect(ctrl.myTurn).toBe(true);
    const seats = [{ ...ctrl.table!.seats[0]!, bot: 'steady' as const }];
    ctrl.heard({ type: 'update', seq: 99, events: [], table: { ...ctrl.table!, seats } });
    expect(ctrl.myTurn).toBe(false);
    expect(ctrl.keptByBot).toBe(true);
  });

  it('has a clock of its own', () => {
    const { ctrl } = served({ key: 'k' });
    const wrong = Date.now() + 3_600_000;
    ctrl.heard({ type: 'update', seq: 99, events: [], deadline: wrong + 30_000, now: wrong });
    expect(ctrl.deadline! - ctrl.time.now()).toBe(30_000);
  });

  it('keeps an invitation before it is sent, and drops it when it was refused', () => {
    const { ctrl, line } = served({ key: 'k' });
    line.deaf = true;
    ctrl.invite(1);
    const { invitation, id } = line.of('invite')[0] as { invitation: string; id: string };
    expect(ownGame('t1')!.invitations).toEqual({ 1: invitation });
    ctrl.heard({ type: 'refused', id, code: 'seat-taken', reason: 'taken' });
    expect(ownGame('t1')!.invitations).toEqual({});
  });

  it('keeps the link of a group in the same way, and forgets one that is void', () => {
    const ctrl = new TableCtrl('t4', { key: 'k' }, rules);
    open.push(ctrl);
    ctrl.outbox.sit(0);
    const last = () => ctrl.outbox.all().at(-1) as { type: string; id: string; invitation?: string };
    ctrl.inviteAll();
    expect(last()).toMatchObject({ type: 'invite-all', invitation: groupInvitation('t4') });
    expect(last().invitation).toHaveLength(26);
    ctrl.heard({ type: 'refused', id: last().id, code: 'not-host', reason: 'no' });
    expect(groupInvitation('t4')).toBeUndefined();
    ctrl.inviteAll();
    ctrl.inviteNobody();
    expect(groupInvitation('t4')).toBeUndefined();
    expect(last()).not.toHaveProperty('invitation');
  });

  it('that one has left is forgotten, and not knocked at again', () => {
    const ctrl = new TableCtrl('t5', { key: 'k' }, rules);
    const line = { send: vi.fn(), again: vi.fn(), close: vi.fn() };
    open.push(ctrl);
    ctrl.connect(() => line);
    ctrl.opened();
    ctrl.welcomed(1);
    expect(ownGame('t5')).toBeDefined();
    ctrl.leave();
    expect(ctrl.outbox.all().at(-1)).toMatchObject({ type: 'leave' });
    ctrl.heard({ type: 'refused', code: 'wrong-secret', reason: 'void' });
    expect(ctrl.left).toBe(true);
    expect(ctrl.fatal).toBeNull();
    expect(ownGame('t5')).toBeUndefined();
    expect(line.again).not.toHaveBeenCalled();
  });

  it('whose seats are all taken is not knocked at again', () => {
    const ctrl = new TableCtrl('t3', { invitation: 'inv', group: true }, rules);
    const line = { send: vi.fn(), again: vi.fn(), close: vi.fn() };
    open.push(ctrl);
    ctrl.connect(() => line);
    ctrl.opened();
    ctrl.heard({ type: 'refused', code: 'full', reason: 'full' });
    expect(ctrl.fatal).toEqual({ code: 'full', who: '' });
    expect(line.again).not.toHaveBeenCalled();
    expect(ownGame('t3')).toBeUndefined();
  });
});
