import { expect, type Page } from '@playwright/test';
import { open } from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

// A buyer puts products side by side.
const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^مقایسه/ });
const tray = (page: Page) => page.getByRole('form', { name: 'فهرست مقایسه' });
const table = (page: Page) => page.getByRole('table', { name: 'جدول مقایسه' });
/** Names of the products in the table's head. */
const columns = (page: Page) => table(page).locator('thead th a.link').allTextContents();

async function openList(page: Page) {
  const { leaf } = await findMarket();
  await page.goto(`/products/category/${leaf.id}/${leaf.slug}`, { waitUntil: 'networkidle' });
  return page.getByRole('main').locator('li h2').allTextContents();
}

test('what is chosen in a list goes along to other pages, and is compared in one unit', async ({ page }) => {
  const titles = await openList(page);
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  await expect(tray(page)).toContainText('۲ از ۴ پیشنهاد');

  await open(page, '/');
  await expect(tray(page)).toContainText('۲ از ۴ پیشنهاد');
  await tray(page).getByRole('link', { name: 'مقایسه' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مقایسهٔ کالاها');
  expect(await columns(page)).toEqual(titles.slice(0, 2));

  const pressure = table(page).getByRole('row', { name: /^فشار کاری/ });
  await pressure.getByRole('combobox').selectOption('[psi]');
  await expect(page).toHaveURL(/pressure\.unit=/);
  await expect(pressure.getByRole('cell')).toHaveText([/پی‌اس‌آی/, /پی‌اس‌آی/]);

  const all = await table(page).getByRole('row').count();
  await page.getByRole('checkbox', { name: 'فقط ردیف‌های متفاوت' }).check();
  await expect(page).toHaveURL(/only=differences/);
  expect(await table(page).getByRole('row').count()).toBeLessThan(all);
  await expect(table(page).getByRole('row', { name: /^دسته/ })).toHaveCount(0);

  await page.getByRole('link', { name: `حذف ${titles[0]!} از مقایسه` }).click();
  await expect(table(page).locator('thead th a.link')).toHaveText([titles[1]!]);
  await page.getByRole('link', { name: 'افزودن کالای دیگر' }).click();
  await expect(tray(page)).toContainText('۱ از ۴ پیشنهاد');
});

test('a fifth product is refused with a reason, and the first four stay @full', async ({ page }) => {
  await openList(page);
  for (const place of [0, 1, 2, 3]) await boxes(page).nth(place).check();
  await boxes(page).nth(4).click();
  await expect(page.getByText('هر بار تا ۴ پیشنهاد مقایسه می‌شود').first()).toBeVisible();
  await expect(boxes(page).nth(4)).not.toBeChecked();
  await expect(tray(page)).toContainText('۴ از ۴ پیشنهاد');
});

test('by keyboard alone @full', async ({ page }, { project }) => {
  if (project.name === 'phone') return; // it has no Tab key
  const titles = await openList(page);
  await boxes(page).nth(0).focus();
  await page.keyboard.press('Space');
  await boxes(page).nth(2).focus();
  await page.keyboard.press('Space');
  const compare = tray(page).getByRole('link', { name: 'مقایسه' });
  await expect(compare).toBeVisible();
  await compare.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await columns(page)).toEqual([titles[0], titles[2]]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('ticks are sent by the button; more than four are told @full', async ({ page }) => {
    await openList(page);
    const titles = await page.getByRole('main').locator('li h2').allTextContents();
    for (const place of [0, 1, 2, 3, 4]) await boxes(page).nth(place).check();
    await page.getByRole('button', { name: 'مقایسهٔ علامت‌زده‌ها' }).click();
    expect(await columns(page)).toEqual(titles.slice(0, 4));
    await expect(page.getByText('۱ پیشنهاد دیگر نشان داده نشد')).toBeVisible();

    await table(page)
      .getByRole('row', { name: /^فشار کاری/ })
      .getByRole('combobox')
      .selectOption('[psi]');
    await page.getByRole('button', { name: 'اعمال' }).click();
    await expect(
      table(page)
        .getByRole('row', { name: /^فشار کاری/ })
        .getByRole('cell')
        .first(),
    ).toContainText('پی‌اس‌آی');
  });

  test('nothing chosen says how to choose @full', async ({ page }) => {
    await page.goto('/products/compare');
    await expect(page.getByRole('heading', { name: 'هنوز کالایی برای مقایسه انتخاب نشده است' })).toBeVisible();
  });
});
