import { expect } from '@playwright/test';
import { newPhone } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, open, persian } from './people.ts';
import { test } from './test.ts';

test('who alone owns companies closes one, and decides about the other before the account is closed @full', async ({
  page,
}) => {
  const phone = newPhone();
  const owner = await arrive(page, phone);
  for (const legalName of ['پمپ‌سازی شمال', 'شیرآلات جنوب'])
    await owner.run('CreateCompany', { input: { kind: 'COMPANY', company: { legalName } } });
  const dialog = page.getByRole('dialog');

  await open(page, '/profile/personal-info');
  await page.getByRole('button', { name: 'بستن شرکت «پمپ‌سازی شمال»' }).click();
  await dialog.getByRole('button', { name: 'شرکت را ببند' }).click();
  await expect(dialog.getByText('نام ثبتی شرکت را بنویسید.')).toBeVisible();
  await dialog.getByLabel('نام ثبتی شرکت').fill('شیرآلات جنوب');
  await dialog.getByRole('button', { name: 'شرکت را ببند' }).click();
  await expect(dialog.getByText('این نام شرکت نیست.', { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'closing a company');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'نوشته‌های شما ذخیره نشده است' }).getByRole('button').last().press('Escape');
  await expect(dialog.getByLabel('نام ثبتی شرکت')).toHaveValue('شیرآلات جنوب');
  await dialog.getByLabel('نام ثبتی شرکت').fill('پمپ سازی شمال');
  await dialog.getByRole('button', { name: 'شرکت را ببند' }).click();
  await expect(page.getByText('«پمپ‌سازی شمال» بسته شد.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'پمپ‌سازی شمال' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'شیرآلات جنوب' })).toBeVisible();

  await open(page, '/profile');
  await page.getByRole('button', { name: 'بستن حساب' }).click();
  const company = dialog.getByRole('checkbox', { name: '«شیرآلات جنوب» هم برای همیشه بسته شود' });
  await expect(company).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'سپردن به مالک دیگر', exact: false })).toBeVisible();
  await dialog.getByLabel('شمارهٔ موبایل خودتان').fill(persian(phone));
  await dialog.getByRole('button', { name: 'حساب را ببند' }).click();
  await expect(dialog.getByText('برای «شیرآلات جنوب» تصمیم بگیرید', { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'closing an account with a company');
  await expectNoSidewaysScroll(page, 'closing an account with a company');
  await company.check();
  await dialog.getByRole('button', { name: 'حساب را ببند' }).click();
  await expect(page.getByText('حساب شما بسته شد.')).toBeVisible();
});
