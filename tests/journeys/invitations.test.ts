import { expect } from '@playwright/test';
import { newPhone } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, open } from './people.ts';
import { test } from './test.ts';

test('two colleagues read on their homes what they are invited to; one takes it, one declines, and the owner is told @full', async ({
  page,
}) => {
  const owner = await arrive(page);
  const { createCustomer } = await owner.run<{ createCustomer: { customer: { id: string } } }>('CreateCompany', {
    input: { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } },
  });
  const invite = async (displayName: string) => {
    const phone = newPhone();
    const limits = { spendLimitPerRequestRial: '50000000', permissions: ['MESSAGE', 'TRADE_CREATE'] };
    await owner.run('InviteCustomerAgent', {
      input: { customerId: createCustomer.customer.id, phone, displayName, ...limits },
    });
    const context = await page.context().browser()!.newContext({ locale: 'fa-IR', baseURL: process.env.SITE_URL! });
    const own = await context.newPage();
    await arrive(own, phone);
    await open(own, '/profile');
    return own;
  };
  const taker = await invite('رضا احمدی');
  const decliner = await invite('سارا کریمی');

  await expect(taker.getByText('شما را به نمایندگی «صنایع پمپ البرز» دعوت', { exact: false })).toBeVisible();
  await expect(taker.getByText('گفت‌وگو با خریداران و فروشندگان', { exact: false })).toBeVisible();
  await expect(taker.getByText('۵٬۰۰۰٬۰۰۰ تومان')).toBeVisible();
  await expectAccessibleInBothThemes(taker, 'an invitation');
  await expectNoSidewaysScroll(taker, 'an invitation');
  await taker.getByRole('button', { name: 'پذیرفتن' }).click();
  await expect(taker.getByText('اکنون نمایندهٔ «صنایع پمپ البرز» هستید.')).toBeVisible();
  await expect(taker.getByRole('button', { name: 'پذیرفتن' })).toHaveCount(0);

  await decliner.getByRole('button', { name: 'رد کردن' }).click();
  // Asked once: nothing is declined by a slip.
  await decliner.getByRole('dialog').getByRole('button', { name: 'انصراف' }).click();
  await expect(decliner.getByRole('button', { name: 'پذیرفتن' })).toBeVisible();
  await decliner.getByRole('button', { name: 'رد کردن' }).click();
  await decliner.getByRole('dialog').getByRole('button', { name: 'دعوت را رد می‌کنم' }).click();
  await expect(decliner.getByText('دعوت «صنایع پمپ البرز» رد شد.')).toBeVisible();

  for (const path of ['/profile', '/profile/personal-info']) {
    await open(page, path);
    await expect(page.getByText('رضا احمدی دعوت نمایندگی «صنایع پمپ البرز» را پذیرفت', { exact: false })).toBeVisible();
    await expect(
      page.getByText('سارا کریمی دعوت نمایندگی «صنایع پمپ البرز» را رد کرد', { exact: false }),
    ).toBeVisible();
  }
  await page.locator('summary', { hasText: 'مالک‌ها و نماینده‌ها' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'رضا احمدی' }).last();
  await expect(row.getByText('دسترسی‌ها: ', { exact: false })).toBeVisible();
  await expect(row.getByText('سقف هر درخواست: ۵٬۰۰۰٬۰۰۰ تومان')).toBeVisible();
  for (const each of [taker, decliner]) await each.context().close();
});
