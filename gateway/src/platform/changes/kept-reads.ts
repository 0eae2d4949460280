import type { ChangeListener } from '@rasteh/shared/change-listener';

/** A small read of the api that takes nothing and answers everybody the same. */
export type KeptRead<T> = {
  operation: string;
  /** The change that ends it, as the api's `recordChange` says. */
  tag: string;
  toValue: (answer: unknown) => T;
};

const EVERYTHING = '*';
/** An api that heard of a change later than this gateway may have answered from before it. */
const FRESH_MS = 60_000;

/** Reference data of the api that resolvers need, kept until it hears that they changed. While it cannot hear it keeps nothing. */
export class KeptReads implements ChangeListener {
  readonly #held = new Map<KeptRead<unknown>, { value: unknown; readAt: number }>();
  readonly #now: () => number;
  #isHearing = false;
  #changes = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Number of changes heard so far. */
  get changes() {
    return this.#changes;
  }

  begin(): void {
    this.lost();
    this.#isHearing = true;
  }

  changed(tags: string[]): void {
    this.#changes += 1;
    for (const read of this.#held.keys())
      if (tags.includes(EVERYTHING) || tags.includes(read.tag)) this.#held.delete(read);
  }

  lost(): void {
    this.#changes += 1;
    this.#isHearing = false;
    this.#held.clear();
  }

  find<T>(read: KeptRead<T>): T | undefined {
    const held = this.#held.get(read as KeptRead<unknown>);
    return held && this.#now() - held.readAt < FRESH_MS ? (held.value as T) : undefined;
  }

  /** Keeps a value, unless something changed since it was asked for. @param before `changes` at that time @returns it */
  keep<T>(read: KeptRead<T>, value: T, before: number): T {
    if (this.#isHearing && before === this.#changes)
      this.#held.set(read as KeptRead<unknown>, { value, readAt: this.#now() });
    return value;
  }
}
