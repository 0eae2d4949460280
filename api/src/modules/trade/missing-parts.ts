import type { Colleague } from './approvals/agreement.ts';
import { askedWhenActing, canBeConfirmed } from './approvals/approvers.ts';
import { isTooSoon } from './consents/consent-clock.ts';
import type { ConsentRow } from './consents/consents.repository.ts';
import type { DocumentRow } from './documents/documents.repository.ts';
import { isFrozen, type ProgressRow, type ShipmentRow } from './fulfilment/shipments.repository.ts';
import type { FieldError } from '../../platform/field-error.ts';
import { problemsOfNeededBy } from './line-rules.ts';
import { missingIn } from './open/missing.ts';
import { problemsOfQuoteDeadline } from './open/quote-deadline.ts';
import type { TradeRequestRow } from './requests.repository.ts';
import type { TradeAction } from './trade.enums.ts';
import type { TradeMissing } from './trade.schemas.ts';

type Facts = {
  row: TradeRequestRow;
  /** All who act for the buyer, where they are asked. */
  colleagues: readonly Colleague[];
  /** Who looks. */
  userId: string;
  /** With tax, as its lines say. */
  totalRial: bigint;
  progress: readonly ProgressRow[];
  shipments: readonly ShipmentRow[];
  documents: readonly DocumentRow[];
  consents: readonly ConsentRow[];
  now: Date;
};

/** What the allowed actions need before they succeed, with the codes of their refusals. */
export function missingFor(facts: Facts, allowed: readonly TradeAction[]): TradeMissing[] {
  const { row, colleagues, userId, totalRial, consents, now } = facts;
  const needing = (...actions: TradeAction[]) => actions.filter((each) => allowed.includes(each));
  const missing: TradeMissing[] = [];
  const publishing = needing('REQUEST_CONFIRMATION', 'CONFIRM_AND_PUBLISH');
  if (publishing.length > 0)
    for (const { field, code } of unpublishable(row, now)) missing.push({ code, field, actions: publishing });
  const asking = needing('REQUEST_CONFIRMATION');
  if (asking.length > 0 && !canBeConfirmed(row, colleagues)) missing.push({ code: 'NO_APPROVER', actions: asking });
  const sending = needing('CONFIRM_AND_PUBLISH');
  if (row.acceptListPrice && sending.length > 0 && askedWhenActing(totalRial, userId, { row, colleagues })?.isShort)
    missing.push({ code: 'NO_APPROVER', actions: sending });
  if (row.isSellerConfirmed === false && isOpenToSellers(row)) {
    // A draft may take its goods from another seller; afterwards nobody who waits can mend it.
    missing.push({ code: 'MERCHANT_UNAVAILABLE', ...(sending.length > 0 && { field: 'lines' }), actions: sending });
  }
  // No payment can be made here yet: until another term is agreed to, both sides wait.
  if (row.status === 'AGREED') missing.push({ code: 'PAYMENT_NOT_OPEN', field: 'paymentTerm', actions: [] });
  if (allowed.includes('DELIVER') && lacksWaybills(facts))
    missing.push({ code: 'DOCUMENT_MISSING', field: 'documents', actions: ['DELIVER'] });
  if (
    allowed.includes('ASK_CANCELLATION') &&
    consents.some((each) => each.kind === 'CANCELLATION' && isTooSoon(each, now))
  )
    missing.push({ code: 'CONSENT_TOO_SOON', actions: ['ASK_CANCELLATION'] });
  return missing;
}

/** Whether nothing is agreed to yet, so that it matters who sells. */
const isOpenToSellers = ({ status }: TradeRequestRow) =>
  ['DRAFT', 'AWAITING_CONFIRMATION', 'PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING'].includes(status);

/** What a draft lacks before it can be published, and which of its days have passed since it was written. */
const unpublishable = (row: TradeRequestRow, now: Date): Pick<FieldError, 'field' | 'code'>[] => [
  ...missingIn(row).map((field) => ({ field, code: 'REQUIRED' as const })),
  ...problemsOfNeededBy(row.neededBy ?? undefined, now),
  ...problemsOfQuoteDeadline(row.quoteDeadlineAt ?? undefined, now),
];

/** Whether none of the shipments that could be handed over has its waybill; services and documents need none. */
function lacksWaybills({ row, shipments, progress, documents }: Facts): boolean {
  if (row.categoryType !== 'Product') return false;
  const frozen = new Set(progress.filter(isFrozen).map(({ lineId }) => lineId));
  const goesOn = ({ lines }: ShipmentRow) => lines.some(({ lineId }) => !frozen.has(lineId));
  const hasWaybill = ({ id }: ShipmentRow) =>
    documents.some(
      ({ type, shipmentId, retractedAt }) => type === 'WAYBILL' && shipmentId === id && retractedAt === null,
    );
  return !shipments.some((each) => each.status === 'ON_THE_WAY' && goesOn(each) && hasWaybill(each));
}
