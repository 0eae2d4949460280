import { expect, type Page } from '@playwright/test';
import type { Person } from '../api/ownership/kinds.ts';
import { peopleOf } from '../kit/people.ts';
import { unitIds } from '../kit/units.ts';
import { expectNoSidewaysScroll } from './looks.ts';
import { loginOf, open, openListening, openUntil, site } from './people.ts';

const people = () => peopleOf(site().api);
const dialogOf = (page: Page) => page.getByRole('dialog');
type Supplier = { id: string; brandName: string };
type Sides = Record<'maker' | 'distributor' | 'buyer', Page>;
/** For two provinces, in the browser of each side; the buyer reads its sheet. */
export async function giveAgency({ maker, distributor, buyer }: Sides, { brandName }: Supplier) {
  await openListening(maker, '/profile/suppliers?tab=delegations');
  await openListening(distributor, '/profile/suppliers?tab=delegations');
  await distributor.getByRole('button', { name: 'درخواست نمایندگی' }).click();
  const dialog = dialogOf(distributor);
  await dialog.getByRole('combobox', { name: 'تأمین‌کننده' }).fill(brandName);
  await dialog.getByRole('option', { name: brandName }).first().click();
  await dialog.getByLabel('نوع نمایندگی').selectOption('غیرانحصاری');
  await dialog.getByLabel('سراسر کشور').uncheck();
  for (const state of ['سمنان', 'قم']) await dialog.getByRole('checkbox', { name: state, exact: true }).check();
  await dialog.getByLabel('تا پایان روز').first().fill('۱۴۰۶/۰۱/۰۱');
  await dialog.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click();
  const card = distributor.getByRole('listitem', { name: /^MD-/ });
  await card.getByRole('button', { name: /^ارسال به تأمین‌کننده/ }).click();
  await dialog.getByRole('button', { name: 'ارسال به تأمین‌کننده', exact: true }).click();
  await expect(card.getByText(/در انتظار پاسخ تأمین‌کننده تا/)).toBeVisible();

  const number = (await card.getAttribute('aria-label'))!;
  const request = maker.getByRole('listitem', { name: number });
  await request.getByRole('button', { name: `تأیید نمایندگی ${number}` }).click();
  await dialogOf(maker).getByRole('button', { name: 'تأیید نمایندگی', exact: true }).click();
  await expect(card.getByText('معتبر', { exact: true })).toBeVisible();

  const sheet = (await card.getByRole('link', { name: `صفحه و برگهٔ چاپی ${number}` }).getAttribute('href'))!;
  await open(buyer, sheet);
  await expect(buyer.getByText(/این نمایندگی معتبر است/)).toBeVisible();
  await expect(buyer.getByText('استان‌های سمنان و قم')).toBeVisible();
  await expectNoSidewaysScroll(buyer, 'checked agency');
}

/** An offer of the distributor under the agency, of which nobody sees how it came. @returns its title */
async function offerUnder({ id: supplierId, brandName }: Supplier, { merchantId, seller }: Account): Promise<string> {
  type Entry = { id: string; version: number };
  const moderator = await loginOf('09000000006');
  const done = async (who: Person, method: string, path: string, body: object) => {
    const answer = await people().as(who.accessToken, method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body as Entry;
  };
  const title = `شیر توپی نمایندهٔ ${brandName}`;
  const { body } = await people().read(`/supplierproducts/catalog?supplierId=${supplierId}&pageSize=1`);
  const [{ baseProductId }] = body.items as [{ baseProductId: string }];
  const draft = await done(seller, 'POST', '/supplierproducts', { merchantId, supplierId, baseProductId });
  const terms = { saleUnitId: unitIds.piece, moq: '1', orderStep: '1', stockState: 'IN_STOCK', leadTimeDays: 2 };
  const whole = { ...terms, version: draft.version, title, sku: `NAM-${Date.now()}`, priceMode: 'ON_REQUEST' };
  const written = await done(seller, 'PUT', `/supplierproducts/${draft.id}`, { ...whole, priceTiers: [] });
  const { version } = await done(seller, 'POST', `/supplierproducts/${draft.id}/submit`, { version: written.version });
  const reason = 'درست است';
  await done(moderator, 'PUT', `/admin/productchanges/${draft.id}`, { version, decision: 'CONFIRM', reason });
  return title;
}

type Account = { merchantId: string; seller: Person };
/** With its agency what was offered under it goes. */
export async function stopAgency({ maker, distributor, buyer }: Sides, supplier: Supplier, account: Account) {
  const title = await offerUnder(supplier, account);
  const list = `/search/${encodeURIComponent(title)}`;
  const offer = buyer.getByRole('listitem').filter({ hasText: title });
  const lists = (count: number) => openUntil(buyer, list, () => expect(offer).toHaveCount(count, { timeout: 500 }));
  await lists(1);
  const card = distributor.getByRole('listitem', { name: /^MD-/ });
  const number = (await card.getAttribute('aria-label'))!;
  await maker
    .getByRole('listitem', { name: number })
    .getByRole('button', { name: `تعلیق ${number}` })
    .click();
  await maker.getByLabel('دلیل').fill('قرارداد به پایان رسید');
  await dialogOf(maker).getByRole('button', { name: 'تعلیق', exact: true }).click();
  await expect(card.getByText('دلیل: قرارداد به پایان رسید')).toBeVisible();
  await lists(0);
}
