import { expect, it } from 'vitest';
import { sitemapIndex, urlSet } from './sitemapXml.ts';

it('writes addresses encoded and escaped, with the time of change where it is known', async () => {
  const answer = urlSet('https://rasteh.example', [
    { path: "/products/1/شیر-2'&<x>", lastChangedAt: '2026-11-20T08:30:00.000Z' },
    { path: '/' },
  ]);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await answer.text()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://rasteh.example/products/1/%D8%B4%DB%8C%D8%B1-2&apos;&amp;%3Cx%3E</loc>' +
      '<lastmod>2026-11-20T08:30:00.000Z</lastmod></url>\n<url><loc>https://rasteh.example/</loc></url>\n</urlset>\n',
  );
});

it('lists parts in an index', async () => {
  const text = await sitemapIndex('https://rasteh.example', [{ path: '/sitemaps/suppliers.xml' }]).text();
  expect(text).toContain('<sitemap><loc>https://rasteh.example/sitemaps/suppliers.xml</loc></sitemap>');
});
