export type CancelReason = 'deadline' | 'disconnect';

/**
 * The end of a request before its answer: the client left or the time is over. One for each request; everything that is
 * under way for it listens here. (An AbortSignal does the same and costs several times as much.)
 */
export class Cancellation {
  reason: CancelReason | undefined;
  /** `performance.now()` at which the deadline falls. */
  readonly deadline: number;
  readonly #listeners = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;

  constructor(deadlineMs: number) {
    this.deadline = performance.now() + deadlineMs;
    this.#timer = setTimeout(() => this.cancel('deadline'), deadlineMs);
  }

  /** Calls `listener` when the request is cancelled. @returns what stops listening */
  onCancel(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  cancel(reason: CancelReason) {
    if (this.reason) return;
    this.reason = reason;
    clearTimeout(this.#timer);
    for (const listener of this.#listeners) listener();
  }

  /** The answer is on its way: nothing is left to cancel. */
  finish() {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }
}
