import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  baseAddress,
  ConfigError,
  type Environment,
  host,
  json,
  list,
  logLevel,
  neededInProduction,
  origin,
  port,
  readSettings,
  secret,
  settingsOrExit,
} from '@rasteh/shared/settings';
import { EnvError } from 'envalid';
import type { RedirectRules } from '../app/platform/navigation/redirectRules.ts';
import type { DoorLimits } from './doors/Doors.ts';
import { doorsOf, doorSpecs } from './doors/doorLimits.ts';
import { wrongRule } from './redirects.ts';

/** The web server's settings, read once at start. */
export interface WebConfig {
  host: string;
  port: number;
  /** Address of the gateway without a trailing slash. */
  gatewayUrl: string;
  /** Where browsers find this site: canonical links and the check of foreign origins rest on it. */
  publicOrigin: string;
  /** Addresses whose X-Forwarded-For is believed; none by default. */
  trustedProxies: string[];
  logLevel: string;
  /** Shared with api and gateway, for the stream of changes; without it no page is kept. */
  eventsSecret: string | undefined;
  /** How much one address or user may ask. */
  doors: DoorLimits;
  /** Paths that lead elsewhere. */
  redirects: RedirectRules;
  /** Seals the session cookie. */
  sessionSecret: string;
}

/** Reads and checks the environment. @throws ConfigError naming every wrong setting */
export function readConfig(env: Environment): WebConfig {
  const isProduction = env.NODE_ENV === 'production';
  const isServedByTls = env.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const settings = readSettings(env, {
    ...doorSpecs,
    WEB_PORT: port(3000),
    GATEWAY_PORT: port(4000),
    GATEWAY_URL: baseAddress(),
    PUBLIC_ORIGIN: origin(),
    LOG_LEVEL: logLevel(),
    TRUSTED_PROXIES: list(),
    HOST: host(env, isProduction),
    EVENTS_SECRET: secret(neededInProduction(isProduction)),
    SESSION_SECRET: secret(
      isProduction
        ? neededInProduction(true)
        : { requiredWhen: () => isServedByTls, desc: 'must be set where the site is served over https' },
    ),
    EXTERNAL_HOSTS: list(readHost),
    REDIRECT_RULES: json('must be a JSON object of paths and where they lead', readRules)({ default: {} }),
  });
  refuseWrongRules(settings.REDIRECT_RULES, settings.EXTERNAL_HOSTS);
  return {
    host: settings.HOST,
    port: settings.WEB_PORT,
    gatewayUrl: settings.GATEWAY_URL ?? `http://127.0.0.1:${settings.GATEWAY_PORT}`,
    publicOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.WEB_PORT}`,
    trustedProxies: settings.TRUSTED_PROXIES,
    logLevel: settings.LOG_LEVEL,
    eventsSecret: settings.EVENTS_SECRET,
    doors: doorsOf(settings),
    redirects: settings.REDIRECT_RULES,
    sessionSecret: settings.SESSION_SECRET ?? keptSecret(env),
  };
}

/** The settings of this process, which ends with a line for each wrong one. */
export const configOrExit = (): WebConfig => settingsOrExit(readConfig, 'web: ');

/** On somebody's own machine the secret is made once and kept in the data folder, where nobody else reads it. */
function keptSecret(env: Environment): string {
  const folder = join(resolve(env.RASTEH_DATA || '.data'), 'keys');
  const file = join(folder, 'web-session');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  narrow(folder, 0o700);
  narrow(file, 0o600);
  return readFileSync(file, 'utf8');
}

function narrow(path: string, allowed: number): void {
  const mode = statSync(path).mode & 0o777;
  if (process.platform === 'win32' || (mode & ~allowed) === 0) return;
  chmodSync(path, mode & allowed);
  const message = `${path} was open to others and is narrowed to its owner`;
  console.warn(JSON.stringify({ level: 'warn', message, mode: mode.toString(8) }));
}

function readHost(name: string): string {
  if (URL.canParse(`https://${name}`) && new URL(`https://${name}`).host === name) return name;
  throw new EnvError(`"${name}" is no name of a host`);
}

/** A JSON object of paths and where they lead. */
function readRules(rules: unknown): RedirectRules | undefined {
  const isTable = typeof rules === 'object' && rules !== null && !Array.isArray(rules);
  return isTable && Object.values(rules).every((to) => typeof to === 'string') ? (rules as RedirectRules) : undefined;
}

/** Other sites only on hosts of `EXTERNAL_HOSTS`. @throws ConfigError with a line for each rule that is wrong */
function refuseWrongRules(rules: RedirectRules, hosts: string[]): void {
  const problems = Object.entries(rules).flatMap(([from, to]) => {
    const wrong = wrongRule(from, to, rules, hosts);
    return wrong ? [`REDIRECT_RULES: ${from} ${wrong}`] : [];
  });
  if (problems.length > 0) throw new ConfigError(...problems);
}
