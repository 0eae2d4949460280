import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { newPhone, otherThan, peopleOf } from '../kit/people.ts';
import { askForCode, expectAlive, login, open, openLoggedIn, persian, site } from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

test('from a product to the login and back to it, logged in on every tab', async ({ page, context }) => {
  const { tiered } = await findMarket();
  const path = `/products/${tiered.id}/${tiered.slug}`;
  const other = await context.newPage();
  await open(other, '/');
  await expect(other.getByRole('link', { name: 'ورود', exact: true })).toBeVisible();
  await open(page, path);
  await page.getByRole('link', { name: 'ورود', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ورود یا ثبت‌نام' })).toBeVisible();
  // What one agrees to can be read first.
  await page.getByText('متن شرایط استفاده', { exact: true }).click();
  await expect(page.getByText('نسخهٔ ۱۴۰۵-۰۸')).toBeVisible();
  const phone = newPhone();
  const code = await askForCode(page, phone);
  await expect(page.getByText(/^ارسال دوبارهٔ کد تا [۰-۹]+ ثانیهٔ دیگر$/)).toBeVisible();
  await page.getByLabel('کد ورود').fill(otherThan(code));
  await expect(page.getByText('کد واردشده درست نیست یا زمان آن گذشته است.')).toBeVisible();
  await page.getByLabel('کد ورود').fill(persian(code));

  await expect(page).toHaveURL(new RegExp(tiered.id));
  await expect(page.getByRole('link', { name: 'حساب من' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'حساب من' })).toBeVisible();

  // Nothing that a script can read is a token.
  const readable = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  expect(readable).toContain('userInfo');
  expect(readable + (await page.content())).not.toMatch(/eyJ[\w-]+\.|refresh_token|access_token/);

  // Out again: both tabs know.
  await page.getByRole('link', { name: 'حساب من' }).click();
  await expect(page.getByText('همین دستگاه')).toBeVisible();
  await page.getByRole('button', { name: 'خروج', exact: true }).click();
  await expect(page.getByRole('link', { name: 'ورود', exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'ورود', exact: true })).toBeVisible();
  await open(page, '/profile');
  await expect(page).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile&loginPerPage=true/);
});

test('a phone that may read the message of the code fills it in by itself @full', async ({ page }) => {
  // What a browser with WebOTP offers; this one has no messages.
  await page.addInitScript(() => {
    Object.assign(window, { OTPCredential: class {} });
    navigator.credentials.get = () =>
      new Promise((resolve) => Object.assign(window, { giveCode: (code: string) => resolve({ code } as never) }));
  });
  await open(page, '/users/login');
  const code = await askForCode(page, newPhone());
  await page.evaluate((given) => (window as unknown as { giveCode(code: string): void }).giveCode(given), code);
  await expect(page.getByRole('link', { name: 'حساب من' })).toBeVisible();
});

test('another code after the wait; only the newest counts @full', async ({ page }) => {
  await open(page, '/users/login');
  const phone = newPhone();
  const first = await askForCode(page, phone);
  await page.getByLabel('کد ورود').fill(otherThan(first));
  await expect(page.getByText('کد واردشده درست نیست یا زمان آن گذشته است.')).toBeVisible();
  await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).click();
  await expect(page.getByText('کد تازه پیامک شد.')).toBeVisible();
  const field = page.getByLabel('کد ورود');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  const second = await peopleOf(site().api).codeFor(phone);
  if (second !== first) {
    await field.fill(first);
    await expect(page.getByText('کد واردشده درست نیست یا زمان آن گذشته است.')).toBeVisible();
  }
  await field.fill(persian(second));
  await expect(page.getByRole('link', { name: 'حساب من' })).toBeVisible();
});

test('a reload at the code keeps the phone and its code; after the fifth wrong one the page asks for another @full', async ({
  page,
}) => {
  await open(page, '/users/login');
  const phone = newPhone();
  const code = await askForCode(page, phone);
  const mark = (await peopleOf(site().api).messagesTo(phone))[0]!.values[1]!;
  await page.reload();
  await expectAlive(page);
  await expect(page.getByText(`نشان این کد ${persian(mark)} است`)).toBeVisible();
  await expect(page.getByText(persian(`${phone.slice(0, 4)}***${phone.slice(-4)}`))).toBeVisible();
  const field = page.getByLabel('کد ورود');
  for (let turn = 1; turn < 5; turn += 1) {
    await field.fill(otherThan(code));
    await expect(page.getByText('کد واردشده درست نیست یا زمان آن گذشته است.')).toBeVisible();
    await field.fill('');
  }
  await field.fill(otherThan(code));
  await expect(page.getByText('پنج بار کد نادرست وارد شد')).toBeVisible();
  await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).click();
  await expect(page.getByText('کد تازه پیامک شد.')).toBeVisible();
  await field.fill(await peopleOf(site().api).codeFor(phone));
  await expect(page.getByRole('link', { name: 'حساب من' })).toBeVisible();
});

test('a first start that is refused says so; a puzzle before a code is solved beside the page, and said @full', async ({
  page,
}) => {
  const token = 'uh1q3k.g.AAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB';
  const sent: { puzzle?: { token: string; nonce: string } }[] = [];
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string;
      variables: { input: { puzzle?: { token: string; nonce: string } } };
    };
    if (operationName !== 'StartLogin') return route.continue();
    sent.push(variables.input);
    const refuse = (error: { code: string; http: { status: number }; fields?: object[] }) =>
      route.fulfill({ json: { errors: [{ message: '', extensions: { requestId: 'x', ...error } }] } });
    if (sent.length === 1) return refuse({ code: 'OTP_RATE_LIMITED', http: { status: 429 } });
    if (sent.length > 2) return route.continue();
    const params = [
      { name: 'token', value: token },
      { name: 'difficulty', value: '65536' },
      { name: 'expiry', value: '2030-01-01T00:00:00.000Z' },
    ];
    const fields = [{ field: 'puzzle', code: 'PUZZLE_REQUIRED', params }];
    await refuse({ code: 'PUZZLE_REQUIRED', http: { status: 428 }, fields });
  });
  await open(page, '/users/login');
  const phone = persian(newPhone());
  await page.getByLabel('شمارهٔ موبایل').fill(phone);
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  await expect(page.getByText('درخواست کد بیش از اندازه است.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('شمارهٔ موبایل')).toHaveValue(phone);
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'معما' })).toBeVisible();
  await expect(page.getByLabel('کد ورود')).toBeFocused({ timeout: 30_000 });
  const hash = createHash('sha256').update(token + sent[2]!.puzzle!.nonce);
  expect(hash.digest().readUIntBE(0, 6)).toBeLessThan(2 ** 48 / 65_536);
});

test('what a visitor pressed before the login is done after it, and told @full', async ({ page }) => {
  const { tiered } = await findMarket();
  const path = `/products/${tiered.id}/${tiered.slug}`;
  await open(page, path);
  const save = page
    .getByRole('main')
    .getByRole('link', { name: /^ذخیرهٔ/ })
    .first();
  const name = (await save.getAttribute('aria-label'))!;
  await save.click();
  const phone = await login(page);
  await expect(page).toHaveURL(new RegExp(tiered.id));
  await expect(page.getByRole('button', { name, exact: true }).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(`«${name.replace('ذخیرهٔ ', '')}» ذخیره شد.`)).toBeVisible();
  // Once: whoever takes it back and loads the page again does not find it saved.
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect(page.getByRole('button', { name, exact: true }).first()).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expectAlive(page);
  await expect(page.getByRole('button', { name, exact: true }).first()).toHaveAttribute('aria-pressed', 'false');

  // A note: its dialog is open.
  await page.context().clearCookies({ name: 'rasteh' });
  await page.evaluate(() => localStorage.removeItem('userInfo'));
  await open(page, path);
  await page.getByRole('link', { name: 'یادداشت', exact: true }).click();
  await login(page, phone);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('whose phone is lost logs out everywhere from another device @full', async ({ page, browser }) => {
  const phone = newPhone();
  const lost = await (await browser.newContext()).newPage();
  await openLoggedIn(lost, '/profile', phone);
  await expect(lost.getByText('همین دستگاه')).toBeVisible();
  await expect(async () => openLoggedIn(page, '/profile', phone)).toPass();
  await page.getByRole('button', { name: 'خروج از همهٔ دستگاه‌ها' }).click();
  await expect(page.getByRole('link', { name: 'ورود', exact: true })).toBeVisible();
  await lost.reload();
  await expect(lost).toHaveURL(/\/users\/login/);
  await expect(lost.getByRole('link', { name: 'ورود', exact: true })).toBeVisible();
});

test('a page that needs a login comes back after it, and Back does not lead to the login again @full', async ({
  page,
}) => {
  await open(page, '/');
  await open(page, '/profile');
  await expect(page).toHaveURL(/\/users\/login/);
  await login(page);
  await expect(page.getByRole('heading', { level: 1, name: 'حساب من' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  // Who is logged in and opens the login by hand is led away from it.
  await page.goto('/users/login?redirectPath=//evil.example');
  await expect(page).toHaveURL(/\/$/);
});

test('what is written into the record of the login convinces no server @full', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => localStorage.setItem('userInfo', JSON.stringify({ exp: 9e12, sub: 'other' })));
  await open(page, '/profile');
  await expect(page).toHaveURL(/\/users\/login/);
  await expect(page.getByRole('link', { name: 'ورود', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
});

test('a phone that is none is told beside the field and nothing is lost @full', async ({ page }) => {
  await open(page, '/users/login');
  const field = page.getByLabel('شمارهٔ موبایل');
  await field.fill('۰۹۱۲۱۲۳');
  await field.press('Enter');
  await expect(page.getByText('شمارهٔ موبایل درست نیست', { exact: false })).toBeVisible();
  await expect(field).toHaveValue('۰۹۱۲۱۲۳');
});
