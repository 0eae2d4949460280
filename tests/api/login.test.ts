import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, otherThan, peopleOf } from '../kit/people.ts';
import { startApi } from '../kit/site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
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
    const [again, unknown] = [await people.start(phone), await people.start(newPhone())];
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
    const [one, other] = [await begin(), await begin()];
    expect((await people.withCode(one.challengeId, other.code)).status).toBe(400);
  });

  it('stands nowhere in the database in clear text', async () => {
    const { phone, code } = await begin();
    expect(code).toMatch(/^\d{6}$/);
    expect(api.output()).not.toContain(code);
    expect(api.output()).not.toContain(phone.slice(1));
  });
});

describe('the token endpoint', () => {
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
