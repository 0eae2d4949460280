import { expect, type Page } from '@playwright/test';
import { askedService } from '../api/orders/milestones/service-request.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { button, confirm, dialog } from './delivering.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { dayIn, sellerBeside, timeline } from './orders.ts';
import { arrive, loginOf, openListening, site } from './people.ts';
import { test } from './test.ts';

const drawing = { name: 'نقشه.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 drawing') };
const names = ['نقشه‌های پایه', 'ساخت و تحویل'];

async function look(page: Page, name: string) {
  await expectAccessibleInBothThemes(page, name);
  await expectNoSidewaysScroll(page, name);
}

const parts = (page: Page) => page.getByRole('list', { name: 'مرحله‌های کار', exact: true });
const part = (page: Page, place: number) =>
  parts(page)
    .locator('> li')
    .nth(place - 1);

test('a service is offered in parts, handed over with its files, refused once and accepted without script @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const phone = newPhone();
  await arrive(page, phone);
  const { id } = await askedService(peopleOf(site().api), await loginOf(phone));
  const room = `/profile/directorderinfo/${id}`;
  const seller = await sellerBeside(page);
  await Promise.all([openListening(page, room), openListening(seller, room)]);

  await button(seller, 'نوشتن پیشنهاد').click();
  const offer = seller.getByRole('region', { name: 'پیشنهاد شما به خریدار' });
  await offer.getByLabel('قیمت واحد (تومان)').fill('۱۰۰۰۰۰۱');
  await offer.getByRole('textbox', { name: 'اعتبار تا پایان روز' }).fill(dayIn(10));
  await offer.getByLabel('مرحلهٔ ۱: کار').fill(names[0]!);
  await offer.getByLabel('مرحلهٔ ۱: سهم (درصد)').fill('۱۲۰');
  await offer.getByLabel('مرحلهٔ ۱: تا روز').fill(dayIn(20));
  await offer.getByLabel('مرحلهٔ ۲: کار').fill(names[1]!);
  await button(offer, 'بازبینی و ارسال').click();
  await expect(offer.getByLabel('مرحلهٔ ۱: سهم (درصد)')).toHaveAttribute('aria-invalid', 'true');
  await look(seller, 'an offer in parts');
  await offer.getByLabel('مرحلهٔ ۱: سهم (درصد)').fill('۴۰');
  await button(offer, 'بازبینی و ارسال').click();
  await button(dialog(seller, 'پیشنهاد ارسال شود؟'), 'ارسال پیشنهاد').click();
  const first = page.getByRole('article', { name: 'پیشنهاد ۱' });
  await expect(first.getByText(`${names[0]} · ۴۰٪`, { exact: false })).toBeVisible();
  await expect(first.getByText(`${names[1]} · ۶۰٪`, { exact: false })).toBeVisible();
  await confirm(page, 'پذیرش پیشنهاد', 'پیشنهاد پذیرفته شود؟');

  await expect(part(seller, 1).getByText('در برنامه')).toBeVisible();
  await button(part(seller, 1), 'تحویل مرحله ۱').click();
  const handing = dialog(seller, 'تحویل مرحله');
  await button(handing, 'تحویل مرحله').click();
  await expect(handing.getByText('توضیح بنویسید یا فایل بیفزایید.').first()).toBeVisible();
  await handing.getByRole('group', { name: 'فایل تحویلی' }).locator('input').setInputFiles(drawing);
  await expect(handing.getByText('«نقشه.pdf» آماده است', { exact: false })).toBeVisible();
  await look(seller, 'handing a part over');
  await button(handing, 'تحویل مرحله').click();
  await expect(handing).toBeHidden();
  await expect(part(page, 1).getByRole('link', { name: 'نقشه.pdf' })).toBeVisible();
  await look(page, 'a part to be answered');
  await button(part(page, 1), 'نپذیرفتن مرحله ۱').click();
  const refusing = dialog(page, 'نپذیرفتن مرحله');
  await refusing.getByLabel('چه چیز کم یا نادرست است').fill('برش B-B در نقشه نیست.');
  await button(refusing, 'نپذیرفتن مرحله').click();
  await expect(refusing).toBeHidden();
  await expect(part(seller, 1).getByText('برش B-B در نقشه نیست.')).toBeVisible();

  // The rest by forms alone.
  const viewport = page.viewportSize();
  const plain = async (of: Page) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site().web.url, viewport });
    await context.addCookies(await of.context().cookies());
    const opened = await context.newPage();
    await opened.goto(room);
    return opened;
  };
  const sells = await plain(seller);
  const buys = await plain(page);
  for (const place of ['۱', '۲']) {
    const form = sells.getByRole('form', { name: `تحویل مرحله ${place}` });
    await button(form, 'تحویل مرحله').click();
    await expect(form.getByLabel('توضیح برای خریدار')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('توضیح برای خریدار').fill('برش B-B افزوده شد.');
    await button(form, 'تحویل مرحله').click();
    await expect(sells.getByRole('form', { name: `تحویل مرحله ${place}` })).toHaveCount(0);
    await buys.goto(room);
    await button(buys.getByRole('form', { name: `پذیرش مرحله ${place}` }), 'پذیرش مرحله').click();
    await expect(part(buys, place === '۱' ? 1 : 2).getByText('پذیرفته‌شده')).toBeVisible();
    await sells.goto(room);
  }
  for (const side of [page, seller]) {
    await expect(timeline(side).getByText('سفارش انجام شد')).toBeVisible();
    await expect(side.getByRole('main').getByText('سفارش انجام شده است.')).toBeVisible();
  }
  for (const each of [seller, sells, buys]) await each.context().close();
});
