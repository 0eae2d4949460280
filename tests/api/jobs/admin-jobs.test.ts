import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { enqueue } from '../../../api/src/platform/jobs/enqueue.ts';
import { makeWorker } from '../../../api/src/platform/jobs/worker.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { UNKNOWN } from '../ownership/kinds.ts';

type AdminJob = { id: string; queue: string; state: string; attempts: number; runAt: string; lastError?: string };
type JobPage = { items: AdminJob[]; totalCount: number; endCursor?: string; hasNextPage: boolean };

let app: Awaited<ReturnType<typeof startAppAt>>;
let headers: Record<string, string>;
let now: Date;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T12:00:00Z');
  headers = await app.headersOf(['ADMIN']);
});
afterAll(() => app?.stop());
beforeEach(async () => {
  now = new Date('2026-12-01T12:00:00Z');
  await app.db.query('delete from jobs');
});

const put = (queue: string, minutesAgo: number) =>
  app.db.transaction((tx) =>
    enqueue(tx, { queue, runAt: new Date(now.getTime() - minutesAgo * 60_000), maxAttempts: 1 }),
  );
const workerWith = (run: () => Promise<unknown>) =>
  makeWorker({ db: app.db, clock: { now: () => now }, queues: { letters: { run } } });
const list = async (query = '') => (await app.ask<JobPage>(`/admin/jobs${query}`, { headers })).body;
const retry = (id: string, payload: object = { reason: 'دیسک خالی شد' }) =>
  app.post('/admin/jobs/{id}/retry', { by: { headers }, path: { id }, body: payload });

it('jobs that were given up stand first, then those that are late; what is due now or later is no trouble', async () => {
  await put('letters', 1);
  await workerWith(() => Promise.reject(new Error('the provider is away'))).runDue();
  await put('of another version', 60);
  await put('of another version', 6);
  await put('of another version', 4);
  await put('of another version', -60);
  const { items, totalCount } = await list();
  expect(totalCount).toBe(3);
  expect(items.map(({ state, attempts, lastError }) => [state, attempts, lastError])).toEqual([
    ['DEAD', 1, 'the provider is away'],
    ['LATE', 0, undefined],
    ['LATE', 0, undefined],
  ]);
  const first = await list('?pageSize=2');
  expect(first).toMatchObject({ hasNextPage: true, items: items.slice(0, 2) });
  expect((await list(`?pageSize=2&after=${first.endCursor}`)).items).toEqual(items.slice(2));
});

it('a dead job is tried again with all its attempts, and the log says who wanted it and why', async () => {
  await put('letters', 1);
  let isBroken = true;
  const worker = workerWith(async () => {
    if (isBroken) throw new Error('the provider is away');
  });
  await worker.runDue();
  isBroken = false;
  expect(await worker.runDue()).toBe(0);
  const [{ id }] = (await list()).items as [AdminJob];
  expect((await retry(id, { reason: '' })).status).toBe(400);
  expect(await retry(id)).toMatchObject({ status: 200, body: { id, state: 'WAITING', attempts: 0 } });
  expect(await worker.runDue()).toBe(1);
  expect((await list()).totalCount).toBe(0);
  expect(await retry(id)).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
  const audit = await app.get('/admin/audit', { by: { headers }, query: { objectId: id } });
  expect(ok(audit).items).toMatchObject([{ action: 'JOB_RETRIED' }]);
  expect(ok(audit).items[0]!.details).toContainEqual({ name: 'reason', value: 'دیسک خالی شد' });
});

it('what is being done, is not due, or is not there, is left as it is', async () => {
  await put('letters', 10);
  const [{ id }] = (await list()).items as [AdminJob];
  await app.db.query("update jobs set worker = id, locked_until = now() + interval '20 seconds'");
  expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'JOB_RUNNING' } });
  await app.db.query("update jobs set worker = null, locked_until = null, due_at = due_at + interval '1 hour'");
  expect((await retry(id)).status).toBe(404);
  expect((await retry(UNKNOWN)).status).toBe(404);
  expect(await app.db.query('select attempts from jobs where run_at < $1', [now])).toEqual([{ attempts: 0 }]);
});
