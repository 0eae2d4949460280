import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '../../../api/src/platform/sealing.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { newPhone, otherThan } from '../../kit/people.ts';

// Rows of the safety page whose time nobody waits for: what is stored is made older instead.
let app: Awaited<ReturnType<typeof startAppAt>>;
beforeAll(async () => {
  app = await startAppAt(new Date().toISOString());
});
afterAll(() => app?.stop());
/** Nobody has asked for a code or sent one from here. */
beforeEach(async () => {
  await app.db.query("update otp_challenges set address = 'elsewhere'");
  await app.db.query('delete from otp_checks');
});

const e164 = (phone: string) => `+98${phone.slice(1)}`;
const age = (phone: string, by: string) =>
  app.db.query(`update otp_challenges set created_at = created_at - interval '${by}' where phone = $1`, [e164(phone)]);
const statusOf = async (accessToken: string) =>
  (await app.get('/sessions', { by: { headers: { authorization: `Bearer ${accessToken}` } } })).status;

const linesOf = async (action: string) => (await app.db.query('select from audit where action = $1', [action])).length;

describe('A6', () => {
  it('a phone gets ten codes in a day, and the next when the first of them is a day old', async () => {
    const phone = newPhone();
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push(await app.start(phone));
      await age(phone, '2 hours');
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    await age(phone, '4 hours');
    expect(await app.start(phone)).toBe(200);
  });

  it('and five in an hour', async () => {
    const phone = newPhone();
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push(await app.start(phone));
      await age(phone, '5 minutes');
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('A7: sixty codes are compared in an hour for one address, also for sixty phones', async () => {
  const { challengeId, code } = await app.begin();
  await app.db.query("insert into otp_checks (address) select '127.0.0.1' from generate_series(1, 59)");
  expect((await app.withCode(challengeId, otherThan(code))).status).toBe(400);
  const refused = await app.withCode(challengeId, code);
  expect(refused.status).toBe(429);
  expect(Number(refused.body.retryAfterSec)).toBeGreaterThan(0);
  expect((await app.withCode(challengeId, code)).status).toBe(429);
  // However often it is tried, the log says it once.
  expect(await linesOf('LOGIN_LIMITED')).toBe(1);
  expect(await linesOf('LOGIN_REFUSED')).toBe(1);
  await app.db.query("update otp_checks set checked_at = checked_at - interval '1 hour'");
  expect((await app.withCode(challengeId, code)).status).toBe(200);
});

it.each([
  ['has no attempt left', 'attempts = 5'],
  ['has ended', 'ended_at = now()'],
  ['is over', "expires_at = created_at - interval '1 hour'"],
  ['is for something else', "purpose = 'PHONE_CHANGE_PRESENT', user_id = (select id from users limit 1)"],
])('A7: a code of a known browser that %s is compared by nobody for nothing', async (_, becomes) => {
  const { challengeId, code } = await app.begin();
  await app.db.query("insert into otp_checks (address) select '127.0.0.1' from generate_series(1, 60)");
  await app.db.query('update otp_challenges set is_known = true where id = $1', [challengeId]);
  expect((await app.withCode(challengeId, otherThan(code))).status).toBe(400);
  await app.db.query(`update otp_challenges set ${becomes} where id = $1`, [challengeId]);
  expect((await app.withCode(challengeId, code)).status).toBe(429);
});

describe('A7: messages in all have a ceiling', () => {
  const putMessages = (count: number) =>
    app.db.query(
      `insert into outbox (id, channel, recipient, template, state, expires_at)
       select gen_random_uuid(), 'SMS', 'x', 'rasteh-invitation', 'SENT', now() from generate_series(1, $1::int)`,
      [count],
    );
  const askAs = async (token: string, method: 'POST' | 'GET', path: string, payload?: object) =>
    app.ask<{ id: string }>(path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });

  it('in which invitations are counted: who is not known waits, who is known does not, and an invitation is silent', async () => {
    const { accessToken } = await app.login();
    const creation = { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } };
    const { body: company } = await askAs(accessToken, 'POST', '/customers/personcustomer', creation);
    const invite = async (phone: string) => {
      const terms = { customerId: company.id, phone, displayName: 'رضا کریمی', permissions: ['MESSAGE'] };
      expect((await askAs(accessToken, 'POST', '/customers/profile/merchant-agents', terms)).status).toBe(200);
      return (await app.db.query('select from outbox where recipient = $1', [e164(phone)])).length;
    };
    expect(await invite(newPhone())).toBe(1);
    await putMessages(1_600);
    expect(await invite(newPhone())).toBe(0);
    expect(await app.start(newPhone())).toBe(429);
    await app.db.query("delete from outbox where template = 'rasteh-invitation'");
    expect(await app.start(newPhone())).toBe(200);
  });
});

describe('A9', () => {
  it('a double tap after four wrong codes is one, and later the same code ends the session', async () => {
    const { challengeId, code } = await app.begin();
    for (let turn = 0; turn < 4; turn += 1) await app.withCode(challengeId, otherThan(code));
    const first = await app.withCode(challengeId, code);
    expect(first.status).toBe(200);
    expect(await app.withCode(challengeId, code)).toEqual(first);
    expect(await statusOf(first.body.access_token!)).toBe(200);
    await app.db.query("update otp_challenges set consumed_at = consumed_at - interval '11 seconds' where id = $1", [
      challengeId,
    ]);
    expect((await app.withCode(challengeId, code)).status).toBe(400);
    expect(await statusOf(first.body.access_token!)).toBe(401);
  });

  it('a used code is not guessed for ever either', async () => {
    const { challengeId, code } = await app.begin();
    expect((await app.withCode(challengeId, code)).status).toBe(200);
    for (let turn = 0; turn < 5; turn += 1) await app.withCode(challengeId, otherThan(code));
    expect((await app.withCode(challengeId, code)).status).toBe(400);
  });

  it('what is kept for a double tap is not read with what stands beside it and all codes', async () => {
    const { challengeId: id, code } = await app.begin();
    await app.withCode(id, code);
    const [row] = await app.db.query<{ sealed: string; hash: string }>(
      'select sealed_answer as sealed, code_hash as hash from otp_challenges where id = $1',
      [id],
    );
    for (const key of [`${id}:${code}:${row!.hash}`, `${id}:${code}`, `sealed answer ${id}:${code}`, row!.hash])
      expect(() => unseal(key, row!.sealed)).toThrow();
  });
});

describe('a session', () => {
  const sessionOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;
  const pass = (token: string, by: string) =>
    app.db.query(
      `update sessions set idle_ends_at = idle_ends_at - interval '${by}', absolute_ends_at = absolute_ends_at - interval '${by}'
       where id = $1`,
      [sessionOf(token)],
    );

  it('ends when it is not used for seven days', async () => {
    const { accessToken, refreshToken } = await app.login();
    await pass(accessToken, '7 days -1 minute');
    expect(await statusOf(accessToken)).toBe(200);
    await pass(accessToken, '1 minute');
    expect(await statusOf(accessToken)).toBe(401);
    expect((await app.refresh(refreshToken)).accessToken).toBeUndefined();
  });

  it('lives on when it is used, and ends after thirty days all the same', async () => {
    let held = await app.login();
    for (let week = 0; week < 4; week += 1) {
      await pass(held.accessToken, '6 days');
      held = await app.refresh(held.refreshToken);
    }
    await pass(held.accessToken, '6 days -1 minute');
    expect(await statusOf(held.accessToken)).toBe(200);
    held = await app.refresh(held.refreshToken);
    await pass(held.accessToken, '1 minute');
    expect(await statusOf(held.accessToken)).toBe(401);
    expect((await app.refresh(held.refreshToken)).accessToken).toBeUndefined();
  });

  it('B6: ends without the others of the same person, unless all are to end', async () => {
    const phone = newPhone();
    const devices = [];
    for (let turn = 0; turn < 3; turn += 1) {
      devices.push(await app.login(phone));
      await age(phone, '2 minutes');
    }
    const [one, other, third] = devices.map(({ accessToken }) => accessToken);
    const logout = (token: string, payload: object) =>
      app.post('/sessions/logout', { by: { headers: { authorization: `Bearer ${token}` } }, body: payload });
    expect((await logout(one!, {})).body).toEqual({ endedCount: 1 });
    expect([await statusOf(one!), await statusOf(other!), await statusOf(third!)]).toEqual([401, 200, 200]);
    expect((await logout(other!, { everywhere: true })).body).toEqual({ endedCount: 2 });
    expect([await statusOf(other!), await statusOf(third!)]).toEqual([401, 401]);
  });
});

describe('A8: the code of one challenge, sent with another of the same phone', () => {
  const attemptsOf = async ({ challengeId }: { challengeId: string }) => {
    const sql = 'select attempts from otp_challenges where id = $1';
    return (await app.db.query<{ attempts: number }>(sql, [challengeId]))[0]!.attempts;
  };

  it('is an attempt at both', async () => {
    const phone = newPhone();
    const first = await app.begin(phone);
    await app.db.query("update otp_challenges set asker = 'elsewhere' where id = $1", [first.challengeId]);
    const second = await app.begin(phone);
    const wrong = await app.withCode(second.challengeId, first.code);
    expect(wrong.status).toBe(400);
    expect([await attemptsOf(first), await attemptsOf(second)]).toEqual([1, 1]);
    // What is right for neither is an attempt at one.
    const neither = [otherThan(first.code), otherThan(otherThan(first.code))].find((code) => code !== second.code)!;
    expect((await app.withCode(second.challengeId, neither)).body).toEqual(wrong.body);
    expect([await attemptsOf(first), await attemptsOf(second)]).toEqual([1, 2]);
    for (let turn = 0; turn < 6; turn += 1) await app.withCode(second.challengeId, first.code);
    expect([await attemptsOf(first), await attemptsOf(second)]).toEqual([5, 5]);
    expect((await app.withCode(first.challengeId, first.code)).status).toBe(400);
  });
});
