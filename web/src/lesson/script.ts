/** What a lesson is made of, and how far somebody is in one: worked out from what was done, so that undoing goes back
 *  in it too. What is legal is not known here. */
import type { Arguments } from '../lang/messages.ts';

type Names<P extends string> = keyof Arguments extends infer N ? (N extends `${P}${infer Rest}` ? Rest : never) : never;
/** The text `lesson-NAME`. */
export type Say = Names<'lesson-say-'>;
/** The text `lesson-not-NAME`: a kind word on a move that was not asked for. */
export type Not = Names<'lesson-not-'>;

/** A token, or where one ends: `@up` is any card there. */
type Move = string;

/** One thing that is asked for. */
export type Ask = {
  say: Say;
  /** What does it: one of these moves; `slots`: the card of Hormigas held over one of these places; `end`: the turn is
   *  sent; `look`: there is only something to see; `win`: everything up to a game that is won. */
  by: readonly Move[] | { slots: readonly number[] } | 'end' | 'look' | 'win';
  /** Pointed at on the board, as a hint is. */
  show?: readonly string[];
  /** What is said of other moves. */
  not?: readonly { moves: readonly Move[]; say: Not }[];
  /** What the rival does then: turn by turn, as tokens. */
  reply?: readonly (readonly string[])[];
};

/** A position, and what is asked for on it, one after the other. */
export type Scene = {
  /** What the learner sees, as a view's line of the rules. */
  view: string;
  asks: readonly Ask[];
};

export type Script = {
  seats: number;
  scenes: readonly Scene[];
};

/** What was done in a scene. */
export type Done = {
  /** Own actions at the table. */
  played: readonly string[];
  /** Those that are planned after them. */
  planned: readonly string[];
  /** Over which place the card of Hormigas is held. */
  slot: number | null;
  /** How many things to see were seen. */
  looked: number;
  /** Has the game been won, or lost? */
  over: 'won' | 'lost' | null;
};

export type Where = {
  /** What is asked for now; all was done: as many as there are. */
  ask: number;
  /** A move that nobody asked for. */
  astray: string | null;
  /** It can't be won any more. */
  lost: boolean;
};

export const fits = (token: string, moves: readonly Move[]): boolean =>
  moves.some((move) => (move.startsWith('@') ? token.endsWith(move) : token === move));

/** How far somebody is in a scene. */
export function where({ asks }: Scene, { played, planned, slot, looked, over }: Done): Where {
  const tokens = [...played, ...planned];
  let [at, seen] = [0, 0];
  const here = (ask: number, astray: string | null = null): Where => ({ ask, astray, lost: false });
  for (const [i, { by }] of asks.entries()) {
    const next = tokens[at] ?? null;
    if (by === 'win') return over === 'won' ? here(i + 1) : { ask: i, astray: null, lost: over === 'lost' };
    if (by === 'look') {
      if (seen === looked) return here(i, next);
      seen += 1;
    } else if (by === 'end') {
      // What was planned is played once the turn is sent; where nothing else ends it, that was its end.
      if (played.length < at) return here(i, next);
      if (next === 'end') at += 1;
    } else if ('slots' in by) {
      if (next !== null) continue;
      if (slot === null) return here(i);
      if (!by.slots.includes(slot)) return here(i, `over@${slot}`);
    } else {
      if (next === null) return here(i);
      if (!fits(next, by)) return here(i, next);
      at += 1;
    }
  }
  return here(asks.length, tokens[at] ?? null);
}

/** What the rival does once these own actions were taken; nothing, if something else is asked for first. */
export function replyTo({ asks }: Scene, played: readonly string[]): readonly (readonly string[])[] {
  let at = 0;
  for (const { by, reply = [] } of asks) {
    if (by === 'end') {
      if (played[at] === 'end') at += 1;
      if (at === played.length) return reply;
    } else if (Array.isArray(by)) at += 1;
    if (at > played.length) break;
  }
  return [];
}

/** All that happened in a scene with these own actions: what the rival did is among them. */
export function happened(scene: Scene, played: readonly string[]): string[] {
  return played.flatMap((token, i) => {
    // A turn that has an end of its own is over with it.
    const over = played[i + 1] !== 'end';
    return [token, ...(over ? replyTo(scene, played.slice(0, i + 1)).flat() : [])];
  });
}
