import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import type { DisputeOutcome, DisputeReason } from '../../disputes/disputes.enums.ts';
import type { Parties } from '../inbox/inbox.repository.ts';
import type { TradeDocumentType } from '../../documents/documents.enums.ts';
import type { TradeStatus } from '../../documents/subject.enums.ts';
import type { TradeEventType } from '../../sourcing/trade.enums.ts';
import type { Change } from '../../sourcing/requests/order-content.ts';
import type { ToldLine } from '../../sourcing/lines/told-lines.ts';

export type EventRow = {
  id: string;
  requestId: string;
  seq: number;
  type: TradeEventType;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  onBehalfOf: string | null;
  toStatus: TradeStatus;
  payload: {
    /** Title of the part of a service. */
    milestone?: string;
    text?: string;
    code?: string;
    totalRial?: string;
    quoteId?: string;
    round?: number;
    validUntil?: string;
    fields?: Change[];
    /** Of CREATED, how many there are. */
    lines?: ToldLine[] | number;
    days?: number;
    documentType?: TradeDocumentType;
    disputeReason?: DisputeReason;
    outcome?: DisputeOutcome;
    buyerRial?: string;
    sellerRial?: string;
  };
  hash: string;
  buyerCustomerId: string;
};

// All events of a request are numbered for one page of them: a name is looked up of that page alone.
const columns = `e.id, e.aggregate_id as "requestId", e.number as seq, e.type, e.at, e.actor_user_id as "actorId",
  (select nullif(concat_ws(' ', a.first_name, a.last_name), '') from persons a where a.user_id = e.actor_user_id) as "actorName",
  e.on_behalf_of as "onBehalfOf",
  e.to_state as "toStatus", e.payload, e.hash, e.buyer_customer_id as "buyerCustomerId"`;

/**
 * The events of one request that somebody reads, numbered without a gap: what is not theirs to see leaves no trace. Of a request
 * that one buys all but what staff keep, of one that one sells what sellers are told. Who buys is looked up once, not for each.
 */
function readable(requestId: string, where: Conditions, { buyers, sellers }: Parties): string {
  const buyer = `(select r.buyer_customer_id from trade_requests r where r.id = ${requestId})`;
  return `(
    select e.*, ${buyer} as buyer_customer_id, row_number() over (order by e.seq)::int as number from domain_events e
    where e.aggregate_id = ${requestId} and e.visibility <> 'STAFF' and (${buyer} = any(${where.add(buyers, 'uuid[]')})
      or (e.visibility in ('CHAIN', 'ALL') and exists (select from trade_participations p where p.request_id = ${requestId}
        and p.seller_customer_id = any(${where.add(sellers, 'uuid[]')}) and p.status <> 'PLANNED'
        and ((e.visibility = 'ALL' and (p.ended_at is null or e.at <= p.ended_at)) or e.scope_id = p.id))))) e`;
}

const backwards = new Order('traderequestevents', [{ sql: 'e.number', kind: 'whole', isDescending: true }]);

/** One page of the events of a request, the newest first. */
export async function readEvents(db: Queryable, requestId: string, parties: Parties, wanted: Paging) {
  const where = new Conditions();
  const events = readable(where.add(requestId, 'uuid'), where, parties);
  onlyOf(where, wanted, 'e.id');
  return readCountedPage<EventRow>(db, { columns, from: events, where, order: backwards }, wanted);
}

/** The newest events of each of some requests. */
export const readEventsOfEach = (db: Queryable, requestIds: string[], parties: Parties, most: number) => {
  const where = new Conditions();
  const parents = where.add(requestIds, 'uuid[]');
  const events = readable('wanted.id', where, parties);
  return db.query<EventRow>(
    `select near.* from unnest(${parents}) with ordinality as wanted (id, place) cross join lateral (
       select ${columns} from ${events} order by e.number desc limit ${where.add(most, 'int')}
     ) near order by wanted.place, near.seq desc`,
    where.values,
  );
};
