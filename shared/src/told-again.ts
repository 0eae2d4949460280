import type { ChangeListener } from './change-listener.ts';

/**
 * Where several programs of a kind run, each hears of a change in its own time, a fifth of a second apart at rest. What was read
 * just after a change may have come from one that had not heard of it yet.
 */
const AGAIN_MS = 1_000;

/** Tells a listener each change at once and once more a second later, so that nothing which was old is held for longer. */
export class ToldAgain implements ChangeListener {
  readonly #listener: ChangeListener;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(listener: ChangeListener) {
    this.#listener = listener;
  }

  begin(): void {
    this.#listener.begin();
  }

  changed(tags: string[]): void {
    this.#listener.changed(tags);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#listener.changed(tags);
    }, AGAIN_MS).unref();
    this.#timers.add(timer);
  }

  lost(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#listener.lost();
  }
}
