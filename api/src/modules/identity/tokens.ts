import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { newId } from '../../platform/ids.ts';

const ALGORITHM = 'ES256';
const ISSUER = 'rasteh';
const AUDIENCE = 'rasteh-api';
const TYPE = 'at+jwt';
export const ACCESS_SECONDS = 300;
const SKEW_SECONDS = 60;
/** A person's page asks several times with one token, and a signature costs more to check than most of what is asked. */
const MOST_KNOWN = 2_000;

export type Claims = { userId: string; sessionId: string };

/** Access tokens: signed with the newest key, taken with any that is configured. Nothing in a token says where keys are. */
export function makeTokens(privateKeys: JWK[], now: () => Date) {
  const ready = prepare(privateKeys);
  /** What was found in tokens that were good, those used last at the end. */
  const known = new Map<string, { claims: Claims; expiresAt: number }>();

  return {
    async sign(
      { userId, sessionId }: Claims,
      more: { roles: string[]; name: string; staff?: boolean; seller?: boolean },
    ): Promise<string> {
      const { signer, kid } = await ready;
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid: sessionId, ...more })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setJti(newId())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_SECONDS)
        .sign(signer);
    },

    /** @returns undefined for a token that is not ours, not valid yet or not valid any more */
    async verify(token: string): Promise<Claims | undefined> {
      const found = known.get(token);
      known.delete(token);
      if (found && found.expiresAt + SKEW_SECONDS > Math.floor(now().getTime() / 1000)) {
        known.set(token, found);
        return found.claims;
      }
      const { find } = await ready;
      const rules = {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        clockTolerance: SKEW_SECONDS,
        currentDate: now(),
        requiredClaims: ['exp', 'iat', 'sub', 'sid', 'jti'],
      };
      const verified = await jwtVerify(token, find, rules).catch(() => undefined);
      const { sub, sid, exp } = verified?.payload ?? {};
      if (!sub || typeof sid !== 'string') return undefined;
      const claims: Claims = { userId: sub, sessionId: sid };
      known.set(token, { claims, expiresAt: exp! });
      if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
      return claims;
    },

    /** What others verify our tokens with. */
    publicKeys: async (): Promise<JSONWebKeySet> => (await ready).set,
  };
}

async function prepare(privateKeys: JWK[]) {
  const keys: JWK[] = [];
  for (const { d: _private, ...key } of privateKeys)
    keys.push({ ...key, kid: await calculateJwkThumbprint(key), alg: ALGORITHM, use: 'sig' });
  const [current] = privateKeys;
  const signer = await importJWK(current!, ALGORITHM);
  const set: JSONWebKeySet = { keys };
  return { signer, kid: keys[0]!.kid!, set, find: createLocalJWKSet(set) };
}
