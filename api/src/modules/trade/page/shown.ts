import type { IsClosed } from '../../../platform/calendar.ts';
import { answerOf } from '../../../platform/answer.ts';
import type { UnitTable } from '../../reference/index.ts';
import type { ApprovalRow } from '../../approvals/approvals.repository.ts';
import { toApproval } from '../../approvals/shown.ts';
import type { NamedLineRow } from '../../sourcing/lines/lines.repository.ts';
import { toConsent } from '../../orders/changes/shown-consents.ts';
import { documentsSeenBy, toOwnDispute } from '../../disputes/shown-disputes.ts';
import { roomOf } from '../../orders/fulfilment/progress.ts';
import type { ProgressRow } from '../../orders/fulfilment/shipments.repository.ts';
import { toMilestone } from '../../orders/milestones/shown-milestones.ts';
import { toShipment } from '../../orders/fulfilment/shown-shipments.ts';
import { isHeldBack } from '../../documents/held-back.ts';
import { seesDocument, toDocument } from '../../documents/shown-documents.ts';
import { type DraftNow, draftRequestNow } from '../../sourcing/requests/market-faults.ts';
import { missingFor } from '../../sourcing/requests/missing-parts.ts';
import type { NeedsGround } from '../../sourcing/requests/ground.ts';
import { clarificationsFor, deadlineFor, endingFor, participationsFor, sellersFor } from '../../sourcing/rfq/shown.ts';
import { statusFor, updatedAtFor, versionFor } from '../../sourcing/participations/own-part.ts';
import { buyerNameTo } from '../../sourcing/requests/buyer-name.ts';
import { totalsOf, unpricedIn } from '../../sourcing/lines/line-prices.ts';
import { names } from '../../sourcing/requests/messages.ts';
import { possibleIn, questionsLeftOf } from './possible.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import { unitsOfLine } from '../../sourcing/quotes/line-units.ts';
import { actionsOf, isChosen, may, type Standing } from '../../sourcing/requests/standing.ts';
import { turnInDispute } from '../../disputes/turns.ts';
import { latenessOf } from '../../sourcing/requests/lateness.ts';
import { turnFor } from './turns.ts';
import type { TradeAddress, TradeLine, TradeRequest } from '../../sourcing/requests/trade.schemas.ts';
import { isAgreed, type RequestParts } from './request-parts.ts';

type LineView = {
  isBuyer: boolean;
  /** Whether the viewer is told what the buyer wants to pay. */
  showsTarget: boolean;
  units: UnitTable;
  progress: ProgressRow | undefined;
  agreedUnitText: string;
  /** By how many days something is late that takes so many working days; undefined where nobody can say. */
  daysLate(leadTimeDays: number | null | undefined): number | undefined;
};
function toLine(row: NamedLineRow, view: LineView): TradeLine {
  const { isBuyer, showsTarget, units, progress, agreedUnitText } = view;
  const { snapshot, unitId } = row;
  const { leadTimeDays } = snapshot;
  return answerOf<TradeLine>({
    id: row.id,
    quantity: row.quantity,
    alternativesAllowed: row.alternativesAllowed,
    supplierProductId: row.supplierProductId ?? undefined,
    supplierProductSlug: row.slug ?? undefined,
    supplierId: row.supplierId ?? undefined,
    baseProductId: row.baseProductId ?? undefined,
    categoryId: row.categoryId ?? undefined,
    categoryName: row.categoryName ?? undefined,
    targetPriceRial: showsTarget ? (row.targetPriceRial ?? undefined) : undefined,
    properties: snapshot.properties ?? [],
    units: unitsOfLine({ unitId, snapshot }, units),
    title: snapshot.title,
    supplierName: snapshot.supplierName,
    sku: snapshot.sku,
    saleUnitText: snapshot.saleUnitText,
    unitPriceRial: snapshot.unitPriceRial ?? undefined,
    vatPercent: percentOf(snapshot.vatBasisPoints),
    netRial: snapshot.netRial,
    vatRial: snapshot.vatRial,
    totalRial: String(BigInt(snapshot.netRial) + BigInt(snapshot.vatRial)),
    leadTimeDays: leadTimeDays ?? undefined,
    daysLate: view.daysLate(leadTimeDays),
    agreedTitle: progress && progress.title !== snapshot.title ? progress.title : undefined,
    agreedUnitText: progress && agreedUnitText,
    agreedQuantity: progress?.agreed,
    shippedQuantity: progress?.shipped,
    deliveredQuantity: progress?.delivered,
    acceptedQuantity: progress?.accepted,
    refusedQuantity: progress?.refused,
    shippableQuantity: progress && roomOf(progress).toFixed(),
    note: row.note ?? undefined,
    internalNote: isBuyer ? (row.internalNote ?? undefined) : undefined,
  });
}

// A hundredth of a whole number is written as it is.
const percentOf = (basisPoints: number) => String(basisPoints / 100);

/** Before an agreement a seller sees no more of an address than its city. */
const addressFor = (address: TradeAddress, isWhole: boolean): TradeAddress => {
  const { stateId, cityId, cityName } = address;
  if (isWhole) return address;
  return {
    ...(stateId !== undefined && { stateId }),
    ...(cityId !== undefined && { cityId }),
    ...(cityName !== undefined && { cityName }),
  };
};

/** What the buyer's side asked of its own people; no seller sees any of it. */
export function approvalsFor(
  row: TradeRequestRow,
  { approvals, colleagues, lines, participations, counters }: RequestParts,
  viewer: Standing,
  { draft, now }: { draft: DraftNow | undefined; now: Date },
) {
  if (viewer.side !== 'BUYER') return [];
  const { userId } = viewer;
  const facts = { row, lines, participations, approvals, colleagues, counters, userId, draft, viewer, now };
  return approvals.map((each) => toApproval(each, { ...facts, isAsking: isAsking(approvals, viewer) }));
}

/** Who asked colleagues for the amount of an order has confirmed it by that, and waits for them. */
const isAsking = (approvals: readonly ApprovalRow[], { userId }: Standing) =>
  approvals.some(({ kind, status, askerId }) => kind === 'LIST_ORDER' && status === 'PENDING' && askerId === userId);

/** A request that is not published yet as the market is now, where a buyer acts by that. */
export const draftOf = (
  row: TradeRequestRow,
  { lines, market }: RequestParts,
  { side }: Standing,
  rules: NeedsGround,
): DraftNow | undefined => (market && side === 'BUYER' ? draftRequestNow(row, { lines, market, rules }) : undefined);

const NOTHING_AGREED: Pick<
  RequestParts,
  'progress' | 'shipments' | 'milestones' | 'consents' | 'disputes' | 'contacts'
> = {
  progress: [],
  shipments: [],
  milestones: [],
  consents: [],
  disputes: [],
  contacts: [],
};

/** What a view needs beside rows. */
export type Ground = {
  units: UnitTable;
  now: Date;
  linkTo: (fileId: string) => string;
  /** Days without work; not needed of what was agreed to. */
  isClosed?: IsClosed;
  /** How many working days there are until a day; needed where `isClosed` is. */
  workingDaysUntil?: (day: string) => number;
  /** By what what is not agreed to yet is judged. */
  rules?: NeedsGround;
};

/** What was agreed to, as far as it was with the viewer. */
function agreedFor(row: TradeRequestRow, standing: Standing) {
  const status = row.endedAs ?? statusFor(row, standing.side);
  const agreedHash = standing.hasLeft ? null : row.agreedHash;
  const agreedTotals = agreedHash === null ? null : row.agreedTotals;
  return { status, agreedHash, agreedTotals, isBinding: isAgreed({ agreedHash, status }) };
}

/** Whose turn it is, for a viewer who has part in the request. */
function turnOf(
  row: TradeRequestRow,
  { side, hasLeft }: Standing,
  status: TradeRequest['status'],
  { questions, disputes, consents }: Pick<RequestParts, 'questions' | 'disputes' | 'consents'>,
) {
  if (hasLeft) return undefined;
  const inDispute = status === 'DISPUTED' ? turnInDispute(side, disputes, consents) : undefined;
  const hasOpenQuestion = questions.some(({ answeredAt }) => answeredAt === null);
  return inDispute ?? turnFor(side, { ...row, hasOpenQuestion });
}

/** The unit of what was agreed to, which an offer may have changed. */
const unitTextsOf =
  (lines: readonly NamedLineRow[], progressById: ReadonlyMap<string, ProgressRow>, units: UnitTable) =>
  (id: string): string => {
    const line = lines.find((each) => each.id === id)!;
    const unitId = progressById.get(id)?.unitId;
    const unit = unitId === undefined || unitId === line.unitId ? undefined : units.byId.get(unitId);
    return unit?.displayText ?? line.snapshot.saleUnitText;
  };

/** A request as one of its two sides sees it. */
export function toRequest(
  row: TradeRequestRow,
  parts: RequestParts,
  standing: Standing,
  { units, now, linkTo, isClosed, workingDaysUntil, rules }: Ground,
): TradeRequest {
  const { lines, participations, questions } = parts;
  // Of what was agreed to with somebody else nothing is told, nor of what came later.
  const { progress, shipments, milestones, consents, disputes, contacts } = standing.hasLeft ? NOTHING_AGREED : parts;
  const papers = parts.documents.filter((each) => seesDocument(each, row, standing));
  const documents = documentsSeenBy({ side: standing.side, isChosen: isChosen(row) }, papers, disputes);
  const draft = rules && draftOf(row, parts, standing, rules);
  const approvals = approvalsFor(row, parts, standing, { draft, now });
  const isBuyer = standing.side === 'BUYER';
  const { status, agreedHash, agreedTotals, isBinding } = agreedFor(row, standing);
  const totals = agreedTotals ?? totalsOf(lines);
  const address = row.address && addressFor(row.address, isBuyer || isBinding);
  const progressById = new Map(progress.map((each) => [each.lineId, each]));
  const unitTextOf = unitTextsOf(lines, progressById, units);
  const daysLate = isBinding || !isClosed ? () => undefined : latenessOf(row.neededBy, now, isClosed);
  const workingDaysLeft = isBinding || row.neededBy === null ? undefined : workingDaysUntil?.(row.neededBy);
  const facts = {
    row,
    questions,
    side: standing.side,
    progress,
    shipments,
    milestones,
    documents,
    consents,
    disputes,
    now,
  };
  const allowed = actionsOf(row, standing, { isPossible: possibleIn(facts), now }).filter(
    (action) => action !== 'CONFIRM_AND_PUBLISH' || !isAsking(parts.approvals, standing),
  );
  const judging = { lines, approvals: parts.approvals, colleagues: parts.colleagues, userId: standing.userId };
  const seller = sellersFor(row, standing);
  const ending = endingFor(row);
  return answerOf<TradeRequest>({
    id: row.id,
    version: versionFor(row, standing.side),
    number: row.number,
    kind: row.kind,
    categoryType: row.categoryType,
    showsTarget: isBuyer && row.kind === 'OPEN_RFQ' ? row.showsTarget : undefined,
    visibility: row.visibility,
    status,
    side: standing.side,
    customerId: standing.membership.customerId,
    buyerName: isBuyer ? (row.buyerName ?? names.buyer) : buyerNameTo(row, row),
    merchantId: seller.merchantId,
    merchantName: seller.merchantName,
    merchantSlug: participations.find(({ merchantId }) => merchantId === seller.merchantId)?.merchantSlug ?? undefined,
    sellerCount: seller.sellerCount,
    quoteDeadlineAt: seller.quoteDeadlineAt,
    clarifications: clarificationsFor(row, questions, standing),
    requesterName: isBuyer ? (row.requesterName ?? undefined) : undefined,
    isRequester: row.requesterId === standing.userId,
    buyerReference: row.buyerReference ?? undefined,
    description: row.description ?? undefined,
    neededBy: row.neededBy ?? undefined,
    workingDaysLeft,
    paymentTerm: agreedHash === row.agreedHash ? (row.paymentTerm ?? undefined) : undefined,
    addressId: isBuyer ? (row.addressId ?? undefined) : undefined,
    address: address ?? undefined,
    acceptListPrice: row.acceptListPrice,
    contacts: contacts.map(({ name, phone }) => ({ name, phone })),
    participations: participationsFor(row, participations, standing, now),
    approvals,
    lines: lines.map((line) =>
      toLine(line, {
        isBuyer,
        showsTarget: isBuyer || row.showsTarget,
        units,
        progress: isBinding ? progressById.get(line.id) : undefined,
        agreedUnitText: unitTextOf(line.id),
        daysLate,
      }),
    ),
    shipments: shipments.map((each) => toShipment(each, unitTextOf)),
    milestones: milestones.map(toMilestone),
    consents: consents.map((each) => toConsent(each, disputes)),
    disputes: disputes.map(toOwnDispute),
    documents: documents.map((each) =>
      toDocument(each, isHeldBack(each, { row, side: standing.side, ...parts }) ? undefined : linkTo),
    ),
    netRial: String(totals.netRial),
    vatRial: String(totals.vatRial),
    totalRial: String(totals.totalRial),
    unpricedLineCount: agreedTotals ? 0 : unpricedIn(lines),
    deadlineAt: deadlineFor(row, standing).deadlineAt,
    turn: turnOf(row, standing, status, { questions, disputes, consents }),
    question: row.question
      ? { text: row.question.text, lineIds: row.question.lineIds, askedAt: row.question.askedAt }
      : undefined,
    questionsLeft: questionsLeftOf(row),
    reasonCode: ending.reasonCode,
    reason: ending.reason,
    missing: standing.hasLeft ? [] : missingFor({ ...facts, ...judging, draft, market: parts.market, rules }, allowed),
    agreedHash: agreedHash ?? undefined,
    isCopyable: isBuyer && row.status !== 'DRAFT' && may(standing.membership, 'TRADE_CREATE'),
    allowedActions: allowed,
    publishedAt: row.publishedAt?.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: updatedAtFor(row, standing.side).toISOString(),
  });
}
