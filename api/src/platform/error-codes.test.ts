import { describe, expect, it } from 'vitest';
import { ErrorCodes, plainParam } from './error-codes.ts';
import { languageOf } from '@rasteh/shared/language';
import { platformErrors } from './platform.errors.ts';

const codes = new ErrorCodes([platformErrors, { SHELF_FULL: { fa: 'قفسه پر است.', en: 'The shelf is full.' } }]);

describe('a code', () => {
  it('is told in the language asked for, with its limits in the digits of that language', () => {
    expect(codes.sentence('SHELF_FULL', 'en')).toBe('The shelf is full.');
    expect(codes.sentence('MAX_LENGTH', 'fa', ['30'])).toBe('بیشترین طول مجاز ۳۰ است.');
    expect(codes.sentence('MAX_LENGTH', 'en', ['30'])).toBe('This may have at most 30 characters.');
  });

  it('tells numbers without zeros that say nothing, in the digits of the language', () => {
    expect(codes.sentence('MIN_VALUE', 'fa', ['10.000000'])).toBe('مقدار نباید کمتر از ۱۰ باشد.');
    expect(codes.sentence('MIN_VALUE', 'fa', ['-2.50'])).toBe('مقدار نباید کمتر از -۲٫۵ باشد.');
    expect(codes.sentence('MIN_VALUE', 'en', ['0.500'])).toBe('The value must not be less than 0.5.');
    expect(['10.000000', '2.50', '100', '0.0', '0912', 'V1.0', ''].map(plainParam)).toEqual([
      '10',
      '2.5',
      '100',
      '0',
      '0912',
      'V1.0',
      '',
    ]);
  });

  it('names its params for programs: never with a sentence', () => {
    const spoken = {
      SHELF_LIMIT: { fa: 'بیشترین تعداد {0} است.', en: 'At most {0}.', params: ['how many there may be'] },
    };
    expect(() => new ErrorCodes([spoken])).toThrow('SHELF_LIMIT calls a param "how many there may be"');
  });

  it('has a sentence of its own for a kind of field, in both languages', () => {
    expect(codes.sentence('EXACT_LENGTH', 'fa', ['10', 'NATIONAL_ID'])).toBe('کد ملی باید ۱۰ رقم باشد.');
    expect(codes.sentence('EXACT_LENGTH', 'en', ['10', 'NATIONAL_ID'])).toBe('A national ID has 10 digits.');
    expect(codes.sentence('EXACT_LENGTH', 'en', ['4', 'toString'])).toBe('This must have exactly 4 characters.');
  });

  it('is declared once, and by somebody', () => {
    const again = { REQUIRED: { fa: 'لازم است.', en: 'Needed.' } };
    expect(() => new ErrorCodes([platformErrors, again])).toThrow('REQUIRED is declared twice');
    expect(() => codes.sentence('SHELF_EMPTY', 'en')).toThrow('nobody declared the code SHELF_EMPTY');
  });

  it('names each limit of its sentences', () => {
    const unnamed = { SHELF_LIMIT: { fa: 'بیشترین تعداد {0} است.', en: 'At most {0}.' } };
    expect(() => new ErrorCodes([unnamed])).toThrow('SHELF_LIMIT does not say what {0} is');
  });

  it('travels in the contract with both sentences', () => {
    const told = codes.forContract();
    expect(told['x-extensible-enum']).toContain('SHELF_FULL');
    expect(told['x-enum'].MAX_LENGTH).toEqual({
      en: 'This may have at most {0} characters.',
      fa: 'بیشترین طول مجاز {0} است.',
      params: ['limit'],
    });
  });
});

it.each([
  [undefined, 'fa'],
  ['', 'fa'],
  ['*', 'fa'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['fa-IR,en;q=0.8', 'fa'],
  ['de, en;q=0.5, fa;q=0.4', 'en'],
  ['de', 'fa'],
  ['en;q=0', 'fa'],
  [',;;q=x', 'fa'],
])('who asks for %s reads %s', (asked, language) => {
  expect(languageOf(asked)).toBe(language);
});
