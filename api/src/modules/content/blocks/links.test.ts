import { describe, expect, it } from 'vitest';
import { readLink } from './links.ts';

const rules = { hosts: ['www.iso.org'], own: 'https://rasteh.ir' };

describe('links', () => {
  it.each([
    ['/faq', '/faq'],
    [' /contents/1/شیر ', '/contents/1/%D8%B4%DB%8C%D8%B1'],
    ['#انتخاب شیر', '#انتخاب-شیر'],
    ['#%D8%B4%DB%8C%D8%B1', '#شیر'],
    ['https://www.iso.org/standard/1.html?a=1#b', 'https://www.iso.org/standard/1.html?a=1#b'],
    ['HTTPS://WWW.ISO.ORG', 'https://www.iso.org/'],
    ['https://rasteh.ir/faq?q=1', '/faq?q=1'],
    ['/a/../b', '/b'],
  ])('%s is kept as %s', (written, kept) => {
    expect(readLink(written, rules)).toBe(kept);
    expect(readLink(kept, rules)).toBe(kept);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'http://www.iso.org/',
    'https://www.iso.org:8443/',
    'https://user:pass@www.iso.org/',
    'https://www.iso.org.evil.example/',
    'https://www.iso.org@evil.example/',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'https://rasteh.ir//evil.example',
    'mailto:a@b.ir',
    'tel:+982188776655',
    'faq',
    '#',
    '',
    'https://',
    'ftp://www.iso.org/',
    `/${'a'.repeat(2_000)}`,
  ])('%j is none', (written) => {
    expect(readLink(written, rules)).toBeUndefined();
  });
});
