import { expect, type Page } from '@playwright/test';
import { newPhone } from '../kit/people.ts';
import type { WebBrowser } from '../kit/web-browser.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, expectAlive, open } from './people.ts';
import { test } from './test.ts';

const path = '/profile/personal-info';
const name = 'صنایع پمپ البرز';
const card = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const rowOf = (page: Page, whom: string) => card(page).getByRole('listitem').filter({ hasText: whom });
const dialog = (page: Page) => page.getByRole('dialog');
const openMembers = (page: Page) => card(page).locator('summary', { hasText: 'مالک‌ها و نماینده‌ها' }).click();

/** Makes a company. @returns its id */
async function found(browser: WebBrowser) {
  const { createCustomer } = await browser.run<{ createCustomer: { customer: { id: string } } }>('CreateCompany', {
    input: { kind: 'COMPANY', company: { legalName: name } },
  });
  return createCustomer.customer.id;
}

/** A colleague who accepted an invitation, on a page of their own. */
async function colleagueOf(page: Page, owner: WebBrowser, customerId: string, terms: object = {}) {
  const phone = newPhone();
  const { inviteCustomerAgent } = await owner.run<{ inviteCustomerAgent: { customerAgent: { id: string } } }>(
    'InviteCustomerAgent',
    {
      input: { customerId, phone, displayName: 'رضا احمدی', permissions: ['MESSAGE'], ...terms },
    },
  );
  const context = await page.context().browser()!.newContext({ locale: 'fa-IR', baseURL: process.env.SITE_URL! });
  const own = await context.newPage();
  const browser = await arrive(own, phone);
  await browser.run('AcceptCustomerInvitation', { input: { id: inviteCustomerAgent.customerAgent.id } });
  return { page: own, close: () => context.close() };
}

test('a company handed over: the last owner may not leave, makes another one, and goes @full', async ({ page }) => {
  const owner = await arrive(page);
  const colleague = await colleagueOf(page, owner, await found(owner));
  await open(page, path);
  await openMembers(page);
  await rowOf(page, 'خودتان').getByRole('button', { name: 'ترک شرکت' }).click();
  await dialog(page).getByRole('button', { name: 'ترک شرکت' }).click();
  await expect(dialog(page).getByText('ابتدا مالک دیگری تعیین کنید', { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'leaving a company');
  await dialog(page).getByRole('button', { name: 'انصراف' }).click();

  await rowOf(page, 'رضا احمدی').getByRole('button', { name: 'ویرایش' }).click();
  const box = dialog(page).getByRole('checkbox', { name: 'مالک شرکت باشد' });
  await box.check();
  await expect(dialog(page).getByRole('group', { name: 'دسترسی‌ها' })).toBeHidden();
  await expectAccessibleInBothThemes(page, 'an owner to be');
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ تغییرها' }).click();
  await expect(rowOf(page, 'رضا احمدی').getByText('مالک', { exact: true })).toBeVisible();
  // One may think better of it.
  await rowOf(page, 'رضا احمدی').getByRole('button', { name: 'ویرایش' }).click();
  await box.uncheck();
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ تغییرها' }).click();
  await expect(rowOf(page, 'رضا احمدی').getByText('نماینده', { exact: true })).toBeVisible();
  await rowOf(page, 'رضا احمدی').getByRole('button', { name: 'ویرایش' }).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'گفت‌وگو با خریداران و فروشندگان' })).toBeChecked();
  await box.check();
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ تغییرها' }).click();

  await rowOf(page, 'خودتان').getByRole('button', { name: 'ترک شرکت' }).click();
  await dialog(page).getByRole('button', { name: 'ترک شرکت' }).click();
  await expect(page.getByText(`از «${name}» بیرون آمدید.`)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await open(colleague.page, path);
  await expect(card(colleague.page).getByText('مالک', { exact: true })).toBeVisible();
  await colleague.close();
});

test('dates and limits of a colleague are seen and kept; one who is suspended is told, and leaves @full', async ({
  page,
}) => {
  const owner = await arrive(page);
  const terms = { spendLimitPerRequestRial: '50000000', validFrom: '2026-01-01T08:30:00.000Z' };
  const colleague = await colleagueOf(page, owner, await found(owner), terms);
  await open(page, path);
  await openMembers(page);
  const row = rowOf(page, 'رضا احمدی');
  await expect(row.getByText('سقف هر درخواست: ۵٬۰۰۰٬۰۰۰ تومان، اعتبار از: ۱۱ دی ۱۴۰۴')).toBeVisible();
  await row.getByRole('button', { name: 'ویرایش' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'اعتبار از' })).toHaveValue('۱۴۰۴/۱۰/۱۱');
  await dialog(page).getByRole('textbox', { name: 'اعتبار تا' }).fill('۱۴۰۴/۱۱/۰۱');
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ تغییرها' }).click();
  await expect(row.getByText('پایان‌یافته')).toBeVisible();
  await expect(row.getByText('اعتبار از: ۱۱ دی ۱۴۰۴، اعتبار تا: ۱ بهمن ۱۴۰۴', { exact: false })).toBeVisible();
  await row.getByRole('button', { name: 'ویرایش' }).click();
  await dialog(page).getByRole('textbox', { name: 'اعتبار از' }).fill('۱۴۹۰/۰۱/۰۱');
  await dialog(page).getByRole('textbox', { name: 'اعتبار تا' }).fill('');
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ تغییرها' }).click();
  await expect(row.getByText('از تاریخ ۱ فروردین ۱۴۹۰')).toBeVisible();
  await row.getByRole('button', { name: 'ویرایش' }).click();
  await dialog(page).getByRole('checkbox', { name: 'موقتاً معلق باشد' }).check();
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ تغییرها' }).click();
  await expect(row.getByText('معلق', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page, 'members of a company');

  await open(colleague.page, path);
  await expect(card(colleague.page).getByText('معلق', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(colleague.page, 'suspended');
  // Whoever goes need not know what was changed a moment ago.
  await row.getByRole('button', { name: 'ویرایش' }).click();
  await dialog(page).getByRole('checkbox', { name: 'موقتاً معلق باشد' }).uncheck();
  await dialog(page).getByRole('button', { name: 'ذخیرهٔ تغییرها' }).click();
  await expect(row.getByText('معلق', { exact: true })).toBeHidden();
  await card(colleague.page).getByRole('button', { name: 'ترک شرکت' }).click();
  await dialog(colleague.page).getByRole('button', { name: 'ترک شرکت' }).click();
  await expect(colleague.page.getByText('هنوز شرکتی ثبت نکرده‌اید')).toBeVisible();
  await colleague.page.reload();
  await expectAlive(colleague.page);
  await expect(colleague.page.getByText('هنوز شرکتی ثبت نکرده‌اید')).toBeVisible();
  await colleague.close();
});
