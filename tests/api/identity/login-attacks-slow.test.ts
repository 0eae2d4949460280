import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../api/src/platform/database/database.ts';
import { newPhone, otherThan, peopleOf } from '../../kit/people.ts';
import { startApiProcess } from '../../kit/site.ts';
import { inStoppedMarket } from '../../kit/stopped-market.ts';
import { until } from '../../kit/until.ts';

// Rows of the safety page that take long: many people, an api that dies, a provider that is down.
describe('A1', () => {
  it(
    '200 requests for a code tell of nobody who is known: neither their answers nor their headers nor the time',
    { timeout: 240_000 },
    async () => {
      await using quiet = await startApiProcess();
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
    const e164 = `+98${phone.slice(1)}`;
    const status = turn % 10 === 0 ? 'DISABLED' : 'ACTIVE';
    await db.query('insert into users (id, phone, status, last_login_at) values ($1, $2, $3, now())', [
      randomUUID(),
      e164,
      status,
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
      await using mortal = await startApiProcess();
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
      await using api = await startApiProcess({ env });
      const startedAt = performance.now();
      expect((await peopleOf(api).start(newPhone())).status).toBe(200);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
      await until('the alarm', () => api.output().includes('"alarm":"messages delayed"'), 45_000);
      expect(tries).toBeGreaterThanOrEqual(3);
      provider.close();
    },
  );
});
