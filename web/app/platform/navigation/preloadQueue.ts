const atOnce = 4;

/**
 * Runs page preloads, at most 4 at once (specification, section 9), each path once. The latest wish is
 * served first: it is what the pointer rests on now. A failed preload may be wished again.
 */
export class PreloadQueue {
  readonly #preload: (path: string) => Promise<unknown>;
  readonly #known = new Set<string>();
  readonly #waiting: string[] = [];
  #running = 0;

  constructor(preload: (path: string) => Promise<unknown>) {
    this.#preload = preload;
  }

  add(path: string): void {
    if (this.#known.has(path)) return;
    this.#known.add(path);
    this.#waiting.push(path);
    this.#next();
  }

  #next(): void {
    if (this.#running >= atOnce) return;
    const path = this.#waiting.pop();
    if (path === undefined) return;
    this.#running += 1;
    this.#preload(path)
      .catch(() => this.#known.delete(path))
      .finally(() => {
        this.#running -= 1;
        this.#next();
      });
  }
}
