import { type Static, Type } from 'typebox';
import { type Decimal, decimal, fromBase, parseTyped, toBase } from '../../platform/decimal.ts';
import type { FieldError } from '../../platform/field-error.ts';
import { Id, line, named, object, TypedDecimal } from '../../platform/schema.ts';
import type { UnitOfMeasurement, UnitTable } from '../reference/index.ts';
import type { StoredValue } from './catalog.repository.ts';
import type { Property } from './category-tree.ts';

export const StatedProperty = named(
  'StatedProperty',
  'What is stated of one property, by its data type. Numbers may be typed with Persian or Arabic digits.',
  object({
    propertyId: Id('A property of the category.'),
    value: Type.Optional(TypedDecimal('The number (NUMERIC), or one end of the interval (NUMERIC_RANGE).', '16')),
    maxValue: Type.Optional(TypedDecimal('The other end (NUMERIC_RANGE).', '180')),
    unitId: Type.Optional(
      Type.String({ description: 'Unit of both numbers; the property’s default when absent.', format: 'uuid' }),
    ),
    enumValueIds: Type.Optional(
      Type.Array(Type.String({ format: 'uuid' }), {
        description: 'The value (ENUM), or every value that holds (MULTI_ENUM).',
        maxItems: 50,
        uniqueItems: true,
      }),
    ),
    booleanValue: Type.Optional(Type.Boolean({ description: 'Yes or no (BOOLEAN).' })),
    text: Type.Optional(line('Value of a property of type TEXT.', 1, 300, 'ISO 5211 F07')),
  }),
);
export type StatedProperty = Static<typeof StatedProperty>;

type Broken = Omit<FieldError, 'field'> & { field: keyof StatedProperty };
type Stated = Omit<StoredValue, 'propertyId'>;
type Read = { stated: Stated } | { errors: Broken[] };
type Problems = { values: StoredValue[]; errors: FieldError[] };

const broken = (field: Broken['field'], code: Broken['code'], ...params: string[]): { errors: Broken[] } => ({
  errors: [{ field, code, params }],
});

/**
 * What is stated of the properties of a category, as it is stored: as it was typed and in base units, in the order of the
 * category. Every value that breaks a rule is named by its place in `given`, each required property that is missing by its name.
 * @param properties the effective ones of the category
 * @param at where the list stands in the body
 */
export function readStatedProperties(
  given: readonly StatedProperty[],
  properties: readonly Property[],
  units: UnitTable,
  at = 'properties',
): Problems {
  const errors: FieldError[] = [];
  const values = new Map<string, StoredValue>();
  for (const [index, input] of given.entries()) {
    const property = properties.find(({ id }) => id === input.propertyId);
    const place = `${at}[${index}]`;
    if (!property) errors.push({ field: `${place}.propertyId`, code: 'UNKNOWN_VALUE' });
    else if (values.has(property.id)) errors.push({ field: `${place}.propertyId`, code: 'DUPLICATE' });
    else {
      const read = readInput(input, property, units);
      if ('errors' in read) errors.push(...read.errors.map((each) => ({ ...each, field: `${place}.${each.field}` })));
      values.set(property.id, { propertyId: property.id, ...('stated' in read && read.stated) });
    }
  }
  const missing = properties.filter(({ id, isRequired }) => isRequired && !values.has(id));
  errors.push(...missing.map(({ name }): FieldError => ({ field: at, code: 'PROPERTY_REQUIRED', params: [name] })));
  return { values: properties.flatMap(({ id }) => values.get(id) ?? []), errors };
}

/** Fields that a value of each data type has. */
const fieldsOf: Record<Property['dataType'], readonly (keyof StatedProperty)[]> = {
  NUMERIC: ['value', 'unitId'],
  NUMERIC_RANGE: ['value', 'maxValue', 'unitId'],
  ENUM: ['enumValueIds'],
  MULTI_ENUM: ['enumValueIds'],
  BOOLEAN: ['booleanValue'],
  TEXT: ['text'],
};

function readInput(input: StatedProperty, property: Property, units: UnitTable): Read {
  const { dataType } = property;
  const fields = fieldsOf[dataType];
  const strange = (Object.keys(input) as (keyof StatedProperty)[]).find(
    (field) => field !== 'propertyId' && input[field] !== undefined && !fields.includes(field),
  );
  if (strange) return broken(strange, 'UNKNOWN_PROPERTY');
  switch (dataType) {
    case 'NUMERIC':
    case 'NUMERIC_RANGE':
      return readNumbers(input, property, units);
    case 'ENUM':
    case 'MULTI_ENUM':
      return readChoice(input.enumValueIds ?? [], property);
    case 'BOOLEAN':
      return input.booleanValue === undefined
        ? broken('booleanValue', 'REQUIRED')
        : { stated: { booleanValue: input.booleanValue } };
    case 'TEXT':
      return input.text === undefined ? broken('text', 'REQUIRED') : { stated: { text: input.text } };
  }
}

function readChoice(chosen: string[], { dataType, enumValues }: Property): Read {
  if (chosen.length === 0) return broken('enumValueIds', 'SELECT_ONE');
  if (dataType === 'ENUM' && chosen.length > 1) return broken('enumValueIds', 'MAX_ITEMS', '1');
  if (chosen.some((id) => !enumValues.some((value) => value.id === id))) return broken('enumValueIds', 'UNKNOWN_VALUE');
  return { stated: { enumValueIds: enumValues.filter(({ id }) => chosen.includes(id)).map(({ id }) => id) } };
}

function readNumbers(input: StatedProperty, property: Property, units: UnitTable): Read {
  const unit = unitOf(input, property, units);
  if (unit && 'errors' in unit) return unit;
  const ends: ['value' | 'maxValue', Decimal][] = [];
  const errors: Broken[] = [];
  for (const field of property.dataType === 'NUMERIC' ? (['value'] as const) : (['value', 'maxValue'] as const)) {
    const typed = input[field];
    const number = typed === undefined ? undefined : parseTyped(typed);
    if (number) ends.push([field, number]);
    else errors.push({ field, code: typed === undefined ? 'REQUIRED' : 'NUMERIC', params: [] });
  }
  errors.push(...ends.flatMap(([field, number]) => outsideOf(field, number, property, { unit, units }) ?? []));
  if (errors.length > 0) return { errors };
  const [low, high] = ends.map(([, number]) => number).sort((one, other) => one.cmp(other));
  const base = (raw: Decimal) => (unit ? toBase(raw, unit) : raw).toFixed();
  return {
    stated: {
      rawValue: low!.toFixed(),
      ...(high && { rawMaxValue: high.toFixed() }),
      ...(unit && { unitId: unit.id }),
      baseValue: base(low!),
      ...(high && { baseMaxValue: base(high) }),
    },
  };
}

function unitOf({ unitId }: StatedProperty, property: Property, { byId }: UnitTable) {
  const { measurementQuantityId, defaultMeasurementUnitId } = property;
  if (!measurementQuantityId) return unitId === undefined ? undefined : broken('unitId', 'NOT_COMPARABLE');
  const unit = byId.get(unitId ?? defaultMeasurementUnitId ?? '');
  if (!unit) return broken('unitId', unitId === undefined ? 'REQUIRED' : 'UNKNOWN_VALUE');
  return unit.quantityId === measurementQuantityId ? unit : broken('unitId', 'NOT_COMPARABLE');
}

/** Digits of a bound in the unit that was typed. */
const TOLD_DIGITS = 6;

/** What is wrong with a number by the bounds of its property, which are told in the unit that was typed. */
function outsideOf(
  field: Broken['field'],
  number: Decimal,
  { minAllowed, maxAllowed, defaultMeasurementUnitId }: Property,
  { unit, units }: { unit: UnitOfMeasurement | undefined; units: UnitTable },
): Broken | undefined {
  const usual = units.byId.get(defaultMeasurementUnitId ?? '');
  const value = unit ? toBase(number, unit) : number;
  const bound = (allowed: string) => (usual ? toBase(decimal(allowed), usual) : decimal(allowed));
  // In another unit than that of the bound it may have no end: the number that is told lies within.
  const told = (allowed: string, isMost: boolean) => {
    if (!unit || unit.id === usual?.id) return allowed;
    const exact = decimal(fromBase(bound(allowed), unit));
    return exact.prec(TOLD_DIGITS, exact.gt(0) === isMost ? 0 : 3).toFixed();
  };
  if (minAllowed !== undefined && value.lt(bound(minAllowed)))
    return { field, code: 'MIN_VALUE', params: [told(minAllowed, false)] };
  if (maxAllowed !== undefined && value.gt(bound(maxAllowed)))
    return { field, code: 'MAX_VALUE', params: [told(maxAllowed, true)] };
  return undefined;
}
