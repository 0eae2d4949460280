import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { operationsOf } from './operations.ts';
import { arrive, expectAlive, open } from './people.ts';
import { test } from './test.ts';

const person = {
  version: 1,
  firstName: 'سارا',
  lastName: 'کریمی',
  nationalId: '0499370899',
  birthDate: '1990-05-21',
  email: 'sara@example.ir',
  jobTitle: 'کارشناس خرید',
};
const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'ذخیرهٔ شرکت' }).click();
const goTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

test('how much is filled follows a company from its first word on, here and at home @full', async ({ page }) => {
  await (await arrive(page)).run('SavePerson', { input: { person } });
  await open(page, '/profile');
  await expect(page.getByText('مشخصات شما کامل است.')).toBeVisible();
  await goTo(page, 'اطلاعات من');
  await page.getByRole('button', { name: 'ثبت شرکت' }).click();
  await dialog(page).getByLabel('نام ثبتی').fill('صنایع پمپ البرز');
  await save(page);
  await expect(page.getByText('۵۰٪ کامل است')).toBeVisible();
  await expect(page.getByText('مورد بعدی: شناسهٔ ملی')).toBeVisible();

  await page.getByRole('button', { name: 'ویرایش «صنایع پمپ البرز»' }).click();
  await dialog(page).getByLabel('شناسهٔ ملی').fill('۱۰۳۸۰۲۸۴۷۹۰');
  const asked = operationsOf(page);
  await save(page);
  await expect(page.getByText('۵۷٪ کامل است')).toBeVisible();
  await expect(page.getByText('مورد بعدی: کد اقتصادی')).toBeVisible();
  expect(asked).toEqual(['SaveCompany']);
  await goTo(page, 'خانه');
  await expect(page.getByText('۵۷٪ کامل است')).toBeVisible();
});

test('what a company does is chosen, and stays when other things change @full', async ({ page }) => {
  await arrive(page);
  await open(page, '/profile/personal-info');
  await page.getByRole('button', { name: 'ثبت شرکت' }).click();
  await dialog(page).getByLabel('نام ثبتی').fill('صنایع پمپ البرز');
  const fields = dialog(page).locator('summary', { hasText: 'زمینه‌های کاری' });
  await fields.click();
  const boxes = dialog(page).locator('details').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await expectAccessibleInBothThemes(page, 'categories of a company');
  await expectNoSidewaysScroll(page, 'categories of a company');
  await save(page);
  for (const round of ['by what is at hand', 'by what is stored']) {
    const edit = page.getByRole('button', { name: 'ویرایش «صنایع پمپ البرز»' });
    await edit.click();
    await expect(fields, round).toContainText('۲ زمینه');
    await dialog(page).getByLabel('نام تجاری').fill(`البرز ${round}`);
    await save(page);
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await expectAlive(page);
  }
  await page.getByRole('button', { name: 'ویرایش «صنایع پمپ البرز»' }).click();
  await fields.click();
  await expect(boxes.nth(1)).toBeChecked();
  await boxes.nth(1).uncheck();
  await save(page);
  await page.getByRole('button', { name: 'ویرایش «صنایع پمپ البرز»' }).click();
  await expect(fields).toContainText('۱ زمینه');
});
