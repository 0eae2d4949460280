import { expect, type Page } from '@playwright/test';
import { startMailServer } from '../kit/mail-server.ts';
import { until } from '../kit/until.ts';
import { each, ended, image, line, listen, mark, mutated } from './hostile-texts.ts';
import { captions, writeEverywhere } from './hostile-writing.ts';
import { arriveAt, type OwnSite, startOwnSite } from './own-site.ts';
import { expectScripted } from './people.ts';
import { test } from './test.ts';

// What writers, readers and staff may type, as somebody types it who wants a program of his to run: in every kind of block and in every
// place that shows it. Text stays text, and the browser finds nothing that the policy would have to stop.
const ADMIN = '09000000008';
const SEARCH_BOX = 'جست‌وجوی کالا، تأمین‌کننده یا شمارهٔ فنی';
const staffTabs = [
  'pages',
  'contenttypes',
  'faq',
  'faq-categories',
  'help',
  'menus',
  'announcements',
  'feedback',
  'videos',
  'advertisements',
  'moderation',
];

// One site for all of them.
test.describe.configure({ mode: 'default' });

let mails: Awaited<ReturnType<typeof startMailServer>>;
let site: OwnSite;
let written: Awaited<ReturnType<typeof writeEverywhere>>;
let ran: string[];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  mails = await startMailServer();
  mails.say();
  site = await startOwnSite({ MAIL_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'no-reply@rasteh.example' });
  written = await writeEverywhere(site);
});
test.afterAll(async () => {
  await site?.stop();
  mails?.stop();
});
test.beforeEach(async ({ page }) => {
  ran = await listen(page);
});
test.afterEach(() => expect(ran).toEqual([]));

/** A screen that is open would notice that somebody else is logged in. */
async function become(page: Page, phone: string) {
  await page.goto('about:blank');
  await arriveAt(site, page, phone);
}

async function open(page: Page, at: string) {
  await page.goto(site.web.url + at);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  // It is there, as text.
  await expect(page.locator('body'), at).toContainText(mark);
  for (const json of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(json);
  await expectTextAlone(page, at);
}

async function expectTextAlone(page: Page, at: string) {
  const made = 'img[src=x], img[src="1"], svg[onload], a[href^="javascript:"], [onerror], math';
  expect(await page.locator(made).count(), at).toBe(0);
}

/** A place of an advertisement shows it, and leads where it should. */
async function expectAdvertised(page: Page) {
  const shown = page.getByRole('region', { name: 'آگهی', exact: true }).first();
  await expect(shown.getByRole('img')).toHaveAttribute('alt', line.slice(0, 200));
  await expect(shown.getByRole('link')).toHaveAttribute('href', /^\/search\?x=%22/);
}

test('what anybody types stays text wherever visitors read it', async ({ page }) => {
  test.setTimeout(180_000);
  const { path, typeId, label } = written;
  await open(page, path);
  const article = page.locator('article').first();
  for (const part of each) await expect(article).toContainText(part);
  await expectAdvertised(page);
  await page.emulateMedia({ media: 'print' });
  await expect(article).toContainText(mutated);
  await page.emulateMedia({ media: 'screen' });
  await open(page, '/');
  await expectAdvertised(page);
  await expect(page.getByText(image + ended)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: image })).toHaveAttribute('href', '/page/about');
  for (const at of [
    `/contents/${typeId}`,
    `/contents/label/${encodeURIComponent(label)}`,
    '/faq',
    '/help',
    '/help/home',
    '/page/about',
    `/search/${encodeURIComponent(image)}`,
  ])
    await open(page, at);
  await page.goto(site.web.url);
  const help = page.getByRole('complementary', { name: 'راهنما' }).getByRole('link');
  await expectScripted(help);
  await help.click();
  await expect(page.getByRole('dialog')).toContainText(mutated);
});

test('what is found stays text: results, suggestions, and the last searches', async ({ page }) => {
  for (const tab of ['pages', 'guidance', 'videos']) {
    await open(page, `/search/${mark}?tab=${tab}`);
    await expect(page.getByRole('list', { name: 'نتیجه‌ها' }).locator('mark').first()).toContainText(mark);
  }
  await page.goto(site.web.url, { waitUntil: 'networkidle' });
  const box = page.getByRole('combobox', { name: SEARCH_BOX });
  await box.fill(mark);
  await expect(page.getByRole('option').first()).toContainText(mark);
  await expectTextAlone(page, 'suggestions');
  for (const typed of [image, mutated]) {
    await box.fill(typed);
    await box.press('Enter');
    await page.waitForURL(({ pathname }) => decodeURIComponent(pathname) === `/search/${typed}`);
    // The address changes before the page does, whose box is another one.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await box.fill('');
  await box.press('ArrowDown');
  for (const typed of [image, mutated]) await expect(page.getByRole('option', { name: typed })).toBeVisible();
  await expectTextAlone(page, 'last searches');
});

test('a video stays text: its page, its captions as the player reads them, and the list', async ({ page }) => {
  const { video } = written;
  await open(page, '/videos');
  await open(page, video.path);
  const text = page.getByRole('region', { name: 'متن ویدئو' });
  for (const caption of captions) for (const part of caption.text.split('\n')) await expect(text).toContainText(part);
  const cues = () =>
    page.locator('video').evaluate((player: HTMLVideoElement) =>
      [...(player.textTracks[0]?.cues ?? [])].map((cue) => {
        const drawn = (cue as VTTCue).getCueAsHTML();
        return { text: drawn.textContent, elements: drawn.querySelectorAll('*').length };
      }),
    );
  await expect.poll(cues).toEqual(captions.map(({ text: said }) => ({ text: said, elements: 0 })));
  const file = await page.request.get(site.web.url + video.captionsUrl);
  expect(file.headers()['content-type']).toContain('text/vtt');
  expect(await file.text()).not.toContain('<');
});

test('advertisements stay text in every slot', async ({ page }) => {
  const { categoryId } = written;
  for (const at of [`/category/${categoryId}`, `/products/category/${categoryId}`, '/search/شیر']) {
    await open(page, at);
    await expectAdvertised(page);
  }
});

test('what anybody types stays text wherever writers and staff work on it', async ({ page }) => {
  test.setTimeout(240_000);
  await become(page, ADMIN);
  for (const tab of staffTabs) await open(page, `/profile/admin?tab=${tab}`);
  await open(page, `/profile/admin/pages/${written.draftId}`);
  const { phone, merchantId, returnedId } = written.seller;
  await become(page, phone);
  await open(page, `/profile/suppliers?tab=articles&merchantId=${merchantId}`);
  await open(page, `/profile/suppliers/pages/${returnedId}`);
  await expect(page.getByText(mutated).first()).toBeVisible();
  await open(page, `/profile/suppliers?tab=figures&merchantId=${merchantId}`);
  const file = await page.getByRole('link', { name: 'دریافت فایل CSV' }).getAttribute('href');
  // Dates and numbers alone: nothing that a spreadsheet would reckon.
  for (const row of decodeURIComponent(file!).split('\r\n').slice(1)) expect(row).toMatch(/^\d[\d,/-]*$/);
  await become(page, written.refused);
  await open(page, '/profile/comments');
  await expect(page.getByText(image).first()).toBeVisible();
  await page.goto(`${site.web.url}/profile/notifications`);
  await expectTextAlone(page, 'notifications');
  await become(page, written.answered);
  await open(page, '/feedback');
});

test('mails and feeds stay text', async ({ page }) => {
  await until('the mail', () => mails.texts().join().includes(mark), 30_000);
  const [plain, html] = mails.texts().filter((part) => part.includes(mark));
  expect(plain).toContain(line);
  await page.setContent(html!);
  for (const part of each) await expect(page.locator('body')).toContainText(part);
  await expectTextAlone(page, 'mail');
  expect(await page.locator('body :not(p, br, a)').count()).toBe(0);

  for (const feed of ['/feed.atom', `/feed/${written.typeId}.atom`]) {
    const answer = await page.request.get(site.web.url + feed);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const text = await answer.text();
    expect(text).toContain(mark);
    expect(text).not.toMatch(/<(?:script|img|svg|math)\b/);
  }
});
