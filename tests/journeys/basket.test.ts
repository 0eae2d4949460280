import { expect, type Page } from '@playwright/test';
import { arriveAsBuyer, readRows } from './orders.ts';
import { login, open, persian } from './people.ts';
import { findOrderable } from './screens.ts';
import { test } from './test.ts';

const NEED = 'لولهٔ فولادی بدون درز، ۲ اینچ، رده ۴۰';
const line = (page: Page, title: string | RegExp) =>
  page.getByRole('list', { name: 'ردیف‌های سبد' }).getByRole('listitem').filter({ hasText: title });

const inField = (decimal: string) => persian(String(Number(decimal)));

/** Puts an offer and a need in words into the basket, as a visitor does. */
async function fill(page: Page) {
  const offer = await findOrderable();
  await page.goto(`/products/${offer.id}/${offer.slug}`);
  await page.getByRole('link', { name: `افزودن ${offer.title} به سبد نیاز` }).click();
  await expect(page.getByRole('heading', { name: 'چه مقدار نیاز دارید؟' })).toBeVisible();
  await page.getByLabel(`مقدار ${offer.title}`).fill('۰');
  await page.getByRole('button', { name: 'افزودن به سبد نیاز' }).click();
  await expect(page.getByLabel(`مقدار ${offer.title}`)).toHaveAccessibleDescription(/بزرگ‌تر از صفر/);
  await page.getByLabel(`مقدار ${offer.title}`).fill('۲۰۰');
  await page.getByRole('button', { name: 'افزودن به سبد نیاز' }).click();
  await expect(line(page, offer.title)).toBeVisible();
  const need = page.getByRole('form', { name: 'افزودن نیاز با نوشته' });
  await need.getByLabel('شرح نیاز').fill(NEED);
  await need.getByLabel('مقدار').fill('۶۰');
  await need.getByLabel('واحد').selectOption({ label: 'متر' });
  await need.getByLabel('دسته').selectOption({ index: 1 });
  await need.getByRole('button', { name: 'افزودن نیاز' }).click();
  await expect(line(page, NEED)).toBeVisible();
  return offer;
}

test('what a visitor gathers is in the account after the login, and becomes a request', async ({ page }) => {
  const offer = await fill(page);
  await page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .getByRole('link', { name: 'ورود' })
    .or(page.getByRole('main').getByRole('link', { name: 'ورود' }))
    .first()
    .click();
  await login(page);
  await expect(page.getByRole('heading', { level: 1, name: 'سبد نیاز' })).toBeVisible();
  await expect(line(page, offer.title).getByLabel(`مقدار ${offer.title}`)).toHaveValue('۲۰۰');
  await expect(line(page, NEED)).toBeVisible();
  // It is the account's now: another browser has it, too.
  expect((await page.context().cookies()).find(({ name }) => name === 'basket')).toBeUndefined();
  await open(page, '/profile');
  await expect(page.getByRole('link', { name: /سبد نیاز.*۲/ })).toBeVisible();
});

test('a basket is ordered from one seller, and asked of several', async ({ page }) => {
  const { offer } = await arriveAsBuyer(page);
  await fill(page);
  // What came back of a form leads to what is wrong with it.
  await page.getByRole('button', { name: 'افزودن نیاز' }).click();
  await expect(page.getByRole('form', { name: 'افزودن نیاز با نوشته' }).getByLabel('شرح نیاز')).toBeFocused();
  for (const box of await page.getByRole('list', { name: 'ردیف‌های سبد' }).getByRole('checkbox').all())
    await box.uncheck();
  await page.getByRole('button', { name: 'استعلام قیمت از چند فروشنده' }).click();
  await expect(page.getByText('دست‌کم یک ردیف را انتخاب کنید.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('دست‌کم یک ردیف را انتخاب کنید.');
  // A table: one line of it is goods of the catalogue, the other stays as it was said.
  await page.getByLabel('جدول یا فهرست').fill(`شرح\tتعداد\tواحد\n${offer.title}\t۳۰۰\tعدد\nواشر زژزژ\t۱۲\tعدد`);
  await page.getByRole('button', { name: 'خواندن جدول' }).click();
  const rows = readRows(page);
  await expect(rows.nth(1).getByText(/پیدا نشد/)).toBeVisible();
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'افزودن ردیف‌های انتخاب‌شده به سبد' }).click();
  await expect(line(page, 'واشر زژزژ').getByRole('textbox')).toHaveValue('۱۲');
  await expect(line(page, offer.title).getByRole('textbox')).toHaveValue('۳۰۰');
  await line(page, 'واشر زژزژ').getByRole('button', { name: /^حذف/ }).click();
  await expect(line(page, 'واشر زژزژ')).toHaveCount(0);
  await page.getByRole('button', { name: /^سفارش از/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'سفارش مستقیم' })).toBeVisible();
  await expect(page.getByLabel(`مقدار ${offer.title}`)).toHaveValue('۳۰۰');
  await page.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /پیش‌نویس/ })).toBeVisible();

  // What was ordered has left the basket.
  await open(page, '/basket');
  await expect(line(page, NEED)).toBeVisible();
  await expect(line(page, offer.title)).toHaveCount(0);
  await page.getByRole('button', { name: 'استعلام قیمت از چند فروشنده' }).click();
  const first = page.getByRole('listitem', { name: 'ردیف ۱' });
  await expect(first.getByLabel('شرح نیاز')).toHaveValue(NEED);
  await expect(first.getByLabel('مقدار')).toHaveValue('۶۰');
  await page.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await expect(page.getByRole('heading', { name: /پیش‌نویس استعلام/ })).toBeVisible();
  await open(page, '/basket');
  await expect(page.getByRole('heading', { name: 'سبد نیاز شما خالی است' })).toBeVisible();
});

/** Adds an offer where a list shows it; when it is there already, the page of the basket asks how much more. */
async function addFromList(page: Page) {
  const offer = await findOrderable();
  await open(page, `/merchant/${offer.merchant.id}/-`);
  const list = page.url();
  const add = page.getByRole('link', { name: `افزودن ${offer.title} به سبد نیاز`, exact: true });
  await add.click();
  await expect(page.getByText(`«${offer.title}» به سبد نیاز افزوده شد.`)).toBeVisible();
  expect(page.url()).toBe(list);
  await add.click();
  await expect(page.getByRole('heading', { name: 'چه مقدار نیاز دارید؟' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'افزودن به مقدار سبد' })).toBeVisible();
  await expect(line(page, offer.title).getByLabel(`مقدار ${offer.title}`)).toHaveValue(inField(offer.moq));
}

test('a visitor adds to the basket from a list, and stays there', async ({ page }) => {
  await addFromList(page);
});

test('so does who is logged in, and the menu counts it', async ({ page }) => {
  await arriveAsBuyer(page);
  await addFromList(page);
  await open(page, '/profile');
  await expect(page.getByRole('link', { name: /سبد نیاز.*۱/ })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the basket is a form', async ({ page }) => {
    const offer = await fill(page);
    await line(page, offer.title).getByRole('button', { name: /^حذف/ }).click();
    await expect(line(page, offer.title)).toHaveCount(0);
    await line(page, NEED).getByLabel(`مقدار ${NEED}`).fill('۷۵');
    await page.getByRole('button', { name: 'ذخیرهٔ مقدارها' }).click();
    await expect(line(page, NEED).getByLabel(`مقدار ${NEED}`)).toHaveValue('۷۵');
    await arriveAsBuyer(page);
    await page.goto(`/products/${offer.id}/${offer.slug}`);
    await page.getByRole('link', { name: /^استعلام قیمت/ }).click();
    await expect(page.getByRole('listitem', { name: 'ردیف ۱' })).toContainText(offer.title);
    await page.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
    await expect(page.getByRole('heading', { name: /پیش‌نویس استعلام/ })).toBeVisible();
  });
});
