import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { graphError } from '../graph/graph-error.ts';
import { refusals } from '../graph/messages.ts';
import type { TokenCheck } from '../tokens/checked-tokens.ts';
import { addressKey } from '@rasteh/shared/address-key';
import { FairQueue, type Leave, type QueueLimits } from '@rasteh/shared/fair-queue';
import { LoopWatch } from '@rasteh/shared/loop-watch';
import { MinuteCounts } from '@rasteh/shared/minute-counts';

/** How much one address (/64) or user may ask; each a setting. */
export type DoorLimits = {
  operations: QueueLimits;
  introspectionsAtOnce: number;
  introspectionsPerMinute: number;
  writesPerUser: number;
  writesPerAddress: number;
  visitsPerMinute: number;
  /** An event loop that is later, in ms, takes nothing from who has most in flight; from the second one on, nothing from anybody. */
  shedOneAfterMs: number;
  shedAllAfterMs: number;
};

type Parts = { limits: DoorLimits; secret: string | undefined; tokens: TokenCheck; loop?: Pick<LoopWatch, 'lateMs'> };

const QUEUE_RETRY_SECONDS = 2;
const SHED_RETRY_SECONDS = 1;
/** One who has a single thing in flight is never the one who has most. */
const FEWEST = 2;

const tooMany = (retryAfterSeconds: number) => graphError(refusals.rateLimited, { retryAfterSeconds });
const overloaded = (retryAfterSeconds: number) => graphError(refusals.overloaded, { retryAfterSeconds });

/** Keeps one address from taking the whole gateway: limits, turns and, when the event loop is late, refusals. */
export class Doors {
  readonly #parts: Parts;
  readonly #loop: Pick<LoopWatch, 'lateMs'>;
  readonly #operations: FairQueue;
  readonly #introspections: FairQueue;
  readonly #introspectionCounts: MinuteCounts;
  readonly #userWrites: MinuteCounts;
  readonly #addressWrites: MinuteCounts;
  readonly #visits: MinuteCounts;
  readonly #pageKey: Buffer | undefined;
  readonly #inFlight = new Map<string, number>();

  constructor(parts: Parts) {
    const { limits, secret } = parts;
    this.#parts = parts;
    this.#loop = parts.loop ?? new LoopWatch();
    this.#operations = new FairQueue(limits.operations);
    this.#introspections = new FairQueue({ ...limits.operations, atOnce: limits.introspectionsAtOnce });
    this.#introspectionCounts = new MinuteCounts(limits.introspectionsPerMinute);
    this.#userWrites = new MinuteCounts(limits.writesPerUser);
    this.#addressWrites = new MinuteCounts(limits.writesPerAddress);
    this.#visits = new MinuteCounts(limits.visitsPerMinute);
    this.#pageKey = secret ? Buffer.from(pageKeyOf(secret)) : undefined;
  }

  /** Whether the web asks it for a page, which it has counted itself; only it can say so. */
  isOfPage({ 'x-page-key': given }: IncomingHttpHeaders): boolean {
    if (typeof given !== 'string' || !this.#pageKey) return false;
    const key = Buffer.from(given);
    return key.length === this.#pageKey.length && timingSafeEqual(key, this.#pageKey);
  }

  /**
   * Counts what an address has in flight, from here to the end of its answer.
   * @returns ends the count before: a stream is no work while nothing happens
   */
  watch(address: string, response: ServerResponse): Leave {
    // Who has left already will not close again, and would be counted for ever.
    if (response.destroyed) return () => undefined;
    const key = addressKey(address);
    this.#inFlight.set(key, (this.#inFlight.get(key) ?? 0) + 1);
    const leave = () => {
      response.off('close', leave);
      const left = (this.#inFlight.get(key) ?? 1) - 1;
      if (left > 0) this.#inFlight.set(key, left);
      else this.#inFlight.delete(key);
    };
    response.once('close', leave);
    return leave;
  }

  /** @throws GraphQLError 503 OVERLOADED while nothing may be begun for this address */
  checkLoop(address: string): void {
    const { lateMs } = this.#loop;
    const { shedOneAfterMs, shedAllAfterMs } = this.#parts.limits;
    if (lateMs < shedOneAfterMs) return;
    if (lateMs >= shedAllAfterMs || this.#hasMost(addressKey(address))) throw overloaded(SHED_RETRY_SECONDS);
  }

  /** Waits for a turn. @returns how to end it. @throws GraphQLError 503 OVERLOADED when there is no place or none in time */
  async enter(address: string, response: ServerResponse): Promise<Leave> {
    const leave = await this.#operations.enter(addressKey(address), response);
    if (!leave) throw overloaded(QUEUE_RETRY_SECONDS);
    return leave;
  }

  /**
   * The same for a question about the schema. It waits outside: nobody else waits for its turn.
   * @param leaveOperations gives up the place among all operations that it has so far
   * @throws GraphQLError 429 RATE_LIMITED, 503 OVERLOADED
   */
  async enterIntrospection(address: string, response: ServerResponse, leaveOperations?: Leave): Promise<Leave> {
    leaveOperations?.();
    const key = addressKey(address);
    const wait = this.#introspectionCounts.count(key);
    if (wait !== undefined) throw tooMany(wait);
    const leave = await this.#introspections.enter(key, response);
    if (!leave) throw overloaded(QUEUE_RETRY_SECONDS);
    return leave;
  }

  /** Counts a write by who is logged in, by address without anybody. @throws GraphQLError 429 RATE_LIMITED */
  async countWrite(address: string, authorization: string | undefined, isVisit = false): Promise<void> {
    const session = authorization === undefined ? undefined : await this.#parts.tokens(authorization);
    const user = typeof session === 'object' ? session.user : undefined;
    const counts = isVisit ? this.#visits : user === undefined ? this.#addressWrites : this.#userWrites;
    const wait = counts.count(user === undefined ? addressKey(address) : `user ${user}`);
    if (wait !== undefined) throw tooMany(wait);
  }

  #hasMost(key: string): boolean {
    const own = this.#inFlight.get(key) ?? 0;
    return own >= FEWEST && own >= Math.max(...this.#inFlight.values());
  }
}

/** What nobody can say who does not know the secret, and that does not tell it; the web makes the same. */
const pageKeyOf = (secret: string) => createHmac('sha256', secret).update('questions of pages').digest('base64url');

/** The same for the gateway's own calls; the api makes it too. */
export const gatewayKeyOf = (secret: string) =>
  createHmac('sha256', secret).update('calls of the gateway').digest('base64url');
