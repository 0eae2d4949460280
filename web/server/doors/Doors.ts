import type { Request, RequestHandler, Response } from 'express';
import type { OperationKind, Refusal } from '../graphRequest.ts';
import { visitOf } from '../visit.ts';
import { addressKey } from '@rasteh/shared/address-key';
import { FairQueue, type Leave, type QueueLimits } from '@rasteh/shared/fair-queue';
import { LoopWatch } from '@rasteh/shared/loop-watch';
import { MinuteCounts } from '@rasteh/shared/minute-counts';

/** How much one address (/64) or user may ask; each a setting. */
export interface DoorLimits {
  pages: QueueLimits;
  pagesPerMinute: number;
  writesPerUser: number;
  writesPerAddress: number;
  visitsPerMinute: number;
  /** An event loop that is later, in ms, takes nothing from who has most in flight; from the second one on, nothing from anybody. */
  shedOneAfterMs: number;
  shedAllAfterMs: number;
}

const queueRetrySeconds = '2';
const shedRetrySeconds = '1';
/** One who has a single thing in flight is never the one who has most. */
const fewest = 2;

const tooMany = (seconds: number): Refusal => ({
  status: 429,
  code: 'RATE_LIMITED',
  message: 'Too many of these in a minute',
  retryAfter: String(seconds),
});
const overloaded = (retryAfter: string): Refusal => ({
  status: 503,
  code: 'OVERLOADED',
  message: 'Too much is asked at once',
  retryAfter,
});

/** Keeps one address from taking the whole server: limits, turns and, when the event loop is late, refusals. */
export class Doors {
  readonly #limits: DoorLimits;
  readonly #loop: Pick<LoopWatch, 'lateMs'>;
  readonly #pages: FairQueue;
  readonly #pageCounts: MinuteCounts;
  readonly #userWrites: MinuteCounts;
  readonly #addressWrites: MinuteCounts;
  readonly #visits: MinuteCounts;
  readonly #inFlight = new Map<string, number>();

  constructor(limits: DoorLimits, loop: Pick<LoopWatch, 'lateMs'> = new LoopWatch()) {
    this.#limits = limits;
    this.#loop = loop;
    this.#pages = new FairQueue(limits.pages);
    this.#pageCounts = new MinuteCounts(limits.pagesPerMinute);
    this.#userWrites = new MinuteCounts(limits.writesPerUser);
    this.#addressWrites = new MinuteCounts(limits.writesPerAddress);
    this.#visits = new MinuteCounts(limits.visitsPerMinute);
  }

  /** Counts what an address has in flight, from here to the end of its answer. */
  readonly watch: RequestHandler = (request, response, next) => {
    // Who has left already will not close again, and would be counted for ever.
    if (response.destroyed) return next();
    const key = addressKey(request.ip);
    this.#inFlight.set(key, (this.#inFlight.get(key) ?? 0) + 1);
    visitOf(response).whenClosed(() => {
      const left = (this.#inFlight.get(key) ?? 1) - 1;
      if (left > 0) this.#inFlight.set(key, left);
      else this.#inFlight.delete(key);
    });
    next();
  };

  /** Why nothing that takes work is begun for this request now; undefined when it may. */
  busy(request: Request): Refusal | undefined {
    const { lateMs } = this.#loop;
    const { shedOneAfterMs, shedAllAfterMs } = this.#limits;
    if (lateMs < shedOneAfterMs) return undefined;
    return lateMs >= shedAllAfterMs || this.#hasMost(addressKey(request.ip)) ? overloaded(shedRetrySeconds) : undefined;
  }

  /** A place for a page that must be rendered. @returns how to leave it, or why there is none */
  async page(request: Request, response: Response): Promise<Leave | Refusal> {
    const key = addressKey(request.ip);
    const busy = this.busy(request);
    if (busy) return busy;
    const wait = this.#pageCounts.count(key);
    if (wait !== undefined) return tooMany(wait);
    return (await this.#pages.enter(key, response)) ?? overloaded(queueRetrySeconds);
  }

  /** A place for work of our own, such as a kept page made anew: it takes its turn as one address does. */
  ownWork = (): Promise<Leave | undefined> => this.#pages.enter('own');

  /** Why an operation of the browser is not passed on; undefined when it is. */
  operation(request: Request, response: Response, kind: OperationKind): Refusal | undefined {
    const busy = this.busy(request);
    if (busy || kind === 'read') return busy;
    const user = visitOf(response).session?.userInfo.sub;
    const address = addressKey(request.ip);
    const who = user === undefined ? address : `user ${user}`;
    const counts = kind === 'visit' ? this.#visits : user === undefined ? this.#addressWrites : this.#userWrites;
    const wait = counts.count(who);
    return wait === undefined ? undefined : tooMany(wait);
  }

  #hasMost(key: string): boolean {
    const own = this.#inFlight.get(key) ?? 0;
    return own >= fewest && own >= Math.max(...this.#inFlight.values());
  }
}
