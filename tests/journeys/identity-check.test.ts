import { expect, type Page } from '@playwright/test';
import { newNationalId } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { expectAlive, open, openAsAdmin, openLoggedIn, persian } from './people.ts';
import { test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function check(page: Page, name: string) {
  await expectAccessibleInBothThemes(page, name);
  await expectNoSidewaysScroll(page, name);
}

test('an identity is asked to be checked, confirmed by staff, locked, and corrected by another request @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const phone = await openLoggedIn(page, '/profile/personal-info');
  const nationalId = newNationalId();
  await page.getByRole('button', { name: 'درخواست تأیید هویت' }).click();
  await dialog(page).getByRole('button', { name: 'ارسال درخواست' }).click();
  await expect(dialog(page).getByText('این مورد الزامی است.').first()).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'نام' }).first().fill('سارا');
  await dialog(page).getByLabel('نام خانوادگی').fill('کریمی');
  await dialog(page).getByLabel('کد ملی').fill(persian(nationalId));
  await dialog(page).getByRole('textbox', { name: 'تاریخ تولد' }).fill('۱۳۶۹/۰۲/۳۱');
  await check(page, 'request');
  await dialog(page).getByRole('button', { name: 'ارسال درخواست' }).click();
  await expect(page.getByText('درخواست هویت در حال بررسی')).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await openAsAdmin(staff, '/profile/admin?tab=identity');
  const entry = staff
    .getByRole('row')
    .or(staff.getByRole('listitem'))
    .filter({ hasText: persian(`***${phone.slice(-4)}`) })
    .filter({ hasText: persian(nationalId) })
    .first();
  await expect(entry).toContainText('۳۱ اردیبهشت ۱۳۶۹');
  await check(staff, 'queue');
  await entry.getByRole('button', { name: 'تأیید' }).click();
  await dialog(staff).getByLabel('توضیح (اختیاری)').fill('تصویر کارت ملی دیده شد');
  await dialog(staff).getByRole('button', { name: 'تأیید' }).click();
  // What is decided waits no more, and stands among all.
  await expect(entry).toHaveCount(0);
  await open(staff, '/profile/admin?tab=identity&status=ALL');
  await expect(entry).toContainText('تأیید شد');

  await page.reload();
  await expectAlive(page);
  await expect(page.getByText('هویت تأیید شده')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: persian(nationalId) })).toBeVisible();
  // What was checked is told; everything else is edited as before.
  await expect(page.getByRole('textbox', { name: 'کد ملی' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'سمت' }).fill('کارشناس خرید');
  await page.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click();
  await expect(page.getByText('مشخصات شما ذخیره شد.')).toBeVisible();
  await check(page, 'verified');

  await page.getByRole('button', { name: 'درخواست اصلاح' }).click();
  await dialog(page).getByRole('button', { name: 'ارسال درخواست' }).click();
  await expect(dialog(page).getByText('این مشخصات همان است که تأیید شده است.')).toBeVisible();
  await dialog(page).getByLabel('نام خانوادگی').fill('احمدی');
  await dialog(page).getByLabel('توضیح').fill('نام خانوادگی‌ام تغییر کرده است');
  await dialog(page).getByRole('button', { name: 'ارسال درخواست' }).click();
  await expect(page.getByText('درخواست هویت در حال بررسی')).toBeVisible();
  await open(staff, '/profile/admin?tab=identity');
  await expect(entry).toContainText('(اکنون: کریمی)');
  await page.getByRole('button', { name: 'پس گرفتن درخواست' }).click();
  await dialog(page).getByRole('button', { name: 'پس گرفتن درخواست' }).click();
  await expect(page.getByText('درخواست هویت در حال بررسی')).toHaveCount(0);
  await expect(page.getByText('هویت تأیید شده')).toBeVisible();
});
