import { askedWhenActing, canBeConfirmed } from '../../approvals/approvers.ts';
import { type AmountFacts, lackOfAmount } from '../../approvals/lacks.ts';
import { type Chain, openChains } from '../participations/chains.ts';
import { isTooSoon } from '../../orders/changes/consent-clock.ts';
import type { ConsentRow } from '../../orders/changes/consents.repository.ts';
import type { DocumentRow } from '../../documents/documents.repository.ts';
import { isFrozen, type ProgressRow, type ShipmentRow } from '../../orders/fulfilment/shipments.repository.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { problemsOfNeededBy } from '../lines/line-rules.ts';
import type { Market } from './market.ts';
import { faultsOfListPrice } from './market-faults.ts';
import type { NeedsGround } from './ground.ts';
import { missingIn } from '../rfq/missing.ts';
import { problemsOfQuoteDeadline } from '../rfq/quote-deadline.ts';
import type { TradeRequestRow } from './requests.repository.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import type { TradeAction } from '../trade.enums.ts';
import type { TradeMissing } from './trade.schemas.ts';

type Facts = AmountFacts & {
  /** What the market says now, where it decides about a step. */
  market?: Market | undefined;
  rules?: NeedsGround | undefined;
  progress: readonly ProgressRow[];
  shipments: readonly ShipmentRow[];
  documents: readonly DocumentRow[];
  consents: readonly ConsentRow[];
  side: TradeSide;
  now: Date;
};

/** What the allowed actions need before they succeed, with the codes of their refusals. */
export function missingFor(facts: Facts, allowed: readonly TradeAction[]): TradeMissing[] {
  const { row, consents, now } = facts;
  const missing = [...lacksOfDraft(facts, allowed), ...lacksOfOffers(facts, allowed)];
  if (allowed.includes('ACKNOWLEDGE_LIST_PRICE')) missing.push(...lacksOfListPrice(facts));
  // No payment can be made here yet: until another term is agreed to, both sides wait.
  if (row.status === 'AGREED') missing.push({ code: 'PAYMENT_NOT_OPEN', field: 'paymentTerm', actions: [] });
  if (allowed.includes('DELIVER') && lacksWaybills(facts))
    missing.push({ code: 'DOCUMENT_MISSING', field: 'documents', actions: ['DELIVER'] });
  if (
    allowed.includes('ASK_CANCELLATION') &&
    consents.some((each) => each.kind === 'CANCELLATION' && isTooSoon(each, now))
  )
    missing.push({ code: 'CONSENT_TOO_SOON', actions: ['ASK_CANCELLATION'] });
  return missing.filter(
    (each, index) => missing.findIndex(({ code, field }) => code === each.code && field === each.field) === index,
  );
}

/** What is needed before a request goes to its sellers, and before the company is asked about it. */
function lacksOfDraft(facts: Facts, allowed: readonly TradeAction[]): TradeMissing[] {
  const { row, colleagues, draft, now } = facts;
  const needing = (...actions: TradeAction[]) => actions.filter((each) => allowed.includes(each));
  const publishing = needing('REQUEST_CONFIRMATION', 'CONFIRM_AND_PUBLISH');
  const asking = needing('REQUEST_CONFIRMATION');
  const sending = needing('CONFIRM_AND_PUBLISH');
  const missing: TradeMissing[] = [];
  if (publishing.length > 0)
    for (const { field, code } of unpublishable(row, now)) missing.push({ code, field, actions: publishing });
  if (asking.length > 0 && !canBeConfirmed(row, colleagues)) missing.push({ code: 'NO_APPROVER', actions: asking });
  if (row.isSellerConfirmed === false && isOpenToSellers(row)) {
    // A draft may take its goods from another seller; afterwards nobody who waits can mend it.
    missing.push({ code: 'MERCHANT_UNAVAILABLE', ...(sending.length > 0 && { field: 'lines' }), actions: sending });
  } else if (sending.length > 0) {
    for (const { field, code } of draft?.faults ?? []) missing.push({ code, field, actions: sending });
  }
  const code = sending.length > 0 && lackOfAmount(facts);
  if (code) missing.push({ code, actions: sending });
  return missing;
}

/** Why an order cannot be taken at the prices of its list now. */
function lacksOfListPrice({ lines, market, rules }: Facts): TradeMissing[] {
  const faults = market && rules ? faultsOfListPrice({ lines, market, rules }) : [];
  return faults.map(({ field, code }) => ({
    code,
    ...(field !== '' && { field }),
    actions: ['ACKNOWLEDGE_LIST_PRICE'],
  }));
}

/** What a buyer may not agree to alone: of several offers it is told where it is so of each. */
function lacksOfOffers({ row, colleagues, userId, side, now }: Facts, allowed: readonly TradeAction[]): TradeMissing[] {
  if (side !== 'BUYER') return [];
  const chains = openChains(row).filter(({ offerTotalRial }) => offerTotalRial !== null);
  const askedOf = ({ offerTotalRial }: Chain) => askedWhenActing(BigInt(offerTotalRial!), userId, { row, colleagues });
  const standing = chains.filter(({ turn, offerEndsAt }) => turn === side && offerEndsAt !== null && offerEndsAt > now);
  const over = chains.filter(({ turn, offerEndsAt }) => turn !== side && offerEndsAt !== null && offerEndsAt <= now);
  const isOfAll = (of: readonly Chain[], lacks: (each: Chain) => boolean) => of.length > 0 && of.every(lacks);
  return [
    ...(allowed.includes('ACCEPT_QUOTE') && isOfAll(standing, (each) => askedOf(each)?.isShort ?? false)
      ? [{ code: 'NO_APPROVER', actions: ['ACCEPT_QUOTE' as const] }]
      : []),
    ...(allowed.includes('EXTEND_QUOTE') && isOfAll(over, (each) => (askedOf(each)?.needed ?? 0) > 0)
      ? [{ code: 'ABOVE_LIMIT', actions: ['EXTEND_QUOTE' as const] }]
      : []),
  ];
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
