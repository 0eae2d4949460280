import { url } from '../program.ts';

/** Sends a request of orval's clients; they know paths alone. */
export async function orvalFetch<T>(path: string, options: RequestInit): Promise<T> {
  const response = await fetch(`${url}${path}`, options);
  return { data: await response.json(), status: response.status, headers: response.headers } as T;
}
