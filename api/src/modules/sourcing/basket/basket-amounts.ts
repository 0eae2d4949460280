import { type Decimal, decimal } from '../../../platform/decimal.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { Problem } from '../../../platform/problem.ts';
import { problemOfQuantity, readQuantity } from '../../../platform/quantity.ts';
import type { UnitTable } from '../../reference/index.ts';
import { priceGoods, saleUnitText } from '../../listings/index.ts';
import { type MeasuredBy, ratioBetween, sameAmount } from '../lines/amounts/same-amount.ts';
import { measureOfOffer } from '../lines/amounts/sold-now.ts';
import type { OfferedRow } from '../lines/offered-lines.repository.ts';
import type { BasketMerge } from './basket.enums.ts';
import type { BasketLineRow, BasketRow } from './basket.repository.ts';
import type { Basket, BasketLine, NewBasketLine } from './basket.schemas.ts';

/** What tells how much a quantity of goods is: the units, and the offers as they are now. */
export type Measures = { units: UnitTable; offers: ReadonlyMap<string, OfferedRow> };

/** Prices in a basket are before tax. */
const NO_TAX = 0;

const offerOf = ({ supplierProductId }: Pick<BasketLine, 'supplierProductId'>, { offers }: Measures) =>
  supplierProductId === undefined ? undefined : offers.get(supplierProductId);

/** The unit of a line as it was when the quantity was stated. */
function measureOf({ unitId, conversions }: BasketLineRow): MeasuredBy | undefined {
  if (unitId === undefined) return undefined;
  return { unitId, pack: conversions && { saleUnitId: unitId, conversions } };
}

const quantityIn = (quantity: string, from: MeasuredBy, to: MeasuredBy, { units }: Measures) =>
  sameAmount(decimal(quantity), from, to, units)?.toFixed();

/** A line as it is shown now: in the sale unit of now, the same amount; without a quantity where that is not known any more. */
function shownLine(row: BasketLineRow, measures: Measures): BasketLine {
  const { conversions: _, ...line } = row;
  const offer = offerOf(row, measures);
  if (!offer) return line;
  const { quantity, ...rest } = line;
  const shown = { ...rest, unitId: offer.saleUnitId };
  const from = measureOf(row);
  const now = quantity && from ? quantityIn(quantity, from, measureOfOffer(offer), measures) : quantity;
  const known = now === undefined ? shown : { ...shown, quantity: now };
  const price = priceOf(decimal(now ?? offer.moq), offer);
  if (!price) return known;
  const priced = { ...known, unitPriceRial: String(price.unitPriceRial) };
  return now === undefined ? priced : { ...priced, netRial: String(price.goodsRial) };
}

/** What so much costs by its list; undefined where that is told on request, or is more than any order may cost. */
function priceOf(quantity: Decimal, offer: OfferedRow) {
  if (offer.priceMode === 'ON_REQUEST') return undefined;
  try {
    return priceGoods(quantity, offer, NO_TAX);
  } catch (thrown) {
    if (thrown instanceof Problem) return undefined;
    throw thrown;
  }
}

/** A basket as it is shown now, with what its lines cost by the lists of their sellers. */
export function shownBasket({ version, lines: rows }: BasketRow, measures: Measures): Basket {
  const lines = rows.map((row) => shownLine(row, measures));
  const nets = lines.flatMap(({ netRial }) => netRial ?? []);
  return {
    version,
    lines,
    netRial: String(nets.reduce((sum, net) => sum + BigInt(net), 0n)),
    isNetKnown: nets.length === lines.length,
  };
}

/** What is wrong with how much a line asks for. @param at path of the line */
export function problemsOfAmount({ quantity, unitId, ...line }: NewBasketLine, at: string, measures: Measures) {
  const wrong = quantity === undefined ? undefined : problemOfQuantity(`${at}.quantity`, quantity);
  if (wrong) return [wrong];
  const offer = offerOf(line, measures);
  if (!offer || unitId === undefined) return [];
  const from = { unitId, pack: offer };
  const to = measureOfOffer(offer);
  if (!ratioBetween(from, to, measures.units))
    return [{ field: `${at}.unitId`, code: 'NOT_COMPARABLE' } satisfies FieldError];
  if (quantity === undefined || sameAmount(readQuantity(quantity)!, from, to, measures.units)) return [];
  const params = [saleUnitText(offer, measures.units)];
  return [{ field: `${at}.quantity`, code: 'UNIT_CHANGED', params } satisfies FieldError];
}

/** How much a line asks for, as it is kept: of an offer in its sale unit. */
export function keptAmount(
  line: NewBasketLine,
  measures: Measures,
): Pick<BasketLineRow, 'quantity' | 'unitId' | 'conversions'> {
  const offer = offerOf(line, measures);
  const { unitId = offer?.saleUnitId } = line;
  const typed = line.quantity === undefined ? undefined : readQuantity(line.quantity)?.toFixed();
  if (!offer) return { ...(typed !== undefined && { quantity: typed }), ...(unitId !== undefined && { unitId }) };
  const from = { unitId: unitId!, pack: offer };
  const quantity = typed === undefined ? undefined : quantityIn(typed, from, measureOfOffer(offer), measures);
  return {
    ...(quantity !== undefined && { quantity }),
    unitId: offer.saleUnitId,
    conversions: offer.conversions,
  };
}

/**
 * A line that is there, with what is given for the same goods. Its quantity stays the same amount where only the unit is given.
 * @returns undefined where both quantities are in units that do not add up
 */
export function mergedLine(
  there: BasketLineRow,
  given: BasketLineRow,
  merge: BasketMerge,
  measures: Measures,
): BasketLineRow | undefined {
  const merged = { ...there, ...given, key: there.key };
  const from = measureOf(there);
  const to = measureOf(merged);
  // The quantity that is there, in the unit of the merged line.
  const before =
    there.quantity !== undefined && from && to ? quantityIn(there.quantity, from, to, measures) : there.quantity;
  if (given.quantity === undefined) {
    const { quantity: _, ...rest } = merged;
    return before === undefined ? rest : { ...rest, quantity: before };
  }
  if (merge === 'REPLACE' || there.quantity === undefined) return merged;
  if (before === undefined) return undefined;
  const sum = readQuantity(decimal(before).plus(given.quantity).toFixed());
  return sum && { ...merged, quantity: sum.toFixed() };
}
