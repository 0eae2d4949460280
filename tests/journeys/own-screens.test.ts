import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { newAddress } from '../api/ownership/kinds.ts';
import { ownPages } from '../contract/tables.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import type { WebBrowser } from '../kit/web-browser.ts';
import { expectAccessibleInBothThemes, expectGood, expectNoSidewaysScroll } from './looks.ts';
import { arrive, open, openAsAdmin, site } from './people.ts';
import { findMarket, findOrderable } from './screens.ts';
import { test } from './test.ts';

// What must hold on every screen of the logged-in area, empty and full.
const own = Object.values(ownPages).filter((path) => path !== '/profile/admin');
test.describe.configure({ timeout: 900_000 });

/** Gives somebody one of everything, with a long name among it. @returns what of it has an address of its own */
async function furnish(browser: WebBrowser) {
  const { longest, tiered } = await findMarket();
  const place = await newAddress(peopleOf(site().api));
  const title = 'انبار شمارهٔ دو در شهرک صنعتی کنار جادهٔ قدیم';
  await browser.run('CreateDeliveryAddress', { input: place });
  await browser.run('CreateDeliveryAddress', { input: { ...place, title } });
  const legalName = 'شرکت مهندسی و ساخت تجهیزات صنایع پمپ و شیرآلات البرز';
  const { createCustomer } = await browser.run<{ createCustomer: { customer: { id: string } } }>('CreateCompany', {
    input: { kind: 'COMPANY', company: { legalName } },
  });
  const customerId = createCustomer.customer.id;
  await browser.run('CreateCompanyAddress', { input: { ...place, customerId, kind: 'DELIVERY' } });
  await browser.run('CreateCompanyAddress', { input: { ...place, customerId, kind: 'FACTORY', title } });
  await browser.run('InviteCustomerAgent', {
    input: {
      customerId,
      phone: newPhone(),
      displayName: 'رضا احمدی',
      permissions: ['MESSAGE'],
    },
  });
  for (const objectId of [longest.id, tiered.id]) {
    await browser.run('SaveFavorite', { input: { type: 'SUPPLIER_PRODUCT', objectId } });
    await browser.run('MarkVisit', { input: { objectType: 'SUPPLIER_PRODUCT', objectId } });
    const note = {
      objectType: 'SUPPLIER_PRODUCT',
      objectId,
      body: 'موجودی انبار را بپرسم.',
      tags: ['پروژهٔ پالایشگاه'],
    };
    await browser.run('CreateNote', { input: note });
  }
  const said = { body: 'نشیمن نرم است و با دست بسته می‌شود.', rating: 4, pros: ['آب‌بندی خوب'], cons: ['دستهٔ سفت'] };
  await browser.run('CreateComment', { input: { supplierProductId: longest.id, ...said, isAnonymous: false } });
  const offer = await findOrderable();
  const lines = [{ supplierProductId: offer.id, quantity: offer.moq, note: 'با گواهی آنالیز' }];
  const { createDirectOrder } = await browser.run<{ createDirectOrder: { tradeRequest: { id: string } } }>(
    'CreateDirectOrder',
    { input: { customerId, lines, idempotencyKey: randomUUID() } },
  );
  return [
    `/profile/address?customerId=${customerId}`,
    `/profile/directorder/edit/${createDirectOrder.tradeRequest.id}`,
    `/profile/directorderinfo/${createDirectOrder.tradeRequest.id}`,
    `/profile/directOrderReport/${createDirectOrder.tradeRequest.id}`,
    `/profile/directorder/edit/new?supplierProductId=${offer.id}`,
  ];
}

/** Where staff look after what people read and write. */
const ofTexts = [
  'pages',
  'contenttypes',
  'faq',
  'faq-categories',
  'help',
  'menus',
  'announcements',
  'operator',
  'feedback',
  'moderation',
];

// What other journeys wrote stands there too, with whatever digits.
test('screens of staff who look after texts @desktop', async ({ page }) => {
  await openAsAdmin(page, '/profile/admin');
  for (const path of [...ofTexts.map((tab) => `/profile/admin?tab=${tab}`), '/profile/admin/pages/new']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expectAccessibleInBothThemes(page, path);
    await expectNoSidewaysScroll(page, path);
  }
});

for (const state of ['empty', 'full']) {
  test(`own screens that are ${state} ${state === 'empty' ? '@desktop' : '@phone'}`, async ({ page }, { project }) => {
    const phone = newPhone();
    const browser = await arrive(page, phone);
    const more = state === 'full' ? await furnish(browser) : [];
    for (const path of [...own, ...more]) await expectGood(page, { path }, project.name === 'phone');
  });
}
