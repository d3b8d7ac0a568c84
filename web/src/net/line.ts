/** A way to a table: the server's socket, or a table in this browser. Both speak the protocol. */
import type { Down, Up } from '../protocol.ts';

/** `lost`: it comes back by itself. `offline`: so the device says. `restarting`: so the server says.
 *  `failed`: what the table needs could not be loaded. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'offline' | 'restarting' | 'failed' | 'closed';

export interface Line {
  send(up: Up): void;
  close(): void;
  /** Drops the line and comes back at once. */
  again(): void;
}

export interface Listener {
  /** The line is open: the listener joins, and sends again what was not answered. */
  opened(): void;
  heard(down: Down): void;
  changed(state: LinkState): void;
  /** The server has shut this way for good. The line waits until it is closed or asked to come again. */
  voided(): void;
  /** A table in this browser was kept, or the browser keeps nothing. */
  stored?(kept: boolean): void;
}
