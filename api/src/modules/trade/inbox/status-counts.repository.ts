import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { awaitedInDispute } from '../../disputes/awaited.repository.ts';
import type { TradeSide, TradeStatus } from '../../documents/subject.enums.ts';
import { hasOpenQuestion } from '../../sourcing/rfq/questions.repository.ts';
import type { Parties } from './inbox.repository.ts';
import { type Narrowing, narrowedBy } from './narrowing.ts';

export type StatusCountRow = {
  side: TradeSide;
  status: TradeStatus;
  isTurn: boolean;
  isLeft: boolean;
  count: number;
  due: number;
};

/**
 * How many requests stand where, on each side, and how many of them run out until a time. @param left those that wait for colleagues
 * of the viewer alone
 */
export const readStatusCounts = (
  db: Queryable,
  { buyers, sellers }: Parties,
  { until, left, ...narrowing }: { until: Date; left: readonly string[] } & Narrowing,
) => {
  const where = new Conditions([buyers, sellers, until, left]);
  const narrowed = (at: string) =>
    narrowedBy('r', at, where, narrowing)
      .map((each) => ` and ${each}`)
      .join('');
  return db.query<StatusCountRow>(
    `select side, status, "isTurn", "isLeft", count(*)::int as count, (count(*) filter (where deadline_at <= $3))::int as due from (
       select 'BUYER' as side, r.status, r.deadline_at,
         case r.status when 'DISPUTED' then ${awaitedInDispute('BUYER', 'r.id')} when 'IN_FULFILMENT' then r.deadline_at is not null else
           ${hasOpenQuestion('r.id')} or (r.status = 'NEGOTIATING' and
             exists (select from trade_participations p where p.request_id = r.id and p.ended_as is null and p.turn = 'BUYER')) end as "isTurn",
         r.id = any($4::uuid[]) as "isLeft"
       from trade_requests r where r.buyer_customer_id = any($1::uuid[])${narrowed('r.created_at')}
       union all
       select 'SELLER', p.seller_status, p.seller_deadline_at,
         case r.status when 'DISPUTED' then ${awaitedInDispute('SELLER', 'r.id')} else coalesce(p.turn, 'SELLER') = 'SELLER' end, false
       from trade_requests r join trade_participations p on p.request_id = r.id
       where p.seller_customer_id = any($2::uuid[]) and p.status <> 'PLANNED'${narrowed('p.got_at')}
     ) as stood group by side, status, "isTurn", "isLeft" order by side, status`,
    where.values,
  );
};
