import { describe, expect, it } from 'vitest';
import { buildTree, unitIdOf } from '../../../../seeds/tree.ts';
import { decimal } from '../../../platform/decimal.ts';
import { problemOfOrder } from './order-quantity.ts';
import { isMeasured, packSize, saleUnitText } from './sale-unit.ts';

const { units } = buildTree();
const sold = (code: string, ...holds: [quantity: string, code: string][]) => ({
  saleUnitId: unitIdOf(code),
  conversions: holds.map(([quantity, held]) => ({ unitId: unitIdOf(held), quantity })),
});

describe('a sale unit', () => {
  it.each([
    [sold('{piece}'), 'عدد', '1', true],
    [sold('{dozen}'), 'دوجین', '12', true],
    [sold('m', ['0.35', 'kg']), 'متر', '1', true],
    [sold('{length}', ['6', 'm'], ['14.2', 'kg']), 'شاخهٔ ۶ متری', '1', true],
    [sold('{bag}', ['25', 'kg']), 'کیسهٔ ۲۵ کیلویی', '1', true],
    [sold('{pack}', ['10', '{piece}']), 'بستهٔ ۱۰ عددی', '10', true],
    [sold('{carton}', ['2', '{dozen}']), 'کارتن ۲ دوجینی', '24', true],
    [sold('{pallet}', ['40', '{box}'], ['480', '{piece}']), 'پالت ۴۰ جعبه‌ای', '480', true],
    [sold('{device}', ['1', '{piece}']), 'دستگاه', '1', true],
    [sold('{roll}', ['2.5', 'm2']), 'رول ۲٫۵ متر مربعی', '1', true],
    [sold('{can}', ['1', '[gal_us]']), 'ظرف ۱ گالن آمریکایی', '1', true],
    [sold('{coil}', ['9', '[mil_i]']), 'کلاف (۹ میل (هزارم اینچ))', '1', true],
    [sold('{pallet}', ['40', '{box}']), 'پالت ۴۰ جعبه‌ای', '1', false],
    [sold('{project}'), 'پروژه', '1', false],
  ])('%j is «%s» of %s pieces', (given, text, pieces, isKnown) => {
    expect([saleUnitText(given, units), packSize(given, units), isMeasured(given, units)]).toEqual([
      text,
      pieces,
      isKnown,
    ]);
  });

  it('that is gone is a mistake of ours', () => {
    expect(() => saleUnitText({ saleUnitId: 'gone', conversions: [] }, units)).toThrow('no unit gone');
  });
});

describe('an order', () => {
  it.each([
    ['5', undefined],
    ['5.5', undefined],
    ['4.999999', 'MIN_VALUE'],
    ['5.25', 'ORDER_STEP'],
  ])('of %s: %s', (quantity, code) => {
    expect(problemOfOrder(decimal(quantity), { moq: '5', orderStep: '0.5' })?.code).toBe(code);
  });
});
