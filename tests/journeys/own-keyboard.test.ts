import { expect } from '@playwright/test';
import { draft } from '../api/trade/trade.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import {
  arrive,
  loginOf,
  open,
  openAsAdmin,
  openListening,
  openLoggedIn,
  persian,
  press,
  site,
  tabTo,
  untilWritten,
} from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

test('by keyboard alone: in @full', async ({ page }) => {
  await open(page, '/users/login?redirectPath=/profile/address');
  const phone = newPhone();
  await tabTo(page, page.getByLabel('شمارهٔ موبایل'));
  await page.keyboard.type(persian(phone));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('کد ورود')).toBeFocused();
  await page.keyboard.type(await peopleOf(site().api).codeFor(phone));
  const add = page.getByRole('button', { name: 'افزودن نشانی تحویل' });
  await press(page, add);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(add).toBeFocused();
});

test('by keyboard alone: a note is written, found and deleted @full', async ({ page }) => {
  const { tiered } = await findMarket();
  await openLoggedIn(page, `/products/${tiered.id}/${tiered.slug}`);
  await page.waitForLoadState('networkidle');
  const opener = page.getByRole('main').getByRole('button', { name: 'یادداشت', exact: true });
  await press(page, opener);
  await tabTo(page, page.getByRole('textbox', { name: 'متن یادداشت' }));
  await page.keyboard.type('قیمت را بپرسم');
  await press(page, page.getByRole('button', { name: 'ذخیرهٔ یادداشت' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();

  await openListening(page, '/profile/notes/all');
  await press(page, page.getByRole('button', { name: 'حذف' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'حذف' }));
  await expect(page.getByRole('heading', { name: 'هنوز یادداشتی ندارید' })).toBeVisible();
});

test('by keyboard alone: a thing is saved, found among the saved ones and left out @full', async ({ page }) => {
  const { tiered } = await findMarket();
  await openLoggedIn(page, `/products/${tiered.id}/${tiered.slug}`);
  const save = page
    .getByRole('main')
    .getByRole('button', { name: `ذخیرهٔ ${tiered.title}`, exact: true })
    .first();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await untilWritten(page, 'SaveFavorite', () => press(page, save));
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(save).toBeFocused();

  await open(page, '/profile');
  await press(page, page.getByRole('link', { name: 'ذخیره‌شده‌ها' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'ذخیره‌شده‌ها' })).toBeFocused();
  const kinds = page.getByRole('navigation', { name: 'نوع' });
  await press(page, kinds.getByRole('link', { name: 'پیشنهادها' }));
  await expect(page).toHaveURL(/favorites\/supplier-product$/);
  await press(page, save);
  await expect(page.getByRole('heading', { name: 'هنوز چیزی ذخیره نکرده‌اید' })).toBeVisible();
});

test('by keyboard alone: what one looked at is found and forgotten @full', async ({ page }) => {
  const { tiered } = await findMarket();
  const browser = await arrive(page);
  const visit = { objectType: 'SUPPLIER_PRODUCT', objectId: tiered.id };
  await browser.run('MarkVisit', { input: visit });
  await open(page, '/profile');
  await press(page, page.getByRole('link', { name: 'بازدیدهای اخیر' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'بازدیدهای اخیر' })).toBeFocused();
  await press(page, page.getByRole('main').getByRole('link', { name: tiered.title }));
  await expect(page.getByRole('heading', { level: 1, name: tiered.title })).toBeFocused();
  await page.goBack();
  const clear = page.getByRole('button', { name: 'پاک کردن بازدیدها' });
  await press(page, clear);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'پاک کردن بازدیدها' }));
  await expect(page.getByRole('heading', { name: 'بازدیدی ثبت نشده است' })).toBeVisible();
});

test('by keyboard alone: an administrator finds a user and ends a session @full', async ({ page }) => {
  const phone = newPhone();
  await peopleOf(site().api).login(phone);
  await openAsAdmin(page, '/profile');
  await press(page, page.getByRole('link', { name: 'مدیریت سامانه' }).first());
  const parts = page.getByRole('navigation', { name: 'بخش‌های مدیریت' });
  await press(page, parts.getByRole('link', { name: 'کاربران' }));
  await tabTo(page, page.getByLabel('نام یا شمارهٔ موبایل'));
  await page.keyboard.type(persian(phone));
  await page.keyboard.press('Enter');
  // Until then others with one session are in the list too.
  await expect(page).toHaveURL(/searchKey=/);
  await press(page, page.getByRole('main').getByRole('link', { name: '۱ نشست' }));
  await press(page, page.getByRole('button', { name: 'پایان نشست' }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('دلیل'));
  await page.keyboard.type('گوشی گم شده است');
  await press(page, dialog.getByRole('button', { name: 'پایان نشست' }));
  await expect(page.getByText('نشست بازی نیست')).toBeVisible();
});

test('by keyboard alone: a day of the calendar @full', async ({ page }) => {
  await arrive(page);
  await openListening(page, '/profile/personal-info');
  const birth = page.getByRole('textbox', { name: 'تاریخ تولد' });
  await tabTo(page, birth);
  await page.keyboard.type('۱۳۷۰/۰۵/۲۱');
  const opener = page.getByRole('button', { name: 'انتخاب تاریخ تولد از تقویم' });
  await press(page, opener);
  await expect(page.getByRole('button', { name: /۲۱ مرداد ۱۳۷۰/ })).toBeFocused();
  // To the left is later, down is a week later.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /۲۹ مرداد ۱۳۷۰/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(birth).toHaveValue('۱۳۷۰/۰۵/۲۹');
  await expect(opener).toBeFocused();
});

test('by keyboard alone: an order is found, confirmed and cancelled @full', async ({ page }) => {
  const phone = newPhone();
  await arrive(page, phone);
  const { made } = await draft(peopleOf(site().api), {}, await loginOf(phone));
  await openListening(page, '/profile/directorder');
  await press(page, page.getByRole('list', { name: 'منتظر شما' }).getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(made.number);
  const confirm = page.getByRole('button', { name: 'تأیید و ارسال به فروشنده' });
  await press(page, confirm);
  await expect(page.getByRole('dialog').getByText('بدون کارمزد')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirm).toBeFocused();
  await press(page, confirm);
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'تأیید و ارسال به فروشنده' }));
  await expect(page.locator('#state')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'لغو سفارش' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'لغو سفارش' }));
  await expect(page.locator('#state')).toContainText('این سفارش لغو شده است.');
  await expect(page.locator('#state')).toBeFocused();
});
