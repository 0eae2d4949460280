import { Redis } from 'ioredis';
import { alarm } from './metrics.ts';

/** A start waits this long for Redis, so that the first requests are counted for all apis too. */
const CONNECT_LIMIT_MS = 1_000;
/** Slower than this, Redis counts as away: a limit must not cost more than what it limits. */
const REDIS_LIMIT_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** One of several apis sees only part of the requests, so on its own it lets half as many through. */
const ALONE_WEIGHT = 2;
const MOST_BUCKETS = 10_000;

type Count = { current: number; ttl: number };
type Callback = (error: Error | null, count?: Count) => void;
type Counter = Redis & { countRequest(key: string, windowMs: number): Promise<[number, number]> };

/** Counts and sets the end of the window in one step, so that two apis never begin it twice. */
const COUNT = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }`;

/**
 * Where @fastify/rate-limit counts: in Redis for all apis together, in a stricter bucket of this process while Redis is away.
 * @param redisUrl without it there is one api, which counts for itself. @returns undefined for the plugin's own counting
 */
export function sharedLimits(redisUrl: string | undefined) {
  if (!redisUrl) return undefined;
  const redis = connect(redisUrl);
  const local = new Map<string, { count: number; endsAt: number }>();

  function countAlone(key: string, windowMs: number): Count {
    const now = Date.now();
    const known = local.get(key);
    const bucket = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    bucket.count += ALONE_WEIGHT;
    local.delete(key);
    local.set(key, bucket);
    const [oldest] = local.keys();
    if (local.size > MOST_BUCKETS && oldest !== undefined) local.delete(oldest);
    return { current: bucket.count, ttl: bucket.endsAt - now };
  }

  class Store {
    readonly #prefix: string;
    constructor(prefix: unknown) {
      this.#prefix = typeof prefix === 'string' ? prefix : 'limit';
    }
    incr(key: string, callback: Callback, windowMs: number) {
      const full = `${this.#prefix}:${key}`;
      redis.countRequest(full, windowMs).then(
        ([current, ttl]) => callback(null, { current, ttl }),
        () => callback(null, countAlone(full, windowMs)),
      );
    }
    /** For a route with a limit of its own. The plugin's types do not say what it gives here. */
    child(route: object) {
      const { routeInfo } = route as { routeInfo: { method: string; url: string } };
      return new Store(`${this.#prefix}:${routeInfo.method}${routeInfo.url}`);
    }
  }
  return { Store, connected: () => untilReady(redis), close: () => redis.disconnect() };
}

/** Resolves when Redis answers, or when a start has waited long enough for it. */
function untilReady(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, CONNECT_LIMIT_MS);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function connect(url: string): Counter {
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
    if (!isAway) alarm('redis', error.message);
    isAway = true;
  });
  redis.defineCommand('countRequest', { numberOfKeys: 1, lua: COUNT });
  return redis as Counter;
}
