/** A way to a table that is there to learn at. The rules answer, and nothing is kept: whoever teaches says what may be
 *  done, and what the rival does then. */
import type { PracticeGame, Rules } from '../engine/types.ts';
import type { Line, Listener } from '../net/line.ts';
import type { By, TableInfo, Up, Update, ViewerEvent } from '../protocol.ts';

/** So long the rival thinks. */
const THOUGHT = 700;
/** Positions of one scene are counted from a number of their own, so that a plan for one is no plan for another; none
 *  is a game's first. */
const PLIES = 1_000;
const LEARNER = 0;

export interface Teacher {
  /** The learner wants to do this: may it be done? */
  asked(actions: readonly string[]): boolean;
  /** It will be done: what the rival does then, turn by turn. */
  replies(actions: readonly string[]): readonly (readonly string[])[];
}

export class LessonLine implements Line {
  #game: PracticeGame | null = null;
  #seq = 0;
  #ply = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly rules: Rules,
    private readonly table: TableInfo,
    private readonly listener: Listener,
    private readonly teacher: Teacher,
  ) {}

  /** Lays a scene's position, after what was done on it already. */
  lay(scene: number, view: string, done: readonly string[]): void {
    this.close();
    this.#ply = (scene + 1) * PLIES;
    this.#game = this.rules.practice(view);
    const steps = done.length > 0 ? this.#game.act([...done], LEARNER) : [];
    const ply = this.#ply;
    this.#ply += done.length;
    this.#tell({
      you: { seat: LEARNER },
      table: this.table,
      whole: true,
      events: steps.length > 0 ? [this.#event('person', ply, steps)] : [],
      view: this.#game.view(LEARNER),
      ply: this.#ply,
    });
  }

  send(up: Up): void {
    if (up.type !== 'act' || !this.#game) return;
    const { id, actions } = up;
    const allowed = this.teacher.asked(actions);
    const replies = allowed ? this.teacher.replies(actions) : [];
    if (!allowed || !this.#act('person', actions, id))
      return this.listener.heard({ type: 'refused', id, code: 'illegal', reason: '' });
    replies.forEach((turn, i) => {
      this.#timers.push(setTimeout(() => this.#act('bot', [...turn]), THOUGHT * (i + 1)));
    });
  }

  /** Does something; `false` if the rules don't allow it. */
  #act(by: By, actions: string[], ack?: string): boolean {
    const ply = this.#ply;
    try {
      const steps = this.#game!.act(actions, LEARNER);
      this.#ply += actions.length;
      this.#tell({ ...(ack ? { ack } : {}), events: [this.#event(by, ply, steps)], ply: this.#ply });
      return true;
    } catch {
      return false;
    }
  }

  #event(by: By, ply: number, steps: ReturnType<PracticeGame['act']>): ViewerEvent {
    this.#seq += 1;
    return { seq: this.#seq, at: Date.now(), what: 'played', ply, by, steps };
  }

  #tell(update: Omit<Update, 'seq'>): void {
    this.listener.heard({ type: 'update', seq: this.#seq, ...update });
  }

  again(): void {}

  close(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#game?.free();
    this.#game = null;
  }
}
