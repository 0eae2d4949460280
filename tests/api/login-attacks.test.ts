import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../api/src/platform/database/database.ts';
import { newSecrets } from '../../api/src/platform/secrets.ts';
import { newPhone, otherThan, peopleOf } from '../kit/people.ts';
import { startProgram } from '../kit/program.ts';
import { startApi } from '../kit/site.ts';
import { inStoppedMarket } from '../kit/stopped-market.ts';
import { until } from '../kit/until.ts';

// Rows of the safety page, groups A and B; others are in login, sessions, admin, outbox, tests/gateway/login-limits.test.ts,
// tests/contract/session.test.ts and, for what needs PostgreSQL, tests/deploy/login-races.test.ts.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

describe('A1', () => {
  it(
    '200 requests for a code tell of nobody who is known: neither their answers nor their headers nor the time',
    { timeout: 240_000 },
    async () => {
      await using quiet = await startApi();
      const phones = Array.from({ length: 200 }, newPhone);
      const isKnown = (turn: number) => turn % 2 === 0;
      await quiet.stop();
      await inStoppedMarket(quiet.settings, (db) =>
        makeKnown(
          db,
          phones.filter((_, turn) => isKnown(turn)),
        ),
      );
      await quiet.startAgain();
      const own = peopleOf(quiet);
      const shapes = new Set<string>();
      const times: [known: number[], unknown: number[]] = [[], []];
      for (const [turn, phone] of phones.entries()) {
        const startedAt = performance.now();
        const { status, headers, body } = await own.start(phone);
        times[turn % 2]!.push(performance.now() - startedAt);
        const fields = Object.entries(body).map(([name, value]) => [name, String(value).length]);
        shapes.add(JSON.stringify([status, [...headers.keys()].sort(), headers.get('content-length'), fields]));
      }
      expect([...shapes]).toEqual([expect.stringMatching(/^\[200,/)]);
      expect(Math.abs(median(times[0]) - median(times[1]))).toBeLessThan(5);
    },
  );
});

/** They logged in an hour ago; every tenth was disabled since. */
async function makeKnown(db: Database, phones: string[]) {
  for (const [turn, phone] of phones.entries()) {
    const [e164, status] = [`+98${phone.slice(1)}`, turn % 10 === 0 ? 'DISABLED' : 'ACTIVE'];
    await db.query('insert into users (id, phone, status, last_login_at) values ($1, $2, $3, now())', [
      ...[randomUUID(), e164, status],
    ]);
    await db.query(
      `insert into otp_challenges (id, phone, address, code_hash, created_at, expires_at, consumed_at)
       values ($1, $2, '192.0.2.1', 'x', now() - interval '1 hour', now() - interval '58 minutes', now() - interval '1 hour')`,
      [randomUUID(), e164],
    );
  }
}

const median = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;

describe('A5', () => {
  it(
    'attempts stay counted when the api dies after its answers (in between: tests/deploy/login-races.test.ts)',
    { timeout: 240_000 },
    async () => {
      await using mortal = await startApi();
      const own = peopleOf(mortal);
      const phone = newPhone();
      const { body } = await own.start(phone);
      const challengeId = body.challengeId as string;
      const code = await own.codeFor(phone);
      for (let attempt = 0; attempt < 5; attempt += 1) await own.withCode(challengeId, otherThan(code));
      await mortal.kill();
      await mortal.startAgain();
      expect((await own.withCode(challengeId, code)).status).toBe(400);
    },
  );
});

describe('A7', () => {
  it('a forged X-Forwarded-For is nobody: the limit of the address holds', async () => {
    await using strict = await startApi({ env: { OTP_STARTS_PER_ADDRESS: '5' } });
    const own = peopleOf(strict);
    const statuses = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const { status } = await own.start(newPhone(), { 'x-forwarded-for': `203.0.113.${turn}` });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('messages in all have a ceiling, and somebody is told', async () => {
    await using small = await startApi({ env: { SMS_PER_HOUR: '3' } });
    const own = peopleOf(small);
    for (let turn = 0; turn < 6; turn += 1) await own.start(newPhone());
    await until('the alarm', () => small.output().includes('"alarm"'));
  });
});

describe('A11', () => {
  it('what is no phone reaches neither the messages nor a line of the log', async () => {
    for (const phone of ['+989121234567\u0000', '+989121234567\r\nlevel:fatal', ['09121234567'], { a: 1 }, 9121234567])
      expect((await people.start(phone)).status).toBe(400);
    expect(api.output()).not.toContain('level:fatal');
    expect(api.output()).not.toContain('9121234567');
  });
});

describe('B10', () => {
  it(
    'a token of the key before is good until its end, one of a key that was taken out is not',
    { timeout: 240_000 },
    async () => {
      const [older, newer] = [newSecrets().tokenKeys[0]!, newSecrets().tokenKeys[0]!];
      await using first = await startApi({ env: { TOKEN_KEYS: JSON.stringify([older]) } });
      const { accessToken } = await peopleOf(first).login();
      const asked = async (keys: object[]) => {
        await first.stop();
        await using next = await startProgram('api', { ...first.settings, TOKEN_KEYS: JSON.stringify(keys) });
        return (await peopleOf(next).as(accessToken, 'GET', '/sessions')).status;
      };
      expect(await asked([newer, older])).toBe(200);
      expect(await asked([newer])).toBe(401);
    },
  );
});

describe('R10', () => {
  it(
    'a provider that is down or slow changes no answer; the message is tried again and somebody is told',
    { timeout: 240_000 },
    async () => {
      let tries = 0;
      const provider = createServer((_request, response) => {
        tries += 1;
        response.writeHead(503).end();
      });
      await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
      const env = { KAVENEGAR_URL: url, KAVENEGAR_API_KEY: 'a key of this test only' };
      await using api = await startApi({ env });
      const startedAt = performance.now();
      expect((await peopleOf(api).start(newPhone())).status).toBe(200);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
      await until('the alarm', () => api.output().includes('"alarm":"messages delayed"'), 45_000);
      expect(tries).toBeGreaterThanOrEqual(3);
      provider.close();
    },
  );
});
