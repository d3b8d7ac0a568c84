/** Requests: making tables, the open ones, taking a seat, a finished game's record. */
import type { Created, CreateTable, Lobby, Problem, TakenSeat, TakeSeat } from '../protocol.ts';

/** Why a request failed: the server's reason, or that it could not be reached. */
export class Failed extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem?.reason ?? 'the server could not be reached');
  }
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
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

export const takeSeat = (table: string, wish: TakeSeat): Promise<TakenSeat> =>
  request(`/api/tables/${encodeURIComponent(table)}/seats`, post(wish));

/** The record of a finished game, as one text. */
export async function fetchRecord(table: string, secret: string | null): Promise<string> {
  const headers: HeadersInit = secret ? { authorization: `Bearer ${secret}` } : {};
  const record = await request(`/api/tables/${encodeURIComponent(table)}/record`, { headers });
  return JSON.stringify(record);
}
