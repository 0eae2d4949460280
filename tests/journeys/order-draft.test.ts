import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoSidewaysScroll } from './looks.ts';
import { fillAddress } from './addressForm.ts';
import { arriveAsBuyer, dayIn, more } from './orders.ts';
import { open } from './people.ts';
import { test } from './test.ts';

test('an order begins on the page of an offer, is refused at the field that is wrong, and is whole when all is filled', async ({
  page,
}) => {
  const { offer, name } = await arriveAsBuyer(page);
  await open(page, `/products/${offer.id}/${encodeURIComponent(offer.slug)}`);
  await page.getByRole('link', { name: `سفارش ${offer.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'سفارش مستقیم' });
  await expect(dialog.getByText(name)).toBeVisible();
  const wanted = dialog.getByLabel(/^تعداد/);
  await wanted.fill(`${offer.moq}.3`);
  await dialog.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await expect(wanted).toHaveAccessibleDescription(/حداقل سفارش .* تا بیشتر می‌شود/);
  await wanted.fill(more(offer, 1));
  await dialog.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await expect(page).toHaveURL(/\/profile\/directorder\/edit\//);

  await expect(page.getByText('تا این‌ها پر یا اصلاح نشود')).toBeVisible();
  const quantity = page.getByLabel(/^تعداد/);
  // Pressed at its upper edge and held, as people do: what is wrong shows once the button is up again.
  const day = page.getByRole('textbox', { name: 'زمان نیاز' });
  const save = page.getByRole('button', { name: 'ذخیره', exact: true });
  await quantity.fill('چند');
  await day.fill('فردا');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await save.scrollIntoViewIfNeeded();
  const { x, y, width } = (await save.boundingBox())!;
  await page.mouse.move(x + width / 2, y + 3);
  await page.mouse.down();
  await expect(day).not.toBeFocused();
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
  await page.mouse.up();
  await expect(quantity).toBeFocused();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('۲ مورد نیاز به اصلاح دارد')).toBeVisible();
  await day.fill('');

  await quantity.fill('۰');
  await page.locator('summary', { hasText: 'یادداشت‌ها' }).click();
  await page.getByLabel('یادداشت داخلی').fill('برای خط ۲');
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(quantity).toBeFocused();
  await expect(page.getByLabel('یادداشت داخلی')).toHaveValue('برای خط ۲');

  await quantity.fill(more(offer, 2));
  await page.getByRole('button', { name: 'ادامه' }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/برای ارسال به فروشنده آن را پر یا اصلاح کنید/);
  // It begins with the usual address; another one is added here, and nothing that was typed is lost.
  const address = page.getByLabel('نشانی تحویل');
  await expect(address).not.toHaveValue('');
  const usual = await address.inputValue();
  await page.getByLabel('توضیح برای فروشنده').fill('پیش از ارسال تماس بگیرید.');
  await page.getByRole('link', { name: 'افزودن نشانی' }).click();
  const adding = page.getByRole('dialog', { name: 'افزودن نشانی تحویل' });
  await fillAddress(adding, 'کارگاه تازه');
  await adding.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click();
  await expect(adding).toHaveCount(0);
  await expect(address.locator('option:checked')).toContainText('کارگاه تازه');
  await expect(page.getByLabel('توضیح برای فروشنده')).toHaveValue('پیش از ارسال تماس بگیرید.');
  // Nor by a reload, whether meant or not.
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  const restored = page.getByText('آنچه پیش‌تر نوشته و ذخیره نکرده بودید برگردانده شد.');
  await expect(restored).toBeVisible();
  await expect(page.getByLabel('توضیح برای فروشنده')).toHaveValue('پیش از ارسال تماس بگیرید.');
  await expect(address.locator('option:checked')).toContainText('کارگاه تازه');
  // Not every offer is sold everywhere.
  await address.selectOption(usual);
  await page.getByRole('textbox', { name: 'زمان نیاز' }).fill(dayIn(20));
  await page.getByLabel('شرایط پرداخت').selectOption({ index: 1 });
  await page.getByLabel('شمارهٔ سفارش شما').fill('PO-1405-77');
  await expect(page.getByText('این جمع‌ها از آخرین ذخیره است')).toBeVisible();
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(page.getByText('سفارش کامل است')).toBeVisible();
  await expect(restored).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('سفارش کامل است')).toBeVisible();
  await expect(restored).toHaveCount(0);
  await expect(page.getByText('این جمع‌ها از آخرین ذخیره است')).toHaveCount(0);

  // The same offer again: its quantity changes in the draft.
  await open(page, `/products/${offer.id}/${encodeURIComponent(offer.slug)}`);
  await page.getByRole('link', { name: `سفارش ${offer.title}` }).click();
  await dialog.getByLabel(/^تعداد/).fill(more(offer, 3));
  await dialog.getByRole('button', { name: 'تغییر تعداد در پیش‌نویس' }).click();
  await expect(page.getByText('سفارش کامل است')).toBeVisible();
  await expect(page.getByLabel('شمارهٔ سفارش شما')).toHaveValue('PO-1405-77');
  await expect(page.getByLabel(/^تعداد/)).toHaveCount(1);
});

test('what a colleague saved meanwhile is told, and what was typed stays @full', async ({ page }) => {
  const { session, offer } = await arriveAsBuyer(page);
  type Begun = { viewer: { customers: { id: string }[] } };
  const { viewer } = await session.run<Begun>('OrderForm', { id: offer.id });
  const lines = [{ supplierProductId: offer.id, quantity: offer.moq }];
  type Order = { tradeRequest: { id: string; version: number } };
  const { createDirectOrder } = await session.run<{ createDirectOrder: Order }>('CreateDirectOrder', {
    input: { customerId: viewer.customers[0]!.id, lines, idempotencyKey: randomUUID() },
  });
  const { id, version } = createDirectOrder.tradeRequest;
  await open(page, `/profile/directorder/edit/${id}`);
  await page.getByLabel('توضیح برای فروشنده').fill('بسته‌بندی صادراتی لازم است.');
  await session.run('UpdateDirectOrder', { input: { tradeRequestId: id, version, lines, buyerReference: 'PO-7' } });
  // It stays typed over what its writer saw, however often it comes back.
  const reload = async () => {
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByText('آنچه پیش‌تر نوشته و ذخیره نکرده بودید برگردانده شد.')).toBeVisible();
  };
  await reload();
  await page.getByLabel('توضیح برای فروشنده').fill('بسته‌بندی صادراتی لازم است. ');
  await page.getByLabel('توضیح برای فروشنده').fill('بسته‌بندی صادراتی لازم است.');
  await reload();
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'این سفارش را تغییر داده‌اید' });
  await expect(notice).toContainText('PO-7');
  await expect(page.getByLabel('توضیح برای فروشنده')).toHaveValue('بسته‌بندی صادراتی لازم است.');
  await notice.getByRole('button', { name: 'نمایش مقدارهای تازه' }).click();
  await expect(page.getByLabel('شمارهٔ سفارش شما')).toHaveValue('PO-7');
  // Who throws away what came back goes on from what is stored.
  await page.getByLabel('توضیح برای فروشنده').fill('تماس بگیرید.');
  await session.run('UpdateDirectOrder', {
    input: { tradeRequestId: id, version: version + 1, lines, buyerReference: 'PO-8' },
  });
  await reload();
  await page.getByRole('button', { name: 'دور ریختن این نوشته‌ها' }).click();
  await expect(page.getByLabel('شمارهٔ سفارش شما')).toHaveValue('PO-8');
  await page.getByLabel('توضیح برای فروشنده').fill('زود بفرستید.');
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(page.getByText('سفارش ذخیره شد.').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is begun, mended and saved by forms alone', async ({ page }) => {
    const { offer, name } = await arriveAsBuyer(page);
    const quantity = page.getByRole('textbox', { name: /^تعداد/ });
    const day = page.getByRole('textbox', { name: 'زمان نیاز' });
    await page.goto(`/products/${offer.id}/${encodeURIComponent(offer.slug)}`);
    await page.getByRole('link', { name: `سفارش ${offer.title}` }).click();
    await quantity.fill(`${offer.moq}.3`);
    await expect(page.getByRole('combobox', { name: 'به نام' })).toContainText(name);
    await page.getByRole('button', { name: 'ادامه' }).click();
    await expect(quantity).toHaveAccessibleDescription(/حداقل سفارش .* تا بیشتر می‌شود/);
    await expect(quantity).toHaveValue(`${offer.moq}.3`);
    await quantity.fill(more(offer, 1));
    await page.getByRole('button', { name: 'ادامه' }).click();
    await expect(page).toHaveURL(/\/profile\/directorder\/edit\/(?!new)/);
    await expectNoSidewaysScroll(page, 'draft without script');

    await quantity.fill('چند');
    await day.fill(dayIn(20));
    await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await expect(quantity).toHaveAccessibleDescription(/فقط عدد/);
    await expect(day).toHaveValue(dayIn(20));
    await quantity.fill(more(offer, 2));
    await page.getByRole('combobox', { name: 'نشانی تحویل' }).selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'شرایط پرداخت' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
    const { pathname } = new URL(page.url());
    // A new address leads back to the draft, where it can be chosen.
    await page.getByRole('link', { name: 'افزودن نشانی' }).click();
    await expect(page.getByRole('link', { name: 'بازگشت به آنچه می‌نوشتید' })).toBeVisible();
    const adding = page
      .getByRole('form')
      .filter({ has: page.getByLabel('عنوان نشانی') })
      .first();
    await adding.getByLabel('عنوان نشانی').fill('کارگاه تازه');
    await adding.getByLabel('نام گیرنده').fill('سارا کریمی');
    await adding.getByLabel('تلفن گیرنده').fill('۰۹۱۲ ۱۲۳ ۴۵۶۷');
    await adding.getByRole('textbox', { name: /^نشانی/ }).fill('خیابان آزادی، کوچهٔ مهر، نبش سوم');
    await adding.getByLabel('کد پستی').fill('۱۴۵۸۸۸۹۶۹۶');
    await adding.getByLabel('استان').selectOption({ index: 1 });
    await adding.getByRole('button', { name: 'نمایش شهرها' }).click();
    await adding.getByRole('combobox', { name: /^شهر/ }).selectOption({ index: 1 });
    await adding.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click();
    await expect(page).toHaveURL((url) => url.pathname === pathname);
    await expect(page.getByRole('combobox', { name: 'نشانی تحویل' })).toContainText('کارگاه تازه');
    // The tool reads no text of what is there for who has no script.
    await expect(page.locator('noscript .alert-success')).toBeVisible();
    await expect(day).toHaveValue(dayIn(20));
  });
});
