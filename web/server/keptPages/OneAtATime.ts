interface Running<Result> {
  result: Promise<Result>;
  waiting: number;
  controller: AbortController;
}

/**
 * Work that several visitors want at once is done once. It ends early only when nobody waits for it any more.
 */
export class OneAtATime<Result> {
  readonly #running = new Map<string, Running<Result>>();

  isRunning(key: string): boolean {
    return this.#running.has(key);
  }

  /** Joins the work under `key` or begins it. `left`: aborted when this visitor is gone; without it nobody leaves. */
  do(key: string, work: (signal: AbortSignal) => Promise<Result>, left?: AbortSignal): Promise<Result> {
    const running = this.#running.get(key) ?? this.#begin(key, work);
    running.waiting += 1;
    left?.addEventListener('abort', () => this.#leave(running, left.reason), { once: true });
    return running.result;
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Running<Result> {
    const controller = new AbortController();
    const result = work(controller.signal).finally(() => this.#running.delete(key));
    const running = { result, waiting: 0, controller };
    this.#running.set(key, running);
    return running;
  }

  #leave(running: Running<Result>, reason: unknown): void {
    running.waiting -= 1;
    if (running.waiting === 0) running.controller.abort(reason);
  }
}
