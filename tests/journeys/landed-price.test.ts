import { expect } from '@playwright/test';
import { newAddress } from '../api/ownership/kinds.ts';
import { peopleOf } from '../kit/people.ts';
import { arrive, open, site } from './people.ts';
import { findLimitedOffers, findMarket } from './screens.ts';
import { test } from './test.ts';

// A buyer wants to know what an offer costs at the door, with script and without.
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the price of an offer in a province, in one of its cities, and of a quantity that is not sold', async ({
      page,
    }) => {
      const { tiered } = await findMarket();
      await page.goto(`/products/${tiered.id}/${tiered.slug}`);
      const canonical = page.locator('link[rel=canonical]');
      const known = await canonical.getAttribute('href');
      const robots = page.locator('meta[name=robots]');
      await expect(robots).toHaveCount(0);
      const form = page.getByRole('form', { name: 'قیمت تحویل در شهر شما' });
      const steps = page.getByRole('region', { name: 'ریز قیمت تحویل' });
      await expect(steps).toHaveCount(0);

      await form.getByRole('combobox', { name: 'استان' }).selectOption({ label: 'فارس' });
      await form.getByRole('button', { name: 'محاسبهٔ قیمت' }).click();
      await expect(steps.locator('dt')).toHaveText([
        'قیمت واحد',
        'مقدار',
        'بهای کالا',
        'مالیات بر ارزش افزوده',
        'هزینهٔ حمل (برآورد)',
        'قیمت تمام‌شده در مقصد',
      ]);
      await expect(steps.locator('dd').last()).toContainText(/[۰-۹] تومان/);
      const city = form.getByRole('combobox', { name: 'شهر' });
      await expect(city.locator('option:checked')).toHaveText('شیراز');
      expect(new URL(page.url()).searchParams.get('quantity')).toMatch(/^\d+$/);
      expect(await canonical.getAttribute('href')).toBe(known);
      await expect(robots).toHaveAttribute('content', 'noindex');

      await city.selectOption({ label: 'مرودشت' });
      await form.getByRole('textbox', { name: /^تعداد/ }).fill('۰٫۵');
      await form.getByRole('button', { name: 'محاسبهٔ قیمت' }).click();
      const quantity = form.getByRole('textbox', { name: /^تعداد/ });
      await expect(quantity).toHaveAccessibleDescription(/عدد درست/);
      await expect(quantity).toHaveValue('۰٫۵');
      await expect(city.locator('option:checked')).toHaveText('مرودشت');
      await expect(steps).toHaveCount(0);
    });

    test('a quantity off the rules of the order and a city where it is not sold are told beside their fields @full', async ({
      page,
    }) => {
      const { stepped, local, otherStateId } = await findLimitedOffers();
      const quantity = page.getByRole('textbox', { name: /^تعداد/ });
      await page.goto(`/products/${stepped.id}/${stepped.slug}?quantity=${Number(stepped.moq) - 1}`);
      await expect(quantity).toHaveAccessibleDescription(/حداقل سفارش/);
      await page.goto(`/products/${stepped.id}/${stepped.slug}?quantity=${Number(stepped.moq) + 1}`);
      await expect(quantity).toHaveAccessibleDescription(/نزدیک‌ترین/);
      await page.goto(`/products/${local.id}/${local.slug}?stateId=${otherStateId}`);
      await expect(page.getByRole('combobox', { name: 'شهر' })).toHaveAccessibleDescription(
        /فروخته نمی‌شود|خارج از قلمرو/,
      );
    });
  });
}

test('a file is not carried: its price asks for no place @full', async ({ page }) => {
  const people = peopleOf(site().api);
  const { body } = await people.read('/supplierproducts/catalog?pageSize=1&categoryId=' + (await documentsId()));
  const [offer] = body.items as { id: string; slug: string }[];
  await page.goto(`/products/${offer!.id}/${offer!.slug}`);
  const form = page.getByRole('form', { name: 'قیمت با مالیات' });
  await expect(form.getByRole('combobox')).toHaveCount(0);
  await form.getByRole('button', { name: 'محاسبهٔ قیمت' }).click();
  const steps = page.getByRole('region', { name: 'ریز قیمت' });
  await expect(steps).toContainText('قیمت نهایی');
  await expect(steps).not.toContainText('هزینهٔ حمل (برآورد)');
});

async function documentsId() {
  const { body } = await peopleOf(site().api).read('/categories/top-levels');
  return (body as unknown as { id: string; categoryType: string }[]).find(
    (root) => root.categoryType === 'ElectronicDocument',
  )!.id;
}

test('whoever has a default address sees at once what an offer costs there, and there too when another becomes it @full', async ({
  page,
}) => {
  const browser = await arrive(page);
  const people = peopleOf(site().api);
  const { body } = await people.read('/cities/filter?pageSize=2');
  const [near, far] = body.items as { id: string; stateId: string; name: string }[];
  const place = await newAddress(people);
  for (const [title, { id: cityId, stateId }] of [
    ['انبار مرکزی', near!],
    ['کارگاه', far!],
  ] as const)
    await browser.run('CreateDeliveryAddress', { input: { ...place, title, stateId, cityId } });
  const { tiered } = await findMarket();
  const city = page.getByRole('combobox', { name: 'شهر' }).locator('option:checked');
  const steps = page.getByRole('region', { name: 'ریز قیمت تحویل' });
  await open(page, `/products/${tiered.id}/${tiered.slug}`);
  await expect(city).toHaveText(near!.name);
  await expect(steps).toBeVisible();

  await page.getByRole('link', { name: 'حساب من' }).click();
  await page
    .getByRole('navigation', { name: 'بخش‌های حساب' })
    .getByRole('link', { name: 'نشانی‌ها', exact: true })
    .click();
  await page.getByRole('button', { name: /^انتخاب به‌عنوان پیش‌فرض.*کارگاه/ }).click();
  await expect(page.getByText('نشانی پیش‌فرض تغییر کرد.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(city).toHaveText(far!.name);
  await expect(steps).toBeVisible();
});
