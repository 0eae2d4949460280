import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeAdvertisementPictures } from '../../../api/seeds/content/advertisement-rows.ts';
import { SEEDED_CODE } from '../../../api/seeds/content/guidance-rows.ts';
import { pageIdOf, typeIdOf } from '../../../api/seeds/content/page-rows.ts';
import { seedContent } from '../../../api/seeds/content/seed-content.ts';
import { readHelp } from '../../../api/seeds/content/texts.ts';
import { helpKeys } from '../../../api/src/modules/content/help/help-keys.generated.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';

const START = '2026-12-01T08:00:00Z';

let app: Awaited<ReturnType<typeof startAppAt>>;
const seed = () => {
  const folder = join(app.settings.RASTEH_DATA!, 'files');
  const pictures = () => takeAdvertisementPictures({ db: app.db, folder });
  return seedContent(app.db, { now: app.clock.now(), linkKey: app.linkKey, folder, pictures });
};
beforeAll(async () => {
  app = await startAppAt(START);
  expect(await seed()).toBe(true);
});
afterAll(() => app?.stop());

const numbers = async (sql: string) => (await app.db.query<{ wrong: number }>(sql))[0]!.wrong;
const newsOf = async () =>
  ok(await app.get('/pages/by-content-type-id', { query: { contentTypeId: typeIdOf('news') } }));

it('is written once', async () => {
  expect(await seed()).toBe(false);
});

it('shows 37 articles in five types, 7 of them by suppliers', async () => {
  const totals = await Promise.all(
    ['selection', 'buying', 'knowledge', 'makers', 'news', 'guides'].map(async (key) => {
      const query = { contentTypeId: typeIdOf(key) };
      return ok(await app.get('/pages/by-content-type-id', { query })).totalCount;
    }),
  );
  expect(totals).toEqual([12, 8, 8, 7, 2, 20]);
});

it('has articles whose cards are of things that are there', async () => {
  const page = ok(await app.get('/pages/{id}/by-platform', { path: { id: pageIdOf('centrifugal-pump-selection') } }));
  const gone =
    await numbers(`select count(*)::int as wrong from page_versions v, jsonb_array_elements(v.body -> 'blocks') b
    where b ->> 'kind' = 'PRODUCT_CARD' and not exists (select from product_search s
      where s.id = (b ->> 'objectId')::uuid and s.visible_until = 'infinity')`);
  expect(gone).toBe(0);
  expect(page.body!.filter(({ kind }) => kind === 'PRODUCT_CARD')).toHaveLength(1);
  expect(page).toMatchObject({ likeCount: expect.any(Number), cover: { altText: 'پمپ گریز از مرکز روی پایه' } });
  expect(page.headings!.length).toBeGreaterThanOrEqual(3);
});

it('has the pages of the site, terms with the version that a login accepts among them', async () => {
  const site = ok(await app.get('/pages/for-public-site', { query: {} }));
  const names = site.flatMap(({ uniquePageName }) => uniquePageName ?? []);
  expect(names.sort()).toEqual(['about', 'contact', 'how-to-sell', 'privacy', 'terms']);
  const terms = ok(await app.get('/pages/by-uniquepagename', { query: { uniquePageName: 'terms' } }));
  expect(terms.consentVersion).toBe('1405-08');
});

it('shows what is scheduled from its morning on, and sends readers of what is archived elsewhere', async () => {
  const before = (await newsOf()).totalCount;
  app.clock.set('2026-12-04T04:29:59Z');
  expect((await newsOf()).totalCount).toBe(before);
  app.clock.set('2026-12-04T04:30:00Z');
  expect((await newsOf()).totalCount).toBe(before + 1);
  app.clock.set(START);
  const archived = ok(await app.get('/pages/{id}/by-platform', { path: { id: pageIdOf('news-trial-opening') } }));
  expect(archived.movedTo).toBe('/how-it-works');
});

it('has one page that waits for an editor', async () => {
  const query = { status: 'IN_REVIEW' as const };
  const by = { headers: await app.headersOf(['CONTENT_EDITOR']) };
  const { items } = ok(await app.get('/admin/pages', { by, query }));
  expect(items.map(({ id }) => id)).toEqual([pageIdOf('powder-coating-that-lasts')]);
});

it('answers 60 questions in 8 categories, ten of them at the top', async () => {
  const categories = ok(await app.get('/faqcategories/active-list/by-platform', { query: {} }));
  expect(categories).toHaveLength(8);
  expect(ok(await app.get('/faqquestions/top-most-visited/by-platform', { query: {} }))).toHaveLength(10);
  expect(await numbers('select count(*)::int as wrong from faq_questions')).toBe(60);
});

it('helps on screens that the web has', async () => {
  const paths = helpKeys.map(({ path }) => path);
  for (const { screen } of readHelp()) expect(paths).toContain(screen);
  expect(await numbers('select count(*)::int as wrong from help_entries')).toBe(readHelp().length);
  const help = ok(await app.get('/helpsystems/byfrontuniqueid', { query: { frontUniqueId: 'product-list' } }));
  expect(help.title).toBe('فهرست کالاها');
});

it('has menus of which nothing leads nowhere', async () => {
  const menu = ok(await app.get('/websitemenus/tree', { query: { platform: 'WEB' } }));
  expect(menu.length).toBeGreaterThanOrEqual(4);
});

it('has six advertisements with their pictures and figures, one for each slot now', async () => {
  const by = { headers: await app.headersOf(['CONTENT_EDITOR']) };
  const { items } = ok(await app.get('/admin/advertisements', { by, query: {} }));
  expect(items).toHaveLength(6);
  for (const { state, viewCount, clickCount, imageDesktop, imageMobile } of items) {
    expect(state).toBe('RUNNING');
    expect(clickCount).toBeGreaterThan(0);
    expect(viewCount).toBeGreaterThan(10 * clickCount);
    for (const { url } of [imageDesktop, imageMobile])
      expect((await app.inject({ method: 'GET', url: `/api/v1${url}`, headers: {} })).statusCode).toBe(200);
  }
  const shown = ok(await app.get('/advertisements', {}));
  expect(shown.map(({ slot }) => slot)).toEqual(['HOME_TOP', 'SEARCH_INLINE', 'PAGE_END']);
});

it('has feedback that its number and code open', async () => {
  const query = { trackingNo: 'FB-1405-000001', code: SEEDED_CODE };
  expect(ok(await app.get('/feedbacks/by-trackingno', { query }))).toMatchObject({ status: 'ANSWERED', type: 'BUG' });
  const states = await app.db.query<{ status: string }>('select distinct status from feedbacks order by 1');
  expect(states.map(({ status }) => status)).toEqual(['ANSWERED', 'CLOSED', 'IN_WORK', 'NEW']);
});

it('counts what can be counted again', async () => {
  expect(
    await numbers(`select count(*)::int as wrong from page_like_counts c
      where likes <> (select count(*) from page_likes l where l.page_id = c.page_id)`),
  ).toBe(0);
  expect(
    await numbers(`select count(*)::int as wrong from faq_questions q
      where rating_count <> (select count(*) from faq_ratings r where r.question_id = q.id)
        or helpful_count <> (select count(*) from faq_ratings r where r.question_id = q.id and is_helpful)`),
  ).toBe(0);
  expect(
    await numbers(`select count(*)::int as wrong from visit_counts c where object_type in ('CONTENT', 'FAQ_QUESTION')
      and visits <> (select sum(views) from visit_days d where d.object_type = c.object_type and d.object_id = c.object_id)`),
  ).toBe(0);
  expect(await numbers('select count(distinct day)::int as wrong from visit_days')).toBeGreaterThanOrEqual(119);
});

it('shows 8 videos with captions, some of them with help of the screens that they are of', async () => {
  const { items } = ok(await app.get('/mediavideos', { query: {} }));
  expect(items).toHaveLength(8);
  for (const { url, durationMs, captions, poster } of items) {
    expect(durationMs).toBeLessThanOrEqual(40_000);
    expect(captions.length).toBeGreaterThanOrEqual(4);
    const headers = { range: 'bytes=0-99' };
    const part = await app.inject({ method: 'GET', url: `/api/v1${url}`, headers });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
    expect((await app.inject({ method: 'GET', url: `/api/v1${poster.url}`, headers: {} })).statusCode).toBe(200);
  }
  const ids = items.map(({ id }) => id);
  const help = ok(await app.get('/helpsystems/byfrontuniqueid', { query: { frontUniqueId: 'product-list' } }));
  expect(ids).toContain(help.mediaVideoId);
  const inPages = await app.db.query<{ id: string }>(
    `select b ->> 'mediaVideoId' as id from page_versions v, jsonb_array_elements(v.body -> 'blocks') b where b ->> 'kind' = 'VIDEO'`,
  );
  expect(inPages.length).toBeGreaterThan(0);
  for (const { id } of inPages) expect(ids).toContain(id);
});
