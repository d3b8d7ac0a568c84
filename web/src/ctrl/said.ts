/** What was said: the lines of the talk, and the signals that still stand. */
import type { Event } from '../protocol.ts';
import { placement } from './tokens.ts';

export type Line = { key: string; seat: number; signal?: string; text?: string };
export type Standing = { seat: number; kind: string; pile: string | null };

/** The talk in order: words and signals. A seat's signals of one moment are one line each. */
export function lines(events: readonly Event[]): Line[] {
  return events.flatMap((event) =>
    event.what === 'said'
      ? event.said.map((said, index) => ({ key: `${event.seq}.${index}`, seat: said.seat, ...('text' in said ? { text: said.text } : { signal: said.signal }) }))
      : [],
  );
}

/** Signals that nothing has made void: a pile's until it changes or the seat plays. */
export function standing(events: readonly Event[]): Standing[] {
  const stand = new Map<string, Standing>();
  const drop = (void_: (one: Standing) => boolean): void => {
    for (const [key, one] of stand) if (void_(one)) stand.delete(key);
  };
  for (const event of events) {
    if (event.what === 'said') {
      for (const said of event.said) {
        if (!('signal' in said)) continue;
        const [kind, pile] = said.signal.split('@') as [string, string | undefined];
        stand.set(`${said.seat}@${pile ?? 'mood'}`, { seat: said.seat, kind, pile: pile ?? null });
      }
    } else if (event.what === 'played') {
      for (const step of event.steps) {
        const placed = placement(step.action);
        if (placed && step.seat !== null) drop((one) => one.pile === placed.pile || one.seat === step.seat);
        if (step.action.startsWith('start@')) drop((one) => one.kind === 'would-start' || one.kind === 'rather-not');
      }
    }
  }
  return [...stand.values()];
}
