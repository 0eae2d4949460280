import { join, resolve } from 'node:path';
import {
  ConfigError,
  type Environment,
  host,
  integer,
  json,
  list,
  logLevel,
  neededInProduction,
  oneOf,
  origin,
  ownPort,
  port,
  readSettings,
  secret,
  serverAddress,
  text,
} from '@rasteh/shared/settings';
import type { JWK } from 'jose';

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

export { ConfigError };

/** Reads and checks the environment. @throws ConfigError naming every wrong setting */
export function readConfig(env: Environment): Config {
  const isProduction = env.NODE_ENV === 'production';
  const settings = readSettings(env, {
    ...databaseSpecs,
    ...secretSpecs(isProduction),
    ...sizeSpecs,
    HOST: host(env, isProduction),
    API_PORT: ownPort(5000),
    WEB_PORT: port(3000),
    SEED_HISTORIES: oneOf('yes', ['yes', 'no']),
    LOG_LEVEL: logLevel(),
    REDIS_URL: serverAddress('redis:// or rediss://'),
    TRUSTED_PROXIES: list(),
    KAVENEGAR_URL: serverAddress('https:// or http://'),
    MAIL_URL: serverAddress('smtp:// or smtps://'),
    MAIL_FROM: text({
      default: undefined,
      requiredWhen: ({ MAIL_URL }) => MAIL_URL !== undefined,
      desc: 'must be set with MAIL_URL',
    }),
    PUBLIC_ORIGIN: origin(),
  });
  const { SEED_PRODUCTS: seedSize, KAVENEGAR_API_KEY: apiKey, MAIL_URL: mailUrl, MAIL_FROM: from } = settings;
  return {
    ...databaseOf(env, settings),
    host: settings.HOST,
    port: settings.API_PORT,
    isProduction,
    filesFolder: filesFolderOf(env),
    seedSize,
    seedsHistories: settings.SEED_HISTORIES === 'yes' && seedSize > 0 && !isProduction && !apiKey && !mailUrl,
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    logLevel: settings.LOG_LEVEL,
    busyAfterMs: settings.BUSY_AFTER_MS,
    eventsSecret: settings.EVENTS_SECRET,
    redisUrl: settings.REDIS_URL,
    trustedProxies: settings.TRUSTED_PROXIES,
    secrets: {
      tokenKeys: settings.TOKEN_KEYS,
      otpPepper: settings.OTP_PEPPER,
      outboxKey: settings.OUTBOX_KEY,
      linkKey: settings.LINK_KEY,
    },
    otpLimits: {
      resendSeconds: settings.OTP_RESEND_SECONDS,
      startsPerAddress: settings.OTP_STARTS_PER_ADDRESS,
      checksPerAddress: settings.OTP_CHECKS_PER_ADDRESS,
      messagesPerHour: settings.SMS_PER_HOUR,
    },
    kavenegar: apiKey ? { apiKey, url: settings.KAVENEGAR_URL ?? 'https://api.kavenegar.com' } : undefined,
    mail: mailUrl && from ? { url: mailUrl, from } : undefined,
    mailLimits: { resendSeconds: settings.MAIL_RESEND_SECONDS, messagesPerHour: settings.MAIL_PER_HOUR },
    publicOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.WEB_PORT}`,
  };
}

const databaseSpecs = {
  DATABASE_URL: serverAddress('postgres:// or postgresql://'),
  MIGRATION_DATABASE_URL: serverAddress('postgres:// or postgresql://'),
  DATABASE_POOL: integer(10, 1, 200),
};

const sizeSpecs = {
  SEED_PRODUCTS: integer(680, 0, 1_000_000),
  RATE_LIMIT_PER_MINUTE: integer(6_000, 1, 10_000_000),
  BUSY_AFTER_MS: integer(3_000, 100, 600_000),
  OTP_RESEND_SECONDS: integer(60, 1, 3_600),
  OTP_STARTS_PER_ADDRESS: integer(20, 1, 1_000_000),
  OTP_CHECKS_PER_ADDRESS: integer(60, 1, 1_000_000),
  SMS_PER_HOUR: integer(2_000, 1, 10_000_000),
  MAIL_RESEND_SECONDS: integer(60, 0, 3_600),
  MAIL_PER_HOUR: integer(500, 1, 10_000_000),
};

function secretSpecs(isProduction: boolean) {
  const need = neededInProduction(isProduction);
  return {
    EVENTS_SECRET: secret(need),
    TOKEN_KEYS: json(
      'must be a JSON list of private keys (JWK, P-256), the current one first',
      readKeys,
    )({
      default: undefined,
      ...need,
    }),
    OTP_PEPPER: secret(need),
    OUTBOX_KEY: secret(need),
    LINK_KEY: secret(need),
    KAVENEGAR_API_KEY: secret(need),
  };
}

/** Where the data is: all that a command beside the site must know. @throws ConfigError */
export const readDatabaseSettings = (env: Environment) => databaseOf(env, readSettings(env, databaseSpecs));

const databaseOf = (
  env: Environment,
  settings: { DATABASE_URL?: string | undefined; MIGRATION_DATABASE_URL?: string | undefined; DATABASE_POOL: number },
): Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl' | 'databasePoolSize' | 'dataFolder'> => ({
  dataFolder: resolve(env.RASTEH_DATA || '.data'),
  databaseUrl: settings.DATABASE_URL,
  migrationDatabaseUrl: settings.MIGRATION_DATABASE_URL,
  databasePoolSize: settings.DATABASE_POOL,
});

/** Where uploaded files are: a folder of its own, or one within the data. */
export const filesFolderOf = (env: Environment) =>
  resolve(env.FILES_FOLDER || join(env.RASTEH_DATA || '.data', 'files'));

/** Private keys (JWK, P-256), the current one first. */
function readKeys(keys: unknown): JWK[] | undefined {
  const isSound = (key: Partial<JWK>) => key?.kty === 'EC' && key.crv === 'P-256' && typeof key.d === 'string';
  return Array.isArray(keys) && keys.length > 0 && keys.every(isSound) ? (keys as JWK[]) : undefined;
}
