import { expect, type Page } from '@playwright/test';
import { arrive, open, openLoggedIn } from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'نوشته‌های شما ذخیره نشده است' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'ادامهٔ نوشتن' }).last().click();
const leave = (page: Page) => question(page).getByRole('button', { name: 'رفتن بدون ذخیره' }).click();

test('a dialog asks before it closes over what was typed, whichever way it is closed, however often', async ({
  page,
}) => {
  await openLoggedIn(page, '/profile/address');
  await page.getByRole('button', { name: 'افزودن نشانی تحویل' }).click();
  const dialog = page.getByRole('dialog', { name: 'افزودن نشانی تحویل' });
  await dialog.getByLabel('عنوان نشانی').fill('انبار');

  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'بستن' }).click(),
    () => dialog.getByRole('button', { name: 'انصراف' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await close();
    await expect(question(page)).toBeVisible();
    await stay(page);
    await expect(question(page)).toBeHidden();
    await expect(dialog.getByLabel('عنوان نشانی')).toHaveValue('انبار');
  }
  // A browser closes a dialog on the second Esc whatever its page says; this one opens and closes the question.
  for (let presses = 1; presses <= 6; presses += 1) {
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible({ visible: presses % 2 === 1 });
    await expect(dialog).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await leave(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'افزودن نشانی تحویل' })).toBeFocused();
  // Nothing typed, nothing asked.
  await page.getByRole('button', { name: 'افزودن نشانی تحویل' }).click();
  await expect(dialog.getByLabel('عنوان نشانی')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('Esc in a calendar and a file that is not chosen after all leave the dialog behind as it is @full', async ({
  page,
}) => {
  const browser = await arrive(page);
  await browser.run('CreateCompany', { input: { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } } });
  await open(page, '/profile/personal-info');
  await page.locator('summary', { hasText: 'مالک‌ها و نماینده‌ها' }).click();
  await page.getByRole('button', { name: 'دعوت نماینده' }).click();
  const dialog = page.getByRole('dialog', { name: 'دعوت نماینده' });
  await dialog.getByLabel('نام نماینده').fill('رضا');
  await dialog.getByRole('button', { name: 'انتخاب اعتبار از از تقویم' }).click();
  const calendar = page.getByRole('dialog', { name: 'اعتبار از' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(question(page)).toBeHidden();
  await expect(dialog.getByLabel('نام نماینده')).toHaveValue('رضا');
  await page.keyboard.press('Escape');
  await leave(page);

  await page.getByRole('button', { name: 'ویرایش «صنایع پمپ البرز»' }).click();
  const company = page.getByRole('dialog', { name: 'ویرایش شرکت' });
  // What a browser tells when the window of files is closed without a choice.
  await company
    .locator('input[type=file]')
    .first()
    .evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })));
  await expect(company).toBeVisible();
});

test('a changed form asks before its page is left: by a link, by the way back, by a reload @full', async ({ page }) => {
  await openLoggedIn(page, '/profile');
  await page.getByRole('link', { name: 'اطلاعات من' }).first().click();
  const job = page.getByRole('form', { name: 'مشخصات شخصی' }).getByLabel('سمت');
  await job.fill('کارشناس خرید');
  await page.getByRole('link', { name: 'نشانی‌ها' }).first().click();
  await stay(page);
  await expect(page).toHaveURL(/personal-info$/);
  await page.goBack();
  await stay(page);
  await expect(page).toHaveURL(/personal-info$/);
  await expect(job).toHaveValue('کارشناس خرید');
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    }),
  );
  await page.evaluate(() => window.location.reload()).catch(() => undefined);
  expect(await asked).toBe('beforeunload');
  await expect(job).toHaveValue('کارشناس خرید');

  await page.getByRole('link', { name: 'نشانی‌ها' }).first().click();
  await leave(page);
  await expect(page.getByRole('heading', { level: 1, name: 'نشانی‌ها' })).toBeVisible();
  // As it was, and left without a question.
  await page.goBack();
  await expect(page).toHaveURL(/personal-info$/);
  await expect(job).toHaveValue('');
  await job.fill('م');
  await job.fill('');
  await page.getByRole('link', { name: 'نشانی‌ها' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'نشانی‌ها' })).toBeVisible();
});

test('a note closes its dialog when it is saved; a message shows above a dialog that stays @full', async ({
  page,
  isMobile,
}) => {
  const { tiered } = await findMarket();
  await openLoggedIn(page, `/products/${tiered.id}/${tiered.slug}`);
  await page.getByRole('button', { name: 'یادداشت', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('متن یادداشت').fill('قیمت را بپرسم');
  await page.keyboard.press('Escape');
  await stay(page);
  await dialog.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('یادداشت ذخیره شد.')).toBeVisible();

  // One below it is being changed: that stays, and the next new one begins empty.
  await page.getByRole('button', { name: 'یادداشت', exact: true }).click();
  const earlier = dialog.getByRole('list', { name: 'یادداشت‌های پیشین' });
  await earlier.getByRole('button', { name: 'ویرایش' }).click();
  await earlier.getByLabel('متن یادداشت').fill('قیمت و زمان را بپرسم');
  const next = dialog.getByRole('form', { name: 'یادداشت تازه' }).first();
  await next.getByLabel('متن یادداشت').fill('کاتالوگ هم بخواهم');
  await next.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click();
  await expect(earlier.getByText('کاتالوگ هم بخواهم')).toBeVisible();
  await expect(earlier.getByLabel('متن یادداشت')).toHaveValue('قیمت و زمان را بپرسم');
  await expect(next.getByLabel('متن یادداشت')).toHaveValue('');
  await earlier.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click();
  await expect(earlier.getByText('قیمت و زمان را بپرسم')).toBeVisible();

  // Its list of earlier notes cannot be had: told while the dialog is open.
  await page.route('**/graphql', (route) => route.abort());
  await open(page, `/products/${tiered.id}/${tiered.slug}`).catch(() => undefined);
  await page.getByRole('button', { name: 'یادداشت', exact: true }).click();
  const toast = page.locator('.toast').first();
  // It is read and held there as anywhere (a finger hovers over nothing), and Esc on it is not the dialog's.
  await (isMobile ? toast.focus() : toast.hover());
  await expect(toast.locator('.toast-bar')).toHaveCSS('animation-play-state', 'paused');
  await expect(dialog).toBeVisible();
  const isOnTop = await toast.evaluate((element) => {
    const inert = document.querySelector('dialog:modal') !== null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    // Behind a modal dialog nothing is hit; what lies above it has a place in the top layer.
    return { inert, above: element.closest(':popover-open') !== null && !(seen?.closest('.dialog-panel') ?? false) };
  });
  expect(isOnTop).toEqual({ inert: true, above: true });
  const text = (await toast.locator('.toast-text').textContent())!;
  await toast.focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast').filter({ hasText: text })).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
