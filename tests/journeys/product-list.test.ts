import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

// A buyer looks for valves by their measures and sends the list to a colleague.

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const results = (page: Page) => page.getByRole('list', { name: 'نتیجه‌ها' });
const total = (page: Page) => page.getByRole('status').filter({ hasText: 'پیشنهاد' });

/** Addresses of the goods shown, in no order. */
const goods = (page: Page) =>
  results(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());

/** Counts what the page asks the graph from now on. */
function countQuestions(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return asked;
}

/** From the home page over the category to the list of all valves; on phones with the filter opened. */
async function openValves(page: Page, isPhone: boolean) {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.locator('a[href^="/category/"]').filter({ hasText: 'شیرآلات صنعتی' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شیرآلات صنعتی');
  await main
    .getByRole('link', { name: /^دیدن .* پیشنهاد$/ })
    .first()
    .click();
  await expect(total(page)).toBeVisible();
  if (isPhone) await page.getByRole('link', { name: 'فیلترها' }).click();
}

/** Does something that changes the list once, and waits for the new list. */
async function changing(page: Page, act: () => Promise<unknown>) {
  const before = page.url();
  await act();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('measures in any unit find the same goods, and the link shows them to a colleague', async ({
  page,
  browser,
  isMobile,
}) => {
  await openValves(page, isMobile);
  const all = await total(page).textContent();
  await changing(page, () => field(page, 'قطر، از').fill('۱۰'));
  await changing(page, () => field(page, 'قطر، تا').fill('۲۰'));
  await changing(page, () => page.getByLabel('یکای فشار کاری').selectOption({ label: 'پی‌اس‌آی' }));
  await changing(page, () => field(page, 'فشار کاری، از').fill('150'));
  await expect(total(page)).not.toHaveText(all!);
  const inPsi = await goods(page);
  expect(inPsi.length).toBeGreaterThan(0);

  await changing(page, () => page.getByLabel('یکای فشار کاری').selectOption({ label: 'بار' }));
  await expect(field(page, 'فشار کاری، از')).toHaveValue(/^10\.3421359/);
  expect(await goods(page)).toEqual(inPsi);

  await changing(page, () => page.getByLabel('یکای قطر').selectOption({ label: 'اینچ' }));
  await expect(field(page, 'قطر، از')).toHaveValue(/^۰٫۳۹۳۷/);
  expect(await goods(page)).toEqual(inPsi);
  if (isMobile) await page.getByRole('button', { name: /^نمایش/ }).click();

  const colleague = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await colleague.goto(page.url());
  expect(await goods(colleague)).toEqual(inPsi);
  await colleague.context().close();
});

test('the first list asks nothing, a changed filter once, the way back nothing', async ({ page, isMobile }) => {
  await openValves(page, isMobile);
  const asked = countQuestions(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  if (isMobile) await page.getByRole('link', { name: 'فیلترها' }).click();
  await changing(page, () => page.getByRole('checkbox', { name: /^برنج/ }).check());
  expect(asked).toEqual(['ProductListScreen']);
  const brass = await goods(page);
  if (isMobile) await page.getByRole('button', { name: /^نمایش/ }).click();

  await results(page).getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[\da-f-]+\//);
  await expect(page.getByRole('navigation', { name: 'مسیر دسته‌ها' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'حذف فیلتر جنس بدنه: برنج' })).toBeVisible();
  expect(await goods(page)).toEqual(brass);
  // What the product asked behind its page, as its comments, comes whenever it comes.
  expect(asked.filter((name) => name === 'ProductListScreen')).toHaveLength(1);
});

test('one request brings more of the list, and the numbers stay links @full', async ({ page, isMobile }) => {
  await openValves(page, isMobile);
  if (isMobile) await page.keyboard.press('Escape');
  const asked = countQuestions(page);
  await page.getByRole('button', { name: 'بیشتر' }).click();
  await expect.poll(async () => (await goods(page)).length).toBe(48);
  // A product that lies under the pointer is fetched ahead, with where it can be delivered.
  const ahead = ['ProductScreen', 'DeliveryStates'];
  expect(asked.filter((name) => !ahead.includes(name))).toEqual(['ProductListScreen']);
  await expect(
    page.getByRole('navigation', { name: 'صفحه‌ها' }).getByRole('link', { name: 'صفحهٔ بعد' }),
  ).toHaveAttribute('href', /pageNumber=3$/);
});

test('what is typed wrong says so and is not asked; a chip takes its filter away @full', async ({ page, isMobile }) => {
  await openValves(page, isMobile);
  await changing(page, () => field(page, 'قطر، تا').fill('۵۰'));
  const upTo50 = await total(page).textContent();
  const asked = countQuestions(page);
  await field(page, 'قطر، از').fill('زیاد');
  await expect(page.getByRole('group', { name: 'قطر' })).toContainText('فقط عدد');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await expect(total(page)).toHaveText(upTo50!);
  await expect(field(page, 'قطر، از')).toHaveValue('زیاد');

  if (isMobile) await page.keyboard.press('Escape');
  await changing(page, () => page.getByRole('link', { name: /^حذف فیلتر قطر/ }).click());
  await expect(
    field(page, 'قطر، تا')
      .or(page.getByRole('link', { name: 'فیلترها' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'فیلترهای فعال' })).toHaveCount(0);
});

test('a filter that is chosen before the script has come is applied once it has @full', async ({ page, isMobile }) => {
  await openValves(page, isMobile);
  const all = await total(page).textContent();
  let letScriptsThrough = () => {};
  const wait = new Promise<void>((done) => (letScriptsThrough = done));
  await page.route(/\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(page.url(), { waitUntil: 'commit' });
  if (isMobile) await page.getByRole('link', { name: 'فیلترها' }).click();
  const brass = page.getByRole('checkbox', { name: /^برنج/ });
  await brass.check();
  letScriptsThrough();
  await expect(page).toHaveURL(/[?&]/);
  await expect(total(page)).not.toHaveText(all!);
  await expect(brass).toBeChecked();
});

test('works without script: one form, a clean address', async ({ browser, baseURL, isMobile, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, viewport });
  const page = await context.newPage();
  await openValves(page, isMobile);
  await field(page, 'قطر، از').fill('۱۰');
  await page.getByRole('checkbox', { name: /^برنج/ }).check();
  await page.getByRole('button', { name: /^نمایش/ }).click();
  expect(decodeURIComponent(new URL(page.url()).search)).toBe('?bodyMaterial=brass&diameter.unit=mm&diameter.value=10');
  await expect(field(page, 'قطر، از')).toHaveValue('۱۰');
  await expect(page.getByRole('link', { name: 'حذف فیلتر قطر: از ۱۰ میلی‌متر' })).toBeVisible();
  await context.close();
});

test('addresses that no list has are refused by name, within the frame @full', async ({ page, isMobile }) => {
  await openValves(page, isMobile);
  const path = new URL(page.url()).pathname;
  for (const [query, field] of [
    ['?diameter.value=1&diameter.unit=bar', 'diameter.unit'],
    ['?colour=red', 'colour'],
    ['?sort=cheapest', 'sort'],
    ['?pageNumber=500', 'pageNumber'],
  ] as const) {
    const answer = await page.goto(path + query);
    expect(answer?.status(), query).toBe(400);
    await expect(page.getByRole('main')).toContainText(field);
  }
  expect((await page.goto(`${path}?pageNumber=300`))?.status()).toBe(404);
  const swapped = await page.goto(`${path}?diameter.maxValue=10&diameter.value=20`);
  expect(swapped?.status()).toBe(200);
  const right = await goods(page);
  await page.goto(`${path}?diameter.maxValue=20&diameter.value=10`);
  expect(await goods(page)).toEqual(right);
  await page.goto(`${path.split('/').slice(0, -1).join('/')}/wrong?sort=newest`);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(new URL(page.url()).search).toBe('?sort=newest');
});
