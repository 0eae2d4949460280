import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, createHmac } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'rasteh sealing', 32));

/** Encrypts a text (AES-256-GCM); only who has the same secret reads it. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFrom(secret), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** @throws Error when it was sealed with another secret or changed since */
export function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, keyFrom(secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
/** Of a value, whatever the order of its members. */
export const hashOf = (value: object) => sha256(canonicalJson(value));
export const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');
