/** What each message of the table leads to: one table, by the message's type. */
import type { Down } from '../protocol.ts';
import { lang } from '../lang/index.svelte.ts';
import { refusal } from './story.ts';
import type { TableCtrl } from './table.svelte.ts';

type Handlers = { [K in Down['type']]: (ctrl: TableCtrl, down: Extract<Down, { type: K }>) => void };

/** Without a table these leave nothing to come back to. */
const FATAL = ['no-table', 'wrong-secret', 'version'];

/** What was asked for is done and stored. */
function done(ctrl: TableCtrl, id: string, secret?: string): void {
  const up = ctrl.outbox.answered(id);
  if (up?.type === 'say') ctrl.talk = { text: '', about: null, refused: false };
  if (up?.type === 'secret' && secret) ctrl.newSecret = { seat: up.seat, secret };
  if (up?.type === 'rematch') ctrl.follow = true;
}

export const handlers: Handlers = {
  update: (ctrl, update) => {
    if (update.ack !== undefined) done(ctrl, update.ack);
    ctrl.receive(update);
  },

  ack: (ctrl, { id, secret }) => done(ctrl, id, secret),

  refused: (ctrl, { id, code, reason, about }) => {
    const up = ctrl.outbox.answered(id);
    if (FATAL.includes(code)) {
      ctrl.fatal = refusal(lang.t, code, reason);
      return;
    }
    if (up?.type === 'say' && code === 'names-number') {
      ctrl.talk = { text: up.text, about: about ?? null, refused: true };
      return;
    }
    if (up?.type === 'act') ctrl.plan.sent = false;
    if (up?.type === 'act' && code === 'moved-on') {
      ctrl.plan.clear();
      ctrl.tellOff(lang.t.link.elsewhere);
      return;
    }
    ctrl.tellOff(refusal(lang.t, code, reason));
  },

  presence: (ctrl, { seats, watchers, host }) => {
    ctrl.host = host;
    ctrl.present = seats;
    ctrl.watchers = watchers;
  },

  pong: () => {},
};
