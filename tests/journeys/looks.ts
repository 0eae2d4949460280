import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

// What must hold on every screen, whatever it shows: accessibility, layout, words.
const axe = createRequire(import.meta.url)('axe-core') as { source: string };

type Axe = { axe: typeof axeCore };

interface Shown {
  path: string;
  name?: string;
  status?: number;
}

/** Opens a screen, once, and holds it to everything below: in both themes, at all widths, under a finger on a phone. */
export async function expectGood(page: Page, { path, name = path, status = 200 }: Shown, isPhone: boolean) {
  const response = await page.goto(path);
  expect(response?.status(), name).toBe(status);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  await expectPersian(page, name);
  if (isPhone) await expectTouchable(page, name);
  // Nearly all colours are those of the desktop.
  if (isPhone && !process.env.TEST_FULL) {
    // A colour on its way to another one is neither.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page, name);
  } else await expectAccessibleInBothThemes(page, name);
  await expectNoSidewaysScroll(page, name);
}

export async function expectAccessibleInBothThemes(page: Page, name: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, `${name}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // The other theme differs by its colours only.
  await expectAccessible(page, `${name}, dark`, ['color-contrast']);
}

/** Nothing that axe knows is wrong with the page as it is now, by all of its rules or by those given. */
async function expectAccessible(page: Page, name: string, rules?: string[]) {
  // Given to the page through the debugger, since its policy lets no foreign script in.
  await page.evaluate(axe.source);
  // The tray at the foot of the window covers a part of what can be scrolled from under it: no target is small for that.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.compare-tray')?.style.setProperty('position', 'static'),
  );
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as typeof globalThis & Axe).axe.run({
        // Off unless asked for, as the newest of its rules.
        ...(runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }),
        resultTypes: ['violations'],
      }),
    rules,
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    name,
  ).toEqual([]);
}

/** The page scrolls up and down only, at the usual widths. */
export async function expectNoSidewaysScroll(page: Page, name: string) {
  const before = page.viewportSize();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/** Persian from right to left, with Persian digits and no label of a library. */
async function expectPersian(page: Page, name: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(latinDigitsInPersian), name).toEqual([]);
  expect(await page.evaluate(latinLabels), name).toEqual([]);
}

/** Everything that is touched is 44 px. */
const expectTouchable = async (page: Page, name: string) => expect(await page.evaluate(smallTargets), name).toEqual([]);

/** Texts with a Latin digit outside of what is marked as a code, a left-to-right island or a form field's value. */
function latinDigitsInPersian(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (
      !parentElement ||
      parentElement.closest('script, style, noscript, template, textarea, [dir="ltr"], bdi, code, [lang="en"]')
    )
      continue;
    // Grades and standards keep their own digits inside of a title: 316L, ISO 4032.
    const prose = (textContent ?? '').replace(/[A-Za-z][A-Za-z0-9./-]*( \d[\w./-]*)?|\d+[A-Za-z]\w*/g, '');
    if (/[0-9]/.test(prose)) found.push((textContent ?? '').trim());
  }
  return found;
}

/** Accessible names without a Persian letter, such as a library's own English ones. */
function latinLabels(): string[] {
  const names = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  return names.filter((name) => /[A-Za-z]{3,}/.test(name) && !/[\u0600-\u06FF]/.test(name));
}

/** Visible links, buttons and fields that are lower or narrower than 44 px; links inside running text may be. */
function smallTargets(): string[] {
  const smallest = 43.5;
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input:not([type="hidden"])'),
  ];
  return targets.flatMap((element) => {
    if (
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('.visually-hidden, .skip-link')
    )
      return [];
    const paragraph = element.closest('p, dd, nav.breadcrumb');
    if (element.tagName === 'A' && paragraph) return [];
    // A label or frame around a box is touched with it; a title's link may cover its whole card.
    const area = element.closest('label, .control') ?? element;
    const { width, height } = area.getBoundingClientRect();
    const after = getComputedStyle(element, '::after');
    const isCovering = after.position === 'absolute' && after.content !== 'none';
    if (width === 0 || isCovering || (width >= smallest && height >= smallest)) return [];
    return [
      `${element.tagName} "${(element.textContent || element.getAttribute('aria-label') || element.getAttribute('name') || '').trim().slice(0, 40)}" ${Math.round(width)}×${Math.round(height)}`,
    ];
  });
}
