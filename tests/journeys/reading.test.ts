import { expect, type Page } from '@playwright/test';
import { newsroomOf } from '../contract/contents.kit.ts';
import { peopleOf } from '../kit/people.ts';
import { expectGood, expectNoSidewaysScroll } from './looks.ts';
import {
  arrive,
  expectAlive,
  expectScripted,
  login,
  loginEditors,
  open,
  openLoggedIn,
  site,
  untilWritten,
} from './people.ts';
import { test } from './test.ts';

const rows = Array.from({ length: 3 }, () =>
  Array.from({ length: 12 }, (_, column) => ({ spans: [{ t: `ستون بلند ${'abcdefghijkl'[column]}` }] })),
);
const paragraph = 'آب‌بند مکانیکی نشتی محور را می‌گیرد و به فشار، دما و سیال بستگی دارد. '.repeat(12);
const heading = (t: string) => ({ kind: 'HEADING', level: 2, spans: [{ t }] });

let newsroom: ReturnType<typeof newsroomOf> | undefined;
/** Its editors log in once, and are nobody else's: a phone gets few codes. */
const openNewsroom = () => (newsroom ??= loginEditors().then((editors) => newsroomOf(peopleOf(site().api), editors)));

/** A long text with everything that may break a narrow window, which nobody else reads. */
async function publishLongText() {
  const newsroom = await openNewsroom();
  const type = await newsroom.type(`خواندن a${crypto.randomUUID().slice(0, 8)}`, 'ARTICLE');
  return newsroom.published(type.id, `راهنمای انتخاب آب‌بند a${crypto.randomUUID().slice(0, 8)}`, {
    body: [
      { kind: 'PARAGRAPH', spans: [{ t: paragraph }, { t: 'پرسش‌های پرتکرار', a: '/faq' }] },
      heading('فشار و دما'),
      { kind: 'TABLE', rows: rows.map((cells) => ({ cells })), caption: 'اندازه‌ها' },
      heading('سیال'),
      { kind: 'CALLOUT', tone: 'WARNING', spans: [{ t: 'پیش از باز کردن، فشار را بگیرید.' }] },
      { kind: 'CODE', text: 'Q = Kv * sqrt(dp / rho) '.repeat(8), language: 'text' },
      heading('نصب'),
      { kind: 'PARAGRAPH', spans: [{ t: paragraph }] },
    ],
  });
}

const likeOf = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^پسندیدن «${title}»`) });

test('a text is read, liked, shared and printed', async ({ page, context, isMobile }) => {
  const text = await publishLongText();
  await expectGood(page, { path: text.path }, isMobile);
  await expectNoSidewaysScroll(page, text.title);

  await page.emulateMedia({ colorScheme: 'light' });
  await openLoggedIn(page, text.path);
  const like = likeOf(page, text.title);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await untilWritten(page, 'LikePage', () => like.click());
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText('۱');
  await open(page, text.path);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveText('۰');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'کپی لینک' }).click();
  await expect(page.getByText('لینک این صفحه کپی شد')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(like).toBeHidden();
  const address = await page
    .getByRole('link', { name: 'پرسش‌های پرتکرار' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('/faq');
});

test('lists of texts and pages of the site are good to look at', async ({ page, isMobile }) => {
  const newsroom = await openNewsroom();
  const name = `a${crypto.randomUUID().slice(0, 8)}`;
  const type = await newsroom.type(`فهرست ${name}`, 'GUIDE');
  const below = await newsroom.type(`بخش ${name}`, 'GUIDE', type.id);
  const label = await newsroom.label(`برچسب ${name}`);
  for (const title of ['راهنمای بسیار بلندی که در دو سطر هم جا نمی‌شود و باید شکسته شود', 'کوتاه'])
    await newsroom.published(below.id, title, { labelIds: [label.id] });
  const ofSite = await newsroom.type(`سایت ${name}`, 'STATIC');
  await newsroom.published(ofSite.id, 'دربارهٔ این سایت', { uniquePageName: `about-${name}` });
  const paths = [
    `/contents/${type.id}`,
    `/contents/label/${encodeURIComponent(label.title)}`,
    `/contents/${type.id}?label=${encodeURIComponent(label.title)}`,
    `/page/about-${name}`,
  ];
  for (const path of paths) await expectGood(page, { path }, isMobile);
});

test('a visitor who likes a text comes back from the login to have liked it', async ({ page }) => {
  const text = await publishLongText();
  await open(page, text.path);
  const like = page.getByRole('link', { name: new RegExp(`^پسندیدن «${text.title}»`) });
  // Until then a press leads to the login alone, as it does where no script runs.
  await expectScripted(like);
  await like.click();
  await login(page);
  await expect(page).toHaveURL(new RegExp(`/contents/${text.id}/`));
  await expectAlive(page);
  await expect(likeOf(page, text.title)).toHaveAttribute('aria-pressed', 'true');
});

test('a text is saved, and is among what one looked at', async ({ page }) => {
  const text = await publishLongText();
  const written = page.waitForResponse((answer) => answer.request().postData()?.includes('MarkVisit') ?? false);
  await openLoggedIn(page, text.path);
  expect((await written).status()).toBe(200);
  const save = page.getByRole('button', { name: `ذخیرهٔ ${text.title}`, exact: true });
  await untilWritten(page, 'SaveFavorite', () => save.click());
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/profile/last-visits/content');
  await expect(page.getByRole('link', { name: text.title })).toHaveAttribute('href', text.path);
  await open(page, '/profile/favorites/content');
  await expect(page.getByRole('link', { name: text.title })).toHaveAttribute('href', text.path);
});

test('a text is read and liked without script', async ({ browser }) => {
  const text = await publishLongText();
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await arrive(page);
  await page.goto(text.path);
  await expect(page.getByRole('heading', { name: 'نصب' })).toBeVisible();
  const form = page.getByRole('form', { name: `پسندیدن «${text.title}»` });
  await form.getByRole('button', { name: 'پسندیدن' }).click();
  await expect(form).toContainText('۱ پسند');
  await form.getByRole('button', { name: 'پس گرفتن پسند' }).click();
  await expect(form).toContainText('۰ پسند');
  await page.context().close();
});
