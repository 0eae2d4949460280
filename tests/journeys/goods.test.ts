import { expect, type Page } from '@playwright/test';
import { newNumber } from '../api/products/products.kit.ts';
import type { WebBrowser } from '../kit/web-browser.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, open, openAsAdmin, openListening, press, tabTo } from './people.ts';
import { test } from './test.ts';

/** The seeded seller, who has agencies. */
const SELLER = '09000000005';

type Entry = { id: string; title: string; supplierName: string; baseProductId: string; allowedActions: string[] };

/** The account that sells, and something it sells already, so that an agency covers it. */
async function arriveAsSeller(page: Page) {
  const browser = await arrive(page, SELLER);
  type Merchants = { viewer: { merchants: { id: string; name: string }[] } };
  const [merchant] = (await browser.run<Merchants>('SellingScreen', {})).viewer.merchants;
  type Goods = { viewer: { supplierProducts: { nodes: Entry[] } } };
  const scope = { merchantId: merchant!.id, status: 'PUBLISHED', pageNumber: 1, pageSize: 20 };
  const { nodes } = (await browser.run<Goods>('GoodsTab', scope)).viewer.supplierProducts;
  const like = nodes.find(({ allowedActions }) => allowedActions.includes('PRICE'))!;
  const told = await browser.run<{ viewer: { supplierProduct: Entry } }>('EntryEditor', { id: like.id });
  return { browser, merchant: merchant!, like: told.viewer.supplierProduct };
}

/** Changes the entry that the page shows in another session of the same person. */
async function elsewhere(session: WebBrowser, page: Page, change: object) {
  const id = new URL(page.url()).searchParams.get('entryId')!;
  type Held = { measure: { value: string; unit: { id: string } } };
  type Sold = {
    saleUnit: { id: string };
    conversions: Held[];
    priceTiers: { minQty: string; unitPriceRial: string }[];
  };
  type Whole = { version: number } & Sold & Record<string, unknown>;
  const { viewer } = await session.run<{ viewer: { supplierProduct: Whole } }>('EntryEditor', { id });
  const { version, priceTiers, saleUnit, conversions, ...entry } = viewer.supplierProduct;
  const names = ['title', 'sku', 'moq', 'orderStep', 'priceMode', 'stockState', 'leadTimeDays'];
  const tiers = priceTiers.map(({ minQty, unitPriceRial }) => ({ minQty, unitPriceRial }));
  const sold = {
    saleUnitId: saleUnit.id,
    conversions: conversions.map(({ measure: { value, unit } }) => ({ unitId: unit.id, quantity: value })),
  };
  const same = Object.fromEntries(names.map((name) => [name, entry[name]]));
  const input = { ...same, ...sold, priceTiers: tiers, ...change };
  await session.run('UpdateSupplierProduct', { input: { ...input, supplierProductId: id, version } });
}

test('a draft is written, published by staff and seen by a buyer @full', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const { browser: session, merchant, like } = await arriveAsSeller(page);
  const title = 'شیر توپی برنجی آزمون سفر';
  const sku = `SAFAR-${Date.now()}`;
  const staff = await (await browser.newContext()).newPage();
  await openAsAdmin(staff, '/profile/admin');

  await openListening(page, '/profile/suppliers');
  await page.getByRole('link', { name: `کالاهای ${merchant.name}` }).click();
  await page.getByRole('button', { name: 'افزودن کالا' }).click();
  const dialog = page.getByRole('dialog');
  type Known = { viewer: { baseProduct: { name: string } } };
  const { baseProduct } = (await session.run<Known>('EntryProduct', { id: like.baseProductId })).viewer;
  await dialog.getByLabel('نام کالا یا شمارهٔ فنی').fill(baseProduct.name);
  await dialog.getByRole('radio', { name: baseProduct.name }).first().check();
  // It is sold already: mostly one wants to go on there.
  await expect(dialog.getByText('شما این کالا را دارید')).toBeVisible();
  await expect(dialog.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /tab=entry&entryId=/);
  await dialog.getByLabel('تأمین‌کننده').selectOption(like.supplierName);
  await expectAccessibleInBothThemes(page, 'new entry');
  await dialog.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await expect(page).toHaveURL(/tab=entry/);

  // What is typed is in the card at once, and saved without a press two seconds after the last key.
  const part = (name: string) => page.getByRole('form', { name });
  const card = page.getByRole('region', { name: 'در فهرست‌ها این‌گونه دیده می‌شود' });
  await part('نام و کد').getByLabel('عنوان').fill(`${title} ۰۹۱۲۱۲۳۴۵۶۷`);
  await part('نام و کد').getByRole('button', { name: 'ذخیرهٔ نام و کد' }).click();
  await expect(part('نام و کد').getByRole('link').or(part('نام و کد').getByText(/تماس/)).first()).toBeVisible();
  await part('نام و کد').getByLabel('عنوان').fill(title);
  await part('نام و کد').getByLabel('کد کالا نزد شما').fill(sku);
  await expect(card.getByText(title)).toBeVisible();
  await expect(part('نام و کد').getByText('ذخیره شد')).toBeVisible();

  await part('شرایط فروش کالا').getByLabel('حداقل سفارش').fill('۵');
  await part('شرایط فروش کالا').getByLabel('گارانتی').fill('۱۲ ماه');
  await part('شرایط فروش کالا').getByRole('button', { name: 'ذخیرهٔ شرایط فروش کالا' }).click();
  await expect(part('شرایط فروش کالا').getByText('ذخیره شد')).toBeVisible();

  const price = part('قیمت و موجودی');
  await price.getByLabel('شیوهٔ قیمت‌گذاری').selectOption('قیمت پلکانی');
  await price.getByLabel('قیمت پلهٔ ۱').fill('700000');
  await price.getByLabel('مقدار پلهٔ ۲').fill('۵');
  await price.getByLabel('قیمت پلهٔ ۲').fill('650000');
  await price.getByRole('button', { name: 'ذخیرهٔ قیمت و موجودی' }).click();
  await expect(price.getByText('مقدار هر پله باید از پلهٔ پیش بیشتر باشد.').first()).toBeVisible();
  await price.getByLabel('مقدار پلهٔ ۲').fill('۵۰');
  await expect(card.getByText('از ۶۵۰٬۰۰۰ تومان')).toBeVisible();
  await price.getByRole('button', { name: 'ذخیرهٔ قیمت و موجودی' }).click();
  await expect(price.getByText('ذخیره شد')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'editor');
  await expectNoSidewaysScroll(page, 'editor');

  // Somebody else writes the same part meanwhile: what was typed stays, and what is stored now is told.
  const identity = part('نام و کد');
  await identity.getByLabel('عنوان').fill(`${title} نو`);
  await elsewhere(session, page, { title: 'شیر توپی دیگری' });
  await identity.getByRole('button', { name: 'ذخیرهٔ نام و کد' }).click();
  await expect(identity.getByText('در این میان این کالا جای دیگری تغییر کرده است.')).toBeVisible();
  await expect(identity.getByText('شیر توپی دیگری')).toBeVisible();
  await expect(identity.getByLabel('عنوان')).toHaveValue(`${title} نو`);
  await identity.getByRole('button', { name: 'ذخیرهٔ نوشتهٔ من' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `${title} نو` })).toBeVisible();

  // By the keyboard alone.
  await tabTo(page, identity.getByLabel('عنوان'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(title);
  await press(page, identity.getByRole('button', { name: 'ذخیرهٔ نام و کد' }));
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'ارسال برای بررسی' }));
  await press(page, dialog.getByRole('button', { name: 'ارسال برای بررسی' }));
  await expect(page.getByText(/در صف بررسی است/)).toBeVisible();

  // Staff decide with the keys alone; nobody loads a page again.
  await openListening(staff, '/profile/admin?tab=entries');
  await expect(staff.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessibleInBothThemes(staff, 'queue of entries');
  await expectNoSidewaysScroll(staff, 'queue of entries');
  const current = staff.locator('li[aria-current]');
  for (let presses = 0; presses < 20 && !(await current.getByText(title).isVisible()); presses += 1)
    await staff.keyboard.press('j');
  await staff.keyboard.press('c');
  await expect(staff.getByRole('dialog', { name: `تأیید «${title}»` })).toBeVisible();
  await staff.getByRole('dialog').getByRole('button', { name: 'تأیید', exact: true }).press('Enter');
  await expect(staff.getByRole('heading', { name: title })).toHaveCount(0);
  await staff.context().close();

  await expect(page.getByText(/در بازار است/)).toBeVisible();
  // A price that jumps is asked about.
  await price.getByLabel('قیمت پلهٔ ۱').fill('7000000');
  await price.getByRole('button', { name: 'ذخیرهٔ قیمت و موجودی' }).click();
  await expect(dialog.getByText(/از ۷۰۰٬۰۰۰ تومان به ۷٬۰۰۰٬۰۰۰ تومان/)).toBeVisible();
  await dialog.getByRole('button', { name: 'قیمت درست است' }).click();
  await expect(price.getByText('ذخیره شد')).toBeVisible();
  await page.getByRole('link', { name: 'صفحهٔ کالا در بازار' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const buyer = await (await browser.newContext()).newPage();
  await open(buyer, page.url());
  await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(buyer.getByText('۶۵۰٬۰۰۰ تومان').first()).toBeVisible();
  await buyer.context().close();
});

test('the history of an entry says what each edit changed, from what to what', async ({ page }) => {
  const { browser: session, like } = await arriveAsSeller(page);
  const { sku } = like as Entry & { sku: string };
  const first = newNumber();
  const second = newNumber();
  const path = `/profile/suppliers?tab=entry&entryId=${like.id}`;
  await open(page, path);
  for (const code of [first, second, sku]) await elsewhere(session, page, { sku: code });
  await open(page, path);
  await page.getByRole('button', { name: 'نمایش تاریخچه' }).click();
  const edits = page.getByRole('list', { name: 'رویدادهای کالا' }).getByRole('listitem');
  for (const [was, is] of [
    [sku, first],
    [first, second],
    [second, sku],
  ]) {
    const edit = edits
      .filter({ has: page.locator('del', { hasText: was! }) })
      .filter({ has: page.locator('ins', { hasText: is! }) });
    await expect(edit).toContainText('ویرایش شد');
    await expect(edit).toContainText('کد کالا');
  }
});
