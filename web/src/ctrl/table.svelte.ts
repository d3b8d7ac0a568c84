/** The controller of a table: holds what is known of it and decides what to send. It draws nothing,
 *  and what is legal it asks of the rules. */
import { lang } from '../lang/index.svelte.ts';
import type { Line, LinkState, Listener } from '../net/line.ts';
import { type Down, type Event, type Heard, type Sighted, type TableInfo, type Update, VERSION, type You } from '../protocol.ts';
import type { Facts, Rules } from '../engine/types.ts';
import { handlers } from './handlers.ts';
import { kept, rememberGame } from './memory.ts';
import { Outbox, type Wish } from './outbox.ts';
import { Plan } from './plan.svelte.ts';
import { lines, standing } from './said.ts';
import { tell, whyNot } from './story.ts';

/** Shows what somebody did before the board changes, and sounds it. */
export interface Stage {
  show(step: Heard, own: boolean): Promise<void>;
  sound(kind: 'turn' | 'talk' | 'won' | 'lost'): void;
}

/** More updates waiting than this are shown without their movements. */
const MAX_WAITING = 3;
/** Words are read out for the newest events only, not for a whole game on joining. */
const MAX_TOLD = 8;

export class TableCtrl implements Listener {
  link = $state<LinkState>('connecting');
  /** The table can't be had, and why. */
  fatal = $state<string | null>(null);
  you = $state.raw<You | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<Sighted | null>(null);
  events = $state.raw<Event[]>([]);
  present = $state.raw<boolean[]>([]);
  watchers = $state(0);
  /** Who may do now what the host may. */
  host = $state<number | null>(null);
  deadline = $state<number | null>(null);
  /** Cards that were seen to be laid while the view is still to come, by pile. */
  laid = $state.raw<Record<string, number>>({});
  /** What went wrong, or why not, for a short while. */
  notice = $state('');
  /** What happened, for the live region. */
  told = $state('');
  talk = $state.raw<{ text: string; about: string | null; refused: boolean }>({ text: '', about: null, refused: false });
  newSecret = $state.raw<{ seat: number; secret: string } | null>(null);
  /** Go to the rematch as soon as it is known. */
  follow = $state(false);

  readonly plan: Plan;
  readonly outbox: Outbox;
  stage: Stage | null = null;
  #line: Line | null = null;
  #seq: number | undefined;
  /** Actions in the game so far. */
  #ply = 0;
  #waiting: Update[] = [];
  /** Is something still to be shown that has happened already? Then nothing is asked yet. */
  #behind = $state(false);
  #draining = false;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string, readonly secret: string | null, readonly rules: Rules) {
    this.plan = new Plan(rules, id);
    this.outbox = new Outbox(id);
  }

  /** What is drawn: the view, with the plan on it. */
  readonly shown: Sighted | null = $derived.by(() => this.plan.planned?.view ?? this.view);
  readonly facts: Facts | null = $derived.by(() => (this.shown ? this.rules.facts(this.shown.text) : null));
  readonly lines = $derived.by(() => lines(this.events));
  readonly standing = $derived.by(() => standing(this.events));
  readonly seat = $derived.by(() => this.you?.seat ?? null);
  readonly isHost = $derived.by(() => this.host !== null && this.host === this.seat);
  /** Is this seat asked for something? */
  readonly myTurn = $derived.by(() => (this.view?.legal.length ?? 0) > 0 && this.seat !== null && this.laidNothing && !this.#behind);
  get laidNothing(): boolean {
    return Object.keys(this.laid).length === 0;
  }

  connect(open: (listener: Listener) => Line): void {
    this.#line = open(this);
  }

  close(): void {
    this.#line?.close();
  }

  // The line.

  opened(): void {
    const name = kept<string>('name') ?? undefined;
    const { id: table, secret } = this;
    this.#line?.send({ type: 'join', version: VERSION, table, ...(secret ? { secret } : {}), ...(this.#seq === undefined ? {} : { since: this.#seq }), ...(name ? { name } : {}) });
    for (const up of this.outbox.all()) this.#line?.send(up);
  }

  heard(down: Down): void {
    (handlers[down.type] as (ctrl: TableCtrl, down: Down) => void)(this, down);
  }

  changed(state: LinkState): void {
    this.link = state;
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

  async #show(fresh: Event[]): Promise<void> {
    for (const event of fresh) {
      if (event.what !== 'played') continue;
      for (const step of event.steps) {
        // The own planned cards lie there already.
        if (step.seat === this.seat && this.plan.tokens.includes(step.action)) continue;
        await this.stage?.show(step, step.seat === this.seat);
      }
    }
  }

  #apply(update: Update, fresh: Event[]): void {
    const first = this.#seq === undefined;
    const wasMine = this.myTurn;
    const wasOver = this.view?.over ?? true;
    if (update.you) this.you = update.you;
    if (update.table) this.table = update.table;
    this.events = update.whole ? update.events : [...this.events, ...fresh];
    this.#seq = update.seq;
    this.deadline = update.deadline ?? (update.view ? null : this.deadline);
    if (update.view) this.view = update.view;
    this.laid = {};
    this.#ply = update.ply ?? this.#ply;
    if (this.plan.rebase(this.view, this.#ply)) this.tellOff(lang.t.link.elsewhere);
    this.told = first ? this.#standNow() : this.#tellAll(fresh);
    if (!first) this.#sounds(fresh, wasMine, wasOver);
    this.#remember();
  }

  #tellAll(fresh: Event[]): string {
    const t = lang.t;
    const words = fresh.slice(-MAX_TOLD).flatMap((event) => {
      if (event.what === 'played') return event.steps.map((step) => tell(t, step, (seat) => this.who(seat), this.seat));
      if (event.what !== 'said') return [];
      // Bots name all piles before every turn: their signals stand on the piles and are not read out.
      return event.said.filter((said) => !this.table?.seats[said.seat]?.bot && said.seat !== this.seat)
        .map((said) => t.signals.says(this.who(said.seat), 'text' in said ? said.text : this.signalText(said.signal)));
    });
    return [...words, this.#standNow()].join(' ');
  }

  #standNow(): string {
    const t = lang.t;
    if (!this.view) return t.invite.waiting;
    if (this.view.over) return t.over.title;
    if (this.view.turn === null) return '';
    return this.view.turn === this.seat ? `${t.table.yourTurn}.` : `${t.table.turnOf(this.who(this.view.turn))}.`;
  }

  #sounds(fresh: Event[], wasMine: boolean, wasOver: boolean): void {
    if (this.view?.over && !wasOver) this.stage?.sound(this.#iWon() ? 'won' : 'lost');
    else if (this.myTurn && !wasMine) this.stage?.sound('turn');
    else if (fresh.some((event) => event.what === 'said' && event.said.some((said) => 'text' in said))) this.stage?.sound('talk');
  }

  #iWon(): boolean {
    const view = this.view;
    if (!view) return false;
    if ('won' in view) return view.won === true;
    if ('winner' in view) return view.winner === this.seat;
    return 'winners' in view && (view.winners ?? []).includes(this.seat ?? -1);
  }

  #remember(): void {
    const { table, you } = this;
    if (!table || !you || you.seat === null) return;
    rememberGame({ table: this.id, secret: this.secret, game: table.game, seats: table.seats.length, at: Date.now(), over: table.phase === 'over' });
  }

  // What the person does.

  /** Lifts a card, or puts it back. */
  lift(card: number | null): void {
    if (this.plan.sent) return;
    const same = card === null || this.plan.lifted === card;
    this.plan.lifted = same ? null : card;
    if (same) this.told = lang.t.table.dropped;
    // Without help nobody is told where a card fits.
    else if (this.myTurn && this.table?.help !== 'none') this.told = lang.t.table.lifted(card, this.plan.choices(card).length);
  }

  /** Does a token: plans it, or sends it where there is nothing to plan. Says why if it is not legal. */
  do(token: string): boolean {
    const why = this.seat === null ? { code: 'not-your-turn' } : this.plan.why(token);
    if (why) {
      this.tellOff(whyNot(lang.t, why));
      return false;
    }
    if (Plan.isAtOnce(token)) {
      this.plan.sent = true;
      this.send({ type: 'act', ply: this.plan.ply, actions: [token] });
    } else {
      this.plan.add(token);
      this.notice = '';
    }
    return true;
  }

  takeBack(all = false): void {
    if (all) this.plan.clear();
    else this.plan.takeBack();
  }

  /** Sends the planned turn. */
  commit(): void {
    if (this.plan.sent || !this.myTurn) return;
    if (!this.plan.planned?.may_end) {
      const why = this.plan.why('end');
      if (why) this.tellOff(whyNot(lang.t, why));
      return;
    }
    this.plan.sent = true;
    this.send({ type: 'act', ply: this.plan.ply, actions: this.plan.whole() });
  }

  send(wish: Wish): void {
    this.#line?.send(this.outbox.add(wish));
  }

  tellOff(text: string): void {
    clearTimeout(this.#noticeTimer);
    this.notice = text;
    this.#noticeTimer = setTimeout(() => (this.notice = ''), 6_000);
  }

  // Names.

  who(seat: number): string {
    const occupant = this.table?.seats[seat];
    const t = lang.t;
    if (seat === this.seat) return occupant?.name ?? t.table.you;
    if (occupant?.bot && !occupant.name) return `${t.level[occupant.bot]} ${seat + 1}`;
    return occupant?.name ?? t.table.seat(seat + 1);
  }

  signalText(token: string): string {
    const [kind, pile] = token.split('@') as [string, string | undefined];
    const t = lang.t;
    if (!pile) return t.signals.mood[kind] ?? kind;
    return t.signals.onPile(t.signals.pile[kind] ?? kind, (t.table.pile as Record<string, string>)[pile] ?? pile);
  }
}
