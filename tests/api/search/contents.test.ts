import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { pageDraft, paragraph } from '../../kit/pages.ts';
import { ok } from '../../kit/rest.ts';
import { until } from '../../kit/until.ts';
import { type App, contentOf } from '../content/pages.kit.ts';

const START = '2026-12-01T08:00:00Z';
const MINUTE_MS = 60_000;

let app: App;
let people: ReturnType<typeof contentOf>;
let articles: string;
beforeAll(async () => {
  app = await startAppAt(START);
  people = contentOf(app);
  articles = (await people.type('ARTICLE')).id;
});
afterAll(() => app?.stop());

type Asked = {
  kinds?: ('PAGE' | 'FAQ' | 'HELP' | 'VIDEO')[];
  platform?: 'WEB' | 'MOBILE';
  pageNumber?: number;
  pageSize?: number;
};
const find = async (key: string, query: Asked = {}) =>
  ok(await app.get('/searches/contents', { query: { key, ...query } }));
const titles = async (key: string, query?: Asked) => (await find(key, query)).items.map(({ title }) => title);
/** New words are known after a minute; a word that is not known finds what has it as it is typed. */
const later = () => app.clock.set(new Date(app.clock.now().getTime() + 2 * MINUTE_MS).toISOString());
const write = (title: string, more: object = {}, publishAt?: string) =>
  people.published(articles, { title, ...more }, publishAt);

it('finds a page in any spelling, and marks what it says of it', async () => {
  const body = [paragraph('یک خط دیگر.'), paragraph('گیربکس‌های حلزونی در دمای بالا روغن کم می‌کنند.')];
  const { page } = await write('نگهداری گیربکس حلزونی', { body, platforms: ['WEB', 'MOBILE'] });
  later();
  for (const key of ['گیربکس حلزونی', 'گيربكس حلزوني', 'گیربکس‌های حلزونی', 'گیربکسهای حلزونی']) {
    const { items, reading } = await find(key);
    expect(items[0], key).toMatchObject({ kind: 'PAGE', objectId: page.id, path: page.path });
    expect(reading.tier, key).toBe('ALL');
    const marked = items[0]!.snippet.filter(({ isMarked }) => isMarked).map(({ text }) => text);
    expect(marked, key).toEqual(['گیربکس‌های', 'حلزونی']);
  }
  expect(await titles('گیربکس حلزونی', { platform: 'MOBILE' })).toEqual(['نگهداری گیربکس حلزونی']);
  expect(await titles('گیربکس حلزونی', { kinds: ['FAQ', 'HELP'] })).toEqual([]);
});

it('mends a word of one wrong letter, and says what it lacks', async () => {
  await write('روانکاری سیکلوگیربکس', { body: [paragraph('روانکار را هر سال عوض کنید.')] });
  later();
  // The first who asks after a minute has new words read, behind the answer.
  await until('the new word is known', async () => (await find('روانکازی')).reading.repaired !== undefined);
  const { reading, items } = await find('روانکازی');
  expect(reading.repaired).toEqual({ from: 'روانکازی', to: 'روانکاری' });
  expect(items[0]!.title).toBe('روانکاری سیکلوگیربکس');
  const lacking = await find('روانکاری سیکلوگیربکس زغبدلخ');
  expect(lacking.reading).toMatchObject({ tier: 'ALMOST', left: [{ text: 'زغبدلخ', reason: 'UNKNOWN' }] });
  expect((await find('زغبدلخ قثصفغ')).reading.tier).toBe('NONE');
});

it('shows what is planned at its second, without a job, and nothing of what was archived', async () => {
  const at = new Date(app.clock.now().getTime() + 60 * MINUTE_MS);
  const { page, other } = await write('نقطهٔ شبنم هوای فشرده', {}, at.toISOString());
  expect(await titles('نقطه شبنم')).toEqual([]);
  app.clock.set(new Date(at.getTime() - 1).toISOString());
  expect(await titles('نقطه شبنم')).toEqual([]);
  app.clock.set(at.toISOString());
  expect(await titles('نقطه شبنم')).toEqual(['نقطهٔ شبنم هوای فشرده']);
  await people.archive(other, page);
  expect(await titles('نقطه شبنم')).toEqual([]);
});

it('keeps what is shown beside the version that takes its place later', async () => {
  const { writer, other, page } = await write('دبی‌سنج التراسونیک');
  const draft = people.draftOf(articles, { title: 'دبی‌سنج کوریولیس' });
  const changed = ok(
    await app.put('/admin/pages/{id}', {
      by: writer,
      path: { id: page.id },
      body: { ...draft, version: page.version },
    }),
  );
  expect(await titles('دبی سنج')).toEqual(['دبی‌سنج التراسونیک']);
  const at = new Date(app.clock.now().getTime() + 10 * MINUTE_MS).toISOString();
  ok(await people.publish(other, ok(await people.submit(writer, changed)), at));
  expect(await titles('دبی سنج')).toEqual(['دبی‌سنج التراسونیک']);
  app.clock.set(at);
  expect(await titles('دبی سنج')).toEqual(['دبی‌سنج کوریولیس']);
});

it('finds pages by what their labels are called now', async () => {
  const by = await people.editor();
  const label = ok(await app.post('/admin/contentlabels', { by, body: { title: 'تریبولوژی' } }));
  await write('اصطکاک یاتاقان', { labelIds: [label.id] });
  expect(await titles('تریبولوژی')).toEqual(['اصطکاک یاتاقان']);
  const body = { title: 'سایش‌شناسی', version: label.version };
  ok(await app.put('/admin/contentlabels/{id}', { by, path: { id: label.id }, body }));
  expect(await titles('تریبولوژی')).toEqual([]);
  expect(await titles('سایش شناسی')).toEqual(['اصطکاک یاتاقان']);
});

it('finds questions while they and their groups are shown, and help', async () => {
  const by = await people.editor();
  const group = { name: 'گمرک و ترخیص', order: 1, isActive: true };
  const { id: categoryId } = ok(await app.post('/admin/faqcategories', { by, body: group }));
  const question = {
    categoryId,
    question: 'کوتاژ چیست؟',
    answer: [paragraph('شمارهٔ اظهارنامهٔ گمرکی است.')],
    platforms: ['WEB' as const],
    order: 1,
    isActive: true,
  };
  const { id } = ok(await app.post('/admin/faqquestions', { by, body: question }));
  const [hit] = (await find('کوتاژ')).items;
  expect(hit).toMatchObject({ kind: 'FAQ', objectId: id, title: 'کوتاژ چیست؟' });
  expect(decodeURIComponent(hit!.path)).toBe('/faq#کوتاژ-چیست');
  const hidden = { ...group, isActive: false, version: 1 };
  ok(await app.put('/admin/faqcategories/{id}', { by, path: { id: categoryId }, body: hidden }));
  expect(await titles('کوتاژ')).toEqual([]);
  const help = { title: 'پشتیبان‌گیری', body: [paragraph('متن')], relatedQuestionIds: [] };
  ok(await app.put('/admin/helpsystems/{frontUniqueId}', { by, path: { frontUniqueId: 'home' }, body: help }));
  expect((await find('پشتیبان گیری')).items).toMatchObject([{ kind: 'HELP', path: '/help/home' }]);
});

it('hides what a supplier wrote with the supplier', async () => {
  const { supplierId } = await people.seller();
  const { page } = await write('سندبلاست مخزن');
  await app.db.query('update content_search set writer_id = $1 where id = $2', [supplierId, page.id]);
  expect(await titles('سندبلاست')).toEqual(['سندبلاست مخزن']);
  await app.db.query(`update suppliers set confirm_status = 'SUSPENDED' where id = $1`, [supplierId]);
  expect(await titles('سندبلاست')).toEqual([]);
});

it('takes hostile texts for texts', async () => {
  const hostile = `'"\\<script>alert(1)</script>:*A & | ! ( ) \u202e`;
  const body = [paragraph(`پلاسماکات ${hostile} ${'ب'.repeat(5_000)}`)];
  await write(`برش پلاسما <b>${hostile.slice(0, 20)}`, { body });
  later();
  const { items } = await find('پلاسماکات');
  expect(items[0]!.snippet.map(({ text }) => text).join('')).toContain('<script>alert(1)</script>');
  for (const key of [
    hostile,
    "ab'; drop table pages; --",
    'a\\',
    ':*',
    "''''",
    '\u200c\u200c\u200c',
    'a & !b | (',
    '%_%',
  ])
    expect([200, 400], key).toContain((await app.ask(`/searches/contents?key=${encodeURIComponent(key)}`)).status);
});

it('refuses what is no question', async () => {
  const long = encodeURIComponent('ش'.repeat(201));
  const status = async (query: string) => (await app.ask(`/searches/contents?${query}`)).status;
  for (const query of ['', 'key=', 'key=%D8%B4', `key=${long}`, 'key=ab&kinds=DOCUMENT', 'key=ab&kinds=PAGE,PAGE'])
    expect(await status(query), query).toBe(400);
  for (const query of ['key=ab&pageNumber=0', 'key=ab&pageNumber=501', 'key=ab&pageSize=101', 'key=ab&platform=TV'])
    expect(await status(query), query).toBe(400);
});

it('lists each once over all pages, and counts them in the summary', async () => {
  for (const nth of ['یک', 'دو', 'سه']) await write(`ترموکوپل نوع ${nth}`);
  later();
  const pages = await Promise.all([1, 2].map((pageNumber) => find('ترموکوپل', { pageNumber, pageSize: 2 })));
  expect(pages.map(({ items }) => items.length)).toEqual([2, 1]);
  expect(new Set(pages.flatMap(({ items }) => items.map(({ objectId }) => objectId))).size).toBe(3);
  const { pagesCount, guidanceCount, videosCount } = ok(
    await app.get('/searches/summary', { query: { key: 'ترموکوپل' } }),
  );
  expect([pagesCount, guidanceCount, videosCount]).toEqual([3, 0, 0]);
});

it('suggests at most two of them', async () => {
  const { groups } = ok(await app.get('/searches/suggestions', { query: { key: 'ترموکو' } }));
  const contents = groups.find(({ kind }) => kind === 'CONTENT')!.items;
  expect(contents).toHaveLength(2);
  expect(contents[0]).toMatchObject({ detail: 'نوشته', path: expect.stringMatching(/^\/contents\//) });
  expect(groups.flatMap(({ items }) => items).length).toBeLessThanOrEqual(8);
});

it('counts words as often as they are there, whatever was changed', async () => {
  const [row] = await app.db.query<{ wrong: number }>(
    `select count(*)::int as wrong from content_terms t full join (
       select word, count(*)::int as count from content_search, unnest(tsvector_to_array(words)) as word
       where word ~ '^[[:alnum:]]' group by word) s on s.word = t.term
     where coalesce(t.count, 0) <> coalesce(s.count, 0)`,
  );
  expect(row!.wrong).toBe(0);
});

// The embedded database has one way to it: nobody writes meanwhile.
it.skipIf(process.env.TEST_DATABASE !== 'postgres')('keeps what is published while its label is renamed', async () => {
  const by = await people.editor();
  const label = ok(await app.post('/admin/contentlabels', { by, body: { title: 'کمپرسورهای هوا' } }));
  const first = await write('کمپرسور پیستونی', { labelIds: [label.id] });
  const { writer, other, page } = await write('کمپرسور اسکرو', { labelIds: [label.id] });
  const waiting = async () =>
    (await app.db.query<{ count: number }>('select count(*)::int as count from pg_locks where not granted'))[0]!.count;
  const body = pageDraft(articles, { title: 'کمپرسور سانتریفیوژ', labelIds: [label.id], version: page.version });
  const changed = ok(await app.put('/admin/pages/{id}', { by: writer, path: { id: page.id }, body }));
  const handedIn = ok(await people.submit(writer, changed));
  let published = false;
  const both = await app.db.transaction(async (tx) => {
    // The renaming has read what there is, and waits before it writes.
    await tx.query('select from content_search where id = $1 for update', [first.page.id]);
    const renamed = app.put('/admin/contentlabels/{id}', {
      by,
      path: { id: label.id },
      body: { title: 'کمپرسورها', version: label.version },
    });
    await until('the renaming waits', async () => (await waiting()) === 1);
    const publishing = people.publish(other, handedIn).finally(() => (published = true));
    await until('the other one is done or waits', async () => published || (await waiting()) === 2);
    return [renamed, publishing];
  });
  for (const answer of await Promise.all(both)) expect(answer.status).toBe(200);
  later();
  expect(await titles('کمپرسور سانتریفیوژ')).toEqual(['کمپرسور سانتریفیوژ', 'کمپرسور پیستونی']);
});
