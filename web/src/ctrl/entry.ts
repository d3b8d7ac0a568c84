/** The way to a seat. An invitation is not a key: whoever comes with one makes a key here, keeps it, and
 *  sends both until the server has confirmed it. From then on the key alone opens the seat, and it never
 *  stands in the address unless the browser keeps nothing. */
import { type Up, VERSION } from '../protocol.ts';
import type { Link } from './link.ts';
import { forgetGame, isLocal, kept, ownGame, rememberGame } from './memory.ts';
import { freshSecret } from './secrets.ts';

export type { Link } from './link.ts';

/** What a join is sent with. */
export type Pass = { secret?: string; key?: string };

const name = (pass: Pass): string => `${pass.secret ?? ''} ${pass.key ?? ''}`;

export class Entry {
  /** What the server has refused: not tried again. */
  readonly #refused = new Set<string>();
  /** The pass of those who look on. They have no key. */
  #watching: Pass | null = null;
  #last: Pass = {};
  /** The exchange of the key was not done: is the new one known? */
  #doubt = false;
  /** Had this browser the seat? */
  seated = false;
  /** The key is in this page alone: the browser keeps nothing. */
  unkept = false;

  constructor(
    readonly table: string,
    readonly link: Link,
  ) {}

  /** Does somebody come for the first time, by the link of a group? Then they are asked for a name. */
  get asksName(): boolean {
    return this.link !== null && 'group' in this.link && !ownGame(this.table)?.secret;
  }

  /** What to join with now. A fresh key is kept before it is handed out. */
  pass(): Pass {
    this.#last = this.#next() ?? {};
    return this.#last;
  }

  /** The first words to the table; `since`: what of it is known. Without the rules nobody follows a game by its events
   *  alone, so it is told in views. */
  join(since: number | undefined, rules: boolean): Up {
    const name = kept<string>('name') ?? undefined;
    return {
      type: 'join',
      version: VERSION,
      table: this.table,
      ...this.pass(),
      ...(since === undefined ? {} : { since }),
      ...(name ? { name } : {}),
      ...(rules ? {} : { views: true }),
    };
  }

  /** Which ways there are, the surest first: what this browser has, then what the link says. */
  #next(): Pass | undefined {
    if (this.#watching || isLocal(this.table)) return this.#watching ?? {};
    const own = ownGame(this.table);
    const ways: Pass[] = [];
    if (own?.secret && own.pending && own.invitation) ways.push({ secret: own.invitation, key: own.secret });
    else if (own?.secret && own.next && this.#doubt) ways.push({ secret: own.next });
    else if (own?.secret) ways.push(own.next ? { secret: own.secret, key: own.next } : { secret: own.secret });
    if (this.link && 'key' in this.link) ways.push({ secret: this.link.key });
    if (!this.link && (!own?.secret || own.pending)) ways.push({});
    const way = ways.find((pass) => !this.#refused.has(name(pass)));
    if (way || !this.link || !('invitation' in this.link) || this.#refused.has(this.link.invitation)) return way;
    const { invitation } = this.link;
    const key = freshSecret();
    rememberGame(this.table, { secret: key, invitation, next: null, pending: true });
    return { secret: invitation, key };
  }

  /** The server has let us in. */
  welcomed(seat: number | null): void {
    const { secret, key } = this.#last;
    if (isLocal(this.table)) return;
    if (seat === null) {
      // Nothing was exchanged: what opened the table is the secret of those who look on.
      this.#watching = secret ? { secret } : {};
      if (ownGame(this.table)?.pending) forgetGame(this.table);
      return;
    }
    this.seated = true;
    this.#doubt = false;
    const own = ownGame(this.table);
    const opened = key ?? secret ?? null;
    // Another tab may be about to change the key: what it keeps is left alone.
    const same = own !== undefined && !own.pending && own.secret === opened;
    this.unkept = !rememberGame(
      this.table,
      same ? {} : { secret: opened, next: null, invitation: null, pending: false },
    );
  }

  /** Whoever looked on has a seat now, by a key that is kept. */
  lookOnNoMore(): void {
    this.#watching = null;
  }

  /** The server did not exchange the key, for a reason that says nothing of the key. An earlier try may have done it:
   *  the new key is tried alone, and if it opens nothing the old one is as good as before. */
  doubt(): boolean {
    const own = ownGame(this.table);
    this.#doubt = own?.next != null && this.#last.key === own.next;
    return this.#doubt;
  }

  /** The server has refused us. Is there another way to try? */
  refused(): boolean {
    const { secret } = this.#last;
    if (this.#doubt && secret !== undefined && secret === ownGame(this.table)?.next) {
      this.#doubt = false;
      rememberGame(this.table, { next: null });
      return true;
    }
    this.#refused.add(name(this.#last));
    if (this.link && 'invitation' in this.link && secret === this.link.invitation) this.#refused.add(secret);
    const own = ownGame(this.table);
    if (own?.pending && own.invitation === secret) forgetGame(this.table);
    if (own && !own.pending && own.secret === secret) this.seated = true;
    this.#watching = null;
    return this.#next() !== undefined;
  }

  /** The seat's own key. */
  get key(): string | null {
    const own = ownGame(this.table);
    return own && !own.pending ? own.secret : null;
  }

  /** What shows a request that it comes from here. */
  get secret(): string | null {
    return this.#watching?.secret ?? this.key;
  }

  /** Makes a fresh key, which takes the old one's place once the server has confirmed it. */
  renew(): void {
    rememberGame(this.table, { next: ownGame(this.table)?.next ?? freshSecret() });
  }

  /** What is to stand behind `#` from now on, so that a reload comes back. */
  get hash(): string {
    const group = this.link && 'group' in this.link ? 'g=' : '';
    if (this.#watching?.secret) return `#${group}${this.#watching.secret}`;
    return this.unkept && this.key ? `#k=${this.key}` : '';
  }
}

/** The link that opens a table by an invitation, or for those who look on. The game is for messengers, which show it: the
 *  server looks up nothing for them. */
export const invitationLink = (table: string, secret: string, game: string): string =>
  `${location.origin}/t/${table}?game=${game}#${secret}`;

/** The link of a table that anyone may watch. */
export const listedLink = (table: string, game: string): string => `${location.origin}/t/${table}?game=${game}`;

/** The link that seats whoever comes next. */
export const groupLink = (table: string, secret: string, game: string): string =>
  `${location.origin}/t/${table}?game=${game}#g=${secret}`;

/** The link that opens the own seat on another device. */
export const deviceLink = (table: string, key: string): string => `${location.origin}/t/${table}#k=${key}`;
