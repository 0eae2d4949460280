import { expect } from '@playwright/test';
import { newPhone } from '../kit/people.ts';
import { expectNoSidewaysScroll } from './looks.ts';
import { arriveAsBuyer, dayIn, more, readRows, sellerBeside } from './orders.ts';
import { open, persian } from './people.ts';
import { test } from './test.ts';

/** The seeded merchant. */
const SELLER = 'بازرگانی فانوس';
const NEED = 'لولهٔ فولادی بدون درز ۲ اینچ رده ۴۰';

test('a buyer asks several sellers for what they need in words', async ({ page }) => {
  // Other journeys ask the same seller for the same pipe at the same time.
  const need = `${NEED}، کارگاه ${persian(newPhone().slice(-6))}`;
  await arriveAsBuyer(page);
  await open(page, '/profile/directorder');
  await page.getByRole('link', { name: 'استعلام قیمت از چند فروشنده' }).click();
  const first = page.getByRole('listitem', { name: 'ردیف ۱' });
  await page.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await expect(first.getByLabel('شرح نیاز')).toBeFocused();
  await first.getByLabel('شرح نیاز').fill(need);
  await first.getByLabel('مقدار').fill('۶۰');
  await first.getByLabel('واحد', { exact: true }).selectOption({ label: 'متر' });
  await first.getByLabel('دسته').selectOption({ index: 1 });
  // A reload loses nothing of it, lines that nobody has saved neither.
  await page.getByRole('button', { name: 'افزودن ردیف' }).click();
  await page.getByRole('listitem', { name: 'ردیف ۲' }).getByLabel('شرح نیاز').fill('ردیفی که می‌رود');
  const chosen = page.getByRole('combobox', { name: 'نام فروشنده' });
  await chosen.pressSequentially(SELLER);
  await page.getByRole('option', { name: SELLER }).first().click();
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(first.getByLabel('شرح نیاز')).toHaveValue(need);
  await expect(first.getByLabel('واحد', { exact: true }).locator('option:checked')).toHaveText('متر');
  const typed = page.getByRole('listitem', { name: 'ردیف ۲' });
  await expect(typed.getByLabel('شرح نیاز')).toHaveValue('ردیفی که می‌رود');
  await typed.getByRole('button', { name: /^حذف/ }).click();
  await page.getByRole('button', { name: `${SELLER} را بردار` }).click();
  await page.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await expect(page.getByRole('heading', { name: /پیش‌نویس استعلام/ })).toBeVisible();
  // What it lacks leads to where that is written, a group of things too.
  for (const [lack, role, field] of [
    ['زمان نیاز', 'textbox', 'زمان نیاز'],
    ['فروشندگان', 'combobox', 'نام فروشنده'],
  ] as const) {
    await page.getByRole('button', { name: lack, exact: true }).click();
    await expect(page.getByRole(role, { name: field })).toBeFocused();
  }

  await page.getByRole('button', { name: 'افزودن ردیف' }).click();
  const second = page.getByRole('listitem', { name: 'ردیف ۲' });
  await second.getByLabel('شرح نیاز').fill('شیر توپی برنجی ۲ اینچ');
  await second.getByLabel('مقدار').fill('۴');
  await second.getByLabel('واحد', { exact: true }).selectOption({ label: 'عدد' });
  await second.getByText('قیمت هدف و یادداشت‌ها').click();
  // What is wrong in a part that is folded up is unfolded.
  const target = second.getByLabel('قیمت هدف هر واحد (تومان)');
  await target.fill('ارزان');
  await second.getByText('قیمت هدف و یادداشت‌ها').click();
  await expect(target).toBeHidden();
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(target).toBeFocused();
  await target.fill('۱۲۵۰۰۰');
  const name = page.getByRole('combobox', { name: 'نام فروشنده' });
  // Nobody is told that there is no such seller where nobody could look.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SellersToAsk') ? route.abort() : route.fallback(),
  );
  await name.pressSequentially('بازرگانی');
  await expect(page.getByText('جست‌وجو انجام نشد', { exact: false }).first()).toBeVisible();
  await page.unroute('**/graphql');
  await name.fill('');
  await name.pressSequentially(SELLER);
  await page.getByRole('option', { name: SELLER }).first().click();
  await page.getByRole('textbox', { name: 'زمان نیاز' }).fill(dayIn(20));
  await page.getByLabel('شرایط پرداخت').selectOption({ index: 1 });
  await page.getByLabel('نشانی تحویل').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'ادامه' }).click();
  await expect(page).toHaveURL(/directorderinfo/);
  await expect(page.getByText(need).first()).toBeVisible();
  await page.getByRole('button', { name: 'تأیید و ارسال به فروشندگان' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'تأیید و ارسال' }).click();
  await expect(page.getByText('منتظر پاسخ فروشنده').first()).toBeVisible();

  // Who is asked finds it among the open requests too.
  const seller = await sellerBeside(page);
  await open(seller, `/profile/directorder/open?searchKey=${encodeURIComponent('رده ۴۰')}`);
  const card = seller.getByRole('listitem').filter({ hasText: need });
  await expect(card.getByText('از شما پرسیده شده')).toBeVisible();
  await card.getByRole('link', { name: /دیدن استعلام/ }).click();
  await expect(seller.getByText(need).first()).toBeVisible();
  // The buyer did not show what it should cost.
  await expect(seller.getByText('قیمت هدف')).toHaveCount(0);

  // Without one that offers it is over, and the buyer is told why.
  await seller.getByRole('button', { name: 'پیشنهاد نمی‌دهم' }).click();
  const dialog = seller.getByRole('dialog', { name: 'پیشنهاد ندادن به این استعلام' });
  await dialog.getByLabel('دلیل').selectOption('OTHER');
  await dialog.getByRole('button', { name: 'پیشنهاد نمی‌دهم' }).click();
  await expect(dialog.getByLabel('توضیح')).toBeFocused();
  await dialog.getByLabel('توضیح').fill('این اندازه را نداریم.');
  await dialog.getByRole('button', { name: 'پیشنهاد نمی‌دهم' }).click();
  await expect(dialog).toHaveCount(0);
  const asked = page.getByRole('list', { name: 'فروشندگانی که از آن‌ها پرسیده‌اید' }).getByRole('listitem');
  await expect(asked.filter({ hasText: SELLER })).toContainText('این اندازه را نداریم.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same is a form', async ({ page }) => {
    await arriveAsBuyer(page);
    await page.goto('/profile/directorder/edit/open/new');
    const first = page.getByRole('listitem', { name: 'ردیف ۱' });
    await first.getByLabel('مقدار').fill('۶۰');
    await first.getByLabel('شرح نیاز').fill('لو');
    // Looking for sellers keeps what was typed, and who was chosen before.
    const sellers = page.getByRole('region', { name: 'از چه کسانی می‌پرسید؟' });
    const look = async (name: string) => {
      await sellers.getByRole('textbox', { name: 'نام فروشنده' }).fill(name);
      await sellers.getByRole('button', { name: 'جست‌وجوی فروشنده' }).click();
    };
    await look('ا');
    await expect(sellers.getByRole('textbox', { name: 'نام فروشنده' })).toHaveAttribute('aria-invalid', 'true');
    await look(SELLER);
    await expect(first.getByLabel('شرح نیاز')).toHaveValue('لو');
    await page.getByRole('checkbox', { name: SELLER }).check();
    await look('نام بی‌فروشنده');
    await expect(sellers).toContainText('فروشنده‌ای با این نام پیدا نشد.');
    await expect(page.getByRole('checkbox', { name: SELLER })).toBeChecked();
    await page.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
    await expect(first.getByLabel('شرح نیاز')).toHaveAccessibleDescription(/دست‌کم با ۳ حرف/);
    await expect(first.getByLabel('مقدار')).toHaveValue('۶۰');
    await first.getByLabel('شرح نیاز').fill(NEED);
    await first.getByLabel('واحد', { exact: true }).selectOption({ label: 'متر' });
    await first.getByLabel('دسته').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
    await expect(page.getByRole('heading', { name: /پیش‌نویس استعلام/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: SELLER })).toBeChecked();
    await expect(first.getByLabel('شرح نیاز')).toHaveValue(NEED);
  });

  test('goods are looked for and a table is read by buttons of the form, and what was typed stays @full', async ({
    page,
  }) => {
    page.setDefaultTimeout(15_000);
    const { offer } = await arriveAsBuyer(page);
    await page.goto('/profile/directorder/edit/open/new');
    // What is found by its words alone is not looked for in what is there without script only.
    const form = page.locator('form#open-request');
    const lines = page.getByRole('list').filter({ has: page.getByRole('listitem', { name: 'ردیف ۱' }) });
    const line = (place: string) => page.getByRole('listitem', { name: `ردیف ${place}`, exact: true });
    await line('۱').getByLabel('شرح نیاز').fill(NEED);
    await line('۱').getByLabel('مقدار').fill('۶۰');
    await line('۱').getByLabel('واحد', { exact: true }).selectOption({ label: 'متر' });
    const goods = page.getByRole('textbox', { name: 'افزودن از کالاهای راسته' });
    await page.getByRole('button', { name: 'جست‌وجوی کالا', exact: true }).click();
    await expect(goods).toHaveAttribute('aria-invalid', 'true');
    await goods.fill(offer.title);
    // The Enter key looks for what is named.
    await goods.press('Enter');
    const found = page.getByRole('region', { name: 'کالاهای یافت‌شده' });
    await found.getByRole('button', { name: `افزودن ردیف: ${offer.title}`, exact: true }).click();
    await expect(line('۲').getByRole('heading', { name: offer.title })).toBeVisible();
    await expect(line('۱').getByLabel('شرح نیاز')).toHaveValue(NEED);
    await expect(found).toHaveCount(0);

    await page.locator('form summary', { hasText: 'افزودن چند ردیف از جدول' }).click();
    await page
      .getByRole('textbox', { name: 'جدول یا فهرست' })
      .fill('شرح\tتعداد\tواحد\nناودانی فولادی گرم ۱۲۰\tسه تا چهار\tشاخه\n');
    await page.getByRole('button', { name: 'خواندن جدول' }).click();
    const rows = readRows(page);
    await expect(rows.nth(0).getByText('این نوشته عدد نیست.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'افزودن ردیف‌های انتخاب‌شده' }).click();
    await expect(form.getByText('دست‌کم یک ردیف را انتخاب کنید.')).toBeVisible();
    await rows.nth(0).getByRole('checkbox').check();
    const choice = rows.nth(0).getByRole('combobox');
    if ((await choice.count()) > 0) await choice.selectOption('words');
    await rows.nth(0).getByRole('textbox').fill('۴');
    await expectNoSidewaysScroll(page, 'a table that was read without script');
    await page.getByRole('button', { name: 'افزودن ردیف‌های انتخاب‌شده' }).click();
    await expect(form.getByText('ردیف‌ها افزوده شد.', { exact: false })).toBeVisible();
    await expect(line('۳').getByLabel('شرح نیاز')).toHaveValue('ناودانی فولادی گرم ۱۲۰');
    await expect(line('۳').getByLabel('مقدار')).toHaveValue('۴');

    // A line of goods without a quantity is wrong, and not an empty one.
    await line('۲')
      .getByLabel(/^مقدار/)
      .fill('');
    await line('۳').getByLabel('واحد', { exact: true }).selectOption({ label: 'متر' });
    await page.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
    await expect(line('۲').getByLabel(/^مقدار/)).toHaveAttribute('aria-invalid', 'true');
    await line('۲')
      .getByLabel(/^مقدار/)
      .fill(more(offer, 1));
    // Its unit was changed: the figure is not kept under another unit, but asked for again.
    await expect(line('۳').getByLabel('مقدار')).toHaveAttribute('aria-invalid', 'true');
    await line('۳').getByLabel('مقدار').fill('۴');
    await page.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
    await expect(page).not.toHaveURL(/\/new/);
    await expect(line('۱').getByLabel('شرح نیاز')).toHaveValue(NEED);
    await expect(line('۲').getByRole('heading', { name: offer.title })).toBeVisible();
    await expect(line('۳').getByLabel('شرح نیاز')).toHaveValue('ناودانی فولادی گرم ۱۲۰');
    // A line whose box is ticked is gone with the next saving, not before.
    await line('۳').getByRole('checkbox', { name: 'حذف ردیف ۳' }).check();
    await page.getByRole('button', { name: 'جست‌وجوی کالا', exact: true }).click();
    await expect(line('۳').getByRole('checkbox', { name: 'حذف ردیف ۳' })).toBeChecked();
    await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await expect(line('۳').getByLabel('شرح نیاز')).toHaveValue('');
    await expect(lines.getByRole('checkbox', { name: /^حذف ردیف/ })).toHaveCount(2);
  });
});
