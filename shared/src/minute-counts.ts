const MINUTE_MS = 60_000;
const MOST_KEYS = 20_000;

/** Counts by key in minutes that begin with the first of each. Bounded: who was counted first leaves first. */
export class MinuteCounts {
  readonly #counts = new Map<string, { count: number; endsAt: number }>();
  readonly #most: number;
  readonly #now: () => number;

  /** @param most how many of a key pass in a minute */
  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** Counts one. @returns undefined when it passes, else the seconds until the minute is over */
  count(key: string): number | undefined {
    const now = this.#now();
    const known = this.#counts.get(key);
    const current = known && known.endsAt > now ? known : { count: 0, endsAt: now + MINUTE_MS };
    if (current !== known) this.#begin(key, current);
    current.count += 1;
    return current.count > this.#most ? Math.max(1, Math.ceil((current.endsAt - now) / 1_000)) : undefined;
  }

  #begin(key: string, current: { count: number; endsAt: number }): void {
    this.#counts.delete(key);
    this.#counts.set(key, current);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_KEYS && oldest !== undefined) this.#counts.delete(oldest);
  }
}
