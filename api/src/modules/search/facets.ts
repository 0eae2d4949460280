import { decimal, fromBase } from '../../platform/decimal.ts';
import type { Property } from '../catalog/index.ts';
import type { UnitTable } from '../reference/index.ts';
import { facetWords } from './messages.ts';
import type { FacetGroup } from './engine/engine.ts';
import type { PropertyFacet } from './search.schemas.ts';

/** More distinct numbers than this are shown as intervals. */
const DISTINCT_LIMIT = 24;
const INTERVALS = 8;

type Point = { low: number; high: number } & Pick<FacetGroup, 'count' | 'sellers'>;

/** Facets from counted values. `groups` holds, for each slot, how many offers, or which suppliers, have which value in base units. */
export function toFacets(groups: FacetGroup[], properties: Property[], units: UnitTable): PropertyFacet[] {
  const bySlot = Map.groupBy(groups, (group) => group.slot);
  return properties.map((property) => {
    const own = bySlot.get(property.slot) ?? [];
    const known: Point[] = own.flatMap(({ low, high, ...counted }) =>
      low === null ? [] : [{ low, high: high ?? low, ...counted }],
    );
    const unknownCount = total(own.filter((group) => group.low === null));
    return { propertyId: property.id, type: property.dataType, ...valuesOf(property, known, units), unknownCount };
  });
}

/** Groups of a sample as they would be of all: `factor` is how many offers stand behind each that was counted. */
export const scaledUp = (groups: FacetGroup[], factor: number): FacetGroup[] =>
  groups.map((group) => ({ ...group, count: Math.max(1, Math.round(group.count * factor)) }));

function valuesOf(
  property: Property,
  known: Point[],
  units: UnitTable,
): Omit<PropertyFacet, 'propertyId' | 'type' | 'unknownCount'> {
  switch (property.dataType) {
    case 'ENUM':
      return { buckets: choices(property, (ordinal) => known.filter((point) => point.low === ordinal)) };
    case 'MULTI_ENUM':
      return {
        buckets: choices(property, (ordinal) =>
          known.filter((point) => Math.floor(point.low / 2 ** ordinal) % 2 === 1),
        ),
      };
    case 'BOOLEAN':
      return {
        buckets: (['true', 'false'] as const).map((value) => ({
          value,
          label: facetWords[value],
          count: total(known.filter((point) => point.low === (value === 'true' ? 1 : 0))),
        })),
      };
    case 'TEXT':
      return { buckets: [] };
    default:
      return numbers(property, known, units);
  }
}

/** Offers add up; a supplier of several values is one. */
function total(points: Pick<FacetGroup, 'count' | 'sellers'>[]): number {
  const isOfSuppliers = points.some((point) => point.sellers);
  if (isOfSuppliers) return new Set(points.flatMap((point) => point.sellers ?? [])).size;
  return points.reduce((sum, point) => sum + point.count, 0);
}

const choices = (property: Property, pointsOf: (ordinal: number) => Point[]) =>
  property.enumValues
    .map((value) => ({ value: value.id, label: value.label, count: total(pointsOf(value.ordinal)) }))
    .filter((bucket) => bucket.count > 0);

function numbers(property: Property, known: Point[], units: UnitTable) {
  const unit = units.byId.get(property.defaultMeasurementUnitId ?? '') ?? { id: undefined, factor: '1', offset: '0' };
  if (known.length === 0) return { buckets: [] };
  // Doubles of the read model go back to the stated digits of the default unit.
  const show = (base: number) =>
    decimal(fromBase(decimal(base), unit))
      .round(property.decimals)
      .toFixed();
  const min = Math.min(...known.map((point) => point.low));
  const max = Math.max(...known.map((point) => point.high));
  const ends = { min: show(min), max: show(max), ...(unit.id && { unitId: unit.id }) };
  if (property.dataType === 'NUMERIC_RANGE') return { ...ends, buckets: [] };
  return {
    ...ends,
    buckets: known.length <= DISTINCT_LIMIT ? distinct(known, show) : intervals(known, min, max, show),
  };
}

const distinct = (known: Point[], show: (base: number) => string) =>
  [...known]
    .sort((a, b) => a.low - b.low)
    .map((point) => ({ value: show(point.low), label: show(point.low), count: total([point]) }));

function intervals(known: Point[], min: number, max: number, show: (base: number) => string) {
  const width = (max - min) / INTERVALS;
  const groups = Map.groupBy(known, (point) => Math.min(INTERVALS - 1, Math.floor((point.low - min) / width)));
  return [...groups.keys()]
    .sort((a, b) => a - b)
    .map((index) => {
      const from = show(min + index * width);
      const to = show(min + (index + 1) * width);
      return { value: from, maxValue: to, label: `${from}–${to}`, count: total(groups.get(index)!) };
    });
}
