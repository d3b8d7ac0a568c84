/** The server's socket: comes back by itself after every loss, later each time, until it is told that
 *  there is nothing to come back to. A line that has gone silent is dropped, never waited for: closing it
 *  properly may take a browser a minute. */
import { CLOSE_RESTART, type Down, type Up } from '../protocol.ts';
import type { Knocked } from '../knock.ts';
import type { Line, LinkState, Listener } from './line.ts';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 30_000;
/** While somebody looks at the page: how often we ask whether the server is there. */
const PING = 3_500;
/** Without a word for this long the line is taken for dead. */
const SILENCE = 9_500;
/** The same while nobody looks: it costs a phone's battery. */
const HIDDEN_PING = 20_000;
const HIDDEN_SILENCE = 65_000;
/** Whoever comes back to the page is not kept waiting. */
const PROBE = 2_500;
/** A server that does not let us in for this long is tried anew. */
const WELCOME = 12_000;
/** A server that restarts is there again soon. */
const RESTART_WAIT = 1_000;

/** Close codes that are final: the key or the link is void. */
const FINAL = { from: 4400, below: 4500 };

export class SocketLine implements Line {
  #socket: WebSocket | undefined;
  /** The first words were said before this line was: they are not said twice. */
  #said: string | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #welcome: ReturnType<typeof setTimeout> | undefined;
  #welcomed = false;
  #closed = false;
  #state: LinkState = 'connecting';

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    globalThis.addEventListener?.('online', this.#online);
    globalThis.addEventListener?.('offline', this.#offline);
    globalThis.addEventListener?.('pageshow', this.#seen);
    globalThis.document?.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  send(up: Up): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const text = JSON.stringify(up);
    const said = this.#said;
    if (said === null || up.type !== 'join') return this.#socket.send(text);
    this.#said = null;
    // Meanwhile another tab may have changed what to come with.
    if (text !== said) this.again();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    globalThis.removeEventListener?.('online', this.#online);
    globalThis.removeEventListener?.('offline', this.#offline);
    globalThis.removeEventListener?.('pageshow', this.#seen);
    globalThis.document?.removeEventListener('visibilitychange', this.#seen);
    this.#tell('closed');
  }

  again(): void {
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const early = knocked();
    const socket = early?.socket ?? new WebSocket(this.url);
    this.#socket = socket;
    this.#said = early?.said ?? null;
    this.#welcomed = false;
    this.#welcome = setTimeout(() => this.#lost(), WELCOME);
    const opened = (): void => {
      this.#tell('open');
      this.#beat();
      this.listener.opened();
    };
    socket.onopen = opened;
    socket.onmessage = (message) => this.#heard(String(message.data));
    socket.onclose = (event) => this.#ended(event?.code);
    // It opened before anyone listened. Whoever made this line must have it in hand first.
    if (socket.readyState === WebSocket.OPEN)
      queueMicrotask(() => {
        if (this.#socket === socket) opened();
        for (const text of early?.heard ?? []) if (this.#socket === socket) this.#heard(text);
      });
  }

  #heard(text: string): void {
    const down = JSON.parse(text) as Down;
    this.#quiet(this.#hidden() ? HIDDEN_SILENCE : SILENCE);
    // A device that takes itself for offline may still reach this server.
    if (this.#state === 'offline') this.#tell('open');
    if (down.type === 'update' && !this.#welcomed) {
      this.#welcomed = true;
      this.#wait = FIRST_WAIT;
      clearTimeout(this.#welcome);
    }
    this.listener.heard(down);
  }

  /** Asks from time to time whether the server is there, and hears when it is not. */
  #beat(): void {
    clearInterval(this.#ping);
    const hidden = this.#hidden();
    this.#ping = setInterval(() => this.send({ type: 'ping' }), hidden ? HIDDEN_PING : PING);
    this.#quiet(hidden ? HIDDEN_SILENCE : SILENCE);
  }

  #quiet(most: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), most);
  }

  #ended(code = 0): void {
    if (code >= FINAL.from && code < FINAL.below) {
      this.#drop();
      this.listener.voided();
    } else if (code === CLOSE_RESTART) {
      this.#wait = Math.max(this.#wait, RESTART_WAIT);
      this.#lost('restarting');
    } else this.#lost();
  }

  #lost(state: LinkState = 'lost'): void {
    this.#drop();
    if (this.#closed) return;
    this.#tell(globalThis.navigator?.onLine === false ? 'offline' : state);
    // A little chance, so that not everybody comes back at once.
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Lets go of the socket at once, whatever becomes of it. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearTimeout(this.#welcome);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #tell(state: LinkState): void {
    this.#state = state;
    this.listener.changed(state);
  }

  #hidden(): boolean {
    return globalThis.document?.hidden === true;
  }

  #online = (): void => {
    if (this.#closed) return;
    this.#wait = FIRST_WAIT;
    this.again();
  };

  #offline = (): void => {
    if (!this.#closed) this.#tell('offline');
  };

  /** Somebody looks at the page again: is the line still there? */
  #seen = (): void => {
    if (this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#beat();
      if (this.#hidden()) return;
      this.send({ type: 'ping' });
      this.#quiet(PROBE);
    } else if (!this.#hidden() && !this.#socket && this.#retry !== undefined) this.again();
  };
}

/** The socket that was opened while the program was on its way (`knock.ts`), once, if it is still good. */
function knocked(): Knocked | undefined {
  const early = globalThis.knocked;
  globalThis.knocked = undefined;
  return early && early.socket.readyState <= WebSocket.OPEN ? early : undefined;
}

/** The table stands in it for proxies alone, which may send those of one table to one node; the join says it too. */
export function socketUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/socket?table=${encodeURIComponent(table)}`;
}
