import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { newSecrets, readSecrets } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'rasteh-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const given = {
  EVENTS_SECRET: 'e'.repeat(16),
  OTP_PEPPER: 'p'.repeat(16),
  OUTBOX_KEY: 'o'.repeat(16),
  LINK_KEY: 'l'.repeat(16),
};
const inProduction = { NODE_ENV: 'production', KAVENEGAR_API_KEY: 'k'.repeat(16), RASTEH_DATA: folder };
const tokenKeys = JSON.stringify(newSecrets().tokenKeys);

describe('secrets', () => {
  it.each(['EVENTS_SECRET', 'OTP_PEPPER', 'OUTBOX_KEY', 'LINK_KEY', 'TOKEN_KEYS', 'KAVENEGAR_API_KEY'])(
    'production does not start without %s',
    (name) => {
      const env = { ...inProduction, ...given, TOKEN_KEYS: tokenKeys, [name]: undefined };
      expect(() => readConfig(env)).toThrow(new ConfigError(`${name}: must be set in production`));
    },
  );

  it('may come from files', () => {
    const file = join(folder, 'link-key');
    writeFileSync(file, 'of the file of links\n');
    const env = { ...inProduction, ...given, TOKEN_KEYS: tokenKeys, LINK_KEY: undefined, LINK_KEY_FILE: file };
    expect(readSecrets(readConfig(env)).linkKey).toBe('of the file of links');
  });

  it('are made once elsewhere, and one that an older version did not know is added', () => {
    const made = readSecrets(readConfig({ RASTEH_DATA: folder }));
    expect(readSecrets(readConfig({ RASTEH_DATA: folder }))).toEqual(made);
    const file = join(folder, 'keys/api.json');
    const { linkKey: _, ...older } = JSON.parse(readFileSync(file, 'utf8')) as typeof made;
    writeFileSync(file, JSON.stringify(older));
    const later = readSecrets(readConfig({ RASTEH_DATA: folder }));
    expect(later).toMatchObject(older);
    expect(later.linkKey).toBeTruthy();
  });
});
