import { expect, type Page } from '@playwright/test';
import { open, openLoggedIn } from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

/** Opens a page and waits until its visit is written down. */
async function look(page: Page, path: string) {
  const written = page.waitForResponse((answer) => answer.request().postData()?.includes('MarkVisit') ?? false);
  await open(page, path);
  expect((await written).status()).toBe(200);
}

test('what one looked at is found again, and forgotten when one wants it @full', async ({ page }) => {
  const { tiered } = await findMarket();
  const { supplier } = tiered;
  await openLoggedIn(page, '/profile/last-visits/all');
  await expect(page.getByRole('heading', { name: 'بازدیدی ثبت نشده است' })).toBeVisible();
  await look(page, `/products/${tiered.id}/${tiered.slug}`);
  await look(page, `/supplier/${supplier.id}/${supplier.slug}`);

  await page.getByRole('link', { name: 'حساب من' }).click();
  const atHome = page.getByRole('list', { name: 'بازدیدهای اخیر' }).getByRole('listitem');
  await expect(atHome).toHaveCount(2);
  await expect(atHome.first()).toContainText(supplier.brandName);
  await page.getByRole('link', { name: 'بازدیدهای اخیر' }).click();
  const rows = page.getByRole('list', { name: 'بازدیدها' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(supplier.brandName);
  await expect(rows.last()).toContainText(tiered.title);

  await page.getByRole('link', { name: 'تأمین‌کنندگان', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/last-visits\/supplier$/);
  await expect(rows).toHaveCount(1);
  const clear = page.getByRole('button', { name: 'پاک کردن بازدیدها' });
  await clear.click();
  await page.getByRole('dialog').getByRole('button', { name: 'انصراف' }).last().click();
  await expect(clear).toBeFocused();
  await clear.click();
  await page.getByRole('dialog').getByRole('button', { name: 'پاک کردن بازدیدها' }).click();
  await expect(page.getByRole('heading', { name: 'بازدیدی ثبت نشده است' })).toBeVisible();
  await page.getByRole('link', { name: 'همه', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(tiered.title);
  await page.getByRole('link', { name: 'خانه', exact: true }).click();
  await expect(atHome).toHaveCount(1);
});

test('a visitor’s page tells nobody of a visit @full', async ({ page }) => {
  const { tiered } = await findMarket();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''));
  await open(page, `/products/${tiered.id}/${tiered.slug}`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((body) => /MarkVisit|FavoriteStates/.test(body))).toEqual([]);
});

test('an unknown kind of visits is not there @full', async ({ page }) => {
  await openLoggedIn(page, '/profile/last-visits/all');
  expect((await page.goto('/profile/last-visits/product'))?.status()).toBe(404);
});
