import type { Decimal } from '../../platform/decimal.ts';
import type { FieldError } from '../../platform/field-error.ts';
import type { UnitTable } from './unit-table.ts';

/** Half a day of a person is time, not a thing. */
const MEASURED = new Set(['{person-day}']);

type Units = Pick<UnitTable, 'byId' | 'piece'>;

/** Whether counting cannot give so much of a unit: half a piece, a third of a roll. 1.5 dozen are 18 pieces. */
function isSplit(quantity: Decimal, unitId: string, { byId, piece }: Units): boolean {
  const unit = byId.get(unitId);
  if (!unit || MEASURED.has(unit.code)) return false;
  if (unit.quantityId === piece?.quantityId) return !quantity.times(unit.factor).mod(1).eq(0);
  // Units that tell nothing about each other are packs, each as much as its offer says.
  return !unit.converts && !quantity.mod(1).eq(0);
}

/**
 * What is wrong with a quantity of a unit that is counted.
 * @param known quantities of the same line that are there already, and the step of its offer: where one is split, it is sold so
 */
export function problemOfCount(
  field: string,
  quantity: Decimal,
  { unitId, known = [], units }: { unitId: string; known?: readonly Decimal[]; units: Units },
): FieldError | undefined {
  if (!isSplit(quantity, unitId, units) || known.some((each) => isSplit(each, unitId, units))) return undefined;
  return { field, code: 'DECIMAL_PLACES', params: ['0'] };
}
