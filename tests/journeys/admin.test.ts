import { expect, type Page } from '@playwright/test';
import { newPhone } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, login, open, openAsAdmin, openLoggedIn, persian } from './people.ts';
import { test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A line of a table, which is a card on a phone. */
const entry = (page: Page, text: string | RegExp) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text });

async function check(page: Page, name: string) {
  await expectAccessibleInBothThemes(page, name);
  await expectNoSidewaysScroll(page, name);
}

/** Downloads what is kept of the person and reads it. */
async function takeData(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'دریافت داده‌ها' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await downloading).createReadStream()) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as {
    about: { what: string; parts: object };
    exportedAt: string;
    user: { phone: string };
    parts: object;
  };
}

// The phone of the seeds gets a code once a minute, so all of the story is one test.
test('an administrator finds a user, ends a session, gives roles, disables and enables, and the log tells of it @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const phone = newPhone();
  const user = await (await browser.newContext()).newPage();
  const person = await arrive(user, phone);
  const named = { version: 1, firstName: 'گل‌بهار', lastName: 'سپهری‌نیا' };
  await person.run('SavePerson', { input: { person: named } });
  await open(user, '/profile');
  await expect(heading(user, 'حساب من')).toBeVisible();
  await expect(user.getByRole('link', { name: 'مدیریت سامانه' })).toHaveCount(0);
  const refused = await user.goto('/profile/admin');
  expect(refused?.status()).toBe(403);
  await expect(user.getByRole('banner')).toBeVisible();
  await expect(user.getByText('شما اجازهٔ دیدن این صفحه را ندارید.')).toBeVisible();
  await expect(user.getByText('مشکلی در ارائه خدمات', { exact: false })).toHaveCount(0);
  await open(user, '/profile');

  await openAsAdmin(page, '/profile');
  await page.getByRole('link', { name: 'مدیریت سامانه' }).click();
  await expect(heading(page, 'مدیریت سامانه')).toBeVisible();
  await check(page, 'overview');
  await page.getByRole('navigation', { name: 'بخش‌های مدیریت' }).getByRole('link', { name: 'کاربران' }).click();
  const row = entry(page, persian(phone));

  // Nobody is found by a part of a number.
  await page.getByLabel('نام یا شمارهٔ موبایل').fill('091');
  await page.getByRole('button', { name: 'جست‌وجو', exact: true }).last().click();
  await expect(page.getByText('نام، شمارهٔ کامل یا چهار رقم آخر آن را وارد کنید.')).toBeVisible();
  await page.getByLabel('نام یا شمارهٔ موبایل').fill(persian(phone));
  await page.getByLabel('نام یا شمارهٔ موبایل').press('Enter');
  await expect(row).toBeVisible();
  await check(page, 'users');

  await row.getByRole('button', { name: 'تغییر نقش' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ناظر').check();
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(dialog.getByText('دلیل را در دست‌کم سه نویسه بنویسید.')).toBeVisible();
  await dialog.getByLabel('دلیل').fill('همکار تازه');
  await check(page, 'roles');
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('ناظر');

  await row.getByRole('link', { name: '۱ نشست' }).click();
  await expect(page.getByText('نشست‌های یک کاربر')).toBeVisible();
  await check(page, 'sessions');
  await page.getByRole('button', { name: 'پایان نشست' }).click();
  await page.getByRole('dialog').getByLabel('دلیل').fill('گوشی گم شده است');
  await page.getByRole('dialog').getByRole('button', { name: 'پایان نشست' }).click();
  await expect(page.getByText('نشست بازی نیست')).toBeVisible();
  await open(user, '/profile');
  await expect(user).toHaveURL(/\/users\/login/);

  await page.getByRole('navigation', { name: 'بخش‌های مدیریت' }).getByRole('link', { name: 'گزارش رویدادها' }).click();
  await expect(page.getByText('زنجیرهٔ این صفحه درست است')).toBeVisible();
  // Other journeys end sessions at the same time.
  await expect(entry(page, 'پایان نشست').filter({ hasText: 'گوشی گم شده است' }).first()).toBeVisible();
  await expect(entry(page, /تغییر نقش/).first()).toContainText('همکار تازه');
  await check(page, 'audit');
  await page.getByLabel('رویداد', { exact: true }).selectOption({ label: 'تغییر نقش' });
  await page.getByLabel('از تاریخ').fill('۱۴۰۵/۱۳/۰۱');
  await page.getByRole('button', { name: 'جست‌وجو', exact: true }).last().click();
  await expect(page.getByText('تاریخ را مانند ۱۴۰۵/۰۹/۰۱ بنویسید.')).toBeVisible();
  await page.getByLabel('از تاریخ').fill('۱۴۰۴/۰۱/۰۱');
  await page.getByRole('button', { name: 'جست‌وجو', exact: true }).last().click();
  await expect(entry(page, /تغییر نقش/).first()).toContainText('همکار تازه');
  await expect(entry(page, 'پایان نشست')).toHaveCount(0);

  const tabs = page.getByRole('navigation', { name: 'بخش‌های مدیریت' });
  await tabs.getByRole('link', { name: 'کارها', exact: true }).click();
  await expect(page.getByText('کار مانده‌ای نیست')).toBeVisible();

  await arrive(user, phone);
  await open(user, '/profile/admin');
  await expect(user.getByText('نظرها، گزارش‌ها، اعتراض‌ها', { exact: false })).toBeVisible();
  await check(user, 'what will be a moderator’s');
  await open(page, '/profile/admin?tab=users');
  await page.getByLabel('نام یا شمارهٔ موبایل').fill('سپهری نیا');
  await page.getByLabel('نام یا شمارهٔ موبایل').press('Enter');
  const found = entry(page, 'گل‌بهار سپهری‌نیا');
  await found.getByRole('button', { name: 'غیرفعال کردن' }).click();
  await dialog.getByRole('button', { name: 'غیرفعال کردن' }).click();
  await expect(dialog.getByText('دلیل را در دست‌کم سه نویسه بنویسید.')).toBeVisible();
  await dialog.getByLabel('دلیل').fill('حساب به دیگری داده شده است');
  await dialog.getByRole('button', { name: 'غیرفعال کردن' }).click();
  await expect(page.getByText('کاربر غیرفعال شد.')).toBeVisible();
  await user.context().clearCookies();
  await expect(async () => {
    await open(user, '/users/login');
    // The step of an earlier try would be kept.
    await user.evaluate(() => sessionStorage.clear());
    await open(user, '/users/login');
    await login(user, phone);
    await expect(user.getByText('حساب شما غیرفعال شده است.', { exact: false })).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await found.getByRole('button', { name: 'فعال کردن', exact: true }).click();
  await dialog.getByLabel('دلیل').fill('رسیدگی شد');
  await dialog.getByRole('button', { name: 'فعال کردن' }).click();
  await expect(found.getByRole('button', { name: 'غیرفعال کردن' })).toBeVisible();
});

test('somebody takes the data along and closes the account @full', async ({ page }) => {
  const phone = newPhone();
  await openLoggedIn(page, '/profile', phone);
  const data = await takeData(page);
  expect(data.user.phone).toBe(phone);
  expect(Object.keys(data.parts)).toContain('notes');
  expect(data.about.what).toContain('همهٔ داده‌هایی است که راسته دربارهٔ شما نگه می‌دارد');
  expect(Object.keys(data.about.parts).sort()).toEqual(Object.keys(data.parts).sort());
  // The second file tells of what came after the first.
  expect(Date.parse((await takeData(page)).exportedAt)).toBeGreaterThan(Date.parse(data.exportedAt));

  await page.getByRole('button', { name: 'بستن حساب' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('شمارهٔ موبایل خودتان').fill('09120000000');
  await dialog.getByRole('button', { name: 'حساب را ببند' }).click();
  await expect(dialog.getByText('این شمارهٔ موبایل شما نیست.')).toBeVisible();
  await check(page, 'closing');
  await dialog.getByLabel('شمارهٔ موبایل خودتان').fill(persian(phone));
  await dialog.getByRole('button', { name: 'حساب را ببند' }).click();
  await expect(page.getByText('حساب شما بسته شد.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ورود', exact: true })).toBeVisible();
  await open(page, '/profile');
  await expect(page).toHaveURL(/\/users\/login/);
});
