import { expect, type Locator, type Page } from '@playwright/test';
import { agentOf, companyOf, newAddress } from '../api/ownership/kinds.ts';
import { readyMerchant, supportIs, supportOf } from '../api/merchants/own-merchants.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { dayIn, expectStillOpen, mark, sellerBeside, timeline } from './orders.ts';
import { arrive, loginOf, open, openListening, press, site } from './people.ts';
import { findElsewhere, findOrderable } from './screens.ts';
import { test } from './test.ts';

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
const PIPE = 'لولهٔ فولادی بدون درز ۲ اینچ رده ۴۰';

type People = ReturnType<typeof peopleOf>;

/** A seller that staff confirmed, of a person of its own. */
async function newSeller(people: People, support: string) {
  const phone = newPhone();
  const owner = await loginOf(phone);
  const { merchant } = await readyMerchant(people, owner, support);
  const submitted = await people.as(owner.accessToken, 'POST', `/merchants/${merchant.id}/submit`, {
    version: merchant.version,
  });
  const decided = await people.as(support, 'PUT', `/admin/merchants/${merchant.id}`, {
    decision: 'CONFIRM',
    reason: 'مدارک دیده شد',
    version: submitted.body.version,
  });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  return { phone, name: merchant.name };
}

type Offer = {
  prices: readonly string[];
  freight?: string;
  inOther?: { unit: string; quantity: string };
  /** What of its own the seller offers for the second line. */
  instead?: { id: string; title: string };
};

/** Writes the offer that is open and sends it. */
async function send(page: Page, { prices, freight, inOther, instead }: Offer) {
  const fields = page.getByLabel('قیمت واحد (تومان)');
  const details = page.locator('summary', { hasText: /^جزئیات / });
  if (inOther) {
    await details.first().click();
    await page.getByLabel('واحد', { exact: true }).first().selectOption({ label: inOther.unit });
    await page.getByLabel('مقدار', { exact: true }).first().fill(inOther.quantity);
  }
  if (instead) {
    await details.nth(1).click();
    const goods = page.getByRole('combobox', { name: 'کالای جایگزین', exact: true });
    await goods.pressSequentially(instead.title);
    await page.getByRole('option', { name: instead.title }).first().click();
    await expect(goods).toHaveValue(instead.title);
  }
  // The price of one unit is asked for again once another unit or other goods are chosen.
  for (const [place, price] of prices.entries()) await fields.nth(place).fill(price);
  if (freight) {
    await page.getByLabel('کرایهٔ حمل', { exact: true }).selectOption({ label: freight });
  }
  await page.getByRole('textbox', { name: 'اعتبار تا پایان روز' }).fill(dayIn(10));
  await button(page, 'بازبینی و ارسال').click();
  const asked = page.getByRole('dialog', { name: 'پیشنهاد ارسال شود؟' });
  await button(asked, 'ارسال پیشنهاد').click();
  await expect(asked).toBeHidden();
}

test('an agent asks four sellers, an owner agrees on the phone, and the best of four offers becomes the agreement @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const people = peopleOf(site().api);
  supportIs(people, await loginOf('09000000009'));
  const support = await supportOf(people);
  const sellers = [];
  for (let made = 0; made < 3; made += 1) sellers.push(await newSeller(people, support));

  const ownerPhone = newPhone();
  const boss = await loginOf(ownerPhone);
  const customerId = await companyOf(people, boss, 'فولاد سپاهان');
  const place = { ...(await newAddress(people)), kind: 'DELIVERY', title: 'انبار مرکزی' };
  await people.as(boss.accessToken, 'POST', `/customers/${customerId}/addresses`, place);
  const agent = await agentOf(people, boss, customerId, ['TRADE_CREATE', 'QUOTE_ACCEPT'], {
    // Between the counter-offer and what is agreed to.
    spendLimitPerRequestRial: '65000000',
  });
  const beside = async (phone: string, width = 1280, height = 900) => {
    const context = await browser.newContext({ viewport: { width, height }, baseURL: site().web.url });
    const other = await context.newPage();
    await arrive(other, phone);
    return other;
  };
  await arrive(page, agent.phone);
  const owner = await beside(ownerPhone, 390, 844);
  const rooms: Page[] = [];
  for (const { phone } of sellers) rooms.push(await beside(phone));
  // The fourth has goods of its own in the market, one of which it offers instead of what is asked.
  const { merchant } = await findOrderable();
  sellers.push({ name: merchant.name });
  rooms.push(await sellerBeside(page));

  // Five lines are gathered: two of the favourites, one typed as a need, two pasted from a table, of which the last is somebody else’s.
  const [one, other, third, fourth] = merchant.products.nodes.filter(({ lowestPriceRial }) => lowestPriceRial);
  const inBasket = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  for (const { id, title } of [one!, other!]) {
    const saved = { type: 'SUPPLIER_PRODUCT', objectId: id };
    expect((await people.as(agent.accessToken, 'POST', '/userfavorites', saved)).status).toBe(200);
    await open(page, '/profile/favorites');
    await page.getByRole('link', { name: `افزودن ${title} به سبد نیاز`, exact: true }).click();
    await button(page.getByRole('form', { name: 'چه مقدار نیاز دارید؟' }), 'افزودن به سبد نیاز').click();
    await expect(button(inBasket(title), `حذف ${title} از سبد`)).toBeVisible();
  }
  const need = page.getByRole('form', { name: 'افزودن نیاز با نوشته' });
  await need.getByLabel('شرح نیاز').fill(PIPE);
  await need.getByLabel('مقدار').fill('۶۰');
  await need.getByLabel('واحد').selectOption({ label: 'متر' });
  await need.getByLabel('دسته').selectOption({ label: 'لولهٔ فولادی بدون درز' });
  await button(need, 'افزودن نیاز').click();
  await expect(button(inBasket(PIPE), `حذف ${PIPE} از سبد`)).toBeVisible();
  const valve = await findElsewhere(4, merchant.id);
  const list = `شرح\tتعداد\tواحد\n${third!.title}\t${third!.moq}\t\n${valve.title}\t۴\t`;
  await page.getByLabel('جدول یا فهرست').fill(list);
  await button(page, 'خواندن جدول').click();
  const [known, said] = ['۱', '۲'].map((row) =>
    page.getByRole('row').filter({ has: page.getByLabel(`افزودن ردیف ${row}`) }),
  );
  await known!.getByRole('checkbox').check();
  await known!.getByRole('combobox').selectOption(third!.id);
  await known!.getByRole('textbox').fill(third!.moq);
  await said!.getByRole('checkbox').check();
  await said!.getByRole('combobox').selectOption(valve.id);
  await said!.getByRole('textbox').fill('۴');
  await button(page, 'افزودن ردیف‌های انتخاب‌شده به سبد').click();
  await expect(button(inBasket(valve.title), `حذف ${valve.title} از سبد`)).toBeVisible();

  // Three go as an order to the one who has them.
  await page.getByRole('button', { name: `سفارش از ${merchant.name}` }).click();
  await button(page, 'ساختن پیش‌نویس').click();
  await expect(page.getByRole('heading', { level: 1, name: /پیش‌نویس سفارش/ })).toBeVisible();
  for (const { title } of [one!, other!, third!]) await expect(page.getByText(title).first()).toBeVisible();

  // Two are asked of several: from whom, and until when.
  await open(page, '/basket');
  await button(page, 'استعلام قیمت از چند فروشنده').click();
  await expect(page.getByLabel('شرح نیاز')).toHaveCount(1);
  await page.getByLabel('جایگزین', { exact: true }).nth(1).selectOption({ label: 'جایگزین هم می‌پذیرم' });
  await button(page, 'ساختن پیش‌نویس').click();
  await expect(page.getByRole('heading', { name: /پیش‌نویس استعلام/ })).toBeVisible();
  for (const { name } of sellers) {
    await page.getByRole('combobox', { name: 'نام فروشنده' }).fill('');
    await page.getByRole('combobox', { name: 'نام فروشنده' }).pressSequentially(name);
    await page.getByRole('option', { name }).first().click();
  }
  await page.getByRole('textbox', { name: 'زمان نیاز' }).fill(dayIn(20));
  await page.getByLabel('شرایط پرداخت').selectOption({ label: 'هنگام تحویل' });
  await page.getByLabel('نشانی تحویل').selectOption({ index: 1 });
  await button(page, 'ادامه').click();
  await expect(page).toHaveURL(/directorderinfo/);
  const room = new URL(page.url()).pathname;
  await openListening(page, room);
  await mark(page);
  await button(page, 'درخواست تأیید از همکاران').click();
  await button(page.getByRole('dialog'), 'درخواست تأیید از همکاران').click();
  await expect(page.getByText('نوبت همکار شما')).toBeVisible();

  // The owner finds it by the bell and sends it, by the keyboard alone.
  await openListening(owner, '/profile/notifications');
  await press(owner, owner.getByRole('link', { name: /منتظر تأیید شماست/ }));
  await expect(owner).toHaveURL(new RegExp(room));
  await press(owner, button(owner, 'تأیید و ارسال به فروشندگان'));
  await expect(timeline(page).getByText('برای فروشنده فرستاده شد', { exact: false })).toBeVisible();

  // All four see it at once; one asks, and the answer is everybody's.
  for (const seller of rooms) {
    await openListening(seller, room);
    await mark(seller);
    await expect(seller.getByText(PIPE).first()).toBeVisible();
  }
  await button(rooms[0]!, 'پرسش از خریدار').click();
  await rooms[0]!.getByRole('dialog').getByRole('textbox').fill('کدام استاندارد؟');
  await button(rooms[0]!.getByRole('dialog'), 'پرسش از خریدار').click();
  await button(page, 'پاسخ به فروشنده').click();
  await page.getByRole('dialog').getByRole('textbox').fill('استاندارد API 5L');
  await button(page.getByRole('dialog'), 'پاسخ به فروشنده').click();
  for (const seller of rooms) await expect(seller.getByText('استاندارد API 5L').first()).toBeVisible();

  const offers: Offer[] = [
    // The same pipe in four units, once without freight, and once with something else for the valve.
    { prices: ['۹۰۰۰۰', '۲۵۰۰۰۰'], freight: 'در قیمت' },
    { prices: ['۸۵', '۲۴۰۰۰۰'], freight: 'در قیمت', inOther: { unit: 'میلی‌متر', quantity: '۶۰۰۰۰' } },
    { prices: ['۲۵۴۰', '۲۶۰۰۰۰'], inOther: { unit: 'اینچ', quantity: '۲۴۰۰' } },
    {
      prices: ['۹۹۰', '۲۹۰۰۰۰'],
      freight: 'در قیمت',
      inOther: { unit: 'سانتی‌متر', quantity: '۶۰۰۰' },
      instead: fourth!,
    },
  ];
  for (const [index, seller] of rooms.entries()) {
    await button(seller, 'نوشتن پیشنهاد').click();
    await send(seller, offers[index]!);
  }
  const table = page.getByRole('table', { name: /مقایسهٔ پیشنهادها/ });
  for (const { name } of sellers) await expect(table.getByText(name).first()).toBeVisible();
  await expect(table.getByText('رتبهٔ ۱').first()).toBeVisible();
  // All of it with tax in the unit of the line, whatever unit was offered in.
  for (const price of ['۹۹٬۰۰۰', '۹۳٬۵۰۰', '۱۱۰٬۰۰۰', '۱۰۸٬۹۰۰'])
    await expect(table.getByText(price).first()).toBeVisible();
  const [named, freights] = [valve.title, 'کرایهٔ حمل'].map((name) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
  );
  const instead = named!.getByRole('cell').filter({ hasText: 'کالای جایگزین' });
  await expect(instead).toHaveCount(1);
  await expect(instead).toContainText(fourth!.title);
  await expect(freights!.getByRole('cell').filter({ hasText: 'برآورد' })).toHaveCount(1);

  // The best one is countered, and answered by version 2.
  const best = sellers[1]!.name;
  const chain = page.getByRole('region', { name: best, exact: true });
  await button(page, `نوشتن پیشنهاد متقابل به ${best}`).click();
  await send(page, { prices: ['۸۲', '۲۳۰۰۰۰'] });
  await expect(rooms[1]!.getByRole('article', { name: 'پیشنهاد ۲' })).toBeVisible();
  await button(rooms[1]!, 'نوشتن پیشنهاد').click();
  await send(rooms[1]!, { prices: ['۸۳', '۲۳۵۰۰۰'] });
  const last = chain.getByRole('article', { name: 'پیشنهاد ۳' });
  await expect(last).toBeVisible();
  // On paper the offers of many sellers are told without their lines, until one of them is agreed to.
  const linesOnPaper = async (count: number) => {
    await page.emulateMedia({ media: 'print' });
    await expect(last.getByRole('list')).toHaveCount(count);
    await expect(last.getByText('در برگ همین پیشنهاد')).toHaveCount(1 - count);
    await page.emulateMedia({ media: null });
    await expect(last.getByRole('list')).toHaveCount(1);
  };
  await linesOnPaper(0);
  for (const other of [0, 2, 3]) await expect(rooms[other]!.getByText('۲۳۵٬۰۰۰')).toHaveCount(0);

  // It is above the agent's limit, so the owner is asked too.
  await button(chain, 'پذیرش پیشنهاد').click();
  await button(page.getByRole('dialog'), 'پذیرش پیشنهاد').click();
  await expect(page.getByText('برای موافقت همکاران فرستاده شد', { exact: false })).toBeVisible();
  await press(owner, button(owner, 'موافقم'));
  await expect(timeline(page).getByText('انجام سفارش آغاز شد')).toBeVisible();
  await linesOnPaper(1);
  await expect(timeline(rooms[1]!).getByText('انجام سفارش آغاز شد')).toBeVisible();
  for (const other of [0, 2, 3])
    await expect(rooms[other]!.getByText('برگزیده شدن فروشندهٔ دیگر', { exact: false }).first()).toBeVisible();
  for (const each of [page, ...rooms]) await expectStillOpen(each);
});
