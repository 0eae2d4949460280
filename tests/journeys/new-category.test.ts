import { expect, type Page } from '@playwright/test';
import type { Person } from '../api/ownership/kinds.ts';
import { newNumber } from '../api/products/products.kit.ts';
import { peopleOf } from '../kit/people.ts';
import { unitIds } from '../kit/units.ts';
import { until } from '../kit/until.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, expectAlive, loginOf, open, openAsAdmin, openListening, site } from './people.ts';
import { test } from './test.ts';

/** The seeded seller of own goods. */
const SELLER = '09000000004';
const reason = 'نیاز فروشندگان';

type Category = { id: string; name: string; slug: string; isLeaf: boolean };
type Entry = { id: string; version: number };

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Something to measure, with its base unit and one that is a tenth of it. */
async function makeQuantity(staff: Page, { name, code }: { name: string; code: string }) {
  const dialog = dialogOf(staff);
  const add = dialog.getByRole('button', { name: 'افزودن', exact: true });
  await openAsAdmin(staff, '/profile/admin?tab=units');
  await staff.getByRole('button', { name: 'افزودن کمیت' }).click();
  await dialog.getByLabel('نام کمیت').fill(name);
  await dialog.getByLabel('کد کمیت').fill(code);
  await dialog.getByLabel('نام یکا').fill('درجهٔ سفر');
  await dialog.getByLabel('نماد').fill('dg');
  await dialog.getByLabel('کد UCUM').fill(`${code}.d`);
  await dialog.getByLabel('دلیل').fill(reason);
  await add.click();
  await staff
    .getByRole('region', { name, exact: true })
    .getByRole('button', { name: `افزودن یکا به ${name}` })
    .click();
  await dialog.getByLabel('نام یکا').fill('گام سفر');
  await dialog.getByLabel('نماد').fill('st');
  await dialog.getByLabel('کد UCUM').fill(`${code}.s`);
  await dialog.getByLabel('ضریب به یکای پایه').fill('۰٫۱');
  await dialog.getByLabel('دلیل').fill(reason);
  await add.click();
  await expect(dialog).toHaveCount(0);
}

/** Shows the tree of goods; staff see one root at a time. */
async function openGoods(staff: Page) {
  const roots = staff.getByRole('navigation', { name: 'شاخه‌های اصلی' });
  await roots.getByRole('link', { name: 'تجهیزات و کالای صنعتی', exact: true }).click();
  await expect(staff.getByRole('heading', { name: 'تجهیزات و کالای صنعتی', exact: true })).toBeVisible();
  await expectAlive(staff);
}

/** A category of goods, where staff see the tree. */
async function makeCategory(staff: Page, name: string) {
  const dialog = dialogOf(staff);
  await staff.getByRole('button', { name: 'افزودن زیردسته به حمل و جابه‌جایی' }).click();
  await dialog.getByLabel('نام دسته').fill(name);
  await dialog.getByLabel('دلیل').fill(reason);
  await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(staff.getByRole('link', { name: `ویژگی‌ها، ${name}` })).toBeVisible();
}

interface NewProperty {
  name: string;
  code: string;
  type: string;
  quantity?: string;
  values?: string;
  isRequired?: boolean;
}

/** Something that is stated in the category whose properties are open. */
async function makeProperty(staff: Page, { name, code, type, quantity, values, isRequired }: NewProperty) {
  const dialog = dialogOf(staff);
  await staff.getByRole('button', { name: 'افزودن ویژگی' }).click();
  await dialog.getByLabel('نام ویژگی').fill(name);
  await dialog.getByLabel('کد ویژگی').fill(code);
  await dialog.getByLabel('گروه').fill('کارایی');
  await dialog.getByLabel('نوع مقدار').selectOption(type);
  if (quantity) {
    await dialog.getByLabel('کمیت').selectOption(quantity);
    await dialog.getByLabel('یکای پیش‌فرض').selectOption('درجهٔ سفر');
    await dialog.getByLabel('رقم‌های اعشار').fill('۱');
  }
  if (values) await dialog.getByLabel('گزینه‌ها').fill(values);
  if (isRequired) await dialog.getByLabel('الزامی', { exact: true }).check();
  await dialog.getByLabel('دلیل').fill(reason);
  await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(staff.getByRole('button', { name: `ویرایش ${name}` }).filter({ visible: true })).toBeVisible();
}

/** Another offer there, of which nobody sees how it came. */
async function enterAnother(seller: Person, category: Category, [name, value]: [string, string]) {
  const people = peopleOf(site().api);
  const moderator = await loginOf('09000000006');
  const done = async <T>(who: Person, method: string, path: string, body: object) => {
    const answer = await people.as(who.accessToken, method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body as unknown as T;
  };
  const [merchant] = (await people.as(seller.accessToken, 'GET', '/merchants/own')).body as unknown as {
    id: string;
    customerId: string;
  }[];
  const sheet = (await people.read(`/categories/${category.id}/properties`)).body as unknown as {
    id: string;
    code: string;
    defaultMeasurementUnitId?: string;
    enumValues: { id: string }[];
  }[];
  const propertyId = (code: string) => sheet.find((each) => each.code === code)!.id;
  const [base] = sheet.find(({ code }) => code === 'journey-base')!.enumValues;
  const measured = sheet.find(({ code }) => code === 'journey-reach')!;
  const proposal = await done<Entry>(seller, 'POST', '/baseproducts', {
    customerId: merchant!.customerId,
    categoryId: category.id,
    name,
    brandName: 'سفرساز',
    mpn: newNumber(),
    properties: [
      { propertyId: measured.id, value, unitId: measured.defaultMeasurementUnitId },
      { propertyId: propertyId('journey-folds'), booleanValue: false },
      { propertyId: propertyId('journey-base'), enumValueIds: [base!.id] },
    ],
  });
  const published = { version: proposal.version, decision: 'PUBLISH', reason };
  await done(moderator, 'PUT', `/admin/baseproducts/${proposal.id}`, published);
  const draft = { merchantId: merchant!.id, baseProductId: proposal.id };
  const { id, version } = await done<Entry>(seller, 'POST', '/supplierproducts', draft);
  const price = { priceMode: 'FIXED', priceTiers: [{ minQty: '1', unitPriceRial: '7000000' }], stockState: 'IN_STOCK' };
  const terms = { saleUnitId: unitIds.piece, moq: '1', orderStep: '1', leadTimeDays: 2 };
  const whole = { version, title: name, sku: newNumber(), ...terms, ...price };
  const written = await done<Entry>(seller, 'PUT', `/supplierproducts/${id}`, whole);
  const waiting = await done<Entry>(seller, 'POST', `/supplierproducts/${id}/submit`, { version: written.version });
  await done(moderator, 'PUT', `/admin/productchanges/${id}`, {
    version: waiting.version,
    decision: 'CONFIRM',
    reason,
  });
}

/** The seller proposes what the catalogue lacks, in the second unit, and hands its own entry of it in. */
async function enter(page: Page, category: Category, name: string) {
  const session = await arrive(page, SELLER);
  type Merchants = { viewer: { merchants: { name: string }[] } };
  const [merchant] = (await session.run<Merchants>('SellingScreen', {})).viewer.merchants;
  const dialog = dialogOf(page);
  const sku = newNumber();
  await openListening(page, '/profile/suppliers');
  await page.getByRole('link', { name: `کالاهای ${merchant!.name}` }).click();
  await page.getByRole('button', { name: 'افزودن کالا' }).click();
  await dialog.getByLabel('نام کالا یا شمارهٔ فنی').fill(name);
  await dialog.getByRole('button', { name: 'پیشنهاد کالای تازه' }).click();
  await dialog.getByLabel('برند').fill('سفرساز');
  await dialog.getByLabel('شمارهٔ فنی').fill(sku);
  await dialog.getByLabel('جست‌وجوی دسته').fill(category.name);
  await dialog.getByRole('combobox', { name: /^دسته/ }).selectOption(category.id);
  await dialog.getByRole('textbox', { name: /^برد حمل/ }).fill('۲۵');
  await dialog.getByLabel('یکای برد حمل').selectOption('گام سفر');
  await dialog.getByRole('combobox', { name: 'نوع تکیه‌گاه' }).selectOption('زمینی');
  await dialog.getByRole('combobox', { name: 'تاشو' }).selectOption('بله');
  await expectAccessibleInBothThemes(page, 'proposal in a new category');
  await dialog.getByRole('button', { name: 'پیشنهاد و ساختن پیش‌نویس' }).click();
  await expect(page).toHaveURL(/tab=entry/);
  const part = (title: string) => page.getByRole('form', { name: title });
  await part('نام و کد').getByLabel('کد کالا نزد شما').fill(sku);
  await part('نام و کد').getByRole('button', { name: 'ذخیرهٔ نام و کد' }).click();
  await expect(part('نام و کد').getByText('ذخیره شد')).toBeVisible();
  const price = part('قیمت و موجودی');
  await price.getByLabel('شیوهٔ قیمت‌گذاری').selectOption({ value: 'FIXED' });
  await price.getByLabel('قیمت واحد').fill('700000');
  await price.getByRole('button', { name: 'ذخیرهٔ قیمت و موجودی' }).click();
  await expect(price.getByText('ذخیره شد')).toBeVisible();
  // What was proposed is read where it was entered, in the unit it was entered in.
  await expect(page.getByRole('region', { name: 'مشخصات فنی' })).toContainText('۲۵ گام سفر');
  await page.getByRole('button', { name: 'ارسال برای بررسی' }).click();
  await dialog.getByRole('button', { name: 'ارسال برای بررسی' }).click();
  await expect(page.getByText(/هنوز در انتظار تأیید است/)).toBeVisible();
}

/** Publishes the product and confirms its entry. */
async function confirm(staff: Page, name: string) {
  await openListening(staff, '/profile/admin?tab=products');
  await staff.getByRole('button', { name: `انتشار «${name}»` }).click();
  await dialogOf(staff).getByRole('button', { name: 'انتشار' }).click();
  await expect(staff.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await openListening(staff, '/profile/admin?tab=entries');
  await staff.getByRole('button', { name: `تأیید «${name}»` }).click();
  await dialogOf(staff).getByRole('button', { name: 'تأیید', exact: true }).click();
  await expect(staff.getByRole('heading', { name })).toHaveCount(0);
}

test('a category that nobody had thought of is made, sold in, filtered, compared and replaced @full', async ({
  page,
  browser,
  isMobile,
}) => {
  test.setTimeout(300_000);
  const people = peopleOf(site().api);
  const mark = isMobile ? 'تلفن' : 'میز';
  const name = `ارابهٔ سفر ${mark}`;
  const nextName = `چرخ سفر ${mark}`;
  const mine = `ارابهٔ بلند ${mark}`;
  const other = `ارابهٔ کوتاه ${mark}`;
  const quantity = { name: `برد ${mark}`, code: isMobile ? 'REACHPHONE' : 'REACH' };
  const categoryCalled = (wanted: string) =>
    until(`everybody has ${wanted}`, async () => {
      const { body } = await people.read(`/categories?searchKey=${encodeURIComponent(wanted)}`);
      return (body.items as Category[]).find((each) => each.name === wanted);
    });
  const staff = await (await browser.newContext()).newPage();
  await makeQuantity(staff, quantity);
  await staff.getByRole('navigation', { name: 'بخش‌های مدیریت' }).getByRole('link', { name: 'دسته‌ها' }).click();
  await openGoods(staff);
  await makeCategory(staff, name);
  await makeCategory(staff, nextName);
  await expectAccessibleInBothThemes(staff, 'categories');
  await staff.getByRole('link', { name: `ویژگی‌ها، ${name}` }).click();
  await makeProperty(staff, {
    name: 'برد حمل',
    code: 'journey-reach',
    type: 'عددی',
    quantity: quantity.name,
    isRequired: true,
  });
  await makeProperty(staff, {
    name: 'نوع تکیه‌گاه',
    code: 'journey-base',
    type: 'انتخابی',
    values: 'ground: زمینی\nwall: دیواری',
  });
  await makeProperty(staff, { name: 'تاشو', code: 'journey-folds', type: 'بله یا خیر' });
  await expectAccessibleInBothThemes(staff, 'properties');
  await expectNoSidewaysScroll(staff, 'properties');
  const category = await categoryCalled(name);

  await enter(page, category, mine);
  await confirm(staff, mine);
  await enterAnother(await loginOf(SELLER), category, [other, '40']);

  // 25 of the second unit are 2.5 of the first one.
  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, `/products/category/${category.id}/${category.slug}`);
  const titles = visitor.getByRole('list', { name: 'نتیجه‌ها' }).getByRole('heading');
  await expect(titles).toHaveCount(2);
  if (isMobile) await visitor.getByRole('link', { name: 'فیلترها' }).click();
  await visitor.getByLabel('یکای برد حمل').selectOption({ label: 'درجهٔ سفر' });
  await visitor.getByRole('textbox', { name: 'برد حمل، تا' }).fill('۳');
  await expect(titles).toHaveText([mine]);
  await visitor.getByRole('textbox', { name: 'برد حمل، تا' }).fill('۴۰');
  await expect(titles).toHaveCount(2);
  if (isMobile) await visitor.getByRole('button', { name: /^نمایش/ }).click();
  const boxes = visitor.getByRole('main').getByRole('checkbox', { name: /^مقایسه/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await visitor.getByRole('form', { name: 'فهرست مقایسه' }).getByRole('link', { name: 'مقایسه' }).click();
  const row = visitor.getByRole('table', { name: 'جدول مقایسه' }).getByRole('row', { name: /^برد حمل/ });
  await expect(row.getByRole('cell', { name: '۲٫۵ درجهٔ سفر' })).toBeVisible();
  await row.getByRole('combobox').selectOption({ label: 'گام سفر' });
  await expect(row.getByRole('cell', { name: '۲۵ گام سفر' })).toBeVisible();
  await expect(row.getByRole('cell', { name: '۴۰۰ گام سفر' })).toBeVisible();

  // Another takes its place, and whoever has its address comes there.
  await open(staff, '/profile/admin?tab=categories');
  await openGoods(staff);
  await staff.getByRole('button', { name: `جایگزینی ${name}` }).click();
  const dialog = dialogOf(staff);
  await dialog.getByLabel('دستهٔ جایگزین').selectOption(nextName);
  await dialog.getByLabel('دلیل').fill('دو دسته یکی است');
  await dialog.getByRole('button', { name: 'بررسی' }).click();
  await expect(dialog.getByText('۲ کالا و ۲ پیشنهاد جابه‌جا می‌شود.')).toBeVisible();
  await expect(dialog.getByText('برد حمل (در ۲ کالا)')).toBeVisible();
  await dialog.getByRole('button', { name: 'جایگزین شود' }).click();
  await expect(dialog).toHaveCount(0);
  const next = await categoryCalled(nextName);
  const path = `/category/${category.id}/${category.slug}`;
  const leading = await until('its address leads on', async () => {
    const answer = await fetch(site().web.url + path, { redirect: 'manual' });
    return answer.status === 301 ? answer : undefined;
  });
  expect(decodeURIComponent(leading.headers.get('location')!)).toContain(next.id);
  await open(visitor, `/products${path}`);
  await expect(visitor).toHaveURL(new RegExp(next.id));
  await expect(titles).toHaveCount(2);
  await Promise.all([staff.context().close(), visitor.context().close()]);
});
