import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../api/src/platform/ids.ts';
import { pageDraft, paragraph } from '../../kit/pages.ts';
import { solvePuzzle } from '../../kit/puzzle.ts';
import { headersBy, ok } from '../../kit/rest.ts';
import { pngOf, upload } from '../../kit/uploads.ts';
import { captions, filesOfVideo, videoTexts } from '../../kit/videos.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { contentOf } from './pages.kit.ts';

// What writers, readers and programs send that is wrong: each is told by a code of its own, and nothing of it is written.

const NOW = '2026-12-01T08:00:00Z';
/** What a refusal may not touch: texts, what is said of them, and what is found. Jobs leave them alone. */
const TABLES = `content_types content_labels content_label_names pages page_versions page_names page_editions page_likes
  page_like_counts page_submissions feedbacks feedback_acts faq_categories faq_questions faq_ratings help_entries website_menus
  announcements site_operators comments comment_likes comment_reports moderation_cases content_videos
  advertisements content_search content_terms file_links`.split(/\s+/);

let app: Awaited<ReturnType<typeof startAppAt>>;
let content: ReturnType<typeof contentOf>;
let filesUrl: string;
let known: Awaited<ReturnType<typeof prepare>>;
beforeAll(async () => {
  app = await startAppAt(NOW);
  filesUrl = `${await app.listen()}/api/v1/files`;
  content = contentOf(app);
  known = await prepare();
});
afterAll(() => app?.stop());

/** People, and what stands already. */
async function prepare() {
  const editor = await content.editor();
  const reader = await content.person();
  const { id: articles } = await content.type('ARTICLE');
  const { id: sites } = await content.type('STATIC');
  const guides = await content.type('GUIDE');
  const below = await content.type('GUIDE', guides.id);
  const label = ok(await app.post('/admin/contentlabels', { by: editor, body: { title: 'آب‌بند' } }));
  const named = ok(
    await app.post('/admin/pages', { by: editor, body: pageDraft(sites, { uniquePageName: 'taken-name' }) }),
  );
  const { page: open } = await content.published(articles);
  const { page: other } = await content.published(articles);
  const { page: closed } = await content.published(articles, { commentPolicy: 'CLOSED' });
  const { page: scheduled } = await content.published(articles, {}, '2026-12-02T08:00:00Z');
  const said = (pageId: string, more: object = {}) =>
    app.post('/pagecomments', { by: reader, body: { pageId, body: 'آب‌بند خوبی است و چکه نمی‌کند.', ...more } });
  const elsewhere = ok(await said(other.id, { rating: 4 }));
  const [waiting] = ok(await app.get('/admin/moderation/cases', { by: await content.person(['MODERATOR']) })).items;
  const verdict = { version: waiting!.version, decision: 'PUBLISH' as const };
  const moderator = await content.person(['MODERATOR']);
  ok(await app.put('/admin/moderation/cases/{id}', { by: moderator, path: { id: waiting!.id }, body: verdict }));
  const own = await content.begin(editor, articles);
  const handedIn = ok(await content.submit(editor, own));
  const foreign = await upload(filesUrl, {
    bytes: pngOf(320, 240),
    name: 'image.png',
    headers: headersBy(await content.editor()) as Record<string, string>,
  });
  const preview = ok(await app.post('/admin/pages/{id}/preview-link', { by: editor, path: { id: own.id } }));
  const seller = await content.seller();
  const pages = { open, other, closed, scheduled, own, handedIn, named };
  return { editor, reader, articles, sites, guides, below, label, pages, said, elsewhere, foreign, preview, seller };
}

type Answer = {
  status: number;
  body: { code?: string | undefined; errors?: { field: string; code: string }[] | undefined };
};
const told = ({ status, body }: Answer): string[] => [
  `${status} ${body.code}`,
  ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`),
];

const fingerprint = async () => {
  const sums = TABLES.map(
    (table) => `select '${table}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
  );
  const rows = await app.db.query<{ name: string; sum: string }>(sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
};

/** Sends it, and looks whether anything is there that was not. */
async function refused(send: () => Promise<Answer>, expected: string[]) {
  const before = await fingerprint();
  const answer = await send();
  expect(told(answer)).toEqual(expected);
  expect(await fingerprint()).toEqual(before);
}

describe('a text', () => {
  const draft = (more: object) => () =>
    app.post('/admin/pages', { by: known.editor, body: pageDraft(known.articles, more) });
  const body = (...blocks: object[]) => draft({ body: [paragraph('متن'), ...blocks] });
  const cell = { spans: [{ t: 'خانه' }] };

  it.each<[string, () => () => Promise<Answer>, string[]]>([
    [
      'of an unknown kind',
      () => body({ kind: 'MARQUEE', spans: [] }),
      ['400 VALIDATION_FAILED', 'body[1].kind UNKNOWN_VALUE'],
    ],
    [
      'of 401 blocks',
      () => body(...Array.from({ length: 400 }, () => paragraph('بند'))),
      ['400 VALIDATION_FAILED', 'body MAX_ITEMS'],
    ],
    [
      'of 81 kB',
      () => body(...Array.from({ length: 9 }, () => paragraph('a'.repeat(9_000)))),
      ['400 VALIDATION_FAILED', 'body CONTENT_TOO_LARGE'],
    ],
    [
      'with 13 columns',
      () => body({ kind: 'TABLE', rows: [{ cells: Array.from({ length: 13 }, () => cell) }] }),
      ['400 VALIDATION_FAILED', 'body[1].rows[0].cells MAX_ITEMS'],
    ],
    [
      'with an image without words',
      () => body({ kind: 'IMAGE', fileId: known.foreign.body.id }),
      ['400 VALIDATION_FAILED', 'body[1].alt CONTENT_ALT_REQUIRED'],
    ],
    [
      'with a file of others',
      () => body({ kind: 'IMAGE', fileId: known.foreign.body.id, alt: 'پمپ' }),
      ['400 VALIDATION_FAILED', 'body[1].fileId FILE_NOT_FOUND'],
    ],
    [
      'with a script for an address',
      () => body({ kind: 'PARAGRAPH', spans: [{ t: 'ا', a: 'javascript:x()' }] }),
      ['400 VALIDATION_FAILED', 'body[1].spans[0].a CONTENT_LINK_NOT_ALLOWED'],
    ],
    [
      'with a title of half-spaces',
      () => draft({ title: '\u200c\u200c\u200c\u200c' }),
      ['400 VALIDATION_FAILED', 'title REQUIRED'],
    ],
  ])('%s is refused by its path', (_, send, expected) => refused(send(), expected));
});

describe('a name', () => {
  const post = (path: '/admin/contentlabels' | '/admin/pages', body: object) => () =>
    app.post(path, { by: known.editor, body });

  it.each<[string, () => () => Promise<Answer>, string[]]>([
    [
      'of a page',
      () => post('/admin/pages', pageDraft(known.sites, { uniquePageName: 'taken-name' })),
      ['400 VALIDATION_FAILED', 'uniquePageName PAGE_NAME_TAKEN'],
    ],
    [
      'of a label, in another spelling',
      () => post('/admin/contentlabels', { title: 'آب بند' }),
      ['409 NAME_TAKEN', 'title NAME_TAKEN'],
    ],
  ])('%s that is taken is nobody else’s', (_, send, expected) => refused(send(), expected));
});

describe('a step of a page', () => {
  it.each<[string, () => Promise<Answer>, string[]]>([
    ['publishing the own text', () => content.publish(known.editor, known.pages.handedIn), ['403 PAGE_OWN_TEXT']],
    [
      'planning for a time that is over',
      async () => content.publish(await content.editor(), known.pages.handedIn, '2026-12-01T07:59:59Z'),
      ['400 VALIDATION_FAILED', 'publishAt PUBLISH_TIME_PASSED'],
    ],
    [
      'planning for more than a year',
      async () => content.publish(await content.editor(), known.pages.handedIn, '2028-01-01T00:00:00Z'),
      ['400 VALIDATION_FAILED', 'publishAt PUBLISH_TIME_TOO_FAR'],
    ],
  ])('%s is refused', (_, send, expected) => refused(send, expected));

  it('handing in a card of what is gone is refused', async () => {
    const card = { kind: 'PRODUCT_CARD' as const, objectId: newId() };
    const draft = await content.begin(known.editor, known.articles, { body: [paragraph('متن'), card] });
    await refused(() => content.submit(known.editor, draft), ['409 PAGE_NOT_READY', 'body PAGE_NOT_READY']);
  });

  it('a type below itself is refused', async () => {
    const { guides, below, editor } = known;
    const { title, order, version } = guides;
    const body = { title, order, version, isActive: true, parentId: below.id };
    await refused(
      () => app.put('/admin/contenttypes/{id}', { by: editor, path: { id: guides.id }, body }),
      ['409 CONTENT_TYPE_UNDER_ITSELF', 'parentId CONTENT_TYPE_UNDER_ITSELF'],
    );
  });
});

describe('a comment', () => {
  it.each<[string, () => Promise<Answer>, string[]]>([
    ['on a page that takes none', () => known.said(known.pages.closed.id), ['409 COMMENTS_CLOSED']],
    ['on a page whose time is to come', () => known.said(known.pages.scheduled.id), ['404 PAGE_NOT_FOUND']],
    [
      'below one of another page',
      () => known.said(known.pages.open.id, { parentId: known.elsewhere.id }),
      ['409 COMMENT_OTHER_OBJECT', 'parentId COMMENT_OTHER_OBJECT'],
    ],
    [
      'that rates a thing again',
      () => known.said(known.pages.other.id, { rating: 1 }),
      ['409 RATED_BEFORE', 'rating RATED_BEFORE'],
    ],
  ])('%s is refused', (_, send, expected) => refused(send, expected));

  it('is not changed after a day', async () => {
    const { items } = ok(await app.get('/pagecomments/byuser', { by: known.reader }));
    const { id, version } = items.find((each) => each.id === known.elsewhere.id)!;
    app.clock.set('2026-12-02T08:00:01Z');
    const body = { version, body: 'متن تازه‌ای که دیر رسید.' };
    await refused(
      () => app.patch('/pagecomments/{id}', { by: known.reader, path: { id }, body }),
      ['409 COMMENT_TOO_OLD'],
    );
    app.clock.set(NOW);
  });
});

describe('what programs send', () => {
  const feedback = (solution: object) =>
    app.post('/feedbacks', {
      body: { type: 'IDEA', subject: 'پیشنهاد', body: 'یک پیشنهاد کوتاه', pagePath: '/faq', ...solution },
    });
  const challenge = async () => solvePuzzle(ok(await app.get('/feedbacks/challenge')));

  it('a challenge that was used, or is too old, is refused', async () => {
    const used = await challenge();
    ok(await feedback(used));
    await refused(() => feedback(used), ['400 VALIDATION_FAILED', 'token CHALLENGE_USED']);
    const late = await challenge();
    app.clock.set('2026-12-01T08:10:00Z');
    await refused(() => feedback(late), ['400 VALIDATION_FAILED', 'token CHALLENGE_EXPIRED']);
    app.clock.set(NOW);
  });

  it.each(['//evil.example', '/\\evil.example', 'javascript:x()', 'https://evil.example/'])(
    'a menu that leads to %s is refused',
    async (href) => {
      const body = { version: 0, entries: [{ level: 1, title: 'خرید', href }] };
      const path = { platform: 'WEB' };
      await refused(
        () => app.put('/admin/websitemenus/{platform}', { by: known.editor, path, body }),
        ['400 VALIDATION_FAILED', 'entries[0].href CONTENT_LINK_NOT_ALLOWED'],
      );
    },
  );

  it('captions that overlap are refused', async () => {
    const by = known.editor;
    const files = await filesOfVideo({ filesUrl }, by);
    const overlapping = captions.map((caption) => ({ ...caption, end: caption.end + 1_000 }));
    const body = { ...videoTexts, ...files, captions: overlapping };
    await refused(
      () => app.post('/admin/mediavideos', { by, body }),
      ['400 VALIDATION_FAILED', 'captions[1].start CAPTION_OVERLAP'],
    );
  });

  it('a preview by the token of another page is not found', async () => {
    const query = { token: known.preview.token };
    await refused(
      () => app.get('/pages/{id}/preview', { path: { id: known.pages.named.id }, query }),
      ['404 PAGE_NOT_FOUND'],
    );
  });
});

describe('a chart', () => {
  const chart =
    (range: { from: string; to: string }, more: object = {}) =>
    () =>
      app.get('/visitorlogs/byfilter-for-chart', {
        by: known.seller.owner,
        query: { supplierId: known.seller.supplierId, ...range, ...more },
      });

  it.each<[string, () => () => Promise<Answer>, string[]]>([
    [
      'of 367 days',
      () => chart({ from: '2025-11-30', to: '2026-12-01' }),
      ['400 VALIDATION_FAILED', 'to CHART_TOO_LONG'],
    ],
    [
      'that ends before it begins',
      () => chart({ from: '2026-12-01', to: '2026-11-30' }),
      ['400 VALIDATION_FAILED', 'from CHART_FROM_AFTER_TO'],
    ],
    [
      'of another supplier',
      () => chart({ from: '2026-11-30', to: '2026-12-01' }, { supplierId: newId() }),
      ['404 SUPPLIER_NOT_FOUND'],
    ],
  ])('%s is refused', (_, send, expected) => refused(send(), expected));
});
