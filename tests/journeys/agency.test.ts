import { expect, type Page } from '@playwright/test';
import { confirmedMerchant } from '../api/ownership/delegations.ts';
import type { Person } from '../api/ownership/kinds.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { pngOf } from '../kit/uploads.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, openListening, site } from './people.ts';
import { test } from './test.ts';

const AGENTS = '/customers/profile/merchant-agents';
const TAB = '/profile/suppliers?tab=delegations';
/** Who runs the supplier of the seeds whose goods others sell. */
const SUPPLIER_PHONE = '09000000004';

/** Logs somebody in who asks and gives in the name of a company. */
async function arriveAsManager(page: Page, owner: Person, customerId: string) {
  const people = peopleOf(site().api);
  const phone = newPhone();
  const browser = await arrive(page, phone);
  const terms = { displayName: 'مریم', permissions: ['DELEGATION_MANAGE'] };
  const { body } = await people.as(owner.accessToken, 'POST', AGENTS, { customerId, phone, ...terms });
  await browser.run('AcceptCustomerInvitation', { input: { id: body.id } });
}

/** A distributor with a confirmed account, at its agencies. */
async function distributor(page: Page) {
  const people = peopleOf(site().api);
  const owner = await people.login();
  const { customerId } = await confirmedMerchant(people, owner);
  await arriveAsManager(page, owner, customerId);
  await openListening(page, TAB);
}

/** Fills in what is asked of the supplier, for one province. */
async function fillRequest(page: Page, kind: string) {
  await page.getByRole('button', { name: 'درخواست نمایندگی' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'تأمین‌کننده' }).fill('نیکابان');
  await dialog
    .getByRole('option', { name: /نیکابان/ })
    .first()
    .click();
  await dialog.getByLabel('نوع نمایندگی').selectOption(kind);
  await dialog.getByLabel('سراسر کشور').uncheck();
  await dialog.getByRole('checkbox', { name: 'سمنان', exact: true }).check();
  await dialog.getByLabel('تا پایان روز').first().fill('۱۴۰۸/۰۱/۰۱');
  return dialog;
}

test('a distributor asks, the supplier gives, a second one sees whose is in the way, and a buyer checks the code @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await distributor(page);
  const other = async () => (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const supplier = await other();
  await arrive(supplier, SUPPLIER_PHONE);
  await openListening(supplier, TAB);

  // Asked by the distributor, and there for the supplier without loading anything again.
  const dialog = await fillRequest(page, 'غیرانحصاری');
  await expect(dialog.getByText('با هیچ نمایندگی دیگری برخورد ندارد.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'asking for an agency');
  await dialog.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click();
  const card = page.getByRole('listitem', { name: /^MD-/ });
  await expect(card.getByText('پیش‌نویس', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /^ارسال به تأمین‌کننده/ }).click();
  await dialog.getByRole('button', { name: 'ارسال به تأمین‌کننده', exact: true }).click();
  await expect(card.getByText(/در انتظار پاسخ تأمین‌کننده تا/)).toBeVisible();
  const number = (await card.getAttribute('aria-label'))!;

  const request = supplier.getByRole('listitem', { name: number });
  await expect(request.getByText('با هیچ نمایندگی دیگری برخورد ندارد.')).toBeVisible();
  await expectAccessibleInBothThemes(supplier, 'agencies of a supplier');
  await expectNoSidewaysScroll(supplier, 'agencies of a supplier');
  await request.getByRole('button', { name: `تأیید نمایندگی ${number}` }).click();
  await supplier.getByRole('dialog').getByRole('button', { name: 'تأیید نمایندگی', exact: true }).click();
  await expect(card.getByText('معتبر', { exact: true })).toBeVisible();

  // An exclusive one for the same place meets it: told while it is written, and to the supplier who would give it.
  const rival = await other();
  await distributor(rival);
  const wish = await fillRequest(rival, 'انحصاری');
  await expect(wish.getByText('با این نمایندگی‌ها برخورد دارد و تأیید نمی‌شود:')).toBeVisible();
  await expect(wish.getByText(number)).toBeVisible();
  const paper = { name: 'سند.png', mimeType: 'image/png', buffer: pngOf(300, 300) };
  await wish.locator('input[type=file]').setInputFiles(paper);
  await expect(wish.getByText('فایل «سند.png» آماده است؛ با ذخیرهٔ فرم ثبت می‌شود.')).toBeVisible();
  await wish.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click();
  const refused = rival.getByRole('listitem', { name: /^MD-/ });
  await refused.getByRole('button', { name: /^ارسال به تأمین‌کننده/ }).click();
  await rival.getByRole('dialog').getByRole('button', { name: 'ارسال به تأمین‌کننده', exact: true }).click();
  const second = supplier.getByRole('listitem', { name: (await refused.getAttribute('aria-label'))! });
  await expect(second.getByText('با این نمایندگی‌ها برخورد دارد و تأیید نمی‌شود:')).toBeVisible();
  await second.getByRole('button', { name: /^رد درخواست/ }).click();
  await supplier.getByLabel('دلیل').fill('سمنان نمایندهٔ دیگری دارد');
  await supplier.getByRole('dialog').getByRole('button', { name: 'رد درخواست' }).click();
  await expect(refused.getByText('دلیل: سمنان نمایندهٔ دیگری دارد')).toBeVisible();

  // Whoever scans the code needs neither a login nor a script.
  const sheet = (await card.getByRole('link', { name: `صفحه و برگهٔ چاپی ${number}` }).getAttribute('href'))!;
  const buyer = await (await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })).newPage();
  await buyer.goto(sheet);
  await expect(buyer.getByText(/این نمایندگی معتبر است/)).toBeVisible();
  await expect(buyer.getByText('استان سمنان')).toBeVisible();
  await expect(buyer.getByRole('img', { name: /کد دوبعدی/ })).toHaveAttribute(
    'data-value',
    new RegExp(`${number}\\?code=RST-`),
  );
  await expect(buyer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoSidewaysScroll(buyer, 'checked agency');

  await request.getByRole('button', { name: `تعلیق ${number}` }).click();
  await supplier.getByLabel('دلیل').fill('بررسی یک شکایت');
  await supplier.getByRole('dialog').getByRole('button', { name: 'تعلیق', exact: true }).click();
  await expect(card.getByText('دلیل: بررسی یک شکایت')).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText(/این نمایندگی اکنون معلق است/)).toBeVisible();
  // A code that nobody has is a page that is not there.
  expect((await buyer.goto(sheet.replace(/code=.*/, 'code=RST-2222-2222')))!.status()).toBe(404);
});
