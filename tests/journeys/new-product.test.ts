import { expect, type Locator, type Page } from '@playwright/test';
import {
  newNumber,
  productOf,
  sellerSample,
  type Product,
  statedAs,
  type Stated,
} from '../api/products/products.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, openAsAdmin, openListening, site, loginOf } from './people.ts';
import { test } from './test.ts';

/** The seeded seller, who has agencies. */
const SELLER = '09000000005';
const AGENTS = '/customers/profile/merchant-agents';

type Unit = { id: string; quantityId: string; displayText: string; factor: string; offset: string };
type Property = { propertyId: string; name: string; dataType: string; enumValues: { id: string; label: string }[] };

/** What the seller sells already, and an assistant of the company who may write its catalogue and nothing else. */
async function arriveAsAssistant(page: Page) {
  const people = peopleOf(site().api);
  const seller = await loginOf(SELLER);
  const { customerId, product: like, supplierId } = await sellerSample(people, seller);
  const phone = newPhone();
  const assistant = await arrive(page, phone);
  const terms = { displayName: 'مریم', permissions: ['CATALOG_EDIT'] };
  const { body } = await people.as(seller.accessToken, 'POST', AGENTS, { customerId, phone, ...terms });
  await assistant.run('AcceptCustomerInvitation', { input: { id: body.id } });
  const supplier = (await people.read(`/suppliers/${supplierId}`)).body as { brandName: string };
  const units = (await people.read('/unitofmeasurements')).body as unknown as Unit[];
  const { body: merchants } = await people.as(seller.accessToken, 'GET', '/merchants/own');
  const [merchant] = merchants as unknown as { name: string }[];
  return { like: await productOf(people, like.id), supplierName: supplier.brandName, units, merchant: merchant! };
}

/** The same number in another unit of its quantity, where there is one. */
function inAnotherUnit({ value, unitId }: Stated, units: Unit[]): { value: string; unit?: Unit } {
  const own = units.find(({ id }) => id === unitId);
  const other = units.find(({ id, quantityId }) => quantityId === own?.quantityId && id !== unitId);
  if (!own || !other) return { value: value! };
  const base = Number(value) * Number(own.factor) + Number(own.offset);
  return { value: String(Number(((base - Number(other.offset)) / Number(other.factor)).toPrecision(9))), unit: other };
}

/** Types the sheet of a product that is like another, numbers in other units. */
async function fillSheet(dialog: Locator, like: Product, units: Unit[]) {
  const properties = like.properties as unknown as Property[];
  for (const stated of statedAs(like)) {
    const { name, dataType, enumValues } = properties.find(({ propertyId }) => propertyId === stated.propertyId)!;
    // The mark of what is required stands in the label, too.
    const named = { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( ?\\(الزامی\\))?$`) };
    const choice = dialog.getByRole('combobox', named);
    if (dataType === 'NUMERIC') {
      const { value, unit } = inAnotherUnit(stated, units);
      await dialog.getByRole('textbox', named).fill(value);
      if (unit) await dialog.getByLabel(`یکای ${name}`, { exact: true }).selectOption(unit.displayText);
    } else if (dataType === 'NUMERIC_RANGE') {
      await dialog.getByLabel(`${name}، از`).fill(stated.value!);
      await dialog.getByLabel(`${name}، تا`).fill(stated.maxValue!);
    } else if (dataType === 'MULTI_ENUM') {
      for (const { label } of enumValues)
        await dialog.getByRole('group', { name }).getByLabel(label, { exact: true }).check();
    } else if (dataType === 'ENUM') await choice.selectOption(enumValues[0]!.label);
    else if (dataType === 'BOOLEAN') await choice.selectOption(stated.booleanValue ? 'بله' : 'خیر');
    else await dialog.getByRole('textbox', named).fill(stated.text!);
  }
}

test('an assistant proposes a valve that the catalogue lacks, staff publish it, and its entry goes on to its queue @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const { like, supplierName, units, merchant } = await arriveAsAssistant(page);
  const name = `${like.name} سفر`;
  const mpn = newNumber();
  const staff = await (await browser.newContext()).newPage();
  await openAsAdmin(staff, '/profile/admin');

  // It is looked for by name and number, and is not there.
  await openListening(page, '/profile/suppliers');
  await page.getByRole('link', { name: `کالاهای ${merchant.name}` }).click();
  await page.getByRole('button', { name: 'افزودن کالا' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('نام کالا یا شمارهٔ فنی').fill(`${like.name} ${mpn}`);
  await expect(dialog.getByText(/کالا پیدا شد/)).toBeVisible();
  await expect(dialog.getByText('همین کالا است؟')).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'matches');
  await dialog.getByRole('button', { name: 'پیشنهاد کالای تازه' }).click();

  // The sheet asks just what this category measures.
  await dialog.getByLabel('نام کالا').fill(name);
  await dialog.getByLabel('برند').fill('سفرساز');
  await dialog.getByLabel('شمارهٔ فنی').fill(mpn);
  await dialog.getByRole('combobox', { name: /^دسته/ }).selectOption(like.categoryId);
  await dialog.getByRole('button', { name: 'پیشنهاد و ساختن پیش‌نویس' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'تأمین‌کننده' })).toBeVisible();
  await dialog.getByLabel('تأمین‌کننده').selectOption(supplierName);
  await fillSheet(dialog, like, units);
  await expectAccessibleInBothThemes(page, 'proposal');
  await expectNoSidewaysScroll(page, 'proposal');
  await dialog.getByRole('button', { name: 'پیشنهاد و ساختن پیش‌نویس' }).click();
  await expect(page).toHaveURL(/tab=entry/);

  // A draft stands on it at once, and is handed in before staff have looked.
  const part = (title: string) => page.getByRole('form', { name: title });
  await part('نام و کد').getByLabel('کد کالا نزد شما').fill(mpn);
  await expect(part('نام و کد').getByText('ذخیره شد')).toBeVisible();
  await part('شرایط فروش کالا').getByLabel('گارانتی').fill('۱۲ ماه');
  await part('شرایط فروش کالا').getByRole('button', { name: 'ذخیرهٔ شرایط فروش کالا' }).click();
  await expect(part('شرایط فروش کالا').getByText('ذخیره شد')).toBeVisible();
  const price = part('قیمت و موجودی');
  await price.getByLabel('شیوهٔ قیمت‌گذاری').selectOption({ value: 'FIXED' });
  await price.getByLabel('قیمت واحد').fill('700000');
  await price.getByRole('button', { name: 'ذخیرهٔ قیمت و موجودی' }).click();
  await expect(price.getByText('ذخیره شد')).toBeVisible();
  await page.getByRole('button', { name: 'ارسال برای بررسی' }).click();
  await dialog.getByRole('button', { name: 'ارسال برای بررسی' }).click();
  await expect(page.getByText(/هنوز در انتظار تأیید است/)).toBeVisible();

  // Staff see it beside what it may be the same as, and publish it; nobody loads a page again.
  await openListening(staff, '/profile/admin?tab=products');
  await expect(staff.getByRole('heading', { name, exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(staff, 'queue of base products');
  await expectNoSidewaysScroll(staff, 'queue of base products');
  await staff.getByRole('button', { name: `انتشار «${name}»` }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'انتشار' }).click();
  await expect(staff.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await expect(page.getByText(/در صف بررسی است/)).toBeVisible();
  await openListening(staff, '/profile/admin?tab=entries');
  await expect(staff.getByRole('heading', { name })).toBeVisible();
  await staff.context().close();
});
