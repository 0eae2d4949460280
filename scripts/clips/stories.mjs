// What is done in each clip. What is said, and what is typed, stands in api/seeds/content/videos/KEY.tsv.

/** @typedef {import('./stage.mjs').Stage} Stage */

const searchField = 'header form input[role="combobox"]';
const compareBox = 'main input[name="ids"]';

/** The first place that a selector finds. */
const first = ({ page }, selector, index = 0) => page.locator(selector).filter({ visible: true }).nth(index);

/** The list of the first leaf of the first category. */
async function openList(stage) {
  const { page } = stage;
  await page.goto('/category/categoryType/product');
  const path = await page
    .locator('main a[href^="/category/"]')
    .evaluateAll(
      (links, slug) => links.map((link) => decodeURI(link.getAttribute('href'))).find((href) => href.endsWith(slug)),
      '/\u0634\u06cc\u0631-\u062a\u0648\u067e\u06cc',
    );
  await stage.open(path.replace('/category/', '/products/category/'));
}

/** The page of an offer of a merchant, which has everything that an offer can have. */
async function openOffer(stage) {
  await openList(stage);
  const path = await first(stage, 'main li:has(img) .listing-title a').getAttribute('href');
  await stage.open(path);
}

/** @type {Record<string, (stage: Stage) => Promise<void>>} */
export const stories = {
  async search(stage) {
    await stage.open('/');
    await stage.say();
    await stage.point(first(stage, searchField));
    const text = await stage.say();
    await stage.type(first(stage, searchField), text);
    await stage.press('Enter');
    await stage.say();
    await stage.point(first(stage, 'main nav.tabs a'));
    await stage.say();
    await stage.point(first(stage, 'main a.chip[aria-label]'));
    await stage.say();
    await stage.click(first(stage, 'main a.chip[aria-label]'));
    await stage.say();
    await stage.click(first(stage, 'main nav.tabs a:not([aria-current])'));
  },

  async filters(stage) {
    await openList(stage);
    await stage.say();
    await stage.point(first(stage, 'main details.group summary'));
    const [least, most] = (await stage.say()).split('|');
    const bounds = 'main details.group[open] input[inputmode="decimal"]';
    await stage.type(first(stage, bounds, 0), least);
    await stage.type(first(stage, bounds, 1), most);
    await stage.say();
    await stage.press('Enter');
    await stage.say();
    await stage.point(first(stage, 'main a.chip[aria-label]'));
    await stage.say();
    const order = first(stage, 'main select[name="sort"]');
    await stage.point(order);
    await order.selectOption({ index: 2 });
    await stage.hold(1_000);
  },

  async compare(stage) {
    await openList(stage);
    await stage.say();
    for (const index of [0, 1, 2]) await stage.click(first(stage, compareBox, index));
    await stage.say();
    await stage.click(first(stage, 'a[href*="/products/compare?ids"], button[formaction*="compare"]'));
    await stage.say();
    await stage.scrollTo(first(stage, 'main table'));
    await stage.say();
    await stage.scrollTo(first(stage, 'main table tbody tr', 6));
    await stage.say();
    await stage.click(first(stage, 'main input[type="checkbox"]'));
  },

  async product(stage) {
    await openOffer(stage);
    await stage.say();
    await stage.point(first(stage, 'main h1'));
    await stage.say();
    await stage.scrollTo(first(stage, 'main section.section h2', 1));
    await stage.say();
    await stage.point(first(stage, 'main section.section dl.facts dd', 1));
    await stage.say();
    await stage.scrollTo(first(stage, 'main section.section table.data-table'), 140);
    await stage.say();
    await stage.point(first(stage, 'main a[href^="/basket?"]'));
  },

  async supplier(stage) {
    await openOffer(stage);
    const path = await stage.page
      .locator('main a[href^="/supplier/"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href'))
          .find((href) => /^\/supplier\/[\da-f-]{36}\/(?!merchantDelegations)/.test(href)),
      );
    await stage.open(path);
    await stage.say();
    await stage.point(first(stage, 'main h1'));
    await stage.say();
    await stage.click(first(stage, 'main nav.tabs li:last-child a'));
    await stage.say();
    await stage.scrollTo(first(stage, 'main #delegations'));
    await stage.say();
    await stage.scrollTo(first(stage, 'main #products'));
    await stage.say();
    await stage.scrollTo(first(stage, 'main h1'), 200);
    await stage.point(first(stage, 'main .button-primary'));
  },

  async basket(stage) {
    await openOffer(stage);
    await stage.say();
    await stage.point(first(stage, 'main h1'));
    await stage.click(first(stage, 'main a.button[href^="/basket?"]'));
    await stage.say();
    await stage.point(first(stage, 'main form input[name="quantity"]'));
    await stage.click(first(stage, 'main form button.button-primary'));
    await stage.say();
    await stage.point(first(stage, 'main h1'));
    const text = await stage.say();
    await stage.type(first(stage, '#basket-need input[name="title"]'), text);
    await stage.click(first(stage, '#basket-need button'));
    await stage.say();
    await stage.scrollTo(first(stage, 'main h1'));
  },

  async 'search-lines'(stage) {
    await stage.open('/search');
    const text = await stage.say();
    const field = first(stage, 'main textarea[name="text"]');
    await stage.click(field);
    await field.fill(text.replaceAll('|', '\n'));
    await stage.hold(500);
    await stage.say();
    await stage.click(first(stage, 'main button.button-primary'));
    await stage.say();
    await stage.scrollTo(first(stage, 'main a[href^="/search/"]'), 120);
    await stage.say();
    await stage.point(first(stage, 'main a[href^="/search/"]', 1));
    await stage.say();
    await stage.click(first(stage, 'main a[href^="/search/"]'));
  },

  async guidance(stage) {
    await openList(stage);
    await stage.say();
    await stage.point(first(stage, 'aside a[href^="/help/"]'));
    await stage.say();
    await stage.click(first(stage, 'aside a[href^="/help/"]'));
    await stage.hold(1_500);
    await stage.press('Escape');
    await stage.open('/faq');
    const text = await stage.say();
    await stage.type(first(stage, 'main input[name="q"]'), text);
    await stage.press('Enter');
    await stage.say();
    await stage.click(first(stage, 'main details summary'));
    await stage.open('/feedback');
    await stage.say();
    await stage.point(first(stage, 'main input[name="subject"]'));
  },
};
