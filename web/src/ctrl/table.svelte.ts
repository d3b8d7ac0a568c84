/** The controller of a table: holds what is known of it and decides what to send. It draws nothing,
 *  and what is legal it asks of the rules. */
import type { Game } from '../games.ts';
import { lang } from '../lang/index.svelte.ts';
import type { Line, LinkState, Listener } from '../net/line.ts';
import {
  type Code,
  type Down,
  type ViewerEvent,
  type EventJson,
  type ViewJson,
  type TableInfo,
  type Update,
  type You,
} from '../protocol.ts';
import type { Rules } from '../engine/types.ts';
import type { Choice, Facts, Reason } from '../wasm.ts';
import { never } from '../never.ts';
import { handlers } from './handlers.ts';
import { ServerClock } from './clock.svelte.ts';
import { Entry, type Link } from './entry.ts';
import { keepCommitment } from './fair.ts';
import { forgetGame, isLesson, isLocal, keepInvitation, ownGame, rememberGame } from './memory.ts';
import { Outbox, type Wish } from './outbox.svelte.ts';
import { Plan } from './plan.svelte.ts';
import { settle } from './route.svelte.ts';
import { type Changes, changes, type Line as Spoken, lines, standing, timedOut } from './said.ts';
import { freshSecret } from './secrets.ts';
import { inRows, moodText, newsText, onPile, pileLabel, pileShort, signalText, whyNot } from './story.ts';
import { type Told, toldOf } from './told.ts';
import { placement } from './tokens.ts';

/** Shows what happens, and sounds it. */
export interface Stage {
  /** What somebody did, before the board changes. */
  show(step: EventJson, own: boolean): Promise<void>;
  /** A game begins. */
  dealt(): void;
  /** Something was planned, and what it means; was taken back, the last first; was not possible. The board changes
   *  at once: nothing waits for these. */
  planned(token: string, choice: Choice | null): void;
  tookBack(tokens: string[]): void;
  refused(token: string, why: Reason, text: string): void;
  sound(kind: 'lift' | 'turn' | 'signal' | 'talk' | 'won' | 'lost'): void;
}

/** Why the table can't be had; `who`: who sits there, if the invitation was used. */
export type End = { code: Code | 'turned-out'; who: string };

/** What becomes of what was sent: it waits for the line, is on its way, is asked again, is being checked. */
export type Progress = 'none' | 'waiting' | 'sending' | 'again' | 'checking';

/** How often we look whether an answer is overdue. */
const LOOK = 1_000;
/** More updates waiting than this are shown without their movements. */
const MAX_WAITING = 3;
/** Words are read out for the newest events only, not for a whole game on joining. */
const MAX_TOLD = 8;
/** So much of what was read out stays to be read again. */
const MAX_KEPT = 12;

export class TableCtrl implements Listener {
  link = $state<LinkState>('connecting');
  /** The table can't be had, and why. */
  fatal = $state.raw<End | null>(null);
  you = $state.raw<You | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<ViewJson | null>(null);
  events = $state.raw<ViewerEvent[]>([]);
  /** By seat: how many devices have it open, and since when its person has been away. */
  devices = $state.raw<number[]>([]);
  away = $state.raw<(number | null)[]>([]);
  watchers = $state(0);
  /** Who may do now what the host may. */
  host = $state<number | null>(null);
  deadline = $state<number | null>(null);
  /** Cards that were seen to be laid while the view is still to come, by pile. */
  laid = $state.raw<Record<string, number>>({});
  /** Cards that are new in the own hand and were not touched yet. */
  fresh = $state.raw<readonly number[]>([]);
  /** What went wrong, or why not, for a short while. */
  notice = $state('');
  /** Counts the notices: the same one again is read out again. */
  noticed = $state(0);
  /** What happened, for the live region: the latest, each once. */
  told = $state.raw<readonly Told[]>([]);
  talk = $state.raw<{ text: string; about: string | null; refused: boolean }>({
    text: '',
    about: null,
    refused: false,
  });
  /** The browser keeps nothing: what is here lasts as long as the page, or its address. */
  unkept = $state(false);
  /** Counts what changed among the own games, for those who show it. */
  kept = $state(0);
  /** The own seat was given up: there is nothing to come back to. */
  left = $state(false);
  #leaving = false;
  /** Go to the rematch as soon as it is known. */
  follow = $state(false);

  /** The rules; a table is drawn before they have come. */
  rules = $state.raw<Rules | null>(null);
  readonly plan: Plan;
  readonly outbox: Outbox;
  readonly entry: Entry;
  readonly time = new ServerClock();
  stage: Stage | null = null;
  /** Told of a token before it is planned, and of what could be done instead. */
  onPlan: ((token: string, choices: readonly Choice[]) => void) | null = null;
  #line: Line | null = null;
  #seq: number | undefined;
  /** Actions in the game so far. */
  #ply = $state(0);
  /** Has the server let us in on this line? */
  #in = false;
  #look: ReturnType<typeof setInterval> | undefined;
  #waiting: Update[] = [];
  /** Is something still to be shown that has happened already? Then nothing is asked yet. */
  #behind = $state(false);
  #draining = false;
  /** What was seen to change at seats. */
  #changes = $state.raw<Changes>(changes([], []));
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    link: Link,
    rules: Rules | null,
  ) {
    this.rules = rules;
    this.plan = new Plan(rules, id);
    this.outbox = new Outbox(id, () => this.#onItsWay());
    this.entry = new Entry(id, link);
  }

  /** What is drawn: the view, with the plan on it. */
  readonly shown: ViewJson | null = $derived.by(() => this.plan.planned?.view ?? this.view);
  readonly facts: Facts | null = $derived.by(() => this.plan.planned?.facts ?? null);
  readonly lines = $derived.by(() => lines(this.events, this.#changes));
  /** The signals that stand, by seat, as the table tells them; none where nobody may give any. */
  signals = $state.raw<string[][] | null>(null);
  readonly standing = $derived.by(() => standing(this.signals ?? []));
  readonly seat = $derived.by(() => this.you?.seat ?? null);
  /** May this seat do now what the host may? */
  readonly actsAsHost = $derived.by(() => this.host !== null && this.host === this.seat);
  /** The host itself: nobody invites or frees in its place. */
  readonly isHost = $derived.by(() => this.seat !== null && this.table?.host === this.seat);
  /** May this seat show the others a picture? Where people play in silence not while they do. */
  readonly reacts = $derived.by(() => {
    const { table, seat } = this;
    if (!table || seat === null || isLocal(this.id)) return false;
    const others = table.seats.some((one, place) => place !== seat && one.joined);
    return others && (table.talk !== 'off' || table.phase !== 'playing');
  });
  /** Does a bot keep the own seat? */
  readonly keptByBot = $derived.by(() => this.seat !== null && this.table?.seats[this.seat]?.bot != null);
  /** Is this seat asked for something? */
  readonly myTurn = $derived.by(
    () =>
      (this.view?.legal.length ?? 0) > 0 && this.seat !== null && !this.keptByBot && this.laidNothing && !this.#behind,
  );
  /** What becomes of what was sent. */
  readonly progress: Progress = $derived.by(() => {
    const pending = this.outbox.pending;
    if (pending.length === 0) return 'none';
    if (this.link !== 'open') return 'waiting';
    if (pending.some((one) => one.checking)) return 'checking';
    return pending.some((one) => one.tries > 1) ? 'again' : 'sending';
  });
  /** The seat whose last turn the clock has ended. */
  readonly timedOut = $derived.by(() => timedOut(this.events));
  get laidNothing(): boolean {
    return Object.keys(this.laid).length === 0;
  }

  /** The rules have come: from now on turns are planned. */
  use(rules: Rules): void {
    this.rules = rules;
    this.plan.use(rules);
  }

  connect(open: (listener: Listener) => Line): void {
    this.#line = open(this);
    this.#look = setInterval(() => this.#ask(false), LOOK);
  }

  close(): void {
    clearInterval(this.#look);
    this.outbox.close();
    this.#line?.close();
  }

  /** Does not wait for the next try. */
  retry(): void {
    this.#line?.again();
  }

  // The line.

  opened(): void {
    this.#in = false;
    this.#join();
  }

  #join(): void {
    this.#line?.send(this.entry.join(this.#seq, this.rules !== null));
  }

  /** The server has let us in. */
  welcomed(seat: number | null): void {
    this.entry.welcomed(seat);
    this.kept += 1;
    if (!isLocal(this.id)) {
      this.unkept = this.entry.unkept;
      settle(this.id, this.entry.hash);
    }
    if (seat !== null) {
      this.outbox.sit(seat);
      this.plan.sit(seat);
    }
    this.#in = true;
  }

  /** Sends again what was not answered on an earlier line. */
  sendAgain(): void {
    this.#ask(true);
  }

  /** Sends what has no answer yet. */
  #ask(fresh: boolean): void {
    if (!this.#in || this.link !== 'open') return;
    // A table in this browser loses no message: it may only be busy.
    for (const up of this.outbox.due(fresh, !isLocal(this.id))) this.#line?.send(up);
  }

  /** Another tab may have sent the turn, or got its answer. */
  #onItsWay(): void {
    this.plan.sent = this.outbox.all().some((up) => up.type === 'act' && up.ply === this.plan.ply);
  }

  /** This way in is shut: there may be another. */
  shut(code: Code, who: string): void {
    if (this.#leaving) return this.#gone();
    if (this.entry.refused()) this.#line?.again();
    else this.end({ code: this.entry.seated && code !== 'invitation-used' ? 'turned-out' : code, who });
  }

  /** A fresh key was not taken: the seat is still ours, by that key or by the old one. */
  notExchanged(): void {
    if (!this.#in && this.entry.doubt()) this.#line?.again();
  }

  voided(): void {
    if (!this.fatal) this.shut('wrong-secret', '');
  }

  /** There is nothing to come back to. */
  end(why: End): void {
    this.fatal = why;
    this.close();
  }

  heard(down: Down): void {
    (handlers[down.type] as (ctrl: TableCtrl, down: Down) => void)(this, down);
  }

  changed(state: LinkState): void {
    this.link = state;
    if (state !== 'open') this.#in = false;
  }

  stored(kept: boolean): void {
    this.unkept = !kept;
  }

  // What came.

  receive(update: Update): void {
    this.#waiting.push(update);
    this.#behind = true;
    if (!this.#draining) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    for (let update = this.#waiting.shift(); update; update = this.#waiting.shift()) {
      const fresh = update.events.filter((event) => event.seq > (this.#seq ?? 0));
      if (this.stage && !update.whole && this.#waiting.length < MAX_WAITING) await this.#show(fresh);
      this.#behind = this.#waiting.length > 0;
      this.#apply(update, fresh);
    }
    this.#draining = false;
  }

  async #show(fresh: ViewerEvent[]): Promise<void> {
    for (const event of fresh) {
      if (event.what !== 'played') continue;
      for (const step of event.steps) {
        // The own planned cards lie there already.
        if (step.seat === this.seat && this.plan.tokens.includes(step.action)) continue;
        await this.stage?.show(step, step.seat === this.seat);
      }
    }
  }

  /** The view after an update: sent with it, or followed by the rules. `undefined`: something was missed. */
  #follow(update: Update, fresh: ViewerEvent[]): ViewJson | null | undefined {
    const steps = fresh.flatMap((event) => (event.what === 'played' ? event.steps : []));
    if (update.view || !this.view || steps.length === 0) return update.view ?? this.view;
    if (!this.rules) return undefined;
    try {
      return this.rules.follow(this.view.text, steps);
    } catch {
      return undefined;
    }
  }

  #apply(update: Update, fresh: ViewerEvent[]): void {
    const view = this.#follow(update, fresh);
    if (view === undefined) {
      // Whoever comes again is shown the whole, from the last event that was understood.
      this.#waiting = [];
      this.#line?.again();
      return;
    }
    const first = this.#seq === undefined;
    const rematch = !first && update.table?.rematch != null && this.table?.rematch == null;
    const earlier = update.whole ? [] : this.events;
    const wasMine = this.myTurn;
    const wasOver = this.view?.over ?? true;
    if (update.whole) this.#changes = changes([], update.events);
    else if (this.table) this.#changes = changes(this.table.seats, fresh, this.#changes);
    if (update.you) this.you = update.you;
    if (update.table) this.table = update.table;
    if (update.table) keepCommitment(update.table, update.ply ?? this.#ply);
    this.events = update.whole ? update.events : [...this.events, ...fresh];
    this.#seq = update.seq;
    this.signals = update.standing ?? (update.whole ? null : this.signals);
    this.deadline = update.deadline ?? (update.ply === undefined ? this.deadline : null);
    this.fresh = first ? [] : this.#freshCards(view);
    const begins = this.view === null && view !== null;
    const turned = first || begins || this.view?.turn !== view?.turn;
    const { tokens: planned } = this.plan;
    this.view = view;
    this.laid = {};
    this.#ply = update.ply ?? this.#ply;
    if (begins && this.#ply === 0) this.stage?.dealt();
    const played = fresh
      .flatMap((event) => (event.what === 'played' ? event.steps : []))
      .filter((step) => step.seat === this.seat);
    if (this.view?.over) this.plan.clear();
    if (
      this.plan.rebase(
        this.view,
        this.#ply,
        played.map((step) => step.action),
      )
    )
      this.tellOff(lang.t('link-elsewhere'));
    this.#onItsWay();
    this.say(
      ...(first ? [] : this.#tellAll(fresh, earlier, planned)),
      ...(first || begins ? [this.#handNow(this.#ply === 0)] : []),
      ...(turned ? [this.#standNow()] : []),
      ...(rematch && !this.follow ? [lang.t('over-rematch-ready')] : []),
    );
    if (!first) this.#sounds(fresh, wasMine, wasOver);
    this.#remember();
  }

  /** The cards that have come to the hand since it was last touched. */
  #freshCards(view: ViewJson | null): readonly number[] {
    const [before, hand] = [this.view?.hand ?? [], view?.hand ?? []];
    if (before.length === 0) return [];
    return hand.filter((card) => this.fresh.includes(card) || !before.includes(card));
  }

  /** Has something read out, once. */
  say(...sentences: string[]): void {
    const text = sentences.filter(Boolean).join(' ');
    if (text === '') return;
    const id = (this.told.at(-1)?.id ?? 0) + 1;
    this.told = [...this.told.slice(1 - MAX_KEPT), { id, text }];
  }

  #tellAll(fresh: ViewerEvent[], earlier: readonly ViewerEvent[], planned: readonly string[]): string[] {
    const t = lang.t;
    const recent = fresh.slice(-MAX_TOLD);
    const lines = this.lines.filter((line) => line.seq >= (recent[0]?.seq ?? Infinity));
    // News stand above the hand, which is read out by itself.
    const news = lines.filter((line) => line.news);
    if (news.length > 0) this.tellOff(news.map((line) => this.lineText(line)).join(' '));
    const to = { t, list: (items: readonly string[]) => this.#list(items), who: (seat: number) => this.who(seat) };
    return recent.flatMap((event) => {
      if (event.what === 'played')
        return toldOf(event.steps, earlier, { ...to, game: this.game, you: this.seat, planned });
      if (event.what === 'reacted' && event.seat !== this.seat)
        return t('says', { who: this.who(event.seat), what: t(`reaction-${event.reaction}`) });
      // What bots say stands on the piles and is not read out.
      return lines
        .filter((line) => line.seq === event.seq && !line.news && !line.bot && line.seat !== this.seat)
        .map((line) => this.#spoken(line));
    });
  }

  #spoken(line: Spoken): string {
    const t = lang.t;
    const who = this.speaker(line);
    const [kind, pile] = (line.signal ?? '').split('@') as [string, string | undefined];
    if (pile) {
      const about = pileLabel(t, this.game, pile);
      return t('says-of-pile', { who, pile: about, what: signalText(t, this.game, kind) });
    }
    return t('says', { who, what: this.lineText(line) });
  }

  #list(items: readonly string[]): string {
    return new Intl.ListFormat(lang.locale).format(items);
  }

  /** The own cards, for whoever comes to the table or is dealt a hand. */
  #handNow(dealt: boolean): string {
    const t = lang.t;
    const hand = this.view?.hand ?? [];
    if (!this.view || this.view.over || hand.length === 0) return '';
    const cards = hand.join(', ');
    return dealt ? t('table-told-deal', { cards }) : t('table-told-hand', { cards });
  }

  /** Whose turn it is: of bots one hears as they have played. */
  #standNow(): string {
    const t = lang.t;
    if (!this.view) return t('invite-waiting');
    const { turn, over, legal } = this.view;
    if (turn === null) return !over && legal.some((token) => token.startsWith('start@')) ? t('table-choose') : '';
    if (turn === this.seat) return `${t('table-your-turn')}.`;
    return this.table?.seats[turn]?.bot ? '' : `${t('table-turn-of', { who: this.who(turn) })}.`;
  }

  #sounds(fresh: ViewerEvent[], wasMine: boolean, wasOver: boolean): void {
    if (this.view?.over && !wasOver) this.stage?.sound(this.#iWon() ? 'won' : 'lost');
    else if (this.myTurn && !wasMine) this.stage?.sound('turn');
    else {
      const said = fresh.flatMap((event) => (event.what === 'said' ? event.said : []));
      if (said.some((one) => 'text' in one)) this.stage?.sound('talk');
      // Bots name all piles before every turn.
      else if (said.some((one) => !one.bot && one.seat !== this.seat)) this.stage?.sound('signal');
      else if (fresh.some((event) => event.what === 'reacted' && event.seat !== this.seat)) this.stage?.sound('signal');
    }
  }

  #iWon(): boolean {
    const view = this.view;
    if (!view) return false;
    switch (view.game) {
      case 'the-game':
      case 'ascenso-descenso':
        return view.won === true;
      case 'face-to-face':
        return view.winner === this.seat;
      case 'hormigas':
        return (view.winners ?? []).includes(this.seat ?? -1);
      default:
        return never(view);
    }
  }

  #remember(): void {
    const { table, you } = this;
    if (!table || !you || you.seat === null || isLesson(this.id)) return;
    rememberGame(this.id, {
      game: table.game,
      seats: table.seats.length,
      at: Date.now(),
      over: table.phase === 'over',
    });
    // The next game of the same people has the same keys.
    const own = ownGame(this.id);
    if (table.rematch && own?.secret && !ownGame(table.rematch)) {
      rememberGame(table.rematch, {
        secret: own.secret,
        next: own.next ?? null,
        game: table.game,
        seats: table.seats.length,
        at: Date.now(),
      });
    }
  }

  // What the person does.

  /** Lifts a card, or puts it back. */
  lift(card: number | null): void {
    if (card !== null && this.fresh.includes(card)) this.fresh = this.fresh.filter((one) => one !== card);
    const before = this.plan.lifted;
    const same = card === null || before === card;
    this.plan.lifted = same ? null : card;
    if (!same) this.stage?.sound('lift');
    if (same) this.say(before === null ? '' : lang.t('table-dropped'));
    // Without help nobody is told where a card fits.
    else if (this.myTurn && this.table?.help !== 'none') this.say(this.#lifted(card));
  }

  #lifted(card: number): string {
    const where = { card, count: this.plan.choices(card).length };
    return inRows(this.game) ? lang.t('table-lifted-row', where) : lang.t('table-lifted', where);
  }

  /** Does a token: plans it, or sends it where there is nothing to plan. Says why if it is not legal. */
  do(token: string): boolean {
    const atOnce = Plan.isAtOnce(token);
    // What needs no planning waits for no rules: the view says what is legal.
    if (!this.plan.ready && !(atOnce && this.view?.legal.includes(token))) {
      this.tellOff(lang.t('site-loading'));
      return false;
    }
    const choices = this.plan.planned?.choices ?? [];
    const missing = this.#missing;
    if (!atOnce) this.onPlan?.(token, choices);
    const why = atOnce || this.seat === null ? this.#whyNow(token) : this.plan.add(token);
    if (why) {
      const text = whyNot(lang.t, why, (seat) => this.who(seat));
      this.tellOff(text);
      this.stage?.refused(token, why, text);
      return false;
    }
    if (atOnce) {
      this.plan.sent = true;
      this.send({ type: 'act', ply: this.plan.ply, actions: [token] });
    } else {
      this.notice = '';
      const choice = choices.find((one) => one.token === token) ?? null;
      this.#sayPlanned(token, choice, missing);
      this.stage?.planned(token, choice);
    }
    return true;
  }

  get #missing(): number {
    const view = this.shown;
    return view && view.game !== 'hormigas' ? view.missing : 0;
  }

  /** What was planned, and how many cards are still to come. */
  #sayPlanned(token: string, choice: Choice | null, before: number): void {
    const t = lang.t;
    const placed = placement(token);
    const held = this.view?.game === 'hormigas' ? this.view.held : null;
    if (choice?.put && held !== null) this.say(t('hormigas-put-drop', { card: held, dropped: choice.put.dropped }));
    if (!placed || this.shown?.game === 'hormigas') return;
    const missing = this.#missing;
    this.say(
      t('table-planned', { card: placed.card, on: onPile(t, this.game, placed.pile) }),
      missing > 0
        ? t('prompt-still', { count: missing })
        : this.plan.choices(null).length === 0
          ? t('prompt-no-more')
          : before > 0
            ? t('prompt-more')
            : '',
    );
  }

  #whyNow(token: string): Reason | null {
    return this.seat === null ? { code: 'not-your-turn' } : this.plan.why(token);
  }

  takeBack(all = false): void {
    const before = this.plan.tokens;
    if (all) this.plan.clear();
    else this.plan.takeBack();
    const gone = before.slice(this.plan.tokens.length).reverse();
    const cards = gone.flatMap((token) => placement(token)?.card ?? []);
    if (cards.length > 0) this.say(lang.t('table-took-back', { cards: this.#list(cards.map(String)) }));
    else if (gone.length > 0) this.say(lang.t('hormigas-took-back'));
    this.stage?.tookBack(gone);
  }

  /** Sends the planned turn. */
  commit(): void {
    if (this.plan.sent || !this.myTurn) return;
    if (!this.plan.planned?.may_end) {
      const why = this.plan.why('end');
      if (why) this.tellOff(whyNot(lang.t, why, (seat) => this.who(seat)));
      return;
    }
    this.plan.sent = true;
    this.send({ type: 'act', ply: this.plan.ply, actions: this.plan.whole() });
  }

  /** Sends a message; as long as it has no answer it is kept and sent again. */
  send(wish: Wish): void {
    this.outbox.add(wish);
    this.#ask(false);
  }

  /** Asks somebody to a seat that nobody has: a fresh link, which voids an earlier one. */
  invite(seat: number): void {
    this.#invitation(seat, (invitation) => this.send({ type: 'invite', seat, invitation }));
  }

  /** Frees a seat whose person is gone, and makes a link to it. */
  free(seat: number): void {
    this.#invitation(seat, (invitation) => this.send({ type: 'free', seat, invitation }));
  }

  /** Makes one link for everyone who is still to come, which voids an earlier one. It is kept before it is sent. */
  inviteAll(): void {
    const invitation = freshSecret();
    rememberGame(this.id, { group: invitation });
    this.kept += 1;
    this.send({ type: 'invite-all', invitation });
  }

  /** Voids the link for everyone. */
  inviteNobody(): void {
    rememberGame(this.id, { group: null });
    this.kept += 1;
    this.send({ type: 'invite-all' });
  }

  /** Makes a link for those who look on, which voids an earlier one of this seat. */
  show(): void {
    const watch = freshSecret();
    rememberGame(this.id, { watch });
    this.kept += 1;
    this.send({ type: 'show', watch });
  }

  /** Gives up the own seat. The key opens nothing from then on. */
  leave(): void {
    this.#leaving = true;
    this.send({ type: 'leave' });
  }

  /** The server did not take the leave. */
  stay(): void {
    this.#leaving = false;
  }

  #gone(): void {
    forgetGame(this.id);
    this.left = true;
    this.close();
  }

  /** A seat was taken from outside: comes again, with its key. */
  sitDown(): void {
    this.entry.lookOnNoMore();
    this.#in = false;
    this.#line?.again();
  }

  #invitation(seat: number, send: (invitation: string) => void): void {
    const invitation = freshSecret();
    keepInvitation(this.id, seat, invitation);
    this.kept += 1;
    send(invitation);
  }

  /** Hands a seat to its person: whoever had it, or somebody who is invited. */
  giveBack(seat: number): void {
    this.send({ type: 'seat', seat });
    if (this.isHost && !this.table?.seats[seat]?.joined) this.invite(seat);
  }

  /** Makes a fresh key for the own seat: whoever has the old one is turned out. */
  turnOutOthers(): void {
    if (!this.#in || this.entry.unkept) return;
    this.entry.renew();
    this.#in = false;
    this.#join();
  }

  tellOff(text: string): void {
    clearTimeout(this.#noticeTimer);
    this.notice = text;
    this.noticed += 1;
    this.#noticeTimer = setTimeout(() => (this.notice = ''), 6_000);
  }

  // Names.

  get game(): Game {
    return this.table!.game;
  }

  who(seat: number): string {
    const occupant = this.table?.seats[seat];
    const t = lang.t;
    if (seat === this.seat) return occupant?.name ?? t('you-label');
    if (occupant?.bot && !occupant.name) return `${t(`level-${occupant.bot}`)} ${seat + 1}`;
    return occupant?.name ?? t('seat-label', { number: seat + 1 });
  }

  /** Who said a line: the name of that time. */
  speaker(line: Spoken): string {
    if (line.name === null || line.name === this.table?.seats[line.seat]?.name) return this.who(line.seat);
    return line.name;
  }

  lineText(line: Spoken): string {
    if (line.news)
      return newsText(
        lang.t,
        line.news,
        line.name ?? this.who(line.seat),
        line.seat === this.seat && line.news !== 'freed',
      );
    return line.text ?? this.signalText(line.signal!);
  }

  signalText(token: string): string {
    const [kind, pile] = token.split('@') as [string, string | undefined];
    const t = lang.t;
    if (!pile) return moodText(t, kind);
    return t('signal-on-pile', { pile: pileShort(t, pile), said: signalText(t, this.game, kind) });
  }
}
