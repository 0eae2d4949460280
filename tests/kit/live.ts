import { until } from './until.ts';

/** An event as a stream tells it; of the api by itself, of gateway and web as the answer to `liveText`. */
export type LiveEvent = {
  cursor: string;
  reset: boolean;
  eventId?: string | null;
  kind?: string | null;
  typeName?: string | null;
  objectId?: string | null;
  seq?: number | null;
};

export const liveText =
  'subscription Live($after: String) { viewerEvents(after: $after) { cursor reset eventId kind typeName objectId seq } }';

type Ask = { url: string; method?: 'GET' | 'POST'; headers: Record<string, string>; body?: string };

/** An event that is more than a place; notices follow the others by themselves, and have tests of their own. */
const isNews = ({ eventId, typeName }: LiveEvent) => Boolean(eventId) && typeName !== 'Notification';

/** Opens a stream of server-sent events and keeps what it tells. */
export async function openStream({ url, ...init }: Ask) {
  const leaving = new AbortController();
  const response = await fetch(url, { ...init, signal: leaving.signal });
  const events: LiveEvent[] = [];
  const errors: { extensions: { code: string } }[] = [];
  const arrivals: number[] = [];
  let ended: 'complete' | 'renew' | 'broken' | undefined;
  let isPaused = false;
  let resume = () => undefined as void;
  async function read() {
    let rest = '';
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      if (isPaused) await new Promise<void>((resolve) => (resume = resolve));
      const { done, value } = await reader.read();
      if (done) break;
      const texts = (rest + value).split('\n\n');
      rest = texts.pop()!;
      for (const text of texts) take(text);
    }
  }
  function take(text: string) {
    const name = /^event: (\w+)/m.exec(text)?.[1];
    if (name === 'complete' || name === 'renew') return void (ended = name);
    const json = /^data: (.+)$/m.exec(text)?.[1];
    if (json === undefined) return;
    const told = JSON.parse(json) as LiveEvent & { data?: { viewerEvents: LiveEvent }; errors?: typeof errors };
    if (told.errors) errors.push(...told.errors);
    else {
      events.push(told.data?.viewerEvents ?? told);
      arrivals.push(performance.now());
    }
  }
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  const over = isStream
    ? read().then(
        () => (ended ??= 'broken'),
        () => (ended ??= 'broken'),
      )
    : undefined;
  return {
    status: response.status,
    headers: response.headers,
    /** What it told but places alone, and notices. */
    news: () => events.filter(isNews),
    events,
    /** When each of `events` came, on the clock of `performance.now()`. */
    arrivals,
    errors,
    /** The answer of one that is no stream. */
    refusal: () => response.json() as Promise<Record<string, unknown>>,
    ended: () => ended,
    cursor: () => events.at(-1)?.cursor,
    /** Reads nothing until it is called again with false. */
    pause(whether: boolean) {
      isPaused = whether;
      if (!whether) resume();
    },
    until: (count: number, withinMs?: number) =>
      until(`${count} events`, () => events.filter(isNews).length >= count, withinMs),
    async close() {
      leaving.abort();
      await over;
    },
  };
}
export type Stream = Awaited<ReturnType<typeof openStream>>;

/** The api's stream of who has the token. */
export const openLive = (url: string, accessToken: string, after?: string) =>
  openStream({
    url: `${url}/api/v1/live${after === undefined ? '' : `?after=${after}`}`,
    headers: { authorization: `Bearer ${accessToken}` },
  });

/** The gateway's. */
export const openSubscription = (
  url: string,
  accessToken: string,
  after?: string,
  { query = liveText, path = '/graphql' }: { query?: string; path?: string } = {},
) =>
  openStream({
    url: url + path,
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query, variables: { after } }),
  });
