/** Somebody at a table of this browser, with the page drawn: the real rules, bots and components. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { TableCtrl } from '../ctrl/table.svelte.ts';
import type { Game } from '../games.ts';
import type { Line } from '../net/line.ts';
import type { Up } from '../protocol.ts';
import Table from '../view/Table.svelte';
import { rules, TestTable } from './rules.ts';

/** Longer than the live region waits before it is filled. */
const FILLED = 200;
/** More steps than any game has. */
const MOST = 4_000;

export class Seated {
  readonly stage: HTMLElement;
  /** What came into the live region, in order. */
  readonly heard: string[] = [];
  readonly #page: object;
  readonly #watch: MutationObserver;

  private constructor(
    readonly ctrl: TableCtrl,
    readonly table: TestTable,
  ) {
    this.#page = mount(Table, { target: document.body, props: { ctrl } });
    flushSync();
    this.stage = document.body.querySelector('.stage')!;
    this.#watch = new MutationObserver((changes) => this.#note(changes));
    this.#watch.observe(document.body.querySelector('[data-told]')!, { childList: true, subtree: true });
  }

  static async at(game: Game, seats: number, seed: string, options: object = {}): Promise<Seated> {
    const id = `here-${game}-${seats}-${seed}`;
    const wish = {
      game,
      seats: Array.from({ length: seats }, (_, seat) => (seat ? { bot: 'steady' } : {})),
      help: 'gaps',
      options,
    };
    const table = TestTable.create(id, wish, seed);
    const ctrl = new TableCtrl(id, null, rules);
    const line: Line = {
      send: (up: Up) => {
        for (const down of table.send(JSON.stringify(up))) ctrl.heard(down);
      },
      again: () => undefined,
      close: () => undefined,
    };
    ctrl.connect(() => line);
    ctrl.changed('open');
    ctrl.opened();
    const seated = new Seated(ctrl, table);
    await seated.drawn();
    await new Promise((done) => setTimeout(done, FILLED));
    await seated.drawn();
    return seated;
  }

  #note(changes: MutationRecord[]): void {
    for (const change of changes)
      for (const node of change.addedNodes) if (node instanceof HTMLElement) this.heard.push(node.textContent.trim());
  }

  /** Everything is drawn, also what is fetched first. */
  async drawn(): Promise<void> {
    for (let i = 0; i < 3; i++) {
      flushSync();
      await tick();
    }
  }

  /** Bots play until somebody is asked for something. `each` looks at every position. */
  async others(each: () => Promise<void>): Promise<void> {
    for (let i = 0; i < MOST && !this.ctrl.myTurn && !this.ctrl.view?.over; i++) {
      for (const down of this.table.think()) this.ctrl.heard(down);
      await this.drawn();
      await each();
    }
  }

  /** The next token of a plain player: what costs least, the first that can be done. */
  next(turn: number): string | null {
    const { plan, view } = this.ctrl;
    const [first] = view?.legal ?? [];
    if (first !== undefined && /^(start|take|deal|claim|pass)/.test(first)) {
      const takes = view!.legal.filter((token) => token.startsWith('take@'));
      return takes[turn % Math.max(1, takes.length)] ?? first;
    }
    if (plan.planned?.may_end) return null;
    const ways = plan.choices(null);
    if (view?.game === 'hormigas')
      return ways.toSorted((a, b) => (b.put?.points ?? 0) - (a.put?.points ?? 0))[0]!.token;
    return ways.toSorted((a, b) => (a.cost?.gap ?? 0) - (b.cost?.gap ?? 0))[0]!.token;
  }

  /** Plays to the end, or for so many own turns. `each` looks at every position, with what is planned too. */
  async play(each: () => Promise<void>, turns = MOST): Promise<void> {
    for (let turn = 0; turn < turns && !this.ctrl.view?.over; turn++) {
      await this.others(each);
      for (let token = this.ctrl.view?.over ? null : this.next(turn); token !== null;) {
        this.ctrl.do(token);
        await this.drawn();
        await each();
        token = this.ctrl.myTurn ? this.next(turn) : null;
      }
      if (this.ctrl.myTurn) this.ctrl.commit();
      await this.drawn();
      await each();
    }
  }

  async leave(): Promise<void> {
    this.#watch.disconnect();
    this.ctrl.close();
    await unmount(this.#page);
    localStorage.clear();
  }
}
