import { expect, it } from 'vitest';
import { refusalText } from '../../../platform/forms/refusal.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { readableRefusal } from './refusals.ts';

const told = (code: string, ...params: string[]) => {
  const refused = new GraphError(400, '', 'INVALID', { fields: [{ field: 'lines[0].quantity', code, params }] });
  const { fields } = (readableRefusal(refused) as GraphError).data;
  return refusalText(fields![0]!);
};

it.each([
  ['MIN_VALUE', ['200.000000'], 'مقدار نباید کمتر از ۲۰۰ باشد.'],
  ['ORDER_STEP', ['0.500000', '0.250000'], 'حداقل سفارش ۰٫۵ است و از آن به بعد ۰٫۲۵ تا ۰٫۲۵ تا بیشتر می‌شود.'],
  ['MIN_ORDER_AMOUNT', ['190000000'], 'حداقل مبلغ سفارش از این فروشنده ۱۹٬۰۰۰٬۰۰۰ تومان است.'],
  ['FORMAT', [], 'تعداد را با عددی بزرگ‌تر از صفر بنویسید.'],
  ['DAY_TOO_FAR', ['2026-12-22'], 'این روز باید تا ۱ دی ۱۴۰۵ باشد.'],
])('%s is said in numbers as people read them', (code, params, text) => expect(told(code, ...params)).toBe(text));

it('of what it does not know it says what the api says', () => {
  const refused = new GraphError(409, 'نه', 'MERCHANT_UNAVAILABLE');
  expect(readableRefusal(refused)).toBe(refused);
});
