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

export type Claims = { userId: string; sessionId: string };

/** Access tokens: signed with the newest key, taken with any that is configured. Nothing in a token says where keys are. */
export function makeTokens(privateKeys: JWK[], now: () => Date) {
  const ready = prepare(privateKeys);

  return {
    async sign(
      { userId, sessionId }: Claims,
      more: { roles: string[]; name: string; staff?: boolean },
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
      const { sub, sid } = verified?.payload ?? {};
      return sub && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
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
