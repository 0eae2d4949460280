import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';

const RULES = { algorithms: ['ES256'], typ: 'at+jwt', clockTolerance: 60, requiredClaims: ['exp', 'sub'] };
const HELD = 5_000;
/** Keys are read again this soon for a token whose key is not among them: it may have been put in front just now. */
const KEYS_HELD_MS = 5_000;

/** Whose session a token belongs to. `isStaff`: one with a staff role when the token was made. */
export type Session = { user: string; isStaff: boolean };

/** What a token is by the api's public keys: a session's, over, none, or not to be said while the keys cannot be had. */
export type Checked = Session | 'expired' | 'invalid' | 'unknown';

/** @param authorization the header as it was sent */
export type TokenCheck = (authorization: string) => Promise<Checked>;

/**
 * Checks tokens by the api's public keys. What was found valid is held by the token's hash until it ends, since a check
 * costs more than many answers. Whether the session still lives, and what it may do, stays with the api.
 */
export function makeTokenCheck(apiUrl: string): TokenCheck {
  const where = new URL(`${apiUrl}/.well-known/jwks.json`);
  const keys = createRemoteJWKSet(where, { timeoutDuration: 1_000, cooldownDuration: KEYS_HELD_MS });
  const known = new LRUCache<string, Session & { endsAt: number }>({ max: HELD });
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
    if (token === undefined) return 'invalid';
    const hash = createHash('sha256').update(token).digest('base64');
    const held = known.get(hash);
    if (held && held.endsAt > Date.now()) return held;
    try {
      const { sub, exp = 0, staff } = (await jwtVerify(token, keys, RULES)).payload;
      const session = { user: sub!, isStaff: staff === true };
      known.set(hash, { ...session, endsAt: exp * 1_000 });
      return session;
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      return isAboutToken(error) ? 'invalid' : 'unknown';
    }
  };
}

/** Anything else is the keys' not being there. */
const isAboutToken = (error: unknown) =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey;
