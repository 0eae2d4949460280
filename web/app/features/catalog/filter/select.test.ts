import { describe, expect, test } from 'vitest';
import { body, diameter, fireSafe, inch, mm, pressure } from './exampleProperties.ts';
import { isMistyped, readable, selectBoolean, selectNumber, selectUnit, selectValues } from './select.ts';

describe('what a hand does to the filter', () => {
  test('the first number selects the property, the last one gone takes it out', () => {
    const typed = selectNumber([], diameter, 'value', '۱۰');
    expect(typed).toEqual([{ propertyId: diameter.id, value: '۱۰' }]);
    const both = selectNumber(typed, diameter, 'maxValue', '20');
    expect(both).toEqual([{ propertyId: diameter.id, value: '۱۰', maxValue: '20' }]);
    expect(selectNumber(selectNumber(both, diameter, 'value', ''), diameter, 'maxValue', ' ')).toEqual([]);
  });

  test('a unit may be chosen before a number; the default one is no choice', () => {
    const chosen = selectUnit([], diameter, inch.code);
    expect(chosen).toEqual([
      { propertyId: diameter.id, measurementUnitId: inch.id, defaultMeasurementUnitDisplayText: inch.displayText },
    ]);
    expect(selectUnit(chosen, diameter, mm.code)).toEqual([]);
    expect(selectUnit([], diameter, 'furlong')).toEqual([]);
  });

  test('a unit chosen stays when the number goes', () => {
    const typed = selectNumber(selectUnit([], diameter, inch.code), diameter, 'value', '1');
    expect(selectNumber(typed, diameter, 'value', '')).toMatchObject([{ measurementUnitId: inch.id }]);
  });

  test('values are added, replaced and taken out', () => {
    const one = selectValues([], body, ['value-brass']);
    expect(one).toEqual([{ propertyId: body.id, enumValueIds: ['value-brass'] }]);
    expect(selectValues(one, body, ['value-brass', 'value-pvc'])).toEqual([
      { propertyId: body.id, enumValueIds: ['value-brass', 'value-pvc'] },
    ]);
    expect(selectValues(one, body, [])).toEqual([]);
  });

  test('a boolean is wanted, unwanted or neither', () => {
    const wanted = selectBoolean([], fireSafe, true);
    expect(wanted).toEqual([{ propertyId: fireSafe.id, booleanValue: true }]);
    expect(selectBoolean(wanted, fireSafe, undefined)).toEqual([]);
  });
});

describe('what is no number', () => {
  const selected = [
    { propertyId: diameter.id, value: 'wide', maxValue: '20' },
    { propertyId: pressure.id, value: '5' },
  ];

  test('is seen', () => {
    expect(selected.map(isMistyped)).toEqual([true, false]);
    expect(isMistyped({ propertyId: diameter.id, value: ' ' })).toBe(false);
  });

  test('is not asked, the rest is', () => {
    expect(readable(selected)).toEqual([
      { propertyId: diameter.id, maxValue: '20' },
      { propertyId: pressure.id, value: '5' },
    ]);
  });
});
