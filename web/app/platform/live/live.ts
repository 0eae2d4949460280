import { GraphError } from '../graph/GraphError.ts';
import { pageGraph } from '../graph/browser/pageGraph.ts';
import type { Asked } from '../graph/browser/Engine.ts';
import { asDocument } from '../graph/browser/BrowserGraph.ts';
import { askSession } from '../session/askSession.ts';
import { pause } from '../pause.ts';
import { currentViewer, onViewerChange } from '../session/viewerRecord.ts';
import { KnownEvents } from './KnownEvents.ts';
import { type ViewerEventsSinceQuery, ViewerEventsSinceDocument } from './liveEvents.generated.ts';
import { type LiveEvent, readStream } from './readStream.ts';

/** After so many that broke or were refused it asks now and then instead, and tries a stream again after so many questions. */
const mostFailures = 2;
const asksBetween = 8;
const retryMs = 1_000;
const askMs = 15_000;
const askHiddenMs = 60_000;
const lockName = 'live';

type Tell = (event: LiveEvent) => void;
interface Told {
  sub: string;
  event: LiveEvent;
}

/**
 * Hears what happens to whoever is logged in, until the end that is returned. A browser has six connections to a site, so one
 * tab reads and tells the others: the one that holds the lock; when it goes, another goes on from where that was.
 */
export function listenLive(tell: Tell): () => void {
  let stop = startFor(currentViewer()?.sub, tell);
  let shown = currentViewer()?.sub;
  const end = onViewerChange((viewer) => {
    if (viewer?.sub === shown) return;
    shown = viewer?.sub;
    stop();
    stop = startFor(shown, tell);
  });
  return () => {
    end();
    stop();
  };
}

function startFor(sub: string | undefined, tell: Tell): () => void {
  if (sub === undefined) return () => undefined;
  const known = new KnownEvents();
  const ending = new AbortController();
  const { signal } = ending;
  const channel = new BroadcastChannel(lockName);
  const take = (event: LiveEvent) => void (known.take(event) && tell(event));
  channel.onmessage = ({ data }: MessageEvent<Told>) => data.sub === sub && take(data.event);
  const tellAll = (event: LiveEvent) => {
    channel.postMessage({ sub, event } satisfies Told);
    take(event);
  };
  const read = () => readOn(known, signal, tellAll).catch(() => undefined);
  // Without locks (a page that did not come over https) each tab reads for itself.
  const lock = navigator.locks as LockManager | undefined;
  void (lock?.request(lockName, { signal }, read) ?? read()).catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
}

/** Reads as long as somebody is logged in: a stream, or, where none can be had, by asking now and then. */
async function readOn(known: KnownEvents, signal: AbortSignal, tell: Tell): Promise<void> {
  let failures = 0;
  let asks = 0;
  const hear = (event: LiveEvent) => {
    failures = 0;
    tell(event);
  };
  while (!signal.aborted && currentViewer()) {
    if (failures < mostFailures) {
      failures = (await readOnce(known, signal, hear)) ? 0 : failures + 1;
      await pause(retryMs, signal);
    } else {
      await askOnce(known, tell).catch(() => undefined);
      asks += 1;
      await pause(document.hidden ? askHiddenMs : askMs, signal);
      if (asks % asksBetween === 0) failures = mostFailures - 1;
    }
  }
}

/** @returns whether the stream went on to its end, and another one may be had */
async function readOnce(known: KnownEvents, signal: AbortSignal, tell: Tell): Promise<boolean> {
  const isComplete = await readStream(known.place, signal, tell).then(
    () => true,
    (error: unknown) => (error instanceof GraphError && error.status === 401 ? undefined : false),
  );
  if (isComplete === false || signal.aborted) return false;
  // The token ended: a stream cannot bring another one, so it is asked for before the next.
  return (await askSession('GET').catch(() => undefined)) !== undefined && isComplete === true;
}

async function askOnce(known: KnownEvents, tell: Tell): Promise<void> {
  const engine = await pageGraph().warmUp();
  const question: Asked = { document: asDocument(ViewerEventsSinceDocument), variables: { after: known.place } };
  const answer = (await engine.ask(question, { fresh: true })) as ViewerEventsSinceQuery;
  const events = answer.viewer?.events;
  if (!events) return;
  const { cursor, reset, items } = events;
  if (reset)
    tell({ __typename: 'ViewerEvent', cursor, reset, eventId: null, typeName: null, objectId: null, seq: null });
  for (const each of items) tell(each);
  known.place = cursor;
}
