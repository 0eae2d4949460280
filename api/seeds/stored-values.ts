import type { Property, StoredValue } from '../src/modules/catalog/index.ts';
import type { UnitTable } from '../src/modules/reference/index.ts';
import { decimal, toBase } from '../src/platform/decimal.ts';
import type { Random } from './random.ts';
import type { Interval, Measured, Value, Values } from './shape.ts';
import { unitIdOf } from './tree.ts';

/** How often a value that need not be stated is left out. */
const SILENCE = 0.12;

/**
 * A draft's values as base_products.properties keeps them, in the order of `properties`.
 * @throws when a value's property, kind or enum code is not there.
 */
export function storedValues(
  values: Values,
  properties: readonly Property[],
  units: UnitTable,
  random: Random,
): StoredValue[] {
  const unknown = Object.keys(values).find((code) => !properties.some((property) => property.code === code));
  if (unknown !== undefined) throw new Error(`no property ${unknown}`);
  return properties.flatMap((property) => {
    const value = values[property.code];
    const isSilent = random.chance(property.isKey ? SILENCE / 2 : SILENCE) && !property.isRequired;
    if (value === undefined || isSilent) return [];
    return [{ propertyId: property.id, ...store(value, property, units) }];
  });
}

function store(value: Value, property: Property, units: UnitTable): Omit<StoredValue, 'propertyId'> {
  switch (property.dataType) {
    case 'NUMERIC':
      return storeNumber(value as number | Measured, property, units);
    case 'NUMERIC_RANGE':
      return storeInterval(value as Interval, property, units);
    case 'ENUM':
    case 'MULTI_ENUM':
      return {
        enumValueIds: (Array.isArray(value) ? (value as string[]) : [value as string]).map((code) =>
          enumId(code, property),
        ),
      };
    case 'BOOLEAN':
      return { booleanValue: value as boolean };
    case 'TEXT':
      return { text: value as string };
  }
}

function storeNumber(value: number | Measured, property: Property, units: UnitTable): Omit<StoredValue, 'propertyId'> {
  const raw = typeof value === 'number' ? value : value.raw;
  const unitId = typeof value === 'number' ? property.defaultMeasurementUnitId : unitIdOf(value.unit);
  const rawValue = decimal(raw).toFixed();
  return { rawValue, ...(unitId && { unitId }), baseValue: base(rawValue, unitId, units) };
}

function storeInterval(value: Interval, property: Property, units: UnitTable): Omit<StoredValue, 'propertyId'> {
  const unitId = value.unit === undefined ? property.defaultMeasurementUnitId : unitIdOf(value.unit);
  const rawValue = decimal(value.from).toFixed();
  const rawMaxValue = decimal(value.to).toFixed();
  return {
    rawValue,
    rawMaxValue,
    ...(unitId && { unitId }),
    baseValue: base(rawValue, unitId, units),
    baseMaxValue: base(rawMaxValue, unitId, units),
  };
}

function enumId(code: string, property: Property): string {
  const found = property.enumValues.find((each) => each.code === code);
  if (!found) throw new Error(`property ${property.code} has no value ${code}`);
  return found.id;
}

const known = new Map<string, string>();
const KNOWN_LIMIT = 20_000;

/** In the base unit, exactly; a bare number is its own base. Remembered, since a market repeats its sizes. */
function base(raw: string, unitId: string | undefined, units: UnitTable): string {
  const unit = unitId === undefined ? undefined : units.byId.get(unitId);
  if (!unit) return raw;
  const key = `${raw} ${unit.id}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_LIMIT) known.clear();
  const exact = toBase(decimal(raw), unit).toFixed();
  known.set(key, exact);
  return exact;
}
