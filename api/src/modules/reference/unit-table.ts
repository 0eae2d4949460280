import type { UnitRow } from './reference.repository.ts';
import { toUnit } from './reference.repository.ts';
import type { UnitOfMeasurement } from './reference.schemas.ts';

/** Pieces, in which packs are counted. */
const PIECE = '{piece}';

export type UnitTable = {
  /** Retired ones too. */
  byId: Map<string, UnitOfMeasurement>;
  /** Those in use by quantity, each quantity's default first. */
  byQuantity: Map<string, UnitOfMeasurement[]>;
  /** Quantities by whose units goods are sold. */
  traded: ReadonlySet<string>;
  /** Missing only where a market has no units yet. */
  piece?: UnitOfMeasurement | undefined;
};

export function toUnitTable(rows: UnitRow[]): UnitTable {
  const units = rows.map(toUnit);
  return {
    byId: new Map(units.map((unit) => [unit.id, unit])),
    byQuantity: Map.groupBy(rows.filter(({ isActive }) => isActive).map(toUnit), (unit) => unit.quantityId),
    traded: new Set(rows.flatMap(({ isTraded, quantityId }) => (isTraded ? [quantityId] : []))),
    piece: units.find(({ code }) => code === PIECE),
  };
}
