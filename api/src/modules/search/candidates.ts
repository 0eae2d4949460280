import type { CategoryNode, Property } from '../catalog/index.ts';
import type { UnitTable } from '../reference/index.ts';
import { compileFilters } from './filter.ts';
import type { Measure } from './measures.ts';
import type { Hit } from './search.repository.ts';
import type { PropertyFilter } from './search.schemas.ts';

/** A filter that a typed measure may mean. */
export type Candidate = { measure: Measure; property: Property; filter: PropertyFilter };

/** A measure fits few properties of a category; the rest are far-fetched. */
const PER_MEASURE = 3;

/** What typed measures may mean in a category: sizes by their table of equivalents first, then key properties. */
export function candidatesOf(measures: Measure[], { properties }: CategoryNode, units: UnitTable): Candidate[] {
  const known = [...properties].filter((each) => each.isFilterable).sort((a, b) => Number(b.isKey) - Number(a.isKey));
  return measures.flatMap((measure) => {
    const sizes = known.flatMap((property) => bySize(measure, property));
    const numbers = known.flatMap((property) => byNumber(measure, property, units));
    return [...sizes, ...numbers].slice(0, PER_MEASURE);
  });
}

function bySize(measure: Measure, property: Property): Candidate[] {
  const { system, value } = measure;
  const size = property.enumValues.find((each) =>
    each.equivalents?.some((other) => other.system.toLowerCase() === system && other.value === value),
  );
  return size ? [{ measure, property, filter: { propertyId: property.id, enumValueIds: [size.id] } }] : [];
}

function byNumber(measure: Measure, property: Property, units: UnitTable): Candidate[] {
  const { value, unitIds } = measure;
  const isNumeric = property.dataType === 'NUMERIC' || property.dataType === 'NUMERIC_RANGE';
  const measurementUnitId = unitIds.find((id) => units.byId.get(id)?.quantityId === property.measurementQuantityId);
  if (!isNumeric || !measurementUnitId || !/^[\d.]+$/.test(value)) return [];
  return [{ measure, property, filter: { propertyId: property.id, value, maxValue: value, measurementUnitId } }];
}

/** The candidates as what makes an offer rank higher: those that say what it is, not what it covers. */
export function hitsOf(candidates: Candidate[], { category, properties }: CategoryNode, units: UnitTable): Hit[] {
  const exact = candidates.filter(({ property }) => property.dataType !== 'NUMERIC_RANGE').map(({ filter }) => filter);
  return compileFilters(exact, properties, units).map((condition) => ({
    category: { id: category.id, level: category.level },
    condition,
  }));
}
