import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoSidewaysScroll } from './looks.ts';
import { arrive, arriveAsAdmin } from './people.ts';
import { unitIds } from '../kit/units.ts';
import { test } from './test.ts';

// What the logged-in area must do where scripts do not run: the list of goods, prices in it, and decisions of staff.
test.use({ javaScriptEnabled: false });

/** The seeded seller of own goods. */
const SELLER = '09000000004';

test('a seller prices an entry and staff decide one, without script', async ({ page, browser }) => {
  const session = await arrive(page, SELLER);
  type Merchants = { viewer: { merchants: { id: string; name: string }[] } };
  const [merchant] = (await session.run<Merchants>('SellingScreen', {})).viewer.merchants;

  await page.goto('/profile/suppliers');
  await page.getByRole('link', { name: `کالاهای ${merchant!.name}` }).click();
  await page.getByLabel('عنوان، کد یا شمارهٔ فنی').fill('شیر');
  await page.getByRole('button', { name: 'جست‌وجو', exact: true }).last().click();
  await expect(page).toHaveURL(/searchKey=/);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^ذخیرهٔ قیمت و موجودی/ }) });
  const first = row.filter({ has: page.getByLabel(/^قیمت واحد/) }).last();
  const title = (await first.getAttribute('aria-label'))!;
  const own = page.getByRole('listitem', { name: title, exact: true });
  const price = own.getByRole('textbox', { name: `قیمت واحد ${title}` });
  const days = own.getByRole('textbox', { name: `روز آماده‌سازی ${title}` });
  const save = own.getByRole('button', { name: `ذخیرهٔ قیمت و موجودی ${title}` });
  await expectNoSidewaysScroll(page, 'goods without script');

  await price.fill('چند؟');
  await save.click();
  await expect(price).toHaveAccessibleDescription('قیمت را به تومان و با رقم بنویسید. هر عدد');
  await expect(price).toHaveValue('چند؟');
  await expect(price).toBeInViewport();
  await page.goto(page.url().replace(/#.*/, ''));
  const stored = await price.inputValue();
  await price.fill(`${stored}۰۰`);
  await days.fill('۹');
  await save.click();
  await own.getByRole('checkbox', { name: 'قیمت درست است' }).check();
  await save.click();
  await expect(own.getByRole('checkbox')).toHaveCount(0);
  await expect(days).toHaveValue('۹');
  await expect(price).not.toHaveValue(stored);
  await expect(price).toBeInViewport();

  const entry = await submitted(session, merchant!.id);
  const staff = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await arriveAsAdmin(staff);
  await staff.goto('/profile/admin?tab=entries');
  const form = staff.getByRole('form', { name: `تصمیم دربارهٔ «${entry}»` });
  await form.getByRole('button', { name: `رد «${entry}»` }).click();
  await expect(form.getByRole('textbox', { name: 'دلیل' })).toHaveAttribute('aria-invalid', 'true');
  await expectNoSidewaysScroll(staff, 'queue without script');
  await form.getByRole('combobox', { name: 'ایراد (تنها برای رد)' }).selectOption({ index: 1 });
  await form.getByRole('textbox', { name: 'دلیل' }).fill('مشخصات کامل نیست.');
  await form.getByRole('button', { name: `رد «${entry}»` }).click();
  await expect(form).toHaveCount(0);
  await page.goto(`/profile/suppliers?tab=goods&merchantId=${merchant!.id}&status=REJECTED`);
  await expect(page.getByRole('listitem', { name: entry, exact: true })).toBeVisible();
  await staff.context().close();
});

/** Puts an entry like one that is sold already into the queue of staff. @returns its title */
async function submitted(session: Awaited<ReturnType<typeof arrive>>, merchantId: string): Promise<string> {
  type Entry = { id: string; version: number; baseProductId: string; supplierId: string };
  const scope = { merchantId, status: 'PUBLISHED', pageNumber: 1, pageSize: 1 };
  type Goods = { viewer: { supplierProducts: { nodes: Entry[] } } };
  const [like] = (await session.run<Goods>('GoodsTab', scope)).viewer.supplierProducts.nodes;
  const told = await session.run<{ viewer: { supplierProduct: Entry } }>('EntryEditor', { id: like!.id });
  const { baseProductId, supplierId } = told.viewer.supplierProduct;
  type Made = Record<string, { ownSupplierProduct: Entry | null; userErrors: object[] }>;
  const write = async (operation: string, input: object) => {
    const [payload] = Object.values(
      await session.run<Made>(operation, { input: { ...input, idempotencyKey: randomUUID() } }),
    );
    expect(payload!.userErrors).toEqual([]);
    return payload!.ownSupplierProduct!;
  };
  const title = `شیر توپی بی‌اسکریپت ${Date.now()}`;
  const draft = await write('CreateSupplierProduct', { merchantId, supplierId, baseProductId });
  const whole = {
    title,
    sku: `PLAIN-${Date.now()}`,
    saleUnitId: unitIds.piece,
    moq: '5',
    orderStep: '5',
    priceMode: 'FIXED',
    priceTiers: [{ minQty: '5', unitPriceRial: '7000000' }],
    stockState: 'IN_STOCK',
    leadTimeDays: 2,
    warranty: '۱۲ ماه',
  };
  const { id, version } = await write('UpdateSupplierProduct', {
    supplierProductId: draft.id,
    version: draft.version,
    ...whole,
  });
  await write('SubmitSupplierProduct', { supplierProductId: id, version });
  return title;
}
