import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from './looks.ts';
import { open } from './people.ts';
import { test } from './test.ts';

test('several things that are pasted are found line by line, are there on the way back and after a reload', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: 'قلم‌ها' });
  const find = main.getByRole('button', { name: 'یافتن قلم‌ها' });
  const lines = page.getByRole('list', { name: 'قلم‌ها و آنچه برایشان پیدا شد' }).locator(':scope > li');
  await open(page, '/');
  const text = 'شیر توپی ۲ اینچ\nپمپ سانتریفیوژ\nچراغ خواب\nشیر ۱/۲ اینچ';
  const box = page.getByRole('combobox', { name: 'جست‌وجوی کالا، تأمین‌کننده یا شمارهٔ فنی' });
  await box.focus();
  await box.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await expect(heading).toHaveText('جست‌وجوی چند قلم');
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(0)).toContainText('اندازهٔ نامی: DN50');
  await expect(lines.nth(2)).toContainText('پیدا نشد');
  await expect(field).toHaveValue(text);
  await expectAccessibleInBothThemes(page, 'several lines');
  await lines.nth(3).getByRole('link').first().click();
  await expect(heading).toHaveText('جست‌وجوی «شیر ۱/۲ اینچ»');
  await page.goBack();
  await expect(lines).toHaveCount(4);
  await page.reload();
  await expect(lines).toHaveCount(4);

  // Another list, by keyboard; one thing alone is a search.
  await field.fill('؛ !');
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main).toContainText('دست‌کم یک قلم با دو حرف یا رقم بنویسید.');
  await expect(field).toBeFocused();
  await field.fill(Array.from({ length: 53 }, (_, at) => `پمپ ${at + 1}`).join('؛'));
  await find.click();
  await expect(lines).toHaveCount(50);
  await main.getByRole('button', { name: 'خواندن ۳ قلم بعدی' }).click();
  await expect(lines).toHaveCount(3);
  await field.fill(`${'شیر توپی '.repeat(23)}پمپ سانتریفیوژ`);
  await find.click();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(/بلند بود و جست‌وجو نشد: «.*پمپ سانتریفیوژ»/);
  await field.fill('شیر توپی');
  await find.click();
  await expect(heading).toHaveText('جست‌وجوی «شیر توپی»');

  // A pasted address has its spaces as they are: what the server drew stays.
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page, '/search?key=شیر%20توپی؛پمپ');
  await expect(lines).toHaveCount(2);
  expect(errors).toEqual([]);
});
