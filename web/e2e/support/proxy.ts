/** A wire that can be cut, between a browser and the server. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Wire {
  readonly #open = new Set<Socket>();
  #cut = false;
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
          client.destroy();
          server.destroy();
        });
      }
      client.pipe(server).pipe(client);
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
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
