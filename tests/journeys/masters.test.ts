import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { openAsAdmin } from './people.ts';
import { test } from './test.ts';

// Both projects write the same market: each its own year, quantity and unit.
test('staff write a holiday, and a quantity with a unit that nobody had thought of @full', async ({ page }, {
  project,
}) => {
  test.setTimeout(300_000);
  const isPhone = project.name === 'phone';
  const year = isPhone ? '۱۴۰۹' : '۱۴۰۸';
  await openAsAdmin(page, `/profile/admin?tab=holidays&year=${isPhone ? '1409' : '1408'}`);
  await expect(page.getByText('تعطیلی برای این سال نوشته نشده است')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const add = page.getByRole('button', { name: 'افزودن روز تعطیل' });
  await add.click();
  await dialog.getByRole('button', { name: 'افزودن', exact: true }).click();
  await expect(dialog.getByText('۳ مورد نیاز به اصلاح دارد:')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^روز/ }).fill('۱۴۰۵/۱/۲');
  await dialog.getByLabel('مناسبت').fill('عید نوروز');
  await dialog.getByLabel('دلیل').fill('تقویم رسمی سال');
  await dialog.getByLabel('هنوز پیش‌بینی است').check();
  await dialog.getByRole('button', { name: 'افزودن', exact: true }).click();
  await expect(dialog.getByText(`این روز در سال ${year} نیست.`).last()).toBeVisible();
  await dialog.getByRole('textbox', { name: /^روز/ }).fill(`${year}/۱/۲`);
  await dialog.getByRole('button', { name: 'افزودن', exact: true }).click();

  const day = `۲ فروردین ${year}`;
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: day });
  await expect(row.getByText('پیش‌بینی', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `${day} در تقویم سال اعلام شد` }).click();
  await dialog.getByLabel('دلیل').fill('تقویم رسمی سال');
  await dialog.getByRole('button', { name: 'اعلام شد', exact: true }).click();
  await expect(row.getByText('اعلام‌شده', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'holidays');
  await expectNoSidewaysScroll(page, 'holidays');
  await row.getByRole('button', { name: `حذف ${day} از تعطیلات` }).click();
  await dialog.getByLabel('دلیل').fill('اشتباه بود');
  await dialog.getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(page.getByText('تعطیلی برای این سال نوشته نشده است')).toBeVisible();

  await page.getByRole('navigation', { name: 'بخش‌های مدیریت' }).getByRole('link', { name: 'یکاها' }).click();
  const [name, code] = isPhone ? ['ضریب رسوب', 'FOULING'] : ['ضریب انتقال', 'TRANSFER'];
  await page.getByRole('button', { name: 'افزودن کمیت' }).click();
  await dialog.getByLabel('نام کمیت').fill(name);
  await dialog.getByLabel('کد کمیت').fill(code.toLowerCase());
  await dialog.getByLabel('نام یکا').fill('یکای پایهٔ نو');
  await dialog.getByLabel('نماد').fill('u');
  await dialog.getByLabel('کد UCUM').fill(`${code}.u`);
  await dialog.getByLabel('دلیل').fill('نیاز فروشندگان');
  await dialog.getByRole('button', { name: 'افزودن', exact: true }).click();
  await expect(dialog.getByLabel('کد کمیت')).toBeFocused();
  await dialog.getByLabel('کد کمیت').fill(code);
  await dialog.getByRole('button', { name: 'افزودن', exact: true }).click();
  const quantity = page.getByRole('region', { name, exact: true });
  await expect(quantity.getByText('یکای پایه', { exact: true }).filter({ visible: true })).toHaveCount(1);

  await quantity.getByRole('button', { name: `افزودن یکا به ${name}` }).click();
  await dialog.getByLabel('نام یکا').fill('هزار یکای نو');
  await dialog.getByLabel('نماد').fill('ku');
  await dialog.getByLabel('کد UCUM').fill(`${code}.ku`);
  await dialog.getByLabel('ضریب به یکای پایه').fill('۱۰۰۰');
  await dialog.getByLabel('دلیل').fill('نیاز فروشندگان');
  await dialog.getByRole('button', { name: 'افزودن', exact: true }).click();
  await expect(quantity.getByText('× ۱٬۰۰۰').filter({ visible: true })).toHaveCount(1);
  await expectAccessibleInBothThemes(page, 'units');
  await expectNoSidewaysScroll(page, 'units');
});
