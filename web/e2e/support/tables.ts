/** Tables made through the page, as a person makes them. */
import { expect } from 'vitest';
import type { Person } from './browser.ts';
import type { TestServer } from './server.ts';

export type Wished = {
  players?: number;
  bots?: number;
  help?: string;
  rounds?: string;
  listed?: boolean;
  clock?: string;
};

/** Makes a table through the page; the links of the other seats and of those who look on. */
export async function make(
  server: TestServer,
  host: Person,
  game: string,
  wished: Wished = {},
): Promise<{ seats: string[]; watch: string }> {
  const { page } = host;
  await page.goto(server.url);
  await page
    .locator('article', { hasText: game })
    .getByRole('link', { name: /With friends/ })
    .click();
  if (wished.players) await page.getByLabel('Players').first().selectOption(String(wished.players));
  for (let bot = 0; bot < (wished.bots ?? 0); bot++)
    await page.getByLabel(`Seat ${(wished.players ?? 2) - bot}`).selectOption('steady');
  await page.getByLabel('Help').selectOption(wished.help ?? 'gaps');
  if (wished.rounds || wished.clock) await page.getByText('More options').click();
  if (wished.rounds) await page.getByLabel('Rounds').selectOption(wished.rounds);
  if (wished.clock) await page.getByLabel('Time a turn').selectOption(wished.clock);
  if (wished.listed) await page.getByLabel(/Anyone may join/).check();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByText('Invite your friends').waitFor();
  await page.getByText('Link for those who look on').first().click();
  const links = await page
    .locator('.link input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  return { seats: links.slice(0, -1), watch: links.at(-1)! };
}

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
