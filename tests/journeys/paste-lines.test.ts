import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arriveAsBuyer, more, readRows } from './orders.ts';
import { open } from './people.ts';
import { test } from './test.ts';

/** A draft with one line, and a table that changes its quantity, names nothing, and has a title and a sum. */
async function draftToPaste(page: Page) {
  const { session, offer } = await arriveAsBuyer(page);
  type Begun = { viewer: { customers: { id: string }[] } };
  const { viewer } = await session.run<Begun>('OrderForm', { id: offer.id });
  const lines = [{ supplierProductId: offer.id, quantity: offer.moq }];
  const { createDirectOrder } = await session.run<{ createDirectOrder: { tradeRequest: { id: string } } }>(
    'CreateDirectOrder',
    { input: { customerId: viewer.customers[0]!.id, lines, idempotencyKey: randomUUID() } },
  );
  const table = [
    'درخواست خرید\t\t',
    'شرح\tتعداد\tواحد',
    `${offer.title}\t${more(offer, 2)}\t`,
    'چیزی که نیست زژزژ\tچند\tقواره',
    'جمع\t9\t',
  ].join('\n');
  return { offer, table, path: `/profile/directorder/edit/${createDirectOrder.tradeRequest.id}` };
}

test('a pasted table becomes lines of an order, and what is in doubt of it is told at its cell', async ({ page }) => {
  const { offer, table, path } = await draftToPaste(page);
  await open(page, path);
  await page.locator('summary', { hasText: 'افزودن چند ردیف از جدول' }).click();
  await page.getByLabel('جدول یا فهرست').fill(table);
  await page.getByRole('button', { name: 'خواندن جدول' }).click();
  const found = page.getByRole('region', { name: 'ردیف‌های خوانده‌شده' });
  await expect(page.getByText('۲ ردیف خوانده شد')).toBeVisible();
  const known = readRows(page).nth(0);
  const unknown = readRows(page).nth(1);
  await expect(known.getByText('هم‌اکنون هست.')).toBeVisible();
  for (const doubt of [/کالایی .*پیدا نشد/, 'این نوشته عدد نیست.', 'این واحد شناخته نشد.'])
    await expect(unknown.getByText(doubt)).toBeVisible();
  // What the seller has not may be taken in words.
  await expect(unknown.getByRole('checkbox')).not.toBeChecked();
  await page.getByText('۳ ردیف کالا نیست').click();
  await expect(page.getByText('ردیف ۵، جمع ردیف‌ها')).toBeVisible();
  await expectNoSidewaysScroll(page, 'pasted table');
  await expectAccessibleInBothThemes(page, 'pasted table');

  // A line that is sure comes ticked; what is there already gets the quantity, or that much more.
  const add = page.getByRole('button', { name: /^افزودن .*به سفارش$/ });
  await expect(known.getByRole('checkbox')).toBeChecked();
  await known.getByRole('checkbox').uncheck();
  await add.click();
  await expect(page.getByText('دست‌کم یک ردیف را انتخاب کنید.')).toBeVisible();
  await known.getByRole('checkbox').check();
  await add.click();
  await expect(page.getByText('سفارش ذخیره شد.')).toBeVisible();
  await expect(found).toHaveCount(0);
  await expect(page.getByLabel(/^تعداد \(/)).toHaveValue(
    new Intl.NumberFormat('fa', { useGrouping: false }).format(Number(more(offer, 2))),
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a table is pasted, read and added by forms alone', async ({ page }) => {
    const { offer, table, path } = await draftToPaste(page);
    await page.goto(path);
    await page.locator('form summary', { hasText: 'افزودن چند ردیف از جدول' }).click();
    await page.getByRole('textbox', { name: 'جدول یا فهرست' }).fill(table);
    await page.getByRole('button', { name: 'خواندن جدول' }).click();
    const rows = readRows(page);
    await rows.nth(0).getByRole('checkbox').check();
    const quantity = rows.nth(0).getByRole('textbox');
    await quantity.fill('چند');
    await page.getByRole('button', { name: 'افزودن ردیف‌های انتخاب‌شده به سفارش' }).click();
    await expect(rows.nth(0).getByRole('textbox')).toHaveAccessibleDescription(/فقط عدد/);
    await rows.nth(0).getByRole('textbox').fill(more(offer, 3));
    await page.getByRole('button', { name: 'افزودن ردیف‌های انتخاب‌شده به سفارش' }).click();
    await expect(rows).toHaveCount(0);
    const stored = new Intl.NumberFormat('fa', { useGrouping: false }).format(Number(more(offer, 3)));
    await expect(page.getByRole('textbox', { name: /^تعداد/ })).toHaveValue(stored);
  });
});
