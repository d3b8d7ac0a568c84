/** What each message of the table leads to: one table, by the message's type. */
import type { Code, Down } from '../protocol.ts';
import { lang } from '../lang/index.svelte.ts';
import { forgetInvitation, groupInvitation, rememberGame } from './memory.ts';
import { refusal, whyNot } from './story.ts';
import type { TableCtrl } from './table.svelte.ts';

type Handlers = { [K in Down['type']]: (ctrl: TableCtrl, down: Extract<Down, { type: K }>) => void };

/** This way in is shut; there may be another. */
const SHUT: Code[] = ['wrong-secret', 'invitation-used', 'key-needed', 'full', 'over'];
/** There is nothing to come back to. */
const FATAL: Code[] = ['no-table', 'version'];

/** What was asked for is done and stored. */
function done(ctrl: TableCtrl, id: string): void {
  const up = ctrl.outbox.answered(id);
  if (up?.type === 'say') ctrl.talk = { text: '', about: null, refused: false };
  if (up?.type === 'rematch') ctrl.follow = true;
}

export const handlers: Handlers = {
  update: (ctrl, update) => {
    if (update.now !== undefined) ctrl.time.tell(update.now);
    else if (!update.whole && update.events.length > 0) ctrl.time.guess(update.events.at(-1)!.at);
    if (update.you) ctrl.welcomed(update.you.seat);
    if (update.ack !== undefined) done(ctrl, update.ack);
    ctrl.receive(update);
    if (update.you) ctrl.sendAgain();
  },

  ack: (ctrl, { id }) => done(ctrl, id),

  checking: (ctrl, { id }) => ctrl.outbox.checking(id),

  refused: (ctrl, { id, code, about }) => {
    const up = ctrl.outbox.answered(id);
    if (id === undefined && SHUT.includes(code)) return ctrl.shut(code, about ?? '');
    if (id === undefined && FATAL.includes(code)) return ctrl.end({ code, who: '' });
    if (id === undefined) ctrl.notExchanged();
    if (up?.type === 'say' && code === 'names-number') {
      ctrl.talk = { text: up.text, about: about ?? null, refused: true };
      return;
    }
    if (up?.type === 'react' && code === 'too-much') return ctrl.tellOff(lang.t('reaction-later'));
    if (up?.type === 'invite' || up?.type === 'free') forgetInvitation(ctrl.id, up.seat, up.invitation);
    if (up?.type === 'invite-all' && up.invitation && groupInvitation(ctrl.id) === up.invitation)
      rememberGame(ctrl.id, { group: null });
    if (up?.type === 'leave') ctrl.stay();
    if (up?.type === 'act') ctrl.plan.sent = false;
    if (up?.type === 'act' && code === 'moved-on') {
      ctrl.plan.clear();
      ctrl.tellOff(lang.t('link-elsewhere'));
      return;
    }
    // Of an action the rules here know why.
    const why = code === 'illegal' && about ? ctrl.plan.why(about) : null;
    ctrl.tellOff(why ? whyNot(lang.t, why, (seat) => ctrl.who(seat)) : refusal(lang.t, code));
  },

  presence: (ctrl, { seats, away, watchers, host }) => {
    // Whoever has just gone tells what time it is.
    const gone = away.find((at, seat) => at !== null && ctrl.away[seat] === null);
    if (gone) ctrl.time.guess(gone);
    ctrl.host = host;
    ctrl.devices = seats;
    ctrl.away = away;
    ctrl.watchers = watchers;
  },

  pong: () => {},
};
