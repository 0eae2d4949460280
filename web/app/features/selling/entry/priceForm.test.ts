import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import { identityPart, wholeOf } from './entryForm.ts';
import { entryMessages as words } from './messages.ts';
import { lowestTyped, pricePart, type TypedPrice } from './priceForm.ts';
import { termsPartOf } from './termsForm.ts';

const entry = {
  title: 'شیر توپی',
  sku: '',
  priceMode: 'TIERED',
  priceTiers: [
    { minQty: '5', unitPriceRial: '7000003' },
    { minQty: '50', unitPriceRial: '6500000' },
  ],
  saleUnit: { id: 'box', displayText: 'جعبه' },
  conversions: [{ measure: { value: '10', unit: { id: 'piece', displayText: 'عدد' } } }],
  moq: '5',
  orderStep: '5',
  warranty: null,
  originCountryName: 'ایران',
  stockState: 'IN_STOCK',
  leadTimeDays: 2,
} as unknown as Entry;
const stored = pricePart.typedOf(entry);
const termsPart = termsPartOf(() => 'metre');
const problemsOf = (more: Partial<TypedPrice>) => {
  const { success, issues } = safeParse(pricePart.schema, { ...stored, ...more });
  return success ? [] : issues.map(({ message, path }) => [path?.[0]?.key, message]);
};
const change = (more: Partial<TypedPrice>) => {
  const read = safeParse(pricePart.schema, { ...stored, ...more });
  if (!read.success) throw new Error(read.issues[0].message);
  return pricePart.change(read.output, entry);
};

describe('a price', () => {
  it('that nobody touched is sent as it is stored, to the rial', () => {
    expect(change({}).priceTiers).toEqual(entry.priceTiers);
  });
  it('of one number is that of the least order', () => {
    expect(change({ priceMode: 'FIXED', price0: '۸۰۰٬۰۰۰' }).priceTiers).toEqual([
      { minQty: '5', unitPriceRial: '8000000' },
    ]);
  });
  it('on request has no number, whatever stands in the fields that are not shown', () => {
    expect(change({ priceMode: 'ON_REQUEST', price0: 'x', quantity1: 'y' }).priceTiers).toEqual([]);
  });
  it.each([
    [{ price0: '' }, 'price0', words.priceWrong],
    [{ price0: '0' }, 'price0', words.priceWrong],
    [{ price1: '۷۰۰٬۰۰۱' }, 'price1', words.tiers.fall],
    [{ quantity1: '' }, 'quantity1', words.tiers.rise],
    [{ tiers: '3', price2: '۶۰۰٬۰۰۰', quantity2: '۵۰' }, 'quantity2', words.tiers.rise],
  ])('%j is wrong at its field', (typed, field, text) => {
    expect(problemsOf(typed)).toContainEqual([field, text]);
  });
  it('of tiers is shown by the lowest of them', () => {
    expect(lowestTyped({ ...stored, price1: '۶۴۰٬۰۰۰' })).toBe('6400000');
    expect(lowestTyped({ ...stored, priceMode: 'ON_REQUEST' })).toBeUndefined();
  });
});

describe('an entry', () => {
  it('is sent whole, and a part changes its own fields only', () => {
    const { title, sku } = identityPart.change({ title: 'نام دیگر', sku: 'A-1' }, entry);
    expect({ ...wholeOf(entry), title, sku }).toMatchObject({ title: 'نام دیگر', sku: 'A-1', moq: '5', warranty: '' });
  });
  it('with another least order has its first price from there on', () => {
    const typed = { ...termsPart.typedOf(entry), moq: '۱۰' };
    const read = safeParse(termsPart.schema, typed);
    expect(read.success && termsPart.change(read.output, entry)).toMatchObject({
      moq: '10',
      priceTiers: [{ minQty: '10' }, { minQty: '50' }],
    });
  });
  it.each(['0', 'x', '', '0.0000001', '1000000000000', '1e3'])('is not sold by %j', (moq) => {
    expect(safeParse(termsPart.schema, { ...termsPart.typedOf(entry), moq }).success).toBe(false);
  });
  it('says how much a sale unit holds, in parts of units too, and leaves out what nobody typed', () => {
    const typed = { ...termsPart.typedOf(entry), moq: '۱٫۵', held1: '۱۴٫۲', heldUnit1: 'kilogram', heldUnit2: 'metre' };
    const read = safeParse(termsPart.schema, typed);
    expect(read.success && termsPart.change(read.output, entry)).toMatchObject({
      moq: '1.5',
      conversions: [
        { unitId: 'piece', quantity: '10' },
        { unitId: 'kilogram', quantity: '14.2' },
      ],
    });
  });
  it.each(['box', 'piece'])('does not say it in %s again', (heldUnit1) => {
    const { issues } = safeParse(termsPart.schema, { ...termsPart.typedOf(entry), held1: '2', heldUnit1 });
    expect(issues?.map(({ message, path }) => [path?.[0]?.key, message])).toEqual([['heldUnit1', words.heldTwice]]);
  });
});
