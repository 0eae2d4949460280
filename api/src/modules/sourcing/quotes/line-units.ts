import { isConvertible, type SoldIn, type UnitTable } from '../../reference/index.ts';
import type { MeasuredBy, Pack } from '../lines/amounts/same-amount.ts';
import type { LineRow } from '../lines/lines.repository.ts';

type Conversion = { unitId: string; quantity: string };
type Asked = Pick<LineRow, 'unitId' | 'snapshot'>;

/** In what the goods of a line were sold when it was written; of a need in words nobody knows. */
export const packOfLine = ({ unitId, snapshot }: Asked): Pack => ({
  saleUnitId: unitId,
  conversions: snapshot.conversions ?? [],
});

/** The unit of a line, with what one of it holds. */
export const measureOfLine = (line: Asked): MeasuredBy => ({ unitId: line.unitId, pack: packOfLine(line) });

/** A unit in which a line is offered: of the goods that are named for it, else of those that were asked. */
export const measureOfOffered = (unitId: string, line: Asked, named: Pack | undefined): MeasuredBy => ({
  unitId,
  pack: named ?? packOfLine(line),
});

/** In what an offer is sold, as far as its units are known. */
function soldIn(saleUnitId: string, conversions: readonly Conversion[], { byId }: UnitTable): SoldIn | undefined {
  const saleUnit = byId.get(saleUnitId);
  if (!saleUnit) return undefined;
  const holds = conversions.flatMap(({ unitId, quantity }) => {
    const unit = byId.get(unitId);
    return unit ? [{ unit, quantity }] : [];
  });
  return { saleUnit, holds };
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
