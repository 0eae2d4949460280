import { expect } from '@playwright/test';
import type { WebBrowser } from '../kit/web-browser.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, open } from './people.ts';
import { test } from './test.ts';

const companies = ['صنایع پمپ البرز', 'فولاد زاگرس'];

const found = (browser: WebBrowser, legalName: string) =>
  browser.run('CreateCompany', { input: { kind: 'COMPANY', company: { legalName } } });

test('who belongs to two companies says in the head of the profile for which one, by keyboard too @full', async ({
  page,
}) => {
  const browser = await arrive(page);
  await found(browser, companies[0]!);
  await open(page, '/profile');
  const choice = page.getByRole('combobox', { name: 'به نمایندگی از' });
  await expect(page.getByRole('link', { name: 'اطلاعات من' }).first()).toBeVisible();
  await expect(choice, 'one company is no choice').toHaveCount(0);

  // A second one makes it a choice, there and then: none of the two is chosen yet.
  await page.getByRole('link', { name: 'اطلاعات من' }).first().click();
  await page.getByRole('button', { name: 'ثبت شرکت' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'نام ثبتی' }).fill(companies[1]!);
  await page.getByRole('dialog').getByRole('button', { name: 'ذخیرهٔ شرکت' }).click();
  await expect(choice).toHaveValue('');
  await choice.focus();
  for (let turn = 0; turn < 2; turn += 1) {
    const answered = page.waitForResponse('**/session/party');
    await choice.press('ArrowDown');
    expect((await answered).status()).toBe(200);
  }
  await expect(choice).toBeFocused();
  const chosen = await choice.locator('option:checked').textContent();
  expect(chosen).toBe(await choice.locator('option').last().textContent());
  await expectAccessibleInBothThemes(page, 'the choice of a company');
  await expectNoSidewaysScroll(page, 'the choice of a company');

  await open(page, '/profile/personal-info');
  await expect(choice.locator('option:checked'), 'on the next page').toHaveText(chosen!);
});
