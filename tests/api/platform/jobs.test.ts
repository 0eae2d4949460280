import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '../../../api/src/platform/jobs/enqueue.ts';
import type { Job, NewJob, Queue } from '../../../api/src/platform/jobs/job.ts';
import { makeRecurring, type Recurring } from '../../../api/src/platform/jobs/recurring.ts';
import { makeWorker } from '../../../api/src/platform/jobs/worker.ts';
import { openMarket } from '../../kit/app-at.ts';
import { until } from '../../kit/until.ts';

// Deadlines go by a clock that the test sets; leases by the database's, so they are set back instead of waited for.
let market: Awaited<ReturnType<typeof openMarket>>;
let now: Date;
/** What somebody is told to look at. */
let alarms: string[];
const clock = { now: () => now };
const NOON = Date.parse('2026-12-01T12:00:00Z');
const at = (seconds: number) => new Date(NOON + seconds * 1_000);

beforeAll(async () => {
  market = await openMarket();
  await market.db.execute('create table effects (job_id uuid not null, what text not null)');
});
afterAll(() => market?.discard());
beforeEach(async () => {
  now = at(0);
  alarms = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void alarms.push(JSON.parse(line).alarm as string));
  await market.db.execute('delete from jobs; delete from effects');
});
afterEach(() => vi.restoreAllMocks());

const workerWith = (run: Queue['run'], more: Partial<Queue> = {}) =>
  makeWorker({ db: market.db, clock, queues: { letters: { run, ...more } } });
const put = (job: Partial<NewJob> = {}) =>
  market.db.transaction((tx) => enqueue(tx, { queue: 'letters', runAt: now, ...job }));
const effects = async () =>
  (await market.db.query<{ what: string }>('select what from effects')).map((row) => row.what);
const write = (job: Job, what: string) =>
  job.transaction((tx) => tx.query('insert into effects values ($1, $2)', [job.id, what]));
const states = () =>
  market.db.query<{ attempts: number; isDone: boolean; isDead: boolean; lastError: string | null; runAt: Date }>(
    `select attempts, done_at is not null as "isDone", dead_at is not null as "isDead", last_error as "lastError",
       run_at as "runAt" from jobs order by id`,
  );
/** Whoever holds a job has been silent for longer than its lease. */
const endLeases = () =>
  market.db.query("update jobs set locked_until = now() - interval '1 second' where worker is not null");

describe('a job', () => {
  it('is there with its transaction, is done when it is due, and once', async () => {
    const worker = workerWith((job) => write(job, (job.payload as { to: string }).to));
    await put({ payload: { to: 'now' } });
    await put({ payload: { to: 'later' }, runAt: at(60) });
    await market.db
      .transaction(async (tx) => {
        await enqueue(tx, { queue: 'letters', runAt: now, payload: { to: 'never' } });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await worker.runDue()).toBe(1);
    expect(await worker.runDue()).toBe(0);
    expect(await effects()).toEqual(['now']);
    now = at(60);
    expect(await worker.runDue()).toBe(1);
    expect(await effects()).toEqual(['now', 'later']);
  });

  it('of one key waits once, and may be made again when it is done', async () => {
    const worker = workerWith(async () => undefined);
    expect([await put({ dedupeKey: 'a' }), await put({ dedupeKey: 'a' }), await put({ dedupeKey: 'b' })]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await worker.runDue()).toBe(2);
    expect(await put({ dedupeKey: 'a' })).toBe(true);
  });

  it('that fails is tried after 10 s, 1, 5 and 30 min and 2 h, is given up after the eighth time, and somebody is told', async () => {
    const times: number[] = [];
    const worker = workerWith(async () => {
      times.push((now.getTime() - NOON) / 1_000);
      throw new Error('the disk is full');
    });
    await put();
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await worker.runDue()).toBe(1);
      const [state] = await states();
      if (attempt === 8) break;
      now = new Date(state!.runAt.getTime() - 1);
      expect(await worker.runDue()).toBe(0);
      now = state!.runAt;
    }
    expect(times.map((each, index) => each - (times[index - 1] ?? 0)).slice(1)).toEqual([
      10, 60, 300, 1_800, 7_200, 7_200, 7_200,
    ]);
    expect(await states()).toMatchObject([{ attempts: 8, isDone: false, isDead: true, lastError: 'the disk is full' }]);
    expect(alarms).toEqual(['job dead']);
    now = at(1_000_000);
    expect(await worker.runDue()).toBe(0);
  });

  it('whose api dies each time is given up, too', async () => {
    const worker = workerWith(async () => undefined);
    await put({ maxAttempts: 2 });
    await market.db.query("update jobs set attempts = 2, worker = id, locked_until = now() - interval '1 second'");
    await worker.runDue();
    expect(await states()).toMatchObject([{ isDone: false, isDead: true }]);
    expect(alarms).toEqual(['job dead']);
  });

  it('of a queue that this api does not know is left to those who do', async () => {
    await put({ queue: 'of a newer version' });
    expect(await workerWith(async () => undefined).runDue()).toBe(0);
    expect(await states()).toMatchObject([{ attempts: 0 }]);
  });
});

describe('a lease', () => {
  it('keeps others away, and after its end what its holder writes is taken back', async () => {
    let goOn!: () => void;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const losses: string[] = [];
    const lost = (error: Error) => void losses.push(error.constructor.name);
    const finish = (job: Job, what: string) =>
      job.finish((tx) => tx.query('insert into effects values ($1, $2)', [job.id, what]));
    const worker = workerWith(async (job) => {
      if (job.attempt === 2) return finish(job, 'again');
      await write(job, 'first half');
      await gate;
      await write(job, 'second half').catch(lost);
      await finish(job, 'end').catch(lost);
    });
    const other = workerWith((job) => finish(job, 'by another'));
    await put();
    const running = worker.runDue();
    await until('the first half', async () => (await effects()).length === 1);
    expect(await other.runDue()).toBe(0);
    // Nobody else takes it, and still its holder may write nothing.
    await endLeases();
    goOn();
    await running;
    expect(losses).toEqual(['LeaseLostError', 'LeaseLostError']);
    expect(await effects()).toEqual(['first half', 'again']);
    expect(await states()).toMatchObject([{ attempts: 2, isDone: true, lastError: null }]);
  });

  it('that ends in the middle of a transaction takes it back', async () => {
    const worker = workerWith((job) =>
      job.finish(async (tx) => {
        await tx.query('insert into effects values ($1, $2)', [job.id, `attempt ${job.attempt}`]);
        if (job.attempt === 1) await tx.query('update jobs set locked_until = clock_timestamp()');
      }),
    );
    await put();
    await worker.runDue();
    expect(await effects()).toEqual([]);
    await endLeases();
    await worker.runDue();
    expect(await effects()).toEqual(['attempt 2']);
  });

  it('that another took meanwhile is no longer the first one’s to end, either', async () => {
    let goOn!: () => void;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const slow = workerWith(() => gate.then(() => Promise.reject(new Error('too late'))));
    let runs = 0;
    const other = workerWith(async () => void (runs += 1));
    await put();
    const running = slow.runDue();
    await until('taken', async () => (await states())[0]!.attempts === 1);
    await endLeases();
    expect(await other.runDue()).toBe(1);
    goOn();
    await running;
    expect([runs, await states()]).toMatchObject([1, [{ isDone: true, lastError: null }]]);
  });
});

describe('an api that ends', () => {
  it('finishes what it began and takes nothing more', async () => {
    let goOn!: () => void;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const worker = workerWith(async (job) => {
      await gate;
      await write(job, 'done');
    });
    await put();
    // Due from the end on: a question that was on its way does not know it.
    await put({ runAt: at(1) });
    worker.start();
    await until('begun', async () => (await states())[0]!.attempts === 1);
    const stopped = worker.stop();
    now = at(1);
    goOn();
    await stopped;
    expect(await states()).toMatchObject([
      { isDone: true, attempts: 1 },
      { isDone: false, attempts: 0 },
    ]);
  });
});

describe('a recurring work', () => {
  const recurringWith = (run: Recurring['run']) => {
    const { queues, enqueueAll } = makeRecurring({ db: market.db, clock, works: { tidy: { everyMinutes: 10, run } } });
    return { worker: makeWorker({ db: market.db, clock, queues }), enqueueAll };
  };

  it('is done once a period by all apis together, and goes on by itself', async () => {
    let runs = 0;
    const apis = [1, 2].map(() => recurringWith(async () => void (runs += 1)));
    const all = () => Promise.all(apis.map(({ worker }) => worker.runDue()));
    const start = () => Promise.all(apis.map(({ enqueueAll }) => enqueueAll()));
    await start();
    await all();
    expect(runs).toBe(0);
    for (let period = 1; period <= 3; period += 1) {
      now = at(period * 600 + 1);
      await all();
      // Who starts now finds the period done.
      await start();
      await all();
      expect(runs).toBe(period);
    }
    // Nobody makes up for the time that nobody was there.
    now = at(3 * 86_400);
    await all();
    expect(runs).toBe(4);
    now = at(3 * 86_400 + 600);
    await all();
    expect(runs).toBe(5);
  });

  it('an api whose clock is behind does not do a period again', async () => {
    let runs = 0;
    const { worker, enqueueAll } = recurringWith(async () => void (runs += 1));
    await enqueueAll();
    now = at(600);
    await worker.runDue();
    now = at(599);
    await enqueueAll();
    now = at(601);
    await worker.runDue();
    expect(runs).toBe(1);
  });

  it('is there though the database was busy when the api started', async () => {
    let refusals = 2;
    const busy = {
      ...market.db,
      query: (...asked: Parameters<typeof market.db.query>) =>
        (refusals -= 1) >= 0 ? Promise.reject(new Error('DEADLINE_EXCEEDED')) : market.db.query(...asked),
    } as typeof market.db;
    await makeRecurring({ db: busy, clock, works: { tidy: { everyMinutes: 10, run: async () => {} } } }).enqueueAll();
    expect(refusals).toBe(-1);
    expect(await states()).toMatchObject([{ isDone: false }]);
  });

  it('that fails goes on with the next period, which makes good what it left', async () => {
    let isBroken = true;
    const { worker, enqueueAll } = recurringWith(async () => {
      if (isBroken) throw new Error('the folder is away');
    });
    await enqueueAll();
    for (const seconds of [600, 610, 670, 671]) {
      now = at(seconds);
      await worker.runDue();
    }
    expect((await states()).filter(({ isDead }) => isDead)).toMatchObject([{ attempts: 3 }]);
    isBroken = false;
    now = at(1_200);
    await worker.runDue();
    expect((await states()).filter(({ isDead }) => isDead)).toEqual([]);
  });
});

it('an api that has nothing to do asks once, by an index', async () => {
  const query = vi.spyOn(market.db, 'query');
  await workerWith(async () => undefined).runDue();
  expect(query).toHaveBeenCalledTimes(1);
  const [text, values] = query.mock.calls[0]!;
  const plan = await market.db.transaction(async (tx) => {
    for (const costly of ['seqscan', 'sort']) await tx.query(`set local enable_${costly} = off`);
    return tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using jobs_run_at/);
});
