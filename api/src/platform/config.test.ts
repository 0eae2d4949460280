import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('starts with defaults', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 5000, seedSize: 680, databaseUrl: undefined });
});

it.each([
  [{ API_PORT: 'abc' }, 'API_PORT="abc": must be a whole number from 0 to 65535'],
  [{ API_PORT: '70000' }, 'API_PORT="70000": must be a whole number from 0 to 65535'],
  [{ SEED_PRODUCTS: '-1' }, 'SEED_PRODUCTS="-1": must be a whole number from 0 to 1000000'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL="loud": must be one of fatal, error, warn, info, debug, trace, silent'],
  [{ MAIL_URL: 'http://user:secret@host:25' }, 'MAIL_URL: must be a smtp:// or smtps:// address'],
  [{ MAIL_URL: 'smtps://user:secret@host' }, 'MAIL_FROM: must be set with MAIL_URL'],
  [{ PUBLIC_ORIGIN: 'https://a.b/c' }, 'PUBLIC_ORIGIN="https://a.b/c": must be an http or https origin without a path'],
  [{ DATABASE_URL: 'mysql://user:secret@host/db' }, 'DATABASE_URL: must be a postgres:// or postgresql:// address'],
  [{ LINK_KEY_FILE: '/nowhere' }, 'LINK_KEY_FILE="/nowhere": cannot be read (ENOENT)'],
  [
    { HOST: '0.0.0.0' },
    'HOST="0.0.0.0": development listens on this machine only; set NODE_ENV=production, or ALLOW_DEVELOPMENT_ON_NETWORK=yes',
  ],
])('names a wrong setting and its rule: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(message));
});
