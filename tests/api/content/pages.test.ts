import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../api/src/platform/ids.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { cachesOf } from '../../kit/heard-changes.ts';
import { ok } from '../../kit/rest.ts';
import { until } from '../../kit/until.ts';
import { paragraph } from '../../kit/pages.ts';
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

const errorsOf = ({ body }: { body: unknown }) =>
  Object.fromEntries(
    ((body as { errors?: { field: string; code: string }[] }).errors ?? []).map(({ field, code }) => [field, code]),
  );

describe('a page on its way to its readers', () => {
  it('is written by one editor and published by another', async () => {
    const { id: typeId } = await content.type('ARTICLE');
    const writer = await content.editor();
    const other = await content.editor();
    const draft = await content.begin(writer, typeId);
    expect(draft).toMatchObject({ status: 'DRAFT', isShown: false, missing: [], allowedActions: ['EDIT', 'SUBMIT'] });
    expect((await content.read(draft.id)).status).toBe(404);
    const handedIn = ok(await content.submit(writer, draft));
    expect(handedIn).toMatchObject({ status: 'IN_REVIEW', allowedActions: ['WITHDRAW'] });
    expect(await content.publish(writer, handedIn)).toMatchObject({
      status: 403,
      body: { code: 'PAGE_OWN_TEXT' },
    });
    const shown = ok(await content.publish(other, handedIn));
    expect(shown).toMatchObject({ status: 'PUBLISHED', isShown: true });
    expect(ok(await content.read(draft.id))).toMatchObject({
      id: draft.id,
      path: `/contents/${draft.id}/${encodeURIComponent(draft.slug)}`,
      publishedFrom: '2026-12-01T08:00:00.000Z',
      body: [{ kind: 'PARAGRAPH', spans: [{ t: 'متن مقاله' }] }],
    });
  });

  it('goes back with a reason, which its writer hears', async () => {
    const { id: typeId } = await content.type('ARTICLE');
    const writer = await content.editor();
    const other = await content.editor();
    const handedIn = ok(await content.submit(writer, await content.begin(writer, typeId)));
    const body = { version: handedIn.version, reason: 'منبع جدول را بنویسید.' };
    const returned = ok(await app.post('/admin/pages/{id}/return', { by: other, path: { id: handedIn.id }, body }));
    expect(returned).toMatchObject({ status: 'DRAFT', reason: 'منبع جدول را بنویسید.' });
    const notices = async () => ok(await app.get('/notifications', { by: writer })).items;
    await until('the notice is written', async () => (await notices()).length > 0);
    expect(await notices()).toMatchObject([{ type: 'PAGE_DECIDED', detail: 'منبع جدول را بنویسید.' }]);
  });

  it('is shown at its second, by no job, and never before; its earlier text until then', async () => {
    const { id: typeId } = await content.type('NEWS');
    const { writer, other, page } = await content.published(typeId, { title: 'خبر نخست' });
    const body = { ...content.draftOf(typeId, { title: 'خبر دوم' }), version: page.version };
    const draft = ok(await app.put('/admin/pages/{id}', { by: writer, path: { id: page.id }, body }));
    expect(draft).toMatchObject({ status: 'DRAFT', isShown: true });
    expect(ok(await content.read(page.id)).title).toBe('خبر نخست');
    const planned = ok(await content.publish(other, ok(await content.submit(writer, draft)), '2026-12-05T04:30:00Z'));
    expect(planned).toMatchObject({ status: 'SCHEDULED', publishAt: '2026-12-05T04:30:00.000Z' });
    const titleAt = async (instant: string) => {
      app.clock.set(instant);
      return ok(await content.read(page.id)).title;
    };
    expect(await titleAt('2026-12-05T04:29:59.999Z')).toBe('خبر نخست');
    expect(await titleAt('2026-12-05T04:30:00Z')).toBe('خبر دوم');
    const listed = ok(
      await app.get('/admin/pages/{id}', {
        by: { headers: await app.headersOf(['CONTENT_EDITOR']) },
        path: { id: page.id },
      }),
    );
    expect(listed).toMatchObject({ status: 'PUBLISHED', publishedFrom: '2026-12-01T08:00:00.000Z' });
  });

  it('tells the caches when its time comes, with no job', async () => {
    const { id: typeId } = await content.type('NEWS');
    const { page } = await content.published(typeId, {}, '2026-12-03T08:00:00Z');
    using caches = await cachesOf(app);
    await caches.hearAt('2026-12-01T08:00:00Z');
    expect(await caches.hearAt('2026-12-03T07:59:59.999Z')).toEqual([]);
    expect(await caches.hearAt('2026-12-03T08:00:00Z')).toEqual(expect.arrayContaining([page.id, typeId]));
    expect(await caches.hearAt('2026-12-03T08:00:01Z')).toEqual([]);
  });

  it('is planned for a time to come, at most a year ahead, and can be taken back', async () => {
    const { id: typeId } = await content.type('NEWS');
    const writer = await content.editor();
    const other = await content.editor();
    const handedIn = ok(await content.submit(writer, await content.begin(writer, typeId)));
    expect(errorsOf(await content.publish(other, handedIn, NOW))).toEqual({ publishAt: 'PUBLISH_TIME_PASSED' });
    expect(errorsOf(await content.publish(other, handedIn, '2028-01-01T00:00:00Z'))).toEqual({
      publishAt: 'PUBLISH_TIME_TOO_FAR',
    });
    const planned = ok(await content.publish(other, handedIn, '2026-12-02T08:00:00Z'));
    expect(ok(await content.restore(other, planned))).toMatchObject({ status: 'DRAFT', isShown: false });
    app.clock.set('2026-12-02T08:00:01Z');
    expect((await content.read(planned.id)).status).toBe(404);
  });

  it('is archived with a path in its place, or 404, and can be restored', async () => {
    const { id: typeId } = await content.type('ARTICLE');
    const { writer, other, page } = await content.published(typeId);
    const { page: target } = await content.published(typeId);
    for (const path of ['//evil.example', 'https://evil.example', '/page/nobody-wrote-it', `/contents/${newId()}/x`])
      expect(errorsOf(await content.archive(other, page, path))).toEqual({ redirectPath: 'REDIRECT_NOT_LIVE' });
    const archived = ok(await content.archive(other, page, target.path));
    expect(archived).toMatchObject({ status: 'ARCHIVED', isShown: false });
    expect(ok(await content.read(page.id))).toMatchObject({ movedTo: target.path, body: [], summary: '' });
    expect(ok(await app.get('/pages/by-ids', { query: { ids: page.id } }))).toEqual([]);
    const restored = ok(await content.restore(other, archived));
    expect(restored.status).toBe('DRAFT');
    expect((await content.read(page.id)).status).toBe(404);
    const again = ok(await content.submit(writer, restored));
    app.clock.set('2026-12-07T08:00:00Z');
    ok(await content.publish({ headers: await app.headersOf(['CONTENT_EDITOR']), userId: '' }, again));
    expect(ok(await content.read(page.id))).toMatchObject({
      publishedFrom: '2026-12-01T08:00:00.000Z',
      updatedAt: '2026-12-07T08:00:00.000Z',
    });
  });

  it('is no longer at hand for who saw an older version of it', async () => {
    const { id: typeId } = await content.type('ARTICLE');
    const writer = await content.editor();
    const draft = await content.begin(writer, typeId);
    const body = { ...content.draftOf(typeId), version: draft.version };
    const change = () => app.put('/admin/pages/{id}', { by: writer, path: { id: draft.id }, body });
    expect((await change()).status).toBe(200);
    expect(await change()).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
  });

  it('keeps every version with the blocks in which it differs', async () => {
    const { id: typeId } = await content.type('ARTICLE');
    const writer = await content.editor();
    const two = [
      { ...paragraph('یک'), key: 'aaaaaa' },
      { ...paragraph('دو'), key: 'bbbbbb' },
    ];
    const draft = await content.begin(writer, typeId, { body: two });
    const next = [
      { ...paragraph('یک و نیم'), key: 'aaaaaa' },
      { ...paragraph('سه'), key: 'cccccc' },
    ];
    const body = { ...content.draftOf(typeId, { body: next }), version: draft.version };
    ok(await app.put('/admin/pages/{id}', { by: writer, path: { id: draft.id }, body }));
    const versions = ok(await app.get('/admin/pages/{id}/versions', { by: writer, path: { id: draft.id } })).items;
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(versions[0]).toMatchObject({
      addedBlockKeys: ['cccccc'],
      removedBlockKeys: ['bbbbbb'],
      changedBlockKeys: ['aaaaaa'],
    });
    const first = ok(
      await app.get('/admin/pages/{id}', { by: writer, path: { id: draft.id }, query: { contentVersion: 1 } }),
    );
    expect(first.body?.map(({ spans }) => spans[0]?.t)).toEqual(['یک', 'دو']);
  });
});

describe('the name of a page', () => {
  it('leads to it for ever, and is never another one’s', async () => {
    const { id: typeId } = await content.type('STATIC');
    const writer = await content.editor();
    const draft = await content.begin(writer, typeId, { uniquePageName: 'old-name' });
    // One editor is enough for pages of the site.
    const page = ok(await content.publish(writer, ok(await content.submit(writer, draft))));
    expect(page.path).toBe('/page/old-name');
    const body = { ...content.draftOf(typeId, { uniquePageName: 'new-name' }), version: page.version };
    const renamed = ok(await app.put('/admin/pages/{id}', { by: writer, path: { id: page.id }, body }));
    ok(await content.publish(writer, ok(await content.submit(writer, renamed))));
    for (const uniquePageName of ['old-name', 'new-name'])
      expect(ok(await app.get('/pages/by-uniquepagename', { query: { uniquePageName } }))).toMatchObject({
        id: page.id,
        uniquePageName: 'new-name',
      });
    const other = await app.post('/admin/pages', {
      by: writer,
      body: content.draftOf(typeId, { uniquePageName: 'old-name' }),
    });
    expect(errorsOf(other)).toEqual({ uniquePageName: 'PAGE_NAME_TAKEN' });
  });

  it('is needed by static pages and refused for articles', async () => {
    const site = await content.type('STATIC');
    const article = await content.type('ARTICLE');
    const writer = await content.editor();
    const draft = await content.begin(writer, site.id);
    expect(draft.missing).toMatchObject([{ gap: 'PAGE_NAME', actions: ['SUBMIT'] }]);
    expect(await content.submit(writer, draft)).toMatchObject({ status: 409, body: { code: 'PAGE_NOT_READY' } });
    const body = content.draftOf(article.id, { uniquePageName: 'an-article' });
    expect(errorsOf(await app.post('/admin/pages', { by: writer, body }))).toEqual({
      uniquePageName: 'PAGE_NAME_NOT_WANTED',
    });
  });

  it('of terms tells which version people accept', async () => {
    const { id: typeId } = await content.type('STATIC');
    const writer = await content.editor();
    const more = { uniquePageName: 'terms', consentVersion: '1405-09', placements: ['FOOTER'] };
    const draft = await content.begin(writer, typeId, more);
    ok(await content.publish(writer, ok(await content.submit(writer, draft))));
    const site = async () => ok(await app.get('/pages/for-public-site'));
    // The tree of types is kept in memory; a new type is heard of a moment later.
    await until('the new type is heard of', async () => (await site()).length > 0);
    expect(await site()).toMatchObject([{ uniquePageName: 'terms', consentVersion: '1405-09' }]);
  });
});

describe('a preview', () => {
  it('is read by its link for half an hour, in that version alone', async () => {
    const { id: typeId } = await content.type('ARTICLE');
    const writer = await content.editor();
    const draft = await content.begin(writer, typeId);
    const path = { id: draft.id };
    const link = ok(await app.post('/admin/pages/{id}/preview-link', { by: writer, path }));
    const preview = (token: string, id = draft.id) =>
      app.get('/pages/{id}/preview', { path: { id }, query: { token } });
    const first = await preview(link.token);
    expect(ok(first)).toMatchObject({ title: draft.title });
    expect(first.headers.get('cache-control')).toBe('no-store');
    const other = await content.begin(writer, typeId);
    expect((await preview(link.token, other.id)).status).toBe(404);
    expect((await preview(`${link.token}x`)).status).toBe(404);
    app.clock.set('2026-12-01T08:29:59Z');
    expect((await preview(link.token)).status).toBe(200);
    app.clock.set('2026-12-01T08:30:00Z');
    expect((await preview(link.token)).status).toBe(404);
    app.clock.set(NOW);
    const body = { ...content.draftOf(typeId), version: draft.version };
    ok(await app.put('/admin/pages/{id}', { by: writer, path, body }));
    expect((await preview(link.token)).status).toBe(404);
  });

  it('needs no link for editors, and is nobody else’s', async () => {
    const { id: typeId } = await content.type('ARTICLE');
    const { id } = await content.begin(await content.editor(), typeId);
    const read = (by?: { headers: object }) => app.get('/pages/{id}/preview', { path: { id }, ...(by && { by }) });
    expect((await read(await content.editor())).status).toBe(200);
    expect((await read(await content.person())).status).toBe(404);
    expect((await read(await content.person(['MODERATOR']))).status).toBe(404);
    expect((await read()).status).toBe(404);
  });
});

describe('what is wrong with a draft', () => {
  it('is told by the field and the block', async () => {
    const by = await content.editor();
    const { id: typeId } = await content.type('ARTICLE');
    const image = { kind: 'IMAGE' as const, fileId: newId(), alt: 'پمپ' };
    const link = { kind: 'PARAGRAPH' as const, spans: [{ t: 'اینجا', a: 'https://evil.example' }] };
    const ask = async (more: object) =>
      errorsOf(await app.post('/admin/pages', { by, body: content.draftOf(typeId, more) }));
    expect(await ask({ body: [link], labelIds: [newId()], categoryIds: [newId()], supplierIds: [newId()] })).toEqual({
      'body[0].spans[0].a': 'CONTENT_LINK_NOT_ALLOWED',
      'labelIds[0]': 'CONTENT_LABEL_NOT_FOUND',
      'categoryIds[0]': 'CATEGORY_NOT_FOUND',
      'supplierIds[0]': 'SUPPLIER_NOT_FOUND',
    });
    expect(await ask({ body: [image] })).toEqual({ 'body[0].fileId': 'FILE_NOT_FOUND' });
    expect(await ask({ contentTypeId: newId() })).toEqual({ contentTypeId: 'CONTENT_TYPE_NOT_FOUND' });
    expect(await ask({ title: '\u200c\u200c\u200c\u200c' })).toMatchObject({ title: expect.any(String) as string });
  });

  it('is no picture of others, named by the block that was sent', async () => {
    const by = await content.editor();
    const { id: typeId } = await content.type('ARTICLE');
    const body = [paragraph(''), paragraph('متن'), { kind: 'IMAGE', fileId: newId(), alt: 'پمپ' }];
    const answer = await app.post('/admin/pages', { by, body: content.draftOf(typeId, { body }) });
    expect(errorsOf(answer)).toEqual({ 'body[2].fileId': expect.any(String) as string });
  });

  it('is no card whose product is gone', async () => {
    const by = await content.editor();
    const { id: typeId } = await content.type('ARTICLE');
    const card = { kind: 'PRODUCT_CARD' as const, objectId: newId() };
    const draft = await content.begin(by, typeId, { body: [paragraph('متن'), card] });
    expect(draft.missing).toMatchObject([{ gap: 'LIVE_CARDS' }]);
    expect(await content.submit(by, draft)).toMatchObject({ status: 409, body: { code: 'PAGE_NOT_READY' } });
  });
});
