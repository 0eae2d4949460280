import { expect as patient, type Page } from '@playwright/test';
import type { Person } from '../api/ownership/kinds.ts';
import { draft } from '../api/trade/trade.kit.ts';
import { peopleOf } from '../kit/people.ts';
import { site } from './people.ts';
import { test } from './test.ts';

// A developer who opens the playground on a train without internet. The editor is large: a busy machine takes its time.
const expect = patient.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 600_000 });

const queryEditor = (page: Page) => page.getByRole('region', { name: 'Operation Editor' });
const shows = (page: Page, text: string) => expect(queryEditor(page)).toContainText(text);
const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' });
const tabNamed = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

let complaints: string[];

test.beforeEach(async ({ page, context }) => {
  complaints = [];
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== '127.0.0.1',
    (route) => {
      complaints.push(`asked for ${route.request().url()}`);
      return route.abort();
    },
  );
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
});

test.afterEach(() => expect(complaints).toEqual([]));

const open = (page: Page) => page.goto(`${process.env.GATEWAY_URL_UNDER_TEST}/playground`);

test('opens with examples, runs one, and shows the documentation', async ({ page }) => {
  await open(page);
  await shows(page, 'MenuTree');
  const shown = await page.evaluate(() => Math.round(performance.now()));
  test.info().annotations.push({ type: 'usable after', description: `${shown} ms` });
  await expect(page.getByRole('tab')).toHaveCount(18);

  await tabNamed(page, 'ProductsInPsi').click();
  await shows(page, 'ProductsInPsi');
  await page.getByRole('button', { name: /^Execute/ }).click();
  await expect(answer(page)).toContainText('"totalCount"');
  await expect(answer(page)).not.toContainText('"errors"');
  await expect(page.getByRole('region', { name: 'Variables' })).not.toContainText('{category}');

  await page.getByRole('button', { name: 'Show Examples' }).click();
  await page
    .getByRole('region', { name: 'Examples' })
    .getByRole('button', { name: /^Facets/ })
    .click();
  await expect(page.getByRole('tab', { selected: true })).toContainText('Facets');

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByRole('link', { name: 'categoryMenu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the schema as SDL' })).toHaveAttribute(
    'href',
    '/schema.graphql',
  );
});

test('headers are typed once, sent from every tab, and end with the session @full', async ({ page }) => {
  await open(page);
  await shows(page, 'MenuTree');
  await page.getByRole('button', { name: 'Headers', exact: true }).click();
  await page.locator('.graphiql-editor-tool .graphiql-editor:not(.hidden)').click();
  await page.keyboard.type('{"x-request-id": "from-the-playground"');

  await tabNamed(page, 'EnumLabels').click();
  await shows(page, 'EnumLabels');
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('EnumLabels'));
  await page.getByRole('button', { name: /^Execute/ }).click();
  expect((await sent).headers()['x-request-id']).toBe('from-the-playground');
  await expect(answer(page)).toContainText('"data"');

  const kept = () =>
    page.evaluate(() => ({
      session: JSON.stringify({ ...sessionStorage }).includes('from-the-playground'),
      browser: JSON.stringify({ ...localStorage }).includes('from-the-playground'),
    }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('graphiql:queries') ?? '')).toContain('EnumLabels');
  expect(await kept()).toEqual({ session: true, browser: false });

  const written = () => page.evaluate(() => localStorage.getItem('graphiql:tabState') ?? '');
  await expect.poll(written).toContain('"activeTabIndex":15');
  await page.reload();
  await shows(page, 'EnumLabels');
  await expect(page.getByRole('tab')).toHaveCount(18);
  expect(await kept()).toEqual({ session: true, browser: false });
});

test('a link brings operation and variables to a colleague, and a command the same to a shell @full', async ({
  page,
  browser,
}) => {
  await open(page);
  await shows(page, 'MenuTree');
  await tabNamed(page, 'SupplierWithProducts').click();
  await shows(page, 'SupplierWithProducts');

  await page.getByRole('button', { name: /^Copy link/ }).click();
  await expect(page.getByRole('status')).toContainText('copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: /^Copy as curl/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl '.*\/graphql'/);

  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(link);
  await shows(colleague, 'SupplierWithProducts');
  await expect(colleague.getByRole('region', { name: 'Variables' })).toContainText('"supplierId"');
  expect(new URL(colleague.url()).hash).toBe('');
  await colleague.context().close();
});

test('a seeded person is logged in with a button, for this browser tab only @full', async ({ page }) => {
  await open(page);
  await shows(page, 'MenuTree');
  const inside = async () => {
    const box = (await page.getByLabel('Log in as').boundingBox())!;
    return box.x >= 0 && box.x + box.width <= page.viewportSize()!.width;
  };
  expect(await inside()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(inside).toBe(true);
  await page.getByLabel('Log in as').selectOption({ label: 'finance: looks after payments' });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Logged in as finance (09000000007)')).toBeVisible();

  await page.getByRole('button', { name: 'Headers', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Headers' })).toContainText('Bearer ');
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('MenuTree'));
  await page.getByRole('button', { name: /^Execute/ }).click();
  expect((await sent).headers().authorization).toMatch(/^Bearer eyJ/);

  await page.reload();
  await expect(page.getByText('Logged in as finance (09000000007)')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/eyJ|rasteh:refresh/);
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Log in as')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/eyJ|rasteh:refresh/);
});

test('an order is looked at by who has it, and what happens is told as it does @full', async ({ page }) => {
  await open(page);
  await shows(page, 'MenuTree');
  await page.getByLabel('Log in as').selectOption({ label: 'second moderator: the other of two who decide' });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Logged in as second moderator')).toBeVisible();
  const [accessToken = ''] = /eyJ[\w.-]+/.exec(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))) ?? [];
  const { id, buys } = await draft(peopleOf(site().api), {}, { accessToken } as Person);
  await tabNamed(page, 'Order').click();
  await shows(page, 'query Order');
  await page.getByRole('button', { name: /^Execute/ }).click();
  await expect(answer(page)).toContainText('"tradeRequests"');
  await expect(answer(page)).not.toContainText('"errors"');

  await tabNamed(page, 'LiveStream').click();
  await shows(page, 'subscription LiveStream');
  await page.getByRole('button', { name: /^Execute/ }).click();
  await expect(answer(page)).toContainText('"viewerEvents"');
  await buys.publish(id);
  await expect(answer(page)).toContainText('"eventId": "');
  await page.getByRole('button', { name: /^Stop/ }).click();
  await expect(page.getByRole('button', { name: /^Execute/ })).toBeVisible();
});
