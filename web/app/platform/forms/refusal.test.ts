import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GraphError } from '../graph/GraphError.ts';
import { refusedAt, textOf } from './refusal.ts';

const refused = (status: number, title: string, message?: string) =>
  new GraphError(status, title, 'CODE', message ? { fields: [{ field: 'phone', code: 'CODE', message }] } : {});

it.each([
  ['a refused field in its own words', refused(400, 'ورودی درست نیست.', 'نه این یکی'), 'نه این یکی'],
  ['another reason of the api in its words', refused(409, 'آخرین مالک'), 'آخرین مالک'],
  ['nothing that programs are told', refused(400, 'The parameters are nested too deep.'), 'failed'],
  ['nothing of the api’s own trouble', refused(500, 'secret'), 'failed'],
  ['that no answer came', refused(0, 'No connection'), 'offline'],
  ['no more of what is no answer', new Error('secret'), 'failed'],
])('a person reads %s', (_, error, text) => {
  expect(textOf(error, 'failed', 'offline')).toBe(text);
});

it('a person reads a sentence for every code of the contract, and never the code', () => {
  const contract = readFileSync(new URL('../../../../api/openapi.json', import.meta.url), 'utf8');
  const { schemas } = (JSON.parse(contract) as { components: { schemas: Record<string, Coded> } }).components;
  const codes = schemas.ErrorCode!['x-extensible-enum'];
  expect(codes.length).toBeGreaterThan(100);
  for (const code of codes) {
    for (const fields of [[], [{ field: 'phone', code }], [{ field: 'phone', code, message: code }]]) {
      const error = new GraphError(400, code, code, { fields });
      expect([code, textOf(error, 'ذخیره نشد.')]).toEqual([code, 'ذخیره نشد.']);
      for (const { text } of refusedAt(error, ['phone'], (field) => field)) {
        expect(text).toMatch(/[\u0600-\u06ff]{2,}.*\.$/);
        expect(text).not.toContain(code);
      }
    }
  }
});
type Coded = { 'x-extensible-enum': string[] };

it('each refused field is told at its place, the parts of a list at the list', () => {
  const fields = [
    { field: 'company.nationalLegalId', code: 'EXACT_LENGTH', params: ['11', 'NATIONAL_LEGAL_ID'] },
    { field: 'permissions[2]', code: 'PERMISSION_NOT_HELD', message: 'این دسترسی را ندارید.' },
    { field: 'permissions[4]', code: 'PERMISSION_NOT_HELD', message: 'این یکی را هم ندارید.' },
    { field: 'elsewhere', code: 'REQUIRED', message: 'missing' },
  ];
  const error = new GraphError(400, 'wrong input', 'VALIDATION_FAILED', { fields: fields as never });
  const placeOf = (name: string) => name.replace(/^company\./, '');
  expect(
    refusedAt(error, ['nationalLegalId', 'permissions', 'phone'], placeOf).map(({ place, text }) => [place, text]),
  ).toEqual([
    ['nationalLegalId', 'شناسهٔ ملی باید ۱۱ رقم باشد.'],
    ['permissions', 'این دسترسی را ندارید.'],
    ['permissions', 'این یکی را هم ندارید.'],
  ]);
});

it('the bound of an amount is told as the site writes amounts', () => {
  const fields = [{ field: 'lines[0].discountRial', code: 'MAX_VALUE', params: ['400000000'], message: 'too much' }];
  const error = new GraphError(400, 'wrong input', 'VALIDATION_FAILED', { fields });
  expect(refusedAt(error, ['discount'], () => 'discount').map(({ text }) => text)).toEqual([
    'مقدار نباید بیشتر از ۴۰٬۰۰۰٬۰۰۰ تومان باشد.',
  ]);
});
