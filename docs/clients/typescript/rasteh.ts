import { setTimeout as pause } from 'node:timers/promises';

export const url = process.env.RASTEH_URL ?? 'http://localhost:4000';

type Refusal = { message: string; extensions?: { code: string } };

/** What the graph refused; `code` is stable, the sentence is for people. */
export class GraphError extends Error {
  readonly code: string;

  constructor({ message, extensions }: Refusal) {
    super(message);
    this.code = extensions?.code ?? 'UNKNOWN';
  }
}

/**
 * Data of one operation. Waits where the server says so (a spent budget, a busy server) and asks again; a write is safe
 * to repeat because its input carries an `idempotencyKey`. @throws GraphError when anything failed
 */
export async function ask<T>(query: string, variables: object = {}, token?: string): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    'accept-language': 'en',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  for (;;) {
    const signal = AbortSignal.timeout(30_000);
    const body = JSON.stringify({ query, variables });
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body, signal });
    const answer = (await response.json()) as { data?: T; errors?: Refusal[] };
    const wait = response.headers.get('retry-after');
    if ((response.status === 429 || response.status === 503) && wait) {
      await pause(Number(wait) * 1_000);
      continue;
    }
    if (answer.errors?.[0]) throw new GraphError(answer.errors[0]);
    return answer.data as T;
  }
}
