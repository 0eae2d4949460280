import { expect } from '@playwright/test';
import { newMerchantName, saleSetting } from '../api/merchants/own-merchants.kit.ts';
import { paperOf } from '../api/ownership/claims.ts';
import { companyOf, newAddress } from '../api/ownership/kinds.ts';
import { newLegalId, peopleOf } from '../kit/people.ts';
import { unitIds } from '../kit/units.ts';
import { arriveAsOwner } from './companies.ts';
import { loginOf, openListening, site } from './people.ts';
import { test } from './test.ts';

const IDENTITY = 'تأیید هویت شرکت';
const SUPPLIER = 'ثبت تأمین‌کننده یا درخواست مالکیت';
const EVIDENCE = 'ارسال مدرک';
const SETTING = 'نام و شرایط فروش';
const GOODS = 'نخستین کالا';
const DONE = 'انجام شد';
const WAITING = 'در انتظار بررسی';
const BEGUN = 'هنوز فرستاده نشده';
const reason = 'مدارک دیده شد';

test('the steps of a new seller follow what happens, up to the first goods that are handed in', async ({ page }) => {
  const people = peopleOf(site().api);
  const owner = await people.login();
  const support = await loginOf('09000000009');
  type Made = { id: string; version: number; name: string };
  const does = async (token: string, method: string, path: string, body: object) => {
    const answer = await people.as(token, method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body as unknown as Made;
  };
  const owns = (method: string, path: string, body: object) => does(owner.accessToken, method, path, body);
  const decides = (path: string, body: object) =>
    does(support.accessToken, 'PUT', `/admin${path}`, { reason, ...body });
  const brandName = newMerchantName();
  const { cityId } = await newAddress(people);
  const customerId = await companyOf(people, owner);
  const names = { legalName: `شرکت ${brandName}`, nationalLegalId: newLegalId() };
  await arriveAsOwner(page, owner, customerId);
  const listen = () => openListening(page, `/profile/suppliers?tab=page&customerId=${customerId}`);
  const steps = page.locator('li', { hasText: IDENTITY }).locator('..');
  const step = (title: string) => steps.getByRole('listitem').filter({ hasText: title });
  /** Which badge a step bears now, and which step is to be taken. */
  const expectStep = async (title: string, badge: string, next: string) => {
    await expect(step(title)).toContainText(badge);
    await expect(steps.locator('[aria-current=step]')).toContainText(next);
  };
  await listen();
  await expectStep(IDENTITY, '', IDENTITY);

  const asked = await owns('POST', '/customers/profile/identity-verifications', { customerId, company: names });
  await expectStep(IDENTITY, WAITING, SUPPLIER);
  await decides(`/identity-verifications/${asked.id}`, { isConfirmed: true, version: asked.version });
  await expectStep(IDENTITY, DONE, SUPPLIER);

  const { id: supplierId } = await owns('POST', '/suppliers', { customerId, brandName, cityId, ...names });
  const supplier = `/suppliers/${supplierId}`;
  await expectStep(SUPPLIER, BEGUN, EVIDENCE);
  const about = 'سازندهٔ شیرهای صنعتی فولادی و برنجی در اصفهان. '.repeat(3);
  await owns('PUT', supplier, { version: 1, cityId, supplierTypes: ['Product'], about, phones: [] });
  const evidence = await owns('POST', `${supplier}/evidences`, {
    level: 'BUSINESS',
    claim: 'پروانهٔ بهره‌برداری',
    issuedBy: 'وزارت صنعت',
    validFrom: '2026-01-01',
    validTo: new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10),
    fileId: await paperOf(people, owner),
  });
  await expectStep(EVIDENCE, WAITING, SUPPLIER);
  await owns('POST', `${supplier}/submit`, { version: 2 });
  await expect(page.getByText('همه چیز را فرستاده‌اید', { exact: false })).toBeVisible();
  await decides(`/evidences/${evidence.id}`, { version: 1, decision: 'ACCEPT' });
  await decides(supplier, { version: 3, decision: 'CONFIRM' });
  await expectStep(SUPPLIER, DONE, SETTING);
  await expectStep(EVIDENCE, DONE, SETTING);

  // The account that sells what is its own was made with it.
  const own = (await people.as(owner.accessToken, 'GET', '/merchants/own')).body as unknown as Made[];
  const account = `/merchants/${own[0]!.id}`;
  const set = await owns('PUT', `${account}/sale-setting`, { ...saleSetting, version: own[0]!.version });
  await expectStep(SETTING, BEGUN, SETTING);
  const sent = await owns('POST', `${account}/submit`, { version: set.version });
  await expectStep(SETTING, WAITING, GOODS);
  await decides(account, { version: sent.version, decision: 'CONFIRM' });
  await expectStep(SETTING, DONE, GOODS);

  const { body } = await people.read('/supplierproducts/catalog?pageSize=1');
  const [{ baseProductId }] = body.items as [{ baseProductId: string }];
  const entry = await owns('POST', '/supplierproducts', { merchantId: own[0]!.id, baseProductId });
  await listen();
  await expectStep(GOODS, BEGUN, GOODS);
  const whole = await owns('PUT', `/supplierproducts/${entry.id}`, {
    version: entry.version,
    title: `شیر توپی ${brandName}`,
    sku: brandName,
    saleUnitId: unitIds.piece,
    moq: '5',
    orderStep: '5',
    priceMode: 'FIXED',
    priceTiers: [{ minQty: '5', unitPriceRial: '7000000' }],
    stockState: 'IN_STOCK',
    leadTimeDays: 2,
  });
  await owns('POST', `/supplierproducts/${entry.id}/submit`, { version: whole.version });
  await listen();
  await expect(step(GOODS)).toContainText(WAITING);
});
