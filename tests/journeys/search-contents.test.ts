import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { open } from './people.ts';
import { test } from './test.ts';

// Somebody looks for an answer as for goods: it stands in a tab of its own, and leads to where it is written.

const ANSWERS = /^راهنما و پرسش‌ها/;
const results = (page: Page) => page.getByRole('list', { name: 'نتیجه‌ها' }).getByRole('listitem');

test('an answer is found by what somebody typed, and opens where it stands', async ({ page }) => {
  await open(page, '/');
  await page.goto(`/search/${encodeURIComponent('قيمت چند كالا')}`);
  await page.getByRole('navigation', { name: 'نتیجه‌ها بر اساس نوع' }).getByRole('link', { name: ANSWERS }).click();
  await expect(page).toHaveURL(/tab=guidance/);
  const found = results(page).filter({ hasText: 'چطور برای چند کالا قیمت بگیرم؟' });
  await expect(found.getByText('پرسش متداول')).toBeVisible();
  await expect(found.locator('mark').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'answers of a search');
  await found.getByRole('link').click();
  await expect(page).toHaveURL(/\/faq#/);
  await expect(page.getByText('کالاها را به سبد نیاز بیفزایید')).toBeVisible();
});

test('a tab without anything says so @desktop', async ({ page }) => {
  await page.goto(`/search/${encodeURIComponent('شیر توپی')}?tab=videos`);
  await expect(page.getByText('ویدئویی در این باره پیدا نشد')).toBeVisible();
  await expectNoSidewaysScroll(page, 'no videos of a search');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer is found and opens @desktop', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'جست‌وجوی کالا، تأمین‌کننده یا شمارهٔ فنی' }).fill('قیمت چند کالا');
    await page.getByRole('button', { name: 'جست‌وجو' }).first().click();
    await page.getByRole('link', { name: ANSWERS }).click();
    await results(page).getByRole('link', { name: 'چطور برای چند کالا قیمت بگیرم؟' }).click();
    await expect(page).toHaveURL(/\/faq#/);
  });
});
