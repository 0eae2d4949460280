import { parseTyped, toBase, decimal, type Decimal } from '../../platform/decimal.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Property } from '../catalog/index.ts';
import type { UnitTable } from '../reference/index.ts';
import type { PropertyFilter } from './search.schemas.ts';
import { measureField } from './typed-measures.ts';

/** One condition on the read model, in base units; bounds already carry the property's tolerance. */
export type Condition =
  | { slot: number; kind: 'interval'; low: number | null; high: number | null }
  | { slot: number; kind: 'cover' | 'overlap'; low: number; high: number }
  | { slot: number; kind: 'oneOf'; ordinals: number[] }
  | { slot: number; kind: 'anyBit'; mask: number };

/**
 * Turns selected properties into conditions. Rules: domain, section 3 (catalogue, units, filters).
 * @param known the properties of the category that is filtered. @throws Problem 400 naming field and rule
 */
export function compileFilters(filters: PropertyFilter[], known: Property[], units: UnitTable): Condition[] {
  return filters.map((filter, index) => compileFilter(filter, `filter.properties[${index}]`, known, units));
}

/** The same of measures, each of which is one text. @throws Problem 400 naming the measure and its rule */
export function compileMeasures(measures: PropertyFilter[], known: Property[], units: UnitTable): Condition[] {
  return measures.map((measure, index) => {
    const field = measureField(index);
    const property = known.find(({ id }) => id === measure.propertyId);
    if (property && !isNumber(property)) invalid(field, 'PROPERTY_NOT_FILTERABLE');
    try {
      return compileFilter(measure, field, known, units);
    } catch (error) {
      throw error instanceof Problem ? ofWhole(error, field) : error;
    }
  });
}

const isNumber = ({ dataType }: Property) => dataType === 'NUMERIC' || dataType === 'NUMERIC_RANGE';

/** A refusal of a part of a text, told of the text. */
const ofWhole = ({ status, code, errors }: Problem, field: string) =>
  new Problem(
    status,
    code,
    errors.map((each) => ({ ...each, field })),
  );

function compileFilter(filter: PropertyFilter, field: string, known: Property[], units: UnitTable): Condition {
  const property =
    known.find((each) => each.id === filter.propertyId) ?? invalid(`${field}.propertyId`, 'PROPERTY_NOT_IN_CATEGORY');
  if (!property.isFilterable) invalid(`${field}.propertyId`, 'PROPERTY_NOT_FILTERABLE');
  switch (property.dataType) {
    case 'NUMERIC':
    case 'NUMERIC_RANGE':
      return compileNumbers(filter, field, property, units);
    case 'ENUM':
    case 'MULTI_ENUM':
      return compileChoice(filter, field, property);
    case 'BOOLEAN':
      if (filter.booleanValue === undefined) invalid(`${field}.booleanValue`, 'REQUIRED');
      return { slot: property.slot, kind: 'oneOf', ordinals: [filter.booleanValue ? 1 : 0] };
    case 'TEXT':
      return invalid(`${field}.propertyId`, 'PROPERTY_NOT_FILTERABLE');
  }
}

function compileChoice(filter: PropertyFilter, field: string, property: Property): Condition {
  const ids = filter.enumValueIds ?? [];
  if (ids.length === 0) invalid(`${field}.enumValueIds`, 'SELECT_ONE');
  const ordinals = ids.map((id, index) => {
    const value = property.enumValues.find((each) => each.id === id);
    return value
      ? value.ordinal
      : invalid(
          `${field}.enumValueIds[${index}]`,
          'UNKNOWN_VALUE',
          property.enumValues.map((each) => each.code).join(', '),
        );
  });
  return property.dataType === 'ENUM'
    ? { slot: property.slot, kind: 'oneOf', ordinals }
    : {
        slot: property.slot,
        kind: 'anyBit',
        mask: [...new Set(ordinals)].reduce((mask, ordinal) => mask + 2 ** ordinal, 0),
      };
}

function compileNumbers(filter: PropertyFilter, field: string, property: Property, units: UnitTable): Condition {
  const unit = unitOf(filter, field, property, units);
  const read = (name: 'value' | 'maxValue') => {
    const text = filter[name];
    if (text === undefined || text.trim() === '') return undefined;
    const typed = parseTyped(text) ?? invalid(`${field}.${name}`, 'NUMERIC');
    return toBase(typed, unit);
  };
  const one = read('value');
  const other = read('maxValue');
  if (one === undefined && other === undefined) invalid(`${field}.value`, 'REQUIRED');
  const isTurned = one && other && one.gt(other);
  const low = isTurned ? other : one;
  const high = isTurned ? one : other;

  const tolerance = decimal(property.tolerance ?? '0');
  const below = (bound: Decimal) => bound.minus(tolerance).toNumber();
  const above = (bound: Decimal) => bound.plus(tolerance).toNumber();
  const { slot } = property;
  if (property.dataType === 'NUMERIC')
    return { slot, kind: 'interval', low: low ? below(low) : null, high: high ? above(high) : null };
  // A range: one number is both ends. It covers when its low end is not above ours and its high end not below.
  const from = low ?? high!;
  const to = high ?? low!;
  return filter.match === 'overlap'
    ? { slot, kind: 'overlap', low: below(from), high: above(to) }
    : { slot, kind: 'cover', low: above(from), high: below(to) };
}

const dimensionless = { factor: '1', offset: '0' };

function unitOf(filter: PropertyFilter, field: string, property: Property, units: UnitTable) {
  const id = filter.measurementUnitId ?? property.defaultMeasurementUnitId;
  if (!id) return dimensionless;
  const unit = units.byId.get(id);
  if (!unit || unit.quantityId !== property.measurementQuantityId)
    return invalid(`${field}.measurementUnitId`, 'UNIT_OF_ANOTHER_QUANTITY');
  return unit;
}
