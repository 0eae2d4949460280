import { decimal, type Decimal } from '../../../platform/decimal.ts';
import { convert, NOT_COMPARABLE, type SoldIn, type UnitTable } from '../../reference/index.ts';
import { saleUnitWords } from './messages.ts';

/** In what something is sold, as rows keep it. */
export type Sold = { saleUnitId: string; conversions: readonly { unitId: string; quantity: string }[] };

/** A unit that is not there any more is a damaged row. */
const unitOf = (id: string, { byId }: UnitTable) => {
  const unit = byId.get(id);
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
};

/** The units of an offer, as quantities of it are converted. */
const soldIn = ({ saleUnitId, conversions }: Sold, units: UnitTable) =>
  ({
    saleUnit: unitOf(saleUnitId, units),
    holds: conversions.map(({ unitId, quantity }) => ({ unit: unitOf(unitId, units), quantity })),
  }) satisfies SoldIn;

/** What one sale unit is, as people say it: «شاخهٔ ۶ متری», and «متر» where the unit says it all. */
export function saleUnitText(sold: Sold, units: UnitTable): string {
  const { saleUnit, holds } = soldIn(sold, units);
  const [first] = saleUnit.converts ? [] : holds;
  return first ? saleUnitWords(saleUnit, decimal(first.quantity), first.unit) : saleUnit.displayText;
}

/** Pieces in one sale unit; 1 where that is not known. */
export function packSize(sold: Sold, units: UnitTable): string {
  const offer = soldIn(sold, units);
  const pieces = units.piece ? convert(decimal(1), offer.saleUnit, units.piece, offer) : NOT_COMPARABLE;
  return pieces === NOT_COMPARABLE ? '1' : pieces.toFixed();
}

/** So much of an offer in its sale units; undefined in a unit that it cannot be converted from. */
export function inSaleUnits(quantity: Decimal, unitId: string, sold: Sold, units: UnitTable): Decimal | undefined {
  const offer = soldIn(sold, units);
  const converted = convert(quantity, unitOf(unitId, units), offer.saleUnit, offer);
  return converted === NOT_COMPARABLE ? undefined : converted;
}

/** Whether one sale unit is known in a unit that goods are usually counted, measured or weighed by. */
export function isMeasured(sold: Sold, units: UnitTable): boolean {
  const { saleUnit, holds } = soldIn(sold, units);
  return [saleUnit, ...holds.map(({ unit }) => unit)].some(
    ({ converts, quantityId }) => converts && units.traded.has(quantityId),
  );
}
