import type { Facet } from './answers.ts';

/**
 * Filters on one property, as an address writes them, by what its facet offers; none where it offers nothing.
 * @param place of the property among those that are filtered
 */
export function filtersOf({ propertyId, type, min, max, buckets }: Facet, place = 0): string[] {
  const of = (...parts: string[]) =>
    [`propertyId=${propertyId}`, ...parts].map((part) => `filter.properties[${place}].${part}`).join('&');
  const [one, other = one] = buckets;
  if (type === 'BOOLEAN') return [of('booleanValue=true'), of('booleanValue=false')];
  if (type === 'NUMERIC_RANGE' && min !== undefined)
    return [of(`value=${min}`), of(`value=${min}`, `maxValue=${max}`), of(`value=${max}`, 'match=overlap')];
  if (!one || !other) return [];
  if (type === 'NUMERIC')
    return [
      of(`value=${other.value}`),
      of(`maxValue=${one.value}`),
      of(`value=${one.value}`, `maxValue=${other.value}`),
    ];
  return [of(`enumValueIds[0]=${one.value}`), of(`enumValueIds[0]=${one.value}`, `enumValueIds[1]=${other.value}`)];
}
