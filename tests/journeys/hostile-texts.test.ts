import { expect, type Page } from '@playwright/test';
import { draftBy, editorOf, otherEditorOf, publishedBy } from '../kit/pages.ts';
import { peopleOf } from '../kit/people.ts';
import { solvePuzzle } from '../kit/puzzle.ts';
import { ok } from '../kit/rest.ts';
import { pngOf, upload } from '../kit/uploads.ts';
import { arriveAt, type OwnSite, startOwnSite } from './own-site.ts';
import { test } from './test.ts';

// What writers, readers and staff may type, as somebody types it who wants a program of his to run: in every kind of block and in every
// place that shows it. Text stays text, and the browser finds nothing that the policy would have to stop.
const ADMIN = '09000000008';
const mark = 'tellRan';
const image = '"><img src=x onerror=tellRan(1)>';
const ended = '</title></script><script>tellRan(2)</script>';
const drawn = '<svg onload=tellRan(3)><a xlink:href="javascript:tellRan(4)">x</a>';
const mutated = '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=tellRan(5)>">';
const address = 'javascript:tellRan(6)';
const lines = '\u2028\u2029<!--<script>tellRan(7)';
const all = [image, ended, drawn, mutated, address, lines].join(' ');
const spans = [all, address, image].map((t, index) => ({
  t: `${t} `,
  ...(index === 1 && { m: ['BOLD', 'ITALIC', 'CODE'] as const }),
}));

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

/** Tells of whatever of a text runs in this page, or would run without its policy. */
async function listen(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction(mark, (what: unknown) => ran.push(String(what)));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const { tellRan } = window as unknown as { tellRan(what: string): void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellRan(`${violatedDirective} ${blockedURI}`),
    );
  });
  return ran;
}

/** A block of every kind, each with everything that is bad. */
async function everyBlock(people: ReturnType<typeof peopleOf>, by: { accessToken: string }, questionId: string) {
  const headers = { authorization: `Bearer ${by.accessToken}` };
  const { body } = await upload(people.filesUrl, { bytes: pngOf(320, 240), name: 'image.png', headers });
  const offer = ok(await people.get('/supplierproducts/catalog', { query: { pageSize: 1 } })).items[0]!;
  return [
    { kind: 'HEADING' as const, level: 2, spans: [{ t: ended }] },
    { kind: 'HEADING' as const, level: 3, spans: [{ t: image }] },
    { kind: 'HEADING' as const, level: 2, spans: [{ t: drawn }] },
    { kind: 'PARAGRAPH' as const, spans },
    { kind: 'PARAGRAPH' as const, spans: [{ t: address, a: `/faq?x=${encodeURIComponent(image)}` }] },
    { kind: 'LIST_ITEM' as const, isOrdered: true, level: 0, spans },
    { kind: 'QUOTE' as const, spans },
    { kind: 'CALLOUT' as const, tone: 'WARNING' as const, spans },
    {
      kind: 'TABLE' as const,
      caption: image,
      rows: [image, all].map((t) => ({ cells: [{ spans: [{ t }] }, { spans: [{ t: ended }] }] })),
    },
    { kind: 'IMAGE' as const, fileId: body.id, alt: image, caption: ended },
    { kind: 'CODE' as const, text: `${all}\n${all}`, language: 'html' },
    { kind: 'FAQ' as const, questionIds: [questionId] },
    { kind: 'PRODUCT_CARD' as const, objectId: offer.id },
    { kind: 'SUPPLIER_CARD' as const, objectId: offer.supplierId },
    { kind: 'DIVIDER' as const },
  ];
}

/** Writes it everywhere. @returns where it is read */
async function writeEverywhere() {
  const people = peopleOf(site.api);
  const by = await editorOf(people);
  const other = await otherEditorOf(people);
  const body = [{ kind: 'PARAGRAPH' as const, spans: [{ t: all }] }];
  const group = ok(await people.post('/admin/faqcategories', { by, body: { name: image, order: 1, isActive: true } }));
  const question = {
    categoryId: group.id,
    question: ended,
    answer: body,
    platforms: ['WEB' as const],
    order: 1,
    isActive: true,
  };
  const { id: questionId } = ok(await people.post('/admin/faqquestions', { by, body: question }));
  const help = { title: image, body, relatedQuestionIds: [questionId] };
  ok(await people.put('/admin/helpsystems/{frontUniqueId}', { by, path: { frontUniqueId: 'home' }, body: help }));
  const label = ok(
    await people.post('/admin/contentlabels', {
      by,
      body: { title: '<img src=x onerror=tellRan(8)>', description: all },
    }),
  );
  const type = ok(await people.post('/admin/contenttypes', { by, body: { title: image, pageType: 'NEWS' } }));
  const written = {
    contentTypeId: type.id,
    title: `${image} ${ended}`,
    summary: all.slice(0, 400),
    authorName: image,
    labelIds: [label.id],
    body: await everyBlock(people, by, questionId),
    seo: { title: ended, description: image, noindex: false },
  };
  const { id } = await publishedBy(people, other, written);
  // A picture is of one thing.
  await draftBy(people, by, { ...written, body });
  const site1 = ok(await people.post('/admin/contenttypes', { by, body: { title: ended, pageType: 'STATIC' } }));
  await publishedBy(people, other, {
    contentTypeId: site1.id,
    title: image,
    uniquePageName: 'about',
    placements: ['FOOTER'],
    body,
  });
  const from = new Date(Date.now() - 60_000).toISOString();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const announced = {
    text: `${image}${ended}`,
    tone: 'WARNING' as const,
    audience: 'ALL' as const,
    order: 1,
    from,
    until,
  };
  ok(await people.post('/admin/announcements', { by, body: announced }));
  const menu = { version: 0, entries: [{ level: 1, title: '"><img src=x onerror=tellRan(9)>', href: '/faq' }] };
  ok(await people.put('/admin/websitemenus/{platform}', { by, path: { platform: 'WEB' }, body: menu }));
  const reader = await people.login();
  const said = { pageId: id, body: all, pros: [image.slice(0, 80)], cons: [drawn.slice(0, 80)] };
  const comment = ok(await people.post('/pagecomments', { by: reader, body: said }));
  const moderator = await people.login('09000000006');
  const [waiting] = ok(await people.get('/admin/moderation/cases', { by: moderator })).items;
  const verdict = { version: waiting!.version, decision: 'PUBLISH' as const };
  ok(await people.put('/admin/moderation/cases/{id}', { by: moderator, path: { id: waiting!.id }, body: verdict }));
  const second = await people.login();
  ok(await people.post('/pagecomments', { by: second, body: { ...said, parentId: comment.id, pros: [], cons: [] } }));
  const challenge = solvePuzzle(ok(await people.get('/feedbacks/challenge')));
  const told = { type: 'COMPLAINT' as const, subject: image, body: all, pagePath: '/faq', ...challenge };
  ok(await people.post('/feedbacks', { by: reader, body: told }));
  const [shown] = ok(await people.get('/pages/by-ids', { query: { ids: [id] } }));
  return { path: shown!.path, typeId: type.id, label: label.title };
}

const staffTabs = [
  'pages',
  'contenttypes',
  'faq',
  'faq-categories',
  'help',
  'menus',
  'announcements',
  'feedback',
  'moderation',
];

test('what anybody types stays text wherever it is shown', async ({ page }) => {
  test.setTimeout(300_000);
  const { path, typeId, label } = await writeEverywhere();
  const ran = await listen(page);
  const open = async (at: string) => {
    await page.goto(site.web.url + at);
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    // It is there, as text.
    await expect(page.locator('body'), at).toContainText(mark);
    for (const json of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(json);
    expect(await page.locator('img[src=x], svg[onload], a[href^="javascript:"], [onerror]').count(), at).toBe(0);
  };
  await open(path);
  const article = page.locator('article').first();
  for (const part of [image, ended, drawn, mutated, address]) await expect(article).toContainText(part);
  await page.emulateMedia({ media: 'print' });
  await expect(article).toContainText(mutated);
  await page.emulateMedia({ media: 'screen' });
  for (const each of [
    '/',
    `/contents/${typeId}`,
    `/contents/label/${encodeURIComponent(label)}`,
    '/faq',
    '/help',
    '/help/home',
    '/page/about',
    `/search/${encodeURIComponent(image)}`,
  ])
    await open(each);
  await arriveAt(site, page, ADMIN);
  for (const tab of staffTabs) await open(`/profile/admin?tab=${tab}`);
  expect(ran).toEqual([]);
  // The button is a link until its script is there.
  await page.goto(site.web.url, { waitUntil: 'networkidle' });
  await page.getByRole('complementary', { name: 'راهنما' }).getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText(mutated);
  expect(ran).toEqual([]);

  for (const feed of ['/feed.atom', `/feed/${typeId}.atom`]) {
    const answer = await page.request.get(site.web.url + feed);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const text = await answer.text();
    expect(text).toContain(mark);
    expect(text).not.toMatch(/<(?:script|img|svg|math)\b/);
  }
});
