import { describe, expect, it } from 'vitest';
import { PageCache, withNonce } from './PageCache.ts';

const html = (nonce: string) => Buffer.from(`<script nonce="${nonce}">شیر</script><link nonce="${nonce}">`);

describe('PageCache', () => {
  it('gives a kept page with a nonce of its own', () => {
    const cache = new PageCache();
    cache.set('/', html('first'), [], 'first', 1000);
    const page = cache.get('/');
    expect(page && withNonce(page, 'second').toString()).toBe(html('second').toString());
  });

  it('forgets a page when the answers in it are no longer fresh', () => {
    let now = 0;
    const cache = new PageCache(() => now);
    cache.set('/', html('n'), [], 'n', 1000);
    now = 999;
    expect(cache.get('/')).toBeDefined();
    now = 1000;
    expect(cache.get('/')).toBeUndefined();
  });

  it('lets the page go that was not wanted for longest', () => {
    const cache = new PageCache();
    const large = Buffer.alloc(12_000_000);
    for (const path of ['/1', '/2']) cache.set(path, large, [], 'n', 1000);
    cache.get('/1');
    cache.set('/3', large, [], 'n', 1000);
    expect(['/1', '/2', '/3'].map((path) => cache.get(path) !== undefined)).toEqual([true, false, true]);
  });

  it('counts a page that is kept again only once', () => {
    const cache = new PageCache();
    for (let time = 0; time < 10; time += 1) cache.set('/1', Buffer.alloc(12_000_000), [], 'n', 1000);
    cache.set('/2', Buffer.alloc(12_000_000), [], 'n', 1000);
    expect(cache.get('/1')).toBeDefined();
  });
});
