/** The hint: asked for, shown on the board, gone the moment it is stale. */
import type { TableCtrl } from '../../ctrl/table.svelte.ts';
import { ask } from '../../engine/client.ts';
import type { Hint } from '../../wasm.ts';

const THOUGHT = 900;

export class Advice {
  thinking = $state(false);
  failed = $state(false);
  #hint = $state.raw<{ ply: number; said: Hint | null } | null>(null);
  #asked = 0;

  constructor(readonly ctrl: TableCtrl) {}

  /** The hint that stands: nothing else has been planned since, and nobody has played. `null`: there is none. */
  readonly said: Hint | null = $derived.by(() => {
    const [hint, { plan, myTurn }] = [this.#hint, this.ctrl];
    if (!hint?.said || !myTurn || plan.sent || hint.ply !== plan.ply) return null;
    return plan.tokens.every((token, i) => hint.said!.actions[i] === token) ? hint.said : null;
  });
  /** What of it is still to be done. */
  readonly actions: readonly string[] = $derived.by(
    () => this.said?.actions.slice(this.ctrl.plan.tokens.length).filter((token) => token !== 'end') ?? [],
  );
  /** Was it asked, and there is nothing to decide? */
  readonly nothing = $derived.by(() => this.#hint?.said === null && this.#hint.ply === this.ctrl.plan.ply);

  async ask(): Promise<void> {
    const { view, plan, events, signals } = this.ctrl;
    if (!view || this.thinking || !this.ctrl.myTurn || plan.sent) return;
    // Old turns of a long game are missing: what is there goes on without a gap up to now.
    const played = events.filter((event) => event.what === 'played');
    const past = { missed: played[0]?.ply ?? 0, steps: played.flatMap((event) => event.steps) };
    const [ply, asked] = [plan.ply, ++this.#asked];
    this.thinking = true;
    this.failed = false;
    try {
      const said = await ask('hint', { view: view.text, past, standing: signals, milliseconds: THOUGHT });
      if (asked === this.#asked) this.#hint = { ply, said };
      // It is thought from the turn's beginning: what was planned otherwise is taken back.
      if (said && !plan.tokens.every((token, i) => said.actions[i] === token)) this.ctrl.takeBack(true);
    } catch {
      this.failed = true;
    }
    this.thinking = false;
  }

  /** Plans what the hint says, as far as it can be planned. */
  play(): void {
    for (const token of this.actions) if (!this.ctrl.do(token)) break;
  }

  drop(): void {
    this.#asked += 1;
    this.#hint = null;
  }
}
