import { beforeEach, describe, expect, it } from 'vitest';
import { PageCache } from './PageCache.ts';

const [valve, pump] = ['0', '1'].map((first) => `${first}1941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f`) as [string, string];
const rendered = (page: Buffer | string, freshMs = 1_000) => ({
  page: Buffer.from(page),
  headers: [] as [string, string][],
  nonce: 'nonce',
  freshMs,
  answers: [Buffer.from(page)],
});

describe('PageCache', () => {
  let now = 0;
  let cache: PageCache;
  beforeEach(() => {
    now = 0;
    cache = new PageCache(() => now);
    cache.begin();
  });
  const has = (key: string) => cache.get(key) !== undefined;

  it('gives a page while it is fresh, then 10 s longer as stale, then no more', () => {
    cache.set('/', rendered('a'));
    now = 999;
    expect(cache.get('/')?.isFresh).toBe(true);
    now = 1_000;
    expect(cache.get('/')?.isFresh).toBe(false);
    now = 10_999;
    expect(cache.get('/')?.isFresh).toBe(false);
    now = 11_000;
    expect(has('/')).toBe(false);
  });

  it('drops a page with what changes on it, home and searches too, and keeps the others', () => {
    cache.set('/', rendered(`<a href="/products/${pump}/x">`));
    cache.set('/search/x', rendered('<p>'));
    cache.set(`/products/${valve}/x`, rendered(`<a href="/products/${valve}/x">`));
    cache.changed([pump, `${valve.replace('0', '3')}/`]);
    expect(['/', '/search/x', `/products/${valve}/x`].map(has)).toEqual([false, true, true]);
    cache.changed(['units']);
    expect(has('/search/x')).toBe(false);
    cache.set(`/products/${valve}/x`, rendered(`<a href="/products/${valve}/x">`));
    cache.changed([valve]);
    expect(has(`/products/${valve}/x`)).toBe(false);
  });

  it('keeps no page that shows what changed while it was rendered, and one that shows other things', () => {
    const before = cache.changes;
    cache.changed([valve]);
    cache.changed([valve]);
    cache.set('/', rendered(`<a href="/products/${valve}/x">`), before);
    cache.set('/other', rendered(`<a href="/products/${pump}/x">`), before);
    expect(['/', '/other'].map(has)).toEqual([false, true]);
    cache.changed(['*']);
    cache.set('/other', rendered(`<a href="/products/${pump}/x">`), before);
    expect(has('/other')).toBe(false);
  });

  it('keeps no page whose rendering began before the stream of changes was lost', () => {
    const before = cache.changes;
    cache.lost();
    cache.begin();
    cache.set('/', rendered('old'), before);
    expect(has('/')).toBe(false);
  });

  it('holds nothing while changes are not heard', () => {
    cache.set('/', rendered('a'));
    cache.lost();
    expect([cache.isOn, has('/')]).toEqual([false, false]);
    cache.set('/', rendered('a'));
    cache.begin();
    expect(has('/')).toBe(false);
  });

  it('lets the page go that was not wanted for longest', () => {
    for (const path of ['/1', '/2']) cache.set(path, rendered(Buffer.alloc(9_000_000)));
    has('/1');
    cache.set('/3', rendered(Buffer.alloc(9_000_000)));
    expect(['/1', '/2', '/3'].map(has)).toEqual([true, false, true]);
  });

  it('counts a page that is kept again only once', () => {
    for (let time = 0; time < 10; time += 1) cache.set('/1', rendered(Buffer.alloc(9_000_000)));
    cache.set('/2', rendered(Buffer.alloc(9_000_000)));
    expect(has('/1')).toBe(true);
  });
});
