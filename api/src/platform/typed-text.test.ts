import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { typedAddress, typedLine, typedText } from './text.ts';

describe('what people type in a line', () => {
  it.each([
    ['direction', '\u202eشیر\u202c \u2066توپی\u2069\u200f\u061c', 'شیر توپی'],
    ['controls', 'شیر\u0001\u0085توپی\u007f\u009b', 'شیر توپی'],
    ['line ends', 'شیر\r\nتوپی\u2028دو', 'شیر توپی دو'],
    ['blanks', ' \u00a0شیر \u3000\t توپی\u2003', 'شیر توپی'],
    ['half-spaces', '\u200cمی\u200c\u200cشود \u200cتولید\u200c', 'می\u200cشود تولید'],
    ['a half-space after a number', '۵۰\u200cمتری', '۵۰\u200cمتری'],
    ['what only looks like a blank', '\u3164\u2800\u115f\u200b\ufeff', ''],
    ['marks without a letter', '\u0301\u0302 \u200c\u0303', ''],
    ['Arabic letters', 'كاتالوگ شيرآلات صنعتى', 'کاتالوگ شیرآلات صنعتی'],
    ['shapes of letters', '\ufeb7\ufef4\ufeae', 'شیر'],
    ['ten marks on a letter', `a${'\u0323'.repeat(10)}b`, `ạ${'\u0323'.repeat(7)}b`],
    ['nine marks, of which one is part of the letter', `آ${'\u064e'.repeat(8)}ب`, `آ${'\u064e'.repeat(7)}ب`],
    ['no letters of any plane', 'الف\ufdd0\uffff\u{1fffe}\u{10ffff}', 'الف'],
    ['controls of other scripts', 'شیر\u{1bca0}\u{1d173}توپی', 'شیرتوپی'],
    [
      'half-spaces and joiners in one place',
      'مدیر\u200c\u200d\u200cفنی می\u200d\u200cشود',
      'مدیر\u200cفنی می\u200cشود',
    ],
    ['a joiner that shapes a letter', 'ه\u200d.ش', 'ه\u200d.ش'],
    ['joined pictures', '👩\u200d🔧 ❤\ufe0f\u200d🔥', '👩\u200d🔧 ❤\ufe0f\u200d🔥'],
    ['loose joiners', 'a \u200d\u200db', 'a b'],
  ])('%s', (_, typed, stored) => {
    expect(typedLine(typed)).toBe(stored);
  });

  it('is the same when it is said again, and keeps its letters', () => {
    const dirt = fc.constantFrom(
      ' ',
      '\u200c',
      '\u200d',
      '\u0301',
      '\u0654',
      '\u202e',
      '\u0000',
      '\n',
      'ي',
      'ك',
      'ب',
      'a',
      '1',
      '.',
      '\ufe0f',
      '👩',
      '\ufefb',
      '\u1160',
      '\u2028',
      '🏽',
      '\u0085',
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(dirt, fc.string({ unit: 'binary', maxLength: 1 })) }), (typed) => {
        const line = typedLine(typed);
        const text = typedText(typed);
        expect([typedLine(line), typedText(text)]).toEqual([line, text]);
        expect((line + text).normalize('NFD')).not.toMatch(
          /[\u202a-\u202e\u2066-\u2069]| {2}|\u200c{2}|\u200c |\p{M}{9}/u,
        );
        expect([line, text]).toEqual([line.trim(), text.trim()]);
        const lettersOf = (text: string) => text.normalize('NFD').replace(/[^a1]/g, '');
        expect(lettersOf(typedLine(typed))).toBe(lettersOf(typed));
      }),
      { numRuns: 300 },
    );
  });

  it('takes no longer for dirt than for words', () => {
    for (const dirt of ['\u200c\u0301', '\u200d', ' \u200c', '\u0301', '👩\u200d', '\u202e '])
      expect(typedLine(dirt.repeat(20_000)).length).toBeLessThan(60_001);
  });
});

it.each([
  ['  Anbar+rfq@Example.COM\u200f ', 'Anbar+rfq@Example.COM'],
  ['\u2068https://example.ir\u2069\n', 'https://example.ir'],
  ['sara@example.ir\r\nBcc: all@example.ir', 'sara@example.ir\r\nBcc: all@example.ir'],
  ['sara@exa\u200fmple.ir', 'sara@exa\u200fmple.ir'],
  [' \u200f\u00a0', ''],
])('an address %j is read as %j', (typed, read) => {
  expect(typedAddress(typed)).toBe(read);
});

it('several lines keep their ends', () => {
  expect(typedText('\n  یک \u200c\r\n\r\nدو\u2028سه  \n ')).toBe('یک\n\nدو\nسه');
});
