/** A slow line to the server, which service workers and sockets go through as well: the browser's own throttling reaches
 *  neither. All connections share its rate, a packet in turn; opening one costs a round trip. Lost packets and the slow
 *  start of a connection are not modelled. */
import { connect, createServer, type Server, type Socket } from 'node:net';

const PACKET = 1_400;

export class SlowLine {
  /** What has been let through to the browser. */
  bytes = 0;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  /** What waits for its turn, by connection. */
  readonly #queues = new Map<Socket, Buffer[]>();
  #free = 0;
  #pumping = false;

  private constructor(
    target: number,
    private readonly roundTrip: number,
    private readonly bytesPerSecond: number,
  ) {
    this.#server = createServer((client) => {
      const server = connect(target, '127.0.0.1');
      this.#queues.set(client, []);
      for (const socket of [client, server]) {
        this.#open.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#open.delete(socket);
          this.#queues.delete(client);
          client.destroy();
          server.destroy();
        });
      }
      const opened = performance.now() + this.roundTrip;
      client.on('data', (data) => {
        const wait = Math.max(0, opened - performance.now()) + this.roundTrip / 2;
        setTimeout(() => server.destroyed || server.write(data), wait);
      });
      server.on('data', (data) => {
        const queue = this.#queues.get(client);
        for (let at = 0; at < data.length; at += PACKET) queue?.push(data.subarray(at, at + PACKET));
        if (!this.#pumping) void this.#pump();
      });
    });
  }

  async #pump(): Promise<void> {
    this.#pumping = true;
    for (let sent = true; sent;) {
      sent = false;
      for (const [client, queue] of this.#queues) {
        const packet = queue.shift();
        if (!packet) continue;
        sent = true;
        this.#free = Math.max(this.#free, performance.now()) + (packet.length / this.bytesPerSecond) * 1_000;
        const wait = this.#free - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        setTimeout(() => {
          this.bytes += packet.length;
          if (!client.destroyed) client.write(packet);
        }, this.roundTrip / 2);
      }
    }
    this.#pumping = false;
  }

  static async to(target: number, roundTrip: number, bytesPerSecond: number): Promise<SlowLine> {
    const line = new SlowLine(target, roundTrip, bytesPerSecond);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
  }
}
