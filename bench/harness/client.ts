import { Pool } from 'undici';

/** One request. */
export type Ask = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

/** What a run of requests took. Milliseconds. */
export type Sent = { seconds: number; latencies: number[] };

/** Something that makes a figure worthless; it ends the whole run. */
export class BenchError extends Error {}

/** Sends exactly `count` requests over `connections` kept connections, each answer read to its end. @throws BenchError on the first answer that is not a good one */
export async function send(
  url: string,
  ask: (turn: number) => Ask,
  { count, connections, from }: { count: number; connections: number; from: number },
): Promise<Sent> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const latencies: number[] = [];
  let next = from;
  const work = async () => {
    while (next < from + count) {
      const turn = next++;
      const startedAt = performance.now();
      await answerOf(pool, ask(turn));
      latencies.push(performance.now() - startedAt);
    }
  };
  const startedAt = performance.now();
  try {
    await Promise.all(Array.from({ length: connections }, work));
  } finally {
    await pool.destroy();
  }
  return { seconds: (performance.now() - startedAt) / 1000, latencies };
}

/** Sends groups of requests one after the other, those of a group at once, each until its last answer. @returns milliseconds of each group @throws BenchError */
export async function sendGroups(url: string, groupOf: (turn: number) => Ask[], count: number): Promise<number[]> {
  const pool = new Pool(url, { connections: 4, pipelining: 1 });
  const latencies: number[] = [];
  try {
    for (let turn = 0; turn < count; turn += 1) {
      const startedAt = performance.now();
      await Promise.all(groupOf(turn).map((ask) => answerOf(pool, ask)));
      latencies.push(performance.now() - startedAt);
    }
  } finally {
    await pool.destroy();
  }
  return latencies;
}

/** The text of one good answer. @throws BenchError */
export async function fetchText(url: string, ask: Ask): Promise<string> {
  const pool = new Pool(url, { connections: 1 });
  try {
    return await answerOf(pool, ask);
  } finally {
    await pool.destroy();
  }
}

/** The same, parsed. The caller knows the shape. */
export const fetchJson = async <T>(url: string, ask: Ask): Promise<T> => JSON.parse(await fetchText(url, ask)) as T;

async function answerOf(pool: Pool, { method = 'GET', path, headers, body }: Ask): Promise<string> {
  const answer = await pool.request({
    method,
    path,
    headers: headers ?? null,
    body: body ?? null,
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
  });
  const text = await answer.body.text();
  const isJson = String(answer.headers['content-type']).includes('json');
  if (answer.statusCode === 200 && !(isJson && /^\{"errors"|"errors":\[\{/.test(text))) return text;
  throw new BenchError(
    `${method} ${path} was answered with ${answer.statusCode}: ${text.slice(0, 500)}\n${body ?? ''}`,
  );
}
