import { describe, expect, test } from 'vitest';
import { add, edit, remove, replace, type SelectedProperty } from './selectedProperties.ts';

const diameter: SelectedProperty = {
  propertyId: 'diameter',
  value: '۱۰',
  maxValue: '20',
  measurementUnitId: 'mm',
  defaultMeasurementUnitDisplayText: 'میلی‌متر',
};
const pressure: SelectedProperty = { propertyId: 'pressure', value: '150' };
const inch = { id: 'in', displayText: 'اینچ' };

describe('the selected properties of the category filter', () => {
  test('an item holds value, maxValue, measurementUnitId and defaultMeasurementUnitDisplayText', () => {
    expect(add([], diameter)).toEqual([diameter]);
  });

  test('adding puts it behind the others', () => {
    expect(add([diameter], pressure)).toEqual([diameter, pressure]);
  });

  test('adding what is selected changes nothing', () => {
    const selected = [diameter];
    expect(add(selected, { propertyId: 'diameter', value: '5' })).toBe(selected);
  });

  test('removing leaves the others as they are', () => {
    expect(remove([diameter, pressure], 'diameter')).toEqual([pressure]);
    expect(remove([pressure], 'diameter')).toEqual([pressure]);
  });

  test('replacing keeps the place and nothing of what was there', () => {
    const other = { propertyId: 'diameter', maxValue: '5' };
    expect(replace([diameter, pressure], other)).toEqual([other, pressure]);
    expect(replace([pressure], other)).toEqual([pressure]);
  });

  test('none of them touches the list it was given', () => {
    const selected = Object.freeze([Object.freeze({ ...diameter })]);
    add(selected, pressure);
    remove(selected, 'diameter');
    replace(selected, pressure);
    edit(selected, 'diameter', { value: '1' });
    expect(selected).toEqual([diameter]);
  });
});

describe('an edit applies only the first present of value, maxValue, measurement unit', () => {
  const after = (change: Parameters<typeof edit>[2]) => edit([diameter, pressure], 'diameter', change)[0];

  test('value before maxValue and unit', () => {
    expect(after({ value: '12', maxValue: '30', measurementUnit: inch })).toEqual({ ...diameter, value: '12' });
  });

  test('maxValue before the unit', () => {
    expect(after({ maxValue: '30', measurementUnit: inch })).toEqual({ ...diameter, maxValue: '30' });
  });

  test('the unit when it comes alone, and its display text with it; the numbers stay', () => {
    expect(after({ measurementUnit: inch })).toEqual({
      ...diameter,
      measurementUnitId: 'in',
      defaultMeasurementUnitDisplayText: 'اینچ',
    });
  });

  test('an empty text is present: it clears', () => {
    expect(after({ value: '', maxValue: '30' })).toEqual({ ...diameter, value: '' });
  });

  test('nothing present changes nothing', () => {
    expect(after({})).toEqual(diameter);
  });

  test('other properties stay as they are', () => {
    expect(edit([diameter, pressure], 'diameter', { value: '1' })[1]).toBe(pressure);
  });
});
