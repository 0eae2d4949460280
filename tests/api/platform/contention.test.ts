import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../api/src/platform/database/postgres.ts';
import { Problem } from '../../../api/src/platform/problem.ts';
import { startFaultProxy } from '../../kit/fault-proxy.ts';
import { peopleOf } from '../../kit/people.ts';
import { createDatabase, dropDatabase, hasPostgres } from '../../kit/postgres.ts';
import { startApi } from '../../kit/site.ts';

const AT_ONCE = 200;
const isOnPostgres = hasPostgres && process.env.TEST_DATABASE === 'postgres';

/** The embedded database does one thing after the other: nothing stands in anything's way there. */
describe.skipIf(!isOnPostgres)('200 transactions at once on one aggregate', () => {
  let url: string;
  let db: ReturnType<typeof openPostgres>;
  beforeAll(async () => {
    url = await createDatabase();
    const admin = openPostgres({ url, poolSize: 1, onError: () => undefined });
    // Deadlocks are noticed after a second by default, which 200 of them have not.
    await admin.execute(`
      alter database ${new URL(url).pathname.slice(1)} set deadlock_timeout = '10ms';
      create table counters (id int primary key, value int not null);
      insert into counters values (1, 0), (2, 0)`);
    await admin.close();
    db = openPostgres({ url, poolSize: 10, onError: () => undefined });
  });
  afterAll(async () => {
    await db?.close();
    if (url) await dropDatabase(url);
  });

  const outcomes = async (work: (number: number) => Promise<unknown>) => {
    const settled = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, number) => work(number)));
    const failures = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as Problem] : []));
    return { done: AT_ONCE - failures.length, failures };
  };
  const valueOf = async (id: number) =>
    (await db.query<{ value: number }>('select value from counters where id = $1', [id]))[0]!.value;
  const add = 'update counters set value = value + 1 where id = $1';

  it.each([
    ['take the same two rows in both orders', 'read committed', 2],
    ['read what the others write, serializable', 'serializable', 1],
  ])('that %s are done again, and at worst told to come back', async (_, level, rows) => {
    const before = await valueOf(1);
    const { done, failures } = await outcomes((number) =>
      db.transaction(async (tx) => {
        await tx.query(`set transaction isolation level ${level}`);
        const order = (number % 2 ? [1, 2] : [2, 1]).slice(2 - rows);
        for (const id of rows === 1 ? [1] : order) await tx.query(add, [id]);
      }),
    );
    expect(failures.filter(({ code, status }) => code !== 'BUSY' || status !== 503)).toEqual([]);
    expect(done).toBeGreaterThan(0);
    // What was done is done once, and what was refused not at all.
    expect((await valueOf(1)) - before).toBe(done);
  });

  it('whose statements are asked together are done in their order, or not at all', async () => {
    const before = await valueOf(1);
    const read = 'select value from counters where id = $1';
    const [, [seen]] = await db.transaction((tx) =>
      Promise.all([tx.query(add, [1]), tx.query<{ value: number }>(read, [1], 'counter_read')]),
    );
    expect(seen!.value).toBe(before + 1);
    const refused = db.transaction((tx) =>
      Promise.all([tx.query(add, [1]), tx.query('select 1 / 0'), tx.query(add, [1], 'counter_added')]),
    );
    await expect(refused).rejects.toMatchObject({ code: '22012' });
    // Of a statement that was refused with the one before it, nothing is kept on the connections.
    await Promise.all(Array.from({ length: 20 }, () => db.query(add, [2], 'counter_added')));
    expect(await valueOf(1)).toBe(before + 1);
  });

  it('that cannot begin write nothing, whatever they ask together', async () => {
    await using proxy = await startFaultProxy(url);
    const past = new URL(url);
    past.host = new URL(proxy.url).host;
    const shaky = openPostgres({ url: past.href, poolSize: 1, onError: () => undefined });
    try {
      await proxy.set({ mode: 'misread', from: 'begin', to: 'vegin' });
      const before = await valueOf(1);
      const read = 'select value from counters where id = $1';
      for (const asked of [[add], [read, add, read], [read]])
        await expect(
          shaky.transaction((tx) => Promise.all(asked.map((each) => tx.query(each, [1])))),
          asked.join('; '),
        ).rejects.toMatchObject({ code: '42601' });
      expect(await valueOf(1)).toBe(before);
    } finally {
      await shaky.close();
    }
  });

  it('read in the order in which they are asked, though a write waits for the beginning', async () => {
    const before = await valueOf(1);
    const read = 'select value from counters where id = $1';
    const seen = await db.transaction((tx) =>
      Promise.all([read, add, read, add, read].map((each) => tx.query<{ value: number }>(each, [1]))),
    );
    expect(seen.map(([row]) => row?.value)).toEqual([before, undefined, before + 1, undefined, before + 2]);
  });

  it('that wait too long for a lock are told to come back', async () => {
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isHeld!: () => void;
    const begun = new Promise<void>((resolve) => (isHeld = resolve));
    const holder = db.transaction(async (tx) => {
      await tx.query(add, [1]);
      isHeld();
      await held;
    });
    await begun;
    const waiting = await db.transaction((tx) => tx.query(add, [1])).catch((problem: unknown) => problem);
    release();
    await holder;
    expect(waiting).toMatchObject({ status: 503, code: 'BUSY', retryAfterSeconds: 1 });
  });

  it('through the api: one person makes 200 companies at once, and nobody is told of a fault', async () => {
    await using api = await startApi({ database: 'postgres' });
    const people = peopleOf(api);
    const { accessToken } = await people.login();
    const make = (number: number) =>
      people.post('/customers/personcustomer', {
        by: accessToken,
        body: {
          kind: 'COMPANY',
          company: { legalName: `شرکت ${number}` },
        },
      });
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => make(number)));
    const counts = new Map<string, number>();
    for (const { status, body } of answers) {
      const name = `${status} ${(body as { code?: string }).code ?? ''}`.trim();
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect([...counts.keys()].filter((each) => !/^(200|409 CUSTOMER_LIMIT|503 \w+)$/.test(each))).toEqual([]);
    expect(counts.get('200')).toBeGreaterThan(0);
  });
});
