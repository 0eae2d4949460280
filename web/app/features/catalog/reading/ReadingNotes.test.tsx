import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ReadingNotes_ReadingFragment as Reading } from './ReadingNotes.generated.ts';
import { ReadingNotes } from './ReadingNotes.tsx';
import { RelaxedTexts } from './RelaxedTexts.tsx';

type Chip = Reading['questions'][number]['choices'][number];

const valves = { __typename: 'Category', id: 'valves', name: 'شیر توپی', slug: 'شیر-توپی' } as const;
const bar = { __typename: 'UnitOfMeasurement', id: 'bar', code: 'bar', displayText: 'بار' } as const;
const property = (code: string, dataType: 'NUMERIC' | 'NUMERIC_RANGE' | 'ENUM') =>
  ({ __typename: 'CategoryProperty', id: code, code, dataType }) as const;
const pressure = (more: Partial<Chip> = {}): Chip => ({
  __typename: 'FilterChip',
  text: '16 بار',
  propertyId: 'pressure',
  propertyName: 'فشار کاری',
  value: '16',
  maxValue: '16',
  count: 8,
  countIsCapped: false,
  unit: bar,
  enumValue: null,
  property: property('pressure', 'NUMERIC'),
  category: valves,
  ...more,
});
const size: Chip = {
  ...pressure({ text: 'DN50', propertyId: 'nominalSize', propertyName: 'اندازهٔ نامی', value: null, maxValue: null }),
  unit: null,
  enumValue: { __typename: 'PropertyEnumValue', id: 'dn50', code: 'dn50', label: 'DN50 (۲ اینچ)' },
  property: property('nominalSize', 'ENUM'),
};

const read = (more: Partial<Reading>): Reading => ({
  __typename: 'SearchReading',
  text: 'شیر توپی DN50 16 بار اصفهان',
  tier: 'ALL',
  place: null,
  applied: [],
  questions: [],
  left: [],
  repaired: null,
  asked: null,
  ...more,
});

const hrefOf = (text: string) => (text ? `/search/${text}` : undefined);
const show = (reading: Partial<Reading>) =>
  renderToString(<ReadingNotes reading={read(reading) as never} hrefOf={hrefOf} />);
/** What a person reads, without marks of the document. */
const textOf = (html: string) => html.replace(/<!-- -->|<[^>]+>/g, '').replace(/\s+/g, ' ');
const hrefsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => decodeURIComponent(href!));

it('shows nothing of a text with nothing to tell, and of no text', () => {
  expect(show({})).toBe('');
  expect(renderToString(<ReadingNotes reading={undefined} hrefOf={hrefOf} />)).toBe('');
});

it('filters that words became lead to the search without those words, by name', () => {
  const html = show({ applied: [size, pressure()] });
  expect(textOf(html)).toContain('فشار کاری: ۱۶ بار · ۸ پیشنهاد');
  expect(textOf(html)).toContain('DN50 (۲ اینچ) · ۸ پیشنهاد');
  expect(html).toContain('aria-label="برداشتن فیلتر فشار کاری: ۱۶ بار · ۸ پیشنهاد"');
  expect(hrefsOf(html)).toEqual(['/search/شیر توپی 16 بار اصفهان', '/search/شیر توپی DN50 اصفهان']);
});

it('a filter that is all of the text cannot be taken away', () => {
  const html = show({ text: '16 بار', applied: [pressure()] });
  expect(textOf(html)).toContain('فشار کاری: ۱۶ بار');
  expect(html).not.toContain('<a');
});

it.each([
  [{ value: '10', maxValue: '20' }, 'از ۱۰ تا ۲۰ بار'],
  [{ value: '1250.5', maxValue: null }, 'از ۱٬۲۵۰٫۵ بار'],
  [{ value: null, maxValue: '20' }, 'تا ۲۰ بار'],
  [{ property: property('range', 'NUMERIC_RANGE') }, 'پوشش ۱۶ بار'],
  [{ unit: null }, 'فشار کاری: ۱۶ · '],
  [{ count: 10_000, countIsCapped: true }, 'بیش از ۱۰٬۰۰۰ پیشنهاد'],
])('says %j as %s', (more, said) => {
  expect(textOf(show({ applied: [pressure(more)] }))).toContain(said);
});

it('a place takes its own words out, in whatever way it was written, and is no filter when nothing is there', () => {
  const place = { __typename: 'SearchPlace', name: 'تهران', text: 'طهران', cityId: 'c' } as const;
  const html = show({ text: 'شیر توپی طهران', place });
  expect(textOf(html)).toBe('شهر فروشنده: تهران');
  expect(hrefsOf(html)).toEqual(['/search/شیر توپی']);
  expect(textOf(show({ place: { ...place, cityId: null } }))).toBe('استان فروشنده: تهران');

  const left = [{ __typename: 'LeftOut', text: 'طهران', reason: 'PLACE' }] as const;
  const without = show({ text: 'شیر توپی طهران', tier: 'ALMOST', place, left: [...left] });
  expect(textOf(without)).toBe('نتیجه‌ها بدون «طهران» (آنجا فروشنده‌ای پیدا نشد) است.');
});

it('asks which of several was meant; an answer is a filter of the list with the rest of the text', () => {
  const set = pressure({ propertyId: 'setPressure', propertyName: 'فشار تنظیم', value: '16', count: 4 });
  const choices = [pressure(), { ...set, property: property('setPressure', 'NUMERIC') }];
  const html = show({ questions: [{ __typename: 'SearchQuestion', text: '16 بار', choices }] });
  expect(textOf(html)).toContain('«۱۶ بار» یعنی کدام؟');
  expect(textOf(html)).toContain('فشار تنظیم: ۱۶ بار · ۴ پیشنهاد');
  const [first] = hrefsOf(html.replaceAll('&amp;', '&'));
  const { pathname, searchParams } = new URL(first!.replaceAll('+', '%20'), 'https://rasteh.example');
  expect(decodeURIComponent(pathname)).toBe('/products/category/valves/شیر-توپی');
  expect([...searchParams]).toEqual([
    ['key', 'شیر توپی DN50 اصفهان'],
    ['pressure.maxValue', '16'],
    ['pressure.unit', 'bar'],
    ['pressure.value', '16'],
  ]);
});

it('a choice of a value is written by its code, and one whose category is gone is not offered', () => {
  const question = (choice: Chip) => [{ __typename: 'SearchQuestion' as const, text: 'DN50', choices: [choice] }];
  expect(hrefsOf(show({ text: 'DN50', questions: question(size) }))).toEqual([
    '/products/category/valves/شیر-توپی?nominalSize=dn50',
  ]);
  expect(show({ questions: question({ ...size, category: null }) })).not.toContain('<a');
});

it('says in one line what was left out and why', () => {
  const left = (['WORD', 'UNIT', 'VALUE', 'SELLER', 'UNKNOWN'] as const).map((reason, at) => ({
    __typename: 'LeftOut' as const,
    text: `${at + 1} آمپر`,
    reason,
  }));
  expect(textOf(show({ tier: 'MOST', left: left.slice(0, 3) }))).toBe(
    'نتیجه‌ها بدون «۱ آمپر» (همراه بقیهٔ کلمه‌ها پیدا نشد)، «۲ آمپر» (در این دسته سنجیده نمی‌شود) و «۳ آمپر» (با این مقدار چیزی پیدا نشد) است.',
  );
  expect(textOf(show({ tier: 'MOST', left: left.slice(3) }))).toContain('«۵ آمپر» (در راسته نیست)');
  // Where nothing is found there are no results without them.
  expect(textOf(show({ tier: 'NONE', left: left.slice(4) }))).toBe('برای «۵ آمپر» چیزی در راسته نیست.');
});

it('tells a repaired spelling and asks about another one', () => {
  const repaired = { __typename: 'RepairedText', from: 'شیر توپپی', to: 'شیر توپی' } as const;
  expect(textOf(show({ repaired }))).toBe('نتیجه‌ها برای «شیر توپی»؛ برای «شیر توپپی» چیزی پیدا نشد.');
  const asked = { __typename: 'SearchText', text: 'شیر توپی', count: 12, countIsCapped: false } as const;
  const html = show({ tier: 'NONE', asked });
  expect(textOf(html)).toBe('منظورتان «شیر توپی» بود؟ (۱۲ پیشنهاد)');
  expect(hrefsOf(html)).toEqual(['/search/شیر توپی']);
});

it('offers shorter texts with their counts', () => {
  const texts = [{ text: 'شیر 16 بار', count: 10_000, countIsCapped: true }];
  const html = renderToString(<RelaxedTexts texts={texts} hrefOf={hrefOf} />);
  expect(textOf(html)).toBe('با کلمه‌های کمتر:شیر ۱۶ بار (بیش از ۱۰٬۰۰۰)');
  expect(hrefsOf(html)).toEqual(['/search/شیر 16 بار']);
  expect(renderToString(<RelaxedTexts texts={[]} hrefOf={hrefOf} />)).toBe('');
});
