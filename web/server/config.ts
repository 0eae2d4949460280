import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
  const eventsSecret = env.EVENTS_SECRET || undefined;
  if (eventsSecret && eventsSecret.length < shortestSecret) {
    problems.push(`EVENTS_SECRET must have at least ${shortestSecret} characters`);
  }
  const sessionSecret = env.SESSION_SECRET || keptSecret(env, publicOrigin, problems);
  if (sessionSecret.length < shortestSecret) {
    problems.push(`SESSION_SECRET must have at least ${shortestSecret} characters`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  const host = env.HOST || '127.0.0.1';
  return { host, port, gatewayUrl, publicOrigin, trustedProxies, logLevel, eventsSecret, sessionSecret };
}

/** Over plain http this is somebody's own machine: the secret is made once and kept in the data folder. */
function keptSecret(env: Environment, publicOrigin: string, problems: string[]): string {
  if (publicOrigin.startsWith('https:')) {
    problems.push('SESSION_SECRET must be set where the site is served over https');
    return '0'.repeat(shortestSecret);
  }
  const folder = join(resolve(env.RASTEH_DATA || '.data'), 'keys');
  const file = join(folder, 'web-session');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
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
