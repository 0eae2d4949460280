/** A map of bounded weight: what was used longest ago leaves first. */
export class Lru<Value> {
  readonly #entries = new Map<string, { value: Value; weight: number }>();
  readonly #limit: number;
  readonly #onLeave: ((value: Value) => void) | undefined;
  #weight = 0;

  /**
   * @param limit the sum of weights that may be held; an entry that weighs more by itself is not kept
   * @param onLeave called with each value that leaves
   */
  constructor(limit: number, onLeave?: (value: Value) => void) {
    this.#limit = limit;
    this.#onLeave = onLeave;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, weight: number) {
    this.delete(key);
    if (weight > this.#limit) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) return;
      this.delete(oldest);
    }
  }

  delete(key: string) {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
    this.#onLeave?.(entry.value);
  }

  /** Every entry, the one used longest ago first. */
  *entries(): Iterable<[string, Value]> {
    for (const [key, { value }] of this.#entries) yield [key, value];
  }

  clear() {
    for (const key of this.#entries.keys()) this.delete(key);
  }

  get weight() {
    return this.#weight;
  }
}
