import { expect } from '@playwright/test';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

// A buyer looks at who sells, with script and without.
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script @full' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('from the list of suppliers over a filter to a profile and its offers', async ({ page }) => {
      await page.goto('/suppliers/product');
      const results = page.getByRole('list', { name: 'نتیجه‌ها' }).getByRole('listitem');
      await expect(results).toHaveCount(12);
      const filter = page.getByRole('form', { name: 'فیلتر تأمین‌کنندگان' });
      await filter.getByRole('combobox', { name: 'سطح تأیید' }).selectOption('site');
      await filter.getByRole('combobox', { name: 'ترتیب' }).selectOption('rating');
      await filter.getByRole('button', { name: 'اعمال' }).click();
      await expect(page).toHaveURL(/\/suppliers\/product\?level=site&sort=rating$/);
      for (const each of await results.all()) await expect(each).toContainText('بازدید از محل انجام شده');

      const first = results.first().getByRole('link');
      const name = (await first.textContent())!;
      await first.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.getByRole('link', { name: 'سطح تأیید و معنای آن' }).click();
      await expect(page).toHaveURL(/#verification$/);

      await page
        .getByRole('link', { name: /^همهٔ پیشنهادها در/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`از ${name}`);
      await expect(page.getByRole('main').locator('li h2').first()).toBeVisible();
    });

    test('suppliers sorted by name stand as a Persian reader looks for them, page after page @full', async ({
      page,
    }) => {
      const results = page.getByRole('list', { name: 'نتیجه‌ها' }).getByRole('listitem');
      const filter = page.getByRole('form', { name: 'فیلتر تأمین‌کنندگان' });
      await page.goto('/suppliers/product');
      await filter.getByRole('combobox', { name: 'ترتیب' }).selectOption({ label: 'نام' });
      await filter.getByRole('button', { name: 'اعمال' }).click();
      await expect(page).toHaveURL(/\/suppliers\/product\?sort=name$/);
      const inOrder = (names: string[]) => names.toSorted(new Intl.Collator('fa', { numeric: true }).compare);
      // The address is there before the list is.
      await expect(async () => {
        const shown = await results.getByRole('link').allTextContents();
        expect(shown).toEqual(inOrder(shown));
      }).toPass();
      const names = await results.getByRole('link').allTextContents();
      await page.getByRole('link', { name: 'صفحهٔ بعد' }).click();
      await expect(page).toHaveURL(/pageNumber=2/);
      await expect(results.getByRole('link').first()).not.toHaveText(names[0]!);
      names.push(...(await results.getByRole('link').allTextContents()));
      expect(names).toHaveLength(24);
      expect(names).toEqual(inOrder(names));
    });

    test('suppliers of a category are narrowed to those for which somebody may sell @full', async ({
      page,
      isMobile,
    }) => {
      const { valves } = await findMarket();
      const total = page.getByRole('list', { name: 'نتیجه‌ها' }).getByRole('listitem');
      await page.goto(`/supplier/category/${valves.id}/${valves.slug}?diameter.value=10&diameter.unit=mm`);
      const all = await total.count();
      if (isMobile) await page.getByRole('link', { name: 'فیلترها' }).click();
      await page.getByRole('checkbox', { name: /^دارای نمایندگی/ }).check();
      if (isMobile) await page.getByRole('button', { name: /^نمایش/ }).click();
      else if (!javaScriptEnabled) await page.getByRole('button', { name: 'اعمال' }).click();
      await expect(page).toHaveURL(/diameter\.value=10&.*hasDelegation=true(#filters)?$/);
      // Without script the sheet of a phone stays open.
      if (isMobile && !javaScriptEnabled) await page.goto(page.url().replace(/#.*/, ''));
      await expect.poll(() => total.count()).toBeLessThan(all);
      await page.getByRole('link', { name: /^حذف فیلتر نمایندگی/ }).click();
      await expect(total).toHaveCount(all);
    });

    test('suppliers of a category are those whose offers meet a measure @full', async ({ page }) => {
      const { valves } = await findMarket();
      const path = `/supplier/category/${valves.id}/${valves.slug}`;
      await page.goto(`${path}?diameter.value=50&diameter.maxValue=50&diameter.unit=mm`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`تأمین‌کنندگان ${valves.name}`);
      const met = await page.getByRole('list', { name: 'نتیجه‌ها' }).getByRole('listitem').count();
      expect(met).toBeGreaterThan(0);
      await page.goto(`${path}?diameter.value=999999&diameter.unit=mm`);
      await expect(page.getByRole('list', { name: 'نتیجه‌ها' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'پیشنهادی با همهٔ این فیلترها پیدا نشد' })).toBeVisible();
    });
  });
}

test('an offer leads to who sells it: until when they answer, how they deliver, for whom they sell', async ({
  page,
}) => {
  const { delegated, distributor } = await findMarket();
  await page.goto(`/products/${delegated.id}/${delegated.slug}`);
  await page.getByRole('region', { name: 'فروشنده با نمایندگی' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/merchant/${distributor.id}/`));
  const sale = page.getByRole('region', { name: 'شرایط فروش' });
  await expect(sale.getByText(/^حداکثر [۰-۹]+ ساعت کاری/)).toBeVisible();
  await expect(sale.getByText(/^اگر اکنون بپرسید، تا .+ پاسخ می‌گیرید$/)).toBeVisible();
  await expect(sale.getByRole('table').getByRole('row')).not.toHaveCount(1);
  await expect(page.getByRole('region', { name: 'کالاها و خدمات' }).getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('region', { name: 'نمایندگی‌ها' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/supplier\//);
});
