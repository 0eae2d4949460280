import type { Page } from '@playwright/test';
import { newPhone, peopleOf } from '../kit/people.ts';

/** Logs somebody new in and opens a page of the site. */
export async function logIn(page: Page, path: string, phone = newPhone()) {
  await page.goto(`/users/login?redirectPath=${encodeURIComponent(path)}`);
  await page.getByLabel('شمارهٔ موبایل').fill(phone);
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  const field = page.getByLabel('کد ورود');
  await field.waitFor();
  await field.fill(await peopleOf({ url: process.env.API_URL_UNDER_TEST! }).codeFor(phone));
  await page.waitForURL((url) => decodeURIComponent(url.pathname) === decodeURIComponent(path.split('?')[0]!));
}

/** Names of the operations that a page asks from now on. What a resting pointer fetches ahead is not among them. */
export function operationsOf(page: Page, { but = [] }: { but?: string[] } = {}): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName } = request.postDataJSON() as { operationName: string };
    if (![...but, 'CategoryScreen'].includes(operationName)) names.push(operationName);
  });
  return names;
}
