import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import type { Config } from './config.ts';
import { keepPrivate, OWN_FILE, OWN_FOLDER } from './private-folder.ts';

/** What only the api knows. */
export type Secrets = {
  /** Private keys of access tokens, the current one first; tokens of the others are valid until they end. */
  tokenKeys: JWK[];
  /** Keys the hashes of codes. */
  otpPepper: string;
  /** Seals what waits in the outbox. */
  outboxKey: string;
  /** Signs the short links of files. */
  linkKey: string;
};

const KEYS = 'keys';

/** The configured secrets: all of them in production; elsewhere those that are missing are made once and kept in the data folder. */
export function readSecrets(config: Config): Secrets {
  if (existsSync(config.dataFolder)) keepPrivate(config.dataFolder, [KEYS]);
  const given = Object.fromEntries(Object.entries(config.secrets).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === Object.keys(config.secrets).length) return given as Secrets;
  return { ...keptInFolder(join(config.dataFolder, KEYS)), ...given };
}

function keptInFolder(folder: string): Secrets {
  const file = join(folder, 'api.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  // A later version may know more of them; what is kept stays as it is.
  const made = { ...newSecrets(), ...kept };
  if (Object.keys(made).length === Object.keys(kept).length) return made;
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  writeFileSync(`${file}.new`, JSON.stringify(made), { mode: OWN_FILE });
  renameSync(`${file}.new`, file);
  return made;
}

/** Fresh secrets that nobody else knows. */
export const newSecrets = (): Secrets => ({
  tokenKeys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK],
  otpPepper: randomBytes(32).toString('base64url'),
  outboxKey: randomBytes(32).toString('base64url'),
  linkKey: randomBytes(32).toString('base64url'),
});
