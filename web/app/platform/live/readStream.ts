import { GraphError } from '../graph/GraphError.ts';
import { asked, operationOf } from '../graph/question.ts';
import { type ViewerEventsSubscription, ViewerEventsDocument } from './liveEvents.generated.ts';

export type LiveEvent = ViewerEventsSubscription['viewerEvents'];

/** The server sends something every 5 s; a stream that is silent for longer is taken for dead. */
const silenceMs = 12_000;

/**
 * Reads `/live` from a place on and tells each event. Not an EventSource, which cannot send our header. Resolves when the
 * stream is complete, as when the token ended; rejects with a GraphError when it is refused or breaks.
 */
export async function readStream(
  after: string | undefined,
  signal: AbortSignal,
  tell: (event: LiveEvent) => void,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const response = await fetch('/live', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-rasteh-client': 'web' },
    body: JSON.stringify(asked(operationOf(ViewerEventsDocument), { after })),
    signal: AbortSignal.any([signal, silence.signal]),
  });
  try {
    if (!response.ok || !response.body) throw new GraphError(response.status, 'Not opened', 'LIVE_REFUSED');
    let rest = '';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      const texts = (rest + part.value).split('\n\n');
      rest = texts.pop()!;
      if (texts.some((text) => tellOne(text, tell) === 'complete')) return;
    }
    throw new GraphError(0, 'Broken off', 'LIVE_BROKEN');
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

function tellOne(text: string, tell: (event: LiveEvent) => void): 'complete' | 'goes on' {
  if (text.startsWith('event: complete')) return 'complete';
  const json = /^data: (.*)$/m.exec(text)?.[1];
  if (json === undefined) return 'goes on';
  const { data } = JSON.parse(json) as { data?: ViewerEventsSubscription | null };
  if (!data) throw new GraphError(503, 'Cut off', 'LIVE_CUT_OFF');
  tell(data.viewerEvents);
  return 'goes on';
}
