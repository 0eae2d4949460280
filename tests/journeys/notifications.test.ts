import { expect } from '@playwright/test';
import { newNationalId } from '../kit/people.ts';
import { arrive, openAsAdmin, openListening, persian } from './people.ts';
import { test } from './test.ts';

test('a decision of staff comes into the open inbox, is counted in the menu, read, and wanted by mail or SMS or not @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const person = await arrive(page);
  const staff = await (await browser.newContext()).newPage();
  // Whoever acts for nobody hears of no orders.
  await openListening(page, '/profile/notifications');
  await expect(page.getByRole('group', { name: 'کدام‌ها با پیامک هم بیایند؟' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'نتیجهٔ بررسی هویت' })).toBeVisible();
  await person.run('CreateCompany', { input: { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } } });
  await openListening(page, '/profile/notifications');
  await expect(page.getByRole('heading', { name: 'هنوز اعلانی ندارید' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'بخش‌های حساب' });
  const entry = menu.getByRole('link', { name: /^اعلان‌ها/ });
  await expect(entry).toHaveText('اعلان‌ها');
  const nationalId = newNationalId();
  const claim = { firstName: 'سارا', lastName: 'کریمی', nationalId, birthDate: '1990-05-21' };
  const asked = await person.run('RequestIdentityVerification', { input: { person: claim } });
  expect(asked).toMatchObject({ requestIdentityVerification: { userErrors: [] } });
  await openAsAdmin(staff, '/profile/admin?tab=identity');
  const row = staff
    .getByRole('row')
    .or(staff.getByRole('listitem'))
    .filter({ hasText: persian(nationalId) })
    .first();
  await row.getByRole('button', { name: 'رد' }).click();
  await staff.getByRole('dialog').getByRole('textbox', { name: /^دلیل/ }).fill('کد ملی با نام یکی نیست');
  await staff.getByRole('dialog').getByRole('button', { name: 'رد' }).click();
  // Whoever decided stands at the next one, or where it says that there is none.
  await expect(staff.getByRole('dialog')).toHaveCount(0);
  await expect(staff.getByRole('main').locator(':focus')).toHaveCount(1);

  const notice = page.getByRole('list', { name: 'اعلان‌ها' }).getByRole('listitem');
  await expect(notice).toContainText('هویت تأیید نشد');
  await expect(notice).toContainText('کد ملی با نام یکی نیست');
  await expect(entry).toContainText('۱ اعلان نخوانده');
  const bell = page.getByRole('banner').getByRole('link', { name: /^اعلان‌ها/ });
  await expect(bell).toHaveAccessibleName('اعلان‌ها، ۱ نخوانده');
  await notice.getByRole('button', { name: /^خواندم/ }).press('Enter');
  await expect(entry).toHaveText('اعلان‌ها');
  await expect(bell).toHaveAccessibleName('اعلان‌ها');
  await page.getByRole('link', { name: 'نخوانده‌ها' }).click();
  await expect(page.getByRole('heading', { name: 'اعلانی با این نشانه‌ها نیست' })).toBeVisible();

  const form = page.getByRole('form', { name: 'ایمیل و پیامک' });
  const byMail = form.getByRole('group', { name: 'کدام‌ها با ایمیل هم بیایند؟' });
  const bySms = form.getByRole('group', { name: 'کدام‌ها با پیامک هم بیایند؟' });
  await expect(bySms.getByRole('checkbox')).toHaveCount(4);
  const mail = byMail.getByRole('checkbox', { name: 'نتیجهٔ بررسی هویت' });
  const sms = bySms.getByRole('checkbox', { name: 'ثبت اختلاف' });
  for (const wanted of [mail, sms]) {
    await expect(wanted).toBeChecked();
    await wanted.uncheck();
  }
  await form.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText('ذخیره شد.')).toBeVisible();
  await page.reload();
  for (const unwanted of [mail, sms]) await expect(unwanted).not.toBeChecked();
  await expect(byMail.getByRole('checkbox', { name: 'ثبت اختلاف' })).toBeChecked();
  await staff.context().close();
});
