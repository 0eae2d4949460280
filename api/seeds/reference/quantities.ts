import type { QuantitySeed } from '../shape.ts';
import { electrical } from './electrical.ts';
import { geometry } from './geometry.ts';
import { material } from './material.ts';
import { mechanics } from './mechanics.ts';
import { packaging } from './packaging.ts';
import { process } from './process.ts';

/** Every measurement quantity of the market with its units; the default unit of each stands first. */
export const quantities: readonly QuantitySeed[] = [
  ...geometry,
  ...process,
  ...mechanics,
  ...electrical,
  ...material,
  ...packaging,
];

/** Quantities by whose units goods are sold. */
export const tradedQuantities: ReadonlySet<string> = new Set([
  'PACKAGING',
  'COUNT',
  'LENGTH',
  'AREA',
  'VOLUME',
  'MASS',
  'TIME',
]);

const quantityByUnit = new Map(quantities.flatMap((each) => each.units.map((unit) => [unit.code, each.code] as const)));

/** The quantity that a unit (UCUM code) measures. @throws when no quantity has it. */
export function quantityOf(unitCode: string): string {
  const code = quantityByUnit.get(unitCode);
  if (code === undefined) throw new Error(`no quantity has the unit ${unitCode}`);
  return code;
}
