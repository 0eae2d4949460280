import { pageGraph } from '../graph/browser/pageGraph.ts';
import { renewPlaces } from '../graph/browser/runWrite.ts';
import { listenLive } from './live.ts';
import { Renewal } from './Renewal.ts';

/** Fields of `viewer` and `staff` to refetch, by the type of the changed object: `{ CustomerAgent: ['viewer.customers'] }`. */
export type LiveQueries = Readonly<Record<string, readonly string[]>>;

/**
 * Asks anew, as it happens, what this page shows of things that others changed; what it holds and does not show is forgotten.
 * Nothing is shown from an event itself. @returns the end of it
 */
export function keepLive(queries: LiveQueries): () => void {
  const renewal = new Renewal((those) => renewPlaces(pageGraph(), those));
  const stop = listenLive(({ reset, typeName }) => {
    renewal.renew(reset ? Object.values(queries).flat() : (queries[typeName ?? ''] ?? []));
  });
  return () => {
    stop();
    renewal.stop();
  };
}
