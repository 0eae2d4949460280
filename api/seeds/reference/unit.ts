import type { QuantitySeed, UnitSeed } from '../shape.ts';

/** A unit by UCUM code, symbol, Persian name, and base = raw * factor + offset. */
export function unit(code: string, symbol: string, displayText: string, factor = '1', offset = '0'): UnitSeed {
  return { code, symbol, displayText, factor, offset };
}

/** A quantity; units in the order lists show them, the default one first. */
export function quantity(code: string, name: string, baseUnit: string, units: readonly UnitSeed[]): QuantitySeed {
  return { code, name, baseUnit, units };
}
