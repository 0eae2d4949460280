import type { LiveEvent } from './readStream.ts';

/** So many objects are remembered; of older ones an event may be taken twice, which asks once more. */
const mostObjects = 1_000;

/** What this tab has heard: up to which place, and of each object up to which event. */
export class KnownEvents {
  place: string | undefined;
  readonly #lastSeq = new Map<string, number>();

  /** Whether it is news. A stream that goes on somewhere may tell some again. */
  take({ cursor, reset, eventId, typeName, objectId, seq }: LiveEvent): boolean {
    this.place = cursor;
    if (reset) {
      this.#lastSeq.clear();
      return true;
    }
    if (!eventId) return false;
    const key = `${typeName} ${objectId}`;
    const last = this.#lastSeq.get(key);
    if (last !== undefined && (seq ?? 0) <= last) return false;
    this.#lastSeq.delete(key);
    this.#lastSeq.set(key, seq ?? 0);
    if (this.#lastSeq.size > mostObjects) this.#lastSeq.delete(this.#lastSeq.keys().next().value!);
    return true;
  }
}
