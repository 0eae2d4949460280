import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../api/src/platform/ids.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { paragraph } from '../../kit/pages.ts';
import { ok } from '../../kit/rest.ts';
import { aListing } from '../../kit/seeded.ts';
import { until } from '../../kit/until.ts';
import { contentOf, type Person } from './pages.kit.ts';

/** A Tuesday: two business days later it is Thursday. */
const NOW = '2026-12-01T08:00:00Z';
const LATER = '2026-12-05T08:00:00.000Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let content: ReturnType<typeof contentOf>;
let typeId: string;
let moderator: Person;
let editor: Person;
beforeAll(async () => {
  app = await startAppAt(NOW);
  await app.listen();
  content = contentOf(app);
  typeId = (await content.type('ARTICLE')).id;
  moderator = await content.person(['MODERATOR']);
  editor = await content.editor();
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app?.stop());

/** An article of a new supplier that was handed in. */
async function handedIn(more: object = {}) {
  const seller = await content.seller();
  const draft = await content.beginArticle(seller.owner, seller.supplierId, typeId, more);
  const page = ok(
    await app.post('/pages/{id}/submit', {
      by: seller.owner,
      path: { id: draft.id },
      body: { version: draft.version },
    }),
  );
  return { ...seller, page };
}
const casesOf = async (by: Person, query: object = {}) =>
  ok(await app.get('/admin/moderation/cases', { by, query: { pageSize: 100, ...query } })).items;
const caseOf = async (by: Person, pageId: string, query: object = {}) =>
  (await casesOf(by, query)).find(({ objectId }) => objectId === pageId);
async function decide(by: Person, pageId: string, verdict: object, seenBy = moderator) {
  const open = (await caseOf(seenBy, pageId))!;
  const body = { version: open.version, ...verdict };
  return app.put('/admin/moderation/cases/{id}', { by, path: { id: open.id }, body });
}
/** What somebody says of an offer, which waits. */
async function aComment(): Promise<string> {
  const { id: supplierProductId } = await aListing(app);
  const body = { supplierProductId, body: 'بدنهٔ پمپ خوش‌ساخت است و به‌موقع رسید' };
  return ok(await app.post('/pagecomments', { by: await content.person(), body })).id;
}
const statusOf = async ({ id }: { id: string }) =>
  (await app.db.query<{ status: string }>('select status from pages where id = $1', [id]))[0]!.status;
const previewBy = async (by: Person, { id }: { id: string }) =>
  (await app.get('/pages/{id}/preview', { by, path: { id } })).status;

it('a page that a supplier hands in waits in the queue of cases, with its findings and its address', async () => {
  const { page } = await handedIn({ body: [paragraph('با ۰۹۱۲۱۲۳۴۵۶۷ تماس بگیرید')] });
  const shown = {
    kind: 'SUPPLIER_PAGE',
    hits: ['CONTACT'],
    subject: { heading: page.title, status: 'IN_REVIEW', companyName: 'آزمون' },
    allowedDecisions: ['RETURN', 'PUBLISH', 'SCHEDULE'],
  };
  for (const by of [moderator, editor]) expect(await caseOf(by, page.id)).toMatchObject(shown);
  const { dueAt, subject } = (await caseOf(moderator, page.id))!;
  expect(dueAt > '2026-12-02T20' && dueAt < '2026-12-04').toBe(true);
  expect(subject?.text).toContain('تماس بگیرید');
  expect(subject?.path).toBe(`/contents/${page.id}/${encodeURIComponent(page.slug)}?preview=`);
  expect(await previewBy(moderator, page)).toBe(200);
  expect(await previewBy(await content.person(['SUPPORT']), page)).toBe(404);
  const { page: own } = await content.published(typeId);
  expect((await casesOf(moderator, { state: 'DECIDED' })).map(({ objectId }) => objectId)).not.toContain(own.id);
});

it('its decision publishes the page, tells the seller, and is in the log', async () => {
  const { page, owner } = await handedIn();
  expect(ok(await decide(moderator, page.id, { decision: 'PUBLISH' }))).toMatchObject({
    state: 'DECIDED',
    outcome: 'PUBLISH',
    version: 2,
  });
  expect(ok(await content.read(page.id))).toMatchObject({ id: page.id });
  const notices = async () => ok(await app.get('/notifications', { by: owner })).items;
  await until('the notice is written', async () => (await notices()).length > 0);
  expect(await notices()).toMatchObject([{ type: 'PAGE_DECIDED' }]);
  const lines = await app.db.query<{ action: string }>('select action from audit where object_id = $1 order by id', [
    page.id,
  ]);
  expect(lines.map(({ action }) => action).sort()).toEqual(['PAGE_CASE_DECIDED', 'PAGE_PUBLISHED']);
  // Whoever decides reads it only while it waits.
  expect(await previewBy(moderator, page)).toBe(404);
});

it('sends it back with a reason, and the next handing in is another case', async () => {
  const { page, owner } = await handedIn();
  expect((await decide(editor, page.id, { decision: 'RETURN' })).body).toMatchObject({
    errors: [{ field: 'reason', code: 'REQUIRED' }],
  });
  const first = ok(await decide(editor, page.id, { decision: 'RETURN', reason: 'منبع جدول را بنویسید.' }));
  expect(first).toMatchObject({ outcome: 'RETURN', answer: 'منبع جدول را بنویسید.' });
  const draft = ok(await app.get('/pages/{id}/draft', { by: owner, path: { id: page.id } }));
  expect(draft).toMatchObject({ status: 'DRAFT', reason: 'منبع جدول را بنویسید.' });
  ok(await app.post('/pages/{id}/submit', { by: owner, path: { id: page.id }, body: { version: draft.version } }));
  expect((await caseOf(moderator, page.id))?.id).not.toBe(first.id);
});

it('plans it for a time, and it is there at its second', async () => {
  const { page } = await handedIn();
  const ask = async (publishAt?: string) =>
    (await decide(moderator, page.id, { decision: 'SCHEDULE', ...(publishAt && { publishAt }) })).body;
  expect(await ask()).toMatchObject({ errors: [{ field: 'publishAt', code: 'REQUIRED' }] });
  expect(await ask('2026-11-30T08:00:00Z')).toMatchObject({
    errors: [{ field: 'publishAt', code: 'PUBLISH_TIME_PASSED' }],
  });
  expect(await ask('2028-11-30T08:00:00Z')).toMatchObject({
    errors: [{ field: 'publishAt', code: 'PUBLISH_TIME_TOO_FAR' }],
  });
  expect(await ask(LATER)).toMatchObject({ outcome: 'SCHEDULE' });
  app.clock.set('2026-12-05T07:59:59Z');
  expect((await content.read(page.id)).status).toBe(404);
  app.clock.set(LATER);
  expect((await content.read(page.id)).status).toBe(200);
});

it('what is decided on the page, or taken back, is no case any more', async () => {
  const decided = await handedIn();
  const open = (await caseOf(moderator, decided.page.id))!;
  ok(await content.publish(editor, decided.page));
  const body = { version: open.version, decision: 'RETURN', reason: 'دیر رسید.' };
  const late = await app.put('/admin/moderation/cases/{id}', { by: moderator, path: { id: open.id }, body });
  expect(late).toMatchObject({ status: 409, body: { code: 'CASE_DECIDED' } });
  expect(await caseOf(moderator, decided.page.id, { state: 'DECIDED' })).toMatchObject({ outcome: 'PUBLISH' });
  const back = await handedIn();
  ok(
    await app.post('/pages/{id}/withdraw', {
      by: back.owner,
      path: { id: back.page.id },
      body: { version: back.page.version },
    }),
  );
  expect(await caseOf(moderator, back.page.id)).toBeUndefined();
  expect(await caseOf(moderator, back.page.id, { state: 'DECIDED' })).toMatchObject({ outcome: 'WITHDRAWN' });
});

it('nobody decides what the own company wrote, or what oneself wrote', async () => {
  const { page, customerId } = await handedIn();
  const member = await content.person(['MODERATOR']);
  await content.member(customerId, member, false, ['MESSAGE']);
  expect(await caseOf(member, page.id)).toMatchObject({ isOwnMatter: true, allowedDecisions: [] });
  expect(await decide(member, page.id, { decision: 'PUBLISH' })).toMatchObject({
    status: 403,
    body: { code: 'OWN_MATTER' },
  });
  expect(await statusOf(page)).toBe('IN_REVIEW');
});

it('of two who decide at once, in the case and on the page, one does', async () => {
  const { page } = await handedIn();
  const answers = await Promise.all([
    decide(moderator, page.id, { decision: 'RETURN', reason: 'منبع جدول را بنویسید.' }),
    content.publish(editor, page),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { outcome } = (await caseOf(moderator, page.id, { state: 'DECIDED' }))!;
  expect(await statusOf(page)).toBe(outcome === 'RETURN' ? 'DRAFT' : 'PUBLISHED');
});

it('who looks at it keeps it from others for ten minutes', async () => {
  const { page } = await handedIn();
  const { id } = (await caseOf(moderator, page.id))!;
  ok(await app.post('/admin/moderation/cases/{id}/claim', { by: moderator, path: { id } }));
  expect((await decide(editor, page.id, { decision: 'PUBLISH' })).body.code).toBe('CASE_CLAIMED');
  app.clock.set('2026-12-01T08:11:00Z');
  expect((await decide(editor, page.id, { decision: 'PUBLISH' })).status).toBe(200);
});

it('each of staff sees the kinds that are theirs', async () => {
  const { page } = await handedIn();
  const support = await content.person(['SUPPORT']);
  expect(await caseOf(support, page.id)).toMatchObject({ allowedDecisions: [] });
  expect((await decide(support, page.id, { decision: 'PUBLISH' })).status).toBe(403);
  // Comments and messages are not for those who write pages.
  expect(new Set((await casesOf(editor)).map(({ kind }) => kind))).toEqual(new Set(['SUPPLIER_PAGE']));
  const summary = ok(await app.get('/admin/moderation/summary', { by: editor }));
  expect(summary.map(({ kind }) => kind)).toEqual(['SUPPLIER_PAGE']);
  const comment = (await caseOf(moderator, await aComment()))!;
  const claimed = await app.post('/admin/moderation/cases/{id}/claim', { by: editor, path: { id: comment.id } });
  expect(claimed).toMatchObject({ status: 404, body: { code: 'CASE_NOT_FOUND' } });
  const queues = async (by: Person) => ok(await app.get('/admin/summary', { by }));
  const countOf = async (by: Person) => (await queues(by)).find(({ name }) => name === 'MODERATION')?.count;
  expect(await countOf(editor)).toBe(summary[0]!.count);
  expect(await countOf(moderator)).toBe((await casesOf(moderator)).length);
  const foreign = await decide(moderator, page.id, { decision: 'REJECT', code: 'INSULT' });
  expect(foreign.body).toMatchObject({ errors: [{ field: 'decision', code: 'DECISION_NOT_OF_CASE' }] });
});

it('what waited before there were such cases is taken into the queue', async () => {
  const { page, owner } = await handedIn();
  const [message] = await app.db.query<{ id: string }>('select id from messages order by id limit 1');
  const messageId = message?.id ?? (await aMessage(owner));
  await app.db.query(
    `insert into message_reports (id, message_id, reporter_user_id, reason, explanation, created_at)
     values ($1, $2, $3, 'FRAUD', 'پول پیشاپیش خواست.', $4)`,
    [newId(), messageId, owner.userId, NOW],
  );
  await app.db.query(`delete from moderation_cases where object_type in ('PAGE', 'MESSAGE')`);
  const path = new URL('../../../api/migrations/0581_cases_of_pages_and_messages.sql', import.meta.url);
  await app.db.execute(`alter table message_reports drop column decided_at; ${await readFile(path, 'utf8')}`);
  expect(await caseOf(moderator, page.id)).toMatchObject({ kind: 'SUPPLIER_PAGE', state: 'OPEN' });
  expect(await caseOf(moderator, messageId)).toMatchObject({
    kind: 'MESSAGE',
    reason: 'پول پیشاپیش خواست.',
    dueAt: '2026-12-02T08:00:00.000Z',
    subject: { message: { reason: 'FRAUD' } },
  });
  expect((await decide(editor, page.id, { decision: 'PUBLISH' })).status).toBe(200);
});

/** A message of some buyer to a new seller, straight in its tables. */
async function aMessage(author: Person): Promise<string> {
  const conversationId = newId();
  const messageId = newId();
  const { customerId } = await content.seller();
  await app.db.query(
    `insert into conversations (id, subject_type, subject_id, subject_title, seller_name, search_key, buyer_customer_id,
       seller_customer_id, last_seq, last_message_at, created_at)
     select $1, 'SUPPLIER_PRODUCT', $1, 'شیر', 'فروشنده', 'شیر', id, $2, 1, $3, $3 from customers where id <> $2 order by id limit 1`,
    [conversationId, customerId, NOW],
  );
  await app.db.query(
    `insert into messages (id, conversation_id, seq, side, author_user_id, body, search_key, created_at)
     values ($1, $2, 1, 'BUYER', $3, 'پیش‌پرداخت بفرستید', 'پیش', $4)`,
    [messageId, conversationId, author.userId, NOW],
  );
  return messageId;
}
