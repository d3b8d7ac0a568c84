import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SocketLine } from './socket.ts';

class FakeSocket {
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (message: { data: string }) => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  send(text: string): void {
    this.sent.push(text);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('comes back by itself, joins again each time, and stops when told to', () => {
  const listener = { opened: vi.fn(), heard: vi.fn(), changed: vi.fn() };
  const line = new SocketLine('ws://test', listener);
  FakeSocket.all[0]!.open();
  expect(listener.opened).toHaveBeenCalledTimes(1);
  FakeSocket.all[0]!.close();
  expect(listener.changed).toHaveBeenLastCalledWith('lost');
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.all[1]!.open();
  expect(listener.opened).toHaveBeenCalledTimes(2);
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it('takes silence for a loss', () => {
  const listener = { opened: vi.fn(), heard: vi.fn(), changed: vi.fn() };
  new SocketLine('ws://test', listener);
  FakeSocket.all[0]!.open();
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all[0]!.sent).toEqual(['{"type":"ping"}']);
  vi.advanceTimersByTime(30_000);
  expect(listener.changed).toHaveBeenCalledWith('lost');
});
