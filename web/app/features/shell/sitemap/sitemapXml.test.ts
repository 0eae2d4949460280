import { expect, it } from 'vitest';
import { newestOf, sitemapIndex, urlSet } from './sitemapXml.ts';

it('writes addresses encoded and escaped, with the time of change', async () => {
  const answer = urlSet('https://rasteh.example', [
    { path: "/products/1/شیر-2'&<x>", lastChangedAt: '2026-11-20T08:30:00.000Z' },
    { path: '/', lastChangedAt: '2026-11-21T09:00:00.000Z' },
  ]);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await answer.text()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://rasteh.example/products/1/%D8%B4%DB%8C%D8%B1-2&apos;&amp;%3Cx%3E</loc>' +
      '<lastmod>2026-11-20T08:30:00.000Z</lastmod></url>\n<url><loc>https://rasteh.example/</loc><lastmod>2026-11-21T09:00:00.000Z</lastmod></url>\n</urlset>\n',
  );
});

it('lists parts in an index', async () => {
  const lastChangedAt = newestOf(['2026-11-20T08:30:00.000Z', '2026-11-21T09:00:00.000Z', '2025-12-31T23:59:59.999Z']);
  const text = await sitemapIndex('https://rasteh.example', [
    { path: '/sitemaps/suppliers-1.xml', lastChangedAt },
  ]).text();
  expect(text).toContain(
    '<sitemap><loc>https://rasteh.example/sitemaps/suppliers-1.xml</loc><lastmod>2026-11-21T09:00:00.000Z</lastmod></sitemap>',
  );
});
