/** A server-sent event: its place, what it is called (`message` where it does not say), and its data. */
export type SentEvent = { id: string | undefined; event: string; data: string | undefined };

/** Reads a stream of server-sent events; one without data is a heartbeat that tells a place. */
export async function* readEvents(chunks: AsyncIterable<string>): AsyncGenerator<SentEvent> {
  let rest = '';
  for await (const chunk of chunks) {
    rest += chunk;
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      yield readEvent(rest.slice(0, end));
      rest = rest.slice(end + 2);
    }
  }
}

function readEvent(text: string): SentEvent {
  const found: SentEvent = { id: undefined, event: 'message', data: undefined };
  for (const line of text.split('\n')) {
    const [, name, value] = /^(id|event|data): ?(.*)$/.exec(line) ?? [];
    if (name !== undefined) found[name as keyof SentEvent] = value!;
  }
  return found;
}
