import { expect, type Page } from '@playwright/test';
import { open } from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

// The story of the first issue, as a buyer lives it.

const titles = (page: Page) => page.locator('main li h2, main li h3').allTextContents();

function countGraph(page: Page) {
  const seen = { graph: 0, since: () => 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') seen.graph += 1;
  });
  let mark = 0;
  seen.since = () => {
    const more = seen.graph - mark;
    mark = seen.graph;
    return more;
  };
  return seen;
}

test('from the home page to a filtered list, another unit, a product, and a link for a colleague', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(300_000);
  const { valves } = await findMarket();
  const requests = countGraph(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests.since()).toBe(0);

  await page
    .getByRole('main')
    .getByRole('link', { name: /تجهیزات و کالای صنعتی/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تجهیزات و کالای صنعتی');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(valves.name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(valves.name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const form = page.getByRole('region', { name: 'جست‌وجو با اندازه' });
  const diameter = form.getByRole('group', { name: 'قطر' });
  await diameter.getByRole('textbox', { name: 'قطر، از' }).fill('۱۰');
  await diameter.getByRole('textbox', { name: 'قطر، تا' }).fill('۲۰');
  const pressure = form.getByRole('group', { name: 'فشار کاری' });
  await pressure.getByRole('combobox').selectOption('[psi]');
  await pressure.getByRole('textbox', { name: 'فشار کاری، از' }).fill('۱۵۰');
  await form.getByRole('button', { name: 'نمایش نتیجه' }).click();
  await expect(page).toHaveURL(/\/products\/category\//);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const inPsi = await titles(page);
  expect(inPsi.length).toBeGreaterThan(0);

  // The same measure in bar: 150 psi is 10.3421359… bar.
  const url = new URL(page.url());
  const codes = [...url.searchParams.keys()];
  expect(codes).toEqual(expect.arrayContaining(['diameter.value', 'pressure.value']));
  url.searchParams.set('pressure.unit', 'bar');
  url.searchParams.set('pressure.value', '10.342135939752541');
  await open(page, url.href);
  expect(await titles(page)).toEqual(inPsi);

  const colleague = await browser.newPage({
    baseURL: new URL(page.url()).origin,
    ...(project.use.viewport && { viewport: project.use.viewport }),
  });
  await colleague.goto(page.url());
  expect(await titles(colleague)).toEqual(inPsi);
  await colleague.close();

  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: inPsi[0]! }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inPsi[0]!);
  await expect(page.getByRole('heading', { name: 'برگهٔ مشخصات' })).toBeVisible();
});

test('first loads ask the graph nothing; going back asks nothing again @desktop', async ({ page }) => {
  const { valves, tiered } = await findMarket();
  const requests = countGraph(page);
  for (const path of [
    '/',
    `/products/category/${valves.id}/${valves.slug}`,
    `/products/${tiered.id}/${tiered.slug}`,
    `/category/${valves.id}/${valves.slug}`,
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests.since(), path).toBe(0);
  }
  await page.getByRole('link', { name: 'ویژگی‌ها و یکاها' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`ویژگی‌ها و یکاهای ${valves.name}`);
  requests.since();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(valves.name);
  expect(requests.since()).toBe(0);
});

test('by keyboard alone: past the menu to the content, through the menu to a category, into a filter @desktop', async ({
  page,
}, { project }) => {
  if (project.name === 'phone') return; // it has no Tab key
  const { valves } = await findMarket();
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'رفتن به محتوای صفحه' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);

  await open(page, '/');
  await page.locator('header summary:visible').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('header a:focus')).toHaveText(/همهٔ/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await open(page, `/category/${valves.id}/${valves.slug}`);
  const from = page.getByRole('textbox', { name: 'قطر، از' });
  await from.focus();
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/diameter\.value=10/);
});
