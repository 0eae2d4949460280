import { type Decimal, decimal } from '../../../platform/decimal.ts';
import {
  convert,
  isConvertible,
  NOT_COMPARABLE,
  type Ratio,
  ratioOf,
  type SoldIn,
  type UnitTable,
} from '../../reference/index.ts';
import type { LineRow } from '../lines.repository.ts';

type Conversion = { unitId: string; quantity: string };

/** In what an offer is sold, as far as its units are known. */
export function soldIn(
  saleUnitId: string,
  conversions: readonly Conversion[],
  { byId }: UnitTable,
): SoldIn | undefined {
  const saleUnit = byId.get(saleUnitId);
  if (!saleUnit) return undefined;
  const holds = conversions.flatMap(({ unitId, quantity }) => {
    const unit = byId.get(unitId);
    return unit ? [{ unit, quantity }] : [];
  });
  return { saleUnit, holds };
}

/** So much of a unit in the unit of a line; undefined where they measure different things. */
export function inUnitOfLine(
  quantity: Decimal,
  unitId: string,
  line: Pick<LineRow, 'unitId' | 'snapshot'>,
  units: UnitTable,
  sold = soldIn(line.unitId, line.snapshot.conversions ?? [], units),
): Decimal | undefined {
  if (unitId === line.unitId) return quantity;
  const [from, to] = [units.byId.get(unitId), units.byId.get(line.unitId)];
  if (!from || !to) return undefined;
  const found = convert(quantity, from, to, sold);
  return found === NOT_COMPARABLE ? undefined : found;
}

/** How many of the unit of a line one of another unit is, exactly; undefined where they measure different things. */
export function ratioToLine(
  unitId: string,
  line: Pick<LineRow, 'unitId' | 'snapshot'>,
  units: UnitTable,
  sold = soldIn(line.unitId, line.snapshot.conversions ?? [], units),
): Ratio | undefined {
  if (unitId === line.unitId) return { times: decimal(1), over: decimal(1) };
  const [from, to] = [units.byId.get(unitId), units.byId.get(line.unitId)];
  return from && to && ratioOf(from, to, sold);
}

/** Units in which a line may be offered, its own first. */
export function unitsOfLine(line: Pick<LineRow, 'unitId' | 'snapshot'>, units: UnitTable) {
  const own = units.byId.get(line.unitId);
  const sold = soldIn(line.unitId, line.snapshot.conversions ?? [], units);
  const held = (line.snapshot.conversions ?? []).flatMap(({ unitId }) => units.byId.get(unitId) ?? []);
  const alike = [own, ...held].flatMap((unit) => (unit?.converts ? (units.byQuantity.get(unit.quantityId) ?? []) : []));
  const others = [...held, ...alike].filter((unit) => own && isConvertible(unit, own, sold));
  const choices = new Map([...(own ? [own] : []), ...others].map((unit) => [unit.id, unit.displayText]));
  return [...choices].map(([unitId, text]) => ({
    unitId,
    text: unitId === line.unitId ? line.snapshot.saleUnitText : text,
  }));
}
