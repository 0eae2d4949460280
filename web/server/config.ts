import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RedirectRules } from '../app/platform/navigation/redirectRules.ts';
import type { DoorLimits } from './doors/Doors.ts';
import { doorLimits } from './doors/doorLimits.ts';
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

/** Every wrong setting in one line of its own. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

const shortestSecret = 16;
const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Environment = Record<string, string | undefined>;

/** Reads and checks the environment. Throws a ConfigError that names every wrong setting. */
export function readConfig(env: Environment): WebConfig {
  const problems: string[] = [];
  const port = portOf(env, 'WEB_PORT', 3000, problems);
  const gatewayPort = portOf(env, 'GATEWAY_PORT', 4000, problems);
  const gatewayUrl = urlOf(env, 'GATEWAY_URL', `http://127.0.0.1:${gatewayPort}`, problems);
  const publicOrigin = urlOf(env, 'PUBLIC_ORIGIN', `http://localhost:${port}`, problems);
  if (publicOrigin && new URL(publicOrigin).origin !== publicOrigin) {
    problems.push(`PUBLIC_ORIGIN must be an origin without a path, got ${publicOrigin}`);
  }
  const logLevel = env.LOG_LEVEL || 'info';
  if (!logLevels.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, got ${logLevel}`);
  const trustedProxies = (env.TRUSTED_PROXIES ?? '')
    .split(',')
    .map((it) => it.trim())
    .filter(Boolean);
  const redirects = redirectsOf(env, problems);
  const isProduction = env.NODE_ENV === 'production';
  const host = env.HOST || '127.0.0.1';
  if (!isProduction && !loopback.test(host) && env.ALLOW_DEVELOPMENT_ON_NETWORK !== 'yes') {
    const ways = 'set NODE_ENV=production, or ALLOW_DEVELOPMENT_ON_NETWORK=yes';
    problems.push(`HOST must be this machine's own while developing, got ${host}; ${ways}`);
  }
  const eventsSecret = secretOf(env, 'EVENTS_SECRET', problems);
  const givenSecret = secretOf(env, 'SESSION_SECRET', problems);
  if (isProduction && eventsSecret === undefined) problems.push('EVENTS_SECRET must be set in production');
  if (isProduction && givenSecret === undefined) problems.push('SESSION_SECRET must be set in production');
  else if (publicOrigin.startsWith('https:') && givenSecret === undefined)
    problems.push('SESSION_SECRET must be set where the site is served over https');
  const doors = doorLimits(env, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  const sessionSecret = givenSecret ?? keptSecret(env);
  return {
    host,
    port,
    gatewayUrl,
    publicOrigin,
    trustedProxies,
    logLevel,
    eventsSecret,
    doors,
    redirects,
    sessionSecret,
  };
}

/** The settings of this process, which ends with a line for each wrong one. */
export function configOrExit(): WebConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) console.error(`web: ${problem}`);
    process.exit(1);
  }
}

/** From the variable itself, or from the file that `NAME_FILE` names. */
function secretOf(env: Environment, name: string, problems: string[]): string | undefined {
  const text = env[name] || fileOf(env, `${name}_FILE`, problems);
  if (text && text.length < shortestSecret) problems.push(`${name} must have at least ${shortestSecret} characters`);
  return text;
}

function fileOf(env: Environment, name: string, problems: string[]): string | undefined {
  const path = env[name];
  if (!path) return undefined;
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    problems.push(`${name} must be a file that can be read, got ${path} (${(error as NodeJS.ErrnoException).code})`);
    // What it would have said is not missing too.
    return '0'.repeat(shortestSecret);
  }
}

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

/** `REDIRECT_RULES`: a JSON object of paths and where they lead; other sites only on hosts of `EXTERNAL_HOSTS`. */
function redirectsOf(env: Environment, problems: string[]): RedirectRules {
  const hosts = (env.EXTERNAL_HOSTS ?? '').split(',').flatMap((each) => each.trim() || []);
  for (const host of hosts)
    if (!URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host)
      problems.push(`EXTERNAL_HOSTS must be names of hosts, got ${host}`);
  const rules = env.REDIRECT_RULES ? parsed(env.REDIRECT_RULES) : {};
  const isTable = typeof rules === 'object' && rules !== null && !Array.isArray(rules);
  if (!isTable || !Object.values(rules).every((to) => typeof to === 'string')) {
    problems.push('REDIRECT_RULES must be a JSON object of paths and where they lead');
    return {};
  }
  const table = rules as RedirectRules;
  for (const [from, to] of Object.entries(table)) {
    const wrong = wrongRule(from, to, table, hosts);
    if (wrong) problems.push(`REDIRECT_RULES: ${from} ${wrong}`);
  }
  return table;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function portOf(env: Environment, name: string, fallback: number, problems: string[]): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  problems.push(`${name} must be a port from 1 to 65535, got ${text}`);
  return fallback;
}

function urlOf(env: Environment, name: string, fallback: string, problems: string[]): string {
  const text = env[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return text.replace(/\/+$/, '');
  problems.push(`${name} must be an http or https address, got ${text}`);
  return '';
}
