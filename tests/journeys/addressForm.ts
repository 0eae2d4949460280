import { expect, type Locator } from '@playwright/test';

/** Fills the dialog of a new address. */
export async function fillAddress(dialog: Locator, title: string) {
  await dialog.getByLabel('عنوان نشانی').fill(title);
  await dialog.getByLabel('نام گیرنده').fill('سارا كريمي');
  await dialog.getByLabel('تلفن گیرنده').fill('۰۹۱۲ ۱۲۳ ۴۵۶۷');
  await dialog.getByLabel('استان').selectOption({ index: 1 });
  await expect(dialog.getByLabel('شهر').locator('option').nth(1)).toBeAttached();
  await dialog.getByLabel('شهر').selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: /^نشانی/ }).fill('خیابان آزادی، کوچهٔ مهر، نبش سوم');
  await dialog.getByLabel('کد پستی').fill('۱۴۵۸۸۸۹۶۹۶');
}
