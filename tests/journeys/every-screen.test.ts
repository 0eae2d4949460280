import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectPersian, expectTouchable } from './looks.ts';
import { findScreens, type Screen } from './screens.ts';

const themes = ['light', 'dark'] as const;

let screens: Screen[];
test.beforeAll(async () => {
  screens = await findScreens();
});
test.describe.configure({ timeout: 180_000 });

async function open(page: Page, { path, status }: Screen) {
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await page.evaluate(() => document.fonts.ready);
}

// In parts, which run side by side.
const parts = [1, 2, 3];
const inPart = (part: number) => screens.filter((_, index) => index % parts.length === part - 1);
const axeRuns = themes.flatMap((theme) => parts.map((part) => ({ theme, part })));

for (const { theme, part } of axeRuns) {
  test(`axe finds nothing, ${theme}, part ${part}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const screen of inPart(part)) {
      await open(page, screen);
      await expectAccessible(page, screen.name);
    }
  });
}

test('nothing scrolls sideways, and there is one h1', async ({ page }) => {
  for (const screen of screens) {
    await open(page, screen);
    await expect(page.getByRole('heading', { level: 1 }), screen.name).toHaveCount(1);
    await expectNoSidewaysScroll(page, screen.name);
  }
});

test('is Persian, from right to left, with Persian digits and no label of a library', async ({ page }) => {
  for (const screen of screens) {
    await open(page, screen);
    await expectPersian(page, screen.name);
  }
});

test('everything that is touched is 44 px on a phone', async ({ page }, { project }) => {
  if (project.name !== 'phone') return; // a mouse needs less
  for (const screen of screens) {
    await open(page, screen);
    await expectTouchable(page, screen.name);
  }
});
