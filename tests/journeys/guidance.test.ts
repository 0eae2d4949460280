import { expect, type Page } from '@playwright/test';
import { arrive, expectScripted, open } from './people.ts';
import { test } from './test.ts';

// Somebody does not understand a screen, reads the help beside it and an answer, says that it helped, and writes to the operator.

const SUPPORT = '09000000009';
const text = 'پس از انتخاب صافی فشار، فهرست کالاها خالی می‌شود.';

/** Number and code as the page tells them. */
async function receiptOn(page: Page) {
  const receipt = page.getByRole('region', { name: 'بازخورد شما رسید' });
  await expect(receipt).toBeVisible();
  const [number, code] = await receipt.locator('.code').allTextContents();
  return { number: number!, code: code! };
}

async function follow(page: Page, number: string, code: string) {
  await page.getByLabel('شمارهٔ پیگیری').fill(number);
  await page.getByLabel('رمز پیگیری').fill(code);
  await page.getByRole('button', { name: 'دیدن پاسخ' }).click();
}

/** Opens the dialog of a decision on the one feedback that is listed. */
async function decisionOn(page: Page, name: string) {
  const dialog = page.getByRole('dialog');
  // The list may be there before its script is.
  await expect(async () => {
    await page
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return dialog;
}

test('help opens beside its screen, and a question opens to its answer', async ({ page }) => {
  const link = page.getByRole('link', { name: 'راهنما: «صفحهٔ اصلی»' });
  const sheet = page.getByRole('dialog', { name: 'صفحهٔ اصلی' });
  await open(page, '/');
  await expectScripted(link);
  await link.click();
  await expect(sheet.getByRole('paragraph').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();

  await page.goto('/faq');
  const question = page
    .getByRole('group')
    .filter({ has: page.locator('summary') })
    .last();
  await question.locator('summary').click();
  await question.getByRole('button', { name: 'بله' }).click();
  await expect(question.getByText('سپاس از نظر شما.')).toBeVisible();
});

test('feedback is sent, answered by staff and followed by number and code', async ({ page, browser }) => {
  await page.goto('/feedback?from=/products/compare');
  await page.getByRole('button', { name: 'فرستادن', exact: true }).first().click();
  await expect(page.getByLabel('موضوع').first()).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('موضوع').first().fill('صافی فشار');
  await page.getByLabel('متن').first().fill(text);
  await page.getByRole('button', { name: 'فرستادن', exact: true }).first().click();
  const { number, code } = await receiptOn(page);
  expect(number).toMatch(/^FB-\d{4}-\d{6}$/);

  const staffPage = await (await browser.newContext()).newPage();
  await arrive(staffPage, SUPPORT);
  await staffPage.goto(`/profile/admin?tab=feedback&searchKey=${number}`);
  const dialog = await decisionOn(staffPage, 'شروع بررسی');
  await dialog.getByRole('button', { name: 'شروع بررسی' }).click();
  await expect(staffPage.getByText('بررسی آغاز شد.')).toBeVisible();
  const answer = await decisionOn(staffPage, 'پاسخ');
  await answer.getByRole('textbox').fill('برطرف شد؛ از گزارش شما سپاسگزاریم.');
  await answer.getByRole('button', { name: 'پاسخ', exact: true }).click();
  await expect(staffPage.getByText('پاسخ فرستاده شد.')).toBeVisible();

  await page.goto('/feedback');
  await follow(page, number, 'AAAAAAAA');
  await expect(page.getByText('بازخوردی با این شماره و رمز پیدا نشد.')).toBeVisible();
  await follow(page, number, code);
  const found = page.getByRole('article', { name: 'صافی فشار' });
  await expect(found.getByText('برطرف شد؛ از گزارش شما سپاسگزاریم.')).toBeVisible();
  await found.getByText('باز کردن دوباره').first().click();
  await found.getByLabel('چه چیزی مانده است؟').fill('در تلفن همراه هنوز خالی است.');
  await found.getByRole('button', { name: 'باز کردن دوباره' }).click();
  await expect(
    page.getByRole('article', { name: 'صافی فشار' }).getByText('در تلفن همراه هنوز خالی است.'),
  ).toBeVisible();
});

test('help, answers and feedback need no script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'راهنما: «صفحهٔ اصلی»' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'راهنمای «صفحهٔ اصلی»' })).toBeVisible();

  await page.goto('/faq');
  const question = page
    .getByRole('group')
    .filter({ has: page.locator('summary') })
    .last();
  await question.locator('summary').click();
  await question.getByRole('button', { name: 'خیر' }).click();
  await expect(page.getByText('سپاس از نظر شما.')).toBeVisible();

  await page.goto('/feedback');
  const form = page.getByRole('form', { name: 'فرستادن بازخورد' });
  await form.getByLabel('موضوع').fill('صافی فشار');
  await form.getByLabel('متن').fill('کوتاه');
  await form.getByRole('button', { name: 'فرستادن' }).click();
  await expect(form.getByLabel('متن')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('موضوع')).toHaveValue('صافی فشار');
  await form.getByLabel('متن').fill(text);
  // Nobody reads and fills a form sooner: the page says so, and takes it a little later.
  await expect(async () => {
    await form.getByRole('button', { name: 'فرستادن' }).click();
    await expect(page.getByRole('region', { name: 'بازخورد شما رسید' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ intervals: [9_000], timeout: 60_000 });
  const { number, code } = await receiptOn(page);
  await page.goto('/feedback');
  await follow(page, number, code);
  await expect(page.getByRole('article', { name: 'صافی فشار' })).toBeVisible();
  await context.close();
});
