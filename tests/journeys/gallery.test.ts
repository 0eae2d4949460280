import { expect, type Page } from '@playwright/test';
import { expectGood } from './looks.ts';
import { expectAlive } from './people.ts';
import { findPictured } from './screens.ts';
import { test } from './test.ts';

// A buyer looks at the pictures of an offer.
const gallery = (page: Page) => page.getByRole('region', { name: 'تصویرهای کالا' });
const pictures = (page: Page) => gallery(page).getByRole('img').and(page.locator('[alt]:not([alt=""])'));
const choice = (page: Page, place: string) => gallery(page).getByRole('link', { name: `تصویر ${place} از ۳` });

async function openProduct(page: Page) {
  const offer = await findPictured();
  await page.goto(`/products/${offer.id}/${offer.slug}`, { waitUntil: 'networkidle' });
  return offer;
}

test('the pictures of a product have names, come in the right size, and the first one before all else', async ({
  page,
}) => {
  const shifts = await countShifts(page);
  const { images } = await openProduct(page);
  const shown = pictures(page);
  await expect(shown).toHaveCount(3);
  for (const [place, { altText }] of images.entries()) await expect(shown.nth(place)).toHaveAttribute('alt', altText);
  await expect(shown.nth(0)).toHaveAttribute('fetchpriority', 'high');
  await expect(shown.nth(0)).not.toHaveAttribute('loading', 'lazy');
  for (const place of [1, 2]) await expect(shown.nth(place)).toHaveAttribute('loading', 'lazy');
  const { width, source } = await shown.nth(0).evaluate((it: HTMLImageElement) => ({
    width: it.getBoundingClientRect().width * devicePixelRatio,
    source: it.currentSrc,
  }));
  const side = Number(/\/media\/[\da-f-]{36}\/(\d+)$/.exec(source)![1]);
  expect(side, 'sharp').toBeGreaterThanOrEqual(Math.min(width, 1_280));
  expect(side, 'no larger than the next').toBeLessThanOrEqual(width <= 320 ? 320 : width <= 640 ? 640 : 1_280);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

/** How much of the page has jumped so far. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(globalThis, { jumped: 0 });
    new PerformanceObserver((list) => {
      const jumps = (list.getEntries() as unknown as { value: number }[]).reduce((sum, { value }) => sum + value, 0);
      Object.assign(globalThis, { jumped: (globalThis as unknown as { jumped: number }).jumped + jumps });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { jumped: number }).jumped);
}

test('they are looked through by their small forms, and by keyboard @full', async ({ page }, { project }) => {
  await openProduct(page);
  await expectAlive(page);
  const shown = pictures(page);
  await expect(shown.nth(0)).toBeInViewport();
  await expect(choice(page, '۱')).toHaveAttribute('aria-current', 'true');
  const before = await page.evaluate(() => scrollY);
  await choice(page, '۳').click();
  await expect(shown.nth(2)).toBeInViewport({ ratio: 0.9 });
  await expect(shown.nth(0)).not.toBeInViewport();
  await expect(choice(page, '۳')).toHaveAttribute('aria-current', 'true');
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  if (project.name === 'phone') return; // it has no keys
  await choice(page, '۱').focus();
  await page.keyboard.press('Enter');
  await expect(shown.nth(0)).toBeInViewport({ ratio: 0.9 });
  // Next is left.
  await gallery(page).getByRole('list').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, '۲')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, '۱')).toHaveAttribute('aria-current', 'true');
});

test('without script they are links to each picture @full', async ({ browser, baseURL, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, viewport });
  const page = await context.newPage();
  await openProduct(page);
  await choice(page, '۲').click();
  await expect(pictures(page).nth(1)).toBeInViewport({ ratio: 0.9 });
  await context.close();
});

test('a product with pictures and its list are good in both themes, and a list shows the first of each @full', async ({
  page,
}, { project }) => {
  const { category, id, slug, images } = await findPictured();
  const list = `/products/category/${category.id}/${category.slug}`;
  for (const path of [`/products/${id}/${slug}`, list]) await expectGood(page, { path }, project.name === 'phone');
  await page.goto(list, { waitUntil: 'networkidle' });
  const small = page.getByRole('main').locator('li .thumbnail');
  expect(await small.count()).toBeGreaterThan(5);
  const loaded = await small.first().evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0);
  expect(loaded).toBe(true);
  expect(await small.first().getAttribute('src')).toBe(images[0]!.url.replace('1280', '96'));
});

test('other sites show the first picture where the page is shared @full', async ({ page }) => {
  const { images } = await openProduct(page);
  const { origin } = new URL(page.url());
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(`${images[0]!.url}$`));
  const address = new URL((await page.locator('meta[property="og:image"]').getAttribute('content'))!);
  expect((await fetch(origin + address.pathname)).status).toBe(200);
});
