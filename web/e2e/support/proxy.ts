/** A wire between a browser and the server that can be cut, or go silent in either direction without a word. */
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What does not go through: everything to the server, or what it says on sockets once they are open. */
export type Mute = 'up' | 'answers' | null;

export class Wire {
  readonly #open = new Set<Socket>();
  readonly #frozen = new WeakSet<Socket>();
  #cut = false;
  /** What is swallowed, on open connections and on new ones. */
  mute: Mute = null;
  #server: Server;
  port = 0;

  private constructor(target: number) {
    this.#server = createServer((client) => {
      if (this.#cut) return void client.destroy();
      const server = connect(target, '127.0.0.1');
      for (const socket of [client, server]) {
        this.#open.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#open.delete(socket);
          // The other side of a frozen wire never hears of it.
          if (this.#frozen.has(socket)) return;
          client.destroy();
          server.destroy();
        });
      }
      let socket = false;
      let opened = false;
      client.on('data', (data) => {
        socket ||= data.includes('GET /api/socket');
        if (this.mute !== 'up' && !this.#frozen.has(client)) server.write(data);
      });
      server.on('data', (data) => {
        const answer = socket && opened;
        opened = true;
        if (!(answer && this.mute === 'answers') && !this.#frozen.has(client)) client.write(data);
      });
    });
  }

  static async to(target: number): Promise<Wire> {
    const wire = new Wire(target);
    await new Promise<void>((resolve) => wire.#server.listen(0, '127.0.0.1', resolve));
    wire.port = (wire.#server.address() as { port: number }).port;
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  cut(): void {
    this.#cut = true;
    for (const socket of this.#open) socket.destroy();
  }

  mend(): void {
    this.#cut = false;
    this.mute = null;
  }

  /** Nothing goes through what is open now, and nobody is told; new connections are fine. */
  freeze(): void {
    for (const socket of this.#open) this.#frozen.add(socket);
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
