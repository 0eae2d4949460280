import { expect } from '@playwright/test';
import { newPhone } from '../kit/people.ts';
import { expectAccessibleInBothThemes } from './looks.ts';
import { openLoggedIn, persian } from './people.ts';
import { test } from './test.ts';

test('own data, checked as they are typed; a company and a colleague who may act for it @full', async ({
  page,
  browser,
}) => {
  await openLoggedIn(page, '/profile/personal-info');
  const form = page.getByRole('form', { name: 'مشخصات شخصی' });
  await form.getByLabel(/^نام \(/).fill('سارا');
  await form.getByLabel('نام خانوادگی').fill('كريمي');
  await form.getByLabel('کد ملی').fill('۰۴۹۹۳۷۰۸۹۸');
  const birth = form.getByRole('textbox', { name: 'تاریخ تولد' });
  await birth.fill('۱۳۷۰/۱۳/۰۱');
  await form.getByLabel('سمت').click();
  await expect(form.getByText('این کد ملی درست نیست؛ رقم‌ها را دوباره بررسی کنید.')).toBeVisible();
  await expect(form.getByText('این تاریخ درست نیست؛', { exact: false })).toBeVisible();
  await form.getByLabel('کد ملی').fill('۰۴۹۹۳۷۰۸۹۹');
  await birth.fill('۱۳۹۹/۰۵/۲۱');
  await form.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click();
  await expect(form.getByText('سن باید دست‌کم ۱۸ سال باشد.').first()).toBeVisible();
  // From the calendar, which starts at what was typed.
  const opener = form.getByRole('button', { name: 'انتخاب تاریخ تولد از تقویم' });
  await opener.click();
  const calendar = page.getByRole('dialog', { name: 'تاریخ تولد' });
  await expect(calendar.getByLabel('ماه', { exact: true })).toHaveValue('5');
  await calendar.getByLabel('سال').selectOption('۱۳۷۰');
  await expectAccessibleInBothThemes(page, 'calendar');
  await calendar.getByRole('button', { name: /۲۱ مرداد/ }).click();
  await expect(birth).toHaveValue('۱۳۷۰/۰۵/۲۱');
  await expect(opener).toBeFocused();
  await form.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click();
  await expect(page.getByText('مشخصات شما ذخیره شد.')).toBeVisible();
  await expect(page.getByText('۶۶٪ کامل است')).toBeVisible();
  // The form goes on from what is stored: another save is no conflict.
  await form.getByLabel('سمت').fill('کارشناس خرید');
  await form.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click();
  await expect(page.getByText('۸۳٪ کامل است')).toBeVisible();
  await page.getByRole('link', { name: 'خانه', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'حساب من', level: 1 })).toBeVisible();
  await expect(page.getByText('۸۳٪ کامل است')).toBeVisible();
  await page.getByRole('link', { name: 'تکمیل اطلاعات' }).click();

  await page.getByRole('button', { name: 'ثبت شرکت' }).click();
  const dialog = page.getByRole('dialog');
  // One round: everything that is wrong at once, with links, the first of it in focus.
  await dialog.getByLabel('شناسهٔ ملی').fill('۱۰۳۸۰۲۸');
  await dialog.getByLabel('کد اقتصادی').fill('۱۲۳');
  await dialog.getByLabel('تلفن', { exact: true }).fill('۱۲');
  await dialog.getByLabel('وب‌سایت').fill('http://a:b@example.ir');
  await dialog.getByLabel('شمارهٔ شبا').fill('IR82');
  await dialog.getByRole('button', { name: 'ذخیرهٔ شرکت' }).click();
  await expect(dialog.getByText('۶ مورد نیاز به اصلاح دارد:')).toBeVisible();
  await expect(dialog.getByText('شناسهٔ ملی باید ۱۱ رقم باشد.').last()).toBeVisible();
  await expect(dialog.getByLabel('نام ثبتی')).toBeFocused();
  for (const name of ['کد اقتصادی', 'وب‌سایت']) await dialog.getByLabel(name).fill('');
  await dialog.getByLabel('تلفن', { exact: true }).fill('');
  await dialog.getByLabel('نام ثبتی').fill('صنایع پمپ البرز');
  await dialog.getByLabel('شناسهٔ ملی').fill('۱۰۳۸۰۲۸۴۷۹۰');
  await dialog.getByLabel('شمارهٔ شبا').fill('82 0540 1026 8002 0817 9090 02');
  await dialog.getByRole('button', { name: 'ذخیرهٔ شرکت' }).click();
  await expect(page.getByRole('heading', { name: 'صنایع پمپ البرز' })).toBeVisible();

  await page.locator('summary', { hasText: 'مالک‌ها و نماینده‌ها' }).click();
  await expect(page.getByText('خودتان')).toBeVisible();
  await page.getByRole('button', { name: 'دعوت نماینده' }).click();
  const phone = newPhone();
  await dialog.getByLabel('موبایل نماینده').fill(persian(phone));
  await dialog.getByLabel('نام نماینده').fill('رضا احمدی');
  // Grouped as the site writes amounts, with the place kept; read out in words, so that nobody is off by a zero.
  const limit = dialog.getByLabel('سقف هر درخواست');
  await limit.pressSequentially('5000000');
  await limit.press('Home');
  await limit.press('ArrowRight');
  await limit.pressSequentially('۰');
  await expect(limit).toHaveValue('۵۰٬۰۰۰٬۰۰۰');
  await expect(dialog.getByText('پنجاه میلیون تومان (۵۰۰٬۰۰۰٬۰۰۰ ریال)')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'ثبت درخواست خرید' }).check();
  await dialog.getByRole('button', { name: 'ارسال دعوت' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'رضا احمدی' }).last();
  await expect(row.getByText('دعوت‌شده')).toBeVisible();
  await expect(row.getByText('سقف هر درخواست: ۵۰٬۰۰۰٬۰۰۰ تومان')).toBeVisible();

  const other = await browser.newContext({ locale: 'fa-IR', baseURL: new URL(page.url()).origin });
  const colleague = await other.newPage();
  await openLoggedIn(colleague, '/profile/personal-info', phone);
  await expect(colleague.getByText('شما را به نمایندگی «صنایع پمپ البرز» دعوت', { exact: false })).toBeVisible();
  await colleague.getByRole('button', { name: 'پذیرفتن' }).click();
  await expect(colleague.getByText('دسترسی‌ها: ثبت درخواست خرید')).toBeVisible();
  await other.close();
});
