import type { UnitTable } from '../reference/index.ts';
import type { StoredValue } from './catalog.repository.ts';
import type { PropertyValue } from './catalog.schemas.ts';
import { type Property, shownChoice } from './category-tree.ts';

/**
 * Stored values as answers show them, in the order of `properties`; a value whose property is gone is left out.
 * @param properties the effective properties of the product's category.
 */
export function toPropertyValues(stored: StoredValue[], properties: Property[], units: UnitTable): PropertyValue[] {
  // A damaged row must not take the list down with it.
  const byProperty = new Map((Array.isArray(stored) ? stored : []).map((value) => [value.propertyId, value]));
  return properties.flatMap((property) => {
    const value = byProperty.get(property.id);
    return value ? [toPropertyValue(value, property, units)] : [];
  });
}

function toPropertyValue(value: StoredValue, property: Property, units: UnitTable): PropertyValue {
  const unit = value.unitId ? units.byId.get(value.unitId) : undefined;
  const { enumValueIds = [], ...plain } = value;
  return {
    ...plain,
    code: property.code,
    name: property.name,
    groupName: property.groupName,
    dataType: property.dataType,
    isKey: property.isKey,
    ...(unit && { unitSymbol: unit.symbol, unitDisplayText: unit.displayText }),
    enumValues: property.enumValues.filter((each) => enumValueIds.includes(each.id)).map(shownChoice),
  };
}
