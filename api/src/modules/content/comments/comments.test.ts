import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hitsIn } from './filter-hits.ts';
import { meanOf, ratingOf } from './ratings.ts';
import { partiesOf } from './reporters.ts';
import { isSampled } from './trust.ts';

const written = (body: string) => ({ body, pros: [], cons: [] });

describe('filters find', () => {
  it.each([
    ['برای خرید با ۰۹۱۲۳۴۵۶۷۸۹ تماس بگیرید', ['CONTACT']],
    ['نشانی ما info@example.com است', ['CONTACT']],
    ['صفر نهصد و دوازده سیصد و چهل و پنج شصت و هفت هشتاد و نه', ['CONTACT']],
    ['فروشنده کلاهبردار است و پاسخ نمی‌دهد', ['INSULT']],
    ['in pump kheili khoob kar mikonad va seda nadarad', ['LATIN_PERSIAN']],
    ['عالییییییییی بود و راضی بودیم', ['REPEATED']],
    ['همین را جای دیگر ۱۲ میلیون تومان می‌دهند', ['PRICE']],
    ['قیمت بازار ۱۲۵٬۰۰۰ است', ['PRICE']],
  ])('%s', (text, hits) => expect(hitsIn(written(text))).toEqual(hits));

  it.each([
    'پمپ CNP مدل CDLF 20-7 را دو سال است داریم و راضی هستیم',
    'با فشار ۱۶ بار و دمای ۱۲۰ درجه کار می‌کند',
    'خروجی پمپ کم بود و خریدار دیگری هم همین را گفت',
    'دزدگیر انبار را هم از همین شرکت خریدیم',
  ])('nothing in: %s', (text) => expect(hitsIn(written(text))).toEqual([]));

  it('what the author wrote before', () =>
    expect(hitsIn(written('کیفیت ساخت خوب است'), ['کیفیت ساخت خوب است'])).toEqual(['REPEATED']));
});

describe('parties of reporters', () => {
  it('are companies where people share one, also through others', () => {
    const of = (userId: string, ...customerIds: string[]) => ({ userId, customerIds });
    expect(partiesOf([of('a', '1'), of('b', '1', '2'), of('c', '2'), of('d')])).toBe(2);
    expect(partiesOf([of('a', '1'), of('c', '2'), of('b', '1', '2')])).toBe(1);
  });

  it('do not depend on the order in which they reported', () => {
    const reporter = fc.record({
      userId: fc.uuid(),
      customerIds: fc.array(fc.constantFrom('1', '2', '3', '4'), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(reporter, { selector: ({ userId }) => userId, maxLength: 8 }), (reporters) => {
        expect(partiesOf(reporters.toReversed())).toBe(partiesOf(reporters));
      }),
    );
  });
});

describe('a rating', () => {
  const rated = (stars: number, count: number, verifiedCount = 0) => ({ stars, count, verifiedCount });
  it('says nothing of two ratings', () => expect(ratingOf([rated(5, 2)], 4)).toBeUndefined());
  it('lies between its own mean and that of the category', () => {
    expect(ratingOf([rated(5, 5)], 3)).toBe('4.0');
    expect(ratingOf([rated(5, 95)], 3)).toBe('4.9');
  });
  it('counts verified buyers three times', () => {
    expect(ratingOf([rated(5, 1, 1), rated(1, 2)], 3)).toBe('3.2');
    expect(meanOf([rated(5, 1, 1), rated(1, 1)])).toBe(4);
  });
});

it('about one of twenty is sampled, by its id alone', () => {
  const ids = Array.from({ length: 4_000 }, (_, at) => `01941f29-7c00-7a3b-8f4e-${String(at).padStart(12, '0')}`);
  const sampled = ids.filter((id) => isSampled(id, 500)).length;
  expect(sampled).toBeGreaterThan(140);
  expect(sampled).toBeLessThan(260);
  expect(isSampled(ids[7]!, 500)).toBe(isSampled(ids[7]!, 500));
  expect(ids.some((id) => isSampled(id, 0))).toBe(false);
  expect(ids.every((id) => isSampled(id, 10_000))).toBe(true);
});
