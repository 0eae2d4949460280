import { expect, type Page } from '@playwright/test';
import { arrive, open, openLoggedIn } from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

const comments = (page: Page) => page.getByRole('list', { name: 'نظرها', exact: true });

test('a comment is written, published by keyboard, liked and answered, and its author reads the end of it @full', async ({
  page,
  browser,
}) => {
  const { tiered } = await findMarket();
  const path = `/products/${tiered.id}/${tiered.slug}`;
  const text = `تحویل ده روز زودتر از موعد انجام شد، شمارهٔ ${Date.now()}`;
  await openLoggedIn(page, path);
  await page.getByRole('button', { name: 'نوشتن نظر' }).click();
  await page.getByLabel('متن نظر').fill(text);
  await page.getByLabel('امتیاز').selectOption('5');
  await page.getByRole('button', { name: 'ارسال نظر' }).click();
  await expect(comments(page).getByText(text)).toBeVisible();
  await expect(comments(page).getByText('در انتظار بررسی').first()).toBeVisible();

  const moderator = await (await browser.newContext()).newPage();
  await arrive(moderator, '09000000012');
  await open(moderator, '/profile/admin?tab=moderation');
  const card = moderator.getByRole('listitem').filter({ hasText: text }).first();
  await card.focus();
  await moderator.keyboard.press('KeyC');
  await expect(moderator.getByRole('dialog')).toBeVisible();
  await moderator.keyboard.press('Enter');
  await expect(moderator.getByText('منتشر شد.', { exact: true })).toBeVisible();
  await moderator.context().close();

  const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await arrive(reader);
  await open(reader, path);
  const shown = comments(reader).getByRole('listitem').filter({ hasText: text }).first();
  await shown.getByRole('button', { name: /^می‌پسندم، نظر/ }).click();
  await expect(shown.getByRole('button', { name: /^پسندیده‌اید .*، نظر/ })).toHaveAttribute('aria-pressed', 'true');
  await shown.getByRole('button', { name: 'پاسخ' }).click();
  await reader.getByLabel('متن نظر').fill('برای ما هم همین‌طور بود و راضی بودیم.');
  await reader.getByRole('button', { name: 'ارسال پاسخ' }).click();
  await expect(reader.getByText('نظر شما ثبت شد')).toBeVisible();
  await reader.context().close();

  await open(page, '/profile/comments');
  const own = page.getByRole('list', { name: 'نظرهای شما' }).getByRole('listitem').filter({ hasText: text });
  await expect(own.getByText('منتشر شده')).toBeVisible();
  await expect(own.getByRole('button', { name: 'ویرایش' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a comment is written by a form @full', async ({ page }) => {
    const { tiered } = await findMarket();
    const text = `بسته‌بندی سالم بود و شمارهٔ سریال درست، ${Date.now()}`;
    await arrive(page);
    await page.goto(`/products/${tiered.id}/${tiered.slug}`);
    const form = page.getByRole('form', { name: 'نظر شما' });
    await form.getByLabel('متن نظر').fill(text);
    await form.getByRole('button', { name: 'ارسال نظر' }).click();
    await expect(comments(page).getByText(text)).toBeVisible();
  });
});
