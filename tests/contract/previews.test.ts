import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, newDraft, sellerOf } from '../api/listings/entries/entries.kit.ts';
import { type Entry, writingOf } from '../api/listings/entries/entry-writing.kit.ts';
import { UNKNOWN } from '../api/ownership/kinds.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { startSite } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { WebBrowser } from '../kit/web-browser.ts';

// What buyers do not see, as its page would be: for the staff of the queue, and for nobody else.
let site: Awaited<ReturnType<typeof startSite>>;
let people: ReturnType<typeof peopleOf>;
let at: Awaited<ReturnType<typeof writingOf>>;
let waiting: Entry;
let moderator: WebBrowser | undefined;
let support: WebBrowser | undefined;
let seller: WebBrowser | undefined;
let buyer: WebBrowser | undefined;
let visitor: WebBrowser | undefined;
beforeAll(async () => {
  site = await startSite({ env: { OTP_RESEND_SECONDS: '1' } });
  people = peopleOf(site.api);
  at = await writingOf(people);
  const logged = async (phone: string) => {
    const browser = new WebBrowser(site);
    // A phone gets its next code a second later.
    await until('the next code', () => browser.login(phone).then(Boolean, () => false));
    return browser;
  };
  moderator = await logged('09000000006');
  support = await logged('09000000009');
  seller = await logged('09000000005');
  buyer = await logged(newPhone());
  visitor = new WebBrowser(site);
  const draft = await at.written();
  const pictured = at.right(await at.images(draft, [await at.send()]));
  waiting = at.right(await at.step(pictured, 'submit'));
});
afterAll(() => site?.stop());

const product = (id: string) => `/profile/admin/preview/product/${id}`;
const supplier = (id: string) => `/profile/admin/preview/supplier/${id}`;
const page = async (browser: WebBrowser | undefined, path: string) => {
  const answer = await browser!.send(path);
  return { status: answer.status, cache: answer.headers.get('cache-control'), html: await answer.text() };
};

describe('the preview of an entry that waits', () => {
  it('is the page that buyers would see, marked, out of search engines and shared caches', async () => {
    expect((await page(visitor, `/products/${waiting.id}/x`)).status).toBe(404);
    const { status, cache, html } = await page(moderator, product(waiting.id));
    expect([status, cache]).toEqual([200, 'no-store']);
    expect(html).toContain('پیش‌نمایش برای کارشناسان');
    expect(html).toContain(`<h1`);
    expect(html).toContain(waiting.title);
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
    const [, url = ''] = /src="(\/files\/[^"#]+)#640"/.exec(html) ?? [];
    const picture = await fetch(site.web.url + url.replaceAll('&amp;', '&'));
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, expect.stringContaining('private')]);
  });

  it('is there for nobody else, and whoever has no session logs in first', async () => {
    for (const browser of [buyer, seller, support]) expect((await page(browser, product(waiting.id))).status).toBe(404);
    for (const id of [waiting.id, UNKNOWN]) expect((await page(visitor, product(id))).status).toBe(302);
  });

  it('is none of a draft, nor of what is not there', async () => {
    const draft = await newDraft(people, await sellerOf(people));
    expect((await page(moderator, product(draft.id))).status).toBe(404);
    expect((await page(moderator, product(UNKNOWN))).status).toBe(404);
  });
});

describe('the preview of a supplier', () => {
  it('is for the staff that decide suppliers', async () => {
    const [entry] = await entriesOf(people, await sellerOf(people));
    const { status, cache, html } = await page(support, supplier(entry!.supplierId));
    expect([status, cache]).toEqual([200, 'no-store']);
    expect(html).toContain('پیش‌نمایش برای کارشناسان');
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
    for (const browser of [buyer, seller, moderator])
      expect((await page(browser, supplier(entry!.supplierId))).status).toBe(404);
    for (const id of [entry!.supplierId, UNKNOWN]) expect((await page(visitor, supplier(id))).status).toBe(302);
    expect((await page(support, supplier(UNKNOWN))).status).toBe(404);
  });
});
