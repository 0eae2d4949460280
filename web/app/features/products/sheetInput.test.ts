import { expect, it } from 'vitest';
import { NO, type SheetProperty, statedOf, typedSheetOf } from './sheetInput.ts';

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
    { propertyId: 'heat', value: '-۲۰', maxValue: '۱۸۰', unitId: 'cel' },
    { propertyId: 'body', enumValueIds: ['brass'] },
    { propertyId: 'ends', enumValueIds: ['a', 'b'] },
    { propertyId: 'lock', booleanValue: false },
    { propertyId: 'seat', text: 'PTFE' },
  ]);
});

it('sends what is stored unchanged when nothing of it was typed', () => {
  const stored = (propertyId: string, dataType: SheetProperty['dataType'], more: object) =>
    ({
      __typename: 'PropertyValue',
      propertyId,
      dataType,
      enumValues: [],
      measure: null,
      number: null,
      booleanValue: null,
      text: null,
      ...more,
    }) as unknown as Parameters<typeof typedSheetOf>[0][number];
  const properties = [
    property('pressure', 'NUMERIC', { measurementQuantityId: 'p', defaultMeasurementUnitId: 'bar' }),
    property('heat', 'NUMERIC_RANGE', { measurementQuantityId: 't', defaultMeasurementUnitId: 'cel' }),
    property('teeth', 'NUMERIC'),
    property('body', 'ENUM'),
    property('ends', 'MULTI_ENUM'),
    property('lock', 'BOOLEAN'),
    property('seat', 'TEXT'),
    property('silent', 'NUMERIC'),
  ];
  const sheet = typedSheetOf([
    stored('pressure', 'NUMERIC', { measure: { value: '145', maxValue: null, unit: { id: 'psi' } } }),
    stored('heat', 'NUMERIC_RANGE', { measure: { value: '-20', maxValue: '180', unit: { id: 'cel' } } }),
    stored('teeth', 'NUMERIC', { number: { value: '24', maxValue: null } }),
    stored('body', 'ENUM', { enumValues: [{ id: 'steel' }] }),
    stored('ends', 'MULTI_ENUM', { enumValues: [{ id: 'npt' }, { id: 'bsp' }] }),
    stored('lock', 'BOOLEAN', { booleanValue: false }),
    stored('seat', 'TEXT', { text: 'PTFE' }),
  ]);
  expect(statedOf(properties, sheet)).toEqual([
    { propertyId: 'pressure', value: '۱۴۵', unitId: 'psi' },
    { propertyId: 'heat', value: '-۲۰', maxValue: '۱۸۰', unitId: 'cel' },
    { propertyId: 'teeth', value: '۲۴' },
    { propertyId: 'body', enumValueIds: ['steel'] },
    { propertyId: 'ends', enumValueIds: ['npt', 'bsp'] },
    { propertyId: 'lock', booleanValue: false },
    { propertyId: 'seat', text: 'PTFE' },
  ]);
});
