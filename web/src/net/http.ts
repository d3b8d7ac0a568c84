/** Requests: making tables, the open ones, taking a seat, a finished game's record. */
import type { Created, CreateTable, Lobby, Problem, TakenSeat, TakeSeat } from '../protocol.ts';

/** Why a request failed: the server's reason, or that it could not be reached. */
export class Failed extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem?.reason ?? 'the server could not be reached');
  }

  /** Was it done all the same? Nobody knows. */
  get doubtful(): boolean {
    return this.problem === null || this.problem.code === 'not-known';
  }
}

/** A request on a dead line would wait for minutes. */
const PATIENCE = 20_000;
/** How often something that is done once is asked again, and after how long. */
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

/** What the server does once, however often it is asked: a lost answer is asked for again. */
async function surely<T>(path: string, body: unknown): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await request<T>(path, post(body));
    } catch (error) {
      if (!(error instanceof Failed && error.doubtful) || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** Makes a table. Asked again with the same id and key the server answers the same. */
export const createTable = (wish: CreateTable & { id: string; key: string }): Promise<Created> =>
  surely('/api/tables', wish);

export const lobby = (): Promise<Lobby> => request('/api/tables');

/** Takes a seat by a key of one's own. Asked again with the same key the server answers the same. */
export const takeSeat = (table: string, wish: TakeSeat): Promise<TakenSeat> =>
  surely(`/api/tables/${encodeURIComponent(table)}/seats`, wish);

/** The record of a finished game, as one text. */
export async function fetchRecord(table: string, secret: string | null): Promise<string> {
  const headers: HeadersInit = secret ? { authorization: `Bearer ${secret}` } : {};
  const record = await request(`/api/tables/${encodeURIComponent(table)}/record`, { headers });
  return JSON.stringify(record);
}
