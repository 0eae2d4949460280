import { expect, type Page } from '@playwright/test';
import { findPictured, findScreens } from './screens.ts';
import { test } from './test.ts';

// A page over a weak line comes in pieces, and whoever has begun to read it does not want it to move.
test.use({ bypassCSP: true });

/** Cumulative layout shift (design/performance.md). */
const limit = 0.01;
// Columns of a table are as wide as what is in them, of which the first piece has a few rows.
const tableLimit = 0.02;
// Less than browsers parse at once, so that a page of every length is drawn between any two of its parts.
const pieceLength = 1_500;

test('nothing moves while a page comes in pieces', async ({ page }) => {
  const { id, slug, category } = await findPictured();
  await expectStill(page, `/products/${id}/${slug}`);
  await expectStill(page, `/products/category/${category.id}/${category.slug}`);
  await expectStill(page, '/search/شیر');
});

test('nothing moves while any of the pages comes in pieces @full', async ({ page }) => {
  test.slow();
  for (const { path } of await findScreens()) await expectStill(page, path, tableLimit);
});

async function expectStill(page: Page, path: string, most = limit) {
  const moved = await moves(page, path);
  const sum = moved.reduce((total, { share }) => total + share, 0);
  expect.soft(sum, `${path}: ${JSON.stringify(moved, null, 1)}`).toBeLessThanOrEqual(most);
}

test('what stands at the end of a page stays under the pointer when it is scrolled to', async ({ page }) => {
  // The end of the page is far below this window.
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto('/');
  const ends = await page.evaluate(async () => {
    const main = document.querySelector('main')!;
    const endNow = () => Math.round(main.getBoundingClientRect().bottom);
    scrollTo(0, document.documentElement.scrollHeight);
    const first = endNow();
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return [first, endNow()];
  });
  expect(ends[1]).toBe(ends[0]);
});

/** What moves, and by how much, where the page of this path is written into a window piece by piece, without its script. */
async function moves(page: Page, path: string): Promise<{ share: number; parts: string[] }[]> {
  const html = await (await page.request.get(path)).text();
  // Not as a page of the site, whose script would run; the address makes its styles and pictures those of the site.
  await page.goto('/robots.txt');
  return page.evaluate(
    async ({ still, length }) => {
      const seen: { share: number; parts: string[] }[] = [];
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      document.open();
      const observer = new PerformanceObserver(note);
      observer.observe({ type: 'layout-shift', buffered: true });
      for (let start = 0; start < still.length; start += length) {
        document.write(still.slice(start, start + length));
        await frame();
        // The first paint waits for the styles, as it does when a browser loads the page.
        await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(loaded));
      }
      document.close();
      await frame();
      await frame();
      note({ getEntries: () => observer.takeRecords() });
      return seen;

      function loaded(link: HTMLLinkElement) {
        return link.sheet ? undefined : new Promise((done) => link.addEventListener('load', done, { once: true }));
      }

      function note(list: Pick<PerformanceObserverEntryList, 'getEntries'>) {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        for (const { value, sources } of list.getEntries() as Shift[])
          seen.push({
            share: value,
            parts: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
          });
      }
    },
    { still: html.replaceAll(/<script\b[^]*?<\/script>/g, '<script type="text/plain"></script>'), length: pieceLength },
  );
}
