/** Tables made through the page, as a person makes them. */
import { expect } from 'vitest';
import type { Created } from '../../src/protocol.ts';
import type { Person } from './browser.ts';
import type { TestServer } from './server.ts';

export type Wished = {
  players?: number;
  bots?: number;
  help?: string;
  options?: Record<string, unknown>;
  listed?: boolean;
  clock?: number;
};

/** Makes a table as the page does, and brings its host there; the links of the other seats and of those who look
 *  on. Making one by hand is a test of its own. */
export async function make(
  server: TestServer,
  host: Person,
  game: string,
  wished: Wished = {},
): Promise<{ seats: string[]; watch: string }> {
  const { players = 2, bots = 0, help = 'gaps', options, listed, clock } = wished;
  const key = freshKey();
  const { name } = host;
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? (name ? { name } : {}) : seat >= players - bots ? { bot: 'steady' } : {},
  );
  const wish = { game, seats, help, ...(TALKS.includes(game) ? { talk: 'guarded' } : {}), key, options, listed, clock };
  const answer = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  expect(answer.status).toBe(201);
  const made = (await answer.json()) as Created;
  const { table, watch } = made;
  await host.keep(server.url, 'games', [
    {
      table,
      secret: key,
      game,
      seats: players,
      at: Date.now(),
      over: false,
      invitations: Object.fromEntries(made.invitations.map(({ seat, secret }) => [seat, secret])),
      watch,
    },
  ]);
  await host.page.goto(`${server.url}/t/${table}`);
  await host.page.locator('.stage').waitFor();
  const link = (secret: string): string => `${server.url}/t/${table}#${secret}`;
  return { seats: made.invitations.map(({ secret }) => link(secret)), watch: link(watch) };
}

/** At the others everyone plays for themselves. */
const TALKS = ['the-game', 'ascenso-descenso'];

/** 26 letters and digits, as the page makes them. */
const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => 'abcdefghijklmnopqrstuvwxyz2345678'[byte % 32]).join(
    '',
  );

/** A link without its server's name: it may be opened through a wire. */
export const path = (link: string): string => link.slice(new URL(link).origin.length);

/** The key that somebody's browser keeps for the table it shows. */
export async function keyOf(person: Person): Promise<string> {
  return person.page.evaluate(() => {
    const games = JSON.parse(localStorage.getItem('subibaja.games') ?? '[]') as { table: string; secret: string }[];
    return games.find((game) => location.pathname === `/t/${game.table}`)!.secret;
  });
}

/** The record of a finished game, as somebody at the table gets it. */
export async function record(server: TestServer, person: Person): Promise<string> {
  const table = new URL(person.page.url()).pathname.slice(2);
  const answer = await fetch(`${server.url}/api/tables${table}/record`, {
    headers: { authorization: `Bearer ${await keyOf(person)}` },
  });
  expect(answer.status).toBe(200);
  return answer.text();
}
