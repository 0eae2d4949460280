import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../../kit/mail-server.ts';
import { newPhone, peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApiProcess } from '../../kit/site.ts';
import { inStoppedMarket } from '../../kit/stopped-market.ts';
import { until } from '../../kit/until.ts';

let api: Awaited<ReturnType<typeof startApiProcess>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApiProcess();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

type People = ReturnType<typeof peopleOf>;
type Person = Awaited<ReturnType<People['login']>>;

const newEmail = () => `a${newPhone()}@example.ir`;
const stored = async ({ accessToken }: Person, own = people) =>
  ok(await own.get('/customers/profile', { by: accessToken })).person;
async function save(person: Person, email: string | undefined, own = people) {
  const { version } = await stored(person, own);
  const change = { version, firstName: 'سارا', lastName: 'کریمی', ...(email && { email }) };
  return own.put('/customers/profile', { by: person, body: { person: change } });
}
const send = ({ accessToken }: Person, own = people) =>
  own.post('/customers/profile/email-verification', { by: accessToken });
const verify = ({ accessToken }: Person, token: string) =>
  people.post('/customers/profile/email-verification/confirm', { by: accessToken, body: { token } });

/** Somebody with an address that got a link. */
async function withLink(email = newEmail()) {
  const person = await people.login();
  await save(person, email);
  return { person, email, token: await people.tokenFor(email) };
}

describe('an address for mails', () => {
  it('gets a link when it is saved, and is verified by the word of it', async () => {
    const { person, email, token } = await withLink();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await stored(person)).toMatchObject({ email });
    expect((await stored(person)).emailVerifiedAt).toBeUndefined();
    const answer = await verify(person, token);
    expect(answer).toMatchObject({ status: 200, body: { email, emailVerifiedAt: expect.stringMatching(/Z$/) } });
    expect((await stored(person)).emailVerifiedAt).toBe(ok(answer).emailVerifiedAt);
    const body = ok(await people.get('/account/export', { by: person }));
    expect(body.acts.map(({ action }) => action)).toContain('EMAIL_VERIFIED');
    const again = await send(person);
    expect([again.status, again.body.code]).toEqual([409, 'EMAIL_ALREADY_VERIFIED']);
  });

  it('stays verified while other data change, and is not any more when it changes', async () => {
    const { person, email, token } = await withLink();
    await verify(person, token);
    await save(person, email);
    expect((await stored(person)).emailVerifiedAt).toBeDefined();
    await save(person, newEmail());
    expect((await stored(person)).emailVerifiedAt).toBeUndefined();
    await save(person, undefined);
    expect(await send(person)).toMatchObject({ status: 404, body: { code: 'EMAIL_NOT_FOUND' } });
  });

  it('is free of its owner when the account is closed', async () => {
    const { person, token } = await withLink();
    await people.post('/account/close', { by: person, body: { confirmation: person.phone } });
    expect((await verify(await people.login(person.phone).catch(() => people.login()), token)).status).toBe(404);
  });
});

describe('a link', () => {
  const missing = async (person: Person) => {
    const { status, body } = await verify(person, 'x'.repeat(43));
    expect([status, body.code]).toEqual([404, 'EMAIL_LINK_NOT_FOUND']);
    return { ...body, requestId: '' };
  };
  const expectDead = async (person: Person, token: string) => {
    const { status, body } = await verify(person, token);
    expect([status, { ...body, requestId: '' }]).toEqual([404, await missing(person)]);
  };

  it('is good once, also when twenty come at once', async () => {
    const { person, token } = await withLink();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(person, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectDead(person, token);
  });

  it('of somebody else is not there, and stays good for who it is for', async () => {
    const { person, token } = await withLink();
    const other = await withLink();
    await expectDead(other.person, token);
    expect((await stored(other.person)).emailVerifiedAt).toBeUndefined();
    expect((await verify(person, token)).status).toBe(200);
  });

  it('of an address that became another one is dead, even when it becomes the same again', async () => {
    const { person, email, token } = await withLink();
    const next = newEmail();
    await save(person, next);
    await expectDead(person, token);
    await save(person, email);
    await expectDead(person, token);
    await expectDead(person, await people.tokenFor(next));
    expect((await verify(person, await people.tokenFor(email))).status).toBe(200);
  });

  it('is dead when a newer one was sent', async () => {
    const { person, email, token } = await withLink();
    expect(await send(person)).toMatchObject({ status: 200, body: { email, expiresInSec: 86_400 } });
    await expectDead(person, token);
    expect((await verify(person, await people.tokenFor(email))).status).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['a list', ['x']],
    ['ten thousand letters', 'x'.repeat(10_000)],
  ])('that is %s is refused at the field', async (_, token) => {
    const { person } = await withLink();
    const { status, body } = await verify(person, token as string);
    expect([status, JSON.stringify(body.errors)]).toEqual([400, expect.stringContaining('token')]);
  });

  it('lives a day, and stands nowhere in clear text', { timeout: 240_000 }, async () => {
    await using mortal = await startApiProcess();
    const own = peopleOf(mortal);
    const person = await own.login();
    const email = newEmail();
    await save(person, email, own);
    const token = await own.tokenFor(email);
    expect(mortal.output()).not.toContain(token);
    await mortal.stop();
    const rows = await inStoppedMarket(mortal.settings, async (db) => {
      await db.query("update email_verifications set expires_at = expires_at - interval '24 hours'");
      return [await db.query('select * from email_verifications'), await db.query('select * from outbox')];
    });
    expect(JSON.stringify(rows)).toContain(email);
    expect(JSON.stringify(rows)).not.toContain(token);
    await mortal.startAgain();
    expect(
      (await own.post('/customers/profile/email-verification/confirm', { by: person, body: { token } })).status,
    ).toBe(404);
  });
});

describe('links in number', () => {
  it('go to one person five times an hour; what is saved is saved all the same', async () => {
    const { person } = await withLink();
    for (let turn = 0; turn < 4; turn += 1) expect((await send(person)).status).toBe(200);
    const next = newEmail();
    expect((await save(person, next)).status).toBe(200);
    expect(await stored(person)).toMatchObject({ email: next });
    const { status, body, headers } = await send(person);
    expect([status, body.code]).toEqual([429, 'MAIL_RATE_LIMITED']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  it('go to one address five times an hour, whoever says it is theirs and however it is spelled', async () => {
    const email = newEmail();
    for (let turn = 0; turn < 5; turn += 1)
      await withLink(turn % 2 ? email : email.toUpperCase()).catch(() => undefined);
    const last = await people.login();
    await save(last, email);
    expect((await send(last)).status).toBe(429);
  });

  it('go out once a minute, and in all no more than the house can send', async () => {
    await using strict = await startApiProcess({ env: { MAIL_RESEND_SECONDS: '60', MAIL_PER_HOUR: '2' } });
    const own = peopleOf(strict);
    const person = await own.login();
    await save(person, newEmail(), own);
    const { status, headers } = await send(person, own);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
    await save(await own.login(), newEmail(), own);
    const third = await own.login();
    expect((await save(third, newEmail(), own)).status).toBe(200);
    expect((await send(third, own)).status).toBe(429);
    await until('the alarm', () => strict.output().includes('"alarm":"mail ceiling"'));
  });
});

it('a mail goes to the mail server, with a link to the site', async () => {
  const server = await startMailServer();
  server.say();
  const env = {
    MAIL_URL: `smtp://rasteh:the-secret-password@127.0.0.1:${server.port}`,
    MAIL_FROM: 'no-reply@rasteh.example',
    PUBLIC_ORIGIN: 'https://rasteh.example',
  };
  await using mailing = await startApiProcess({ env });
  const own = peopleOf(mailing);
  const email = newEmail();
  await save(await own.login(), email, own);
  await until('the mail', () => server.texts().join().includes('راسته'));
  expect(server.commands()).toContain(`RCPT TO:<${email}>`);
  expect(server.texts().join()).toMatch(/https:\/\/rasteh\.example\/profile\/personal-info\?emailToken=[\w-]{43}/);
  expect(mailing.output()).not.toContain('the-secret-password');
  server.stop();
});
