import { expect } from '@playwright/test';
import { draft, quoterOf } from '../api/trade/trade.kit.ts';
import { sellerOf } from '../api/listings/entries/entries.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, loginOf, open, site } from './people.ts';
import { test } from './test.ts';

// One worker tells all: the seller logs in once.
test.describe.configure({ mode: 'default' });

/** An order that both agreed to at 900 rials for each unit, after an offer of 1,000. */
async function agreedOrder(phone: string) {
  const people = peopleOf(site().api);
  const buyer = await loginOf(phone);
  const { id, buys } = await draft(people, { acceptListPrice: false }, buyer);
  expect((await buys.publish(id)).status).toBe(200);
  const seller = quoterOf(people, await sellerOf(people));
  await seller.offer(id);
  const counter = await quoterOf(people, buyer).offer(id, '900');
  expect((await seller.step(counter, 'accept')).status).toBe(200);
  return buys.one(id);
}

test('the report of an order tells what it cost, and its papers can be printed', async ({ page }) => {
  const phone = newPhone();
  await arrive(page, phone);
  const order = await agreedOrder(phone);
  await open(page, `/profile/directorderinfo/${order.id}`);
  const offers = page.getByRole('region', { name: 'پیشنهادها', exact: true });
  await expect(offers.getByRole('article')).toHaveAccessibleName('پیشنهاد ۲');
  await offers.getByRole('link', { name: 'پیشنهاد ۱' }).click();
  await expect(offers.getByRole('article', { name: 'پیشنهاد ۱' })).toContainText('۱۰۰ تومان');
  await page.getByRole('link', { name: 'گزارش و چاپ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `گزارش سفارش ${order.number}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'سفارش‌ها و استعلام‌ها', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const costs = page.getByRole('table', { name: 'هزینه به تفکیک' });
  const total = new Intl.NumberFormat('fa-IR').format(BigInt(order.totalRial));
  await expect(costs.getByRole('row', { name: 'جمع' }).getByRole('cell')).toHaveText([total, '۰']);
  await expect(page.getByRole('table', { name: 'جدول پیشنهادها' }).getByRole('row')).toHaveCount(3);
  await expect(page.getByText('کمتر از یک دقیقه پس از ارسال').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'report');

  const papers = page.getByRole('navigation', { name: 'برگه‌ها' });
  await expect(papers.getByRole('link')).toHaveText(['گزارش', 'خواسته', 'پیشنهاد ۲', 'پیشنهاد ۱', 'توافق']);
  for (const [name, title, told] of [
    ['خواسته', 'برگ سفارش', 'ردیف‌های خواسته‌شده'],
    ['پیشنهاد ۱', 'پیشنهاد ۱ سفارش', 'ردیف‌های پیشنهاد'],
    ['توافق', 'توافق سفارش', 'ردیف‌های توافق'],
  ] as const) {
    await papers.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${title} ${order.number}` })).toBeVisible();
    await expect(page.getByRole('table', { name: `جدول ${told}` }).getByRole('row')).toHaveCount(3);
    await expectNoSidewaysScroll(page, title);
  }
  await expect(page.getByText(order.agreedHash as string)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'agreement');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(papers).toBeHidden();
  await expect(page.getByRole('button', { name: 'چاپ' })).toHaveCount(0);
  await expect(page.getByText(order.agreedHash as string)).toBeVisible();
  const looks = await page.evaluate(() => {
    const head = document.querySelector('.paper thead')!;
    return [getComputedStyle(document.body).backgroundColor, getComputedStyle(head).display];
  });
  expect(looks).toEqual(['rgb(255, 255, 255)', 'table-header-group']);
});

test('on paper each page of a long order counts itself, and nothing is cut off', async ({ page }) => {
  const phone = newPhone();
  await arrive(page, phone);
  const order = await agreedOrder(phone);
  await open(page, `/profile/directOrderReport/${order.id}?paper=agreement`);
  // As many lines as an order can have.
  await page.evaluate(() => {
    const body = document.querySelector('.paper tbody')!;
    while (body.children.length < 50) body.append(body.children[0]!.cloneNode(true));
  });
  await page.setViewportSize({ width: 688, height: 1_000 });
  await page.emulateMedia({ media: 'print' });
  // As wide as a sheet between its margins.
  const isCut = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(isCut).toBe(false);
  const counted = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .some((rule) => /@page\s*\{[^@]*@bottom-center[^}]*counter\(pages, persian\)/.test(rule.cssText)),
  );
  expect(counted).toBe(true);
  const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect([...sheets.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length).toBeGreaterThan(2);
});

test('without script the papers are links @full', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const phone = newPhone();
  await arrive(page, phone);
  const order = await agreedOrder(phone);
  await page.goto(`/profile/directorderinfo/${order.id}`);
  await page.getByRole('link', { name: 'پیشنهاد ۱', exact: true }).click();
  await expect(page.getByRole('article', { name: 'پیشنهاد ۱' })).toContainText('۱۰۰ تومان');
  await page.getByRole('link', { name: 'گزارش و چاپ' }).click();
  await expect(page.getByRole('table', { name: 'هزینه به تفکیک' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'چاپ' })).toBeHidden();
  await page.getByRole('link', { name: 'توافق', exact: true }).click();
  await expect(page.getByText(order.agreedHash as string)).toBeVisible();
  expect((await page.goto(`/profile/directOrderReport/${order.id}?paper=offer&offer=${order.id}`))?.status()).toBe(404);
  await context.close();
});
