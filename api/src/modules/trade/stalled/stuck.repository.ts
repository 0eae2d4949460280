import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Waiting } from '../../../platform/modules/staff-queue.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import { isAbandoned } from '../lost-parties.repository.ts';
import { partyNames, withParties } from '../../sourcing/requests/parties.ts';
import type { TradeStatus } from '../../documents/subject.enums.ts';
import type { TradeEventType, TradeRequestKind } from '../../sourcing/trade.enums.ts';
import type { StuckReason } from './stuck.enums.ts';

export type StuckRow = {
  id: string;
  number: string;
  kind: TradeRequestKind;
  status: TradeStatus;
  buyerName: string | null;
  sellerName: string;
  isIdle: boolean;
  /** When the last one left the buyer's company; null while somebody is there. */
  goneAt: Date | null;
  since: Date;
  lastActAt: Date | null;
  lastEventType: TradeEventType | null;
};
type Times = { now: Date; cutoff: Date };

const longest = new Order('stuck trade requests', [
  { sql: 'q.since', kind: 'instant' },
  { sql: 'q.id', kind: 'id' },
]);

/** What a person did last; that a seller looked at it carries nothing on. */
const lastAct = `select e.at, e.type from domain_events e
  where e.aggregate_id = r.id and e.actor_user_id is not null and e.type <> 'SELLER_SEEN' order by e.seq desc limit 1`;
/** When the last one left, or stopped to be a member. */
const lastLeft = `select max(case when m.status = 'ACTIVE' then m.valid_to else m.updated_at end) as at
  from customer_members m where m.customer_id = b.id`;

function stuckRows({ now, cutoff }: Times, where: Conditions): string {
  const at = where.add(now, 'timestamptz');
  const before = where.add(cutoff, 'timestamptz');
  const found = `select r.id, r.kind, r.status, ${partyNames}, r.updated_at, a.at as "lastActAt", a.type as "lastEventType",
      r.status = 'IN_FULFILMENT' and coalesce(a.at, r.created_at) <= ${before} as "isIdle",
      case when ${isAbandoned('b', at)} then coalesce(g.at, r.updated_at) end as "goneAt"
    from trade_requests r ${withParties}
    left join lateral (${lastAct}) a on true left join lateral (${lastLeft}) g on true
    where r.status in ('AGREED', 'IN_FULFILMENT', 'DELIVERED', 'DISPUTED')`;
  return `(select f.*, least(case when f."isIdle" then coalesce(f."lastActAt", f.updated_at) end, f."goneAt") as since
    from (${found}) f where f."isIdle" or f."goneAt" is not null) q`;
}

const holds: Record<StuckReason, string> = { NO_ACT: 'q."isIdle"', BUYER_GONE: 'q."goneAt" is not null' };

/** Orders that were agreed to and that nobody carries on, the longest first. */
export function readStuck(db: Queryable, times: Times, reason: StuckReason | undefined, wanted: Paging) {
  const where = new Conditions();
  const from = stuckRows(times, where);
  onlyOf(where, wanted, 'q.id');
  if (reason) where.and(holds[reason]);
  return readCountedPage<StuckRow>(db, { columns: 'q.*', from, where, order: longest }, wanted);
}

/** How many there are, and since when the first of them stands. */
export async function readWaitingStuck(db: Queryable, times: Times): Promise<Waiting> {
  const where = new Conditions();
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min(q.since) as oldest from ${stuckRows(times, where)}`,
    where.values,
  );
  return row!;
}
