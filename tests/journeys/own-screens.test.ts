import { expect, test, type Page } from '@playwright/test';
import { newAddress } from '../api/ownership/kinds.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { WebBrowser } from '../kit/web-browser.ts';
import { expectAccessible, expectNoSidewaysScroll, expectPersian, expectTouchable } from './looks.ts';
import { findMarket } from './screens.ts';

// What must hold on every screen of the logged-in area, empty and full.
const own = [
  '/profile',
  '/profile/personal-info',
  '/profile/address',
  '/profile/favorites',
  '/profile/favorites/supplier-product',
  '/profile/notes/all',
  '/profile/last-visits/all',
];
test.describe.configure({ timeout: 180_000 });

const urls = () => ({ web: { url: process.env.SITE_URL! }, api: { url: process.env.API_URL_UNDER_TEST! } });

/** Logs somebody new in, in this browser too. */
async function arrive(page: Page) {
  const browser = new WebBrowser(urls());
  await browser.login();
  const cookies = [...browser.cookies].map(([name, value]) => ({ name, value, url: urls().web.url }));
  await page.context().addCookies(cookies);
  return browser;
}

/** Gives somebody one of everything, with a long name among it. */
async function furnish(browser: WebBrowser) {
  const { longest, tiered } = await findMarket();
  const place = await newAddress(peopleOf(urls().api));
  const title = 'انبار شمارهٔ دو در شهرک صنعتی کنار جادهٔ قدیم';
  await browser.run('AddDeliveryAddress', { input: place });
  await browser.run('AddDeliveryAddress', { input: { ...place, title } });
  const legalName = 'شرکت مهندسی و ساخت تجهیزات صنایع پمپ و شیرآلات البرز';
  const { createCustomer } = await browser.run<{ createCustomer: { id: string } }>('CreateCompany', {
    input: { kind: 'COMPANY', company: { legalName } },
  });
  await browser.run('InviteCustomerAgent', {
    input: { customerId: createCustomer.id, phone: newPhone(), displayName: 'رضا احمدی', permissions: ['MESSAGE'] },
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
}

async function check(page: Page, path: string, isPhone: boolean) {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${path} ${colorScheme}`);
  }
  await expectPersian(page, path);
  if (isPhone) await expectTouchable(page, path);
  await expectNoSidewaysScroll(page, path);
}

for (const state of ['empty', 'full']) {
  test(`own screens that are ${state}`, async ({ page }, { project }) => {
    const browser = await arrive(page);
    if (state === 'full') await furnish(browser);
    for (const path of own) await check(page, path, project.name === 'phone');
  });
}
