import { pageGraph } from '../graph/browser/pageGraph.ts';
import { renewPlaces } from '../graph/browser/runWrite.ts';
import { listenLive } from './live.ts';
import { Renewal } from './Renewal.ts';

/** Fields of `viewer` and `staff` that tell of things of a type: `{ CustomerAgent: ['viewer.customers'] }`. */
export type PlacesByType = Readonly<Record<string, readonly string[]>>;

/**
 * Asks anew, as it happens, what this page shows of things that others changed; what it holds and does not show is forgotten.
 * Nothing is shown from an event itself. @returns the end of it
 */
export function keepLive(places: PlacesByType): () => void {
  const renewal = new Renewal((those) => renewPlaces(pageGraph(), those));
  const stop = listenLive(({ reset, typeName }) => {
    renewal.renew(reset ? Object.values(places).flat() : (places[typeName ?? ''] ?? []));
  });
  return () => {
    stop();
    renewal.stop();
  };
}
