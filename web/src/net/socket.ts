/** The server's socket: comes back by itself after every loss, a little later each time. */
import type { Down, Up } from '../protocol.ts';
import type { Line, Listener } from './line.ts';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** Without a word for this long the connection is taken for dead. */
const SILENCE = 25_000;
const PING_EVERY = 10_000;

export class SocketLine implements Line {
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(private readonly url: string, private readonly listener: Listener) {
    globalThis.addEventListener?.('online', this.#now);
    globalThis.document?.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  send(up: Up): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(up));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    globalThis.removeEventListener?.('online', this.#now);
    globalThis.document?.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
    this.listener.changed('closed');
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.listener.changed('open');
      this.listener.opened();
    };
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.listener.heard(JSON.parse(String(message.data)) as Down);
    };
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#beat(), PING_EVERY);
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.send({ type: 'ping' });
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.listener.changed('lost');
    // A little chance, so that not everybody comes back at once.
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #now = (): void => {
    const state = this.#socket?.readyState;
    if (state === WebSocket.CLOSED || state === WebSocket.CLOSING) this.#connect();
  };
}

export function socketUrl(): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/socket`;
}
