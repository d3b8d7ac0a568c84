/** Knocks at a table while the program is on its way: opens the socket and says the first words, so that the table has
 *  come by the time it can be drawn. On a slow line these are three round trips that nobody waits for. `SocketLine` takes
 *  the socket over, with what was heard by then. Imports little, so that it comes first. */
import { Entry } from './ctrl/entry.ts';
import { readLink } from './ctrl/link.ts';
import { isLocal } from './ctrl/memory.ts';

/** `said`: the join that was sent; whoever comes by the link of a group is asked for a name before. */
export type Knocked = { socket: WebSocket; said: string | null; heard: string[] };

declare global {
  // What one script leaves for another is a `var`.
  var knocked: Knocked | undefined;
}

const table = /^\/t\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
if (table && !isLocal(table)) {
  const entry = new Entry(table, readLink(location.hash));
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api/socket?table=${table}`);
  const knocked: Knocked = { socket, said: null, heard: [] };
  socket.onmessage = (message) => knocked.heard.push(String(message.data));
  socket.onopen = () => {
    if (entry.asksName) return;
    // Made here, a key is kept before it is sent: who takes over finds it there and says the same.
    knocked.said = JSON.stringify(entry.join(undefined, false));
    socket.send(knocked.said);
  };
  globalThis.knocked = knocked;
}
