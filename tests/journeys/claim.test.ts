import { expect, test } from '@playwright/test';
import { verifyCompany } from '../api/own-merchants.kit.ts';
import { companyOf } from '../api/ownership/kinds.ts';
import { peopleOf } from '../kit/people.ts';
import { arriveAsOwner } from './companies.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { open, openAsAdmin, openListening, press, site, tabTo, loginOf } from './people.ts';

type Supplier = { id: string; slug: string; brandName: string; isClaimed: boolean };

/** A supplier of the market that nobody runs; the journeys of another width take others. */
async function nobodys(project: string): Promise<Supplier> {
  const { body } = await peopleOf(site().api).read('/suppliers?onlyConfirmed=true&sort=NAME&pageSize=100');
  const free = (body.items as Supplier[]).filter(({ isClaimed }) => !isClaimed);
  return free.at(project === 'phone' ? -3 : -1)!;
}

test('a maker claims the supplier that bears its name, staff look at its licence and accept', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(180_000);
  const people = peopleOf(site().api);
  const supplier = await nobodys(project.name);
  const owner = await people.login();
  const legalName = `صنایع ${supplier.brandName}`;
  const customerId = await companyOf(people, owner, legalName);
  await verifyCompany(people, owner, (await loginOf('09000000009')).accessToken, customerId, legalName);
  await arriveAsOwner(page, owner, customerId);
  const staff = await (await browser.newContext()).newPage();
  await openAsAdmin(staff, '/profile/admin?tab=evidences');

  // All of it by the keyboard alone.
  await open(page, `/supplier/${supplier.id}/${supplier.slug}`);
  await press(page, page.getByRole('link', { name: 'درخواست مالکیت' }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('چرا این تأمین‌کننده از آنِ شماست؟'));
  await page.keyboard.insertText('این شرکت از سال ۱۳۸۲ با همین نام کار می‌کند و پروانه به نام ماست.');
  await press(page, dialog.getByRole('button', { name: 'ثبت درخواست' }));
  await expect(dialog).toHaveCount(0);
  await openListening(page, '/profile/suppliers?tab=page');
  const claim = page.getByRole('listitem', { name: supplier.brandName });
  await expect(claim.getByText('در انتظار بررسی', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'ارسال مدرک' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expectAccessibleInBothThemes(page, 'claim');
  await expectNoSidewaysScroll(page, 'claim');

  await press(page, claim.getByRole('button', { name: `افزودن مدرک برای ${supplier.brandName}` }));
  const send = dialog.getByRole('button', { name: 'ارسال مدرک', exact: true });
  await press(page, send);
  await expect(dialog.getByText('فایل مدرک را انتخاب کنید.').first()).toBeVisible();
  const fill = async (label: string, text: string) => {
    await tabTo(page, dialog.getByRole('textbox', { name: label }));
    await page.keyboard.insertText(text);
  };
  await fill('عنوان مدرک', 'پروانهٔ بهره‌برداری آزمون');
  await fill('صادرکننده', 'وزارت صنعت، معدن و تجارت');
  await fill('معتبر از', '۱۴۰۳/۰۱/۰۱');
  await fill('معتبر تا', '۱۴۱۰/۰۱/۰۱');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page, dialog.getByRole('button', { name: 'انتخاب فایل مدرک' })),
  ]);
  await chooser.setFiles({ name: 'parvaneh.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(dialog.getByText('parvaneh.pdf')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'evidence');
  await press(page, send);
  await expect(claim.getByText('پروانهٔ بهره‌برداری آزمون')).toBeVisible();

  // Staff hear of it, and decide by keys.
  const waiting = staff.getByRole('listitem').filter({ hasText: supplier.brandName });
  await expect(waiting.getByRole('link', { name: /^دیدن فایل/ })).toBeVisible();
  await expectAccessibleInBothThemes(staff, 'queue of evidence');
  await expectNoSidewaysScroll(staff, 'queue of evidence');
  await waiting.focus();
  await staff.keyboard.press('c');
  const verdict = staff.getByRole('dialog');
  await expect(verdict.getByLabel('معتبر تا')).not.toHaveValue('');
  await press(staff, verdict.getByRole('button', { name: 'پذیرش', exact: true }));
  await expect(waiting).toHaveCount(0);
  await expect(claim.getByText('پذیرفته شده', { exact: true }), 'she hears of it').toBeVisible();

  await open(staff, '/profile/admin?tab=claims');
  await staff.getByRole('listitem').filter({ hasText: legalName }).first().focus();
  await expectNoSidewaysScroll(staff, 'queue of claims');
  await staff.keyboard.press('c');
  await press(staff, verdict.getByRole('button', { name: 'پذیرش', exact: true }));
  await expect(staff.getByRole('listitem').filter({ hasText: legalName })).toHaveCount(0);
  await staff.context().close();

  // Without loading anything again: the supplier is hers, and her inbox says so.
  await expect(page.getByRole('link', { name: `دیدن صفحهٔ ${supplier.brandName}` })).toBeVisible();
  await expect(page.getByRole('link', { name: /^اعلان‌ها/ }).first()).toContainText('اعلان نخوانده');
  await open(page, '/profile/notifications');
  await expect(page.getByText(`«${supplier.brandName}» اکنون از آنِ شرکت شماست`)).toBeVisible();
});
