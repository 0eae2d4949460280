import { expect, type Page } from '@playwright/test';
import { pngOf } from '../kit/uploads.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { expectAlive, openLoggedIn } from './people.ts';
import { test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const chooser = (page: Page, label: string) => dialog(page).getByRole('group', { name: label }).locator('input');
const gazette = 'آگهی روزنامهٔ رسمی';
const notice = { name: 'آگهی تأسیس.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 notice') };

test('a company with its logo and its notice: added, shown, downloaded, replaced and taken away @full', async ({
  page,
}) => {
  await openLoggedIn(page, '/profile/personal-info');
  await page.getByRole('button', { name: 'ثبت شرکت' }).click();
  await dialog(page).getByRole('textbox', { name: 'نام ثبتی' }).fill('صنایع پمپ البرز');
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: pngOf(300, 300) };
  await chooser(page, 'لوگوی شرکت').setInputFiles(logo);
  await expect(dialog(page).getByText('«logo.png» آماده است', { exact: false })).toBeVisible();
  // What is no paper is refused, and nothing is lost of what was typed.
  await chooser(page, gazette).setInputFiles({ ...notice, buffer: Buffer.from('MZ no paper') });
  await expect(dialog(page).getByText('این نوع فایل پذیرفته نمی‌شود.')).toBeVisible();
  await chooser(page, gazette).setInputFiles(notice);
  await expect(dialog(page).getByText('«آگهی تأسیس.pdf» آماده است', { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'files of a company');
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ شرکت' }).click();
  await expect(page.getByText('اطلاعات شرکت ذخیره شد.')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'صنایع پمپ البرز' });
  await expect(card.locator('img')).toBeVisible();
  await expectNoSidewaysScroll(page, 'a company with a logo');

  await page.reload();
  await expectAlive(page);
  const edit = page.getByRole('button', { name: 'ویرایش «صنایع پمپ البرز»' });
  await edit.click();
  await expect(dialog(page).getByRole('img', { name: 'لوگوی شرکت' })).toBeVisible();
  await expect(dialog(page).getByText('۱ کیلوبایت', { exact: false })).toBeVisible();
  // What is typed beside it is not left by that, so nobody asks.
  await dialog(page).getByRole('textbox', { name: 'نام ثبتی' }).press('End');
  await page.keyboard.press('Space');
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'دریافت فایل' }).click();
  expect((await downloading).suggestedFilename()).toBe('آگهی تأسیس.pdf');

  await chooser(page, gazette).setInputFiles({ ...notice, name: 'آگهی تازه.pdf' });
  await expect(dialog(page).getByText('«آگهی تازه.pdf» آماده است', { exact: false })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'حذف لوگوی شرکت' }).click();
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ شرکت' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(card.locator('img')).toHaveCount(0);
  await edit.click();
  await expect(dialog(page).getByText('آگهی تازه.pdf')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'افزودن لوگوی شرکت' })).toBeVisible();
});

test('a company is not saved while a file is looked at or on its way; of two that are chosen the later one counts @full', async ({
  page,
}) => {
  // A large picture is looked at for a while before it is sent.
  await page.addInitScript(() => {
    const decode = HTMLImageElement.prototype.decode;
    const looking = new Promise<void>((resolve) => Object.assign(window, { lookedAt: resolve }));
    HTMLImageElement.prototype.decode = function () {
      return looking.then(() => decode.call(this));
    };
  });
  await openLoggedIn(page, '/profile/personal-info');
  await page.route('**/files', () => undefined);
  await page.getByRole('button', { name: 'ثبت شرکت' }).click();
  await dialog(page).getByRole('textbox', { name: 'نام ثبتی' }).fill('صنایع پمپ البرز');
  const onItsWay = dialog(page).getByText('فایل هنوز در راه است', { exact: false }).first();
  const logo = dialog(page).getByRole('group', { name: 'لوگوی شرکت' });
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: pngOf(300, 300) };
  await logo.locator('input').setInputFiles(picture);
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ شرکت' }).click();
  await expect(onItsWay).toBeVisible();
  await logo.locator('input').setInputFiles({ ...picture, name: 'b.png' });
  await page.evaluate(() => (window as unknown as { lookedAt(): void }).lookedAt());
  await expect(logo.getByRole('status')).toContainText('b.png');
  await logo.getByRole('button', { name: 'انصراف' }).click();
  await expect(onItsWay).toBeHidden();

  await chooser(page, gazette).setInputFiles(notice);
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ شرکت' }).click();
  await expect(onItsWay).toBeVisible();
  await dialog(page).getByRole('group', { name: gazette }).getByRole('button', { name: 'انصراف' }).click();
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ شرکت' }).click();
  await expect(page.getByText('اطلاعات شرکت ذخیره شد.')).toBeVisible();
});
