import type { FilterProperty, FilterUnit } from './property.ts';

// A small category for the tests of this folder.
const unit = (code: string, factor: string, offset = '0'): FilterUnit => ({
  id: `unit-${code}`,
  code,
  displayText: `name of ${code}`,
  factor,
  offset,
});

export const mm = unit('mm', '0.001');
export const inch = unit('[in_i]', '0.0254');
export const bar = unit('bar', '100000');
export const psi = unit('[psi]', '6894.757293168361');
export const celsius = unit('Cel', '1', '273.15');
export const kelvin = unit('K', '1');

const property = (
  code: string,
  dataType: FilterProperty['dataType'],
  more: Partial<FilterProperty> = {},
): FilterProperty => ({
  id: `id-${code}`,
  code,
  name: `name of ${code}`,
  groupName: 'group',
  dataType,
  isFilterable: true,
  isKey: false,
  units: [],
  enumValues: [],
  ...more,
});

export const diameter = property('diameter', 'NUMERIC', { units: [mm, inch], defaultMeasurementUnitId: mm.id });
// Its quantity starts with another unit than the property.
export const pressure = property('pressure', 'NUMERIC', { units: [psi, bar], defaultMeasurementUnitId: bar.id });
export const temperature = property('temperature', 'NUMERIC_RANGE', {
  units: [celsius, kelvin],
  defaultMeasurementUnitId: celsius.id,
});
export const body = property('body', 'ENUM', {
  enumValues: ['brass', 'steel', 'pvc'].map((code) => ({ id: `value-${code}`, code, label: `name of ${code}` })),
});
export const fireSafe = property('fireSafe', 'BOOLEAN');
const remark = property('remark', 'TEXT');
const hidden = property('hidden', 'NUMERIC', { isFilterable: false });

export const choices = {
  properties: [diameter, pressure, temperature, body, fireSafe, remark, hidden],
  sorts: [
    { value: 'RELEVANCE', code: 'relevance' },
    { value: 'PRICE_ASC', code: 'price-asc' },
  ],
};
