import { expect, type Page } from '@playwright/test';
import { newPhone, peopleOf } from '../kit/people.ts';

/** Latin digits as people type them here. */
export const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);

/** The api under test, as a client. */
const people = () => peopleOf({ url: process.env.API_URL_UNDER_TEST! });

/** Types a phone into the login and waits for the second step. @returns the code that was sent */
export async function askForCode(page: Page, phone: string) {
  await page.getByLabel('شمارهٔ موبایل').fill(persian(phone));
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  await expect(page.getByLabel('کد ورود')).toBeFocused();
  return people().codeFor(phone);
}

/** Goes through the login that is open. */
export async function login(page: Page, phone = newPhone()) {
  const code = await askForCode(page, phone);
  await page.getByLabel('کد ورود').fill(persian(code));
  return phone;
}

/** Opens a page of the logged-in area as somebody new. */
export async function openLoggedIn(page: Page, path: string, phone?: string) {
  await page.goto(path);
  const used = await login(page, phone);
  await expect(page).toHaveURL((url) => url.pathname === path);
  return used;
}
