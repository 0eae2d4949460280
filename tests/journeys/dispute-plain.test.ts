import { expect, type Page } from '@playwright/test';
import { draft, offersOf } from '../api/trade/trade.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { button } from './delivering.ts';
import { expectNoSidewaysScroll } from './looks.ts';
import { sellerBeside, timeline } from './orders.ts';
import { arrive, arriveAsAdmin, loginOf, site } from './people.ts';
import { test } from './test.ts';

// Disputes where scripts do not run: both sides and staff have forms alone.
test.use({ javaScriptEnabled: false, actionTimeout: 15_000 });

const said = 'از ده شیر که فرستاده شد چهار عدد در بدنه ترک دارد و آزمون فشار را نگذراند.';
const why = 'گزارش بازرسی نشان می‌دهد که چهار شیر از ده شیر، آزمون فشار را نگذرانده است و فروشنده پاسخی نداد.';
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 report') });
const form = (of: Page, name: string) => of.getByRole('form', { name, exact: true });
const card = (of: Page) => of.getByRole('list', { name: 'اختلاف', exact: true }).getByRole('listitem').first();

/** An order in delivery, open for both sides; so much that one of the staff alone may not decide about it. */
async function bothSides(page: Page) {
  const phone = newPhone();
  await arrive(page, phone);
  const people = peopleOf(site().api);
  const [first, second] = await offersOf(people);
  const much = { ...first!, quantity: String(Number(first!.quantity) * 1_000) };
  const { id, buys, sells, made } = await draft(people, { lines: [much, second] }, await loginOf(phone));
  await buys.publish(id);
  expect((await sells.step(id, 'acknowledge-list-price')).status).toBe(200);
  const seller = await sellerBeside(page, { javaScriptEnabled: false });
  const room = `/profile/directorderinfo/${id}`;
  const goes = (of: Page) => of.goto(room);
  /** Presses a button, and the same in the form that comes. */
  const take = async (of: Page, action: string, title: string) => {
    await goes(of);
    await button(of, action).click();
    await button(form(of, title), action).click();
  };
  return { seller, goes, take, number: made.number };
}

test('a dispute is opened, taken back, opened again and settled by forms alone @full', async ({ page }) => {
  test.setTimeout(240_000);
  const { seller, goes, take } = await bothSides(page);
  const opening = form(page, 'ثبت اختلاف');
  const fill = async () => {
    await opening.getByRole('checkbox').first().check();
    await opening.getByLabel('موضوع اختلاف').selectOption({ label: 'آسیب‌دیدگی' });
    await opening.getByLabel('خواستهٔ شما').selectOption({ label: 'بازگشت کامل به خریدار' });
  };
  await goes(page);
  await fill();
  // The file has come all the same, and what was chosen stays.
  await opening.getByRole('checkbox').first().uncheck();
  await opening.getByLabel('شرح').fill('ترک دارد.');
  await opening.getByLabel('مدرک').setInputFiles(paper('گزارش.pdf'));
  await button(opening, 'ثبت اختلاف').click();
  await expect(opening.getByText('دست‌کم یک مورد را انتخاب کنید.')).toBeVisible();
  await expect(opening.getByLabel('موضوع اختلاف')).toHaveValue('DAMAGED');
  await expect(opening.getByText('«گزارش.pdf»', { exact: false })).toBeVisible();
  await expectNoSidewaysScroll(page, 'a dispute that was not opened');
  await opening.getByRole('checkbox').first().check();
  await opening.getByLabel('شرح').fill(said);
  await button(opening, 'ثبت اختلاف').click();
  await expect(card(page).getByText(said)).toBeVisible();
  await expect(card(page).getByText('گزارش.pdf')).toBeVisible();

  await take(page, 'پس گرفتن اختلاف', 'اختلاف پس گرفته شود؟');
  await expect(timeline(page).getByText('اختلاف پس گرفته شد')).toBeVisible();
  await fill();
  await opening.getByLabel('شرح').fill(said);
  await button(opening, 'ثبت اختلاف').click();
  await expect(card(page).getByText(said)).toBeVisible();

  const settle = async (of: Page, percent: string) => {
    await goes(of);
    const settling = form(of, 'پیشنهاد سازش');
    await settling.getByLabel('اختلاف چگونه پایان یابد').selectOption({ label: 'تقسیم مبلغ' });
    await button(settling, 'پیشنهاد سازش').click();
    await expect(settling.getByLabel('سهم خریدار (درصد)')).toHaveAttribute('aria-invalid', 'true');
    await settling.getByLabel('سهم خریدار (درصد)').fill(percent);
    await button(settling, 'پیشنهاد سازش').click();
    await expect(of.getByRole('heading', { name: /سازش/ }).first()).toBeVisible();
  };
  await settle(seller, '۱۰');
  await take(seller, 'پس گرفتن پیشنهاد سازش', 'پیشنهاد سازش پس گرفته شود؟');
  await settle(seller, '۴۰');
  await goes(page);
  await expectNoSidewaysScroll(page, 'a settlement without script');
  await take(page, 'پذیرش سازش', 'سازش پذیرفته شود؟');
  await expect(card(page).getByText('تقسیم مبلغ')).toBeVisible();
  await expect(button(page, 'پس گرفتن اختلاف')).toHaveCount(0);
  await seller.context().close();
});

test('both sides show what they have, and two of the staff decide by forms alone @full', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const { seller, goes, take, number } = await bothSides(page);
  await goes(page);
  const opening = form(page, 'ثبت اختلاف');
  for (const box of await opening.getByRole('checkbox').all()) await box.check();
  await opening.getByLabel('موضوع اختلاف').selectOption({ label: 'آسیب‌دیدگی' });
  await opening.getByLabel('خواستهٔ شما').selectOption({ label: 'بازگشت کامل به خریدار' });
  await opening.getByLabel('شرح').fill(said);
  await button(opening, 'ثبت اختلاف').click();
  await expect(card(page).getByText(said)).toBeVisible();

  await goes(seller);
  const answering = form(seller, 'پاسخ به اختلاف');
  await button(answering, 'پاسخ به اختلاف').click();
  await expect(answering.getByLabel('شرح')).toHaveAttribute('aria-invalid', 'true');
  await answering.getByLabel('شرح').fill('کالا سالم فرستاده شده است.');
  await answering.getByLabel('مدرک').setInputFiles(paper('عکس-بار.pdf'));
  await button(answering, 'پاسخ به اختلاف').click();
  await expect(card(seller).getByText('کالا سالم فرستاده شده است.')).toBeVisible();
  await goes(page);
  const adding = form(page, 'افزودن توضیح یا مدرک');
  await adding.getByLabel('مدرک').setInputFiles(paper('آزمون.pdf'));
  await button(adding, 'افزودن توضیح یا مدرک').click();
  await expect(card(page).getByText('آزمون.pdf')).toBeVisible();
  await expect(card(page).getByText('عکس-بار.pdf')).toBeVisible();
  const staff = async () => {
    const one = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await arriveAsAdmin(one);
    await one.goto('/profile/admin?tab=disputes');
    await one.getByRole('link', { name: new RegExp(number) }).click();
    await expect(one.getByText('آزمون.pdf')).toBeVisible();
    return one;
  };
  const first = await staff();
  // One of the staff tries to settle it first: one side agrees, the other does not.
  const mediating = form(first, 'پیشنهاد سازش به دو طرف');
  await button(mediating, 'پیشنهاد سازش').click();
  await expect(mediating.getByLabel('اختلاف چگونه پایان یابد')).toHaveAttribute('aria-invalid', 'true');
  await mediating.getByLabel('اختلاف چگونه پایان یابد').selectOption({ label: 'تحویل دوباره' });
  await button(mediating, 'پیشنهاد سازش').click();
  await expect(first.getByText('ناظر راسته: تحویل دوباره')).toBeVisible();
  await take(page, 'پذیرش سازش', 'سازش پذیرفته شود؟');
  await expect(page.getByText(/^شما پذیرفته‌اید؛ پاسخ .+ مانده است\.$/)).toBeVisible();
  await goes(seller);
  await expect(seller.getByText(/^.+ پذیرفته است؛ پاسخ شما مانده است\.$/)).toBeVisible();
  await expectNoSidewaysScroll(seller, 'a settlement of staff without script');
  await take(seller, 'نپذیرفتن سازش', 'نپذیرفتن سازش');
  await expect(seller.getByText('ناظر راسته برای پایان اختلاف سازش پیشنهاد کرده است')).toHaveCount(0);

  for (const side of [page, seller]) await take(side, 'مدارک من کامل است', 'مدارک شما کامل است؟');
  await expect(card(seller).getByText('منتظر رأی')).toBeVisible();
  const second = await staff();
  const propose = async (percent: string) => {
    await first.goto(new URL(first.url()).pathname);
    const deciding = form(first, 'ثبت رأی');
    await deciding.getByLabel(/^رأی/).selectOption({ label: 'تقسیم مبلغ' });
    await deciding.getByLabel('دلیل رأی').fill('کوتاه');
    await button(deciding, 'ثبت رأی').click();
    await expect(deciding.getByLabel('دلیل رأی')).toHaveAttribute('aria-invalid', 'true');
    await expect(deciding.getByLabel('سهم خریدار (درصد)')).toHaveAttribute('aria-invalid', 'true');
    await expectNoSidewaysScroll(first, 'a decision without script');
    await deciding.getByLabel('سهم خریدار (درصد)').fill(percent);
    await deciding.getByLabel('دلیل رأی').fill(why);
    await button(deciding, 'ثبت رأی').click();
    await expect(first.getByText('رأی نخست از شماست', { exact: false })).toBeVisible();
  };
  await propose('۴۰');
  await second.goto(new URL(second.url()).pathname);
  const refusing = form(second, 'برگرداندن رأی');
  await refusing.getByLabel('دلیل برگرداندن').fill('گزارش بازرسی دوم دیده نشده است.');
  await button(refusing, 'برگرداندن رأی').click();
  await expect(second.getByText('گزارش بازرسی دوم دیده نشده است.')).toBeVisible();
  await propose('۵۰');
  await second.goto(new URL(second.url()).pathname);
  await button(form(second, 'رأی تأیید شود؟'), 'تأیید رأی').click();
  await expect(second.getByRole('main').getByText('رأی داده‌شده')).toBeVisible();
  await goes(seller);
  await expect(card(seller).getByText(why)).toBeVisible();
  for (const each of [seller, first, second]) await each.context().close();
});
