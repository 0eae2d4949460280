import { expect, type Locator, type Page } from '@playwright/test';

export const waybill = { name: 'بارنامه.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 waybill') };

export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const shipment = (page: Page, place: string) =>
  page
    .getByRole('list', { name: 'ارسال‌ها' })
    .locator('> li')
    .filter({ hasText: `ارسال ${place}` });

/** Opens the dialog of a button and confirms it by the same words. */
export async function confirm(page: Page, action: string, title: string | RegExp) {
  await button(page, action).click();
  await button(dialog(page, title), action).click();
  await expect(dialog(page, title)).toBeHidden();
}

/** Sends what is still to come of one line, or a part of it. */
export async function ship(page: Page, place: number, quantity?: string) {
  await button(page, 'ثبت ارسال').click();
  const form = dialog(page, 'ثبت ارسال');
  await expect(form).toBeVisible();
  const quantities = form.getByLabel(/^مقدار/);
  for (let other = 0; other < (await quantities.count()); other += 1)
    if (other !== place) await quantities.nth(other).fill('');
  if (quantity) await quantities.nth(place).fill(quantity);
  await form.getByLabel('شرکت حمل').fill('باربری آرین');
  await button(form, 'ثبت ارسال').click();
  await expect(form).toBeHidden();
}

/** Adds the waybill of a shipment and says that it is handed over. */
export async function deliver(page: Page, place: string) {
  await button(page, 'افزودن مدرک').click();
  const form = dialog(page, 'افزودن مدرک');
  await form.getByLabel('نوع مدرک').selectOption({ label: 'بارنامه' });
  await form.getByLabel('ارسال', { exact: true }).selectOption({ label: `ارسال ${place}` });
  await form.getByRole('group', { name: 'فایل' }).locator('input').setInputFiles(waybill);
  await expect(form.getByText('«بارنامه.pdf» آماده است', { exact: false })).toBeVisible();
  await button(form, 'افزودن مدرک').click();
  await expect(form).toBeHidden();
  await button(page, `ثبت تحویل ارسال ${place}`).click();
  const asked = dialog(page, 'تحویل این محموله ثبت شود؟');
  await button(asked, 'ثبت تحویل').click();
  await expect(asked).toBeHidden();
}

/** Says what of a shipment is accepted: all of it, or none for a reason. */
export async function answer(page: Page, place: string, reason?: string) {
  await button(page, `بررسی تحویل ارسال ${place}`).click();
  const form = dialog(page, `بررسی تحویل ارسال ${place}`);
  if (reason) {
    const accepted = form.getByLabel(/^می‌پذیرم/);
    const all = await accepted.inputValue();
    await accepted.fill('۰');
    await form.getByLabel(/^نمی‌پذیرم/).fill(all);
    await button(form, 'ثبت نتیجهٔ بررسی').click();
    await expect(form.getByText('دلیل نپذیرفتن را بنویسید.').first()).toBeVisible();
    await form.getByLabel('دلیل نپذیرفتن').fill(reason);
  }
  await button(form, 'ثبت نتیجهٔ بررسی').click();
  await expect(form).toBeHidden();
}
