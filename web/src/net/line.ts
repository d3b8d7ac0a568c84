/** A way to a table: the server's socket, or a table in this browser. Both speak the protocol. */
import type { Down, Up } from '../protocol.ts';

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

export interface Line {
  send(up: Up): void;
  close(): void;
}

export interface Listener {
  /** The line is open: the listener joins, and sends again what was not answered. */
  opened(): void;
  heard(down: Down): void;
  changed(state: LinkState): void;
}
