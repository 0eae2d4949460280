import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { draft, offersOf } from '../api/trade/trade.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { dayIn, expectStillOpen, mark, sellerBeside, timeline } from './orders.ts';
import { answer, button, confirm, deliver, dialog, ship, shipment, waybill } from './delivering.ts';
import { arrive, loginOf, openListening, site } from './people.ts';
import { test } from './test.ts';

// One worker tells both: the seller logs in once.
test.describe.configure({ mode: 'default' });

/** The buyer of an order that was just published has the page; the seller has another one. */
async function bothSides(page: Page, options: BrowserContextOptions = {}) {
  const phone = newPhone();
  await arrive(page, phone);
  const people = peopleOf(site().api);
  const [first, second] = await offersOf(people);
  // Enough of the second one to come in parts.
  const lines = [first!, { ...second!, quantity: String(2 * Number(second!.quantity)) }];
  const { id, buys } = await draft(people, { lines }, await loginOf(phone));
  await buys.publish(id);
  const seller = await sellerBeside(page, options);
  return { seller, room: `/profile/directorderinfo/${id}` };
}

/** Writes the offer that is open and sends it. */
async function writeOffer(page: Page, prices: readonly string[], payment?: string) {
  const fields = page.getByLabel('قیمت واحد (تومان)');
  for (const [place, price] of prices.entries()) await fields.nth(place).fill(price);
  await page.getByRole('textbox', { name: 'اعتبار تا پایان روز' }).fill(dayIn(10));
  if (payment) await page.getByLabel('شرایط پرداخت').selectOption({ label: payment });
  await button(page, 'بازبینی و ارسال').click();
  const asked = dialog(page, 'پیشنهاد ارسال شود؟');
  await expect(asked.getByText('جمع با مالیات')).toBeVisible();
  await button(asked, 'ارسال پیشنهاد').click();
  await expect(asked).toBeHidden();
}

test('offers go to and fro until one is accepted; what was agreed comes in parts, one is refused and comes again', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { seller, room } = await bothSides(page);
  await Promise.all([openListening(page, room), openListening(seller, room)]);
  await Promise.all([mark(page), mark(seller)]);

  await button(seller, 'نوشتن پیشنهاد').click();
  await expect(seller.getByRole('heading', { name: 'پیشنهاد شما به خریدار' })).toBeFocused();
  await button(seller, 'بازبینی و ارسال').click();
  await expect(seller.getByRole('textbox', { name: 'اعتبار تا پایان روز' })).toBeFocused();
  await expect(seller.getByRole('button', { name: /^اعتبار تا پایان روز: / })).toBeVisible();
  await writeOffer(seller, ['۱۲۰۰۰۰', '۳۵۰۰۰۰']);
  const first = page.getByRole('article', { name: 'پیشنهاد ۱' });
  await expect(first.getByText('از فروشنده')).toBeVisible();
  // Closed again, it leaves the focus where it stood.
  await button(page, 'نوشتن پیشنهاد متقابل').click();
  await button(page, 'بستن').click();
  await page.keyboard.press('Tab');
  await expect(button(page, 'نوشتن پیشنهاد متقابل')).toBeFocused();
  await button(page, 'نوشتن پیشنهاد متقابل').click();
  await writeOffer(page, ['۱۱۰۰۰۰', '۳۲۰۰۰۰']);
  await expect(
    seller.getByRole('article', { name: 'پیشنهاد ۲' }).getByText('تغییر نسبت به پیشنهاد پیشین'),
  ).toBeVisible();
  await button(seller, 'نوشتن پیشنهاد').click();
  await writeOffer(seller, ['۱۱۵۰۰۰', '۳۳۰۰۰۰']);
  await expect(page.getByRole('article', { name: 'پیشنهاد ۳' })).toBeVisible();
  await confirm(page, 'پذیرش پیشنهاد', 'پیشنهاد پذیرفته شود؟');
  for (const side of [page, seller]) await expect(timeline(side).getByText('انجام سفارش آغاز شد')).toBeVisible();

  await ship(seller, 0);
  await expect(shipment(page, '۱').getByText('باربری آرین')).toBeVisible();
  await expect(button(seller, 'ثبت تحویل ارسال ۱')).toHaveCount(0);
  await deliver(seller, '۱');
  await answer(page, '۱');
  await expect(shipment(seller, '۱').getByText('بررسی‌شده')).toBeVisible();

  // Either side may ask to end it; the other says no, and it goes on.
  await button(page, 'درخواست لغو با توافق').click();
  const asking = dialog(page, 'درخواست لغو با توافق');
  await asking.getByLabel('دلیل').fill('طرح متوقف شده است.');
  await button(asking, 'درخواست لغو با توافق').click();
  await expect(seller.getByRole('heading', { name: /می‌خواهد سفارش با توافق لغو شود/ })).toBeVisible();
  await confirm(seller, 'مخالفت با لغو', 'مخالفت با لغو');
  await expect(timeline(page).getByText('با لغو موافقت نشد')).toBeVisible();
  // Asked again too soon it would be refused, so it is not offered.
  await expect(button(page, 'درخواست لغو با توافق')).toHaveCount(0);

  await ship(seller, 0);
  // Nothing is left to be sent, so the button is gone: the keyboard goes on from its part of the page.
  await expect(seller.getByRole('region', { name: 'تحویل', exact: true })).toBeFocused();
  await expect(shipment(page, '۲')).toBeVisible();
  await deliver(seller, '۲');
  await answer(page, '۲', 'دو عدد ترک دارد.');
  await expect(shipment(seller, '۲').getByText('دلیل: دو عدد ترک دارد.')).toBeVisible();
  // It comes again in two parts, which are accepted together.
  await ship(seller, 0, '۱');
  await ship(seller, 0);
  await deliver(seller, '۳');
  await expect(button(page, 'پذیرش همهٔ ارسال‌ها')).toHaveCount(0);
  // The buyer has it already, and waits neither for the seller nor for a waybill.
  await button(page, 'ارسال ۴ رسیده است').click();
  const arrived = dialog(page, 'رسیدن این محموله ثبت شود؟');
  await button(arrived, 'کالا رسیده است').click();
  await expect(arrived).toBeHidden();
  await expect(shipment(seller, '۴').getByText('تحویل‌شده')).toBeVisible();
  await expect(timeline(seller).getByText('خریدار رسیدن کالا را ثبت کرد')).toBeVisible();
  await confirm(page, 'پذیرش همهٔ ارسال‌ها', 'همهٔ آنچه تحویل شده است را می‌پذیرید؟');
  for (const place of ['۳', '۴']) await expect(shipment(seller, place).getByText('بررسی‌شده')).toBeVisible();
  for (const side of [page, seller]) {
    await expect(timeline(side).getByText('سفارش انجام شد')).toBeVisible();
    await expect(side.getByRole('main').getByText('سفارش انجام شده است.')).toBeVisible();
    await expect(button(side, 'ثبت ارسال')).toHaveCount(0);
    await expectStillOpen(side);
  }
  await seller.context().close();
});

test('a seller takes the freight from the own rates, and writes a new version of what was sent', async ({ page }) => {
  test.setTimeout(300_000);
  const { seller, room } = await bothSides(page);
  await Promise.all([openListening(page, room), openListening(seller, room)]);

  await button(seller, 'نوشتن پیشنهاد').click();
  const prices = seller.getByLabel('قیمت واحد (تومان)');
  await prices.first().fill('۱۲۰۰۰۰');
  await expect(prices.first()).toHaveValue('۱۲۰٬۰۰۰');
  // Tab goes from price to price.
  await prices.first().press('Tab');
  await expect(prices.nth(1)).toBeFocused();
  await prices.nth(1).fill('۳۵۰۰۰۰');
  const forAll = seller.getByRole('group', { name: 'برای همهٔ ردیف‌ها' });
  await forAll.getByLabel('تخفیف (درصد)').fill('۱۰');
  await button(forAll, 'نوشتن در همهٔ ردیف‌ها').click();
  const total = seller.getByRole('status').filter({ hasText: 'تومان' });
  const before = await total.innerText();
  const rates = seller.getByRole('group', { name: 'از تعرفهٔ شما برای این نشانی:' });
  await rates.getByRole('button').first().click();
  await expect(seller.getByLabel('مبلغ کرایه (تومان)')).not.toHaveValue('');
  await expect(seller.getByLabel('کرایهٔ حمل', { exact: true })).toHaveValue('AMOUNT');
  await expect(total).not.toHaveText(before);
  await writeOffer(seller, ['۱۲۰۰۰۰', '۳۵۰۰۰۰']);
  await expect(page.getByRole('article', { name: 'پیشنهاد ۱' })).toBeVisible();

  await button(seller, 'نسخهٔ تازه').click();
  const asked = dialog(seller, 'نسخهٔ تازه نوشته شود؟');
  await button(asked, 'پس گرفتن و نوشتن نسخهٔ تازه').click();
  await expect(seller.getByRole('heading', { name: 'پیشنهاد شما به خریدار' })).toBeFocused();
  await expect(timeline(page).getByText('پیشنهاد پس گرفته شد')).toBeVisible();
  // It goes on from what was sent, with its freight.
  await expect(prices.first()).toHaveValue('۱۲۰٬۰۰۰');
  await expect(seller.getByLabel('مبلغ کرایه (تومان)')).not.toHaveValue('');
  await writeOffer(seller, ['۱۱۵۰۰۰']);
  const second = page.getByRole('article', { name: 'پیشنهاد ۲' });
  const changed = second.getByRole('region', { name: 'تغییر نسبت به پیشنهاد پیشین' });
  await expect(changed).toContainText(/۱۲۰٬۰۰۰.*۱۱۵٬۰۰۰/);
  await seller.context().close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same by forms alone: offers, parts, a refusal, and no to the end of it @full', async ({ page }) => {
    test.setTimeout(300_000);
    const { seller, room } = await bothSides(page, { javaScriptEnabled: false });
    const form = (of: Page, name: string) => of.getByRole('form', { name, exact: true });
    const goes = (of: Page) => of.goto(room);
    /** Presses a button, and the same in the form that comes. */
    const take = async (of: Page, action: string, title: string) => {
      await goes(of);
      await button(of, action).click();
      await button(form(of, title), action).click();
    };
    const offer = async (of: Page, title: string, price: string) => {
      await goes(of);
      const offered = form(of, title);
      for (const field of await offered.getByLabel('قیمت واحد (تومان)').all()) await field.fill(price);
      // What lacks something is kept as a draft, and not sent.
      await offered.getByLabel('اعتبار تا پایان روز').fill(dayIn(10));
      await button(offered, 'ذخیرهٔ پیش‌نویس').click();
      await expect(of.getByRole('article', { name: 'پیش‌نویس پیشنهاد شما' })).toBeVisible();
      await take(of, 'ارسال پیشنهاد', 'پیشنهاد ارسال شود؟');
    };
    const ship = async (places: readonly number[], quantity?: string) => {
      await goes(seller);
      const shipping = form(seller, 'ثبت ارسال');
      for (const place of places)
        await shipping
          .getByLabel(/^مقدار/)
          .nth(place)
          .fill('');
      if (quantity)
        await shipping
          .getByLabel(/^مقدار/)
          .first()
          .fill(quantity);
      await button(shipping, 'ثبت ارسال').click();
    };
    const deliver = async (place: string) => {
      const adding = form(seller, 'افزودن مدرک');
      await adding.getByLabel('نوع مدرک').selectOption({ label: 'بارنامه' });
      await adding.getByLabel('ارسال', { exact: true }).selectOption({ label: `ارسال ${place}` });
      await adding.getByLabel('فایل').setInputFiles(waybill);
      await button(adding, 'افزودن مدرک').click();
      await button(form(seller, `ثبت تحویل ارسال ${place}`), 'ثبت تحویل').click();
      await expect(shipment(seller, place).getByText('تحویل‌شده')).toBeVisible();
    };
    const answering = (place: string) => form(page, `بررسی تحویل ارسال ${place}`);
    const answer = async (place: string) => {
      await goes(page);
      await button(answering(place), 'بررسی تحویل').click();
    };

    await offer(seller, 'پیشنهاد شما به خریدار', '۱۲۰۰۰۰');
    await offer(page, 'پیشنهاد متقابل شما به فروشنده', '۱۱۰۰۰۰');
    await offer(seller, 'پیشنهاد شما به خریدار', '۱۱۵۰۰۰');
    await take(page, 'پذیرش پیشنهاد', 'پیشنهاد پذیرفته شود؟');
    await expect(timeline(page).getByText('انجام سفارش آغاز شد')).toBeVisible();
    await ship([1]);
    await deliver('۱');
    await answer('۱');
    await expect(shipment(page, '۱').getByText('بررسی‌شده')).toBeVisible();

    await button(page, 'درخواست لغو با توافق').click();
    const asking = form(page, 'درخواست لغو با توافق');
    await asking.getByLabel('دلیل').fill('طرح متوقف شده است.');
    await button(asking, 'درخواست لغو با توافق').click();
    await take(seller, 'مخالفت با لغو', 'مخالفت با لغو');
    await expect(timeline(seller).getByText('با لغو موافقت نشد')).toBeVisible();

    await ship([]);
    await deliver('۲');
    await goes(page);
    const all = await answering('۲')
      .getByLabel(/^می‌پذیرم/)
      .inputValue();
    // What is refused is taken off what is accepted, of which nothing is left.
    await answering('۲')
      .getByLabel(/^نمی‌پذیرم/)
      .fill(all);
    await button(answering('۲'), 'بررسی تحویل').click();
    await expect(answering('۲').getByText('دلیل نپذیرفتن را بنویسید.')).toBeVisible();
    await expect(answering('۲').getByLabel(/^نمی‌پذیرم/)).toHaveValue(all);
    await answering('۲').getByLabel(/^دلیل/).fill('ترک دارد.');
    await button(answering('۲'), 'بررسی تحویل').click();
    await expect(shipment(page, '۲').getByText('دلیل: ترک دارد.')).toBeVisible();
    // It comes again in two parts: the buyer has both before the seller says so, and accepts them together.
    await ship([], '۱');
    await ship([]);
    for (const place of ['۳', '۴']) {
      await goes(page);
      await button(form(page, `ارسال ${place} رسیده است`), 'کالا رسیده است').click();
      await expect(shipment(page, place).getByText('تحویل‌شده')).toBeVisible();
    }
    await button(form(page, 'پذیرش همهٔ ارسال‌ها'), 'پذیرش همهٔ ارسال‌ها').click();
    await expect(timeline(page).getByText('سفارش انجام شد')).toBeVisible();
    await seller.context().close();
  });
});
