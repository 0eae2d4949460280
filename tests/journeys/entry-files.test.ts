import { expect, type Locator, type Page } from '@playwright/test';
import { pngOf } from '../kit/uploads.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, open, openAsAdmin, openListening, press } from './people.ts';
import { test } from './test.ts';

/** The seeded seller, who has agencies. */
const SELLER = '09000000005';

type Entry = {
  id: string;
  title: string;
  slug: string;
  supplierName: string;
  baseProductId: string;
  categoryId: string;
  allowedActions: string[];
  changes: object[];
};
type Product = { id: string; name: string; mpn: string; properties: { name: string }[] };
type Units = { id: string; units: { id: string; displayText: string }[] }[];
type Sheet = {
  category: { properties: { name: string; measurementQuantityId?: string; defaultMeasurementUnitId?: string }[] };
  measurementQuantities: Units;
};

/** A number that the category measures and no base product of the seeds states. */
const WEIGHT = 'وزن';

/** Something that the seller sells and that nothing waits of, whose weight nobody has stated; and another product of the same supplier. */
async function arriveAsSeller(page: Page) {
  const browser = await arrive(page, SELLER);
  type Merchants = { viewer: { merchants: { id: string }[] } };
  const [merchant] = (await browser.run<Merchants>('SellingScreen', {})).viewer.merchants;
  type Goods = { viewer: { supplierProducts: { nodes: Entry[] } } };
  const scope = { merchantId: merchant!.id, status: 'PUBLISHED', pageNumber: 1, pageSize: 50 };
  const { nodes } = (await browser.run<Goods>('GoodsTab', scope)).viewer.supplierProducts;
  const all: (Entry & { product: Product })[] = [];
  // What other journeys search for stays as it is.
  const mine = nodes.filter(({ title, allowedActions }) => allowedActions.includes('PRICE') && !title.includes('توپی'));
  for (const { id } of mine.reverse()) {
    const told = await browser.run<{ viewer: { supplierProduct: Entry } }>('EntryEditor', { id });
    const entry = told.viewer.supplierProduct;
    type Sold = { viewer: { baseProduct: Product } };
    const { viewer } = await browser.run<Sold>('EntryProduct', { id: entry.baseProductId });
    all.push({ ...entry, product: viewer.baseProduct });
  }
  for (const entry of all.filter(({ changes, product }) => changes.length === 0 && !states(product, WEIGHT))) {
    const { categoryId, supplierName, baseProductId } = entry;
    const sheet = await browser.run<Sheet>('SheetOfCategory', { categoryId });
    const weight = sheet.category.properties.find(({ name }) => name === WEIGHT);
    const other = all.find((each) => each.supplierName === supplierName && each.baseProductId !== baseProductId);
    const { units } = sheet.measurementQuantities.find(({ id }) => id === weight?.measurementQuantityId) ?? {};
    const unit = units?.find(({ id }) => id !== weight?.defaultMeasurementUnitId);
    if (other && unit) return { entry, other: other.product, unit: unit.displayText };
  }
  throw new Error('everything of the seller waits');
}

const states = ({ properties }: Product, name: string) => properties.some((each) => each.name === name);

/** Drops files onto a place of the page, as from a folder. */
async function drop(page: Page, onto: Locator, files: { name: string; type: string; bytes: Buffer }[]) {
  const sent = files.map(({ bytes, ...file }) => ({ ...file, text: bytes.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, type, text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, sent);
  for (const type of ['dragover', 'drop']) await onto.dispatchEvent(type, { dataTransfer });
}

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

test('pictures are dragged in, a paper is added, and what else is new of an entry waits until staff let it be @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const { entry, other, unit } = await arriveAsSeller(page);
  const title = `شیر توپی برنجی سفر ${entry.id.slice(-4)}`;
  const staff = await (await browser.newContext()).newPage();
  await openAsAdmin(staff, '/profile/admin');

  await openListening(page, `/profile/suppliers?tab=entry&entryId=${entry.id}`);
  await expect(page.getByRole('heading', { level: 2, name: entry.title, exact: true })).toBeVisible();

  // Seen when they are dropped, on their way with how far they are; one that is too small says so.
  const pictures = page.getByRole('region', { name: 'تصویرها' });
  const list = pictures.getByRole('list', { name: 'تصویرهای کالا' });
  const before = await list.getByRole('listitem').count();
  const photo = (name: string, width = 700) => ({ name, type: 'image/png', bytes: pngOf(width, 500) });
  await drop(page, pictures.getByText('تصویرها را این‌جا رها کنید'), [
    photo('front.png'),
    photo('side.png'),
    photo('back.png'),
    photo('small.png', 500),
  ]);
  await expect(pictures.getByRole('img', { name: /^تصویر (front|side|back)\.png/ }).first()).toBeVisible({
    timeout: 1_000,
  });
  // Each is cleaned and drawn in its sizes, one after the other.
  await expect(list.getByText('در انتظار بررسی')).toHaveCount(3, { timeout: 30_000 });
  await expect(list.getByText('ضلع بلندتر تصویر باید دست‌کم ۶۰۰ پیکسل باشد.')).toBeVisible();
  await list.getByRole('button', { name: 'برداشتن small.png' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(before + 3);

  // The order by the keyboard, and words of a picture.
  const words = list.getByLabel('شرح تصویر ۱');
  await words.fill('شیر توپی برنجی از روبه‌رو');
  await words.press('Enter');
  await expect(pictures.getByText('شرح تصویر ذخیره شد.')).toBeVisible();
  await press(page, list.getByRole('button', { name: 'جلوتر بردن تصویر ۲' }));
  await expect(pictures.getByText('تصویر به جای ۱ رفت.')).toBeVisible();

  const papers = page.getByRole('region', { name: 'مدارک' });
  await papers
    .getByLabel('افزودن مدرک')
    .first()
    .setInputFiles({ name: 'datasheet.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(
    papers
      .locator('input')
      .and(papers.getByLabel(/^عنوان مدرک/))
      .last(),
  ).toHaveValue('datasheet');

  const identity = page.getByRole('form', { name: 'نام و کد' });
  await identity.getByLabel('عنوان').fill(title);
  await identity.getByRole('button', { name: 'ذخیرهٔ نام و کد' }).click();
  const waiting = page.getByRole('region', { name: 'تغییرهای در انتظار بررسی' });
  await expect(waiting.getByText(title)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: entry.title, exact: true })).toBeVisible();

  // The sheet asks what the category measures and the product does not state, in any unit.
  const sheet = page.getByRole('form', { name: 'مشخصات فنی' });
  await sheet.getByRole('textbox', { name: WEIGHT, exact: true }).fill('سنگین');
  await sheet.getByLabel(`یکای ${WEIGHT}`, { exact: true }).selectOption(unit);
  await sheet.getByRole('button', { name: 'ذخیرهٔ مشخصات فنی' }).click();
  await expect(sheet.getByRole('textbox', { name: WEIGHT, exact: true })).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByRole('textbox', { name: WEIGHT, exact: true }).fill('۱۲٫۵');
  await press(page, sheet.getByRole('button', { name: 'ذخیرهٔ مشخصات فنی' }));
  await expect(waiting.getByText(WEIGHT)).toBeVisible();

  // Who disagrees with the product puts the entry onto another one; cities are so at once.
  await page.getByRole('button', { name: 'انتخاب کالای پایهٔ دیگر' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('نام کالا یا شمارهٔ فنی').fill(other.mpn);
  await dialog.getByRole('radio', { name: other.name }).first().check();
  await expectAccessibleInBothThemes(page, 'another base product');
  await dialog.getByRole('button', { name: 'ارسال برای بررسی' }).click();
  await expect(waiting.getByText(other.mpn)).toBeVisible();
  await page.getByRole('button', { name: 'تغییر شهرها' }).click();
  await dialog.getByLabel('استان', { exact: true }).selectOption('اصفهان');
  await dialog.getByRole('checkbox', { name: 'کاشان' }).check();
  await dialog.getByRole('button', { name: 'ذخیرهٔ شهرها' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'شهرهای فروش' }).getByText('کاشان')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'editor with changes');
  await expectNoSidewaysScroll(page, 'editor with changes');

  // Staff see what is and what is asked, and decide; the seller's page follows by itself.
  await openListening(staff, '/profile/admin?tab=entries');
  const queued = staff
    .getByRole('listitem')
    .filter({ has: staff.getByRole('heading', { name: entry.title, exact: true }) });
  await expect(queued.getByText(title)).toBeVisible();
  await expectAccessibleInBothThemes(staff, 'queue with changes');
  await expectNoSidewaysScroll(staff, 'queue with changes');
  for (const kind of ['عنوان', 'تصویرهای تازه', 'مدارک', 'مشخصات', 'کالای پایه']) {
    const change = staff.getByRole('region', { name: `تغییر ${kind}` }).filter({ visible: true });
    await change
      .first()
      .getByRole('button', { name: /^تأیید/ })
      .first()
      .click();
    await press(staff, staff.getByRole('dialog').getByRole('button', { name: 'تأیید', exact: true }));
    await expect(staff.getByRole('dialog')).toHaveCount(0);
  }
  await staff.context().close();

  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(list.getByText('در انتظار بررسی')).toHaveCount(0);
  await page.getByRole('button', { name: 'نمایش تاریخچه' }).click();
  await expect(
    page
      .getByRole('list', { name: 'رویدادهای کالا' })
      .getByText(/تغییر تأیید شد/)
      .first(),
  ).toBeVisible();

  const buyer = await (await browser.newContext()).newPage();
  await open(buyer, `/products/${entry.id}/${entry.slug}`);
  await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(buyer.getByText(other.mpn).first()).toBeVisible();
  const [download] = await Promise.all([
    buyer.waitForEvent('download'),
    buyer.getByRole('link', { name: /datasheet/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('datasheet.pdf');
  await buyer.context().close();
});
