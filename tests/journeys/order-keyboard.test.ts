import { expect } from '@playwright/test';
import { arriveAsBuyer, dayIn, more } from './orders.ts';
import { open, press, tabTo } from './people.ts';
import { test } from './test.ts';

test('an order is begun and written by the keyboard alone @full', async ({ page }) => {
  const { offer } = await arriveAsBuyer(page);
  await open(page, `/products/${offer.id}/${encodeURIComponent(offer.slug)}`);
  const button = page.getByRole('link', { name: `سفارش ${offer.title}` });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'سفارش مستقیم' });
  await tabTo(page, dialog.getByLabel(/^تعداد/));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel(/^تعداد/));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(more(offer, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/directorder\/edit\//);

  const day = page.getByRole('textbox', { name: 'زمان نیاز' });
  await press(page, page.getByRole('button', { name: 'زمان نیاز', exact: true }));
  await expect(day).toBeFocused();
  await page.keyboard.type(dayIn(20));
  await tabTo(page, page.getByLabel('شرایط پرداخت'));
  await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('button', { name: 'ذخیره', exact: true }));
  await expect(page.getByText('سفارش کامل است')).toBeVisible();
});
