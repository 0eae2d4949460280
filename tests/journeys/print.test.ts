import { expect } from '@playwright/test';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

test('on paper a page is its content, the day and where it came from, black on white', async ({ page }) => {
  const { tiered, leaf, offers } = await findMarket();
  const ids = offers.slice(0, 2).map((offer) => offer.id);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [
    `/products/${tiered.id}/${tiered.slug}`,
    `/products/base-product/${tiered.baseProduct.id}/${tiered.baseProduct.slug}`,
    `/products/compare?ids=${ids.join(',')}`,
    `/products/category/${leaf.id}/${leaf.slug}`,
  ]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const stamp = page.getByText('چاپ‌شده در');
    await expect(stamp).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(stamp).toBeVisible();
    await expect(stamp).toHaveText(/^چاپ‌شده در [۰-۹]+ \S+ ۱۴[۰-۹]{2}$/);
    await expect(page.locator('.print-only')).toContainText(path.split('?')[0]!.split('/')[2]!);
    await expect(page.locator('.print-name')).toHaveText('راسته');
    await expect(page.locator('.print-name use, .print-name svg').first()).toBeVisible();
    for (const pressed of ['.icon-button', '.monogram', '#landed-price'])
      for (const each of await page.locator(pressed).all()) await expect(each, `${pressed} of ${path}`).toBeHidden();
    for (const chrome of ['banner', 'contentinfo', 'navigation', 'button', 'checkbox'] as const)
      await expect(page.getByRole(chrome), `${chrome} of ${path}`).toHaveCount(0);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
  }
});
