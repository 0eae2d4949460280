/** What could not be refetched is requested again after a pause that doubles. */
const firstRetryMs = 1_000;
const lastRetryMs = 60_000;

/** Refetches places of the graph: several at once, and again later what a weak connection did not bring. */
export class Renewal {
  readonly #renewPlaces: (places: readonly string[]) => Promise<boolean>;
  #outdated = new Set<string>();
  #running: Promise<void> | undefined;
  #failures = 0;
  #isOver = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** @param renewPlaces resolves to false when asking again may help; never rejects */
  constructor(renewPlaces: (places: readonly string[]) => Promise<boolean>) {
    this.#renewPlaces = renewPlaces;
  }

  renew(places: readonly string[]): void {
    for (const place of places) this.#outdated.add(place);
    this.#start();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#retry);
  }

  #start(): void {
    this.#running ??= Promise.resolve().then(() => this.#run());
  }

  async #run(): Promise<void> {
    clearTimeout(this.#retry);
    while (this.#outdated.size > 0 && !this.#isOver) {
      const places = [...this.#outdated];
      this.#outdated = new Set();
      const isAnswered = await this.#renewPlaces(places);
      if (!isAnswered) {
        this.#retryLater(places);
        break;
      }
      this.#failures = 0;
    }
    this.#running = undefined;
  }

  #retryLater(places: readonly string[]): void {
    for (const place of places) this.#outdated.add(place);
    if (this.#isOver) return;
    this.#retry = setTimeout(() => this.#start(), Math.min(firstRetryMs * 2 ** this.#failures, lastRetryMs));
    this.#failures += 1;
  }
}
