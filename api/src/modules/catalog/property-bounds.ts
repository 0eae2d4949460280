import type { Tx } from '../../platform/database/database.ts';
import { type Decimal, toBase } from '../../platform/decimal.ts';
import { Problem } from '../../platform/problem.ts';
import { compareNames } from '../../platform/sort-key.ts';
import type { UnitTable } from '../reference/index.ts';
import type { PropertyRow } from './catalog.repository.ts';
import { readOutside } from './staff-properties.repository.ts';

type Bounds = Record<'min' | 'max', Decimal | undefined>;

/** @throws Problem 409 BOUNDS_BROKEN with up to ten products whose values lie outside of new bounds, which are in the default unit */
export async function refuseBrokenBounds(tx: Tx, property: PropertyRow, { min, max }: Bounds, units: UnitTable) {
  if (!min && !max) return;
  const unit = units.byId.get(property.defaultMeasurementUnitId ?? '') ?? { factor: '1', offset: '0' };
  const inBase = (bound: Decimal | undefined) => (bound ? toBase(bound, unit).toFixed() : null);
  const outside = await readOutside(tx, property.id, { min: inBase(min), max: inBase(max) });
  if (outside.length === 0) return;
  const field = min ? 'minAllowed' : 'maxAllowed';
  const errors = outside
    .toSorted((one, other) => compareNames(one.name, other.name))
    .map(({ name }) => ({ field, code: 'BOUNDS_BROKEN' as const, params: [name] }));
  throw new Problem(409, 'BOUNDS_BROKEN', errors);
}
