import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../../api/src/modules/identity/terms.ts';
import { inRoot } from '../../../scripts/machine/root.mjs';
import { newPhone, otherThan, peopleOf } from '../../kit/people.ts';
import { startApiProcess } from '../../kit/site.ts';

type Contract = { paths: Record<string, Record<string, { requestBody: { content: object }; responses: object }>> };
let api: Awaited<ReturnType<typeof startApiProcess>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApiProcess();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

const begin = async (phone = newPhone()) => {
  const { body } = await people.start(phone);
  return { phone, challengeId: body.challengeId as string, code: await people.codeFor(phone) };
};

describe('asking for a code', () => {
  it('answers alike for a known and an unknown phone', async () => {
    const { phone } = await people.login();
    // The known one may ask again after a minute; what it is told until then says nothing of a user.
    const again = await people.start(phone);
    const unknown = await people.start(newPhone());
    expect(again.status).toBe(429);
    expect(unknown.status).toBe(200);
    expect(unknown.body).toMatchObject({ expiresInSec: 120, resendInSec: 60, codeLength: 6 });
    const unknownAgain = await people.start(`0${String(unknown.body.maskedPhone).slice(1, 4)}0000000`);
    expect(unknownAgain.status).toBe(200);
  });

  it.each([
    ['in Persian digits', (it: string) => it.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)],
    ['in Arabic digits', (it: string) => it.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)],
    ['with +98', (it: string) => `+98${it.slice(1)}`],
    ['with 0098', (it: string) => `0098${it.slice(1)}`],
    ['without the zero', (it: string) => it.slice(1)],
    ['with spaces and marks', (it: string) => `\u200f ${it.slice(0, 4)} ${it.slice(4, 7)}\u200c${it.slice(7)}`],
  ])('takes a phone %s as the same phone', async (_, write) => {
    const phone = newPhone();
    expect((await people.start(write(phone))).status).toBe(200);
    // One bucket: the usual form has to wait now.
    const again = await people.start(phone);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(again.body.code).toBe('OTP_RATE_LIMITED');
    expect(again.body.retryAfterSec).toBe(Number(again.headers.get('retry-after')));
  });

  it.each([
    ['a digit too few', '091212345'],
    ['a null byte', '09121234567\u0000'],
    ['a line break', '0912\r\n1234567'],
    ['a landline', '02112345678'],
    ['ten thousand digits', '0'.repeat(10_000)],
    ['nothing', ''],
    ['a list', ['0912']],
    ['an object', {}],
    ['a number', 9121234567],
  ])('refuses %s and names the field', async (_, phone) => {
    const { status, body } = await people.start(phone);
    expect(status).toBe(400);
    expect(JSON.stringify(body.errors)).toContain('phoneNumber');
  });
});

describe('a code', () => {
  it('logs in once; the same again at once is a double tap and gets the same answer', async () => {
    const { challengeId, code } = await begin();
    const [one, other] = await Promise.all([people.withCode(challengeId, code), people.withCode(challengeId, code)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body).toEqual(one.body);
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.body).toMatchObject({ token_type: 'Bearer', expires_in: 300 });
  });

  it('is dead after five wrong attempts, for the right one too, with the same answer', async () => {
    const { challengeId, code } = await begin();
    const answers = [];
    for (let attempt = 0; attempt < 5; attempt += 1) answers.push(await people.withCode(challengeId, otherThan(code)));
    answers.push(await people.withCode(challengeId, code));
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toEqual(answers[0]!.body);
    }
    expect(answers[0]!.body).toMatchObject({ error: 'invalid_grant', code: 'OTP_INVALID' });
  });

  it('is compared at most five times when fifty come at once', async () => {
    const { challengeId, code } = await begin();
    const tries = Array.from({ length: 50 }, (_, index) =>
      people.withCode(challengeId, index === 49 ? code : otherThan(code)),
    );
    const rightOnes = (await Promise.all(tries)).filter(({ status }) => status === 200);
    expect(rightOnes.length).toBeLessThanOrEqual(1);
    // Where the right one was among the five, it comes again as a double tap.
    expect((await people.withCode(challengeId, code)).status).toBe(rightOnes.length > 0 ? 200 : 400);
  });

  it('of one login does not fit another', async () => {
    const one = await begin();
    const other = await begin();
    expect((await people.withCode(one.challengeId, other.code)).status).toBe(400);
  });

  it('stands nowhere in the database in clear text', async () => {
    const { phone, code } = await begin();
    expect(code).toMatch(/^\d{6}$/);
    expect(api.output()).not.toContain(code);
    expect(api.output()).not.toContain(phone.slice(1));
  });
});

describe('the terms', () => {
  const exchange = ({ challengeId: challenge_id, code }: { challengeId: string; code: string }, more = {}) =>
    people.token({ grant_type: 'otp', challenge_id, code, ...more });
  const refused = {
    status: 400,
    body: { error: 'consent_required', code: 'CONSENT_REQUIRED', terms_version: TERMS_VERSION },
  };

  it('let nobody in who has not agreed; the code stays good and no attempt is counted', async () => {
    const begun = await begin();
    for (let turn = 0; turn < 6; turn += 1) expect(await exchange(begun)).toMatchObject(refused);
    expect(await exchange(begun, { terms_version: '1390-01' })).toMatchObject(refused);
    // A wrong code says nothing of them.
    expect((await exchange({ ...begun, code: otherThan(begun.code) })).body.error).toBe('invalid_grant');
    expect((await exchange(begun, { terms_version: TERMS_VERSION })).status).toBe(200);
  });

  it('may be agreed to with the start, and are asked for once', async () => {
    const phone = newPhone();
    const { body } = await people.start(phone, {}, { acceptedTermsVersion: TERMS_VERSION });
    const first = { challengeId: body.challengeId as string, code: await people.codeFor(phone) };
    const { status, body: tokens } = await exchange(first);
    expect(status).toBe(200);
    const known = { 'x-known-browser': tokens.known_browser as string };
    const again = await people.start(phone, known);
    const next = { challengeId: again.body.challengeId as string, code: await people.codeFor(phone) };
    expect((await exchange(next)).status).toBe(200);
  });

  it('people of the seeds have agreed', async () => {
    expect((await exchange(await begin('09000000001'))).status).toBe(200);
  });
});

describe('a browser that is known', () => {
  it('is so for its phone only, and asks again without the wait of others', async () => {
    const { phone, challengeId, code } = await begin();
    const { body } = await people.withCode(challengeId, code);
    const headers = { 'x-known-browser': `${'x'.repeat(22)}, ${String(body.known_browser)}` };
    expect(body.known_browser).toMatch(/^[\w-]{22}$/);
    const again = await people.start(phone, headers);
    expect(again.status).toBe(200);
    expect((await people.start(phone, headers)).status).toBe(429);
    // Each of several codes says which it is.
    const [newest, older] = await people.messagesTo(phone);
    expect(newest!.values[1]).toBe(again.body.mark);
    expect(older!.values[1]).toMatch(/^\d\d$/);
    const other = newPhone();
    await people.start(other);
    expect((await people.start(other, headers)).status).toBe(429);
    // The same login again: it stays known by the same.
    const next = await people.withCode(again.body.challengeId as string, newest!.values[0]!, headers);
    expect(next.body.known_browser).toBe(body.known_browser);
  });
});

describe('the token endpoint', () => {
  it('stands in the contract, as a form with errors of its own, and not in the graph', async () => {
    const contract = (await (await fetch(`${api.url}/api/v1/openapi.json`)).json()) as Contract;
    const { requestBody, responses } = contract.paths['/connect/token']!.post!;
    expect(Object.keys(requestBody.content)).toEqual(['application/x-www-form-urlencoded']);
    expect(JSON.stringify(responses)).toMatch(/TokenAnswer.*OAuthProblem/);
    expect(readFileSync(inRoot('gateway/schema.graphql'), 'utf8')).not.toMatch(/TokenAnswer|TokenForm|refresh_token/);
  });

  it('answers errors in the words of OAuth', async () => {
    const wrongGrant = await people.token({ grant_type: 'password' });
    expect(wrongGrant).toMatchObject({ status: 400, body: { error: 'unsupported_grant_type' } });
    const missing = await people.token({ grant_type: 'otp' });
    expect(missing).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    const json = await fetch(`${api.url}/connect/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
    expect(await json.json()).toMatchObject({ error: 'invalid_request' });
    const get = await fetch(`${api.url}/connect/token`);
    expect(get.status).toBe(405);
    expect(get.headers.get('cache-control')).toBe('no-store');
  });

  it('B4: gives a new pair for a refresh token, and the same pair again within the grace', async () => {
    const { refreshToken } = await people.login();
    const [one, other] = await Promise.all([people.refresh(refreshToken), people.refresh(refreshToken)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body).toEqual(one.body);
    expect(one.body.refresh_token).not.toBe(refreshToken);
    expect((await people.refresh(one.body.refresh_token as string)).status).toBe(200);
  });

  it('publishes its keys, without their private half', async () => {
    const answer = await fetch(`${api.url}/.well-known/jwks.json`);
    const { keys } = (await answer.json()) as { keys: Record<string, string>[] };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
      expect(key.d).toBeUndefined();
    }
  });
});
