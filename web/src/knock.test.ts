import { beforeEach, expect, it, vi } from 'vitest';
import { Entry } from './ctrl/entry.ts';
import { readLink } from './ctrl/link.ts';

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  FakeSocket.all = [];
  globalThis.knocked = undefined;
  vi.stubGlobal('WebSocket', FakeSocket);
});

async function knock(address: string): Promise<FakeSocket | undefined> {
  history.replaceState(null, '', address);
  await import('./knock.ts');
  const socket = FakeSocket.all[0];
  socket?.onopen?.();
  return socket;
}

it('says what the table’s page will say, by a key that is kept', async () => {
  localStorage.setItem('subibaja.name', '"Ana"');
  const socket = await knock('/t/abcdefghijkl?game=the-game#inv');
  const entry = new Entry('abcdefghijkl', readLink('#inv'));
  const join = entry.join(undefined, false);
  expect(join).toMatchObject({ type: 'join', secret: 'inv', name: 'Ana', views: true });
  expect(socket?.sent).toEqual([JSON.stringify(join)]);
  expect(globalThis.knocked?.said).toBe(JSON.stringify(join));
  socket?.onmessage?.({ data: '{}' });
  expect(globalThis.knocked?.heard).toEqual(['{}']);
});

it('leaves the word to whoever is asked for a name', async () => {
  const socket = await knock('/t/abcdefghijkl#g=inv');
  expect(socket?.sent).toEqual([]);
  expect(globalThis.knocked?.said).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it.each(['/', '/rules/the-game', '/t/here-abc', '/t/a/b'])('does not knock at %s', async (address) => {
  expect(await knock(address)).toBeUndefined();
});
