import { resolve } from 'node:path';

/** Settings of the api, read once at start. */
export type Config = {
  host: string;
  port: number;
  isProduction: boolean;
  dataFolder: string;
  /** PostgreSQL when set; else the embedded database in `dataFolder`. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  /** Offers made on the first start of an empty database; 0 makes none. */
  seedProducts: number;
  rateLimitPerMinute: number;
  logLevel: string;
  /** Shared with gateway and web, for the stream of changes; without it there is no stream. */
  eventsSecret: string | undefined;
  /** Redis in which several apis count requests together; each counts for itself without it. */
  redisUrl: string | undefined;
  /** Reverse proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
};

/** A setting that stops the start; the message names the setting and the rule. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

/** Reads and checks the environment. @throws ConfigError naming the first wrong setting. */
export function readConfig(env: Environment): Config {
  return {
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'API_PORT', 5000, 0, 65535),
    isProduction: env.NODE_ENV === 'production',
    dataFolder: resolve(env.RASTEH_DATA || '.data'),
    databaseUrl: serverUrl(env, 'DATABASE_URL', 'postgres://', /^postgres(ql)?:\/\//),
    databasePoolSize: integer(env, 'DATABASE_POOL', 10, 1, 200),
    seedProducts: integer(env, 'SEED_PRODUCTS', 680, 0, 1_000_000),
    rateLimitPerMinute: integer(env, 'RATE_LIMIT_PER_MINUTE', 6_000, 1, 10_000_000),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    eventsSecret: secret(env, 'EVENTS_SECRET'),
    redisUrl: serverUrl(env, 'REDIS_URL', 'redis:// or rediss://', /^rediss?:\/\//),
    trustedProxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  };
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ConfigError(`${name}="${text}": must be a whole number from ${min} to ${max}`);
  }
  return value;
}

function oneOf(env: Environment, name: string, fallback: string, allowed: string[]): string {
  const text = env[name] || fallback;
  if (!allowed.includes(text)) throw new ConfigError(`${name}="${text}": must be one of ${allowed.join(', ')}`);
  return text;
}

const SHORTEST_SECRET = 16;

function secret(env: Environment, name: string): string | undefined {
  const text = env[name] || undefined;
  if (text && text.length < SHORTEST_SECRET)
    throw new ConfigError(`${name}: must have at least ${SHORTEST_SECRET} characters`);
  return text;
}

function serverUrl(env: Environment, name: string, kinds: string, pattern: RegExp): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  // The value may hold a password, so it is not repeated.
  if (!pattern.test(text) || !URL.canParse(text)) throw new ConfigError(`${name}: must be a ${kinds} address`);
  return text;
}
