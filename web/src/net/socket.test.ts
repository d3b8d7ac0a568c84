import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listener } from './line.ts';
import { SocketLine } from './socket.ts';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  shut = false;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  /** As a browser does on a dead line: the end is told a minute later, if at all. */
  close(): void {
    this.shut = true;
  }
  /** The server hangs up. */
  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(down: object): void {
    this.onmessage?.({ data: JSON.stringify(down) });
  }
  send(text: string): void {
    this.sent.push(text);
  }
}

const WELCOME = { type: 'update', seq: 1, events: [] };
const PONG = { type: 'pong' };
const last = (): FakeSocket => FakeSocket.all.at(-1)!;
const listen = () => ({ opened: vi.fn(), heard: vi.fn(), changed: vi.fn(), voided: vi.fn() });
let hidden = false;
const lines: SocketLine[] = [];

function open(listener: Listener): SocketLine {
  const line = new SocketLine('ws://test', listener);
  lines.push(line);
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('comes back by itself, joins again each time, and stops when told to', () => {
  const listener = listen();
  const line = open(listener);
  last().open();
  expect(listener.opened).toHaveBeenCalledTimes(1);
  last().end();
  expect(listener.changed).toHaveBeenLastCalledWith('lost');
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  expect(listener.opened).toHaveBeenCalledTimes(2);
  line.close();
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.all).toHaveLength(2);
});

describe('a silent line', () => {
  it('takes over the socket that was opened before it, once, unless that is gone', async () => {
    for (const [state, taken] of [
      [0, true],
      [1, true],
      [3, false],
    ] as const) {
      FakeSocket.all = [];
      const early = new FakeSocket();
      early.readyState = state;
      vi.stubGlobal('knocked', { socket: early, said: null, heard: [] });
      const listener = listen();
      const line = open(listener);
      expect(listener.opened, 'nobody is called back by a constructor').not.toHaveBeenCalled();
      expect(last() === early).toBe(taken);
      if (state !== 1) last().open();
      await Promise.resolve();
      expect(listener.opened).toHaveBeenCalledOnce();
      last().say(WELCOME);
      expect(listener.heard).toHaveBeenCalledOnce();
      line.again();
      expect(last()).not.toBe(early);
      line.close();
    }
  });

  it('says no first words that were said before it, and hears what was answered', async () => {
    const join = { type: 'join', version: 1, table: 'abc', secret: 'key' } as const;
    for (const secret of ['key', 'another']) {
      FakeSocket.all = [];
      const early = new FakeSocket();
      early.readyState = 1;
      vi.stubGlobal('knocked', { socket: early, said: JSON.stringify(join), heard: [JSON.stringify(WELCOME)] });
      const listener = listen();
      const line = open(listener);
      vi.mocked(listener.opened).mockImplementation(() => line.send({ ...join, secret }));
      await Promise.resolve();
      expect(early.sent).toEqual([]);
      if (secret === join.secret) {
        expect(listener.heard).toHaveBeenCalledExactlyOnceWith(WELCOME);
        line.send(join);
        expect(early.sent, 'who comes in again says so').toEqual([JSON.stringify(join)]);
      } else {
        // Another tab has changed the key: what was said is of no use.
        expect(listener.heard).not.toHaveBeenCalled();
        expect(early.shut).toBe(true);
        last().open();
        expect(last().sent).toEqual([JSON.stringify({ ...join, secret })]);
      }
      line.close();
    }
  });

  it('is dropped within ten seconds, without waiting for its end', () => {
    const listener = listen();
    open(listener);
    last().open();
    last().say(WELCOME);
    vi.advanceTimersByTime(9_000);
    expect(last().sent).toEqual(['{"type":"ping"}', '{"type":"ping"}']);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(listener.changed).toHaveBeenLastCalledWith('lost');
    expect(FakeSocket.all[0]!.shut).toBe(true);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    // What the old one says after all is not heard.
    FakeSocket.all[0]!.say(PONG);
    FakeSocket.all[0]!.end();
    expect(listener.heard).toHaveBeenCalledTimes(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is not one that answers', () => {
    const listener = listen();
    open(listener);
    last().open();
    last().say(WELCOME);
    for (let seconds = 0; seconds < 60; seconds += 3) {
      vi.advanceTimersByTime(3_000);
      last().say(PONG);
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('that never opens, or never lets us in, is tried anew', () => {
    open(listen());
    vi.advanceTimersByTime(13_000);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    for (let seconds = 0; seconds < 15; seconds += 3) {
      last().say(PONG);
      vi.advanceTimersByTime(3_000);
    }
    expect(FakeSocket.all.length).toBeGreaterThan(2);
  });

  it('is found at once by whoever looks at the page again', () => {
    open(listen());
    last().open();
    last().say(WELCOME);
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.all, 'nobody looks: no hurry').toHaveLength(1);
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent.at(-1)).toBe('{"type":"ping"}');
    vi.advanceTimersByTime(3_200);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is left at once when the device is online again, and shown while it is not', () => {
    const listener = listen();
    open(listener);
    last().open();
    last().say(WELCOME);
    window.dispatchEvent(new Event('offline'));
    expect(listener.changed).toHaveBeenLastCalledWith('offline');
    last().say(PONG);
    expect(listener.changed, 'it was heard after all').toHaveBeenLastCalledWith('open');
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.all[0]!.shut).toBe(true);
  });
});

describe('back-off', () => {
  /** A server that opens the door and shuts it again: how often it is knocked at in a time. */
  function knocks(seconds: number, code: number, say?: object): number {
    for (let tenths = 0; tenths < seconds * 10; tenths++) {
      const socket = last();
      if (socket.readyState === 0 && !socket.shut) {
        socket.open();
        if (say) socket.say(say);
        socket.end(code);
      }
      vi.advanceTimersByTime(100);
    }
    return FakeSocket.all.length;
  }

  it('grows while nobody is let in, whatever opens', () => {
    open(listen());
    expect(knocks(120, 1006)).toBeLessThan(15);
  });

  it('starts over after a welcome', () => {
    open(listen());
    knocks(60, 1006);
    const before = FakeSocket.all.length;
    while (FakeSocket.all.length === before) vi.advanceTimersByTime(100);
    last().open();
    last().say(WELCOME);
    last().end();
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all.length).toBe(before + 2);
  });

  it('ends where the server says that the link is void', () => {
    const listener = listen();
    open(listener);
    expect(knocks(120, 4401)).toBe(1);
    expect(listener.voided).toHaveBeenCalledTimes(1);
  });

  it('is short for a server that restarts', () => {
    const listener = listen();
    open(listener);
    last().open();
    last().say(WELCOME);
    last().end(1012);
    expect(listener.changed).toHaveBeenLastCalledWith('restarting');
    vi.advanceTimersByTime(1_400);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
