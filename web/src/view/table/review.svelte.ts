/** Looking back at a finished game: any position of its record, as a seat saw it or with all cards. */
import { isLocal } from '../../ctrl/memory.ts';
import { tell } from '../../ctrl/story.ts';
import type { TableCtrl } from '../../ctrl/table.svelte.ts';
import { ask } from '../../engine/client.ts';
import { lang } from '../../lang/index.svelte.ts';
import { fetchRecord } from '../../net/http.ts';
import type { Step } from '../../wasm.ts';
import type { Scene } from '../scene.ts';

export class Review {
  record = $state<string | null>(null);
  failed = $state(false);
  on = $state(false);
  viewer = $state('everything');
  ply = $state(0);
  plies = $state(0);

  constructor(readonly ctrl: TableCtrl) {}

  fetch(): void {
    const { id, entry, rules, seat } = this.ctrl;
    if (!rules) return;
    this.failed = false;
    const fetched = isLocal(id) ? ask('record', { id }) : fetchRecord(id, entry.secret);
    fetched
      .then((text) => {
        this.viewer = seat === null ? 'everything' : String(seat);
        this.plies = rules.step(text, 0, 'everything').plies;
        this.ply = this.plies;
        this.record = text;
      })
      .catch(() => (this.failed = true));
  }

  readonly step: Step | null = $derived.by(() =>
    this.on && this.record !== null && this.ctrl.rules
      ? this.ctrl.rules.step(this.record, this.ply, this.viewer)
      : null,
  );
  readonly seat = $derived.by(() => (this.viewer === 'everything' ? null : Number(this.viewer)));
  readonly scene: Scene | null = $derived.by(() => {
    const { step, ctrl } = this;
    const table = ctrl.table;
    if (!step || !table) return null;
    return {
      view: step.view,
      seat: this.seat,
      game: table.game,
      help: table.help,
      seats: table.seats.length,
      who: (seat: number) => ctrl.who(seat),
      facts: ctrl.rules?.facts(step.view.text) ?? null,
      laid: {},
      standing: [],
      last: {},
      fresh: [],
      hint: [],
      round: null,
      ctrl: null,
      hands: step.hands,
      middle: step.middle,
    };
  });

  /** What led to the position. A record has the actions, not what came of them: what was drawn or dropped is seen on
   *  the board. */
  readonly words: string = $derived.by(() => {
    const { step, ctrl } = this;
    const t = lang.t;
    if (!step) return '';
    const { action, by } = step;
    if (action === null) return t('stepper-beginning');
    const put = /^put@(\d+)-/.exec(action);
    if (by !== null && put)
      return t('table-did-place', { who: ctrl.who(by), what: t('hormigas-put-here', { count: Number(put[1]) }) });
    if (by !== null && action === 'end') return t('table-did-place', { who: ctrl.who(by), what: t('assist-end') });
    return tell(
      t,
      ctrl.game,
      { seat: by, action },
      (seat) => ctrl.who(seat),
      this.seat === ctrl.seat ? ctrl.seat : null,
    );
  });

  move(to: number): void {
    this.ply = Math.max(0, Math.min(this.plies, to));
  }
}
