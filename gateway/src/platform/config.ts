import {
  baseAddress,
  ConfigError,
  count,
  type Environment,
  host,
  integer,
  list,
  logLevel,
  neededInProduction,
  oneOf,
  ownPort,
  port,
  readSettings,
  secret,
  serverAddress,
  text,
} from '@rasteh/shared/settings';
import { EnvError } from 'envalid';
import { MOST_COST } from './documents/cost.ts';
import type { DoorLimits } from './doors/doors.ts';
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
  /** Whether these operations are compiled before the first request, or each with its first one. */
  compilesAtStart: boolean;
};

export { ConfigError };

/** Reads and checks the environment. @throws ConfigError naming every wrong setting */
export function readConfig(env: Environment): Config {
  const isProduction = env.NODE_ENV === 'production';
  const settings = readSettings(env, {
    ...doorSpecs,
    HOST: host(env, isProduction),
    GATEWAY_PORT: ownPort(4000),
    API_URL: baseAddress(),
    API_PORT: port(5000),
    LOG_LEVEL: logLevel(),
    CORS_ORIGINS: list(checkOrigin),
    TRUSTED_PROXIES: list(checkProxy),
    RESPONSE_CACHE_SECONDS: integer(10, 0, 3_600),
    RESPONSE_CACHE_MB: integer(32, 1, 4_096),
    EVENTS_SECRET: secret(neededInProduction(isProduction)),
    // The dearest operation must fit.
    BUDGET_PER_MINUTE: integer(20_000, MOST_COST, 999_999_999),
    REDIS_URL: serverAddress('redis:// or rediss://'),
    PERSISTED_FOLDER: text({ default: undefined }),
    COMPILE_AT_START: oneOf('yes', ['yes', 'no']),
  });
  return {
    host: settings.HOST,
    port: settings.GATEWAY_PORT,
    apiUrl: settings.API_URL ?? `http://127.0.0.1:${settings.API_PORT}`,
    isProduction,
    logLevel: settings.LOG_LEVEL,
    corsOrigins: settings.CORS_ORIGINS,
    isTrusted: trustedProxies(settings.TRUSTED_PROXIES),
    responseCacheSeconds: settings.RESPONSE_CACHE_SECONDS,
    responseCacheMegabytes: settings.RESPONSE_CACHE_MB,
    eventsSecret: settings.EVENTS_SECRET,
    doors: doorsOf(settings),
    budgetPerMinute: settings.BUDGET_PER_MINUTE,
    redisUrl: settings.REDIS_URL,
    persistedFolder: settings.PERSISTED_FOLDER,
    compilesAtStart: settings.COMPILE_AT_START === 'yes',
  };
}

const doorSpecs = {
  OPERATIONS_AT_ONCE: count(16),
  OPERATIONS_WAITING_PER_ADDRESS: count(200),
  OPERATIONS_WAITING: count(1_000),
  OPERATIONS_WAIT_MS: count(3_000),
  INTROSPECTIONS_AT_ONCE: count(2),
  INTROSPECTIONS_PER_MINUTE: count(30),
  WRITES_PER_USER: count(240),
  WRITES_PER_ADDRESS: count(60),
  VISITS_PER_MINUTE: count(300),
  SHED_ONE_AFTER_MS: count(200),
  SHED_ALL_AFTER_MS: count(500),
};

const doorsOf = (settings: Record<keyof typeof doorSpecs, number>): DoorLimits => ({
  operations: {
    atOnce: settings.OPERATIONS_AT_ONCE,
    waitingOfKey: settings.OPERATIONS_WAITING_PER_ADDRESS,
    waitingInAll: settings.OPERATIONS_WAITING,
    longestWaitMs: settings.OPERATIONS_WAIT_MS,
  },
  introspectionsAtOnce: settings.INTROSPECTIONS_AT_ONCE,
  introspectionsPerMinute: settings.INTROSPECTIONS_PER_MINUTE,
  writesPerUser: settings.WRITES_PER_USER,
  writesPerAddress: settings.WRITES_PER_ADDRESS,
  visitsPerMinute: settings.VISITS_PER_MINUTE,
  shedOneAfterMs: settings.SHED_ONE_AFTER_MS,
  shedAllAfterMs: settings.SHED_ALL_AFTER_MS,
});

function checkOrigin(origin: string): string {
  if (origin === '*' || (URL.canParse(origin) && new URL(origin).origin === origin)) return origin;
  throw new EnvError(`"${origin}" must be * or an origin such as https://example.com`);
}

function checkProxy(entry: string): string {
  try {
    trustedProxies([entry]);
    return entry;
  } catch {
    throw new EnvError(`"${entry}" is neither an address nor a network such as 10.5.0.0/24`);
  }
}
