import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { topOf } from '../../../api/src/modules/content/questions/questions.service.ts';
import type { RankedRow } from '../../../api/src/modules/content/questions/questions.repository.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';

const START = '2026-12-01T08:00:00Z';
const DAY = 86_400_000;
const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';

let app: Awaited<ReturnType<typeof startAppAt>>;
let editor: { headers: object };
beforeAll(async () => {
  app = await startAppAt(START);
  editor = { headers: await app.headersOf(['CONTENT_EDITOR']) };
});
afterAll(() => app?.stop());

const user = async () => ({ headers: await app.headersOf([]) });
const paragraph = (t: string) => ({ kind: 'PARAGRAPH', spans: [{ t }] });
let count = 0;
const category = async (given: object = {}) => {
  count += 1;
  const body = { name: `دستهٔ ${count}`, order: count, isActive: true, ...given };
  return ok(await app.post('/admin/faqcategories', { by: editor, body }));
};
const questionOf = (categoryId: string, given: object = {}) => ({
  categoryId,
  question: 'چطور قیمت بگیرم؟',
  answer: [paragraph('دکمهٔ «درخواست قیمت» را بزنید.')],
  platforms: ['WEB' as const],
  order: 1,
  isActive: true,
  ...given,
});
const write = async (categoryId: string, given: object = {}) =>
  app.post('/admin/faqquestions', { by: editor, body: questionOf(categoryId, given) });
const written = async (categoryId: string, given: object = {}) => ok(await write(categoryId, given));
const ofCategory = (categoryId: string, platform?: 'WEB' | 'MOBILE') =>
  app.get('/faqquestions/by-category/by-platform', { query: { categoryId, ...(platform && { platform }) } });

describe('questions', () => {
  it('are read by group and platform, in the order of staff', async () => {
    const { id } = await category({ name: 'ثبت سفارش' });
    const second = await written(id, { order: 2, question: 'دومی کدام است؟' });
    const first = await written(id, { order: 1, question: 'اولی کدام است؟' });
    const mobile = await written(id, { order: 3, question: 'در تلفن چطور؟', platforms: ['MOBILE'] });
    await written(id, { order: 4, isActive: false });
    const idsOf = async (platform: 'WEB' | 'MOBILE') => ok(await ofCategory(id, platform)).map((each) => each.id);
    expect([await idsOf('WEB'), await idsOf('MOBILE')]).toEqual([[first.id, second.id], [mobile.id]]);
    const groups = ok(await app.get('/faqquestions/group-by-category'));
    expect(groups.find((group) => group.category.id === id)).toMatchObject({
      category: { name: 'ثبت سفارش', slug: 'ثبت-سفارش', questionCount: 2 },
      questions: [{ slug: 'اولی-کدام-است', answer: [{ kind: 'PARAGRAPH' }] }, { id: second.id }],
    });
    const categories = ok(await app.get('/faqcategories/active-list/by-platform', { query: { platform: 'MOBILE' } }));
    expect(categories.find((each) => each.id === id)?.questionCount).toBe(1);
  });

  it('of a group that is hidden are not there, and those of none are told', async () => {
    const { id, version, name } = await category();
    const question = await written(id);
    const change = { name, order: 1, isActive: false, version };
    ok(await app.put('/admin/faqcategories/{id}', { by: editor, path: { id }, body: change }));
    expect((await ofCategory(id)).body.code).toBe('FAQ_CATEGORY_NOT_FOUND');
    expect((await ofCategory(NOBODY)).body.code).toBe('FAQ_CATEGORY_NOT_FOUND');
    expect((await app.get('/faqquestions/{id}', { path: { id: question.id } })).body.code).toBe(
      'FAQ_QUESTION_NOT_FOUND',
    );
  });

  it.each([
    ['no block', { answer: [] }, 'answer'],
    [
      'a link to nowhere',
      { answer: [{ kind: 'PARAGRAPH', spans: [{ t: 'x', a: 'javascript:alert(1)' }] }] },
      'answer[0].spans[0].a',
    ],
    ['a heading', { answer: [{ kind: 'HEADING', level: 2, spans: [{ t: 'عنوان' }] }] }, 'answer[0].kind'],
    ['201 letters', { question: 'ب'.repeat(201) }, 'question'],
    ['no platform', { platforms: [] }, 'platforms'],
  ])('with %s are refused', async (_, given, field) => {
    const { id } = await category();
    const { status, body } = await write(id, given);
    expect([status, body.errors?.map((each) => each.field)]).toEqual([400, [field]]);
  });

  it('are changed by the version that was read', async () => {
    const { id: categoryId } = await category();
    const { id } = await written(categoryId);
    const change = (version: number) =>
      app.put('/admin/faqquestions/{id}', { by: editor, path: { id }, body: { ...questionOf(categoryId), version } });
    expect(ok(await change(1)).version).toBe(2);
    expect((await change(1)).body).toMatchObject({ code: 'VERSION_CONFLICT', errors: [{ params: ['2'] }] });
    const stranger = await user();
    expect((await app.get('/admin/faqquestions', { by: stranger })).status).toBe(403);
  });

  it('a name of a group is one, in any spelling', async () => {
    await category({ name: 'پرداخت کالا' });
    const again = await app.post('/admin/faqcategories', {
      by: editor,
      body: { name: 'پرداخت  كالا', order: 1, isActive: true },
    });
    expect([again.status, again.body.code]).toEqual([409, 'FAQ_CATEGORY_TAKEN']);
  });
});

describe('what visitors say', () => {
  it('counts once for each in 30 days, and may be changed', async () => {
    const { id: categoryId } = await category();
    const { id } = await written(categoryId);
    const one = await user();
    const other = await user();
    const rate = async (by: { headers: object }, isHelpful: boolean) => {
      const { helpfulCount, ratingCount } = ok(
        await app.post('/faqquestions/{id}/helpful', { by, path: { id }, body: { isHelpful } }),
      );
      return [helpfulCount, ratingCount];
    };
    expect(await rate(one, true)).toEqual([1, 1]);
    expect(await rate(one, true)).toEqual([1, 1]);
    expect(await rate(one, false)).toEqual([0, 1]);
    expect(await rate(other, true)).toEqual([1, 2]);
    app.clock.set(new Date(Date.parse(START) + 31 * DAY));
    expect(await rate(one, true)).toEqual([2, 3]);
    app.clock.set(START);
    const [kept] = await app.db.query<{ helpful: number; all: number }>(
      `select count(*) filter (where is_helpful)::int as helpful, count(*)::int as all from faq_ratings where question_id = $1`,
      [id],
    );
    expect(kept).toEqual({ helpful: 2, all: 3 });
  });

  it('of one visitor a hundred times at once is one', async () => {
    const { id: categoryId } = await category();
    const { id } = await written(categoryId);
    const by = await user();
    const rate = () => app.post('/faqquestions/{id}/helpful', { by, path: { id }, body: { isHelpful: true } });
    await Promise.all(Array.from({ length: 100 }, rate));
    expect(ok(await app.get('/faqquestions/{id}', { path: { id } }))).toMatchObject({
      helpfulCount: 1,
      ratingCount: 1,
    });
  });

  it('of programs counts nothing', async () => {
    const { id: categoryId } = await category();
    const { id } = await written(categoryId);
    const headers = { 'user-agent': 'curl/8' };
    await app.post('/faqquestions/{id}/helpful', { headers, path: { id }, body: { isHelpful: true } });
    await app.post('/faqquestions/{id}/visit', { headers, path: { id } });
    expect(ok(await app.get('/faqquestions/{id}', { path: { id } })).ratingCount).toBe(0);
    expect(await app.db.query('select from visit_days where object_id = $1', [id])).toEqual([]);
  });

  it('opened answers are visits, once in half an hour', async () => {
    const { id: categoryId } = await category();
    const { id } = await written(categoryId);
    const by = await user();
    for (let turn = 0; turn < 3; turn += 1) await app.post('/faqquestions/{id}/visit', { by, path: { id } });
    const shown = ok(await app.get('/admin/faqquestions', { by: editor, query: { ids: [id] } })).items;
    expect(shown).toMatchObject([{ id, viewCount: 1 }]);
  });
});

describe('words that find nothing', () => {
  it('are told to editors once three visitors looked for them in 90 days', async () => {
    const { id } = await category();
    await written(id, { question: 'فاکتور رسمی می‌دهید؟' });
    const look = async (searchKey: string) =>
      ok(await app.get('/faqquestions/search', { by: await user(), query: { searchKey } }));
    const terms = async () =>
      ok(await app.get('/admin/faqquestions/unanswered', { by: editor })).map(({ term }) => term);
    expect((await look('فاکتور رسمي')).length).toBe(1);
    await look('گارانتی تعویض');
    await look('گارانتي  تعویض');
    expect(await terms()).toEqual([]);
    expect(await look('گارانتی تعویض')).toEqual([]);
    expect(await terms()).toEqual(['گارانتی تعویض']);
    for (let turn = 0; turn < 3; turn += 1) await look('09121234567');
    expect(await terms()).toEqual(['گارانتی تعویض']);
    app.clock.set(new Date(Date.parse(START) + 91 * DAY));
    expect(await terms()).toEqual([]);
    await app.tick();
    expect(await app.db.query('select from faq_misses')).toEqual([]);
    app.clock.set(START);
  });

  it('and are looked for with two letters at least', async () => {
    expect((await app.get('/faqquestions/search', { query: { searchKey: '\u200c\u200c' } })).status).toBe(400);
  });
});

describe('the ten', () => {
  const since = new Date(Date.parse(START) - 30 * DAY);
  const row = (order: number, viewCount: number, helpfulCount = 0, ratingCount = 0, age = 60) =>
    ({ order, viewCount, helpfulCount, ratingCount, createdAt: new Date(Date.parse(START) - age * DAY) }) as RankedRow;
  const orders = (rows: RankedRow[]) => topOf(rows, since).map(({ order }) => order);

  it('are those opened most, the more so the more they help', () => {
    expect(orders([row(1, 10), row(2, 8, 3, 4), row(3, 8, 1, 4), row(4, 20)])).toEqual([4, 2, 1, 3]);
  });

  it('stay in the order of staff where they are alike', () => {
    expect(orders([row(1, 5), row(2, 5), row(3, 5)])).toEqual([1, 2, 3]);
  });

  it('have a place for the newest of 30 days', () => {
    const old = Array.from({ length: 12 }, (_, index) => row(index + 1, 100 - index));
    expect(orders([...old, row(90, 0, 0, 0, 29), row(91, 0, 0, 0, 3)])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 91]);
    expect(orders([...old, row(90, 0, 0, 0, 31)])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(orders([...old.slice(1), row(1, 200, 0, 0, 3)])[0]).toBe(1);
  });
});
