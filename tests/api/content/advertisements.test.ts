import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advertisementPictures, picture, usualAdvertisement } from '../../kit/advertisements.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { until } from '../../kit/until.ts';
import { upload } from '../../kit/uploads.ts';

const NOW = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let filesUrl: string;
let editor: { headers: Record<string, string> };
beforeAll(async () => {
  app = await startAppAt(NOW);
  // Snapshots hear of writes.
  filesUrl = `${await app.listen()}/api/v1/files`;
  editor = { headers: (await app.headersOf(['CONTENT_EDITOR'])) as Record<string, string> };
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app?.stop());

type Given = Partial<Record<keyof typeof usualAdvertisement | 'imageDesktopId' | 'imageMobileId', unknown>>;
type Slot = NonNullable<NonNullable<Parameters<typeof app.get<'/advertisements'>>[1]>['query']>['slot'];

async function create(given: Given = {}) {
  const pictures = await advertisementPictures(filesUrl, editor.headers);
  const body = { ...usualAdvertisement, ...pictures, ...given } as typeof usualAdvertisement & typeof pictures;
  return app.post('/admin/advertisements', { by: editor, body });
}
const made = async (given: Given = {}) => ok(await create(given));
const archive = (id: string, version: number) =>
  app.post('/admin/advertisements/{id}/archive', { by: editor, path: { id }, body: { version } });
const shown = async (slot: Slot, categoryId?: string) =>
  ok(await app.get('/advertisements', { query: { slot, ...(categoryId && { categoryId }) } }))[0]?.id;
const row = async (id: string) =>
  ok(await app.get('/admin/advertisements', { by: editor, query: { pageSize: 100 } })).items.find(
    (each) => each.id === id,
  );
/** A visitor, told apart from others by the browser. */
const browser = (version: number) => ({ 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/${version}.0` });
const errorsOf = (body: { errors?: { field: string; code: string }[] | undefined }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));

describe('an advertisement', () => {
  it('is shown from its second to its second, whatever job has run, and never once it is archived', async () => {
    const { id, version } = await made({ from: '2026-12-01T09:00:00Z', until: '2026-12-01T09:00:05Z' });
    const at = async (instant: string) => {
      app.clock.set(instant);
      return (await shown('PAGE_END')) === id;
    };
    expect(await at('2026-12-01T08:59:59.999Z')).toBe(false);
    await until('it is heard of', () => at('2026-12-01T09:00:00Z'));
    expect(await at('2026-12-01T09:00:04.999Z')).toBe(true);
    expect(await at('2026-12-01T09:00:05Z')).toBe(false);
    app.clock.set('2026-12-01T09:00:01Z');
    expect(ok(await archive(id, version))).toMatchObject({ state: 'ARCHIVED', version: version + 1 });
    await until('its end is heard of', async () => (await shown('PAGE_END')) !== id);
  });

  it('stands in its slot alone, with its pictures, and leads to its page', async () => {
    const { id, version } = await made({ slot: 'HOME_TOP', targetPath: '/faq?a=b#c' });
    await until('it is heard of', async () => (await shown('HOME_TOP')) === id);
    expect(await shown('SEARCH_INLINE')).toBeUndefined();
    const [advertisement] = ok(await app.get('/advertisements'));
    expect(advertisement).toMatchObject({
      slot: 'HOME_TOP',
      targetPath: '/faq?a=b#c',
      imageDesktop: { width: 1_200, height: 200, altText: usualAdvertisement.alt },
      imageMobile: { width: 640, height: 320 },
    });
    const media = `${filesUrl.replace('/files', '')}${advertisement!.imageMobile.url}`;
    expect((await fetch(media)).status).toBe(200);
    await archive(id, version);
    // The picture goes with the last thing that shows it.
    expect((await fetch(media)).status).toBe(404);
  });

  it('of a category stands on its pages and on those below it, and nowhere else', async () => {
    const leaf = ok(await app.get('/categories', { query: { pageSize: 100 } })).items.find(({ isLeaf }) => isLeaf)!;
    const path = ok(await app.get('/categories/{id}/breadcrumb', { path: { id: leaf.id } })).map(({ id }) => id);
    const { id, version } = await made({ slot: 'LIST_SIDE', ...(await sidePictures()), categoryIds: [path[0]] });
    await until('it is heard of', async () => (await shown('LIST_SIDE', leaf.id)) === id);
    expect(await shown('LIST_SIDE', path[0])).toBe(id);
    expect(await shown('LIST_SIDE')).toBeUndefined();
    const others = ok(await app.get('/categories/top-levels')).filter((each) => each.id !== path[0]);
    expect(await shown('LIST_SIDE', others[0]!.id)).toBeUndefined();
    await archive(id, version);
  });

  it('is changed in part by who saw its last version, and lets pictures go that it has no more', async () => {
    const { id, version, imageMobile } = await made();
    const { imageMobileId } = await advertisementPictures(filesUrl, editor.headers);
    const change = (body: object) =>
      app.patch('/admin/advertisements/{id}', { by: editor, path: { id }, body: { version, ...body } });
    expect(ok(await change({ weight: 9, imageMobileId }))).toMatchObject({
      weight: 9,
      alt: usualAdvertisement.alt,
      imageMobile: { fileId: imageMobileId },
      version: version + 1,
    });
    const [link] = await app.db.query('select from file_links where file_id = $1', [imageMobile.fileId]);
    expect(link).toBeUndefined();
    expect(await change({ weight: 1 })).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    ok(await archive(id, version + 1));
    const late = await app.patch('/admin/advertisements/{id}', {
      by: editor,
      path: { id },
      body: { version: version + 2, weight: 2 },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'ADVERTISEMENT_ARCHIVED' } });
    expect(await archive(id, version + 2)).toMatchObject({ status: 409, body: { code: 'ADVERTISEMENT_ARCHIVED' } });
  });

  it('tells who saw an older version of the newer one, also where he has pictures that it lost', async () => {
    const first = await made();
    const path = { id: first.id };
    const next = await advertisementPictures(filesUrl, editor.headers);
    const body = { ...usualAdvertisement, ...next, version: first.version };
    ok(await app.put('/admin/advertisements/{id}', { by: editor, path, body }));
    const older = { imageDesktopId: first.imageDesktop.fileId, imageMobileId: first.imageMobile.fileId };
    for (const given of [older, { imageDesktopId: first.id }])
      expect(
        await app.put('/admin/advertisements/{id}', { by: editor, path, body: { ...body, ...given } }),
      ).toMatchObject({
        status: 409,
        body: { code: 'VERSION_CONFLICT', errors: [{ field: 'version', params: [String(first.version + 1)] }] },
      });
    const archived = ok(await archive(first.id, first.version + 1));
    const late = { ...body, ...older, version: archived.version };
    expect(await app.put('/admin/advertisements/{id}', { by: editor, path, body: late })).toMatchObject({
      status: 409,
      body: { code: 'ADVERTISEMENT_ARCHIVED' },
    });
  });

  it('has a picture alone: of two that are made at once with the same the other is told so', async () => {
    const pictures = await advertisementPictures(filesUrl, editor.headers);
    const upcoming = { ...pictures, from: '2030-01-01T00:00:00Z' };
    const both = await Promise.all([create(upcoming), create(upcoming)]);
    const lost = both.filter(({ status }) => status !== 200);
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(lost).toHaveLength(1);
    expect(errorsOf(lost[0]!.body)).toMatchObject({ imageDesktopId: 'FILE_NOT_FOUND' });
    const links = await app.db.query('select from file_links where file_id = $1', [pictures.imageDesktopId]);
    expect(links).toHaveLength(1);
  });

  it('is seen and followed once by each visitor in half an hour, and by no program', async () => {
    const { id, version } = await made({ slot: 'SEARCH_INLINE' });
    const path = { id };
    for (const version of [140, 140, 141])
      ok(await app.post('/advertisements/{id}/visit', { path, headers: browser(version) }));
    ok(await app.post('/advertisements/{id}/visit', { path, headers: { 'user-agent': 'curl/8' } }));
    expect(await row(id)).toMatchObject({ viewCount: 2, clickCount: 0 });
    const click = async (headers: object) =>
      ok(await app.post('/advertisements/{id}/click', { path, headers: headers as Record<string, string> }));
    for (const version of [140, 140])
      expect(await click(browser(version))).toEqual({ targetPath: usualAdvertisement.targetPath });
    await click({ 'user-agent': 'curl/8' });
    expect(await row(id)).toMatchObject({ viewCount: 2, clickCount: 1 });
    app.clock.set('2026-12-01T08:31:00Z');
    await click(browser(140));
    expect(await row(id)).toMatchObject({ clickCount: 2 });
    await archive(id, version);
    for (const act of ['visit', 'click'] as const)
      expect(await app.post(`/advertisements/{id}/${act}`, { path, headers: browser(142) })).toMatchObject({
        status: 404,
        body: { code: 'ADVERTISEMENT_NOT_FOUND' },
      });
  });

  it('keeps its figures for two years', async () => {
    const { id } = await made();
    for (const [day, clicks] of [
      ['2024-11-30', 5],
      ['2024-12-01', 7],
    ] as const) {
      await app.db.query('insert into advertisement_days (advertisement_id, day, clicks) values ($1, $2, $3)', [
        id,
        day,
        clicks,
      ]);
      await app.db.query(
        `insert into visit_days (object_type, object_id, day, views) values ('ADVERTISEMENT', $1, $2, $3 * 10)`,
        [id, day, clicks],
      );
    }
    const kept = () =>
      app.db.query<{ count: number }>(
        `select ((select count(*) from advertisement_days where advertisement_id = $1)
           + (select count(*) from visit_days where object_id = $1))::int as count`,
        [id],
      );
    expect(await row(id)).toMatchObject({ viewCount: 70, clickCount: 7 });
    expect(await kept()).toEqual([{ count: 4 }]);
    app.clock.set('2026-12-02T09:00:00Z');
    await app.tick();
    expect(await kept()).toEqual([{ count: 0 }]);
  });
});

const sidePictures = async () => {
  const { body } = await upload(filesUrl, { bytes: await picture(600, 500), headers: editor.headers });
  return { imageDesktopId: body.id };
};

describe('what is written of it', () => {
  it.each([
    'https://elsewhere.example/',
    'https://www.iso.org/standard',
    '//evil.example',
    'javascript:alert(1)',
    '#a',
  ])('leads to no other site: %s', async (targetPath) => {
    const refused = await create({ targetPath });
    expect([refused.status, errorsOf(refused.body)]).toEqual([400, { targetPath: 'ADVERTISEMENT_TARGET_NOT_ALLOWED' }]);
  });

  it('is told of each field what is wrong', async () => {
    const pictures = { imageDesktopId: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f', ...(await sideAsMobile()) };
    const wrong = await create({ ...pictures, from: '2027-01-02T00:00:00Z', until: '2027-01-01T00:00:00Z' });
    expect([wrong.status, errorsOf(wrong.body)]).toEqual([
      400,
      {
        until: 'ADVERTISEMENT_ENDS_BEFORE_START',
        imageDesktopId: 'FILE_NOT_FOUND',
        imageMobileId: 'ADVERTISEMENT_IMAGE_SHAPE',
      },
    ]);
    const over = await create({ until: '2026-11-01T00:00:00Z' });
    expect(errorsOf(over.body)).toEqual({ until: 'ADVERTISEMENT_OVER' });
    const ofNothing = await create({ slot: 'HOME_TOP', categoryIds: ['01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f'] });
    expect(errorsOf(ofNothing.body)).toMatchObject({ 'categoryIds[0]': 'CATEGORY_NOT_FOUND' });
    const many = await create({ weight: 11, alt: 'کم' });
    expect(errorsOf(many.body)).toEqual({ weight: 'MAX_VALUE', alt: 'MIN_LENGTH' });
  });

  it('is of editors alone', async () => {
    for (const roles of [[], ['MODERATOR'], ['SUPPORT']]) {
      const by = { headers: await app.headersOf(roles) };
      expect((await app.get('/admin/advertisements', { by })).status).toBe(403);
    }
  });

  const sideAsMobile = async () => ({ imageMobileId: (await sidePictures()).imageDesktopId });
});
