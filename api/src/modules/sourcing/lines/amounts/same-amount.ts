import { type Decimal, decimal } from '../../../../platform/decimal.ts';
import { readQuantity } from '../../../../platform/quantity.ts';
import { type Ratio, ratioOf, type SoldIn, type UnitTable } from '../../../reference/index.ts';

type Conversion = { unitId: string; quantity: string };
/** In what goods are sold, and what one sale unit holds. */
export type Pack = { saleUnitId: string; conversions: readonly Conversion[] };
/** A unit, and the pack of the goods that are counted by it; without a pack only what the unit itself measures is known. */
export type MeasuredBy = { unitId: string; pack?: Pack | undefined };

const ONE = decimal(1);
const SAME: Ratio = { times: ONE, over: ONE };

/**
 * The one rule by which a quantity moves to another unit, offer or pack: the amount stays. 40 bars of 6 m are 20 bars of 12 m and
 * 240 m. Exact; never a figure kept under another unit.
 * @returns undefined where the amount is not known in the new unit, or no quantity says it exactly: then people are asked
 */
export function sameAmount(quantity: Decimal, from: MeasuredBy, to: MeasuredBy, units: UnitTable): Decimal | undefined {
  const ratio = ratioBetween(from, to, units);
  if (!ratio) return undefined;
  const exact = exactQuotient(quantity.times(ratio.times), ratio.over);
  return exact && readQuantity(exact.toFixed());
}

/** How many of one unit one of another is, as an exact fraction; undefined where that is not known. */
export function ratioBetween(from: MeasuredBy, to: MeasuredBy, units: UnitTable): Ratio | undefined {
  const unit = units.byId.get(from.unitId);
  const other = units.byId.get(to.unitId);
  if (!unit || !other) return undefined;
  const pack = soldIn(from.pack, units);
  const otherPack = soldIn(to.pack, units);
  const isPack = !unit.converts;
  // Metres are metres, whatever is sold by them; a bar is one of some length, where its pack says of which.
  const isTold = isPack && pack !== undefined && tells(pack, unit);
  if (unit.id === other.id && (!isTold || isSamePack(from.pack, to.pack))) return SAME;
  const direct = ratioOf(unit, other);
  if (direct && unit.id !== other.id) return direct;
  if (!pack || !otherPack || isSamePack(from.pack, to.pack))
    return unit.id === other.id ? undefined : ratioOf(unit, other, pack ?? otherPack);
  return throughMeasure(unit, other, [pack, otherPack]);
}

/** Two packs that hold the same kind of measure: the first one that both tell, by which the first pack is named. */
function throughMeasure(
  unit: SoldIn['saleUnit'],
  other: SoldIn['saleUnit'],
  [pack, otherPack]: [SoldIn, SoldIn],
): Ratio | undefined {
  const measures = [...pack.holds.map((each) => each.unit), pack.saleUnit].filter(({ converts }) => converts);
  for (const measure of measures) {
    const held = ratioOf(unit, measure, pack);
    const wanted = ratioOf(measure, other, otherPack);
    if (held && wanted) return { times: held.times.times(wanted.times), over: held.over.times(wanted.over) };
  }
  return undefined;
}

const tells = ({ saleUnit, holds }: SoldIn, { id }: SoldIn['saleUnit']) =>
  saleUnit.id === id || holds.some(({ unit }) => unit.id === id);

/** A pack with its units; undefined where it says nothing beyond its sale unit, or of units that are gone. */
function soldIn(pack: Pack | undefined, { byId }: UnitTable): SoldIn | undefined {
  const saleUnit = pack && byId.get(pack.saleUnitId);
  if (!saleUnit) return undefined;
  const holds = pack.conversions.flatMap(({ unitId, quantity }) => {
    const unit = byId.get(unitId);
    return unit ? [{ unit, quantity }] : [];
  });
  return holds.length === 0 && !saleUnit.converts ? undefined : { saleUnit, holds };
}

const isSamePack = (one: Pack | undefined, other: Pack | undefined): boolean =>
  one !== undefined && other !== undefined && one.saleUnitId === other.saleUnitId && packText(one) === packText(other);
const packText = ({ conversions }: Pack) =>
  conversions
    .map(({ unitId, quantity }) => `${unitId} ${decimal(quantity).toFixed()}`)
    .sort()
    .join();

/** A quotient that ends within the places of a quantity; undefined where it does not. */
function exactQuotient(dividend: Decimal, divisor: Decimal): Decimal | undefined {
  const quotient = dividend.div(divisor);
  return quotient.times(divisor).eq(dividend) ? quotient : undefined;
}
