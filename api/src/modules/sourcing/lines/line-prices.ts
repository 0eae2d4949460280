import type { UnitTable } from '../../reference/index.ts';
import { priceGoods, saleUnitText } from '../../listings/index.ts';
import { newId } from '../../../platform/ids.ts';
import type { LineRow, LineSnapshot } from './lines.repository.ts';
import { isPriced, type OfferedLine, quantityOf } from './line-rules.ts';

type Rates = { units: UnitTable; vatBasisPoints: number };

/** An offer as it is now, with the price of so much of it where its list tells one. @throws Problem 400 AMOUNT_TOO_LARGE */
function snapshotOf({ line, offer }: OfferedLine, { units, vatBasisPoints }: Rates): LineSnapshot {
  const goods = isPriced(offer) ? priceGoods(quantityOf(line), offer, vatBasisPoints) : undefined;
  return {
    title: offer.title,
    sku: offer.sku,
    supplierName: offer.supplierName,
    priceMode: offer.priceMode,
    saleUnitText: saleUnitText(offer, units),
    unitPriceRial: goods ? String(goods.unitPriceRial) : null,
    vatBasisPoints,
    netRial: String(goods?.goodsRial ?? 0n),
    vatRial: String(goods?.vatRial ?? 0n),
    leadTimeDays: offer.leadTimeDays,
    stockState: offer.stockState,
    conversions: offer.conversions,
  };
}

/** What a line asks for that is of an offer. @throws Problem 400 AMOUNT_TOO_LARGE */
export const lineOfOffer = ({ line, offer }: OfferedLine, rates: Rates) => ({
  supplierProductId: offer.supplierProductId,
  supplierId: offer.supplierId,
  unitId: offer.saleUnitId,
  baseProductId: offer.baseProductId,
  categoryId: offer.categoryId,
  quantity: quantityOf(line).toFixed(),
  snapshot: snapshotOf({ line, offer }, rates),
});

/** Lines as they are stored. @param known those that are there: a line of the same offer keeps its id */
export function linesOf(
  offered: readonly OfferedLine[],
  rates: Rates,
  known: readonly Pick<LineRow, 'id' | 'supplierProductId'>[],
): Omit<LineRow, 'requestId'>[] {
  const ids = new Map(known.map(({ id, supplierProductId }) => [supplierProductId, id]));
  return offered.map(({ line, offer }) => ({
    id: ids.get(offer.supplierProductId) ?? newId(),
    ...lineOfOffer({ line, offer }, rates),
    alternativesAllowed: line.alternativesAllowed ?? false,
    targetPriceRial: null,
    note: line.note ?? null,
    internalNote: line.internalNote ?? null,
  }));
}

/** What lines cost together: sums are never rounded again. */
export function totalsOf(lines: readonly Pick<LineRow, 'snapshot'>[]) {
  const sum = (key: 'netRial' | 'vatRial') => lines.reduce((all, { snapshot }) => all + BigInt(snapshot[key]), 0n);
  const net = sum('netRial');
  const tax = sum('vatRial');
  return { netRial: net, vatRial: tax, totalRial: net + tax };
}

/** How many lines have no price yet: what they cost is in no total. */
export const unpricedIn = (lines: readonly Pick<LineRow, 'snapshot'>[]): number =>
  lines.filter(({ snapshot }) => snapshot.unitPriceRial === null).length;

/** What of lines makes their price: a price that was shown holds for these and no others. */
export const pricedLines = (lines: readonly Omit<LineRow, 'requestId'>[]) =>
  lines.map(({ supplierProductId, baseProductId, quantity, unitId, snapshot }) => ({
    supplierProductId,
    quantity,
    ...(supplierProductId === null && { baseProductId, title: snapshot.title, unitId }),
    unitPriceRial: snapshot.unitPriceRial,
    vatBasisPoints: snapshot.vatBasisPoints,
  }));
