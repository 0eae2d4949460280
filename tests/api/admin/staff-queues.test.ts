import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { newNationalId } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';

type Queue = { name: string; count: number; oldestAt?: string; targetAt?: string; isPastTarget: boolean };

// 2026-12-01 is a Tuesday.
const NOW = '2026-12-01T09:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
beforeAll(async () => {
  app = await startAppAt(NOW);
  await app.db.query('delete from holidays');
});
afterAll(() => app?.stop());

const queuesOf = async (roles: string[]) => {
  app.clock.set(now);
  const headers = await app.headersOf(roles);
  return app.get('/admin/summary', { by: { headers } });
};
let now = new Date(NOW);
const named = (queues: Queue[], name: string) => queues.find((each) => each.name === name);

/** In their order; others may come between. */
const known = [
  'IDENTITY',
  'MERCHANTS',
  'SUPPLIERS',
  'CLAIMS',
  'EVIDENCES',
  'DELEGATIONS',
  'ENTRIES',
  'BASE_PRODUCTS',
  'DISPUTES',
  'DISPUTE_APPROVALS',
  'STUCK_ORDERS',
  'JOBS',
];

it('tells each role what waits for it', async () => {
  const names = async (roles: string[]) =>
    ok(await queuesOf(roles)).flatMap(({ name }) => (known.includes(name) ? [name] : []));
  expect(await names(['ADMIN'])).toEqual(known);
  expect(await names(['SUPPORT'])).toEqual([
    'IDENTITY',
    'MERCHANTS',
    'SUPPLIERS',
    'CLAIMS',
    'EVIDENCES',
    'DELEGATIONS',
    'STUCK_ORDERS',
  ]);
  expect(await names(['MODERATOR'])).toEqual([
    'ENTRIES',
    'BASE_PRODUCTS',
    'DISPUTES',
    'DISPUTE_APPROVALS',
    'STUCK_ORDERS',
  ]);
  expect(await names(['FINANCE'])).toEqual(['STUCK_ORDERS']);
  expect((await queuesOf(['BUYER'])).status).toBe(403);
});

it('counts what waits, since when, and until when it should be decided, without Fridays', async () => {
  const before = named(ok(await queuesOf(['ADMIN'])), 'IDENTITY')!;
  expect(before).toMatchObject({ isPastTarget: false });
  const { accessToken } = await app.login();
  const person = { firstName: 'سارا', lastName: 'کریمی', nationalId: newNationalId(), birthDate: '1990-05-21' };
  const headers = { authorization: `Bearer ${accessToken}` };
  await app.post('/customers/profile/identity-verifications', { by: { headers }, body: { person } });
  await app.db.query("update identity_verifications set created_at = '2026-12-01T09:00:00Z' where status = 'PENDING'");
  const waiting = named(ok(await queuesOf(['ADMIN'])), 'IDENTITY');
  expect(waiting).toEqual({
    name: 'IDENTITY',
    count: before.count + 1,
    oldestAt: '2026-12-01T09:00:00.000Z',
    // Wednesday, Thursday, Saturday.
    targetAt: '2026-12-05T09:00:00.000Z',
    isPastTarget: false,
  });
  now = new Date('2026-12-05T09:00:01Z');
  expect(named(ok(await queuesOf(['ADMIN'])), 'IDENTITY')).toMatchObject({ isPastTarget: true });
});
