import { describe, expect, it } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import type { Property } from '../catalog/index.ts';
import type { UnitOfMeasurement, UnitTable } from '../reference/index.ts';
import { compileFilters } from './filter.ts';
import type { PropertyFilter } from './search.schemas.ts';

const mm = unit('mm', 'length', '0.001');
const inch = unit('[in_i]', 'length', '0.0254');
const bar = unit('bar', 'pressure', '100000');
const units: UnitTable = {
  byId: new Map([mm, inch, bar].map((each) => [each.id, each])),
  byQuantity: new Map(),
  traded: new Set(),
};
const diameter = property({
  id: 'diameter',
  slot: 1,
  dataType: 'NUMERIC',
  measurementQuantityId: 'length',
  defaultMeasurementUnitId: 'mm',
  tolerance: '0.000001',
});
const temperature = property({ id: 'temperature', slot: 2, dataType: 'NUMERIC_RANGE', tolerance: '0.001' });
const body = property({ id: 'body', slot: 3, dataType: 'ENUM' });
const ends = property({ id: 'ends', slot: 4, dataType: 'MULTI_ENUM' });
const known = [
  diameter,
  temperature,
  body,
  ends,
  property({ id: 'hidden', slot: 5, dataType: 'NUMERIC', isFilterable: false }),
];

const compile = (filter: PropertyFilter) => compileFilters([filter], known, units)[0];
function refusal(filter: PropertyFilter) {
  try {
    compile(filter);
  } catch (error) {
    return (error as Problem).errors[0];
  }
  return undefined;
}

describe('numbers', () => {
  it('are compared in base units, within the tolerance of the property', () => {
    expect(compile({ propertyId: 'diameter', value: '10', maxValue: '20' })).toEqual({
      slot: 1,
      kind: 'interval',
      low: 0.009999,
      high: 0.020001,
    });
  });

  it('take the unit that was chosen, and Persian digits', () => {
    expect(compile({ propertyId: 'diameter', value: '۱', measurementUnitId: '[in_i]' })).toEqual({
      slot: 1,
      kind: 'interval',
      low: 0.025399,
      high: null,
    });
  });

  it('are swapped when the first is greater', () => {
    expect(compile({ propertyId: 'diameter', value: '20', maxValue: '10' })).toMatchObject({
      low: 0.009999,
      high: 0.020001,
    });
  });
});

describe('a range', () => {
  it('must cover one number, whichever end it was typed in', () => {
    const covering = { slot: 2, kind: 'cover', low: 80.001, high: 79.999 };
    expect(compile({ propertyId: 'temperature', value: '80' })).toEqual(covering);
    expect(compile({ propertyId: 'temperature', maxValue: '80' })).toEqual(covering);
  });

  it('must cover a whole interval, or overlap it when asked', () => {
    expect(compile({ propertyId: 'temperature', value: '0', maxValue: '90' })).toMatchObject({
      kind: 'cover',
      low: 0.001,
      high: 89.999,
    });
    expect(compile({ propertyId: 'temperature', value: '0', maxValue: '90', match: 'overlap' })).toMatchObject({
      kind: 'overlap',
      low: -0.001,
      high: 90.001,
    });
  });
});

describe('choices', () => {
  it('of one property are alternatives', () => {
    expect(compile({ propertyId: 'body', enumValueIds: ['a', 'c'] })).toEqual({
      slot: 3,
      kind: 'oneOf',
      ordinals: [0, 2],
    });
    expect(compile({ propertyId: 'ends', enumValueIds: ['a', 'c', 'c'] })).toEqual({
      slot: 4,
      kind: 'anyBit',
      mask: 5,
    });
  });
});

describe('bad input names the field and the rule', () => {
  it.each<[PropertyFilter, string, string]>([
    [{ propertyId: 'unheard' }, 'filter.properties[0].propertyId', 'PROPERTY_NOT_IN_CATEGORY'],
    [{ propertyId: 'hidden', value: '1' }, 'filter.properties[0].propertyId', 'PROPERTY_NOT_FILTERABLE'],
    [{ propertyId: 'diameter' }, 'filter.properties[0].value', 'REQUIRED'],
    [{ propertyId: 'diameter', value: ' ', maxValue: '' }, 'filter.properties[0].value', 'REQUIRED'],
    [{ propertyId: 'diameter', value: 'wide' }, 'filter.properties[0].value', 'NUMERIC'],
    [{ propertyId: 'diameter', maxValue: '1e400' }, 'filter.properties[0].maxValue', 'NUMERIC'],
    [
      { propertyId: 'diameter', value: '1', measurementUnitId: 'bar' },
      'filter.properties[0].measurementUnitId',
      'UNIT_OF_ANOTHER_QUANTITY',
    ],
    [{ propertyId: 'body' }, 'filter.properties[0].enumValueIds', 'SELECT_ONE'],
    [{ propertyId: 'body', enumValueIds: ['z'] }, 'filter.properties[0].enumValueIds[0]', 'UNKNOWN_VALUE'],
  ])('%o', (filter, field, code) => {
    expect(refusal(filter)).toMatchObject({ field, code });
  });
});

function unit(id: string, quantityId: string, factor: string): UnitOfMeasurement {
  const names = { code: id, symbol: id, displayText: id };
  return { id, quantityId, ...names, factor, offset: '0', isDefault: false, converts: true, order: 1 };
}

function property(given: Partial<Property> & Pick<Property, 'id' | 'slot' | 'dataType'>): Property {
  const enumValues = ['a', 'b', 'c'].map((id, index) => ({
    id,
    code: id,
    label: id,
    order: 3 - index,
    ordinal: index,
    isActive: true,
  }));
  return {
    categoryId: 'category',
    name: given.id,
    code: given.id,
    groupName: 'group',
    decimals: 1,
    isFilterable: true,
    isRequired: false,
    isComparable: true,
    isKey: false,
    standards: [],
    order: 1,
    enumValues,
    ...given,
  };
}
