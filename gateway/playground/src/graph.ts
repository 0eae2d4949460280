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
  const accept = 'application/graphql-response+json, application/json;q=0.9';
  return answerIn(await post(request, { accept, ...headers }, signal));
}

/** Listens to a subscription: an answer for each event, until the gateway ends it or nobody listens any more. */
export function listenToGraph(request: GraphRequest, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const answers = eventsOf(request, { ...headers, accept: 'text/event-stream' }, leaving.signal);
  const finish = answers.return.bind(answers);
  return Object.assign(answers, {
    return(value: void) {
      // Else the connection would stay until the next event.
      leaving.abort();
      return finish(value);
    },
  });
}

async function* eventsOf(
  request: GraphRequest,
  headers: Record<string, string>,
  signal: AbortSignal,
): AsyncGenerator<GraphAnswer<unknown>, void> {
  const response = await post(request, headers, signal);
  // Whatever is refused is refused before the stream begins.
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return yield await answerIn(response);
  try {
    for await (const event of textsIn(response.body!)) {
      const [, data] = /^event: next\ndata: (.*)$/.exec(event) ?? [];
      if (data) yield JSON.parse(data) as GraphAnswer<unknown>;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** The events of a stream as texts, each as soon as it is whole. */
async function* textsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ''; ;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    yield* events;
  }
}

const post = (request: GraphRequest, headers: Record<string, string>, signal?: AbortSignal) =>
  fetch(graphUrl, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    throw new Error(`The gateway at ${graphUrl.host} cannot be reached.`, { cause });
  });

const answerIn = <Data>(response: Response): Promise<GraphAnswer<Data>> =>
  response.json().catch(() => {
    throw new Error(`${graphUrl.pathname} answered ${response.status} ${response.statusText} without JSON.`);
  });
