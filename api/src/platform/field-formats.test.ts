import { describe, expect, it } from 'vitest';
import { fieldFormats, isMail, isWebsite } from './field-formats.ts';

describe('an address for mails', () => {
  it.each([
    'sara@example.ir',
    'Sara.Karimi+buy@sub.example.co.ir',
    "o'brien@example.com",
    'a@b.ir',
    '1_2@3x.ir',
    'x@xn--mgba3a4f16a.xn--mgba3a4f16a',
    `${'a'.repeat(64)}@example.ir`,
  ])('%s', (text) => expect(isMail(text)).toBe(true));
  it.each([
    'sara',
    'sara@',
    '@example.ir',
    'sara@localhost',
    'sara@example.i',
    'sara@10.0.0.1',
    'a@b@example.ir',
    '.sara@example.ir',
    'sara.@example.ir',
    'sa..ra@example.ir',
    'sara@-example.ir',
    'sara@example-.ir',
    'sara@example..ir',
    'sara @example.ir',
    'sara@example.ir\n',
    '"sara"@example.ir',
    '<sara@example.ir>',
    'سارا@example.ir',
    'sara@exa\u200cmple.ir',
    '\u202esara@example.ir',
    `${'a'.repeat(65)}@example.ir`,
    'sara@example.ir,b@example.ir',
    `sara@${'a.'.repeat(100)}ir`,
  ])('%j is none', (text) => expect(isMail(text)).toBe(false));
});

describe('a website', () => {
  it.each([
    'https://example.ir',
    'http://www.example.co.ir:8080/a/b?c=d#e',
    'HTTPS://EXAMPLE.IR/',
    'https://شرکت.ایران/درباره',
    'https://example.ir/@sara',
  ])('%s', (text) => expect(isWebsite(text)).toBe(true));
  it.each([
    'example.ir',
    'ftp://example.ir',
    'javascript:alert(1)',
    'https:example.ir',
    'https:///example.ir',
    'https://bank.ir@evil.ir',
    'https://a:b@evil.ir/',
    'https://@example.ir',
    'https://localhost',
    'https://192.168.0.1/',
    'https://[::1]/',
    'https://0x7f000001/',
    'https://example.ir:99999',
    'https://exa mple.ir',
    'https://exa\tmple.ir',
    'https://example.ir\n',
    'https://example.ir/\u202egro',
    'https://example\\.ir',
    'https://example.ir/"onclick',
    `https://example.ir/${'a'.repeat(200)}`,
    '',
  ])('%j is none', (text) => expect(isWebsite(text)).toBe(false));
});

it.each([
  ['national-id', '049937089', { code: 'EXACT_LENGTH', params: ['10', 'NATIONAL_ID'] }],
  ['national-id', '', { code: 'EXACT_LENGTH', params: ['10', 'NATIONAL_ID'] }],
  ['national-id', '۰۴۹۹۳۷۰۸۹۹', { code: 'NUMERIC', params: ['NATIONAL_ID'] }],
  ['national-id', '0499370898', { code: 'CHECK_DIGIT', params: ['NATIONAL_ID'] }],
  ['national-legal-id', '1038028479', { code: 'EXACT_LENGTH', params: ['11', 'NATIONAL_LEGAL_ID'] }],
  ['sheba', 'IR82054010268002081790900', { code: 'EXACT_LENGTH', params: ['24', 'SHEBA'] }],
  ['sheba', '820540102680020817909002', { code: 'FORMAT', params: ['SHEBA'] }],
  ['postal-code', '1111111111', { code: 'FORMAT', params: ['POSTAL_CODE'] }],
  ['birth-date', '2999-01-01', { code: 'IN_FUTURE', params: [] }],
  ['birth-date', new Date().toISOString().slice(0, 10), { code: 'TOO_YOUNG', params: [] }],
  ['birth-date', '1990-02-31', { code: 'FORMAT', params: ['DAY'] }],
  ['birth-date', '1990-05-21', undefined],
] as const)('%s %j', (format, text, broken) => {
  expect(fieldFormats[format](text)).toEqual(broken);
});
