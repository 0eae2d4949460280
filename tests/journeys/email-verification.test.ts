import { expect } from '@playwright/test';
import { newPhone, peopleOf } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { expectAlive, login, open, openLoggedIn } from './people.ts';
import { site } from './people.ts';
import { test } from './test.ts';

test('an address for mails is saved, and proved by the link that comes to it @full', async ({ page, browser }) => {
  const phone = await openLoggedIn(page, '/profile/personal-info');
  const people = peopleOf(site().api);
  const email = `a${phone}@example.ir`;
  const form = page.getByRole('form', { name: 'مشخصات شخصی' });
  await form.getByLabel(/^نام \(/).fill('سارا');
  await form.getByLabel('نام خانوادگی').fill('کریمی');
  await form.getByLabel('ایمیل').fill(email);
  await form.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click();
  await expect(page.getByText('لینک تأیید به').first()).toContainText(email);
  await expect(form.getByText('هنوز تأیید نشده')).toBeVisible();
  // From the first save on the person is called by the name; the server says the same.
  for (const path of ['', '?again']) {
    if (path) await open(page, `/profile${path}`);
    else await page.getByRole('link', { name: 'حساب من' }).first().click();
    await expect(page.getByText('سارا کریمی').first()).toBeVisible();
  }
  await expect(page.getByText(/امروز، ساعت [۰-۹]{2}:[۰-۹]{2}/).first()).toBeVisible();
  await open(page, '/profile/personal-info');
  const before = await people.tokenFor(email);
  await form.getByRole('button', { name: 'ارسال دوبارهٔ لینک' }).click();
  await expect(form.getByText('لینک تازه به')).toContainText(email);
  await expectAccessibleInBothThemes(page, 'not verified');
  await expectNoSidewaysScroll(page, 'not verified');
  const token = await people.tokenFor(email);

  // The link before is dead.
  await open(page, `/profile/personal-info?emailToken=${before}`);
  await page.getByRole('button', { name: 'تأیید نشانی ایمیل' }).click();
  await expect(page.getByText('این لینک دیگر کار نمی‌کند.')).toBeVisible();

  // From the mail, in a browser that is not logged in: through the login and back. Looking at it takes nothing.
  const link = `/profile/personal-info?emailToken=${token}`;
  for (let look = 0; look < 2; look += 1) expect((await page.request.get(link)).status()).toBe(200);
  const elsewhere = await browser.newContext({ locale: 'fa-IR', baseURL: new URL(page.url()).origin });
  const fresh = await elsewhere.newPage();
  await open(fresh, link);
  await expect(fresh).toHaveURL(/users\/login/);
  // The phone may ask for another code after a while.
  await expect(async () => {
    await open(fresh, link);
    await login(fresh, phone);
    await expect(fresh).toHaveURL(/personal-info\?emailToken=/, { timeout: 60_000 });
  }).toPass({ timeout: 30_000 });
  await expectAlive(fresh);
  await expectAccessibleInBothThemes(fresh, 'from the mail');
  const asked: string[] = [];
  fresh.on('request', (request) => void (request.url().includes('/graphql') && asked.push(request.url())));
  // What is typed beside it stays, so nobody is asked about it.
  await fresh.getByRole('form', { name: 'مشخصات شخصی' }).getByLabel('سمت').fill('مسئول خرید');
  await fresh.getByRole('button', { name: 'تأیید نشانی ایمیل' }).click();
  await expect(fresh.getByText('نشانی ایمیل شما تأیید شد.').first()).toBeVisible();
  await expect(fresh.getByText('تأیید شده', { exact: true })).toBeVisible();
  await expect(fresh).toHaveURL(/personal-info$/);
  expect(asked).toHaveLength(1);

  // Another address begins anew.
  const own = fresh.getByRole('form', { name: 'مشخصات شخصی' });
  await own.getByLabel('ایمیل').fill(`a${newPhone()}@example.ir`);
  await own.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click();
  await expect(own.getByText('هنوز تأیید نشده')).toBeVisible();
  await elsewhere.close();
});
