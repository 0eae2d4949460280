import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasPostgres } from '../../kit/postgres.ts';
import { ok } from '../../kit/rest.ts';
import { type By, later, MONDAY, startComments } from './comments.kit.ts';
import { contentOf } from './pages.kit.ts';

// What is counted while many act at once is what a recount of the rows finds: likes of pages and of comments, votes on answers,
// comments of an object and ratings.
let site: Awaited<ReturnType<typeof startComments>>;
let moderator: By;
let readers: By[];
let pages: string[];
let questions: string[];
let comments: string[];
let now = new Date(MONDAY);

const READERS = 5;

beforeAll(async () => {
  site = await startComments();
  const content = contentOf(site.app);
  moderator = await site.somebody(['MODERATOR']);
  readers = await Promise.all(Array.from({ length: READERS }, () => site.somebody()));
  const { id: typeId } = await content.type('ARTICLE');
  pages = [(await content.published(typeId)).page.id, (await content.published(typeId)).page.id];
  const by = await content.editor();
  const group = { name: 'گروه شمارش', order: 1, isActive: true };
  const { id: categoryId } = ok(await site.app.post('/admin/faqcategories', { by, body: group }));
  const question = (text: string) => ({
    categoryId,
    question: text,
    answer: [{ kind: 'PARAGRAPH', spans: [{ t: 'پاسخ' }] }],
    platforms: ['WEB' as const],
    order: 1,
    isActive: true,
  });
  questions = [];
  for (const text of ['چگونه بشماریم؟', 'چند بار بشماریم؟'])
    questions.push(ok(await site.app.post('/admin/faqquestions', { by, body: question(text) })).id);
  comments = [
    await site.published(await site.somebody(), moderator),
    await site.published(await site.somebody(), moderator),
  ];
});
afterAll(() => site?.app.stop());

type Act =
  | { kind: 'LIKE_PAGE' | 'LIKE_COMMENT' | 'VOTE'; who: number; what: 0 | 1; value: boolean | undefined }
  | { kind: 'WRITE'; who: number; what: 0 | 1; rating: number };

const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('LIKE_PAGE' as const, 'LIKE_COMMENT' as const, 'VOTE' as const),
      who: fc.nat({ max: READERS - 1 }),
      what: fc.constantFrom(0 as const, 1 as const),
      value: fc.constantFrom(true, false, undefined),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('WRITE' as const),
      who: fc.nat({ max: READERS - 1 }),
      what: fc.constantFrom(0 as const, 1 as const),
      rating: fc.integer({ min: 1, max: 5 }),
    }),
  },
);

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function run(act: Act): Promise<number> {
  const by = readers[act.who]!;
  const { app } = site;
  if (act.kind === 'WRITE') {
    const { status } = await site.write(by, {
      pageId: pages[act.what],
      supplierProductId: undefined,
      rating: act.rating,
    });
    return status;
  }
  const body = act.value === undefined ? {} : { isLiked: act.value };
  if (act.kind === 'LIKE_PAGE')
    return (await app.post('/pages/{id}/like', { by, path: { id: pages[act.what]! }, body })).status;
  if (act.kind === 'LIKE_COMMENT')
    return (await app.post('/pagecomments/{id}/like', { by, path: { id: comments[act.what]! }, body })).status;
  const rating = { isHelpful: act.value ?? true };
  const headers = { 'user-agent': BROWSER };
  return (
    await app.post('/faqquestions/{id}/helpful', { by, path: { id: questions[act.what]! }, body: rating, headers })
  ).status;
}

/** What is shown, and what a recount finds. */
async function counts() {
  const { db } = site.app;
  const ids = { pages, questions, comments };
  const shownPages = ok(await site.app.get('/pages/by-ids', { query: { ids: pages } }));
  const shownQuestions = ok(await site.app.get('/faqquestions/by-ids', { query: { ids: questions } }));
  const shownComments = (await site.tree(undefined, { pageSize: 100 })).items;
  const one = async (text: string, id: string) => (await db.query<{ count: number }>(text, [id]))[0]!.count;
  const recounted = {
    pages: await Promise.all(
      ids.pages.map((id) => one('select count(*)::int as count from page_likes where page_id = $1', id)),
    ),
    comments: await Promise.all(
      ids.comments.map((id) => one('select count(*)::int as count from comment_likes where comment_id = $1', id)),
    ),
    helpful: await Promise.all(
      ids.questions.map((id) =>
        one('select count(*)::int as count from faq_ratings where question_id = $1 and is_helpful', id),
      ),
    ),
    ratings: await Promise.all(
      ids.questions.map((id) => one('select count(*)::int as count from faq_ratings where question_id = $1', id)),
    ),
  };
  const shown = {
    pages: pages.map((id) => shownPages.find((page) => page.id === id)!.likeCount),
    comments: comments.map((id) => shownComments.find((comment) => comment.id === id)!.likeCount),
    helpful: questions.map((id) => shownQuestions.find((question) => question.id === id)!.helpfulCount),
    ratings: questions.map((id) => shownQuestions.find((question) => question.id === id)!.ratingCount),
  };
  return { shown, recounted };
}

it.skipIf(!hasPostgres)('counts of random acts at once are those of a recount', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 20, maxLength: 40 }), async (history) => {
      // Who wrote a little while ago may write again.
      site.app.clock.set((now = later(now, 60)));
      const statuses = await Promise.all(history.map(run));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      const { shown, recounted } = await counts();
      expect(shown).toEqual(recounted);
      // Nobody stands twice in what is counted, and nobody rated a page twice.
      for (const most of [...recounted.pages, ...recounted.comments, ...recounted.ratings])
        expect(most).toBeLessThanOrEqual(READERS);
      const twice = await site.app.db.query(
        `select from comments where rating is not null and state not in ('REMOVED', 'REJECTED') group by author_user_id, object_id having count(*) > 1`,
      );
      expect(twice).toEqual([]);
    }),
    { numRuns: 6 },
  );
  await recountComments();
});

/** Once all that waits is decided, the list has as many as there are, and the summary the stars that were given. */
async function recountComments() {
  const { app } = site;
  const waiting = await app.db.query<{ id: string }>(`select id from comments where state = 'PENDING'`);
  await Promise.all(waiting.map(({ id }) => site.publish(moderator, id)));
  let ratings = 0;
  for (const id of pages) {
    const query = { objectType: 'PAGE' as const };
    const tree = ok(await app.get('/pagecomments/{id}/active-tree', { path: { id }, query }));
    const [row] = await app.db.query<{ roots: number; all: number; ratings: number }>(
      `select count(*) filter (where root_id is null)::int as roots, count(*)::int as all, count(rating)::int as ratings from comments
       where object_id = $1 and state in ('PUBLISHED', 'EDIT_PENDING')`,
      [id],
    );
    ratings += row!.ratings;
    expect(tree.totalCount).toBe(row!.roots);
    const [summary] = ok(await app.get('/pagecomments/summary', { query: { objectType: 'PAGE', objectIds: [id] } }));
    expect([summary?.ratingCount ?? 0, summary?.commentCount ?? 0]).toEqual([row!.ratings, row!.all]);
    expect((summary?.stars ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(row!.ratings);
  }
  // Some were given.
  expect(ratings).toBeGreaterThan(0);
}
