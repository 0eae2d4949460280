import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../../platform/numbers/units.ts';
import { changeUnit } from './changeUnit.ts';
import { bar, celsius, diameter, inch, kelvin, mm, pressure, psi, temperature } from './exampleProperties.ts';
import { readNumber } from './readNumber.ts';

describe('another unit', () => {
  test('sets unit and display text, then writes the converted numbers', () => {
    const selected = [{ propertyId: temperature.id, value: '-20', maxValue: '80.5' }];
    expect(changeUnit(selected, temperature, kelvin)).toEqual([
      {
        propertyId: temperature.id,
        value: '253.15',
        maxValue: '353.65',
        measurementUnitId: kelvin.id,
        defaultMeasurementUnitDisplayText: kelvin.displayText,
      },
    ]);
  });

  test('starts from the default unit when none is chosen', () => {
    const [item] = changeUnit([{ propertyId: pressure.id, value: '150' }], pressure, psi);
    expect(item?.value).toBe(convert('150', bar, psi));
  });

  test('keeps Persian digits Persian', () => {
    const selected = [{ propertyId: diameter.id, value: '۲۵٫۴', measurementUnitId: mm.id }];
    expect(changeUnit(selected, diameter, inch)[0]?.value).toBe('۱');
    expect(changeUnit([{ ...selected[0]!, value: '۱۲٫۷' }], diameter, inch)[0]?.value).toBe('۰٫۵');
  });

  test('leaves what is no number, and an empty end, as typed', () => {
    const [item] = changeUnit([{ propertyId: diameter.id, value: 'wide' }], diameter, inch);
    expect(item).toMatchObject({ value: 'wide', measurementUnitId: inch.id });
    expect(item).not.toHaveProperty('maxValue');
  });

  test('leaves other properties alone', () => {
    const other = { propertyId: pressure.id, value: '1' };
    expect(changeUnit([other, { propertyId: diameter.id, value: '1' }], diameter, inch)[0]).toBe(other);
    expect(changeUnit([other], diameter, inch)).toEqual([other]);
  });

  test('and back gives the same measure, to far below what products differ by', () => {
    const pairs = [
      [diameter, mm, inch],
      [pressure, bar, psi],
      [temperature, celsius, kelvin],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.integer({ min: -999_999, max: 999_999 }),
        ([property, from, to], thousandths) => {
          const typed = (thousandths / 1000).toFixed(3);
          const there = changeUnit(
            [{ propertyId: property.id, value: typed, measurementUnitId: from.id }],
            property,
            to,
          );
          const back = changeUnit(there, property, from)[0]?.value ?? '';
          expect(Number(readNumber(back))).toBeCloseTo(Number(typed), 12);
        },
      ),
    );
  });
});
