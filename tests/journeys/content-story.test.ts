import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { peopleOf } from '../kit/people.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { ok } from '../kit/rest.ts';
import { startSite } from '../kit/site.ts';
import { arrive, expectScripted, open, openLoggedIn, openUntil, press, site, tabTo } from './people.ts';
import { test } from './test.ts';

// What people read and write, as one story on a site of its own: with the texts of the seeds, and a clock that the test moves.
const ENGINEER = '09000000001';
const MAKER = '09000000004';
const MODERATOR = '09000000006';
const SECOND_MODERATOR = '09000000012';
const COLLEAGUE = '09000000010';
const EDITOR = '09000000014';
const SECOND_EDITOR = '09000000015';
/** Visits of programs are not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const ARTICLE = 'آب‌بند مکانیکی را چگونه انتخاب کنیم؟';
const QUESTION = 'برای گریس سیلیکونی هم همین لاستیک مناسب است؟';
const ANSWER = 'با EPDM کار می‌کند؛ پیش از خرید از سازنده بپرسید.';
const WRITTEN = 'شیر کشویی یا توپی برای خط بخار؟';
const DAY_MS = 86_400_000;
const TEHRAN_MS = 12_600_000;

/** A site whose api goes by a clock that can be moved. The addresses of the shared one are put back at the end. */
async function startOwnSite() {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-story-'));
  const clock = join(folder, 'clock');
  const setTime = (moment: number) => writeFile(clock, String(moment - Date.now()));
  await setTime(Date.now());
  const believing = { TRUSTED_PROXIES: '127.0.0.1' };
  const own = await startSite({
    database: hasPostgres ? 'postgres' : 'pglite',
    env: { OTP_RESEND_SECONDS: '6', SEED_HISTORIES: 'yes', RASTEH_TEST_CLOCK: clock, ...believing },
    doors: believing,
  });
  const { SITE_URL, API_URL_UNDER_TEST } = process.env;
  process.env.SITE_URL = own.web.url;
  process.env.API_URL_UNDER_TEST = own.api.url;
  const stop = async () => {
    process.env.SITE_URL = SITE_URL;
    process.env.API_URL_UNDER_TEST = API_URL_UNDER_TEST;
    await own.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { setTime, stop };
}

/** Eight o'clock of the next Saturday in Tehran. */
function nextSaturday(): number {
  const today = new Date(Date.now() + TEHRAN_MS);
  const days = (6 - today.getUTCDay() + 7) % 7 || 7;
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 4, 30);
}

const jalali = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-arabext', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

test('a question, an article, a comment and a feedback find their readers', async ({ page: like, browser }) => {
  test.setTimeout(300_000);
  const { setTime, stop } = await startOwnSite();
  const visitor = (more: object = {}) => pageOf(browser, like, more);
  try {
    await test.step('a shop owner opens help beside a screen, and an answer helps', async () => {
      await readHelp(await visitor());
    });
    const engineer = await visitor();
    await test.step('an engineer reads, likes and asks', () => ask(engineer));
    await test.step('a moderator decides by keyboard, and a second one leaves it to them', async () =>
      decide(await visitor(), await visitor()));
    await test.step('a colleague answers, and the engineer hears of it', async () => answer(await visitor(), engineer));
    await test.step('somebody without account sends feedback and follows it', async () => tell(await visitor()));
    const maker = await visitor();
    const written = await test.step('a maker writes an article', () => write(maker));
    await test.step('an editor sends it back with a reason', async () => sendBack(await visitor(), written, maker));
    const time = nextSaturday();
    await test.step('a second one publishes it for Saturday eight o’clock, by keyboard', async () =>
      schedule(await visitor(), written, time));
    await test.step('at that second it is there', async () => {
      const reader = await visitor({ userAgent: BROWSER });
      await setTime(time - 60_000);
      expect((await reader.goto(written.path))?.status()).toBe(404);
      await arrive(reader, ENGINEER);
      await setTime(time);
      await appear(reader, written);
    });
    await test.step('a chart tells the maker how many read it', async () => count(await visitor(), written, time));
    await test.step('a stranger finds who runs the site, the terms and how to sell', async () =>
      lookAround(await visitor()));
  } finally {
    await stop();
  }
});

const pageOf = async (browser: Browser, like: Page, more: object) => {
  const context = { locale: 'fa-IR', timezoneId: 'Asia/Tehran', viewport: like.viewportSize(), ...more };
  return (await browser.newContext({ ...context, baseURL: site().web.url })).newPage();
};

async function readHelp(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'صفحهٔ اصلی' });
  const help = page.getByRole('link', { name: 'راهنما: «صفحهٔ اصلی»' });
  await open(page, '/');
  await expectScripted(help);
  await help.click();
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  await sheet.getByRole('link', { name: 'چگونه کالا را با اندازه پیدا کنم؟' }).click();
  await expect(page).toHaveURL(/\/faq#/);
  const question = page
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: 'چگونه کالا را با اندازه پیدا کنم؟' }) });
  await expect(question).toHaveAttribute('open');
  await question.getByRole('button', { name: 'بله' }).click();
  await expect(question.getByText('سپاس از نظر شما.')).toBeVisible();
}

const commentOf = (page: Page, text: string) =>
  page.getByRole('list', { name: 'نظرها', exact: true }).getByRole('listitem').filter({ hasText: text }).first();

async function openArticle(page: Page, phone: string) {
  await openLoggedIn(page, '/', phone);
  await page.getByRole('contentinfo').getByRole('link', { name: 'راهنمای انتخاب' }).click();
  await page.getByRole('link', { name: 'محبوب‌ترین' }).click();
  for (;;) {
    const link = page.getByRole('main').getByRole('link', { name: ARTICLE });
    const next = page.getByRole('link', { name: 'بعدی' });
    await expect(link.or(next).first()).toBeVisible();
    if (await link.isVisible()) return link.click();
    await next.click();
  }
}

async function ask(page: Page) {
  await openArticle(page, ENGINEER);
  const like = page.getByRole('button', { name: new RegExp(`^پسندیدن «${ARTICLE}»`) });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'نوشتن نظر' }).click();
  await page.getByLabel('متن نظر').fill(QUESTION);
  await page.getByRole('button', { name: 'ارسال نظر' }).click();
  await expect(commentOf(page, QUESTION).getByText('در انتظار بررسی')).toBeVisible();
}

async function decide(page: Page, second: Page) {
  const queue = '/profile/admin?tab=moderation';
  await openLoggedIn(page, queue, MODERATOR);
  const card = cardOf(page);
  await expect(card).toBeVisible();
  const isThere = () => card.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await page.keyboard.press('KeyJ');
  await expect(card).toBeFocused();
  await page.keyboard.press('KeyC');
  await expect(page.getByRole('dialog')).toBeVisible();

  await arrive(second, SECOND_MODERATOR);
  await openUntil(second, queue, () =>
    expect(cardOf(second).getByText('این مورد را بررسی می‌کند.')).toBeVisible({ timeout: 2_000 }),
  );
  await expect(cardOf(second).getByRole('button', { name: 'انتشار', exact: true })).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(page.getByText('منتشر شد.', { exact: true })).toBeVisible();
  await open(second, `${queue}&status=DECIDED`);
  await expect(cardOf(second)).toBeVisible();
}

const cardOf = (page: Page) => page.getByRole('listitem').filter({ hasText: QUESTION }).first();

async function answer(page: Page, engineer: Page) {
  const path = new URL(engineer.url()).pathname;
  await arrive(page, COLLEAGUE);
  await openUntil(page, path, () => expect(commentOf(page, QUESTION)).toBeVisible({ timeout: 2_000 }));
  await commentOf(page, QUESTION).getByRole('button', { name: 'پاسخ', exact: true }).click();
  await page.getByLabel('متن نظر').fill(ANSWER);
  await page.getByRole('button', { name: 'ارسال پاسخ' }).click();
  await expect(page.getByText('نظر شما منتشر شد.')).toBeVisible();
  await openUntil(engineer, '/profile/notifications', () =>
    expect(engineer.getByText(`به نظر شما دربارهٔ «${ARTICLE}» پاسخ داده شد`)).toBeVisible({ timeout: 2_000 }),
  );
}

async function tell(page: Page) {
  await open(page, '/feedback?from=/products/compare');
  const form = page.getByRole('form', { name: 'فرستادن بازخورد' }).first();
  await form.getByLabel('موضوع').fill('چاپ جدول مقایسه');
  await form.getByLabel('متن').fill('ستون آخر جدول در چاپ دیده نمی‌شود.');
  await form.getByRole('button', { name: 'فرستادن', exact: true }).click();
  const receipt = page.getByRole('region', { name: 'بازخورد شما رسید' });
  await expect(receipt).toBeVisible();
  const [number, code] = await receipt.locator('.code').allTextContents();
  await open(page, '/feedback');
  await page.getByLabel('شمارهٔ پیگیری').fill(number!);
  await page.getByLabel('رمز پیگیری').fill(code!);
  await page.getByRole('button', { name: 'دیدن پاسخ' }).click();
  await expect(page.getByRole('article', { name: 'چاپ جدول مقایسه' })).toBeVisible();
}

/** A step of a page, with its button in the dialog that asks for it. */
async function step(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

interface Written {
  id: string;
  path: string;
  merchantId: string;
}

async function write(page: Page): Promise<Written> {
  const people = peopleOf(site().api);
  const { id: merchantId } = ok(await people.get('/merchants/own', { by: await people.login(MAKER) }))[0]!;
  await openLoggedIn(page, `/profile/suppliers?tab=articles&merchantId=${merchantId}`, MAKER);
  await page.getByRole('link', { name: 'نوشتهٔ تازه' }).click();
  await page.locator('[name=title]').fill(WRITTEN);
  await page.locator('[name=contentTypeId]').selectOption({ label: 'از زبان سازندگان' });
  await page.getByLabel('خلاصه').fill('تفاوت دو شیر در دما، افت فشار و نگهداری خط بخار.');
  const editor = page.getByRole('group', { name: 'متن', exact: true });
  await editor.getByRole('button', { name: 'افزودن بلوک' }).click();
  await expect(editor.getByRole('textbox', { name: 'متن بلوک' })).toBeFocused();
  await page.keyboard.type('شیر کشویی در بخار اشباع افت فشار کمتری دارد و تعمیرش آسان‌تر است.');
  await page.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click();
  await expect(page.getByRole('heading', { level: 1, name: WRITTEN })).toBeVisible();
  await step(page, 'فرستادن برای بازبینی');
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  return { id, path: `/contents/${id}`, merchantId };
}

async function sendBack(page: Page, { id }: Written, maker: Page) {
  const reason = 'دمای کاری هر دو شیر را بنویسید.';
  await openLoggedIn(page, `/profile/admin/pages/${id}`, EDITOR);
  await page.getByRole('button', { name: 'بازگرداندن به نویسنده' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('دلیل', { exact: false }).fill(reason);
  await dialog.getByRole('button', { name: 'بازگرداندن به نویسنده' }).click();
  await expect(dialog).toHaveCount(0);

  await openUntil(maker, new URL(maker.url()).pathname, () =>
    expect(maker.getByText(reason)).toBeVisible({ timeout: 2_000 }),
  );
  await maker.getByLabel('خلاصه').fill('تفاوت دو شیر تا ۲۰۰ درجه: افت فشار و نگهداری خط بخار.');
  await maker.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click();
  await expect(maker.getByText('پیش‌نویس ذخیره شد.')).toBeVisible();
  await step(maker, 'فرستادن برای بازبینی');
}

async function schedule(page: Page, { id }: Written, time: number) {
  await openLoggedIn(page, `/profile/admin/pages/${id}`, SECOND_EDITOR);
  await press(page, page.getByRole('button', { name: 'زمان‌بندی انتشار' }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('textbox', { name: /^روز انتشار/ }));
  await page.keyboard.type(jalali.format(time));
  await tabTo(page, dialog.getByLabel('ساعت انتشار'));
  await page.keyboard.type('۰۸:۰۰');
  await press(page, dialog.getByRole('button', { name: 'زمان‌بندی انتشار' }));
  await expect(page.getByText('زمان انتشار ثبت شد.')).toBeVisible();
}

/** Opens it once: nothing but the time has made it public. */
async function appear(page: Page, { path }: Written) {
  const visited = page.waitForResponse((answer) => answer.request().postData()?.includes('MarkVisit') ?? false);
  expect((await page.goto(path))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: WRITTEN })).toBeVisible();
  await expect(page.getByText('محتوای تأمین‌کننده').first()).toBeVisible();
  expect((await visited).status()).toBe(200);
}

async function count(page: Page, { id, merchantId }: Written, time: number) {
  await openLoggedIn(page, `/profile/suppliers?tab=figures&merchantId=${merchantId}`, MAKER);
  await page.getByLabel('کالا یا نوشته').selectOption(`page:${id}`);
  await page.getByLabel('یا از روز').fill(jalali.format(time - 4 * DAY_MS));
  await page.getByLabel('تا روز').fill(jalali.format(time));
  await page.getByRole('button', { name: 'نمایش' }).click();
  const chart = page.getByRole('slider');
  await expect(chart).toHaveAttribute('aria-valuetext', /: ۱( ·|$)/);
  const rows = page.getByRole('table', { name: 'آمار به تفکیک دوره' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.last().getByRole('cell').first()).toHaveText('۱');
}

async function lookAround(page: Page) {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('راسته‌گستر صنعت', { exact: false })).toBeVisible();
  await footer.getByRole('link', { name: 'شرایط استفاده' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'شرایط استفاده' })).toBeVisible();
  await footer.getByRole('link', { name: 'چگونه در راسته بفروشیم' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'چگونه در راسته بفروشیم' })).toBeVisible();
}
