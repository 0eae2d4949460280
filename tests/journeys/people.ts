import { expect, type Page } from '@playwright/test';
import { newPhone, peopleOf } from '../kit/people.ts';
import { WebBrowser } from '../kit/web-browser.ts';

/** Latin digits as people type them here. */
export const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);

/** The site under test, for clients that are no browser. */
export const site = () => ({
  web: { url: process.env.SITE_URL! },
  api: { url: process.env.API_URL_UNDER_TEST! },
});

/** Types a phone into the login and waits for the second step. @returns the code that was sent */
export async function askForCode(page: Page, phone: string) {
  await page.getByLabel('شمارهٔ موبایل').fill(persian(phone));
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  await expect(page.getByLabel('کد ورود')).toBeFocused();
  return peopleOf(site().api).codeFor(phone);
}

/** Goes through the login that is open. */
export async function login(page: Page, phone = newPhone()) {
  const code = await askForCode(page, phone);
  await page.getByLabel('کد ورود').fill(persian(code));
  return phone;
}

/** Logs somebody in without the screens of it. @returns the same session, for what no page has to ask */
export async function arrive(page: Page, phone = newPhone()) {
  const browser = new WebBrowser(site());
  await browser.login(phone);
  const cookies = [...browser.cookies].map(([name, value]) => ({ name, value, url: site().web.url }));
  await page.context().addCookies(cookies);
  return browser;
}

/** The page's buttons work: the app is mounted. */
export const expectAlive = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-loading');

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expectAlive(page);
}

/** Opens a page as somebody new. */
export async function openLoggedIn(page: Page, path: string, phone = newPhone()) {
  await arrive(page, phone);
  await open(page, path);
  return phone;
}

/** Opens a page as the administrator of the seeds, whom several journeys share: another code comes after a wait only. */
export const openAsAdmin = (page: Page, path: string) =>
  expect(() => openLoggedIn(page, path, '09000000008')).toPass({ timeout: 30_000 });
