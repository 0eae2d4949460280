import { expect } from '@playwright/test';
import { peopleOf } from '../kit/people.ts';
import { ok } from '../kit/rest.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, loginOf, open, persian, site } from './people.ts';
import { test } from './test.ts';

const SELLER = '09000000005';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a seller reads how often goods were looked at, as a chart, a table and a file', async ({ page }) => {
  const people = peopleOf(site().api);
  const seller = await loginOf(SELLER);
  const { id: merchantId } = ok(await people.get('/merchants/own', { by: seller }))[0]!;
  const own = await people.as(
    seller.accessToken,
    'GET',
    `/supplierproducts/own?merchantId=${merchantId}&status=PUBLISHED`,
  );
  const product = (own.body.items as { id: string; title: string }[])[0]!;
  await fetch(`${site().api.url}/api/v1/pagevisits/visit-count`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
    body: JSON.stringify({ objectType: 'SUPPLIER_PRODUCT', objectId: product.id }),
  });

  await arrive(page, SELLER);
  await open(page, `/profile/suppliers?tab=goods&merchantId=${merchantId}`);
  await page.getByRole('link', { name: 'آمار', exact: true }).click();
  await page.getByLabel('کالا یا نوشته').selectOption(product.id);
  await page.getByLabel('بازه').selectOption('7');
  await page.getByRole('button', { name: 'نمایش' }).click();
  await expect(page).toHaveURL(new RegExp(`productId=${product.id}`));

  const chart = page.getByRole('slider');
  const told = await chart.getAttribute('aria-valuetext');
  await chart.press('ArrowLeft');
  await expect(chart, 'the day before is spoken').not.toHaveAttribute('aria-valuetext', told!);
  await chart.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', told!);

  const rows = page.getByRole('table', { name: 'آمار به تفکیک دوره' }).getByRole('row');
  await expect(rows).toHaveCount(8);
  const today = await rows.last().getByRole('cell').first().textContent();
  expect(told, 'chart and table say the same').toContain(`: ${today} ·`);
  const file = await page.getByRole('link', { name: 'دریافت فایل CSV' }).getAttribute('href');
  const cells = decodeURIComponent(file!).split('\r\n').at(-1)!.split(',');
  expect(persian(cells[3]!), 'so does the file').toBe(today);
  expect(Number(cells[3])).toBeGreaterThan(0);
  await expectAccessibleInBothThemes(page, 'figures');
  await expectNoSidewaysScroll(page, 'figures');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures are a table, and a wrong range is told', async ({ page }) => {
    const people = peopleOf(site().api);
    const { id: merchantId } = ok(await people.get('/merchants/own', { by: await loginOf(SELLER) }))[0]!;
    await arrive(page, SELLER);
    await page.goto(`/profile/suppliers?tab=figures&merchantId=${merchantId}`);
    await page.getByLabel('یا از روز').fill('۱۴۰۵/۰۹/۰۲');
    await page.getByLabel('تا روز').fill('۱۴۰۵/۰۹/۰۱');
    await page.getByRole('button', { name: 'نمایش' }).click();
    await expect(page.getByText('روز آغاز پس از روز پایان است.')).toBeVisible();
    await expect(page.getByLabel('یا از روز')).toHaveValue('۱۴۰۵/۰۹/۰۲');
    await expect(page.getByRole('table', { name: 'آمار به تفکیک دوره' }).getByRole('row')).toHaveCount(31);
  });
});
