import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { type Config, ConfigError } from './config.ts';

/** What only the api knows. */
export type Secrets = {
  /** Private keys of access tokens, the current one first; tokens of the others are valid until they end. */
  tokenKeys: JWK[];
  /** Keys the hashes of codes. */
  otpPepper: string;
  /** Seals what waits in the outbox. */
  outboxKey: string;
};

/**
 * The configured secrets; outside production, those that are missing are made once and kept in the data folder.
 * @throws ConfigError in production when one is missing
 */
export function readSecrets(config: Config): Secrets {
  const { tokenKeys, otpPepper, outboxKey } = config.secrets;
  if (tokenKeys && otpPepper && outboxKey) return { tokenKeys, otpPepper, outboxKey };
  if (config.isProduction) throw new ConfigError('TOKEN_KEYS, OTP_PEPPER and OUTBOX_KEY must be set in production');
  const made = keptInFolder(join(config.dataFolder, 'keys'));
  return {
    tokenKeys: tokenKeys ?? made.tokenKeys,
    otpPepper: otpPepper ?? made.otpPepper,
    outboxKey: outboxKey ?? made.outboxKey,
  };
}

function keptInFolder(folder: string): Secrets {
  const file = join(folder, 'api.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const made = newSecrets();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  return made;
}

/** Fresh secrets that nobody else knows. */
export const newSecrets = (): Secrets => ({
  tokenKeys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK],
  otpPepper: randomBytes(32).toString('base64url'),
  outboxKey: randomBytes(32).toString('base64url'),
});
