/** Tables for the gallery: the real rules and the real controller, with nothing stored and nobody to wait for. */
import { LocalTable } from '../../../wasm/subibaja_wasm.js';
import { localWish } from '../../ctrl/games.ts';
import { forgetGame } from '../../ctrl/memory.ts';
import { TableCtrl } from '../../ctrl/table.svelte.ts';
import { loadRules } from '../../engine/load.ts';
import { rules } from '../../engine/rules.ts';
import type { Game } from '../../games.ts';
import type { Line, Listener } from '../../net/line.ts';
import type { Down, Up } from '../../protocol.ts';
import type { TeamView } from '../scene.ts';

const RANDOM = new Uint8Array(32).fill(7);

/** A line to a table that forgets everything: whatever it hands out is taken for stored. */
class ShownLine implements Line {
  constructor(
    private readonly table: LocalTable,
    private readonly listener: Listener,
  ) {
    listener.changed('open');
    queueMicrotask(() => listener.opened());
  }

  send(up: Up): void {
    this.#settle(this.table.send(JSON.stringify(up), 0));
  }

  #settle(text: string): void {
    const { tell, store } = JSON.parse(text) as { tell: Down[]; store: unknown };
    for (const down of tell) this.listener.heard(down);
    if (store) this.#settle(this.table.stored(0));
  }

  close(): void {
    this.table.free();
  }

  again(): void {
    this.listener.opened();
  }
}

async function shown(id: string, log: string): Promise<TableCtrl> {
  const table = LocalTable.open(JSON.stringify({ ...(JSON.parse(log) as object), table: id }), RANDOM, 0);
  const ctrl = new TableCtrl(id, null, rules);
  ctrl.connect((listener) => new ShownLine(table, listener));
  for (let tries = 0; !ctrl.view && tries < 100; tries++) await new Promise((resolve) => setTimeout(resolve));
  await forget(ctrl);
  return ctrl;
}

/** What is shown is no game of anybody's: it is not kept among the own ones. */
export async function forget(ctrl: TableCtrl): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  forgetGame(ctrl.id);
}

/** A game at its beginning, its first turn ours. */
export async function dealt(game: Game, seats: number, name = ''): Promise<TableCtrl> {
  await loadRules();
  const wish = { ...localWish(game, seats - 1, 'steady'), options: { start: 0 }, seed: 'gallery' };
  return shown(`here-gallery-${game}-${seats}${name}`, LocalTable.create(JSON.stringify(wish), RANDOM, 0));
}

/** The Game alone at its end: won with every card placed, or lost with cards left. */
export async function ended(won: boolean): Promise<TableCtrl> {
  const ctrl = await dealt('the-game', 1, won ? '-won' : '-lost');
  const view = ctrl.view as TeamView;
  ctrl.table = { ...ctrl.table!, phase: 'over' };
  ctrl.view = { ...view, over: true, won, turn: null, legal: [], ...(won ? { left: 0, hand: [] } : { left: 23 }) };
  return ctrl;
}
