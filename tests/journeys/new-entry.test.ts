import { expect, type Locator, type Page } from '@playwright/test';
import { newNumber } from '../api/products/products.kit.ts';
import { peopleOf } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, loginOf, openListening, site } from './people.ts';
import { test } from './test.ts';

/** The seeded seller of own goods. */
const SELLER = '09000000004';
// One worker tells both: they have the same seller's goods open.
test.describe.configure({ mode: 'default' });
const PROPERTIES = 16;
const MOST_CLICKS = 9;

type Made = { id: string; version: number; productsCount: number; parentId?: string };

/** A published product that states sixteen properties, in a category that measures just these. */
async function productOfMany() {
  const mark = newNumber();
  const people = peopleOf(site().api);
  const done = async <T = Made>(token: string, method: string, path: string, body?: object) => {
    const answer = await people.as(token, method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body as unknown as T;
  };
  const admin = (await loginOf('09000000008')).accessToken;
  const seller = (await loginOf(SELLER)).accessToken;
  const reason = 'نیاز فروشندگان';
  const tree = await done<(Made & { name: string })[]>(admin, 'GET', '/admin/categories');
  const parentId = tree.find(({ name }) => name === 'تجهیزات و کالای صنعتی')!.id;
  const category = await done(admin, 'POST', '/admin/categories', { reason, parentId, name: `شیر سفر ${mark}` });
  const plain = { groupName: 'کارکرد', dataType: 'TEXT', decimals: 0, isFilterable: false, isRequired: false };
  const above = (await people.read(`/categories/${category.id}/properties`)).body as unknown as { id: string }[];
  const own: { id: string }[] = [];
  for (let at = above.length; at < PROPERTIES; at += 1) {
    const property = { ...plain, isComparable: true, isKey: false, code: `journey-${at}`, name: `ویژگی ${at}` };
    own.push(await done(admin, 'POST', '/admin/categoryproperties', { reason, categoryId: category.id, ...property }));
  }
  const [merchant] = await done<{ customerId: string; name: string }[]>(seller, 'GET', '/merchants/own');
  const name = `شیر شانزده‌ویژگی ${mark}`;
  const proposal = await done(seller, 'POST', '/baseproducts', {
    customerId: merchant!.customerId,
    categoryId: category.id,
    name,
    brandName: 'سفرساز',
    mpn: newNumber(),
    properties: own.map(({ id }, at) => ({ propertyId: id, text: `مقدار ${at}` })),
  });
  const staff = (await loginOf('09000000006')).accessToken;
  const verdict = { version: proposal.version, decision: 'PUBLISH', reason: 'برگهٔ سازنده دیده شد' };
  await done(staff, 'PUT', `/admin/baseproducts/${proposal.id}`, verdict);
  return { name, merchant: merchant!, stated: own.length };
}

/** Presses what is needed to reach and to decide; from one field to the next one goes by the keyboard. */
function counting() {
  let clicks = 0;
  const press = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const type = async (field: Locator, text: string) => {
    await press(field);
    await field.fill(text);
  };
  return { press, type, clicks: () => clicks };
}

/** Nobody answers a question of the page. */
const failing = (page: Page, question: string) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(question) ? route.abort() : route.fallback(),
  );

const part = (page: Page, name: string) => page.getByRole('form', { name });

test('a new entry of a product of many properties is handed in with nine clicks at most', async ({ page }) => {
  test.setTimeout(120_000);
  const { name, merchant } = await productOfMany();
  await arrive(page, SELLER);
  await openListening(page, '/profile/suppliers');
  await page.getByRole('link', { name: `کالاهای ${merchant.name}` }).click();
  const { press, type, clicks } = counting();
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('button', { name: 'افزودن کالا' }));
  await type(dialog.getByLabel('نام کالا یا شمارهٔ فنی'), name);
  await press(dialog.getByRole('radio', { name }));
  await press(dialog.getByRole('button', { name: 'ساختن پیش‌نویس' }));
  await expect(page).toHaveURL(/tab=entry/);
  // Nothing that it begins with is to be put right.
  const price = part(page, 'قیمت و موجودی');
  await expect(price.getByLabel('شیوهٔ قیمت‌گذاری')).toHaveValue('FIXED');
  await expect(price.getByLabel('موجودی')).not.toHaveValue('OUT');
  await expect(part(page, 'شرایط فروش کالا').getByRole('combobox', { name: /^واحد فروش/ })).toHaveValue(/./);
  await type(part(page, 'نام و کد').getByLabel('کد کالا نزد شما'), newNumber());
  await expect(part(page, 'نام و کد').getByText('ذخیره شد')).toBeVisible();
  await type(price.getByLabel('قیمت واحد'), '700000');
  await expect(price.getByText('ذخیره شد')).toBeVisible();
  await press(page.getByRole('button', { name: 'ارسال برای بررسی' }));
  await press(dialog.getByRole('button', { name: 'ارسال برای بررسی' }));
  await expect(page.getByText(/در صف بررسی است|در بازار است/)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(MOST_CLICKS);
});

test('the finder of products reads as the market does, and leads down the tree', async ({ page }) => {
  const session = await arrive(page, SELLER);
  type Merchants = { viewer: { merchants: { name: string }[] } };
  const [merchant] = (await session.run<Merchants>('SellingScreen', {})).viewer.merchants;
  await openListening(page, '/profile/suppliers');
  await page.getByRole('link', { name: `کالاهای ${merchant!.name}` }).click();
  await failing(page, 'RootsToBrowse');
  await page.getByRole('button', { name: 'افزودن کالا' }).click();
  const dialog = page.getByRole('dialog');
  const tree = dialog.getByRole('group', { name: 'دسته‌ها' });
  // Where nobody could look one is told so, and looks again.
  const again = dialog.getByRole('button', { name: 'تلاش دوباره' });
  const failed = dialog.getByText('جست‌وجو انجام نشد.');
  await expect(failed).toBeVisible();
  await page.unroute('**/graphql');
  await again.click();
  const root = tree.getByRole('button', { name: 'تجهیزات و کالای صنعتی' });
  await expect(root).toBeVisible();
  await expect(failed).toHaveCount(0);
  await failing(page, 'ProductsWithin');
  await root.click();
  await expect(failed).toBeVisible();
  await expect(root).toBeVisible();
  await page.unroute('**/graphql');
  await again.click();
  await expect(tree.getByRole('button', { name: 'همهٔ دسته‌ها' })).toBeVisible();
  await tree.getByRole('button', { name: 'همهٔ دسته‌ها' }).click();

  const key = dialog.getByLabel('نام کالا یا شمارهٔ فنی');
  await key.fill('بال ولو DN50');
  await expect(dialog.getByText(/کالا پیدا شد/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /شیر توپی/ }).first()).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'از نوشتهٔ شما برداشت شد' })).toContainText('اندازهٔ نامی: DN50');
  await expectAccessibleInBothThemes(page, 'finder');
  await expectNoSidewaysScroll(page, 'finder');
  await key.fill('');
  await tree.getByRole('button', { name: 'تجهیزات و کالای صنعتی' }).click();
  await tree.getByRole('button', { name: 'شیرآلات صنعتی' }).click();
  await expect(tree.getByRole('button', { name: 'همهٔ دسته‌ها' })).toBeVisible();
  await tree.getByRole('button', { name: 'شیر توپی', exact: true }).click();
  await expect(dialog.getByRole('radio', { name: /شیر توپی/ }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'tree of products');
  await expectNoSidewaysScroll(page, 'tree of products');
});

test('a draft of a service is begun with terms of its own, and found again as it was left', async ({ page }) => {
  const session = await arrive(page, SELLER);
  type Merchants = { viewer: { merchants: { name: string }[] } };
  const [merchant] = (await session.run<Merchants>('SellingScreen', {})).viewer.merchants;
  await openListening(page, '/profile/suppliers');
  await page.getByRole('link', { name: `کالاهای ${merchant!.name}` }).click();
  await page.getByRole('button', { name: 'افزودن کالا' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'خدمات تولید صنعتی' }).click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await expect(page).toHaveURL(/tab=entry/);

  // Works are taken on and last some days; nobody asks what of them is in store, or how many pieces they hold.
  const price = part(page, 'قیمت و موجودی');
  const terms = part(page, 'شرایط فروش کالا');
  const takesOn = price.getByLabel('پذیرش سفارش');
  await expect(takesOn.getByRole('option')).toHaveText(['سفارش می‌پذیرد', 'اکنون سفارش نمی‌پذیرد']);
  await expect(price.getByLabel('موجودی')).toHaveCount(0);
  const unit = terms.getByRole('combobox', { name: /^واحد فروش/ });
  await expect(unit.locator('option:checked')).not.toHaveText(/عدد/);
  await unit.selectOption('پروژه');
  await expect(terms.getByLabel(/چند عدد است/)).toHaveCount(0);
  await terms.getByRole('button', { name: 'ذخیرهٔ شرایط فروش کالا' }).click();
  await expect(terms.getByText('ذخیره شد')).toBeVisible();
  await price.getByLabel('شیوهٔ قیمت‌گذاری').selectOption('یک قیمت');
  await price.getByLabel('قیمت هر پروژه').fill('۴۵۰۰۰۰۰');
  await price.getByLabel('مدت انجام (روز کاری)').fill('۲۱');
  await price.getByRole('button', { name: 'ذخیرهٔ قیمت و موجودی' }).click();
  await expect(price.getByText('ذخیره شد')).toBeVisible();
  const title = `خدمت سفر ${newNumber()}`;
  await part(page, 'نام و کد').getByLabel('عنوان').fill(title);
  await part(page, 'نام و کد').getByRole('button', { name: 'ذخیرهٔ نام و کد' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();

  await page
    .getByRole('link', { name: `کالاهای ${merchant!.name}` })
    .first()
    .click();
  const row = page.getByRole('listitem', { name: title });
  await expect(row).toContainText('پیش‌نویس');
  await row.getByRole('link', { name: `ویرایش ${title}` }).click();
  await expect(price.getByLabel('قیمت هر پروژه')).toHaveValue('۴٬۵۰۰٬۰۰۰');
  await expect(price.getByLabel('مدت انجام (روز کاری)')).toHaveValue('۲۱');
  await expect(takesOn.locator('option:checked')).toHaveText('سفارش می‌پذیرد');
  await expect(unit.locator('option:checked')).toHaveText('پروژه');
});
