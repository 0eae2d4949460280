import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetAllSnapshots, snapshot } from '../../../api/src/platform/snapshot.ts';
import type { Database, Queryable } from '../../../api/src/platform/database/database.ts';
import { openPglite } from '../../../api/src/platform/database/pglite.ts';

let folder: string;
let db: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rasteh-test-'));
  db = await openPglite(folder);
  await db.execute('create table words (word text)');
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
}, 30_000);

const readWords = async (on: Queryable) =>
  (await on.query<{ word: string }>('select word from words order by word')).map(({ word }) => word);
const wordsOf = () =>
  snapshot({ db, read: readWords, freshMs: 60_000, clock: { now: () => new Date(0) }, tags: () => false });

it('reads reference data within a transaction, though it was forgotten since the transaction began', async () => {
  const words = wordsOf();
  await words();
  const seen = await db.transaction(async (tx) => {
    await tx.query('select 1');
    forgetAllSnapshots();
    // Somebody outside asks first and waits for the end of this transaction.
    const outside = words();
    return { inside: await words(), outside };
  });
  expect(seen.inside).toEqual([]);
  expect(await seen.outside).toEqual([]);
});

it('keeps nothing that a transaction has not committed', async () => {
  const words = wordsOf();
  const failed = db.transaction(async (tx) => {
    await tx.query(`insert into words values ('flange')`);
    expect(await words()).toEqual(['flange']);
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await words()).toEqual([]);
});
