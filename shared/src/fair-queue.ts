import type { EventEmitter } from 'node:events';

export type QueueLimits = {
  /** So many are inside at the same time. */
  atOnce: number;
  /** So many of one key may wait. */
  waitingOfKey: number;
  /** So many may wait in all. */
  waitingInAll: number;
  longestWaitMs: number;
};

/** Ends a stay; calling it again does nothing. */
export type Leave = () => void;

/** An answer under way. One that was closed before says so no more. */
type Visitor = EventEmitter & { readonly destroyed?: boolean };
type Decide = (leave: Leave | undefined) => void;

/**
 * So many work at once; the others wait, and places go round the keys: one who brings hundreds waits for his own, and
 * somebody who brings one waits for one of each.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** In the order of turns: whose turn it was goes to the end. */
  readonly #waiting = new Map<string, Set<Decide>>();
  #waitingInAll = 0;
  #inside = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * @param visitor who closes when nobody wants the place any more; who is gone already gets none
   * @returns how to leave; undefined when there is no place, none came in time or the visitor left
   */
  enter(key: string, visitor?: Visitor): Promise<Leave | undefined> {
    if (visitor?.destroyed) return Promise.resolve(undefined);
    const { atOnce, waitingOfKey, waitingInAll, longestWaitMs } = this.#limits;
    if (this.#inside < atOnce) return Promise.resolve(this.#comeIn());
    const own = this.#waiting.get(key) ?? new Set<Decide>();
    if (own.size >= waitingOfKey || this.#waitingInAll >= waitingInAll) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const giveUp = () => {
        if (own.delete(decide)) this.#waitingInAll -= 1;
        if (own.size === 0) this.#waiting.delete(key);
        decide(undefined);
      };
      const timer = setTimeout(giveUp, longestWaitMs);
      const decide: Decide = (leave) => {
        clearTimeout(timer);
        visitor?.off('close', giveUp);
        resolve(leave);
      };
      own.add(decide);
      this.#waiting.set(key, own);
      this.#waitingInAll += 1;
      visitor?.once('close', giveUp);
    });
  }

  #comeIn(): Leave {
    this.#inside += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#inside -= 1;
      this.#callNext();
    };
  }

  #callNext(): void {
    const [turn] = this.#waiting;
    if (!turn) return;
    const [key, own] = turn;
    const [next] = own;
    this.#waiting.delete(key);
    own.delete(next!);
    this.#waitingInAll -= 1;
    if (own.size > 0) this.#waiting.set(key, own);
    next!(this.#comeIn());
  }
}
