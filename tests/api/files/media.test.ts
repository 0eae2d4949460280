import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';

// Public pictures, on a clock that the test sets. Those of the market are its seeds'.
const BEFORE = '2026-12-01T08:00:00Z';
type Image = { fileId: string; url: string; altText: string; width: number; height: number };
type Offer = { id: string; image?: Image; delegationBadge?: { delegationId: string } };

let app: Awaited<ReturnType<typeof startAppAt>>;
let offers: Offer[];
const sheet = async (id: string) => ok(await app.get('/supplierproducts/{id}/catalog', { path: { id } }));
const read = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/api/v1${url}`, headers });
const statusOf = async (url: string) => (await read(url)).statusCode;
const linksOf = (fileId: string) =>
  app.db.query<{ objectId: string }>('select object_id as "objectId" from file_links where file_id = $1', [fileId]);

beforeAll(async () => {
  app = await startAppAt(BEFORE);
  const { items } = ok(await app.get('/supplierproducts/catalog', { query: { searchKey: 'شیر', pageSize: 100 } }));
  offers = items.filter(({ image }) => image);
});
afterAll(() => app.stop());

describe('pictures of an offer', () => {
  it('come with lists, the first one, and all of them with the sheet, in their order, each with its words', async () => {
    expect(offers.length).toBeGreaterThan(10);
    const sheets = await Promise.all(offers.slice(0, 20).map(({ id }) => sheet(id)));
    expect(new Set(sheets.map(({ images }) => images!.length))).toEqual(new Set([1, 2, 3]));
    for (const { image, images } of sheets) {
      expect(images![0]).toEqual(image);
      for (const { altText, width, height } of images!) {
        expect(altText).toMatch(/^.{5,120}$/);
        expect(Math.max(width, height)).toBeGreaterThanOrEqual(1_200);
      }
    }
  });

  it('are WebP within each side, kept for a year by whoever has them, and shown anywhere', async () => {
    const { url } = offers[0]!.image!;
    const sizes = [];
    for (const side of [96, 320, 640, 1280]) {
      const answer = await read(url.replace('1280', String(side)));
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
      sizes.push(answer.rawPayload.length);
    }
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
  });

  it('are asked for again without bytes', async () => {
    const { url } = offers[0]!.image!;
    const etag = (await read(url)).headers.etag as string;
    expect(etag).toMatch(/^"[\da-f]+"$/);
    for (const held of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
      expect((await read(url, { 'if-none-match': held })).statusCode, held).toBe(304);
    expect((await read(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it('are not there in another side, under another id, or with a session that is none', async () => {
    const { fileId, url } = offers[0]!.image!;
    const other = '00000000-0000-4000-8000-000000000000';
    for (const path of [`/media/${fileId}/64`, `/media/${fileId}/1281`, `/media/${other}/640`]) {
      const answer = await read(path);
      expect([answer.statusCode, answer.headers['cache-control']], path).toEqual([404, 'no-store']);
    }
    // Nobody reads it.
    expect((await read(url, { authorization: 'Bearer nonsense' })).statusCode).toBe(200);
  });
});

it('a picture goes with the last offer that shows it, by the clock and by its links, and comes back with one', async () => {
  const delegated = offers.find(({ delegationBadge }) => delegationBadge)!;
  const { fileId, url } = delegated.image!;
  const all = await linksOf(fileId);
  await app.db.query('delete from file_links where file_id = $1 and object_id <> $2', [fileId, delegated.id]);
  expect(await statusOf(url)).toBe(200);

  const [{ end }] = (await app.db.query<{ end: Date }>(
    'select visible_until as end from product_search where id = $1',
    [delegated.id],
  )) as [{ end: Date }];
  app.clock.set(new Date(end.getTime() - 1_000));
  expect(await statusOf(url)).toBe(200);
  app.clock.set(end);
  expect(await statusOf(url)).toBe(404);

  app.clock.set(BEFORE);
  expect(await statusOf(url)).toBe(200);
  await app.db.query('delete from file_links where file_id = $1', [fileId]);
  expect(await statusOf(url)).toBe(404);

  const others = all.filter(({ objectId }) => objectId !== delegated.id).slice(0, 1);
  for (const { objectId } of others)
    await app.db.query(
      `insert into file_links (file_id, object_type, object_id, role) values ($1, 'SUPPLIER_PRODUCT', $2, 'PUBLIC')`,
      [fileId, objectId],
    );
  expect(await statusOf(url)).toBe(200);
  await app.db.query(`update file_links set role = 'DOCUMENT' where file_id = $1`, [fileId]);
  expect(await statusOf(url), 'linked, but not as a public one').toBe(404);
});

it('a picture that hundreds of hidden offers had is found by the one that is shown', async () => {
  const shown = offers.find(({ image }) => image?.fileId !== undefined)!;
  const [file] = await app.db.query<{ id: string }>('select id from files limit 1 offset 3');
  const { id } = file!;
  await app.db.query('delete from file_links where file_id = $1', [id]);
  await app.db.query(
    `insert into file_links (file_id, object_type, object_id, role)
     select $1, 'SUPPLIER_PRODUCT', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'PUBLIC'
     from generate_series(1, 250) as n`,
    [id],
  );
  expect(await statusOf(`/media/${id}/640`)).toBe(404);
  await app.db.query(
    `insert into file_links (file_id, object_type, object_id, role) values ($1, 'SUPPLIER_PRODUCT', $2, 'PUBLIC')`,
    [id, shown.id],
  );
  expect(await statusOf(`/media/${id}/640`)).toBe(200);
});
