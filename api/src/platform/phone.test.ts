import { describe, expect, it } from 'vitest';
import { readAnyPhone } from './field-formats.ts';
import { readPhone } from './phone.ts';

describe('a mobile phone', () => {
  it.each([
    '09121234567',
    '9121234567',
    '+989121234567',
    '00989121234567',
    '989121234567',
    '۹۸۹۱۲۱۲۳۴۵۶۷',
    '98 912 123 4567',
    '+98 (0)912 123 45 67',
    '98-0912-1234567',
    '۰۹۱۲\u200c۱۲۳۴۵۶۷',
    '0912.123.4567',
  ])('may be written %s', (written) => {
    expect([readPhone(written), readAnyPhone(written)]).toEqual(['+989121234567', '09121234567']);
  });

  it.each(['98', '98912123456', '98912123456789', '999121234567', '0989121234567', 'abc', '982188776655'])(
    '%s is none',
    (written) => {
      expect(readPhone(written)).toBeUndefined();
    },
  );
});

describe('a landline', () => {
  it.each(['02188776655', '021-88776655', '(021) 8877 6655', '982188776655', '+98 21 88776655', '0098 (0)21 88776655'])(
    'may be written %s',
    (written) => {
      expect(readAnyPhone(written)).toBe('02188776655');
    },
  );

  it.each(['88776655', '98', '98218877', '2188776655'])('%s is none', (written) => {
    expect(readAnyPhone(written)).toBeUndefined();
  });
});
