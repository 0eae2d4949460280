import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { createDatabase, dropDatabase, hasPostgres } from '../kit/postgres.ts';

const ANSWERS = 20;

/** Collects what was made lately, as happens some times a second under load. */
function collectYoung() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;
  // What lives through two of them is old.
  for (let times = 0; times < 3; times += 1) collect({ type: 'minor' });
}

describe.skipIf(!hasPostgres)('answers of PostgreSQL', () => {
  let url: string;
  let db: ReturnType<typeof openPostgres>;
  beforeAll(async () => {
    url = await createDatabase();
    db = openPostgres({ url, poolSize: 1, onError: () => undefined });
  });
  afterAll(async () => {
    await db?.close();
    if (url) await dropDatabase(url);
  });

  const ask = () => db.query('select number, number::text as text from generate_series(1, 20000) as number');
  const heldMb = () => {
    collectYoung();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };

  it('are let go as soon as nobody reads them, without a large collection', async () => {
    await ask();
    const before = heldMb();
    const kept = await ask();
    const ofOne = heldMb() - before;
    for (let turn = 0; turn < ANSWERS; turn += 1) await ask();
    const ofAll = heldMb() - before;
    expect(kept).toHaveLength(20_000);
    expect(ofAll).toBeLessThan(ofOne * ANSWERS * 0.3);
  });

  it('that are errors say who asked', async () => {
    const error = await db.query('select 1 from nothing').catch((reason: Error) => reason);
    expect(error).toMatchObject({ code: '42P01' });
    expect((error as Error).stack).toContain('answers-let-go.test.ts');
  });
});
