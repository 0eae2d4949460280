import { decimal } from '../../../platform/decimal.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { type Property, readStatedProperties, type StatedProperty, type StoredValue } from '../../catalog/index.ts';
import type { UnitTable } from '../../reference/index.ts';

type Ground = {
  /** The effective ones of the category. */
  properties: readonly Property[];
  units: UnitTable;
  /** What the base product states. */
  ofProduct: readonly StoredValue[];
  /** Whether what is required may not be left out: of a draft it may until that is handed in. */
  isWhole: boolean;
};

/**
 * What a seller states of the properties of a category, as it is stored: without what the base product says as well. A value
 * that is another one than that of the base product is refused at its place.
 */
export function readOwnProperties(given: readonly StatedProperty[], { properties, units, ofProduct, isWhole }: Ground) {
  const known = new Map(ofProduct.map((value) => [value.propertyId, value]));
  // What is missing is told below: the base product may state it.
  const asked = properties.map((property) => ({ ...property, isRequired: false }));
  const { values, errors } = readStatedProperties(given, asked, units);
  for (const value of values) {
    const stated = known.get(value.propertyId);
    const place = `properties[${given.findIndex(({ propertyId }) => propertyId === value.propertyId)}]`;
    if (!stated || errors.some(({ field }) => field.startsWith(`${place}.`)) || isSameValue(stated, value)) continue;
    const { name } = properties.find(({ id }) => id === value.propertyId)!;
    errors.push({ field: `${place}.propertyId`, code: 'PROPERTY_OF_PRODUCT', params: [name] });
  }
  const isStated = (id: string) => known.has(id) || values.some(({ propertyId }) => propertyId === id);
  const missing = isWhole ? properties.filter(({ id, isRequired }) => isRequired && !isStated(id)) : [];
  errors.push(
    ...missing.map(({ name }): FieldError => ({ field: 'properties', code: 'PROPERTY_REQUIRED', params: [name] })),
  );
  return { values: besideProduct(values, properties, ofProduct), errors };
}

/** Of values those that a category measures and that the base product does not state by itself, in the order of the category. */
export function besideProduct(
  values: readonly StoredValue[],
  properties: readonly Property[],
  ofProduct: readonly StoredValue[],
): StoredValue[] {
  const own = new Map(values.map((value) => [value.propertyId, value]));
  for (const { propertyId } of ofProduct) own.delete(propertyId);
  return properties.flatMap(({ id }) => own.get(id) ?? []);
}

/** Whether two say the same, in whatever unit. */
function isSameValue(one: StoredValue, other: StoredValue): boolean {
  const isSameNumber = (field: 'baseValue' | 'baseMaxValue') => {
    const a = one[field];
    const b = other[field];
    return a === undefined || b === undefined ? a === b : decimal(a).eq(decimal(b));
  };
  const chosen = ({ enumValueIds = [] }: StoredValue) => [...enumValueIds].sort().join();
  return (
    isSameNumber('baseValue') &&
    isSameNumber('baseMaxValue') &&
    chosen(one) === chosen(other) &&
    one.booleanValue === other.booleanValue &&
    one.text === other.text
  );
}
