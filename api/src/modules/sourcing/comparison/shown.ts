import { answerOf } from '../../../platform/answer.ts';
import type { UnitTable } from '../../reference/index.ts';
import { pricedMilestones, toPlanned } from '../../orders/milestones/shown-milestones.ts';
import { statusAt, validityOf } from '../quotes/validity.ts';
import type { Amount } from './cells.ts';
import type { MeasuredOffer, SharedLine } from './columns.ts';
import type { ComparedLine } from './compared.ts';
import type { ComparedCell, ComparedColumn, ComparedPrice, ComparedRow } from './comparison.schemas.ts';
import { quantityText, shareText, wholeRials } from './fractions.ts';
import { paidFor, paidForAll, priceIn, type Reading, readingOf } from './readings.ts';

const readings = <T>(of: (reading: Reading) => T) => ({ withVat: of('withVat'), withoutVat: of('withoutVat') });

type OfColumn = {
  commonLineIds: ReadonlySet<string>;
  now: Date;
  rankOf: (reading: Reading) => number | undefined;
};

export function toColumn(each: MeasuredOffer, { commonLineIds, now, rankOf }: OfColumn): ComparedColumn {
  const { quote, seller } = each.offer;
  const common = each.lines.filter(({ line }) => commonLineIds.has(line.id));
  const isCommon = common.length > 0 && common.every(({ isCovered }) => isCovered);
  const total = paidForAll(each);
  const commonTotal = paidFor(common);
  return {
    quoteId: quote.id,
    participationId: seller.participationId,
    side: quote.side,
    round: quote.round!,
    merchantId: seller.merchantId,
    merchantName: seller.merchantName,
    status: statusAt(quote, now),
    coveredLines: each.coveredLines,
    ...readings((reading) => {
      const told = (amount: Amount) => String(readingOf(reading, amount));
      const rank = rankOf(reading);
      return {
        goodsRial: told(each.goods),
        ...(each.freight && { freightRial: told(each.freight) }),
        otherCostsRial: told(each.costs),
        totalRial: told(total),
        ...(isCommon && { commonTotalRial: told(commonTotal) }),
        ...(rank !== undefined && { rank }),
      };
    }),
    freightKind: quote.freight.kind,
    ...(quote.freight.kind === 'PICKUP' && seller.cityName !== null && { freightCityName: seller.cityName }),
    isFreightKnown: each.freight !== undefined,
    isFreightEstimated: each.isFreightEstimated,
    ...(each.leadTimeDays !== undefined && { leadTimeDays: each.leadTimeDays }),
    ...(each.arrivesOn !== undefined && { arrivesOn: each.arrivesOn }),
    ...(each.daysLate !== undefined && { daysLate: each.daysLate }),
    ...(quote.paymentTerm && { paymentTerm: quote.paymentTerm }),
    ...(quote.deliveryTerm !== null && { deliveryTerm: quote.deliveryTerm }),
    tolerancePercent: quote.tolerancePercent,
    milestones: pricedMilestones(quote, each.offer.lines).map(toPlanned),
    ...validityOf(quote),
    agencies: each.agencies.map(({ endsAt, reachesCity, ...agency }) => ({
      ...agency,
      endsAt: endsAt.toISOString(),
      ...(reachesCity !== undefined && { reachesCity }),
    })),
  };
}

type OfRow = { units: UnitTable; rankOf: (cell: SharedLine, reading: Reading) => number | undefined };

export const toRow = (
  { id, quantity, snapshot }: ComparedLine,
  cells: readonly { offer: MeasuredOffer; cell: SharedLine }[],
  ofRow: OfRow,
): ComparedRow => ({
  lineId: id,
  title: snapshot.title,
  quantity,
  unitText: snapshot.saleUnitText,
  cells: cells.map(({ offer, cell }) => toCell(offer, cell, ofRow)),
  differences: cells.flatMap(({ offer: { offer }, cell }) =>
    cell.differences.map(({ offered, ...need }) => ({ quoteId: offer.quote.id, ...need, ...(offered && { offered }) })),
  ),
});

function toCell({ offer, freight }: MeasuredOffer, cell: SharedLine, { units, rankOf }: OfRow): ComparedCell {
  const { line, offered, coverage, surplus, isCovered, isAllowed, isAlternative } = cell;
  const quoteId = offer.quote.id;
  if (!offered) return { quoteId, isOffered: false, isCovered };
  const unitText =
    offered.unitId === line.unitId ? line.snapshot.saleUnitText : (units.byId.get(offered.unitId)?.displayText ?? '');
  const told = (reading: Reading) => {
    const price = priceIn(reading, cell);
    return answerOf<ComparedPrice>({
      unitPriceRial: price && wholeRials(price),
      amountRial: String(readingOf(reading, cell.goods)),
      freightRial: freight && String(readingOf(reading, cell.freight)),
      otherCostsRial: String(readingOf(reading, cell.costs)),
      rank: rankOf(cell, reading),
    });
  };
  const isNamed = offered.alternativeSupplierProductId !== null;
  return answerOf<ComparedCell>({
    quoteId,
    isOffered: true,
    isCovered,
    quantity: offered.quantity,
    unitText,
    unitPriceRial: offered.unitPriceRial!,
    coverage: coverage && shareText(coverage),
    surplusQuantity: surplus && quantityText(surplus),
    withVat: told('withVat'),
    withoutVat: told('withoutVat'),
    leadTimeDays: offered.leadTimeDays ?? undefined,
    alternativeSupplierProductId: offered.alternativeSupplierProductId ?? undefined,
    alternativeTitle: offered.alternativeTitle ?? undefined,
    alternativeSupplierName: (isNamed && offered.alternativeSupplierName) || undefined,
    isAlternative: isNamed ? isAlternative : undefined,
    isAlternativeAllowed: isNamed ? isAllowed : undefined,
  });
}
