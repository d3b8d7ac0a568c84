/** Requests: making tables, the open ones, taking a seat, a finished game's record. */
import type { Created, CreateTable, Lobby, Problem, TakenSeat, TakeSeat } from '../protocol.ts';

/** Why a request failed: the server's reason, or that it could not be reached. */
export class Failed extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem?.reason ?? 'the server could not be reached');
  }
}

/** A request on a dead line would wait for minutes. */
const PATIENCE = 20_000;
/** How often taking a seat is asked again, and after how long. */
const TRIES = 3;
const PAUSE = 1_500;

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    throw new Failed(null);
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Failed(body as Problem | null);
  return body as T;
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const createTable = (wish: CreateTable): Promise<Created> => request('/api/tables', post(wish));

export const lobby = (): Promise<Lobby> => request('/api/tables');

/** Takes a seat by a key of one's own. Asked again with the same key the server answers the same, so a lost
 *  answer is asked for again. */
export async function takeSeat(table: string, wish: TakeSeat): Promise<TakenSeat> {
  for (let tries = 1; ; tries++) {
    try {
      return await request(`/api/tables/${encodeURIComponent(table)}/seats`, post(wish));
    } catch (error) {
      const doubtful = error instanceof Failed && (error.problem === null || error.problem.code === 'not-known');
      if (!doubtful || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** The record of a finished game, as one text. */
export async function fetchRecord(table: string, secret: string | null): Promise<string> {
  const headers: HeadersInit = secret ? { authorization: `Bearer ${secret}` } : {};
  const record = await request(`/api/tables/${encodeURIComponent(table)}/record`, { headers });
  return JSON.stringify(record);
}
