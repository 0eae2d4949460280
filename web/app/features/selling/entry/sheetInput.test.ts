import { expect, it } from 'vitest';
import { NO, type SheetProperty, statedOf } from './sheetInput.ts';

const property = (
  id: string,
  dataType: SheetProperty['dataType'],
  more: Partial<SheetProperty> = {},
): SheetProperty => ({
  __typename: 'CategoryProperty',
  id,
  name: id,
  groupName: '',
  dataType,
  isRequired: false,
  measurementQuantityId: null,
  defaultMeasurementUnitId: null,
  enumValues: [],
  ...more,
});

it('sends what was said of each property by its kind, and nothing of the others', () => {
  const properties = [
    property('pressure', 'NUMERIC', { measurementQuantityId: 'p', defaultMeasurementUnitId: 'bar' }),
    property('heat', 'NUMERIC_RANGE', { measurementQuantityId: 't', defaultMeasurementUnitId: 'cel' }),
    property('body', 'ENUM'),
    property('ends', 'MULTI_ENUM'),
    property('lock', 'BOOLEAN'),
    property('seat', 'TEXT'),
    property('silent', 'NUMERIC'),
  ];
  const stated = statedOf(properties, {
    pressure: { value: '۲۳۲', unitId: 'psi' },
    heat: { value: '-20', maxValue: '180' },
    body: { value: 'brass' },
    ends: { choices: ['a', 'b'] },
    lock: { value: NO },
    seat: { value: 'PTFE' },
    silent: { value: ' ', unitId: 'x' },
  });
  expect(stated).toEqual([
    { propertyId: 'pressure', value: '۲۳۲', unitId: 'psi' },
    { propertyId: 'heat', value: '-20', maxValue: '180', unitId: 'cel' },
    { propertyId: 'body', enumValueIds: ['brass'] },
    { propertyId: 'ends', enumValueIds: ['a', 'b'] },
    { propertyId: 'lock', booleanValue: false },
    { propertyId: 'seat', text: 'PTFE' },
  ]);
});
