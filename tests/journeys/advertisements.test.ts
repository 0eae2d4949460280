import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { advertisementPictures, picture, usualAdvertisement } from '../kit/advertisements.ts';
import { peopleOf } from '../kit/people.ts';
import { ok } from '../kit/rest.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { loginOf, openAsAdmin, openUntil, site } from './people.ts';
import { test } from './test.ts';

const EDITOR = '09000000008';
const region = (page: Page) => page.getByRole('region', { name: 'آگهی' });

/** An advertisement in a slot until it is archived: the site is that of all journeys. */
async function advertised(
  slot: 'SEARCH_INLINE',
  work: (shown: { alt: string; figures: () => Promise<number[]> }) => Promise<void>,
) {
  const people = peopleOf(site().api);
  const { accessToken: by } = await loginOf(EDITOR);
  const pictures = await advertisementPictures(people.filesUrl, { authorization: `Bearer ${by}` });
  const alt = `آگهی آزمون a${randomUUID().slice(0, 4)}`;
  const body = { ...usualAdvertisement, ...pictures, slot, alt, targetPath: '/search', weight: 10 };
  const { id, version } = ok(await people.post('/admin/advertisements', { by, body }));
  const figures = async () => {
    const { items } = ok(await people.get('/admin/advertisements', { by, query: { pageSize: 100 } }));
    const { viewCount, clickCount } = items.find((each) => each.id === id)!;
    return [viewCount, clickCount];
  };
  try {
    await work({ alt, figures });
  } finally {
    await people.post('/admin/advertisements/{id}/archive', { by, path: { id }, body: { version } });
  }
}

test('an advertisement is seen, followed without a new page, and both are counted once', async ({ page }) => {
  await advertised('SEARCH_INLINE', async ({ alt, figures }) => {
    const link = region(page).getByRole('link', { name: alt });
    await openUntil(page, '/search/پمپ', () => expect(link).toBeVisible({ timeout: 500 }));
    await expect(link).toHaveAttribute('rel', 'sponsored');
    await expect.poll(figures).toEqual([1, 0]);
    await expectNoSidewaysScroll(page, 'advertised');
    await expectAccessibleInBothThemes(page, 'advertised');
    await page.evaluate(() => ((window as { stays?: boolean }).stays = true));
    await link.click();
    await expect(page).toHaveURL(/\/search$/);
    expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
    await expect.poll(figures).toEqual([1, 1]);
  });
});

test('without script it is a plain link', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await advertised('SEARCH_INLINE', async ({ alt }) => {
    const link = region(page).getByRole('link', { name: alt });
    await expect(async () => {
      await page.goto('/search/پمپ');
      await expect(link).toBeVisible({ timeout: 500 });
    }).toPass();
    await link.click();
    await expect(page).toHaveURL(/\/search$/);
  });
  await context.close();
});

test('an editor adds an advertisement, changes its weight and archives it', async ({ page }) => {
  const alt = `کاتالوگ شیرهای صنعتی a${randomUUID().slice(0, 4)}`;
  await openAsAdmin(page, '/profile/admin?tab=advertisements');
  await page.getByRole('button', { name: 'آگهی تازه' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'ذخیره', exact: true });
  await dialog.getByLabel('جایگاه').selectOption('PAGE_END');
  const file = async (width: number, height: number) => ({
    name: `${width}.webp`,
    mimeType: 'image/webp',
    buffer: await picture(width, height),
  });
  const inputs = dialog.locator('input[type=file]');
  const sent = (name: string) => dialog.getByText(`فایل «${name}» آماده است`);
  // The shape of another slot: refused beside its field.
  await inputs.nth(0).setInputFiles(await file(600, 500));
  await inputs.nth(1).setInputFiles(await file(640, 320));
  await dialog.getByLabel('آنچه در تصویر آمده').fill(alt);
  await dialog.getByLabel('نشانی مقصد').fill('/page/how-to-sell');
  await dialog.getByRole('textbox', { name: /^روز آغاز/ }).fill('۱۴۴۰/۰۱/۰۱');
  await dialog.getByLabel('ساعت آغاز').fill('۰۸:۰۰');
  await dialog.getByRole('textbox', { name: /^روز پایان/ }).fill('۱۴۵۰/۰۱/۰۱');
  await dialog.getByLabel('ساعت پایان').fill('۲۰:۳۰');
  await expect(sent('600.webp')).toBeVisible();
  await expect(sent('640.webp')).toBeVisible();
  await save.click();
  await expect(dialog.getByText(/^اندازهٔ تصویر با این جایگاه نمی‌خواند/)).toBeVisible();
  await inputs.nth(0).setInputFiles(await file(1_200, 200));
  await expect(sent('1200.webp')).toBeVisible();
  await save.click();
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole('listitem').filter({ hasText: alt });
  await expect(card.getByText('در نوبت')).toBeVisible();
  await card.getByRole('button', { name: `تغییر آگهی «${alt}»` }).click();
  await dialog.getByLabel('وزن').fill('۷');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByText('۷', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: `بایگانی آگهی «${alt}»` }).click();
  await dialog.getByRole('button', { name: 'بایگانی', exact: true }).click();
  await expect(card.getByText('بایگانی‌شده')).toBeVisible();
});
