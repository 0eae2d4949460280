import { expect, type Page } from '@playwright/test';
import { expectAlive } from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

// A font that comes after the first paint lays nothing out again under the reader's eyes.
type Fonts = { fonts: { familyName: string }[] };

/** Fonts that the main heading is really written in. */
async function fontsOfHeading(page: Page) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('DOM.enable');
  await debug.send('CSS.enable');
  const { root } = await debug.send('DOM.getDocument');
  const { nodeId } = await debug.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = (await debug.send('CSS.getPlatformFontsForNode', { nodeId })) as Fonts;
  await debug.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('a font that comes late moves nothing on the first screen, and is there on the next @full', async ({ page }) => {
  const { valves } = await findMarket();
  await page.addInitScript(() => {
    const seen = { shifts: 0, isPainted: false };
    Object.assign(window, { seen });
    const on = (type: string, tell: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
    on('layout-shift', (entry) => (seen.shifts += (entry as PerformanceEntry & { value: number }).value));
    on('paint', () => (seen.isPainted = true));
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: { shifts: number; isPainted: boolean } }).seen);
  let letCome = () => {};
  const painted = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(`/category/${valves.id}/${valves.slug}`, { waitUntil: 'commit' });
  await expect.poll(async () => (await seen()).isPainted).toBe(true);
  const font = page.waitForResponse('**/*.woff2');
  letCome();
  await (await font).finished();
  await expectAlive(page);
  expect(await fontsOfHeading(page)).not.toContain('Vazirmatn');
  expect((await seen()).shifts).toBeLessThan(0.01);

  await page.locator(`main a[href^="/products/category/${valves.id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/products/category/${valves.id}`));
  await expect.poll(() => fontsOfHeading(page)).toContain('Vazirmatn');
});
