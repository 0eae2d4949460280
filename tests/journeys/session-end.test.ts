import { expect, type Page } from '@playwright/test';
import { newPhone } from '../kit/people.ts';
import { pngOf } from '../kit/uploads.ts';
import { arrive, expectAlive, login, open, openListening, openLoggedIn, persian } from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

async function openProfile(page: Page, phone?: string) {
  // The head of the profile asks in whose name one acts: a question of the session too, over before anything else is tried.
  const told = page.waitForResponse((response) => response.url().endsWith('/session'));
  await arrive(page, phone);
  // Whatever else the page asks for would find the end of the session first, and ask for the login in place of what is tried.
  await openListening(page, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'حساب من' })).toBeVisible();
  await told;
}

const image = { name: 'من.png', mimeType: 'image/png', buffer: pngOf(400, 300) };
const shown = (page: Page) => page.locator('img[src^="/files/"]');

/** Chooses a picture and takes the square that is offered. */
async function choosePicture(page: Page) {
  await page.locator('input[type=file]').setInputFiles(image);
  await page.getByRole('dialog', { name: 'برش تصویر' }).getByRole('button', { name: 'ذخیره' }).click();
}

test('the profile picture: chosen, shown, refused, sent again after a broken line, removed @full', async ({ page }) => {
  await openProfile(page);
  const input = page.locator('input[type=file]');
  // Too small: said before anything is sent.
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/files') && sent.push(request.url()));
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pngOf(100, 100) });
  await expect(page.getByText('تصویر باید دست‌کم ۲۰۰ در ۲۰۰ پیکسل باشد.')).toBeVisible();
  expect(sent).toEqual([]);
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') });
  await expect(page.getByText('این نوع فایل پذیرفته نمی‌شود.')).toBeVisible();

  const keys: string[] = [];
  await page.route('**/files', async (route) => {
    keys.push(route.request().headers()['idempotency-key']!);
    return keys.length === 1 ? route.abort('connectionreset') : route.continue();
  });
  await choosePicture(page);
  await expect(page.getByText('ارتباط قطع شد.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'ارسال دوباره' }).click();
  await expect(page.getByText('تصویر شما ثبت شد.')).toBeVisible();
  expect(keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
  await expect(shown(page).last()).toBeVisible();
  expect(
    await shown(page)
      .last()
      .evaluate((it: HTMLImageElement) => it.naturalWidth),
  ).toBe(256);

  await page.reload();
  await expectAlive(page);
  await expect(shown(page).last()).toBeVisible();
  await page.getByRole('button', { name: 'حذف تصویر' }).click();
  await expect(page.getByText('تصویر شما حذف شد.')).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
});

test('a file goes again by itself when only its token had ended, and waits while nobody knows of the session @full', async ({
  page,
}) => {
  await openProfile(page);
  const asked: string[] = [];
  await page.route('**/session', async (route) => {
    asked.push('session');
    if (asked.length === 1) return route.fulfill({ status: 503, json: { code: 'RATE_LIMITED' } });
    return route.continue();
  });
  await page.route('**/files', async (route) => {
    asked.push('file');
    if (asked.length === 3) return route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } });
    return route.continue();
  });
  await choosePicture(page);
  await page.getByRole('button', { name: 'ارسال دوباره' }).click();
  await expect(page.getByText('تصویر شما ثبت شد.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'دوباره وارد شوید' })).toBeHidden();
  expect(asked).toEqual(['session', 'session', 'file', 'session', 'file']);
});

test('a session that ended in the middle asks for the login again, and what was begun goes on', async ({
  page,
  context,
}) => {
  const phone = newPhone();
  await openProfile(page, phone);
  // Its cookie is gone, as when it was ended on another device.
  await context.clearCookies();
  await choosePicture(page);
  const dialog = page.getByRole('dialog', { name: 'دوباره وارد شوید' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await dialog.getByRole('button', { name: 'بستن' }).click();
  await expect(page.getByText('فایل فرستاده نشد.', { exact: false })).toBeVisible();

  await choosePicture(page);
  // The same phone gets another code after a while only.
  await expect(() => login(page, phone)).toPass();
  await expect(page.getByText('تصویر شما ثبت شد.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a session that ended behind a product asks for the login there, and the product is saved @full', async ({
  page,
  context,
}) => {
  const { tiered } = await findMarket();
  const phone = await openLoggedIn(page, `/products/${tiered.id}/${tiered.slug}`);
  const save = page.locator('button.save').first();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  // What watches over the session comes last.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await save.click();
  await expect(page.getByRole('dialog', { name: 'دوباره وارد شوید' })).toBeVisible();
  await expect(() => login(page, phone)).toPass();
  await expect(page.getByText('دوباره وارد شدید.')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('who logs in as somebody else in the middle gets a page of that one @full', async ({ page, context }) => {
  await openProfile(page);
  await context.clearCookies();
  await choosePicture(page);
  const phone = newPhone();
  await login(page, phone);
  await expect(page.getByText(persian(phone), { exact: false })).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
});

test('a logout takes every tab out of the logged-in area; a session that ended leaves what is written there @full', async ({
  page,
  context,
}) => {
  await openProfile(page);
  const other = await context.newPage();
  await open(other, '/profile/personal-info');
  const name = other.getByRole('form', { name: 'مشخصات شخصی' }).getByLabel(/^نام \(/);
  await name.fill('سارا');
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.getByRole('link', { name: 'نشانی‌ها', exact: true }).first().click();
  await expect(page).toHaveURL(/\/users\/login/);
  await expect(name).toHaveValue('سارا');
  // A browser asks only where somebody has pressed something.
  await name.press('End');

  await context.addCookies(cookies);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'خروج', exact: true }).click();
  // Nobody who has logged out finds what was typed, whatever the browser would ask.
  await expect(other).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile%2Fpersonal-info&loginPerPage=true/);
});

test('two minutes before its end a session says so, and a button keeps it @full', async ({ page }) => {
  await page.clock.install();
  // Every answer of the graph says when the session ends, and the record is made older here.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-session-ends': '' } });
  });
  await openProfile(page);
  const record = () => page.evaluate(() => localStorage.getItem('userInfo'));
  await expect.poll(record).not.toBeNull();
  const end = (JSON.parse((await record())!) as { exp: number }).exp;
  await page.clock.setSystemTime((end - 119) * 1_000);
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await page.evaluate((exp) => {
    localStorage.setItem(
      'userInfo',
      JSON.stringify({ ...JSON.parse(localStorage.getItem('userInfo')!), exp: exp - 1 }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }));
  }, end);
  await page.clock.runFor(1_000);
  await expect(page.getByText('نشست شما تا دو دقیقهٔ دیگر پایان می‌یابد.')).toBeVisible();
  await page.getByRole('button', { name: 'ادامه می‌دهم' }).click();
  await expect(page.getByText('نشست شما ادامه دارد.')).toBeVisible();
});

test('whatever uses the session moves its end in the record too @full', async ({ page }) => {
  await openProfile(page);
  const end = () => page.evaluate(() => (JSON.parse(localStorage.getItem('userInfo')!) as { exp: number }).exp);
  const known = await end();
  await page.evaluate((exp) => {
    const record = JSON.parse(localStorage.getItem('userInfo')!) as object;
    localStorage.setItem('userInfo', JSON.stringify({ ...record, exp: exp - 3_600 }));
  }, known);
  await page.getByRole('link', { name: 'یادداشت‌ها', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'هنوز یادداشتی ندارید' })).toBeVisible();
  await expect.poll(end).toBeGreaterThanOrEqual(known);
});

test('who went from a product to the login is remembered with the product, once @full', async ({ page }) => {
  const { tiered } = await findMarket();
  await open(page, `/products/${tiered.id}/${tiered.slug}`);
  await page.getByRole('link', { name: 'ورود', exact: true }).click();
  await expect(page.getByLabel('شمارهٔ موبایل')).toBeVisible();
  const name = 'prelogin_uniqepage_visiting_supplier_and_supplierproduct';
  const read = () => page.evaluate((key) => localStorage.getItem(key), name);
  expect(JSON.parse((await read())!)).toMatchObject({
    supplierProductId: tiered.id,
    path: expect.stringContaining(tiered.id),
  });
  // Whatever the address says: without a way back, the product is the way back.
  await open(page, '/users/login');
  await login(page, newPhone());
  await expect(page).toHaveURL(new RegExp(tiered.id));
  expect(await read()).toBeNull();
});
