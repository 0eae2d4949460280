import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import type { Database } from '../../api/src/platform/database/database.ts';
import { sha256 } from '../../api/src/platform/sealing.ts';
import { startFaultProxy } from '../kit/fault-proxy.ts';
import { newPhone, otherThan, peopleOf } from '../kit/people.ts';
import { startProgram } from '../kit/program.ts';
import { startApiProcess } from '../kit/site.ts';
import { until } from '../kit/until.ts';

// Rows A4, A5, A9, B4 and B5 of the safety page: two apis on one database, so that nothing is decided in a process.
let apis: Awaited<ReturnType<typeof startApiProcess>>[] = [];
/** The database of both. */
let db: Database;
beforeAll(async () => {
  const first = await startApiProcess({ database: 'postgres' });
  apis = [
    first,
    await startApiProcess({ database: 'postgres', products: 0, env: first.settings as Record<string, string> }),
  ];
  db = openPostgres({ url: first.settings.DATABASE_URL!, poolSize: 2, onError: () => undefined });
});
afterAll(async () => {
  await db?.close();
  for (const api of apis.reverse()) await api.discard();
});

const people = () => apis.map(peopleOf);
const begin = async () => {
  const [one] = people();
  const phone = newPhone();
  const { body } = await one!.start(phone);
  return { challengeId: body.challengeId as string, code: await one!.codeFor(phone) };
};

describe('over two apis', () => {
  it('A4: of fifty codes at once at most five are compared and at most one is right', async () => {
    const { challengeId, code } = await begin();
    const tries = Array.from({ length: 50 }, (_, turn) =>
      people()[turn % 2]!.withCode(challengeId, turn === 30 ? code : otherThan(code)),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true);
    expect((await people()[1]!.withCode(challengeId, otherThan(code))).status).toBe(400);
    expect((await challenge(challengeId)).attempts).toBe(5);
  });

  it('A9: a code that comes to both at once begins one session', async () => {
    const { challengeId, code } = await begin();
    const [one, other] = await Promise.all(people().map((each) => each.withCode(challengeId, code)));
    expect([one!.status, other!.status]).toEqual([200, 200]);
    expect(other!.body).toEqual(one!.body);
  });

  it('B4, B5: a refresh token that comes to both at once gives one pair', async () => {
    const { refreshToken } = await people()[0]!.login();
    const [one, other] = await Promise.all(people().map((each) => each.refresh(refreshToken)));
    expect([one!.status, other!.status]).toEqual([200, 200]);
    expect(other!.body).toEqual(one!.body);
  });
});

// Both count as a mishap when they come again so soon; the database's clock decides, so rows are made older.
const GRACE_SECONDS = 10;
const codeWasUsed = (challengeId: string, secondsAgo: number) =>
  db.query('update otp_challenges set consumed_at = now() - make_interval(secs => $2) where id = $1', [
    challengeId,
    secondsAgo,
  ]);
const tokenWasUsed = (refreshToken: string, secondsAgo: number) =>
  db.query('update refresh_tokens set used_at = now() - make_interval(secs => $2) where hash = $1', [
    sha256(refreshToken),
    secondsAgo,
  ]);
/** Why a session ended, by the audit log. */
async function reasonsOfEnd(accessToken: string) {
  const { sid } = decodeJwt<{ sid: string }>(accessToken);
  const rows = await db.query<{ reason: string }>(
    "select detail->>'reason' as reason from audit where action = 'SESSION_REVOKED' and object_id = $1",
    [sid],
  );
  return rows.map(({ reason }) => reason);
}
/** Whether a pair of tokens is worth nothing any more. */
async function expectOut(own: ReturnType<typeof peopleOf>, accessToken: string, refreshToken: string) {
  expect((await own.as(accessToken, 'GET', '/sessions')).status).toBe(401);
  expect(await own.refresh(refreshToken)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
}

describe('what comes again when it is no mishap any more', () => {
  it('A9: a code that was exchanged ends the session that it began, and no other', async () => {
    const [own] = people();
    const bystander = await own!.login();
    const { challengeId, code } = await begin();
    const { body } = await own!.withCode(challengeId, code);
    const accessToken = body.access_token as string;
    const refreshToken = body.refresh_token as string;
    await codeWasUsed(challengeId, GRACE_SECONDS - 1);
    expect((await people()[1]!.withCode(challengeId, code)).body).toEqual(body);
    await codeWasUsed(challengeId, GRACE_SECONDS + 1);
    // Who only knows the challenge ends nothing.
    expect((await own!.withCode(challengeId, otherThan(code))).status).toBe(400);
    expect((await own!.as(accessToken, 'GET', '/sessions')).status).toBe(200);
    const answer = await people()[1]!.withCode(challengeId, code);
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant', code: 'OTP_INVALID' } });
    await expectOut(own!, accessToken, refreshToken);
    expect(await reasonsOfEnd(accessToken)).toEqual(['OTP_REUSED']);
    expect((await own!.as(bystander.accessToken, 'GET', '/sessions')).status).toBe(200);
  });

  it('B4: a refresh token that was used ends its whole family, and gives the same pair within the grace', async () => {
    const [own] = people();
    const { accessToken, refreshToken } = await own!.login();
    const { body } = await own!.refresh(refreshToken);
    await tokenWasUsed(refreshToken, GRACE_SECONDS - 1);
    expect((await people()[1]!.refresh(refreshToken)).body).toEqual(body);
    await tokenWasUsed(refreshToken, GRACE_SECONDS + 1);
    const answer = await people()[1]!.refresh(refreshToken);
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant', code: 'SESSION_ENDED' } });
    // Neither who came first nor who came second stays in.
    await expectOut(own!, body.access_token as string, body.refresh_token as string);
    await expectOut(own!, accessToken, refreshToken);
    expect(await reasonsOfEnd(accessToken)).toEqual(['REFRESH_TOKEN_REUSED']);
  });
});

/** What the database knows of a challenge. */
async function challenge(id: string) {
  const [row] = await db.query<{ attempts: number; isConsumed: boolean }>(
    'select attempts, consumed_at is not null as "isConsumed" from otp_challenges where id = $1',
    [id],
  );
  return row!;
}

/** Statements that wait for a lock. */
async function waiting() {
  const rows = await db.query<{ query: string }>(
    "select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.map(({ query }) => query.trim()).join('\n');
}

describe('an api that dies between comparing a code and answering', () => {
  it('A5: before it is written that the code was right: the attempt is counted, the code still good once', async () => {
    const { challengeId, code } = await begin();
    await using mortal = await startProgram('api', apis[0]!.settings);
    const own = peopleOf(mortal);
    await db.transaction(async (tx) => {
      // Nobody begins a session while this transaction holds the table; whoever waits for it has compared the code.
      await tx.query('lock table sessions in exclusive mode');
      const unanswered = own.withCode(challengeId, code).catch(() => 'no answer');
      await until('the session that is to begin', async () => (await waiting()).includes('insert into sessions'));
      await mortal.kill();
      expect(await unanswered).toBe('no answer');
    });
    await mortal.startAgain();
    expect(await challenge(challengeId)).toEqual({ attempts: 1, isConsumed: false });
    for (let attempt = 2; attempt < 5; attempt += 1) await own.withCode(challengeId, otherThan(code));
    expect((await own.withCode(challengeId, code)).status).toBe(200);
    // A used code counts its attempts anew.
    expect(await challenge(challengeId)).toEqual({ attempts: 0, isConsumed: true });
  });

  it('A5: after that is written: the code is consumed, and who sends it again at once gets the answer that was lost', async () => {
    const { challengeId, code } = await begin();
    const { DATABASE_URL: databaseUrl, ...settings } = apis[0]!.settings;
    await using proxy = await startFaultProxy(databaseUrl!);
    const { host } = new URL(proxy.url);
    const throughProxy = Object.assign(new URL(databaseUrl!), { host }).href;
    await using mortal = await startProgram('api', { ...settings, DATABASE_URL: throughProxy });
    const own = peopleOf(mortal);
    // The database has committed, and the api does not hear of it.
    await proxy.set({ mode: 'hold', text: 'COMMIT\0' });
    await until('new connections', async () => (await fetch(`${mortal.url}/readyz`)).ok);
    const unanswered = own.withCode(challengeId, code).catch(() => 'no answer');
    await until('the commit', async () => (await challenge(challengeId)).isConsumed);
    await mortal.kill();
    expect(await unanswered).toBe('no answer');
    await proxy.set({ mode: 'pass' });
    await mortal.startAgain();
    expect(await challenge(challengeId)).toEqual({ attempts: 0, isConsumed: true });
    // The start took longer than a double tap may.
    await codeWasUsed(challengeId, 1);
    const { status, body } = await own.withCode(challengeId, code);
    expect(status).toBe(200);
    expect((await own.as(body.access_token as string, 'GET', '/sessions')).status).toBe(200);
  });
});
