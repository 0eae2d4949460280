import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLinkTarget } from './link-target.ts';

it.each([
  ['/page/about', '/page/about'],
  ['/contents/label/پمپ?page=2#end', '/contents/label/%D9%BE%D9%85%D9%BE?page=2#end'],
  ['/a/../faq', '/faq'],
  ['https://ENAMAD.ir', 'https://enamad.ir/'],
])('%s is kept as %s', (written, href) => {
  expect(readLinkTarget(written)).toBe(href);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/a/..//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://enamad.ir/',
  'https://enamad.ir.evil.example/',
  'https://enamad.ir@evil.example/',
  'https://enamad.ir:444/',
  'https://evil.example/',
  'faq',
  '#faq',
  '',
])('%s is refused', (written) => {
  expect(readLinkTarget(written)).toBeUndefined();
});

it('whatever path is taken stays on the site, and is the same when it is read once more', () => {
  const piece = fc.constantFrom('/', '//', '\\', 'a', '..', '.', '@', ':', '?', '#', 'evil.example', 'https:', '%2f');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const href = readLinkTarget(pieces.join(''));
      if (href === undefined) return;
      expect(new URL(href, 'https://rasteh.example/page').hostname).toBe('rasteh.example');
      expect(readLinkTarget(href)).toBe(href);
    }),
  );
});
