import { createRemoteJWKSet, jwtVerify } from 'jose';
import { Lru } from '../lru.ts';
import type { FindUser } from './doors.ts';

const RULES = { algorithms: ['ES256'], typ: 'at+jwt', clockTolerance: 60, requiredClaims: ['exp', 'sub'] };
const HELD = 5_000;

/**
 * Whose token it is, by the api's public keys: only so nobody can write on another's account. It is for counting alone; what
 * a token allows stays with the api. While the keys cannot be had, a token is nobody's.
 */
export function usersByToken(apiUrl: string): FindUser {
  const keys = createRemoteJWKSet(new URL(`${apiUrl}/.well-known/jwks.json`), { timeoutDuration: 1_000 });
  const known = new Lru<{ user: string; endsAt: number }>(HELD);
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const held = known.get(token);
    if (held && held.endsAt > Date.now()) return held.user;
    const verified = await jwtVerify(token, keys, RULES).catch(() => undefined);
    const { sub, exp = 0 } = verified?.payload ?? {};
    if (sub === undefined) return undefined;
    known.set(token, { user: sub, endsAt: exp * 1_000 }, 1);
    return sub;
  };
}
