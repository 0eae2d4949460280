import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import disk, { rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeFiles } from '../../../api/src/modules/files/index.ts';
import { makeIdempotency } from '../../../api/src/platform/idempotency/idempotency.ts';
import { newId } from '../../../api/src/platform/ids.ts';
import { openMarket } from '../../kit/app-at.ts';
import { newPhone } from '../../kit/people.ts';

// Files on a clock that the test sets; the age of rows is set in the database, which counts it.
let market: Awaited<ReturnType<typeof openMarket>>;
let files: ReturnType<typeof makeFiles>;
let folder: string;
let now = new Date();
const phone = `+98${newPhone().slice(1)}`;
const actor = { userId: newId(), sessionId: newId(), roles: [], phone };

beforeAll(async () => {
  market = await openMarket();
  folder = join(market.folder, 'files');
  const { db } = market;
  files = makeFiles({
    db,
    clock: { now: () => now },
    idempotency: makeIdempotency(db),
    folder,
    linkKey: 'a key of tests',
    owners: () => ({}),
  });
  await db.query('insert into users (id, phone) values ($1, $2)', [actor.userId, phone]);
});
afterAll(() => market.discard());

const upload = () =>
  files.upload(
    actor,
    { route: 'POST /files', key: randomUUID() },
    { name: 'a.pdf', stream: Readable.from([Buffer.from('%PDF-1.7')]), isCut: () => false },
  );
const query = (url: string) => {
  const { searchParams } = new URL(url, 'http://x');
  return { expires: Number(searchParams.get('expires')), signature: searchParams.get('signature')! };
};
const link = { objectType: 'TEST', objectId: newId(), role: 'TEST' };
const isThere = async ({ id, url }: { id: string; url: string }) =>
  files.open(id, query(url)).then(
    () => true,
    () => false,
  );
const setBack = (column: string, id: string, hours: number) =>
  market.db.query(`update files set ${column} = now() - make_interval(hours => $1) where id = $2`, [hours, id]);
const objectOf = (id: string) => join(folder, 'objects', id.slice(0, 2), id);

describe('the sweeper', () => {
  it('removes files that nothing claimed for two days, and no others', async () => {
    const fresh = await upload();
    const old = await upload();
    const attached = await upload();
    await market.db.transaction((tx) => files.attach(tx, actor, attached.id, link));
    for (const { id } of [old, attached]) await setBack('created_at', id, 49);
    await setBack('created_at', fresh.id, 47);
    await files.sweep();
    expect(await Promise.all([fresh, old, attached].map(isThere))).toEqual([true, false, true]);
    expect(existsSync(objectOf(old.id))).toBe(false);
  });

  it('removes a file a day after it was let go', async () => {
    const file = await upload();
    await market.db.transaction((tx) => files.attach(tx, actor, file.id, link));
    await market.db.transaction((tx) => files.release(tx, file.id, link));
    await setBack('released_at', file.id, 23);
    await files.sweep();
    expect(await isThere(file)).toBe(true);
    await setBack('released_at', file.id, 25);
    await files.sweep();
    expect(await isThere(file)).toBe(false);
  });

  it('removes what was left on its way, and objects without a row, once nobody can be at work on them', async () => {
    const id = randomUUID();
    const half = join(folder, 'incoming', randomUUID());
    mkdirSync(join(objectOf(id), '..'), { recursive: true });
    for (const path of [objectOf(id), `${objectOf(id)}.64`, half]) writeFileSync(path, 'x');
    await files.sweep();
    expect([existsSync(objectOf(id)), existsSync(half)]).toEqual([true, true]);
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const path of [objectOf(id), `${objectOf(id)}.64`, half]) utimesSync(path, hourAgo, hourAgo);
    await files.sweep();
    expect([existsSync(objectOf(id)), existsSync(`${objectOf(id)}.64`), existsSync(half)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('removes rows whose object is gone, but tells of one that something rests on', async () => {
    const waiting = await upload();
    const attached = await upload();
    await market.db.transaction((tx) => files.attach(tx, actor, attached.id, link));
    for (const { id } of [waiting, attached]) {
      await rm(objectOf(id));
      await setBack('created_at', id, 2);
    }
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await files.sweep();
    expect(told.mock.calls.flat().join()).toContain('"alarm":"files missing","message":"1"');
    told.mockRestore();
    const rows = await market.db.query<{ id: string }>('select id from files where id in ($1, $2)', [
      waiting.id,
      attached.id,
    ]);
    expect(rows).toEqual([{ id: attached.id }]);
    await market.db.query('delete from file_links where file_id = $1', [attached.id]);
    await market.db.query('delete from files where id = $1', [attached.id]);
  });
});

it('a link ends, and until then is the same for five minutes', async () => {
  now = new Date('2026-11-21T10:00:00Z');
  const file = await upload();
  const minutes = (count: number) => new Date(Date.UTC(2026, 10, 21, 10, count));
  now = minutes(4);
  expect(files.linkTo(file.id)).toBe(file.url);
  now = minutes(5);
  expect(files.linkTo(file.id)).not.toBe(file.url);
  now = minutes(14);
  expect(await isThere(file)).toBe(true);
  now = minutes(15);
  expect(await isThere(file)).toBe(false);
});

it('rows and objects stand for each other, and the hash is that of the object (I15)', async () => {
  await upload();
  const rows = await market.db.query<{ id: string; sha256: string }>('select id, sha256 from files');
  for (const { id, sha256 } of rows)
    expect(
      createHash('sha256')
        .update(readFileSync(objectOf(id)))
        .digest('hex'),
    ).toBe(sha256);
  // Smaller forms lie beside theirs, with a side in their name.
  const objects = readdirSync(join(folder, 'objects'), { recursive: true }).filter((each) =>
    /-[\da-f]{12}$/.test(String(each)),
  );
  expect(objects.length).toBe(rows.length);
});

it('nobody may fill the disk with files of no use', async () => {
  const some = Array.from({ length: 50 }, () => randomUUID());
  await market.db.query(
    `insert into files (id, owner_id, name, kind, mime, size, sha256)
     select id, $1, 'a', 'DOCUMENT', 'x', 1, '' from unnest($2::uuid[]) as given (id)`,
    [actor.userId, some],
  );
  await expect(upload()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_FILES' });
  await market.db.query('delete from files where id = any($1)', [some]);
  await expect(upload()).resolves.toBeTruthy();
});

describe('a disk that fails (R4)', () => {
  const failing = (code: string) => Object.assign(new Error(`${code}: told by a test`), { code });
  /** Lets one act of the disk fail, while `work` runs. */
  async function whileFailing(act: 'mkdir' | 'open' | 'rename' | 'write', code: string, work: () => Promise<void>) {
    const handle = await disk.open(folder);
    const owner = act === 'write' ? (Object.getPrototypeOf(handle) as typeof handle) : disk;
    await handle.close();
    const failure = vi.spyOn(owner as typeof disk, act as 'mkdir').mockRejectedValue(failing(code));
    syncBuiltinESMExports();
    try {
      await work();
    } finally {
      failure.mockRestore();
      syncBuiltinESMExports();
    }
  }

  it.each([
    ['has no room for a folder', 'mkdir', 'ENOSPC', 507, 'STORAGE_FULL'],
    ['is full in the middle of a file', 'write', 'ENOSPC', 507, 'STORAGE_FULL'],
    ['has no share left for us', 'write', 'EDQUOT', 507, 'STORAGE_FULL'],
    ['is read-only', 'open', 'EROFS', 507, 'STORAGE_FULL'],
    ['is full at the end', 'rename', 'ENOSPC', 507, 'STORAGE_FULL'],
    ['has no handle left', 'open', 'EMFILE', 503, 'BUSY'],
  ] as const)('%s: the answer says so, nothing is left, and reads go on', async (_, act, failure, status, code) => {
    const before = await upload();
    const rows = () => market.db.query<{ id: string }>('select id from files');
    const there = (await rows()).length;
    await whileFailing(act, failure, async () => {
      await expect(upload()).rejects.toMatchObject({ status, code });
      expect(await isThere(before)).toBe(true);
    });
    expect([(await rows()).length, readdirSync(join(folder, 'incoming'))]).toEqual([there, []]);
    await expect(upload()).resolves.toBeTruthy();
  });

  it('whose folder of files was deleted takes new ones, and the old ones are not there', async () => {
    const before = await upload();
    await rm(folder, { recursive: true });
    expect(await isThere(before)).toBe(false);
    const after = await upload();
    expect([await isThere(before), await isThere(after)]).toEqual([false, true]);
  });
});
