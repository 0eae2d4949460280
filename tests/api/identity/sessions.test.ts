import { generateKeyPairSync, createHmac } from 'node:crypto';
import { exportSPKI, importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSecrets } from '../../../api/src/platform/secrets.ts';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';

const secrets = newSecrets();
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi({ env: { TOKEN_KEYS: JSON.stringify(secrets.tokenKeys) } });
  people = peopleOf(api);
});
afterAll(() => api?.discard());

const listed = (accessToken: string) => people.get('/sessions', { by: accessToken });

describe('a session', () => {
  it('is needed, and nobody is told why one is not good', async () => {
    const without = await fetch(`${api.url}/api/v1/sessions`);
    expect(without.status).toBe(401);
    expect(await without.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await listed('x.y.z')).status).toBe(401);
  });

  it('ends for all of its tokens at logout; another device stays', async () => {
    const one = await people.login();
    // Another device of the same person: the phone may ask for a code again after a minute only, so the session is a second person's.
    const other = await people.login();
    expect((await people.post('/sessions/logout', { by: one, body: {} })).body).toEqual({ endedCount: 1 });
    expect((await listed(one.accessToken)).status).toBe(401);
    expect((await people.refresh(one.refreshToken)).status).toBe(400);
    expect((await listed(other.accessToken)).status).toBe(200);
  });

  it('of somebody else is not found, with the body of one that is not there', async () => {
    const one = await people.login();
    const other = await people.login();
    const [own] = ok(await listed(other.accessToken));
    expect(own!.isCurrent).toBe(true);
    const foreign = await people.delete('/sessions/{id}', { by: one, path: { id: own!.id } });
    const missing = await people.delete('/sessions/{id}', {
      by: one,
      path: { id: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f' },
    });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await listed(other.accessToken)).status).toBe(200);
  });
});

describe('a token', () => {
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
  let good: string;
  let key: CryptoKey;
  beforeAll(async () => {
    good = (await people.login()).accessToken;
    key = (await importJWK(secrets.tokenKeys[0]!, 'ES256')) as CryptoKey;
  });
  const kid = () => (JSON.parse(Buffer.from(good.split('.')[0]!, 'base64url').toString()) as { kid: string }).kid;
  const signed = (claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}) =>
    new SignJWT({ ...claimsOf(good), ...claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: kid(), ...header } as never)
      .sign(key);
  const seconds = () => Math.floor(Date.now() / 1_000);

  it('that is ours is taken, and one that ended less than a minute ago', async () => {
    expect((await listed(await signed())).status).toBe(200);
    expect((await listed(await signed({ exp: seconds() - 50 }))).status).toBe(200);
  });

  it.each([
    ['another audience', { aud: 'other' }, {}],
    ['another issuer', { iss: 'other' }, {}],
    ['another type', {}, { typ: 'JWT' }],
    ['an end that has passed', () => ({ exp: seconds() - 61 }), {}],
    ['a start that has not come', () => ({ nbf: seconds() + 120 }), {}],
    ['an unknown key', {}, { kid: 'unknown' }],
    ['a session that is not there', { sid: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f' }, {}],
    ['another person', { sub: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f' }, {}],
  ] as [string, object | (() => object), object][])('with %s is refused', async (_, claims, header) => {
    const given = (typeof claims === 'function' ? claims() : claims) as Record<string, unknown>;
    expect((await listed(await signed(given, header as Record<string, unknown>))).status).toBe(401);
  });

  it('that says itself how it is to be believed is not believed', async () => {
    const body = good.split('.')[1]!;
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const none = `${part({ alg: 'none', typ: 'at+jwt' })}.${body}.x`;
    expect((await listed(none)).status).toBe(401);
    // The public key as the secret of a symmetric signature.
    const { d: _d, ...publicJwk } = secrets.tokenKeys[0] as JWK & { d: string };
    const pem = await exportSPKI((await importJWK({ ...publicJwk, ext: true }, 'ES256')) as CryptoKey);
    const head = part({ alg: 'HS256', typ: 'at+jwt', kid: kid() });
    const hmac = createHmac('sha256', pem).update(`${head}.${body}`).digest('base64url');
    expect((await listed(`${head}.${body}.${hmac}`)).status).toBe(401);
    // A key of the sender's own, carried along.
    const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = own.publicKey.export({ format: 'jwk' });
    const forged = await new SignJWT(claimsOf(good))
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', jwk: jwk as JWK })
      .sign(own.privateKey);
    expect((await listed(forged)).status).toBe(401);
  });
});
