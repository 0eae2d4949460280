import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSecrets } from '../../../api/src/platform/secrets.ts';
import { newPhone, peopleOf } from '../../kit/people.ts';
import { startProgram } from '../../kit/program.ts';
import { startApiProcess } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';

// Rows of the safety page, groups A and B; others are in login-attacks-slow (the long run), login, sessions, admin, outbox, tests/gateway/login-limits.test.ts,
// tests/contract/session.test.ts and, for what needs PostgreSQL, tests/deploy/login-races.test.ts.
let api: Awaited<ReturnType<typeof startApiProcess>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApiProcess();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

describe('A7', () => {
  it('a forged X-Forwarded-For is nobody: the limit of the address holds', async () => {
    await using strict = await startApiProcess({ env: { OTP_STARTS_PER_ADDRESS: '5' } });
    const own = peopleOf(strict);
    const statuses = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const { status } = await own.start(newPhone(), { 'x-forwarded-for': `203.0.113.${turn}` });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('messages in all have a ceiling, and somebody is told', async () => {
    await using small = await startApiProcess({ env: { SMS_PER_HOUR: '3' } });
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
      const older = newSecrets().tokenKeys[0]!;
      const newer = newSecrets().tokenKeys[0]!;
      await using first = await startApiProcess({ env: { TOKEN_KEYS: JSON.stringify([older]) } });
      const { accessToken } = await peopleOf(first).login();
      const asked = async (keys: object[]) => {
        await first.stop();
        await using next = await startProgram('api', { ...first.settings, TOKEN_KEYS: JSON.stringify(keys) });
        return (await peopleOf(next).get('/sessions', { by: accessToken })).status;
      };
      expect(await asked([newer, older])).toBe(200);
      expect(await asked([newer])).toBe(401);
    },
  );
});
