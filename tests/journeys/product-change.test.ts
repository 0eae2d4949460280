import { expect } from '@playwright/test';
import { sellerSample, statedAs } from '../api/products/products.kit.ts';
import { peopleOf } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, loginOf, open, openAsAdmin, site } from './people.ts';
import { test } from './test.ts';

/** The seeded seller of others' goods. */
const SELLER = '09000000005';

test('a product that was turned down is proposed anew, mended by staff with the keys at hand, and published @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const people = peopleOf(site().api);
  const seller = await loginOf(SELLER);
  const { customerId, product, merchantId } = await sellerSample(people, seller);
  const mpn = `AN-${Date.now()}`;
  const name = `${product.name} بازنویسی ${mpn.slice(-4)}`;
  const proposal = { customerId, categoryId: product.categoryId, name, mpn, properties: statedAs(product) };
  const more = { standards: ['API 6D'], scientificName: 'Ball valve' };
  await people.as(seller.accessToken, 'POST', '/baseproducts', { ...proposal, ...more });
  const staff = await (await browser.newContext()).newPage();
  await openAsAdmin(staff, '/profile/admin?tab=products');

  // Turned down by the keys alone.
  const current = staff.locator('li[aria-current]');
  for (let presses = 0; presses < 20 && !(await current.getByText(name).isVisible()); presses += 1)
    await staff.keyboard.press('j');
  await staff.keyboard.press('r');
  const verdict = staff.getByRole('dialog', { name: `رد «${name}»` });
  await expect(verdict.getByRole('textbox', { name: 'دلیل' })).toBeFocused();
  await staff.keyboard.insertText('نام، جنس بدنه را نمی‌گوید.');
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('heading', { name })).toHaveCount(0);

  await arrive(page, SELLER);
  await open(page, `/profile/suppliers?tab=goods&merchantId=${merchantId}`);
  await page.getByRole('button', { name: `پیشنهاد دوبارهٔ «${name}»` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('نام، جنس بدنه را نمی‌گوید.', { exact: false })).toBeVisible();
  await expect(dialog.getByLabel('استانداردها')).toHaveValue('API 6D');
  await expectAccessibleInBothThemes(page, 'proposing anew');
  await expectNoSidewaysScroll(page, 'proposing anew');
  const send = dialog.getByRole('button', { name: 'پیشنهاد دوباره' });
  await expect(dialog.getByRole('group').first()).toBeVisible();
  await send.click();
  await expect(dialog.getByText('پیشنهاد همان است که رد شد', { exact: false })).toBeVisible();
  await dialog.getByLabel('نام کالا').fill(`${name} فولادی`);
  await send.click();
  await expect(dialog).toHaveCount(0);

  // Staff mend the rest and publish it in one go; what was stated is as it was.
  await open(staff, '/profile/admin?tab=products');
  await staff.getByRole('button', { name: `ویرایش مشخصات «${name} فولادی»` }).click();
  const form = staff.getByRole('dialog');
  await form.getByLabel('برند').fill('توان‌صنعت');
  await form.getByLabel('استانداردها').fill('API 6D\nISO 17292');
  await expect(form.getByRole('group').first()).toBeVisible();
  await expectAccessibleInBothThemes(staff, 'change of a base product');
  await expectNoSidewaysScroll(staff, 'change of a base product');
  await form.getByLabel('دلیل').fill('با برگهٔ سازنده یکی شد.');
  await form.getByRole('button', { name: 'ذخیره و انتشار' }).click();
  await expect(form).toHaveCount(0);

  // It is found among the published ones, where its category stays.
  await staff.getByRole('link', { name: 'منتشرشده' }).click();
  await staff.getByLabel('نام یا شمارهٔ فنی').fill(mpn);
  await staff.getByLabel('نام یا شمارهٔ فنی').press('Enter');
  await expect(staff.getByRole('heading', { level: 2 })).toHaveCount(1);
  await staff.getByRole('button', { name: /^ویرایش مشخصات/ }).click();
  await expect(form.getByText('دستهٔ کالای منتشرشده عوض نمی‌شود.', { exact: false })).toBeVisible();
  await expect(form.getByLabel('استانداردها')).toHaveValue('API 6D\nISO 17292');
  await staff.context().close();
  const [published] = (await people.as(seller.accessToken, 'GET', `/baseproducts/own?customerId=${customerId}`)).body
    .items as { name: string; status: string; properties: object[] }[];
  expect(published).toMatchObject({ name: `${name} فولادی`, status: 'PUBLISHED' });
  expect(published!.properties).toHaveLength(product.properties.length);
});
