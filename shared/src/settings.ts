import { readFileSync } from 'node:fs';
import { type CleanedEnv, customCleanEnv, EnvError, EnvMissingError, makeValidator, type ValidatorSpec } from 'envalid';
import { isLoopback } from './loopback.ts';

export type Environment = Record<string, string | undefined>;
type Specs = Record<string, ValidatorSpec<unknown>>;

/** Settings that stop the start. `problems`: a line for each wrong one, which names it and the rule. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(...problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** What is wrong with a value that may hold a password, so it is not repeated. */
class SecretError extends EnvError {}

/**
 * Reads and checks settings. Each comes from its variable or from the file that `NAME_FILE` names; an empty one is not set.
 * @throws ConfigError naming every wrong one
 */
export function readSettings<S extends Specs>(env: Environment, specs: S): Readonly<CleanedEnv<S>> {
  const problems = new Map<string, string>();
  const given: Environment = {};
  for (const name of Object.keys(specs)) {
    try {
      given[name] = env[name] || contentOf(env, `${name}_FILE`);
    } catch (error) {
      problems.set(name, (error as Error).message);
    }
  }
  const settings = customCleanEnv(given, specs, (cleaned) => cleaned, {
    reporter({ errors }) {
      for (const [name, error] of Object.entries(errors) as [string, Error][])
        if (!problems.has(name)) problems.set(name, lineOf(name, given[name], error));
    },
  });
  if (problems.size > 0) throw new ConfigError(...problems.values());
  return settings;
}

function contentOf(env: Environment, name: string): string | undefined {
  const path = env[name];
  if (!path) return undefined;
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    throw new Error(`${name}="${path}": cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error });
  }
}

const lineOf = (name: string, text: string | undefined, error: Error) =>
  error instanceof SecretError || error instanceof EnvMissingError
    ? `${name}: ${error.message}`
    : `${name}="${text}": ${error.message}`;

/** The settings of this process, which ends with a line for each wrong one. @param prefix what each line begins with */
export function settingsOrExit<Settings>(read: (env: Environment) => Settings, prefix = ''): Settings {
  try {
    return read(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) console.error(prefix + problem);
    process.exit(1);
  }
}

/** What must be set: in production, and a reason for the line that says so. */
export const neededInProduction = (isProduction: boolean) => ({
  requiredWhen: () => isProduction,
  desc: 'must be set in production',
});

/** A whole number. */
export const integer = (fallback: number, min: number, max: number) =>
  makeValidator<number>((text) => {
    const value = Number(text);
    if (/^(?:0|[1-9]\d*)$/.test(text) && value >= min && value <= max) return value;
    throw new EnvError(`must be a whole number from ${min} to ${max}`);
  })({ default: fallback });

export const port = (fallback: number) => integer(fallback, 1, 65_535);

/** A port to listen on; 0 is any that is free. */
export const ownPort = (fallback: number) => integer(fallback, 0, 65_535);

/** So many of something, at least one. */
export const count = (fallback: number) => integer(fallback, 1, 999_999_999);

/** One of some words. */
export const oneOf = <Word extends string>(fallback: Word, words: readonly Word[]) =>
  makeValidator<string>((text) => {
    if ((words as readonly string[]).includes(text)) return text;
    throw new EnvError(`must be one of ${words.join(', ')}`);
  })({ default: fallback });

export const logLevel = () => oneOf('info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/** Any text. */
export const text = makeValidator<string>((given) => given);

/** A list with commas between. */
export const list = <Item = string>(read: (item: string) => Item = (item) => item as Item) =>
  makeValidator<Item[]>((given) =>
    given
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
      .map(read),
  )({ default: [] });

/** An address to listen on. While developing it leads to data that is for nobody else on the network. */
export const host = (env: Environment, isProduction: boolean) =>
  makeValidator<string>((address) => {
    if (isProduction || isLoopback(address) || env.ALLOW_DEVELOPMENT_ON_NETWORK === 'yes') return address;
    throw new EnvError(
      'development listens on this machine only; set NODE_ENV=production, or ALLOW_DEVELOPMENT_ON_NETWORK=yes',
    );
  })({ default: '127.0.0.1' });

/** The address of a site: scheme, name and port. */
export const origin = () =>
  makeValidator<string>((given) => {
    if (/^https?:/.test(given) && URL.canParse(given) && new URL(given).origin === given) return given;
    throw new EnvError('must be an http or https origin without a path');
  })({ default: undefined });

/** An http address that paths can be put behind, without a slash at its end. */
export const baseAddress = () =>
  makeValidator<string>((given) => {
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
      throw new SecretError('must be an http:// or https:// address without query, fragment and user');
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  })({ default: undefined });

/** The address of a server, which may hold a password. @param kinds its schemes, `redis:// or rediss://` */
export const serverAddress = (kinds: string) =>
  makeValidator<string>((given) => {
    if (kinds.split(' or ').some((kind) => given.startsWith(kind)) && URL.canParse(given)) return given;
    throw new SecretError(`must be a ${kinds} address`);
  })({ default: undefined });

const MIN_SECRET_LENGTH = 16;

/** Something that nobody else knows. @param need of neededInProduction */
export const secret = (need: Partial<ReturnType<typeof neededInProduction>> = {}) =>
  makeValidator<string>((given) => {
    if (given.length >= MIN_SECRET_LENGTH) return given;
    throw new SecretError(`must have at least ${MIN_SECRET_LENGTH} characters`);
  })({ default: undefined, ...need });

/** A secret or a table in JSON, whose value is not repeated. @param read returns undefined for what breaks the rule */
export const json = <Value>(rule: string, read: (value: unknown) => Value | undefined) =>
  makeValidator<Value>((given) => {
    const value = read(parsed(given));
    if (value === undefined) throw new SecretError(rule);
    return value;
  });

function parsed(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}
