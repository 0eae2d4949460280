import { Redis } from 'ioredis';
import { alarm } from '../alarm.ts';
import type { Log } from '../log.ts';

/** A start waits this long for Redis, so that the first questions are counted for all gateways too. */
const CONNECT_LIMIT_MS = 1_000;
/** Slower than this, Redis counts as away: a budget must not cost more than what it bounds. */
const REDIS_LIMIT_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** How much a caller has spent, and when the minute is over. `isPaid`: what was asked for is in it. */
export type Spent = { points: number; endsInMs: number; isPaid: boolean };

type Spender = Redis & {
  spend(key: string, points: number, limit: number, windowMs: number): Promise<[number, number, number]>;
};

/** Looks, decides and takes in one step, so that two gateways never spend the same points. */
const SPEND = `
  local spent = tonumber(redis.call('GET', KEYS[1]) or '0')
  local points = tonumber(ARGV[1])
  local isPaid = spent + points <= tonumber(ARGV[2]) and 1 or 0
  if isPaid == 1 and points > 0 then
    spent = redis.call('INCRBY', KEYS[1], points)
    if spent == points then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
  end
  local left = redis.call('PTTL', KEYS[1])
  return { spent, left < 0 and tonumber(ARGV[3]) or left, isPaid }`;

/** Budgets in Redis, for all gateways together. */
export class SharedBudgets {
  readonly #redis: Spender;

  constructor(url: string, log: Log) {
    this.#redis = connect(url, log);
  }

  /** Takes points when the limit allows it. Rejects while Redis is away or slow. */
  async take(key: string, points: number, limit: number, windowMs: number): Promise<Spent> {
    const [spent, endsInMs, isPaid] = await this.#redis.spend(`budget:${key}`, points, limit, windowMs);
    return { points: spent, endsInMs, isPaid: isPaid === 1 };
  }

  /** Resolves when Redis answers, or when a start has waited long enough for it. */
  untilConnected(): Promise<void> {
    if (this.#redis.status === 'ready') return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, CONNECT_LIMIT_MS);
      this.#redis.once('ready', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  close(): void {
    this.#redis.disconnect();
  }
}

function connect(url: string, log: Log): Spender {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_LIMIT_MS,
    commandTimeout: REDIS_LIMIT_MS,
    retryStrategy: (tries) => Math.min(tries * 100, LONGEST_PAUSE_MS),
  });
  let isAway = false;
  redis.on('ready', () => (isAway = false));
  redis.on('error', (error) => {
    // Once for each time it goes away, and not for each try to reach it.
    if (!isAway) alarm(log, 'redis', { problem: error.message });
    isAway = true;
  });
  redis.defineCommand('spend', { numberOfKeys: 1, lua: SPEND });
  return redis as Spender;
}
