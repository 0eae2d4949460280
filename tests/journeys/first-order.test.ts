import { expect, type Page, type Route } from '@playwright/test';
import { draft, inDays, quoterOf } from '../api/trade/trade.kit.ts';
import { newNationalId, newPhone, peopleOf } from '../kit/people.ts';
import { fillAddress } from './addressForm.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arriveAsBuyer, dayIn, timeline } from './orders.ts';
import { arrive, expectAlive, login, loginOf, open, persian, site } from './people.ts';
import { findOrderable } from './screens.ts';
import { test } from './test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const need = (page: Page, place: string) => page.getByRole('listitem', { name: `نیاز ${place}` });

test('a new buyer comes from the page of a product to an order that is sent, in their own name', async ({ page }) => {
  test.setTimeout(180_000);
  const offer = await findOrderable();
  const product = `/products/${offer.id}/${encodeURIComponent(offer.slug)}`;
  await open(page, product);
  await page.getByRole('link', { name: `سفارش ${offer.title}` }).click();
  await login(page, newPhone());
  // Back at the product with the order begun, they are asked for what unblocks it, and no company.
  const dialog = page.getByRole('dialog', { name: 'سفارش مستقیم' });
  await expect(dialog.getByText('نام، نام خانوادگی و کد ملی', { exact: false })).toBeVisible();
  await dialog.getByRole('link', { name: 'نوشتن نام و کد ملی' }).click();
  const form = page.getByRole('form', { name: 'مشخصات شخصی' });
  await form.getByLabel(/^نام \(/).fill('سارا');
  await form.getByLabel('نام خانوادگی').fill('کریمی');
  await form.getByLabel('کد ملی').fill(persian(newNationalId()));
  await form.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${offer.id}/`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title);
  await expect(dialog.getByText('سارا کریمی')).toBeVisible();
  await dialog.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await expect(page).toHaveURL(/\/profile\/directorder\/edit\//);

  await page.getByRole('link', { name: 'افزودن نشانی' }).click();
  const adding = page.getByRole('dialog', { name: 'افزودن نشانی تحویل' });
  await fillAddress(adding, 'خانه');
  await adding.getByLabel('استان').selectOption(offer.merchant.stateId);
  await expect(adding.getByLabel('شهر').locator(`option[value="${offer.merchant.cityId}"]`)).toBeAttached();
  await adding.getByLabel('شهر').selectOption(offer.merchant.cityId);
  await adding.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click();
  await expect(adding).toHaveCount(0);
  await page.getByRole('textbox', { name: 'زمان نیاز' }).fill(dayIn(20));
  await page.getByLabel('شرایط پرداخت').selectOption({ index: 1 });
  await button(page, 'ادامه').click();
  await expect(page).toHaveURL(/\/profile\/directorderinfo\//);
  await button(page, 'تأیید و ارسال به فروشنده').click();
  await page.getByRole('dialog').getByRole('button', { name: 'تأیید و ارسال به فروشنده' }).click();
  await expect(timeline(page).getByText('برای فروشنده فرستاده شد')).toBeVisible();
});

test('an order to one seller takes needs in words, and what the seller has not goes to a request to several', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { offer } = await arriveAsBuyer(page);
  await open(page, `/products/${offer.id}/${encodeURIComponent(offer.slug)}`);
  await page.getByRole('link', { name: `سفارش ${offer.title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await expect(page).toHaveURL(/\/profile\/directorder\/edit\//);
  const written = page.url();

  // Other goods of the same seller are found beside the line.
  const goods = page.getByRole('combobox', { name: 'افزودن از کالاهای این فروشنده' });
  await goods.fill(offer.title.split(' ')[0]!);
  const isSave = (route: Route) => route.request().postData()?.includes('UpdateDirectOrder');
  await page.route('**/graphql', (route) => (isSave(route) ? route.abort() : route.fallback()));
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByText('سفارش ذخیره نشد', { exact: false }).first()).toBeVisible();
  await page.unroute('**/graphql');
  // What could not be saved is there after a reload, and what is typed during a save is not lost by it.
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expectAlive(page);
  await expect(page.getByText('۲ ردیف', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^تعداد/ })).toHaveCount(2);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/graphql', async (route) => {
    if (isSave(route)) await held;
    await route.fallback();
  });
  await button(page, 'ذخیره').click();
  await page.getByLabel('شمارهٔ سفارش شما').fill('PO-1405-70');
  letGo();
  await expect(page.getByText('سفارش ذخیره شد.').first()).toBeVisible();
  await page.unroute('**/graphql');
  await expect(page.getByLabel('شمارهٔ سفارش شما')).toHaveValue('PO-1405-70');

  await button(page, 'افزودن نیازی دیگر، با شرح').click();
  await expect(need(page, '۱').getByLabel('شرح نیاز')).toBeFocused();
  await need(page, '۱').getByLabel('شرح نیاز').fill('لولهٔ فولادی بدون درز ۲ اینچ');
  await button(page, 'ذخیره').click();
  await expect(need(page, '۱').getByLabel('مقدار')).toBeFocused();
  await expect(need(page, '۱').getByLabel('واحد')).toHaveAccessibleDescription(/واحد را انتخاب کنید/);
  await need(page, '۱').getByLabel('مقدار').fill('۲۴');
  await need(page, '۱').getByLabel('واحد').selectOption({ label: 'متر' });
  await button(page, 'ذخیره').click();
  await expect(page.getByText('سفارش ذخیره شد.').first()).toBeVisible();
  await expect(page.getByText('برای همهٔ ردیف‌ها منتظر پیشنهاد می‌مانید', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'جمع سفارش' })).toContainText('از ');
  await expectNoSidewaysScroll(page, 'an order with a need in words');
  await expectAccessibleInBothThemes(page, 'an order with a need in words');

  // One tap, with what is typed and not yet saved.
  await page.getByLabel('شمارهٔ سفارش شما').fill('PO-1405-77');
  await need(page, '۱').getByLabel('مقدار').fill('۳۰');
  await button(page, 'بردن ۱ ردیف به استعلام از چند فروشنده').click();
  const moved = page.getByText(/^ردیف‌ها به استعلام TR-/);
  await expect(moved).toBeVisible();
  await expect(need(page, '۱')).toHaveCount(0);
  await expect(page.getByLabel('شمارهٔ سفارش شما')).toHaveValue('PO-1405-77');
  expect(page.url()).toBe(written);
  await button(page, 'دیدن استعلام').click();
  await expect(page).toHaveURL(/\/open\//);
  await expectAlive(page);
  const asked = page.getByRole('listitem', { name: 'ردیف ۱' });
  await expect(asked.getByLabel('شرح نیاز')).toHaveValue('لولهٔ فولادی بدون درز ۲ اینچ');
  await expect(asked.getByLabel('مقدار')).toHaveValue('۳۰');
  await expect(asked.getByLabel('واحد').locator('option:checked')).toHaveText('متر');
  await expect(page.getByLabel('شمارهٔ سفارش شما')).toHaveValue('PO-1405-77');
  // What nobody has named a price for is unknown, and never 0.
  await open(page, '/profile/directorder');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'لولهٔ فولادی' })).toContainText('نامشخص');
  await expect(page.getByRole('main').getByText('۰ تومان', { exact: true })).toHaveCount(0);
});

/** An offer to somebody new for one of two lines, which leaves long after it is needed. */
async function arriveWithLateOffer(page: Page) {
  const phone = newPhone();
  await arrive(page, phone);
  const people = peopleOf(site().api);
  const given = { acceptListPrice: false, neededBy: inDays(5) };
  const { id, buys } = await draft(people, given, await loginOf(phone));
  await buys.publish(id);
  const sells = quoterOf(people, await loginOf('09000000005'));
  const request = await buys.one(id);
  const [offered, left] = request.lines as unknown as [Line, Line];
  const lines = [
    { lineId: offered.id, unitPriceRial: '1000000', leadTimeDays: 40 },
    { lineId: left.id, isOffered: false },
  ];
  const quote = await sells.as('POST', `/traderequests/${id}/quotes`, { lines, validUntil: inDays(10) });
  await sells.step(quote.body, 'send');
  const seller = request['merchantName'] as string;
  const late = new RegExp(`${escaped(offered.title)}: .* روز پس از زمان نیاز`);
  return { id, left, said: [seller, '۱ از ۲ ردیف', `بدون ${left.title}`, late] };
}
type Line = { id: string; title: string };
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('what comes after the day on which it is needed is said at the offer and before it is accepted', async ({
  page,
}) => {
  const { id, left, said } = await arriveWithLateOffer(page);
  await open(page, `/profile/directorderinfo/${id}`);
  await expect(page.getByRole('article', { name: 'پیشنهاد ۱' })).toContainText('روز پس از زمان نیاز آماده می‌شود');
  await button(page, 'پذیرش پیشنهاد').click();
  for (const each of said) await expect(page.getByRole('dialog')).toContainText(each);
  await page.getByRole('dialog').getByRole('button', { name: 'پذیرش پیشنهاد' }).click();
  await expect(timeline(page).getByText('انجام سفارش آغاز شد')).toBeVisible();
  // What was asked stands folded, and what the offer left out is asked for anew by one tap.
  await expect(page.locator('summary', { hasText: 'آنچه خواسته شد' })).toBeVisible();
  await button(page, 'درخواست تازه برای این ۱ ردیف').click();
  await expect(page).toHaveURL(/\/profile\/directorder\/edit\//);
  await expect(page.getByRole('main').getByText(left.title).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('accepting names the seller, the rows and what comes too late', async ({ page }) => {
    const { id, said } = await arriveWithLateOffer(page);
    await page.goto(`/profile/directorderinfo/${id}`);
    await button(page, 'پذیرش پیشنهاد').click();
    for (const each of said) await expect(page.getByRole('form', { name: 'پیشنهاد پذیرفته شود؟' })).toContainText(each);
  });

  test('a need in words is written into an order and moved to a request, whose sellers say what they offer', async ({
    page,
  }) => {
    const { offer } = await arriveAsBuyer(page);
    await page.goto(`/products/${offer.id}/${encodeURIComponent(offer.slug)}`);
    await page.getByRole('link', { name: `سفارش ${offer.title}` }).click();
    await button(page, 'ادامه').click();
    await expect(page).toHaveURL(/\/profile\/directorder\/edit\/(?!new)/);
    await page.waitForLoadState();
    const written = (part: string) => need(page, '۱').getByLabel(part);
    await written('شرح نیاز').fill('لولهٔ فولادی بدون درز ۲ اینچ');
    await written('مقدار').fill('۲۴');
    await button(page, 'ذخیره').click();
    await expect(written('واحد')).toHaveAccessibleDescription(/واحد را انتخاب کنید/);
    await expect(written('شرح نیاز')).toHaveValue('لولهٔ فولادی بدون درز ۲ اینچ');
    await written('واحد').selectOption({ label: 'متر' });
    await button(page, 'ذخیره').click();
    await expect(need(page, '۳')).toBeVisible();
    await expectNoSidewaysScroll(page, 'an order with a need in words, without script');
    await button(page, 'بردن ۱ ردیف به استعلام از چند فروشنده').click();
    await expect(page).toHaveURL(/\/open\//);
    const asked = page.getByRole('listitem', { name: 'ردیف ۱', exact: true });
    await expect(asked.getByLabel('شرح نیاز')).toHaveValue('لولهٔ فولادی بدون درز ۲ اینچ');
    await expect(asked.getByLabel('مقدار')).toHaveValue('۲۴');

    // A line of the seller's goods, too: who is found says whether that is offered.
    await page.getByRole('textbox', { name: 'افزودن از کالاهای راسته' }).fill(offer.title);
    await button(page, 'جست‌وجوی کالا').click();
    await button(page, `افزودن ردیف: ${offer.title}`).first().click();
    await page.getByRole('textbox', { name: 'نام فروشنده' }).fill(offer.merchant.name);
    await button(page, 'جست‌وجوی فروشنده').click();
    await expect(page.getByRole('checkbox', { name: offer.merchant.name })).toHaveAccessibleName(
      /۱ کالای این درخواست را دارد/,
    );
  });
});
