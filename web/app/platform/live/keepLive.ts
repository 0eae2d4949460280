import { pageGraph } from '../graph/browser/pageGraph.ts';
import { renewPlaces } from '../graph/browser/runWrite.ts';
import { listenLive } from './live.ts';

/** Fields of `viewer` and `staff` that tell of things of a type: `{ CustomerAgent: ['viewer.customers'] }`. */
export type PlacesByType = Readonly<Record<string, readonly string[]>>;

/**
 * Asks anew, as it happens, what this page shows of things that others changed; what it holds and does not show is forgotten.
 * Nothing is shown from an event itself. @returns the end of it
 */
export function keepLive(places: PlacesByType): () => void {
  let untrue = new Set<string>();
  let renewing: Promise<void> | undefined;
  async function renew() {
    while (untrue.size > 0) {
      const those = [...untrue];
      untrue = new Set();
      await renewPlaces(pageGraph(), those);
    }
    renewing = undefined;
  }
  return listenLive(({ reset, typeName }) => {
    const concerned = reset ? Object.values(places).flat() : (places[typeName ?? ''] ?? []);
    for (const place of concerned) untrue.add(place);
    // Several at once are asked for once.
    renewing ??= Promise.resolve().then(renew);
  });
}
