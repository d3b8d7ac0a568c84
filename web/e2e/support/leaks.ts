/** Checks after a game that no message held a card that its seat may not see. */
import { expect } from 'vitest';
import type { Down, ViewJson } from '../../src/protocol.ts';
import { rules } from '../../src/testing/rules.ts';

/** Every view that was sent, or follows from what was, is the very view that the rules give the seat at that point; every step
 *  tells cards of its own seat only; nothing tells the deal before the end. */
export function nothingLeaked(heard: Down[], record: string, seat: number | null): number {
  const viewer = seat === null ? 'spectator' : String(seat);
  let views = 0;
  let view: ViewJson | null = null;
  for (const down of heard) {
    if (down.type !== 'update') continue;
    const fresh = down.events;
    const steps = fresh.flatMap((event) => (event.what === 'played' ? event.steps : []));
    view = down.view ?? (view && steps.length > 0 ? rules.follow(view.text, steps) : view);
    if (view && down.ply !== undefined) {
      expect(view).toEqual(rules.step(record, down.ply, viewer).view);
      views += 1;
    }
    if (!view?.over && down.table && down.table.phase !== 'over') expect(down.table.reveal).toBeNull();
    for (const event of fresh)
      if (event.what === 'played')
        for (const step of event.steps) {
          if (step.seat !== seat) expect(Array.isArray(step.drawn), JSON.stringify(step)).toBe(false);
          if (seat === null) expect(step.hand).toBeUndefined();
          if (step.card !== undefined && step.seat !== seat) {
            const before = rules.step(record, event.ply + event.steps.indexOf(step), viewer).view;
            const place = Number(step.action.slice('take@'.length)) - 1;
            const open = before.game === 'hormigas' && before.middle[place]?.[1];
            expect(open, 'only an open card is told to others').toBe(true);
          }
        }
  }
  return views;
}
