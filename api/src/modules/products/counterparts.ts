import type { CategoryNode, Property, StoredValue } from '../catalog/index.ts';

/** What a property of one category is in another: that of the same code, type and quantity. */
export function counterpartOf(property: Property, target: CategoryNode): Property | undefined {
  return target.properties.find(
    ({ code, dataType, measurementQuantityId }) =>
      code === property.code &&
      dataType === property.dataType &&
      measurementQuantityId === property.measurementQuantityId,
  );
}

/** What a product states, as far as the other category has a counterpart; of choices those with the same code. */
export function valuesIn(stored: StoredValue[], properties: ReadonlyMap<string, Property>, target: CategoryNode) {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value): StoredValue[] => {
    const property = properties.get(value.propertyId);
    const other = property && counterpartOf(property, target);
    if (!other) return [];
    if (!value.enumValueIds) return [{ ...value, propertyId: other.id }];
    const codes = property.enumValues.filter(({ id }) => value.enumValueIds!.includes(id)).map(({ code }) => code);
    const enumValueIds = other.enumValues.filter(({ code }) => codes.includes(code)).map(({ id }) => id);
    return enumValueIds.length > 0 ? [{ ...value, propertyId: other.id, enumValueIds }] : [];
  });
}

/** A category and everything below it. */
export const familyOf = (node: CategoryNode): CategoryNode[] => [node, ...node.children.flatMap(familyOf)];
