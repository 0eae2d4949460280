import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ConfigError } from '@rasteh/shared/settings';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'rasteh-config-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SESSION_SECRET = 'a secret of this test';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig({ SESSION_SECRET, ...env });
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}

describe('readConfig', () => {
  it('needs no setting', () => {
    expect(readConfig({ RASTEH_DATA: folder })).toEqual({
      host: '127.0.0.1',
      port: 3000,
      gatewayUrl: 'http://127.0.0.1:4000',
      publicOrigin: 'http://localhost:3000',
      trustedProxies: [],
      logLevel: 'info',
      doors: {
        pages: { atOnce: 4, waitingOfKey: 50, waitingInAll: 500, longestWaitMs: 3_000 },
        pagesPerMinute: 1_200,
        writesPerUser: 240,
        writesPerAddress: 60,
        visitsPerMinute: 300,
        shedOneAfterMs: 200,
        shedAllAfterMs: 500,
      },
      redirects: {},
      sessionSecret: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('makes the secret of sessions once, and only where the site is somebody’s own', () => {
    const one = readConfig({ RASTEH_DATA: folder });
    const other = readConfig({ RASTEH_DATA: folder });
    expect(other.sessionSecret).toBe(one.sessionSecret);
    expect(problemsOf({ SESSION_SECRET: '', PUBLIC_ORIGIN: 'https://rasteh.example' })).toEqual([
      'SESSION_SECRET: must be set where the site is served over https',
    ]);
    expect(problemsOf({ SESSION_SECRET: 'short' })).toEqual(['SESSION_SECRET: must have at least 16 characters']);
  });

  it('listens to the network only where it is real, or allowed', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('ALLOW_DEVELOPMENT_ON_NETWORK=yes')]);
    const allowed = { SESSION_SECRET, HOST: '::', ALLOW_DEVELOPMENT_ON_NETWORK: 'yes' };
    expect(readConfig(allowed).host).toBe('::');
    const real = { SESSION_SECRET, EVENTS_SECRET: SESSION_SECRET, HOST: '0.0.0.0', NODE_ENV: 'production' };
    expect(readConfig(real).host).toBe('0.0.0.0');
  });

  it('is not real without its secrets, which may come from files', () => {
    const file = join(folder, 'secret');
    writeFileSync(file, 'a secret in a file\n');
    expect(problemsOf({ NODE_ENV: 'production', SESSION_SECRET: '' })).toEqual([
      'EVENTS_SECRET: must be set in production',
      'SESSION_SECRET: must be set in production',
    ]);
    const files = { NODE_ENV: 'production', SESSION_SECRET_FILE: file, EVENTS_SECRET_FILE: file };
    expect(readConfig(files)).toMatchObject({
      sessionSecret: 'a secret in a file',
      eventsSecret: 'a secret in a file',
    });
    expect(problemsOf({ EVENTS_SECRET_FILE: '/nowhere' })).toEqual([
      'EVENTS_SECRET_FILE="/nowhere": cannot be read (ENOENT)',
    ]);
  });

  it('takes a table of ways to elsewhere, and refuses one that nobody allowed', () => {
    const table = (rules: object, EXTERNAL_HOSTS = 'help.example, pay.example:8443') => ({
      REDIRECT_RULES: JSON.stringify(rules),
      EXTERNAL_HOSTS,
    });
    const good = {
      '/راهنما': 'https://help.example/fa',
      '/old': '/category/1/x?sort=NAME',
      '/pay': 'https://pay.example:8443/',
    };
    expect(readConfig({ SESSION_SECRET, ...table(good) }).redirects).toEqual(good);
    expect(problemsOf(table(good, ''))).toHaveLength(2);
    const wrong = [
      'http://help.example/',
      'https://help.example.evil/',
      'https://a:b@help.example/',
      '//help.example',
      '/\\help.example',
      'javascript:alert(1)',
      'https:help',
      '',
    ];
    for (const to of wrong) expect(problemsOf(table({ '/old': to })), to).toEqual([expect.stringContaining('/old')]);
    for (const from of ['old', '//old', '/old?a=b']) expect(problemsOf(table({ [from]: '/' })), from).toHaveLength(1);
    expect(problemsOf(table({ '/a': '/b', '/b': '/a' })), 'a ring').toHaveLength(2);
    for (const path of ['/old/', '/a//b', '/%D8%A7', '/a/../b', '/a/.']) {
      expect(problemsOf(table({ [path]: '/new' })), path).toEqual([expect.stringContaining('is never asked for')]);
      expect(problemsOf(table({ '/first': path })), path).toEqual([expect.stringContaining('is written')]);
    }
    expect(problemsOf(table({ '/a': '/b/', '/b': '/a?x' })), 'a ring of other spellings').toHaveLength(2);
    expect(problemsOf(table({ '/ا': '/%D8%A7' })), 'a ring of one').toHaveLength(1);
    for (const text of ['[]', 'x', '{"/a":1}']) expect(problemsOf({ REDIRECT_RULES: text })).toHaveLength(1);
    expect(problemsOf({ EXTERNAL_HOSTS: 'https://help.example' })).toHaveLength(1);
  });

  it('follows the ports of both programs', () => {
    const config = readConfig({ SESSION_SECRET, WEB_PORT: '3100', GATEWAY_PORT: '4100' });
    expect(config.publicOrigin).toBe('http://localhost:3100');
    expect(config.gatewayUrl).toBe('http://127.0.0.1:4100');
  });

  it('says one clear line for each wrong setting', () => {
    const problems = problemsOf({
      WEB_PORT: '70000',
      GATEWAY_URL: 'gateway',
      PUBLIC_ORIGIN: 'https://a.b/c',
      LOG_LEVEL: 'loud',
    });
    expect(problems).toHaveLength(4);
    expect(problems[0]).toBe('WEB_PORT="70000": must be a whole number from 1 to 65535');
  });

  it.each(['0', '007'])('refuses %s as a port and as a count', (text) => {
    expect(problemsOf({ WEB_PORT: text, GATEWAY_PORT: text, PAGES_AT_ONCE: text })).toHaveLength(3);
  });

  it.each(['ftp://x', 'javascript:alert(1)', '//x'])('refuses %s as the gateway', (url) => {
    expect(problemsOf({ GATEWAY_URL: url })).toHaveLength(1);
  });
});
