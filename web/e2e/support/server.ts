/** The real server with its real database, started for a test; it can be killed and comes back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = process.env['SUBIBAJA'] ?? '../target/debug/subibaja';

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export class TestServer {
  #child: ChildProcess | undefined;
  readonly #data = mkdtempSync(join(tmpdir(), 'subibaja-e2e-'));

  private constructor(readonly port: number) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  static async start(): Promise<TestServer> {
    // A server that runs already, for trying things out.
    if (process.env['E2E_PORT']) return new TestServer(Number(process.env['E2E_PORT']));
    const server = new TestServer(await freePort());
    await server.run();
    return server;
  }

  async run(): Promise<void> {
    const limits = [
      '--address-rate',
      '0',
      '--table-rate',
      '0',
      '--page-rate',
      '0',
      '--address-connections',
      '0',
      '--bot-pause',
      '50',
      '--expert-time',
      '100',
    ];
    this.#child = spawn(PROGRAM, ['serve', '--port', String(this.port), '--data', this.#data, ...limits], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let tries = 0; tries < 150; tries++) {
      if (
        await fetch(`${this.url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${PROGRAM} serve did not come up`);
  }

  /** As a power cut would: without a word of goodbye. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
