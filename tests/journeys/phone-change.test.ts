import { expect } from '@playwright/test';
import { newPhone, peopleOf } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, open, openLoggedIn, persian, site } from './people.ts';
import { test } from './test.ts';

test('another phone to log in with, proved by the codes of both @full', async ({ page }) => {
  const old = await openLoggedIn(page, '/profile/personal-info');
  await expect(page.getByText('موبایل ورود:')).toContainText(persian(old));
  const opener = page.getByRole('button', { name: 'تغییر شماره', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'تغییر شمارهٔ موبایل' });
  const field = dialog.getByLabel('شمارهٔ موبایل تازه');
  await expect(field).toBeFocused();
  await field.fill('۰۲۱۸۸۷۷۶۶۵۵');
  await dialog.getByRole('button', { name: 'دریافت کدها' }).click();
  await expect(dialog.getByText('شمارهٔ موبایل را کامل بنویسید، مانند ۰۹۱۲۱۲۳۴۵۶۷.').first()).toBeVisible();
  await field.fill(persian(old));
  await dialog.getByRole('button', { name: 'دریافت کدها' }).click();
  await expect(dialog.getByText('این همان شمارهٔ کنونی شماست.').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the new phone');

  const phone = newPhone();
  await field.fill(persian(phone));
  await dialog.getByRole('button', { name: 'دریافت کدها' }).click();
  const ofPresent = dialog.getByLabel('کد شمارهٔ کنونی');
  const ofNew = dialog.getByLabel('کد شمارهٔ تازه');
  await expect(ofPresent).toBeFocused();
  await expect(ofPresent).toHaveAttribute('inputmode', 'numeric');
  await expect(ofPresent).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessibleInBothThemes(page, 'the codes');
  await expectNoSidewaysScroll(page, 'the codes');
  const people = peopleOf(site().api);
  await ofPresent.fill('۱۲۳');
  await ofNew.fill(persian(await people.codeFor(phone)));
  await dialog.getByRole('button', { name: 'تأیید و تغییر شماره' }).click();
  await expect(dialog.getByText('کد باید ۶ رقم باشد.').first()).toBeVisible();

  // Other codes, as soon as they may be asked for; those before are dead then.
  const before = await people.codeFor(old);
  await dialog.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).click({ timeout: 60_000 });
  await expect(dialog.getByText('کدهای تازه پیامک شد.')).toBeVisible();
  await ofPresent.fill(persian(before));
  await ofNew.fill(persian(await people.codeFor(phone)));
  await dialog.getByRole('button', { name: 'تأیید و تغییر شماره' }).click();
  await expect(dialog.getByText('کد واردشده درست نیست یا زمان آن گذشته است.').first()).toBeVisible();
  await ofPresent.fill(persian(await people.codeFor(old)));
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/graphql') && asked.push(request.url())));
  await dialog.getByRole('button', { name: 'تأیید و تغییر شماره' }).click();
  await expect(page.getByText('شمارهٔ موبایل شما تغییر کرد.')).toBeVisible();
  await expect(page.getByText('موبایل ورود:')).toContainText(persian(phone));
  await expect(opener).toBeFocused();
  // What the answer told, nobody asks again.
  expect(asked).toHaveLength(1);
  // Who told no name is called by the phone, here at once and after the page is loaded anew.
  await page.getByRole('link', { name: 'خانه', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'حساب من', level: 1 })).toBeVisible();
  await expect(page.getByText(persian(phone))).toBeVisible();
  await open(page, '/profile');
  await expect(page.getByText(persian(phone))).toBeVisible();
});

test('a phone of somebody else is refused when both codes are right, and another one may be written @full', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const taken = newPhone();
  await arrive(other, taken);
  await other.close();
  const own = await openLoggedIn(page, '/profile/personal-info');
  await page.getByRole('button', { name: 'تغییر شماره', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('شمارهٔ موبایل تازه').fill(persian(taken));
  await dialog.getByRole('button', { name: 'دریافت کدها' }).click();
  const people = peopleOf(site().api);
  await expect(dialog.getByLabel('کد شمارهٔ کنونی')).toBeFocused();
  await dialog.getByLabel('کد شمارهٔ کنونی').fill(await people.codeFor(own));
  await dialog.getByLabel('کد شمارهٔ تازه').fill(await people.codeFor(taken));
  await dialog.getByRole('button', { name: 'تأیید و تغییر شماره' }).click();
  await expect(dialog.getByText('این شماره حساب دیگری در راسته دارد.')).toBeVisible();
  await dialog.getByRole('button', { name: 'ویرایش شمارهٔ تازه' }).click();
  await expect(dialog.getByLabel('شمارهٔ موبایل تازه')).toHaveValue(/9\d{9}$/);
  await dialog.getByRole('button', { name: 'انصراف' }).click();
  await expect(page.getByText('موبایل ورود:')).toContainText(persian(own));
});
