import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
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
const submitOwn = (by: { headers: object }, { id, version }: { id: string; version: number }) =>
  app.post('/pages/{id}/submit', { by, path: { id }, body: { version } });

it('an article of a supplier is written by its people, decided by an editor, and counts as its content', async () => {
  const { id: typeId } = await content.type('ARTICLE');
  const { owner, supplierId } = await content.seller();
  const draft = await content.beginArticle(owner, supplierId, typeId);
  expect(draft).toMatchObject({ supplierId, status: 'DRAFT', allowedActions: ['EDIT', 'SUBMIT'] });
  expect(draft.review).toBeUndefined();
  expect(ok(await app.get('/pages/merchant-has-content', { query: { supplierId } }))).toEqual({
    hasContent: false,
    count: 0,
  });
  const handedIn = ok(await submitOwn(owner, draft));
  const editor = await content.editor();
  const waiting = ok(
    await app.get('/admin/pages', { by: editor, query: { status: 'IN_REVIEW', ofSuppliers: true } }),
  ).items;
  expect(waiting.find(({ id }) => id === draft.id)?.allowedActions).toEqual(['RETURN', 'PUBLISH', 'SCHEDULE']);
  ok(await content.publish(editor, handedIn));
  expect(ok(await content.read(draft.id))).toMatchObject({ supplierId });
  expect(ok(await app.get('/pages/by-supplier', { query: { supplierId } })).items).toMatchObject([{ id: draft.id }]);
  expect(ok(await app.get('/pages/merchant-has-content', { query: { supplierId } }))).toEqual({
    hasContent: true,
    count: 1,
  });
  const notices = async () => ok(await app.get('/notifications', { by: owner })).items;
  await until('the notice is written', async () => (await notices()).length > 0);
  expect(await notices()).toMatchObject([{ type: 'PAGE_DECIDED' }]);
});

it('pages of a suspended supplier hide at once, and come back with it', async () => {
  const { id: typeId } = await content.type('ARTICLE');
  const { owner, supplierId } = await content.seller();
  const handedIn = ok(await submitOwn(owner, await content.beginArticle(owner, supplierId, typeId)));
  ok(await content.publish(await content.editor(), handedIn));
  const setStatus = (status: string) =>
    app.db.query('update suppliers set confirm_status = $2 where id = $1', [supplierId, status]);
  await setStatus('SUSPENDED');
  expect((await content.read(handedIn.id)).status).toBe(404);
  expect(ok(await app.get('/pages/by-supplier', { query: { supplierId } })).totalCount).toBe(0);
  await setStatus('CONFIRMED');
  expect((await content.read(handedIn.id)).status).toBe(200);
});

it('is an article with links to the site alone, and without blocks of editors', async () => {
  const article = await content.type('ARTICLE');
  const news = await content.type('NEWS');
  const { owner, supplierId } = await content.seller();
  const ask = async (typeId: string, more: object = {}) =>
    errorsOf(await app.post('/pages', { by: owner, body: { supplierId, ...content.articleOf(typeId, more) } }));
  expect(await ask(news.id)).toEqual({ contentTypeId: 'PAGE_TYPE_NOT_YOURS' });
  const link = { kind: 'PARAGRAPH' as const, spans: [{ t: 'ایزو', a: 'https://www.iso.org/standard/1.html' }] };
  expect(await ask(article.id, { body: [link] })).toEqual({ 'body[0].spans[0].a': 'CONTENT_LINK_NOT_ALLOWED' });
  const faq = { kind: 'FAQ' as const, questionIds: ['01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f'] };
  expect(await ask(article.id, { body: [faq] })).toEqual({ 'body[0].kind': 'CONTENT_KIND_NOT_ALLOWED' });
  expect(await ask(article.id, { body: [{ kind: 'PARAGRAPH', spans: [{ t: 'پمپ', a: '/products' }] }] })).toEqual({});
});

it('waits five at once, and is handed in twenty times in thirty days', async () => {
  const { id: typeId } = await content.type('ARTICLE');
  const { owner, supplierId } = await content.seller();
  const drafts = [];
  for (let count = 0; count < 6; count += 1) drafts.push(await content.beginArticle(owner, supplierId, typeId));
  for (const draft of drafts.slice(0, 5)) ok(await submitOwn(owner, draft));
  expect(await submitOwn(owner, drafts[5]!)).toMatchObject({ status: 409, body: { code: 'PAGES_IN_REVIEW_LIMIT' } });
  let page = ok(await app.get('/pages/{id}/draft', { by: owner, path: { id: drafts[0]!.id } }));
  const withdraw = async () =>
    ok(await app.post('/pages/{id}/withdraw', { by: owner, path: { id: page.id }, body: { version: page.version } }));
  page = await withdraw();
  for (let count = 5; count < 20; count += 1) {
    page = ok(await submitOwn(owner, page));
    page = await withdraw();
  }
  expect(await submitOwn(owner, page)).toMatchObject({ status: 409, body: { code: 'PAGE_SUBMISSIONS_LIMIT' } });
  app.clock.set('2027-01-01T08:00:01Z');
  const headers = await app.headersOf([], owner.userId);
  expect((await submitOwn({ headers }, page)).status).toBe(200);
});

it('is nobody else’s: not of another seller, and of its own company’s editors only as of others', async () => {
  const { id: typeId } = await content.type('ARTICLE');
  const { owner, customerId, supplierId } = await content.seller();
  const stranger = await content.seller();
  const draft = await content.beginArticle(owner, supplierId, typeId);
  const read = (by: { headers: object }) => app.get('/pages/{id}/draft', { by, path: { id: draft.id } });
  expect((await read(stranger.owner)).status).toBe(404);
  expect(ok(await app.get('/pages/own', { by: stranger.owner })).items).toEqual([]);
  expect(ok(await app.get('/pages/own', { by: owner, query: { supplierId } })).items).toMatchObject([{ id: draft.id }]);
  const member = await content.editor();
  await content.member(customerId, member, false, ['MESSAGE']);
  expect((await read(member)).status).toBe(200);
  expect(await submitOwn(member, draft)).toMatchObject({ status: 403, body: { code: 'PERMISSION_MISSING' } });
  const handedIn = ok(await submitOwn(owner, draft));
  expect(await content.publish(member, handedIn)).toMatchObject({ status: 403 });
});

it('shows editors that contact data stands in it, and decides nothing by that', async () => {
  const { id: typeId } = await content.type('ARTICLE');
  const { owner, supplierId } = await content.seller();
  const draft = await content.beginArticle(owner, supplierId, typeId, {
    body: [paragraph('با ۰۹۱۲۱۲۳۴۵۶۷ تماس بگیرید')],
  });
  const handedIn = ok(await submitOwn(owner, draft));
  const seen = ok(await app.get('/admin/pages/{id}', { by: await content.editor(), path: { id: handedIn.id } }));
  expect(seen.review).toMatchObject({ hasContact: true, supplierName: 'آزمون' });
});
