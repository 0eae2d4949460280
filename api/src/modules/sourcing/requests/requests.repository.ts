import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { type Chain, chainsOf, inView, type NoChain, noChain, type StoredChain } from '../participations/chains.ts';
import type { TradeStatus } from '../../documents/subject.enums.ts';
import type { TradeReason, TradeRequestKind, TradeVisibility } from '../trade.enums.ts';
import { buyerName } from './parties.ts';
import type { TradeAddress, TradeRequest } from './trade.schemas.ts';

export type RequestRow = {
  id: string;
  version: number;
  number: string;
  kind: TradeRequestKind;
  visibility: TradeVisibility;
  categoryType: TradeRequest['categoryType'];
  status: TradeStatus;
  deadlineAt: Date | null;
  /** Until when a seller may send the first offer; in a draft as the buyer chose it. */
  quoteDeadlineAt: Date | null;
  buyerCustomerId: string;
  buyerName: string | null;
  requesterId: string | null;
  requesterName: string | null;
  description: string | null;
  buyerReference: string | null;
  neededBy: string | null;
  paymentTerm: TradeRequest['paymentTerm'] | null;
  addressId: string | null;
  address: TradeAddress | null;
  questionCount: number;
  question: { text: string; lineIds: string[]; askedAt: string } | null;
  reasonCode: TradeReason | null;
  reason: string | null;
  agreedHash: string | null;
  /** What both agreed to; null before. */
  agreedTotals: Record<'netRial' | 'vatRial' | 'totalRial', string> | null;
  acceptListPrice: boolean;
  /** Whether sellers of an open request read what one unit should cost. */
  showsTarget: boolean;
  /** When both agreed. */
  agreedAt: Date | null;
  eventSeq: number;
  eventHead: string;
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Of each of its sellers, by name. */
  chains: Chain[];
  /** Who of the buyer's company may let it go to its seller: as it was when that was asked, else as it is now. */
  selfConfirm: boolean;
  publishNeeds: 'CONFIRMER' | 'OWNER';
  /** Amounts above which its people ask one another, as its rules are now. */
  acceptAboveRial: string | null;
  twoAboveRial: string | null;
  /** Offers about which the buyer’s company is asked, and what. */
  askedQuotes: Record<string, 'ACCEPT' | 'COUNTER'>;
};
/** A request with the chain of the seller that is looked at; a buyer who looks at all has none. */
export type TradeRequestRow = RequestRow & (Chain | NoChain);
/** One that is looked at with a seller. */
export type ChainedRow = RequestRow & Chain;

const columns = `r.id, r.version, r.number, r.kind, r.visibility, r.category_type as "categoryType", r.status, r.deadline_at as "deadlineAt",
  r.quote_deadline_at as "quoteDeadlineAt",
  r.buyer_customer_id as "buyerCustomerId", ${buyerName} as "buyerName", r.requester_user_id as "requesterId",
  nullif(concat_ws(' ', rp.first_name, rp.last_name), '') as "requesterName", r.description,
  r.buyer_reference as "buyerReference", r.needed_by::text as "neededBy", r.payment_term as "paymentTerm",
  r.address_id as "addressId", r.address, r.question_count as "questionCount", r.question, r.reason_code as "reasonCode",
  r.reason, r.agreed_hash as "agreedHash", (r.agreed ->> 'at')::timestamptz as "agreedAt",
  case when r.agreed is not null then jsonb_build_object('netRial', r.agreed -> 'netRial', 'vatRial', r.agreed -> 'vatRial',
    'totalRial', r.agreed -> 'totalRial') end as "agreedTotals", r.accept_list_price as "acceptListPrice", r.shows_target as "showsTarget", r.event_seq as "eventSeq", r.event_head as "eventHead",
  r.published_at as "publishedAt",
  r.created_at as "createdAt", r.updated_at as "updatedAt", ${chainsOf('r.id')} as chains, ${noChain},
  coalesce(q.self_confirm, u.self_confirm, false) as "selfConfirm",
  coalesce(q.publish_needs, u.publish_needs, 'CONFIRMER') as "publishNeeds",
  u.accept_above_rial::text as "acceptAboveRial", u.two_above_rial::text as "twoAboveRial",
  coalesce((select jsonb_object_agg(a.subject_id, a.kind) from trade_approvals a
    where a.request_id = r.id and a.status = 'PENDING' and a.subject_id is not null), '{}') as "askedQuotes"`;
const described = `trade_requests r join customers b on b.id = r.buyer_customer_id left join persons bp on bp.id = b.person_id
  left join persons rp on rp.user_id = r.requester_user_id
  left join trade_approvals q on q.request_id = r.id and q.kind = 'PUBLISH' and q.status = 'PENDING'
  left join approval_rules u on u.customer_id = r.buyer_customer_id`;

type StoredRequest = Omit<RequestRow, 'chains'> & { chains: StoredChain[] } & NoChain;

/** As it is looked at unless somebody names a seller. */
export async function readRequest(db: Queryable, id: string): Promise<TradeRequestRow | undefined> {
  const [row] = await db.query<StoredRequest>(
    `select ${columns} from ${described} where r.id = $1`,
    [id],
    'trade_request',
  );
  return row && inView(row);
}

export const readRequestsByIds = async (db: Queryable, ids: string[]): Promise<TradeRequestRow[]> =>
  (
    await db.query<StoredRequest>(
      `select ${columns} from ${described} where r.id = any($1::uuid[])`,
      [ids],
      'trade_requests_by_ids',
    )
  ).map(inView);

/** The same, held until the transaction ends: of two acts at once the second sees what the first did. */
export async function lockRequest(tx: Tx, id: string): Promise<TradeRequestRow | undefined> {
  const [, row] = await Promise.all([
    tx.query('select from trade_requests where id = $1 for no key update', [id], 'trade_request_held'),
    readRequest(tx, id),
  ]);
  return row;
}

/** What a draft says beside its lines. */
export type DraftFields = {
  categoryType: TradeRequest['categoryType'];
  description: string | null;
  buyerReference: string | null;
  neededBy: string | null;
  paymentTerm: string | null;
  addressId: string | null;
  address: TradeAddress | null;
  acceptListPrice: boolean;
  visibility: TradeVisibility;
  quoteDeadlineAt: Date | null;
  showsTarget: boolean;
  searchKey: string;
};
type NewRequest = DraftFields & {
  id: string;
  number: string;
  kind: TradeRequestKind;
  buyerCustomerId: string;
  requesterId: string;
};

export const insertRequest = (tx: Tx, row: NewRequest, now: Date) =>
  tx.query(
    `insert into trade_requests (id, number, kind, category_type, buyer_customer_id, requester_user_id, status, description,
       buyer_reference, needed_by, payment_term, address_id, address, search_key, accept_list_price, visibility,
       quote_deadline_at, shows_target, created_at, updated_at)
     values ($1, $2, $15, $3, $4, $5, 'DRAFT', $6, $7, $8, $9, $10, $11, $12, $13, $16, $17, $18, $14, $14)`,
    [
      row.id,
      row.number,
      row.categoryType,
      row.buyerCustomerId,
      row.requesterId,
      row.description,
      row.buyerReference,
      row.neededBy,
      row.paymentTerm,
      row.addressId,
      json(row.address),
      row.searchKey,
      row.acceptListPrice,
      now,
      row.kind,
      row.visibility,
      row.quoteDeadlineAt,
      row.showsTarget,
    ],
  );

export const writeDraft = (tx: Tx, id: string, row: DraftFields) =>
  tx.query(
    `update trade_requests set category_type = $2, description = $3, buyer_reference = $4, needed_by = $5, payment_term = $6,
       address_id = $7, address = $8, search_key = $9, accept_list_price = $10, visibility = $11,
       quote_deadline_at = $12, shows_target = $13 where id = $1`,
    [
      id,
      row.categoryType,
      row.description,
      row.buyerReference,
      row.neededBy,
      row.paymentTerm,
      row.addressId,
      json(row.address),
      row.searchKey,
      row.acceptListPrice,
      row.visibility,
      row.quoteDeadlineAt,
      row.showsTarget,
    ],
  );

/** What a step changes; what it does not name stays. */
export type Moved = {
  status?: TradeStatus;
  deadlineAt?: Date | null;
  quoteDeadlineAt?: Date;
  question?: TradeRequestRow['question'];
  questionCount?: number;
  reasonCode?: TradeReason | null;
  reason?: string | null;
  publishedAt?: Date;
  /** Who published it, and the amount that was agreed to by that. */
  confirmerId?: string;
  totalRial?: string;
  agreed?: object;
  agreedHash?: string;
  paymentTerm?: TradeRequestRow['paymentTerm'];
  eventSeq?: number;
  eventHead?: string;
};

/** The next version of a request that is held. */
export const moveRequest = (tx: Tx, row: TradeRequestRow, moved: Moved, now: Date) => {
  const next = { ...row, ...moved };
  return tx.query(
    `update trade_requests set status = $2, deadline_at = $3, question = $4, question_count = $5, reason_code = $6, reason = $7,
       published_at = $8, agreed = coalesce($9, agreed), agreed_hash = $10, confirmer_user_id = coalesce($11, confirmer_user_id),
       total_rial = coalesce($12, total_rial), event_seq = $13, event_head = $14, version = version + 1,
       updated_at = $15, payment_term = coalesce($16, payment_term), quote_deadline_at = coalesce($17, quote_deadline_at) where id = $1`,
    [
      row.id,
      next.status,
      next.deadlineAt,
      json(next.question),
      next.questionCount,
      next.reasonCode,
      next.reason,
      next.publishedAt,
      json(moved.agreed ?? null),
      next.agreedHash,
      moved.confirmerId ?? null,
      moved.totalRial ?? null,
      next.eventSeq,
      next.eventHead,
      now,
      // What a draft says was written before, by itself.
      moved.paymentTerm ?? null,
      moved.quoteDeadlineAt ?? null,
    ],
    'trade_request_moved',
  );
};

/** Of a request that is new, or whose last event is its end. */
export const writeHead = (
  tx: Tx,
  id: string,
  { eventSeq, eventHead }: Pick<TradeRequestRow, 'eventSeq' | 'eventHead'>,
) => tx.query('update trade_requests set event_seq = $2, event_head = $3 where id = $1', [id, eventSeq, eventHead]);

/** A draft that was never published, with its lines and sellers. Its events stay. */
export const deleteRequest = (tx: Tx, id: string) => tx.query('delete from trade_requests where id = $1', [id]);

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
