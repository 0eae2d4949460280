import type { AgreedLine, AgreedSnapshot, AgreedTerms } from '../../orders/agreement/agreement.ts';
import type { LineRow, LineSnapshot } from '../lines/lines.repository.ts';
import { pricedMilestones } from '../../orders/milestones/shown-milestones.ts';
import type { QuoteLineRow, QuoteRow } from './quotes.repository.ts';

/** What both agree to who take an offer: its lines as they are offered, beside what was asked. */
export function termsOf(quote: QuoteRow, lines: readonly QuoteLineRow[], asked: readonly LineRow[]): AgreedTerms {
  const milestones = pricedMilestones(quote, lines);
  return {
    lines: lines.flatMap((line): AgreedLine[] => {
      const of = asked.find(({ id }) => id === line.lineId);
      return line.isOffered && of ? [agreedLine(line, of)] : [];
    }),
    netRial: quote.netRial,
    vatRial: quote.vatRial,
    totalRial: quote.totalRial,
    freight: quote.freight,
    otherCosts: quote.otherCosts,
    paymentTerm: quote.paymentTerm,
    deliveryTerm: quote.deliveryTerm,
    tolerancePercent: quote.tolerancePercent,
    note: quote.note,
    ...(milestones.length > 0 && { milestones }),
    quote: { id: quote.id, round: quote.round! },
  };
}

const agreedLine = (
  line: QuoteLineRow,
  { requestId: _, internalNote: __, targetPriceRial: ___, snapshot, ...asked }: LineRow,
): AgreedLine => ({
  ...asked,
  quantity: line.quantity,
  unitId: line.unitId,
  note: line.note ?? asked.note,
  discountRial: line.discountRial,
  ...(line.alternativeSupplierProductId && { alternativeSupplierProductId: line.alternativeSupplierProductId }),
  snapshot: {
    ...snapshot,
    unitPriceRial: line.unitPriceRial,
    vatBasisPoints: line.vatBasisPoints,
    netRial: line.netRial,
    vatRial: line.vatRial,
    leadTimeDays: line.leadTimeDays ?? snapshot.leadTimeDays,
    ...namedInstead(line, snapshot),
  },
});

/** What comes, where the seller named it: nothing of what was asked is left of that but what it was called. */
const namedInstead = (line: QuoteLineRow, asked: LineSnapshot): Partial<AgreedSnapshot> =>
  line.alternativeTitle === null
    ? {}
    : {
        title: line.alternativeTitle,
        askedTitle: asked.title,
        isAlternative: line.isAlternative,
        supplierName: line.alternativeSupplierName ?? '',
        sku: line.alternativeSku ?? '',
      };
