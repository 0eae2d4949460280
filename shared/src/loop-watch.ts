import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY_MS = 1_000;
const RESOLUTION_MS = 10;

/** How late the event loop was in the last second, on average; the program's one watch. */
export class LoopWatch {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  #lateMs = 0;

  constructor() {
    this.#delay.enable();
    setInterval(() => {
      const { mean } = this.#delay;
      this.#lateMs = Number.isNaN(mean) ? 0 : Math.max(0, mean / 1e6 - RESOLUTION_MS);
      this.#delay.reset();
    }, EVERY_MS).unref();
  }

  get lateMs(): number {
    return this.#lateMs;
  }
}
