import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, sortKey } from './sort-key.ts';

/** What two names are compared by before they are told apart by themselves. */
const heard = (name: string) => sortKey(name).split('\t')[0]!;

describe('names are sorted', () => {
  it.each([
    ['by the Persian alphabet', 'آ ا ء ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی'],
    ['with numbers by value, whatever the digits', 'پمپ۲ پمپ٣ پمپ4 پمپ۱۰ پمپ100'],
    ['with numbers, Persian letters, Latin ones and others in turn', '۱۲ی یزد abb Siemens zf Ω'],
  ])('%s', (_, line) => {
    const names = line.split(' ');
    expect(names.toReversed().sort(compareNames)).toEqual(names);
  });

  it('word by word: a space comes before any letter, and what stands between words is one', () => {
    const names = ['آب', 'آب گرم', 'آبادان', 'آب‌بند', 'آذر (البرز)', 'آذر - پارس', '«آریا»'];
    expect(names.toReversed().sort(compareNames)).toEqual(names);
  });

  it.each([
    ['hamza and the letter that bears it', 'مؤسسهٔ رأی سوئیس', 'موسسه رای سوییس'],
    ['half-spaces', 'نی‌ریز', 'نیریز'],
    ['diacritics and tatweel', 'لیزربُران', 'لیزربـران'],
    ['Arabic ya and kaf', 'كاشى', 'کاشی'],
    ['shapes of old files', 'ﺁﻫﻦ', 'آهن'],
    ['the madda beside its letter', '\u0627\u0653هن', 'آهن'],
    ['capitals and accents', 'SÉCURITÉ', 'securite'],
    ['thousands', '۱٬۰۰۰ پیچ', '1000 پیچ'],
    ['zeros before a number', 'خط ۰۷', 'خط ۷'],
  ])('%s: told apart by the names themselves alone', (_, one, other) => {
    expect(heard(one)).toBe(heard(other));
    expect(sortKey(one)).not.toBe(sortKey(other));
  });
});

const letters = [
  ...'آاأبپتچحژکكگئیيىهةوؤمن',
  ...'aAzZéΩж',
  ...'۰۱۹٠٩09',
  ...' -().،«»٬',
  ...'\u200c\u064b\u0654\u0653ـ',
  '😀',
];
const names = fc.oneof(
  fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replace(/[\0\ud800-\udfff]/g, '')),
);

describe('whatever the names', () => {
  it('the order is total: only what is the same name is in the same place', () => {
    fc.assert(
      fc.property(names, names, (one, other) => {
        expect(compareNames(one, other) === 0).toBe(one === other);
        expect(compareNames(one, other)).toBe(-compareNames(other, one) + 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('numbers in them stand by their value', () => {
    const whole = fc.bigInt({ min: 0n, max: 10n ** 30n });
    fc.assert(
      fc.property(whole, whole, names, (one, other, name) => {
        fc.pre(one !== other);
        expect(compareNames(`${name} ${one}`, `${name} ${other.toLocaleString('fa')}`)).toBe(one < other ? -1 : 1);
      }),
    );
  });
});
