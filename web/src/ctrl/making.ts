/** Making a table: its secrets are made here and kept before they are sent, so that a lost answer loses no table. The
 *  server makes what it is asked for once, however often it is asked. */
import { createTable, Failed } from '../net/http.ts';
import type { CreateTable, Created } from '../protocol.ts';
import { keepCommitment } from './fair.ts';
import { keep, kept, rememberGame } from './memory.ts';
import { freshSecret } from './secrets.ts';

/** What someone wishes, without what is made here. */
export type TableWish = Omit<CreateTable, 'key' | 'invitation' | 'id'>;
type Making = { wish: TableWish; id: string; key: string; invitation: string; at: number };

/** More unanswered wishes than this are not kept, and none for longer. */
const MOST = 5;
const DAY = 86_400_000;

function unanswered(): Making[] {
  const all = kept<Making[]>('making');
  return (Array.isArray(all) ? all : []).filter((one) => Date.now() - one.at < DAY);
}

function forget(id: string): void {
  const others = unanswered().filter((one) => one.id !== id);
  keep('making', others.length > 0 ? others : null);
}

/** Makes a table; its id. The same wish again is the same table until it has an answer. */
export async function makeTable(wish: TableWish): Promise<string> {
  const same = unanswered().find((one) => JSON.stringify(one.wish) === JSON.stringify(wish));
  const making: Making = same ?? {
    wish,
    id: freshSecret(),
    key: freshSecret(),
    invitation: freshSecret(),
    at: Date.now(),
  };
  keep('making', [making, ...unanswered().filter((one) => one.id !== making.id)].slice(0, MOST));
  return finish(making);
}

/** Asks again for what has had no answer when the page was left: is there a table more among the own games? */
export async function finishMaking(): Promise<boolean> {
  const made = await Promise.allSettled(unanswered().map(finish));
  return made.some((one) => one.status === 'fulfilled');
}

async function finish({ wish, id, key, invitation }: Making): Promise<string> {
  let made: Created;
  try {
    made = await createTable({ ...wish, id, key, invitation });
  } catch (error) {
    if (error instanceof Failed && !error.doubtful) forget(id);
    throw error;
  }
  rememberGame(made.table, {
    secret: key,
    game: wish.game,
    seats: wish.seats.length,
    at: Date.now(),
    over: false,
    invitations: Object.fromEntries(made.invitations.map((one) => [one.seat, one.secret])),
    group: invitation,
    watch: made.watch,
  });
  keepCommitment({ table: made.table, commitment: made.commitment, phase: 'open' }, 0);
  forget(id);
  return made.table;
}
