import { expect, type Page } from '@playwright/test';
import { newNationalId, newPhone } from '../kit/people.ts';
import { arrive, open, openAsAdmin, openListening, persian } from './people.ts';
import { test } from './test.ts';

/** Whatever loads the page anew takes this away. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isStillOpen: true }));
const expectStillOpen = async (page: Page) =>
  expect(await page.evaluate(() => 'isStillOpen' in window), 'the page was loaded anew').toBe(true);

test('an owner invites somebody whose page is open, and both see what becomes of it without loading anything anew @full', async ({
  page,
  browser,
}) => {
  const owner = await arrive(page);
  const { createCustomer } = await owner.run<{ createCustomer: { customer: { id: string } } }>('CreateCompany', {
    input: { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } },
  });
  const invited = await (await browser.newContext()).newPage();
  const phone = newPhone();
  await arrive(invited, phone);
  await openListening(invited, '/profile');
  await openListening(page, '/profile/personal-info');
  await page.locator('summary', { hasText: 'مالک‌ها و نماینده‌ها' }).click();
  for (const each of [page, invited]) await mark(each);

  const customerId = createCustomer.customer.id;
  await owner.run('InviteCustomerAgent', {
    input: { customerId, phone, displayName: 'رضا احمدی', permissions: ['MESSAGE'] },
  });
  await expect(invited.getByText('شما را به نمایندگی «صنایع پمپ البرز» دعوت', { exact: false })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'رضا احمدی' }).last();
  await expect(row).toBeVisible();
  await invited.getByRole('button', { name: 'پذیرفتن' }).click();
  await expect(page.getByText('رضا احمدی دعوت نمایندگی «صنایع پمپ البرز» را پذیرفت', { exact: false })).toBeVisible();
  for (const each of [page, invited]) await expectStillOpen(each);
  await invited.context().close();
});

test('staff see a request come into the open queue, and who asked sees the decision come @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const asking = await arrive(page);
  const staff = await (await browser.newContext()).newPage();
  await openAsAdmin(staff, '/profile');
  await openListening(staff, '/profile/admin?tab=identity');
  await openListening(page, '/profile/personal-info');
  for (const each of [page, staff]) await mark(each);

  const nationalId = newNationalId();
  const asked = await asking.run('RequestIdentityVerification', {
    input: { person: { firstName: 'سارا', lastName: 'کریمی', nationalId, birthDate: '1990-05-21' } },
  });
  expect(asked).toMatchObject({ requestIdentityVerification: { userErrors: [] } });
  const entry = staff
    .getByRole('row')
    .or(staff.getByRole('listitem'))
    .filter({ hasText: persian(nationalId) })
    .first();
  await expect(entry).toBeVisible();
  await expect(page.getByText('درخواست هویت در حال بررسی')).toBeVisible();
  await entry.getByRole('button', { name: 'تأیید' }).click();
  await staff.getByRole('dialog').getByLabel('توضیح (اختیاری)').fill('تصویر کارت ملی دیده شد');
  await staff.getByRole('dialog').getByRole('button', { name: 'تأیید' }).click();
  await expect(page.getByText('هویت تأیید شده')).toBeVisible();
  for (const each of [page, staff]) await expectStillOpen(each);
  await staff.context().close();
});

test('two tabs of a browser share one stream, and one goes on when the other is closed @full', async ({ page }) => {
  const owner = await arrive(page);
  const { createCustomer } = await owner.run<{ createCustomer: { customer: { id: string } } }>('CreateCompany', {
    input: { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } },
  });
  const customerId = createCustomer.customer.id;
  const invite = (displayName: string) =>
    owner.run('InviteCustomerAgent', {
      input: { customerId, phone: newPhone(), displayName, permissions: ['MESSAGE'] },
    });
  await openListening(page, '/profile/personal-info');
  const second = await page.context().newPage();
  let streams = 0;
  second.on('request', (request) => void (streams += new URL(request.url()).pathname === '/live' ? 1 : 0));
  await open(second, '/profile/personal-info');
  await second.locator('summary', { hasText: 'مالک‌ها و نماینده‌ها' }).click();
  await expect(second.getByText('دعوت نماینده').first()).toBeVisible();
  await invite('رضا احمدی');
  await expect(second.getByRole('listitem').filter({ hasText: 'رضا احمدی' }).last()).toBeVisible();
  expect(streams).toBe(0);
  await page.close();
  await invite('سارا کریمی');
  await expect(second.getByRole('listitem').filter({ hasText: 'سارا کریمی' }).last()).toBeVisible();
  expect(streams).toBe(1);
});
