import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { JWK } from 'jose';
import { isLoopback } from '@rasteh/shared/loopback';

/** Settings of the api, read once at start. */
export type Config = {
  host: string;
  port: number;
  isProduction: boolean;
  dataFolder: string;
  /** Where uploaded files are; several apis share it. */
  filesFolder: string;
  /** PostgreSQL when set; else the embedded database in `dataFolder`. */
  databaseUrl: string | undefined;
  /** Of the tables' owner, who migrates; the api's own role then may less. */
  migrationDatabaseUrl: string | undefined;
  databasePoolSize: number;
  /** Offers made on the first start of an empty database; 0 makes none. */
  seedSize: number;
  /** Whether the people of the seeds have traded; not where messages leave the house, nor in production. */
  seedsHistories: boolean;
  rateLimitPerMinute: number;
  logLevel: string;
  /** Shared with gateway and web, for the stream of changes; without it there is no stream. */
  eventsSecret: string | undefined;
  /** Redis in which several apis count requests together; each counts for itself without it. */
  redisUrl: string | undefined;
  /** Reverse proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Undefined ones are made outside production (secrets.ts). */
  secrets: {
    tokenKeys: JWK[] | undefined;
    otpPepper: string | undefined;
    outboxKey: string | undefined;
    linkKey: string | undefined;
  };
  /** An event loop that is later than this refuses new requests with 503, in ms. */
  busyAfterMs: number;
  otpLimits: { resendSeconds: number; startsPerAddress: number; checksPerAddress: number; messagesPerHour: number };
  /** The SMS provider; without one, messages stay in the outbox. */
  kavenegar: { url: string; apiKey: string } | undefined;
  /** The mail server; without one, mails stay in the outbox. */
  mail: { url: string; from: string } | undefined;
  mailLimits: { resendSeconds: number; messagesPerHour: number };
  /** Where people find the site: links in mails lead there. */
  publicOrigin: string;
};

/** A setting that stops the start; the message names the setting and the rule. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

/** Without one of these nothing starts where it is real. */
const NEEDED_IN_PRODUCTION = [
  'EVENTS_SECRET',
  'TOKEN_KEYS',
  'OTP_PEPPER',
  'OUTBOX_KEY',
  'LINK_KEY',
  'KAVENEGAR_API_KEY',
];

/** Reads and checks the environment. @throws ConfigError naming the first wrong setting, or all secrets that are missing. */
export function readConfig(env: Environment): Config {
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction) refuseWithoutSecrets(env);
  const database = readDatabaseSettings(env);
  const seedSize = integer(env, 'SEED_PRODUCTS', 680, 0, 1_000_000);
  const [kavenegar, mail] = [kavenegarOf(env), mailOf(env)];
  return {
    ...database,
    host: hostOf(env, isProduction),
    port: integer(env, 'API_PORT', 5000, 0, 65535),
    isProduction,
    filesFolder: filesFolderOf(env),
    seedSize,
    seedsHistories:
      oneOf(env, 'SEED_HISTORIES', 'yes', ['yes', 'no']) === 'yes' &&
      seedSize > 0 &&
      !isProduction &&
      !kavenegar &&
      !mail,
    rateLimitPerMinute: integer(env, 'RATE_LIMIT_PER_MINUTE', 6_000, 1, 10_000_000),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    busyAfterMs: integer(env, 'BUSY_AFTER_MS', 3_000, 100, 600_000),
    eventsSecret: secret(env, 'EVENTS_SECRET'),
    redisUrl: serverUrl(env, 'REDIS_URL', 'redis:// or rediss://', /^rediss?:\/\//),
    trustedProxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
    secrets: {
      tokenKeys: tokenKeys(env),
      otpPepper: secret(env, 'OTP_PEPPER'),
      outboxKey: secret(env, 'OUTBOX_KEY'),
      linkKey: secret(env, 'LINK_KEY'),
    },
    otpLimits: {
      resendSeconds: integer(env, 'OTP_RESEND_SECONDS', 60, 1, 3_600),
      startsPerAddress: integer(env, 'OTP_STARTS_PER_ADDRESS', 20, 1, 1_000_000),
      checksPerAddress: integer(env, 'OTP_CHECKS_PER_ADDRESS', 60, 1, 1_000_000),
      messagesPerHour: integer(env, 'SMS_PER_HOUR', 2_000, 1, 10_000_000),
    },
    kavenegar,
    mail,
    mailLimits: {
      resendSeconds: integer(env, 'MAIL_RESEND_SECONDS', 60, 0, 3_600),
      messagesPerHour: integer(env, 'MAIL_PER_HOUR', 500, 1, 10_000_000),
    },
    publicOrigin: originOf(env),
  };
}

/** Where the data is: all that a command beside the site must know. @throws ConfigError */
export function readDatabaseSettings(
  env: Environment,
): Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl' | 'databasePoolSize' | 'dataFolder'> {
  return {
    dataFolder: resolve(env.RASTEH_DATA || '.data'),
    databaseUrl: serverUrl(env, 'DATABASE_URL', 'postgres://', /^postgres(ql)?:\/\//),
    migrationDatabaseUrl: serverUrl(env, 'MIGRATION_DATABASE_URL', 'postgres://', /^postgres(ql)?:\/\//),
    databasePoolSize: integer(env, 'DATABASE_POOL', 10, 1, 200),
  };
}

/** Where uploaded files are: a folder of its own, or one within the data. */
export const filesFolderOf = (env: Environment) =>
  resolve(env.FILES_FOLDER || join(env.RASTEH_DATA || '.data', 'files'));

/** @throws ConfigError with a line for each that is missing */
function refuseWithoutSecrets(env: Environment) {
  const missing = NEEDED_IN_PRODUCTION.filter((name) => textOf(env, name) === undefined);
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name}: must be set in production`).join('\n'));
}

/** What is made for developing (its people, its outbox) is for nobody else on the network. */
function hostOf(env: Environment, isProduction: boolean): string {
  const host = env.HOST || '127.0.0.1';
  if (isProduction || isLoopback(host) || env.ALLOW_DEVELOPMENT_ON_NETWORK === 'yes') return host;
  throw new ConfigError(
    `HOST="${host}": development listens on this machine only; set NODE_ENV=production, or ALLOW_DEVELOPMENT_ON_NETWORK=yes`,
  );
}

function mailOf(env: Environment): Config['mail'] {
  // The address holds a password.
  const url = serverUrl(env, 'MAIL_URL', 'smtp:// or smtps://', /^smtps?:\/\//);
  if (!url) return undefined;
  if (!env.MAIL_FROM) throw new ConfigError('MAIL_FROM: must be set with MAIL_URL');
  return { url, from: env.MAIL_FROM };
}

function originOf(env: Environment): string {
  const text = env.PUBLIC_ORIGIN || `http://localhost:${env.WEB_PORT || 3000}`;
  if (!/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text)
    throw new ConfigError(`PUBLIC_ORIGIN="${text}": must be an http or https origin without a path`);
  return text;
}

function kavenegarOf(env: Environment): Config['kavenegar'] {
  const apiKey = secret(env, 'KAVENEGAR_API_KEY');
  if (!apiKey) return undefined;
  return { apiKey, url: serverUrl(env, 'KAVENEGAR_URL', 'https://', /^https?:\/\//) ?? 'https://api.kavenegar.com' };
}

/** Private keys (JWK, P-256) as a JSON list, the current one first. */
function tokenKeys(env: Environment): JWK[] | undefined {
  const text = secret(env, 'TOKEN_KEYS');
  if (!text) return undefined;
  const keys = parsed(text);
  const isSound = (key: Partial<JWK>) => key?.kty === 'EC' && key.crv === 'P-256' && typeof key.d === 'string';
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every(isSound))
    throw new ConfigError('TOKEN_KEYS: must be a JSON list of private keys (JWK, P-256), the current one first');
  return keys as JWK[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

/** From the variable itself, or from the file that `NAME_FILE` names. @throws ConfigError for a file that cannot be read */
function textOf(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  if (env[name] || !file) return env[name] || undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    throw new ConfigError(`${name}_FILE="${file}": cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function secret(env: Environment, name: string): string | undefined {
  const text = textOf(env, name);
  if (text && text.length < SHORTEST_SECRET)
    throw new ConfigError(`${name}: must have at least ${SHORTEST_SECRET} characters`);
  return text;
}

function serverUrl(env: Environment, name: string, kinds: string, pattern: RegExp): string | undefined {
  const text = textOf(env, name);
  if (!text) return undefined;
  // The value may hold a password, so it is not repeated.
  if (!pattern.test(text) || !URL.canParse(text)) throw new ConfigError(`${name}: must be a ${kinds} address`);
  return text;
}
