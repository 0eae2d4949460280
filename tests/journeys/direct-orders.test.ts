import { expect, type Page } from '@playwright/test';
import { draft } from '../api/trade/trade.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { expectNoSidewaysScroll } from './looks.ts';
import { expectStillOpen, mark, sellerBeside, timeline } from './orders.ts';
import { arrive, loginOf, open, openListening, site } from './people.ts';
import { test } from './test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** How many orders the menu of the logged-in area says to wait. */
const waiting = (page: Page) => page.getByRole('link', { name: /^سفارش‌ها/ }).getByText('درخواست منتظر شما');

/** Writes a message in the room, as Ctrl and Enter send it. */
async function say(page: Page, text: string) {
  const body = page.getByLabel(/^پیام به نام/).and(page.locator(':visible'));
  await body.fill(text);
  await body.press('Control+Enter');
}

/** A draft of somebody new, who has the page. */
async function arriveWithDraft(page: Page) {
  const phone = newPhone();
  await arrive(page, phone);
  return draft(peopleOf(site().api), {}, await loginOf(phone));
}

// One worker tells all stories of this file: the seller logs in once.
test.describe.configure({ mode: 'default' });

test('a buyer confirms an order, the seller sees it come, asks, is answered, and takes it', async ({ page }) => {
  test.setTimeout(300_000);
  const { id, made } = await arriveWithDraft(page);
  const seller = await sellerBeside(page);
  const room = `/profile/directorderinfo/${id}`;
  const question = 'آیا تحویل در دو نوبت ممکن است؟';
  const answer = 'بله، هر نوبت نیمی از سفارش.';

  await openListening(seller, '/profile/directorder?side=selling');
  await mark(seller);
  await openListening(page, '/profile/directorder');
  await expect(waiting(page)).toBeAttached();
  await page.getByRole('list', { name: 'منتظر شما' }).getByRole('link').first().click();
  await expect(page).toHaveURL(room);
  await mark(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(made.number);
  await button(page, 'تأیید و ارسال به فروشنده').click();
  const asked = page.getByRole('dialog', { name: 'سفارش تأیید و ارسال شود؟' });
  await expect(asked.getByText('بدون کارمزد')).toBeVisible();
  await asked.getByRole('button', { name: 'تأیید و ارسال به فروشنده' }).click();
  await expect(timeline(page).getByText('برای فروشنده فرستاده شد')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);

  const row = seller.getByRole('list', { name: 'منتظر شما' }).getByRole('link').filter({ hasText: made.number });
  await expect(row).toContainText('نوبت شما');
  await expect(waiting(seller)).toBeAttached();
  await row.click();
  await expect(timeline(seller).getByText('برای فروشنده فرستاده شد')).toBeVisible();
  await expect(timeline(seller).getByText('پیش‌نویس ساخته شد')).toHaveCount(0);
  // A second in sight, and the buyer knows.
  await timeline(seller).scrollIntoViewIfNeeded();
  await expect(timeline(page).getByText('فروشنده آن را دید')).toBeVisible();
  await say(page, 'سلام، بسته‌بندی چوبی دارید؟');
  await expect(timeline(seller).getByText('سلام، بسته‌بندی چوبی دارید؟')).toBeVisible();
  await say(seller, 'بله، برای جزئیات با ۰۹۱۲۱۲۳۴۵۶۷ تماس بگیرید.');
  await seller.getByRole('dialog').getByRole('button', { name: 'ویرایش پیام' }).click();
  await say(seller, 'بله، بدون هزینه.');
  await expect(timeline(page).getByText('بله، بدون هزینه.')).toBeVisible();
  await button(seller, 'پرسش از خریدار').click();
  const ask = seller.getByRole('dialog', { name: 'پرسش از خریدار' });
  await ask.getByRole('button', { name: 'پرسش از خریدار' }).click();
  await expect(ask.getByLabel('پرسش شما')).toHaveAccessibleDescription(/الزامی/);
  await ask.getByLabel('پرسش شما').fill(question);
  await ask.getByRole('button', { name: 'پرسش از خریدار' }).click();
  await expect(timeline(seller).getByText(question)).toBeVisible();
  await expect(button(seller, 'پذیرش سفارش')).toHaveCount(0);

  await expect(page.getByRole('region', { name: /^پرسش/ }).getByText(question)).toBeVisible();
  await expect(waiting(page)).toBeAttached();
  await button(page, 'پاسخ به فروشنده').click();
  const reply = page.getByRole('dialog', { name: 'پاسخ به فروشنده' });
  await reply.getByLabel('پاسخ شما').fill(answer);
  await reply.getByRole('button', { name: 'پاسخ به فروشنده' }).click();
  await expect(timeline(page).getByText(answer)).toBeVisible();

  await expect(timeline(seller).getByText(answer)).toBeVisible();
  await button(seller, 'پذیرش سفارش').click();
  await seller.getByRole('dialog').getByRole('button', { name: 'پذیرش سفارش' }).click();
  for (const side of [page, seller]) {
    await expect(timeline(side).getByText('فروشنده سفارش را پذیرفت')).toBeVisible();
    await expect(timeline(side).getByText('انجام سفارش آغاز شد')).toBeVisible();
    await expectStillOpen(side);
  }
  // The inbox leads to the same room.
  await open(page, '/profile/messages');
  await page.getByRole('list', { name: 'گفت‌وگوها' }).getByRole('link').filter({ hasText: made.number }).click();
  await expect(page).toHaveURL(new RegExp(`${room}\\?conversation=[0-9a-f-]+#conversation$`));
  await expect(timeline(page).getByRole('listitem').first()).toContainText('پیش‌نویس ساخته شد');
  // Now the seller is told where the goods go.
  await expect(seller.getByText('خیابان آزادی، کوچهٔ مهر', { exact: false })).toBeVisible();
  await seller.context().close();
});

test('who is overtaken keeps what was typed, and is told what happened @full', async ({ page }) => {
  test.setTimeout(300_000);
  const { id, buys } = await arriveWithDraft(page);
  await buys.publish(id);
  const seller = await sellerBeside(page);
  await openListening(seller, `/profile/directorderinfo/${id}`);
  await button(seller, 'رد سفارش').click();
  const dialog = seller.getByRole('dialog', { name: 'رد سفارش' });
  await dialog.getByLabel('دلیل').selectOption({ label: 'ظرفیت' });
  await dialog.getByLabel('توضیح').fill('این تعداد موجود نیست.');

  await open(page, `/profile/directorderinfo/${id}`);
  await button(page, 'لغو سفارش').click();
  await page.getByRole('dialog').getByRole('button', { name: 'لغو سفارش' }).click();
  await expect(timeline(page).getByText('لغو شد', { exact: true })).toBeVisible();

  await expect(dialog.getByText('در همین میان: لغو شد', { exact: false })).toBeVisible();
  await expect(dialog.getByLabel('توضیح')).toHaveValue('این تعداد موجود نیست.');
  await dialog.getByRole('button', { name: 'رد سفارش' }).click();
  await expect(dialog.getByText('انجام نشد', { exact: false })).toBeVisible();
  await expect(dialog.getByLabel('توضیح')).toHaveValue('این تعداد موجود نیست.');
  await seller.context().close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is confirmed, and declined with a reason', async ({ page }) => {
    test.setTimeout(300_000);
    const { id, made, sells } = await arriveWithDraft(page);
    await page.goto('/profile/directorder');
    await page.getByRole('list', { name: 'منتظر شما' }).getByRole('link').filter({ hasText: made.number }).click();
    await button(page, 'تأیید و ارسال به فروشنده').click();
    const confirming = page.getByRole('form', { name: 'سفارش تأیید و ارسال شود؟' });
    await expect(confirming.getByText('بدون کارمزد')).toBeVisible();
    await expectNoSidewaysScroll(page, 'confirming without script');
    await confirming.getByRole('button').click();
    await expect(timeline(page).getByText('برای فروشنده فرستاده شد')).toBeVisible();
    const writing = page.getByRole('form', { name: 'نوشتن پیام' });
    await writing.getByLabel(/^پیام به نام/).fill('با ۰۹۱۲۱۲۳۴۵۶۷ تماس بگیرید.');
    await writing.getByRole('button', { name: 'ارسال' }).click();
    await writing.getByLabel('فرستاده شود').check();
    await writing.getByRole('button', { name: 'ارسال' }).click();
    await expect(timeline(page).getByText('با ۰۹۱۲۱۲۳۴۵۶۷ تماس بگیرید.')).toBeVisible();

    const seller = await sellerBeside(page, { javaScriptEnabled: false });
    await seller.goto('/profile/directorder?side=selling');
    await seller.getByLabel('شماره، کالا یا نام طرف دیگر').fill(made.number);
    await seller.getByRole('search', { name: 'جست‌وجو در سفارش‌ها و استعلام‌ها' }).getByRole('button').click();
    await seller.getByRole('list', { name: 'سفارش‌ها' }).getByRole('link').click();
    await button(seller, 'رد سفارش').click();
    const saying = seller.getByRole('form', { name: 'رد سفارش' });
    await saying.getByLabel('دلیل').selectOption({ label: 'دلیل دیگر' });
    await saying.getByRole('button').click();
    await expect(saying.getByLabel('توضیح')).toHaveAttribute('aria-invalid', 'true');
    await saying.getByLabel('توضیح').fill('کالا از تولید خارج شده است.');
    // Meanwhile a colleague acts in another window.
    await sells.step(id, 'request-info', { text: 'کدام استاندارد؟' });
    await saying.getByRole('button').click();
    await expect(saying.getByText('در همین میان: فروشنده پرسید', { exact: false })).toBeVisible();
    await expect(saying.getByLabel('توضیح')).toHaveValue('کالا از تولید خارج شده است.');
    await saying.getByRole('button').click();
    await expect(timeline(seller).getByText('کالا از تولید خارج شده است.')).toBeVisible();
    await expectNoSidewaysScroll(seller, 'declined without script');
    await seller.context().close();
  });
});
