import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Customers } from '../../customers/index.ts';
import type { Colleague } from '../../approvals/agreement.ts';
import { type ApprovalRow, readApprovals } from '../../approvals/approvals.repository.ts';
import { boundOf, readColleagues } from '../../approvals/colleagues.ts';
import { type ContactRow, type ContactsOf, readContacts } from './contacts.repository.ts';
import { type NamedLineRow, readNamedLines } from '../../sourcing/lines/lines.repository.ts';
import type { OrderGround } from '../../sourcing/requests/ground.ts';
import { type Market, readMarket } from '../../sourcing/requests/market.ts';
import { type ParticipationRow, readParticipations } from '../../sourcing/participations/participations.repository.ts';
import { type ConsentRow, readConsents } from '../../orders/changes/consents.repository.ts';
import { type DisputeRow, readDisputes } from '../../disputes/disputes.repository.ts';
import { type DocumentRow, readDocuments } from '../../documents/documents.repository.ts';
import {
  type ProgressRow,
  readProgress,
  readShipments,
  type ShipmentRow,
} from '../../orders/fulfilment/shipments.repository.ts';
import { type MilestoneRow, readMilestones } from '../../orders/milestones/milestones.repository.ts';
import { type CountersNow, readCountersNow } from '../../sourcing/quotes/counters-now.ts';
import { type QuestionRow, readQuestions } from '../../sourcing/rfq/questions.repository.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import type { Standing } from '../../sourcing/requests/standing.ts';
import type { TradeStatus } from '../../documents/subject.enums.ts';

/** States in which the company waits for one of its own, or may have to. */
const mayAsk: readonly TradeStatus[] = ['DRAFT', 'AWAITING_CONFIRMATION'];
const agreed: readonly TradeStatus[] = ['AGREED', 'IN_FULFILMENT', 'DELIVERED', 'DISPUTED', 'COMPLETED'];

export type ReadingParts = {
  customers: Pick<Customers, 'colleagues'>;
  clock: Clock;
  /** By what counter-offers are judged that wait for colleagues; without it nothing is said of them. */
  rules?: OrderGround;
};

/** What a request is made of beside its row. */
export type RequestParts = {
  lines: readonly NamedLineRow[];
  participations: readonly ParticipationRow[];
  progress: readonly ProgressRow[];
  shipments: readonly ShipmentRow[];
  milestones: readonly MilestoneRow[];
  documents: readonly DocumentRow[];
  consents: readonly ConsentRow[];
  disputes: readonly DisputeRow[];
  approvals: readonly ApprovalRow[];
  questions: readonly QuestionRow[];
  /** Who acts for the other side, from the agreement on. */
  contacts: readonly ContactRow[];
  /** All of the buyer's side, where something waits for one of them. */
  colleagues: readonly Colleague[];
  /** Of a request that the viewer could let go to its sellers, agree to or take at its price: what the market says of it now. */
  market?: Market;
  /** Counter-offers that wait for colleagues, as they could be sent now. */
  counters?: CountersNow;
};

/** A request, and who looks at it. */
export type Viewed = { row: TradeRequestRow; standing: Standing };

/** Whether it has an agreement, or had one. */
export const isAgreed = ({ agreedHash, status }: Pick<TradeRequestRow, 'agreedHash' | 'status'>) =>
  agreedHash !== null || agreed.includes(status);

/** Whether the viewer may bind the company by an offer that stands, and somebody may have to be asked. */
const mayBind = ({ row, standing }: Viewed): boolean =>
  row.status === 'NEGOTIATING' &&
  standing.is('QUOTE_ACCEPT') &&
  row.chains.some(({ offerTotalRial }) => offerTotalRial !== null);

/** Whether a step of the viewer may be judged by what the market says now. */
const isJudgedByMarket = ({ row, standing }: Viewed): boolean => {
  if (standing.side === 'BUYER')
    return mayAsk.includes(row.status) && (standing.is('CONFIRMER') || standing.is('QUOTE_ACCEPT'));
  return row.status === 'PUBLISHED' && row.acceptListPrice && standing.is('QUOTE') && !standing.hasLeft;
};

/** Whose persons the viewer of an agreed request is told: a buyer looks at it with the seller that was chosen. */
const otherSideOf = ({ row, standing }: Viewed): ContactsOf =>
  standing.side === 'SELLER'
    ? { requestId: row.id, customerId: row.buyerCustomerId, requesterId: row.requesterId }
    : { requestId: row.id, customerId: row.sellerCustomerId, requesterId: null };

/** Whether the buyer's company has somebody to ask, as far as it is known before what was asked is read. */
const mayWaitForCompany = (each: Viewed): boolean =>
  each.standing.side === 'BUYER' && (mayAsk.includes(each.row.status) || mayBind(each));

/** Rows of some requests by the request; nothing is asked for none. */
async function ofRequests<R extends { requestId: string }>(
  db: Queryable,
  read: (db: Queryable, ids: string[]) => Promise<R[]>,
  ids: string[],
): Promise<(id: string) => R[]> {
  const rows = Map.groupBy(ids.length > 0 ? await read(db, ids) : [], ({ requestId }) => requestId);
  return (id) => rows.get(id) ?? [];
}

/** Reads the parts of some requests at once, but those which they cannot have yet or the viewer is not shown. */
export async function readParts(
  db: Queryable,
  viewed: readonly Viewed[],
  { customers, clock, rules }: ReadingParts,
): Promise<(id: string) => RequestParts> {
  const idsOf = (has: (each: Viewed) => boolean) => viewed.filter(has).map(({ row }) => row.id);
  const all = idsOf(() => true);
  const bought = idsOf(({ standing }) => standing.side === 'BUYER');
  const inAgreement = idsOf(({ row }) => isAgreed(row));
  const asked = idsOf(({ row }) => row.chains.some(({ questionsAsked }) => questionsAsked > 0));
  // Of a request that waits for its company it is known before what was asked is read.
  const waiting = idsOf(mayWaitForCompany);
  const buyers = new Map(viewed.map(({ row }) => [row.id, boundOf(row)]));
  const now = clock.now();
  const otherSides = new Map(viewed.map((each) => [each.row.id, otherSideOf(each)]));
  const contactsOf = (on: Queryable, ids: string[]) =>
    readContacts(
      on,
      ids.map((id) => otherSides.get(id)!),
      now,
    );
  const colleaguesOf = (on: Queryable, ids: string[]) =>
    readColleagues(on, customers, { requests: ids.map((id) => buyers.get(id)!), now });
  const judged = viewed.filter(isJudgedByMarket).map(({ row, standing }) => ({
    row,
    isBought: standing.side === 'BUYER',
  }));
  const linesRead = ofRequests(db, readNamedLines, all);
  const [
    lines,
    participations,
    progress,
    shipments,
    milestones,
    documents,
    consents,
    approvals,
    disputes,
    questions,
    contacts,
    colleaguesAsked,
    market,
  ] = await Promise.all([
    linesRead,
    ofRequests(db, readParticipations, all),
    ofRequests(db, readProgress, inAgreement),
    ofRequests(db, readShipments, inAgreement),
    ofRequests(db, readMilestones, inAgreement),
    ofRequests(db, readDocuments, all),
    ofRequests(db, readConsents, inAgreement),
    ofRequests(db, readApprovals, bought),
    ofRequests(db, readDisputes, inAgreement),
    ofRequests(db, readQuestions, asked),
    ofRequests(db, contactsOf, inAgreement),
    ofRequests(db, colleaguesOf, waiting),
    judged.length > 0 ? readMarket(db, judged, { now, lines: linesRead }) : undefined,
  ]);
  const others = bought.filter(
    (id) => !waiting.includes(id) && approvals(id).some(({ status }) => status === 'PENDING'),
  );
  const counters = viewed.flatMap(({ row }) =>
    approvals(row.id)
      .filter(({ kind, status }) => kind === 'COUNTER' && status === 'PENDING')
      .map((approval) => ({ row, approval })),
  );
  const [colleaguesOfOthers, countersNow] = await Promise.all([
    ofRequests(db, colleaguesOf, others),
    rules && counters.length > 0 ? readCountersNow(db, counters, rules) : undefined,
  ]);
  const isJudged = new Set(judged.map(({ row }) => row.id));
  const colleagues = (id: string) => (waiting.includes(id) ? colleaguesAsked(id) : colleaguesOfOthers(id));
  return (id) => ({
    lines: lines(id),
    participations: participations(id),
    progress: progress(id),
    shipments: shipments(id),
    milestones: milestones(id),
    documents: documents(id),
    consents: consents(id),
    disputes: disputes(id),
    approvals: approvals(id),
    questions: questions(id),
    contacts: contacts(id),
    colleagues: colleagues(id),
    ...(market && isJudged.has(id) && { market }),
    ...(countersNow && { counters: countersNow }),
  });
}
