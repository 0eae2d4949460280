import { readFileSync } from 'node:fs';
import { MOST_COST } from './documents/cost.ts';
import type { DoorLimits } from './doors/doors.ts';
import { isLoopback } from '@rasteh/shared/loopback';
import { trustedProxies, type IsTrusted } from './http/trusted-proxies.ts';

/** Settings of the gateway, read once at start. */
export type Config = {
  host: string;
  port: number;
  /** Where the REST api is, without a slash at the end. */
  apiUrl: string;
  isProduction: boolean;
  logLevel: string;
  /** Origins whose pages may read answers; `*` for any. */
  corsOrigins: string[];
  /** Reverse proxies and our web server, whose X-Forwarded-For is believed; nobody's when absent. */
  isTrusted: IsTrusted | undefined;
  /** How long an answer to an anonymous query may be given again; 0 keeps none. */
  responseCacheSeconds: number;
  responseCacheMegabytes: number;
  /** Shared with api and web, for the stream of changes; without it no answer is held. */
  eventsSecret: string | undefined;
  /** How much one address or user may ask. */
  doors: DoorLimits;
  /** Points that operations of one user or address may cost in a minute. */
  budgetPerMinute: number;
  /** Redis in which several gateways keep budgets together; each keeps its own without it. */
  redisUrl: string | undefined;
  /** Folder with the operations of the web client; the gateway's own when absent. */
  persistedFolder: string | undefined;
};

/** A setting that stops the start; the message names the setting and the rule. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

/** Reads and checks the environment. @throws ConfigError naming the first wrong setting. */
export function readConfig(env: Environment): Config {
  const apiPort = integer(env, 'API_PORT', 5000, 1, 65_535);
  const isProduction = env.NODE_ENV === 'production';
  return {
    host: hostOf(env, isProduction),
    port: integer(env, 'GATEWAY_PORT', 4000, 0, 65_535),
    apiUrl: address(env, 'API_URL', `http://127.0.0.1:${apiPort}`),
    isProduction,
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    corsOrigins: list(env.CORS_ORIGINS).map((origin) => checkOrigin(origin)),
    isTrusted: proxies(env),
    responseCacheSeconds: integer(env, 'RESPONSE_CACHE_SECONDS', 10, 0, 3_600),
    responseCacheMegabytes: integer(env, 'RESPONSE_CACHE_MB', 32, 1, 4_096),
    eventsSecret: secret(env, 'EVENTS_SECRET', isProduction),
    doors: doorsOf(env),
    // The dearest operation must fit.
    budgetPerMinute: integer(env, 'BUDGET_PER_MINUTE', 20_000, MOST_COST, 999_999_999),
    redisUrl: redis(env),
    persistedFolder: env.PERSISTED_FOLDER || undefined,
  };
}

function doorsOf(env: Environment): DoorLimits {
  const count = (name: string, fallback: number) => integer(env, name, fallback, 1, 999_999_999);
  return {
    operations: {
      atOnce: count('OPERATIONS_AT_ONCE', 16),
      waitingOfKey: count('OPERATIONS_WAITING_PER_ADDRESS', 200),
      waitingInAll: count('OPERATIONS_WAITING', 1_000),
      longestWaitMs: count('OPERATIONS_WAIT_MS', 3_000),
    },
    introspectionsAtOnce: count('INTROSPECTIONS_AT_ONCE', 2),
    introspectionsPerMinute: count('INTROSPECTIONS_PER_MINUTE', 30),
    writesPerUser: count('WRITES_PER_USER', 240),
    writesPerAddress: count('WRITES_PER_ADDRESS', 60),
    visitsPerMinute: count('VISITS_PER_MINUTE', 300),
    shedOneAfterMs: count('SHED_ONE_AFTER_MS', 200),
    shedAllAfterMs: count('SHED_ALL_AFTER_MS', 500),
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

const SHORTEST_SECRET = 16;

function redis(env: Environment): string | undefined {
  const text = textOf(env, 'REDIS_URL');
  // It may hold a password, so it is not repeated.
  if (text && (!/^rediss?:\/\//.test(text) || !URL.canParse(text)))
    throw new ConfigError('REDIS_URL: must be a redis:// address');
  return text;
}

/** From the variable itself, or from the file that `NAME_FILE` names. */
const textOf = (env: Environment, name: string) => env[name] || fileOf(env, `${name}_FILE`);

function secret(env: Environment, name: string, isNeeded: boolean): string | undefined {
  const text = textOf(env, name);
  if (!text && isNeeded) throw new ConfigError(`${name}: must be set in production`);
  if (text && text.length < SHORTEST_SECRET)
    throw new ConfigError(`${name}: must have at least ${SHORTEST_SECRET} characters`);
  return text;
}

function fileOf(env: Environment, name: string): string | undefined {
  const path = env[name];
  if (!path) return undefined;
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    throw new ConfigError(`${name}="${path}": cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** While developing it leads to an api whose people and outbox are for nobody else on the network. */
function hostOf(env: Environment, isProduction: boolean): string {
  const host = env.HOST || '127.0.0.1';
  if (isProduction || isLoopback(host) || env.ALLOW_DEVELOPMENT_ON_NETWORK === 'yes') return host;
  throw new ConfigError(
    `HOST="${host}": development listens on this machine only; set NODE_ENV=production, or ALLOW_DEVELOPMENT_ON_NETWORK=yes`,
  );
}

function oneOf(env: Environment, name: string, fallback: string, allowed: string[]): string {
  const text = env[name] || fallback;
  if (!allowed.includes(text)) throw new ConfigError(`${name}="${text}": must be one of ${allowed.join(', ')}`);
  return text;
}

/** An http(s) address that paths can be put behind. It may hold a password, so it is not repeated. */
function address(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new ConfigError(`${name}: must be an http:// or https:// address without query, fragment and user`);
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function proxies(env: Environment): IsTrusted | undefined {
  try {
    return trustedProxies(list(env.TRUSTED_PROXIES));
  } catch (error) {
    throw new ConfigError(
      `TRUSTED_PROXIES: "${(error as Error).message}" is neither an address nor a network such as 10.5.0.0/24`,
    );
  }
}

function checkOrigin(origin: string): string {
  if (origin === '*' || (URL.canParse(origin) && new URL(origin).origin === origin)) return origin;
  throw new ConfigError(`CORS_ORIGINS: "${origin}" must be * or an origin such as https://example.com`);
}

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
