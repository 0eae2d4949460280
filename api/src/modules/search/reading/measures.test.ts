import { describe, expect, it } from 'vitest';
import { alternativesOf, takeMeasures } from './measures.ts';
import { tokensOf } from './tokens.ts';

const units = new Map([
  ['بار', ['bar']],
  ['درجه', ['Cel']],
  ['c', ['Cel']],
  ['متر', ['m']],
  ['پوند', ['lb']],
]);
type Ends = { low?: { toFixed: () => string } | undefined; high?: { toFixed: () => string } | undefined };
const ends = (of: Ends | undefined) => of && `${of.low?.toFixed() ?? ''}..${of.high?.toFixed() ?? ''}`;
const read = (text: string) =>
  takeMeasures(tokensOf(text), units).measures.map((measure) => [ends(measure), ends(measure.signed)]);
const sizes = (text: string) =>
  takeMeasures(tokensOf(text), units).measures.flatMap((measure) =>
    measure.sizes.map(({ system, value }) => `${system} ${value}`),
  );

describe('a number', () => {
  it.each([
    ['1 1/0 بار', '1..1'],
    ['5 0/0 بار', '0..0'],
    ['1 1/2 بار', '1.5..1.5'],
    ['2-3/4 بار', '2.75..2.75'],
    ['0/0 بار', '0..0'],
  ])('is never divided by nothing: %s', (text, expected) => {
    expect(read(text).map(([plain]) => plain)).toEqual([expected]);
  });

  it.each([
    ['-20 درجه', '20..20', '-20..-20'],
    ['موتور −20c', '20..20', '-20..-20'],
    ['از -20 تا 40 درجه', '20..40', '-20..40'],
    ['-20 تا -40 درجه', '20..40', '-40..-20'],
    ['تا -20 درجه', '..20', '..-20'],
    ['حداقل -½ درجه', '0.5..', '-0.5..'],
    ['20 -10 بار', '10..20', undefined],
    ['10-20 بار', '10..20', undefined],
    ['موتور - 20 درجه', '20..20', undefined],
    ['م-20 درجه', '20..20', undefined],
  ])('has a sign where a dash stands at it: %s', (text, plain, signed) => {
    expect(read(text)).toEqual([[plain, signed]]);
  });
});

it.each([
  ['هفتاد بار', '70..70'],
  ['از یازده تا شونزده بار', '11..16'],
  ['صفر تا هزار بار', '0..1000'],
  ['سه چهارم بار', '0.75..0.75'],
  ['دو و نیم بار', '2.5..2.5'],
])('is read in words: %s', (text, expected) => {
  expect(read(text)).toEqual([[expected, undefined]]);
});

it.each([
  ['منفی ۴۰ تا ۸۵ درجه', ['-40..85']],
  ['تا منفی ده درجه', ['..-10']],
  ['حدود ۲۰ بار', ['20..20']],
  ['۱۰ بار یا ۵ متر', ['10..10', '5..5']],
  ['۲ متر و نیم', ['2.5..2.5']],
  ['متر و سه چهارم', ['1.75..1.75']],
  ['۲ متر و نیم بار', ['2..2', '0.5..0.5']],
  ['۱.۱/۴ متر', ['1.25..1.25']],
  ['شیر۲متر۱۶بار', ['2..2', '16..16']],
  ['روغن VG 46 بار', []],
])('is read as people say it, and within the text wherever that ends: %s', (text, expected) => {
  const readings = (of: string) => takeMeasures(tokensOf(of), units).measures.flatMap(alternativesOf);
  expect(readings(text).map(ends)).toEqual(expected);
  for (let length = 1; length < text.length; length += 1) {
    const start = text.slice(0, length);
    const count = tokensOf(start).length;
    expect(readings(start).filter(({ from, to }) => from >= to || to > count)).toEqual([]);
  }
});

it('an interval has one unit', () => {
  expect(read('۵ بار تا ۱۰ بار')).toEqual([['5..10', undefined]]);
  expect(read('۲ متر تا ۲۰ بار')).toEqual([
    ['2..2', undefined],
    ['..20', undefined],
  ]);
});

it.each(['حداقل', 'بیشتر از', 'تا تا', 'از ۱۰ تا', 'بین ۱۰ و', 'dn', 'کلاس'])(
  'none is read of words alone: %s',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

describe('a nominal size', () => {
  it('is a fraction in inches alone', () => {
    expect(['DN50', 'کلاس ۳۰۰', '300 class', '1/2"', 'nps 1 1/2'].flatMap(sizes)).toEqual([
      'dn 50',
      'class 300',
      'class 300',
      'nps 1/2',
      'nps 1 1/2',
    ]);
    expect(['دی ان ۵۰', 'پی‌ان ۱۶', '۱۵۰ پوند', '۲۰ پوند', '1/2 NPT', '۲/۱ اینچ'].flatMap(sizes)).toEqual([
      'dn 50',
      'pn 16',
      'class 150',
      'nps 1/2',
      'nps 2.1',
      'nps 1/2',
    ]);
    expect(['dn 1/2', '1/2 dn', 'کلاس ½', 'pn ۱ ۱/۲'].flatMap(sizes)).toEqual([]);
  });
});

it('the place of a piece holds the dash at its number', () => {
  const [word, number] = tokensOf('موتور −20 درجه');
  expect([word!.end, number!.start, number!.before]).toEqual([5, 6, ' −']);
  expect(tokensOf('TRV-20 3-5').map(({ start }) => start)).toEqual([0, 4, 7, 9]);
});
