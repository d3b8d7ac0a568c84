/** Somebody in a lesson: what is asked for now, what is said of a move that was not asked for, and how to go on. It is
 *  kept where they stopped. */
import { keep, kept } from '../ctrl/memory.ts';
import { TableCtrl } from '../ctrl/table.svelte.ts';
import type { Rules } from '../engine/types.ts';
import type { Game } from '../games.ts';
import { lang } from '../lang/index.svelte.ts';
import type { Occupant, TableInfo } from '../protocol.ts';
import type { Prompt } from '../view/table/prompt.ts';
import { LessonLine, type Teacher } from './line.ts';
import { LESSONS } from './lessons.ts';
import { type Ask, type Done, fits, happened, replyTo, type Scene, where, type Where } from './script.ts';

/** Where somebody stopped. */
type Stopped = { scene: number; played: string[]; looked: number };

const isStopped = (one: unknown): one is Stopped => {
  const { scene, played, looked } = (one ?? {}) as Partial<Stopped>;
  return Number.isInteger(scene) && Number.isInteger(looked) && Array.isArray(played);
};

const person: Occupant = { name: null, joined: true, bot: null };
/** Who teaches sits opposite, where there are two. */
const teacher: Occupant = { name: 'Lola', joined: true, bot: 'steady' };

const tableOf = (game: Game, seats: number): TableInfo => ({
  table: lessonTable(game),
  game,
  seats: seats > 1 ? [person, teacher] : [person],
  options: {},
  talk: 'off',
  help: 'gaps',
  listed: false,
  clock: null,
  phase: 'playing',
  host: 0,
  commitment: '',
  chosen: false,
  series: { games: 0, best: null, wins: [0, 0, 0, 0, 0] },
  rematch: null,
  same: [],
  score: null,
  reveal: null,
});

const lessonTable = (game: Game): string => `lesson-${game}`;
const keyOf = (game: Game): string => `lesson.${game}`;

export class Lesson implements Teacher {
  readonly ctrl: TableCtrl;
  readonly #line: LessonLine;
  readonly #scenes: readonly Scene[];
  #scene = $state(0);
  /** How many things to see were seen in this scene. */
  #looked = $state(0);
  /** The lesson is over. */
  ended = $state(false);

  constructor(
    readonly game: Game,
    rules: Rules,
  ) {
    const script = LESSONS[game];
    this.#scenes = script.scenes;
    this.ctrl = new TableCtrl(lessonTable(game), null, rules);
    this.#line = new LessonLine(rules, tableOf(game, script.seats), this.ctrl, this);
    this.ctrl.connect(() => this.#line);
    this.ctrl.changed('open');
    const stopped = kept<unknown>(keyOf(game));
    if (isStopped(stopped) && this.#scenes[stopped.scene]) this.#lay(stopped.scene, stopped.played, stopped.looked);
    else this.#lay(0);
  }

  get #now(): Scene {
    return this.#scenes[this.#scene]!;
  }

  readonly #played: readonly string[] = $derived.by(() =>
    this.ctrl.events.flatMap((event) =>
      event.what === 'played' ? event.steps.flatMap((step) => (step.seat === 0 ? [step.action] : [])) : [],
    ),
  );
  readonly #done: Done = $derived.by(() => ({
    played: this.#played,
    // What is on its way is asked about by the line.
    planned: this.ctrl.plan.tokens,
    slot: this.ctrl.plan.slot,
    looked: this.#looked,
    over: this.#over,
  }));
  readonly #over: Done['over'] = $derived.by(() => {
    const view = this.ctrl.view;
    if (!view?.over) return null;
    if (view.game === 'face-to-face') return view.winner === 0 ? 'won' : 'lost';
    return view.game === 'hormigas' || view.won ? 'won' : 'lost';
  });
  readonly #where: Where = $derived.by(() => where(this.#now, this.#done));
  readonly ask: Ask | null = $derived.by(() => this.#now.asks[this.#where.ask] ?? null);
  /** How many things there are to do in all, and how many are done. */
  readonly steps: number = $derived.by(() => this.#scenes.reduce((sum, scene) => sum + scene.asks.length, 0));
  readonly step: number = $derived.by(
    () =>
      this.#scenes.slice(0, this.#scene).reduce((sum, scene) => sum + scene.asks.length, 0) +
      (this.ended ? this.#now.asks.length : this.#where.ask),
  );
  /** What is asked for, in words. */
  readonly text: string = $derived.by(() => {
    if (this.#where.lost) return lang.t('lesson-lost');
    return this.ask ? lang.t(`lesson-say-${this.ask.say}`) : '';
  });
  /** What is said of a move that was not asked for. */
  readonly answer: string = $derived.by(() => {
    const { astray } = this.#where;
    return astray === null || this.ctrl.plan.sent ? '' : this.#not(astray);
  });
  /** Pointed at on the board: not what was done already. */
  readonly shown: readonly string[] = $derived.by(() =>
    this.#where.astray === null && this.ctrl.myTurn ? (this.ask?.show ?? []) : [],
  );
  /** Does the learner play on their own now? */
  readonly free: boolean = $derived.by(() => this.ask?.by === 'win');

  #not(token: string): string {
    const special = this.ask?.not?.find(({ moves }) => fits(token, moves));
    return special ? lang.t(`lesson-not-${special.say}`) : lang.t('lesson-not-now');
  }

  /** The main button and the line above the hand, as the lesson has them. */
  prompt(usual: Prompt, first: () => void): Prompt {
    const t = lang.t;
    const button = (label: string, run: () => void): Prompt => ({
      line: '',
      mine: true,
      pips: null,
      main: { label, note: '', able: true, run },
    });
    if (this.ended) return button(t('lesson-first'), first);
    if (this.#where.lost) return button(t('lesson-again'), () => this.#lay(this.#scene));
    if (this.ask?.by === 'look') return button(t('lesson-next'), () => this.#see());
    const asked = this.ask?.by === 'end' || this.free;
    return asked && this.answer === ''
      ? usual
      : { ...usual, main: { ...usual.main, able: false, run: () => this.#wait() } };
  }

  /** The turn is to end before it should. */
  #wait(): void {
    if (this.ctrl.myTurn) this.ctrl.tellOff(this.answer || lang.t('lesson-not-end'));
  }

  /** What was to be seen has been seen. */
  #see(): void {
    if (this.answer) return this.ctrl.tellOff(this.answer);
    this.#looked += 1;
    this.look();
  }

  /** Goes on to what comes next, as if this had been done. */
  skip(): void {
    this.#next();
  }

  /** Begins anew. */
  again(): void {
    this.#lay(0);
  }

  /** Looks how far the learner is: called whenever something has changed. */
  look(): void {
    if (this.ended) return;
    if (this.ask === null && this.#where.astray === null && !this.ctrl.plan.sent) this.#next();
    else this.#keep();
  }

  #next(): void {
    if (this.#scene + 1 < this.#scenes.length) return this.#lay(this.#scene + 1);
    this.ended = true;
    this.ctrl.plan.clear();
    keep(keyOf(this.game), { learnt: true });
    this.ctrl.stage?.sound('won');
  }

  #keep(): void {
    keep(keyOf(this.game), { scene: this.#scene, played: [...this.#played], looked: this.#looked } satisfies Stopped);
  }

  #lay(scene: number, played: readonly string[] = [], looked = 0): void {
    const { view } = this.#scenes[scene]!;
    if (scene !== this.#scene || this.ctrl.view) this.ctrl.plan.clear();
    this.ended = false;
    this.#scene = scene;
    this.#looked = looked;
    try {
      this.#line.lay(scene, view, happened(this.#scenes[scene]!, played));
    } catch {
      // Kept by another version of the lesson.
      this.#looked = 0;
      this.#line.lay(scene, view, []);
    }
    this.ctrl.fresh = [];
    this.#keep();
  }

  // What the line asks.

  asked(actions: readonly string[]): boolean {
    const after = where(this.#now, { ...this.#done, played: [...this.#played, ...actions], planned: [], slot: null });
    if (after.astray === null) return true;
    const said = this.#not(after.astray);
    // After the line's own word.
    queueMicrotask(() => this.ctrl.tellOff(said));
    return false;
  }

  replies(actions: readonly string[]): readonly (readonly string[])[] {
    return replyTo(this.#now, [...this.#played, ...actions]);
  }

  close(): void {
    this.ctrl.close();
  }
}
