/** Opens a table's socket before the program has come: on a slow line that is two round trips which nobody waits for. It
 *  says nothing; `SocketLine` takes it over. Imports nothing, so that it comes first. */
declare global {
  // What one script leaves for another is a `var`.
  var knocked: WebSocket | undefined;
}

if (!location.pathname.startsWith('/t/here-'))
  globalThis.knocked = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);

export {};
