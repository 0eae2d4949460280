import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../api/src/platform/ids.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { until } from '../../kit/until.ts';
import { contentOf } from './pages.kit.ts';

const NOW = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let content: ReturnType<typeof contentOf>;
beforeAll(async () => {
  app = await startAppAt(NOW);
  await app.listen();
  content = contentOf(app);
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app?.stop());

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const ofType = (contentTypeId: string, more: object = {}) =>
  app.get('/pages/by-content-type-id', { query: { contentTypeId, ...more } });

describe('types', () => {
  it('go three levels deep, without cycles, and keep the page type of the one above', async () => {
    const by = await content.editor();
    const first = await content.type('GUIDE');
    const second = await content.type('GUIDE', first.id);
    const third = await content.type('GUIDE', second.id);
    const create = (parentId: string, pageType: 'GUIDE' | 'NEWS') =>
      app.post('/admin/contenttypes', { by, body: { title: 'گروه آزمون', pageType, parentId } });
    expect(await create(third.id, 'GUIDE')).toMatchObject({ status: 409, body: { code: 'CONTENT_TYPE_TOO_DEEP' } });
    expect(await create(first.id, 'NEWS')).toMatchObject({
      status: 409,
      body: { code: 'CONTENT_TYPE_OF_ANOTHER_KIND' },
    });
    const body = { title: first.title, order: first.order, isActive: true, version: first.version, parentId: third.id };
    const moved = await app.put('/admin/contenttypes/{id}', { by, path: { id: first.id }, body });
    expect(moved).toMatchObject({ status: 409, body: { code: 'CONTENT_TYPE_UNDER_ITSELF' } });
    await until('the tree is heard of', async () => {
      const way = await app.get('/contenttypes/{id}/breadcrumb', { path: { id: third.id } });
      return way.status === 200;
    });
    const way = ok(await app.get('/contenttypes/{id}/breadcrumb', { path: { id: third.id } }));
    expect(way.map(({ id, level }) => [id, level])).toEqual([
      [first.id, 1],
      [second.id, 2],
      [third.id, 3],
    ]);
  });

  it('that are inactive are in no tree and have no list; their pages stay', async () => {
    const by = await content.editor();
    const type = await content.type('ARTICLE');
    const { page } = await content.published(type.id);
    await until('the type is heard of', async () => (await ofType(type.id)).status === 200);
    const body = { title: type.title, order: type.order, isActive: false, version: type.version };
    ok(await app.put('/admin/contenttypes/{id}', { by, path: { id: type.id }, body }));
    await until('its end is heard of', async () => (await ofType(type.id)).status === 404);
    const tree = ok(await app.get('/contenttypes/tree'));
    expect(tree.map(({ id }) => id)).not.toContain(type.id);
    expect((await content.read(page.id)).status).toBe(200);
    const all = ok(await app.get('/admin/contenttypes', { by }));
    expect(all.find(({ id }) => id === type.id)).toMatchObject({ isActive: false });
  });
});

describe('lists', () => {
  it('of a type have those of the types below, for a platform, the newest first', async () => {
    const above = await content.type('ARTICLE');
    const below = await content.type('ARTICLE', above.id);
    await until('both are heard of', async () => (await ofType(below.id)).status === 200);
    const older = (await content.published(above.id)).page;
    app.clock.set('2026-12-02T08:00:00Z');
    const newer = (await content.published(below.id)).page;
    await content.published(above.id, { platforms: ['MOBILE'] });
    await content.published(above.id, {}, '2026-12-09T08:00:00Z');
    const answer = ok(await ofType(above.id));
    expect(answer).toMatchObject({ totalCount: 2, pageSize: 12, contentType: { id: above.id } });
    expect(idsOf(answer)).toEqual([newer.id, older.id]);
    expect(idsOf(ok(await ofType(below.id)))).toEqual([newer.id]);
    expect(idsOf(ok(await ofType(above.id, { platform: 'MOBILE' }))).length).toBe(1);
    expect((await ofType(newId())).status).toBe(404);
    const mobile = await app.get('/pages/{id}/by-platform', { path: { id: older.id }, query: { platform: 'MOBILE' } });
    expect(mobile.status).toBe(404);
  });

  it('are sorted by visits and by likes too', async () => {
    const type = await content.type('ARTICLE');
    await until('it is heard of', async () => (await ofType(type.id)).status === 200);
    const liked = (await content.published(type.id)).page;
    const visited = (await content.published(type.id)).page;
    const reader = await content.person();
    ok(await app.post('/pages/{id}/like', { by: reader, path: { id: liked.id }, body: { isLiked: true } }));
    const visit = { objectType: 'CONTENT' as const, objectId: visited.id };
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/130.0', ...(reader.headers as Record<string, string>) };
    ok(await app.post('/pagevisits/visit-count', { headers, body: visit }));
    ok(await app.post('/pagevisits/visit-count', { headers, body: visit }));
    const [count] = ok(
      await app.get('/pagevisits/visit-counts', { query: { objectType: 'CONTENT', objectIds: visited.id } }),
    );
    expect(count?.visitCount).toBe(1);
    expect(idsOf(ok(await ofType(type.id, { sort: 'MOST_LIKED' })))).toEqual([liked.id, visited.id]);
    expect(idsOf(ok(await ofType(type.id, { sort: 'MOST_VISITED' })))).toEqual([visited.id, liked.id]);
    const seen = ok(await app.get('/pagevisits/last-visits', { by: reader, query: { type: 'CONTENT' } }));
    expect(seen.items).toMatchObject([{ objectId: visited.id }]);
    const saved = await app.post('/userfavorites', { by: reader, body: { type: 'CONTENT', objectId: visited.id } });
    expect(saved.status).toBe(200);
    const note = { objectType: 'CONTENT' as const, objectId: visited.id, body: 'برای بعد' };
    expect((await app.post('/notes', { by: reader, body: note })).status).toBe(200);
  });

  it('of a label are found by any spelling and by the titles that it had', async () => {
    const by = await content.editor();
    const type = await content.type('ARTICLE');
    const label = ok(await app.post('/admin/contentlabels', { by, body: { title: 'آب‌بندی مکانیکی' } }));
    const { page } = await content.published(type.id, { labelIds: [label.id] });
    const ofLabel = async (title: string) => app.get('/pages/by-label/by-platform', { query: { label: title } });
    for (const title of ['آب‌بندی مکانیکی', 'اب بندي مكانيكي', 'آب بندی  مکانیکی'])
      expect((await ofLabel(title)).status, title).toBe(200);
    expect(ok(await ofLabel('آب‌بندي مكانيكي'))).toMatchObject({ totalCount: 1, label: { title: 'آب‌بندی مکانیکی' } });
    const taken = await app.post('/admin/contentlabels', { by, body: { title: 'آب‌بندي مكانيكي' } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });
    const body = { title: 'مکانیکال سیل', version: label.version };
    const renamed = ok(await app.put('/admin/contentlabels/{id}', { by, path: { id: label.id }, body }));
    expect(ok(await ofLabel('آب‌بندی مکانیکی'))).toMatchObject({ label: { title: 'مکانیکال سیل' } });
    const other = ok(await app.post('/admin/contentlabels', { by, body: { title: 'سیل‌ها' } }));
    expect(ok(await ofLabel('سیل‌ها'))).toMatchObject({ totalCount: 0 });
    const merge = { title: renamed.title, version: renamed.version, mergeIntoId: other.id };
    const merged = ok(await app.put('/admin/contentlabels/{id}', { by, path: { id: label.id }, body: merge }));
    expect(merged).toMatchObject({ id: other.id, pageCount: 1 });
    for (const title of ['آب‌بندی مکانیکی', 'مکانیکال سیل', 'سیل‌ها'])
      expect(ok(await ofLabel(title))).toMatchObject({ totalCount: 1, label: { id: other.id } });
    expect(ok(await content.read(page.id)).labels).toMatchObject([{ id: other.id }]);
    expect((await ofLabel('هیچ‌کس')).status).toBe(404);
  });

  it('of a leaf have what is tied to the branches above it', async () => {
    const type = await content.type('ARTICLE');
    const [leaf] = await app.db.query<{ id: string; parentId: string }>(
      `select c.id, c.parent_id as "parentId" from categories c
       where c.parent_id is not null and not exists (select from categories b where b.parent_id = c.id) limit 1`,
    );
    const { page } = await content.published(type.id, { categoryIds: [leaf!.parentId] });
    const ofCategory = async (categoryId: string) =>
      idsOf(ok(await app.get('/pages/by-category', { query: { categoryId } })));
    expect(await ofCategory(leaf!.id)).toContain(page.id);
    expect(await ofCategory(leaf!.parentId)).toContain(page.id);
  });

  it('name pages to read next: those with the same label first', async () => {
    const by = await content.editor();
    const type = await content.type('ARTICLE');
    const label = ok(await app.post('/admin/contentlabels', { by, body: { title: 'یاتاقان' } }));
    const { page } = await content.published(type.id, { labelIds: [label.id] });
    const near = (await content.published(type.id, { labelIds: [label.id] })).page;
    await content.published(type.id);
    const related = ok(await app.get('/pages/{id}/related', { path: { id: page.id } }));
    expect(related[0]?.id).toBe(near.id);
    expect(related.length).toBeLessThanOrEqual(6);
    expect(related.map(({ id }) => id)).not.toContain(page.id);
  });
});

describe('likes', () => {
  it('of one person are one, however often and however much at once they are set', async () => {
    const type = await content.type('ARTICLE');
    const { page } = await content.published(type.id);
    const one = await content.person();
    const two = await content.person();
    const like = (by: { headers: object }, isLiked?: boolean) =>
      app.post('/pages/{id}/like', { by, path: { id: page.id }, body: isLiked === undefined ? {} : { isLiked } });
    const answers = await Promise.all(Array.from({ length: 100 }, () => like(one, true)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(ok(await like(two, true))).toEqual({ pageId: page.id, isLiked: true, likeCount: 2 });
    expect(ok(await like(two, true)).likeCount).toBe(2);
    expect(ok(await like(two))).toMatchObject({ isLiked: false, likeCount: 1 });
    expect(ok(await like(two))).toMatchObject({ isLiked: true, likeCount: 2 });
    expect(ok(await like(one, false)).likeCount).toBe(1);
    expect(ok(await like(one, false)).likeCount).toBe(1);
    const [recount] = await app.db.query<{ count: number }>(
      'select count(*)::int as count from page_likes where page_id = $1',
      [page.id],
    );
    expect(ok(await content.read(page.id)).likeCount).toBe(recount!.count);
    const own = ok(await app.get('/pages/likes', { by: two, query: { pageIds: page.id } }));
    expect(own).toEqual([{ pageId: page.id, isLiked: true, likeCount: 1 }]);
  });

  it('of what nobody is shown are refused', async () => {
    const type = await content.type('ARTICLE');
    const draft = await content.begin(await content.editor(), type.id);
    const by = await content.person();
    const answer = await app.post('/pages/{id}/like', { by, path: { id: draft.id }, body: { isLiked: true } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'PAGE_NOT_FOUND' } });
  });

  it('tell no cache', async () => {
    const type = await content.type('ARTICLE');
    const { page } = await content.published(type.id);
    const changes = async () => (await app.db.query('select from changes')).length;
    const before = await changes();
    ok(
      await app.post('/pages/{id}/like', {
        by: await content.person(),
        path: { id: page.id },
        body: { isLiked: true },
      }),
    );
    expect(await changes()).toBe(before);
  });
});
