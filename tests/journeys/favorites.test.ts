import { expect, type Page } from '@playwright/test';
import { operationsOf } from './operations.ts';
import { open, openLoggedIn, untilWritten } from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

const saveButton = (page: Page, name: string) => page.getByRole('button', { name: `ذخیرهٔ ${name}`, exact: true });
const LIST = 'خرید Kish 2 و پاییز';
/** Follows a link as people do: without loading the site anew. */
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'بخش‌های حساب' }).getByRole('link', { name, exact: true }).click();

test('a visitor is led to the login and back to the product @full', async ({ page }) => {
  const { tiered } = await findMarket();
  await open(page, `/products/${tiered.id}/${tiered.slug}`);
  const link = page.getByRole('link', { name: `ذخیرهٔ ${tiered.title}`, exact: true });
  await expect(link).toHaveAttribute('href', new RegExp(`^/users/login\\?redirectPath=%2Fproducts%2F${tiered.id}`));
  await link.click();
  await expect(page).toHaveURL(/\/users\/login/);
});

test('what is beside a product’s name stays in its place when the page comes alive @full', async ({
  page,
  browser,
}) => {
  const { tiered } = await findMarket();
  const path = `/products/${tiered.id}/${tiered.slug}`;
  const show = async (shown: Page) => {
    await shown.goto(path);
    await shown.evaluate(() => document.fonts.ready);
  };
  const placeIn = async (shown: Page) => {
    const box = await shown.getByRole('link', { name: `ذخیرهٔ ${tiered.title}`, exact: true }).boundingBox();
    return [Math.round(box!.x), Math.round(box!.y)];
  };
  const without = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const still = await without.newPage();
  await show(still);
  const before = await placeIn(still);
  await without.close();
  await show(page);
  await expect(page.getByRole('button', { name: 'کپی لینک' })).toBeVisible();
  expect(await placeIn(page)).toEqual(before);
});

test('what is saved on a product shows in the list and among the saved things, and nobody is asked again', async ({
  page,
}) => {
  const { tiered, valves } = await findMarket();
  const list = `/products/category/${valves.id}/${valves.slug}?sort=newest`;
  await openLoggedIn(page, '/profile/favorites');
  await expect(page.getByRole('heading', { name: 'هنوز چیزی ذخیره نکرده‌اید' })).toBeVisible();
  // The list and the product are opened once, so that what they show is at hand.
  await open(page, `/products/${tiered.id}/${tiered.slug}`);
  const save = saveButton(page, tiered.title).first();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'حساب من' }).click();
  await follow(page, 'ذخیره‌شده‌ها');
  await expect(page.getByRole('heading', { name: 'هنوز چیزی ذخیره نکرده‌اید' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'حساب من' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: tiered.title })).toBeVisible();

  // Far parts of the product's page come to life when they are near, and ask for their own things.
  const asked = operationsOf(page, { but: ['FavoriteStates', 'MarkVisit'] });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => asked).toEqual(['SaveFavorite']);
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('status').filter({ hasText: '۱ مورد' })).toBeVisible();
  await expect(page.getByRole('link', { name: tiered.title, exact: true })).toBeVisible();
  await expect(saveButton(page, tiered.title)).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toEqual(['SaveFavorite']);

  // Taken back here it leaves the list, and is not pressed where it was saved.
  await saveButton(page, tiered.title).click();
  await expect(page.getByRole('heading', { name: 'هنوز چیزی ذخیره نکرده‌اید' })).toBeVisible();
  expect(asked).toEqual(['SaveFavorite', 'DeleteFavorite']);
  await open(page, list);
  await expect(page.locator('.save[aria-pressed=false]').first()).toBeVisible();
});

test('a list asks of all its things together whether they are saved @full', async ({ page }) => {
  const { valves } = await findMarket();
  await openLoggedIn(page, '/profile/favorites');
  const asked = operationsOf(page);
  await open(page, `/products/category/${valves.id}/${valves.slug}`);
  await expect(page.locator('.save[aria-pressed]').first()).toBeVisible();
  const count = await page.locator('button.save').count();
  expect(count).toBeGreaterThan(5);
  // On a busy machine the buttons come to life in two parts.
  const questions = () => asked.filter((name) => name === 'FavoriteStates').length;
  await expect.poll(questions).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(questions()).toBeLessThanOrEqual(2);
});

test('what could not be saved is as before, and the person is told @full', async ({ page }) => {
  const { tiered } = await findMarket();
  const path = `/products/${tiered.id}/${tiered.slug}`;
  await openLoggedIn(page, path);
  const save = saveButton(page, tiered.title).first();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.waitForLoadState('networkidle');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SaveFavorite') ? route.abort() : route.continue(),
  );
  await save.click();
  await expect(page.getByText('ذخیره نشد. دوباره تلاش کنید.')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/graphql');
  await untilWritten(page, 'SaveFavorite', () => save.click());
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/profile/favorites/supplier-product');
  await expect(page.getByRole('link', { name: tiered.title, exact: true })).toBeVisible();
});

test('what is saved is put in a list of one’s own, and comes back to it when its removal is undone @full', async ({
  page,
}) => {
  const { tiered } = await findMarket();
  await openLoggedIn(page, `/products/${tiered.id}/${tiered.slug}`);
  const saved = saveButton(page, tiered.title).first();
  await untilWritten(page, 'SaveFavorite', () => saved.click());
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/profile/favorites');
  const choose = page.getByRole('button', { name: `انتخاب فهرست برای ${tiered.title}`, exact: true });
  await choose.focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('dialog').getByLabel('نام فهرست تازه');
  await name.fill(LIST);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(choose).toBeFocused();
  const lists = page.getByRole('navigation', { name: 'فهرست‌ها' });
  await lists.getByRole('link', { name: `${LIST} (۱)` }).click();
  await expect(page).toHaveURL(`/profile/favorites?list=${encodeURIComponent(LIST).replaceAll('%20', '+')}`);
  await page.reload();
  await expect(page.getByRole('link', { name: tiered.title, exact: true })).toBeVisible();

  const asked = operationsOf(page);
  const row = saveButton(page, tiered.title);
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'در این فهرست چیزی نیست' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'بازگردانی' });
  await expect(undo).toBeFocused();
  await untilWritten(page, 'RestoreFavorite', () =>
    undo.evaluate((button: HTMLElement) => [button.click(), button.click()]),
  );
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(lists.getByRole('link', { name: `${LIST} (۱)` })).toHaveAttribute('aria-current', 'true');
  expect(asked.filter((each) => each === 'RestoreFavorite')).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '۱ مورد' })).toBeVisible();
  expect((await page.goto(`/profile/favorites?list=${'x'.repeat(61)}`))?.status()).toBe(400);
});

test('an unknown kind of saved things is not there @full', async ({ page }) => {
  await openLoggedIn(page, '/profile/favorites');
  expect((await page.goto('/profile/favorites/article'))?.status()).toBe(404);
  expect((await page.goto('/profile/favorites/supplier'))?.status()).toBe(200);
  expect((await page.goto('/profile/favorites?sort=cheapest'))?.status()).toBe(400);
});
