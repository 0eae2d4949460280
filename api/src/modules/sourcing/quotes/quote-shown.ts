import type { IsClosed } from '../../../platform/calendar.ts';
import { decimal } from '../../../platform/decimal.ts';
import type { UnitTable } from '../../reference/index.ts';
import type { Colleague } from '../../approvals/agreement.ts';
import type { LineRow } from '../lines/lines.repository.ts';
import { buyerNameTo } from '../requests/buyer-name.ts';
import { chained, lookAtId } from '../participations/chains.ts';
import { latenessOf } from '../requests/lateness.ts';
import type { ChainedRow, TradeRequestRow } from '../requests/requests.repository.ts';
import type { Standing } from '../requests/standing.ts';
import { pricedMilestones, toPlanned } from '../../orders/milestones/shown-milestones.ts';
import { differenceOf, type WholeQuote } from './difference.ts';
import { quoteActions, seesQuote } from './quote-access.ts';
import { approvalsNeededFor, missingOfQuote, type SendingNow } from './quote-missing.ts';
import type { QuoteLineRow, QuoteRow } from './quotes.repository.ts';
import type { Quote, QuoteLine } from './quotes.schemas.ts';
import { statusAt, validityOf } from './validity.ts';
import { earlierOf, type WholeQuotes } from './whole-quotes.ts';

type Viewing = {
  row: TradeRequestRow;
  standing: Standing;
  units: UnitTable;
  now: Date;
  /** Days without work; not needed where nobody is told what is late. */
  isClosed?: IsClosed | undefined;
  /** Of a buyer who may bind its company: all who act for it. */
  colleagues: readonly Colleague[];
  /** Own drafts as they would be sent now, by their ids. */
  drafts?: ReadonlyMap<string, SendingNow>;
};

/** The offers of one request that a viewer may see, the newest first; drafts lead. */
export const toQuotes = ({ whole, asked, isNewest }: WholeQuotes, viewing: Viewing): Quote[] => {
  const own = whole.filter(
    ({ quote }) =>
      quote.requestId === viewing.row.id &&
      seesQuote(quote, viewing.standing) &&
      (viewing.standing.side === 'BUYER' || quote.participationId === viewing.row.participationId),
  );
  const isLast = ({ quote }: WholeQuote) =>
    quote.round === null ||
    own.every(
      (each) => each.quote.participationId !== quote.participationId || (each.quote.round ?? 0) <= quote.round!,
    );
  return own
    .filter((each) => !isNewest || isLast(each))
    .map((each) => {
      const row = chained(lookAtId(viewing.row, each.quote.participationId));
      return toQuote(each, earlierOf(each, own), asked.get(row.id) ?? [], { ...viewing, row });
    });
};

/** What an offer says, without what is its own side's alone. */
export const contentOf = ({ quote, lines }: WholeQuote, asked: readonly LineRow[], units: UnitTable) => ({
  lines: lines.map((line) => toLine(line, asked, units)),
  freight: costOf(quote.freight),
  otherCosts: quote.otherCosts.map(costOf),
  ...(quote.paymentTerm && { paymentTerm: quote.paymentTerm }),
  ...(quote.deliveryTerm !== null && { deliveryTerm: quote.deliveryTerm }),
  tolerancePercent: quote.tolerancePercent,
  milestones: pricedMilestones(quote, lines).map(toPlanned),
  ...validityOf(quote),
  ...(quote.note !== null && { note: quote.note }),
  netRial: quote.netRial,
  vatRial: quote.vatRial,
  totalRial: quote.totalRial,
});

function toQuote(
  each: WholeQuote,
  earlier: readonly WholeQuote[],
  asked: readonly LineRow[],
  { row, standing, units, now, colleagues, drafts, isClosed }: Viewing & { row: ChainedRow },
): Quote {
  const { quote } = each;
  const allowedActions = quoteActions(quote, row, standing, now);
  const sending = drafts?.get(quote.id);
  const judging = { row, asked, allowed: allowedActions, colleagues, sending, userId: standing.userId };
  const approvalsNeeded = approvalsNeededFor(quote, judging);
  const isOwn = quote.side === standing.side;
  const content = contentOf(each, asked, units);
  const company = quote.side === 'BUYER' ? buyerNameTo(row, row) : row.sellerName;
  return {
    id: quote.id,
    version: quote.version,
    tradeRequestId: row.id,
    participationId: quote.participationId,
    merchantName: row.sellerName,
    side: quote.side,
    isOwn,
    authorName: isOwn ? (quote.authorName ?? company) : company,
    status: statusAt(quote, now),
    ...(quote.round !== null && { round: quote.round }),
    ...content,
    lines: content.lines.map(lateIn(quote, row, { now, isClosed })),
    ...(isOwn && quote.internalNote !== null && { internalNote: quote.internalNote }),
    difference: earlier[0] ? differenceOf(earlier[0], each, { asked, units }) : [],
    earlier: earlier.map(({ quote: of }) => ({
      quoteId: of.id,
      round: of.round!,
      side: of.side,
      isOwn: of.side === standing.side,
      status: statusAt(of, now),
      totalRial: of.totalRial,
      sentAt: of.sentAt!.toISOString(),
    })),
    allowedActions,
    missing: missingOfQuote(each, earlier, judging),
    ...(approvalsNeeded !== undefined && { approvalsNeeded }),
    ...(quote.sentAt && { sentAt: quote.sentAt.toISOString() }),
    createdAt: quote.createdAt.toISOString(),
    updatedAt: quote.updatedAt.toISOString(),
  };
}

/** A line with how late it leaves, as long as the offer can be accepted. */
function lateIn(quote: QuoteRow, row: TradeRequestRow, { now, isClosed }: Pick<Viewing, 'now' | 'isClosed'>) {
  const status = statusAt(quote, now);
  const isOpen = row.agreedHash === null && (status === 'DRAFT' || status === 'SENT');
  const daysLate = isOpen && isClosed ? latenessOf(row.neededBy, now, isClosed) : () => undefined;
  return (line: QuoteLine): QuoteLine => {
    const days = line.isOffered ? daysLate(line.leadTimeDays) : undefined;
    return days === undefined ? line : { ...line, daysLate: days };
  };
}

const costOf = <C extends { amountRial: string | null }>({ amountRial, ...cost }: C) => ({
  ...cost,
  ...(amountRial !== null && { amountRial }),
});

function toLine(line: QuoteLineRow, asked: readonly LineRow[], units: UnitTable): QuoteLine {
  const own = asked.find(({ id, unitId }) => id === line.lineId && unitId === line.unitId);
  return {
    lineId: line.lineId,
    title: line.title,
    isOffered: line.isOffered,
    quantity: line.quantity,
    unitId: line.unitId,
    unitText: own?.snapshot.saleUnitText ?? units.byId.get(line.unitId)?.displayText ?? '',
    ...(line.unitPriceRial !== null && { unitPriceRial: line.unitPriceRial }),
    discountRial: line.discountRial,
    vatPercent: decimal(line.vatBasisPoints).div(100).toFixed(),
    netRial: line.netRial,
    vatRial: line.vatRial,
    totalRial: String(BigInt(line.netRial) + BigInt(line.vatRial)),
    ...(line.leadTimeDays !== null && { leadTimeDays: line.leadTimeDays }),
    ...(line.alternativeSupplierProductId !== null && {
      alternativeSupplierProductId: line.alternativeSupplierProductId,
    }),
    ...(line.alternativeTitle !== null && { alternativeTitle: line.alternativeTitle }),
    ...(line.alternativeSupplierName !== null && { alternativeSupplierName: line.alternativeSupplierName }),
    ...(line.alternativeSku !== null && { alternativeSku: line.alternativeSku }),
    isAlternative: line.isAlternative,
    ...(line.note !== null && { note: line.note }),
  };
}
