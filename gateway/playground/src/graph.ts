/** Where the graph is, as the page says: the gateway's own `/graphql`, or under the prefix of a proxy before it. */
export const graphUrl = new URL(
  document.querySelector<HTMLMetaElement>('meta[name=graph]')?.content ?? '/graphql',
  location.origin,
);

/** One operation as it travels. */
export type GraphRequest = { query: string; variables?: unknown; operationName?: string | null };

export type GraphAnswer<Data> = { data?: Data | null; errors?: { message: string }[] };

/**
 * Asks the graph without cookies; the caller gives the headers.
 * @throws Error with a sentence for the response pane when the gateway is not there or does not answer in JSON
 */
export async function askGraph<Data>(
  request: GraphRequest,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<GraphAnswer<Data>> {
  const response = await fetch(graphUrl, {
    method: 'POST',
    credentials: 'omit',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json;q=0.9',
      ...headers,
    },
    body: JSON.stringify(request),
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    throw new Error(`The gateway at ${graphUrl.host} cannot be reached.`, { cause });
  });
  return response.json().catch(() => {
    throw new Error(`${graphUrl.pathname} answered ${response.status} ${response.statusText} without JSON.`);
  });
}
