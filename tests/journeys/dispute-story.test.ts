import { expect, type Page } from '@playwright/test';
import { draft, offersOf } from '../api/trade/trade.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { answer, button, confirm, deliver, dialog, ship } from './delivering.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { sellerBeside, timeline } from './orders.ts';
import { arrive, loginOf, open, openAsAdmin, openListening, site } from './people.ts';
import { test } from './test.ts';

const paper = { name: 'گزارش.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 report') };
const said = 'از ده شیر که رسید چهار عدد در بدنه ترک دارد و آزمون فشار را نگذراند.';
const why = 'گزارش بازرسی نشان می‌دهد که چهار شیر از ده شیر، آزمون فشار را نگذرانده است و فروشنده پاسخی نداد.';

async function look(page: Page, name: string) {
  await expectAccessibleInBothThemes(page, name);
  await expectNoSidewaysScroll(page, name);
}

test('what is refused is disputed, both show what they have, and two of the staff decide @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const people = peopleOf(site().api);
  const phone = newPhone();
  await arrive(page, phone);
  const [offer] = await offersOf(people);
  // So much that one of the staff alone may not decide it.
  const lines = [{ ...offer!, quantity: String(Number(offer!.quantity) * 1_000) }];
  const { id, buys } = await draft(people, { lines }, await loginOf(phone));
  await buys.publish(id);
  const room = `/profile/directorderinfo/${id}`;
  const seller = await sellerBeside(page);
  await Promise.all([openListening(page, room), openListening(seller, room)]);
  await confirm(seller, 'پذیرش سفارش', 'سفارش پذیرفته شود؟');
  await ship(seller, 0);
  await deliver(seller, '۱');
  await answer(page, '۱', 'چهار عدد ترک دارد.');

  await button(page, 'ثبت اختلاف').click();
  const opening = dialog(page, 'ثبت اختلاف');
  await button(opening, 'ثبت اختلاف').click();
  await expect(opening.getByText('این مورد الزامی است.', { exact: false }).first()).toBeVisible();
  await opening.getByLabel('موضوع اختلاف').selectOption({ label: 'آسیب‌دیدگی' });
  await opening.getByLabel('خواستهٔ شما').selectOption({ label: 'بازگشت کامل به خریدار' });
  await opening.getByLabel('شرح').fill(said);
  await opening.getByRole('group', { name: 'مدرک' }).locator('input').setInputFiles(paper);
  await expect(opening.getByText('«گزارش.pdf» آماده است', { exact: false })).toBeVisible();
  await look(page, 'opening a dispute');
  await button(opening, 'ثبت اختلاف').click();
  await expect(opening).toBeHidden();
  await expect(timeline(seller).getByText('اختلاف ثبت شد')).toBeVisible();
  const card = (of: Page) => of.getByRole('list', { name: 'اختلاف', exact: true }).getByRole('listitem').first();
  // What the buyer shows is seen once the seller has answered.
  await expect(card(seller).getByText('گزارش.pdf')).toHaveCount(0);
  await button(seller, 'پاسخ به اختلاف').click();
  const answering = dialog(seller, 'پاسخ به اختلاف');
  await answering.getByLabel('شرح').fill('کالا سالم تحویل شده است.');
  await button(answering, 'پاسخ به اختلاف').click();
  await expect(answering).toBeHidden();
  await expect(card(seller).getByText('گزارش.pdf')).toBeVisible();
  await expect(card(page).getByText('کالا سالم تحویل شده است.')).toBeVisible();

  // A settlement is offered and refused.
  await button(seller, 'پیشنهاد سازش').click();
  const settling = dialog(seller, 'پیشنهاد سازش');
  await settling.getByLabel('اختلاف چگونه پایان یابد').selectOption({ label: 'تقسیم مبلغ' });
  await settling.getByLabel('سهم خریدار (درصد)').fill('۱۰');
  await button(settling, 'پیشنهاد سازش').click();
  await expect(settling).toBeHidden();
  await expect(page.getByRole('heading', { name: /برای پایان اختلاف سازش پیشنهاد کرده است/ })).toBeVisible();
  await look(page, 'a dispute of the buyer');
  await confirm(page, 'نپذیرفتن سازش', 'نپذیرفتن سازش');
  await expect(timeline(seller).getByText('با سازش موافقت نشد')).toBeVisible();
  for (const side of [page, seller]) await confirm(side, 'مدارک من کامل است', 'مدارک شما کامل است؟');
  await expect(card(page).getByText('منتظر رأی')).toBeVisible();

  const viewport = page.viewportSize();
  const staff = async () => (await browser.newContext({ viewport })).newPage();
  const first = await staff();
  const second = await staff();
  await openAsAdmin(first, '/profile/admin?tab=disputes');
  const [number] = /TR-[\d-]+/.exec((await page.getByRole('heading', { level: 1 }).textContent())!)!;
  await look(first, 'disputes');
  await first.getByRole('link', { name: new RegExp(number) }).click();
  await expect(first.getByText('گزارش.pdf')).toBeVisible();
  await look(first, 'a dispute');
  const page2 = new URL(first.url()).pathname;
  const propose = async (of: Page, percent: string) => {
    await button(of, 'ثبت رأی').click();
    const form = dialog(of, 'ثبت رأی');
    await form.getByLabel(/^رأی/).selectOption({ label: 'تقسیم مبلغ' });
    await form.getByLabel('سهم خریدار (درصد)').fill(percent);
    await form.getByLabel('دلیل رأی').fill(why);
    await button(form, 'ثبت رأی').click();
    await expect(form).toBeHidden();
  };
  await propose(first, '۴۰');
  await expect(first.getByText('رأی نخست از شماست', { exact: false })).toBeVisible();
  // Neither side hears of it.
  await expect(card(page).getByText('منتظر رأی')).toBeVisible();
  await openAsAdmin(second, page2);
  await button(second, 'برگرداندن رأی').click();
  const refusing = dialog(second, 'برگرداندن رأی');
  await refusing.getByLabel('دلیل برگرداندن').fill('گزارش بازرسی دوم دیده نشده است.');
  await button(refusing, 'برگرداندن رأی').click();
  await expect(refusing).toBeHidden();
  await open(first, page2);
  await propose(first, '۵۰');
  await open(second, page2);
  await confirm(second, 'تأیید رأی', 'رأی تأیید شود؟');
  await expect(second.getByRole('main').getByText('رأی داده‌شده')).toBeVisible();
  for (const side of [page, seller]) {
    await expect(timeline(side).getByText('دربارهٔ اختلاف رأی داده شد')).toBeVisible();
    await expect(card(side).getByText(why)).toBeVisible();
    await expect(side.getByRole('main').getByText('سفارش انجام شده است.')).toBeVisible();
  }
  await look(page, 'a dispute that was decided');
  for (const each of [seller, first, second]) await each.context().close();
});
