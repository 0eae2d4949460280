import { expect, type Page, type Request } from '@playwright/test';
import { expectAlive, open } from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

// What the shell does around the pages: specification, sections 2, 4, 8 and 9.
const hourMs = 3_600_000;

let valves: { id: string; slug: string };
test.beforeAll(async () => {
  ({ valves } = await findMarket());
});

/** True for as long as the document lives. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
/** Within `main`, since what the header has differs between phones and desktops. */
const linkTo = (page: Page, path: string) => page.locator(`main a[href^="${path}"]`).first();
const category = () => `/category/${valves.id}/${valves.slug}`;
const list = () => `/products/category/${valves.id}/${valves.slug}`;

test('a newer build is seen after an hour and loaded with the next navigation, once in 10 s @full', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, category());
  await mark(page);
  const asked: string[] = [];
  await page.route('**/builds/latest.json', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: { id: 'newer', timestamp: 0 } });
  });
  await page.clock.fastForward(hourMs - 1_000);
  expect(asked).toHaveLength(0);
  const answer = page.waitForResponse('**/builds/latest.json');
  await page.clock.fastForward(1_000);
  await answer;
  expect(await isMarked(page)).toBe(true);
  await linkTo(page, list().slice(0, 30)).click();
  await expect(page).toHaveURL(new RegExp(`/products/category/${valves.id}`));
  await expect.poll(() => isMarked(page)).toBe(false);
});

test('a missing script of an old build loads the page afresh, and not again within 10 s @full', async ({ page }) => {
  await open(page, category());
  await mark(page);
  let missing = 0;
  await page.route('**/assets/ProductListScreen-*.js', (route) => {
    missing += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await linkTo(page, list().slice(0, 30)).click();
  await expect(page).toHaveURL(new RegExp(`/products/category/${valves.id}`));
  await expect.poll(() => isMarked(page)).toBe(false);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(missing).toBeGreaterThan(0);
  // The server's page is there and stays there: the same missing script does not reload it for ever.
  await page.waitForLoadState('networkidle');
  expect(loads.length).toBeLessThanOrEqual(1);
});

test('a script that is missing after that too leads to the general error page, from which one loads anew @full', async ({
  page,
}) => {
  await page.route('**/assets/ProductListScreen-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, category());
  // As after a reload of the list a moment ago.
  await page.evaluate(
    (path) => sessionStorage.setItem('rasteh:reloads', JSON.stringify({ [path]: Date.now() })),
    encodeURI(list()),
  );
  await mark(page);
  await linkTo(page, list().slice(0, 30)).click();
  await expect(page).toHaveURL(/\/error$/);
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByText('اینترنت')).toHaveCount(0);
  const again = page.getByRole('link', { name: 'تلاش دوباره' });
  await expect(again).toHaveAttribute('href', new RegExp(`^/products/category/${valves.id}`));
  await again.click();
  await expect(page).toHaveURL(new RegExp(`/products/category/${valves.id}`));
  await expect.poll(() => isMarked(page)).toBe(false);
});

test('says when the connection is lost, and stops when it is back @full', async ({ page, context }) => {
  await open(page, '/');
  const notice = page.getByText('اتصال اینترنت قطع است');
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('reports an error that nobody caught and shows nothing of it @full', async ({ page }) => {
  await open(page, '/');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const sent = page.waitForRequest('**/client-errors');
  // The debugger does not show what a beacon carries, so its content is looked at on the way.
  await page.evaluate(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      Object.assign(window, { report: (data as Blob).text() });
      return send(url, data);
    };
    setTimeout(() => {
      throw new Error('nobody caught this');
    });
  });
  await sent;
  const text = await page.evaluate(() => (window as unknown as { report: Promise<string> }).report);
  const report = JSON.parse(text) as Record<string, string>;
  expect(report).toMatchObject({ path: '/', message: 'nobody caught this' });
  expect(report.buildId).toBeTruthy();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
});

test('another path is a new page at its top, with the focus on its heading; the menu is not asked again', async ({
  page,
}) => {
  await open(page, '/');
  await mark(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql'))
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  await page.evaluate(() => window.scrollTo(0, 600));
  await linkTo(page, '/category/').click();
  await expect(page).toHaveURL(/\/category\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await isMarked(page)).toBe(true);
  expect(asked).not.toContain('MainMenu');
  expect(asked).toContain('CategoryScreen');
});

test('a page that the pointer rests on is there when it is clicked @full', async ({ page }, { project }) => {
  if (project.name === 'phone') return; // a finger does not rest
  await open(page, '/');
  const link = linkTo(page, '/category/');
  // Its own question only: on the next page the pointer may rest on yet another link.
  const id = /\/category\/([^/]+)/.exec((await link.getAttribute('href'))!)![1]!;
  const isAbout = (request: Request) => request.url().endsWith('/graphql') && request.postData()?.includes(id);
  const preloaded = page.waitForResponse((response) => Boolean(isAbout(response.request())));
  await link.hover();
  await preloaded;
  let asked = 0;
  page.on('request', (request) => (asked += Number(isAbout(request) ?? false)));
  await link.click();
  await expect(page).toHaveURL(/\/category\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked).toBe(0);
});

test('a page says that it is loading until it is mounted, whatever it shows @full', async ({ page }) => {
  for (const path of ['/', '/error', '/no-such-page']) await open(page, path);
});

test('a page from the cache runs its scripts, and nothing breaks its policy', async ({ page }) => {
  const broken: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => broken.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  for (const path of ['/', category(), list()]) {
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expectAlive(page);
    }
  }
  expect(broken).toEqual([]);
});

test('the way back from a page that is not there @full', async ({ page }) => {
  await open(page, '/');
  await page.goto('/nowhere');
  await page.getByRole('button', { name: 'بازگشت به صفحهٔ قبلی' }).click();
  await expect(page).toHaveURL(/\/$/);
});
