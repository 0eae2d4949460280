import type { Queryable } from '../../platform/database/database.ts';
import type { TradeStatus } from '../documents/subject.enums.ts';

/** As many as one run ends; the next one goes on. */
const MOST = 500;

type Found = { id: string };
const idsOf = (rows: readonly Found[]) => rows.map(({ id }) => id);

/** Direct orders in some states whose seller may not sell now. */
export const readOfSuspended = async (db: Queryable, statuses: readonly TradeStatus[], id: string | null = null) =>
  idsOf(
    await db.query<Found>(
      `select r.id from merchants m join trade_participations p on p.merchant_id = m.id join trade_requests r on r.id = p.request_id
       where m.confirm_status = 'SUSPENDED' and r.kind = 'DIRECT_ORDER' and r.status = any($1::text[])
         and ($2::uuid is null or r.id = $2) order by r.id limit ${MOST}`,
      [statuses, id],
    ),
  );

/** Whether nobody is in a company `c` any more. @param now the placeholder of the time */
export const isAbandoned = (company: string, now: string) => `${company}.kind = 'COMPANY' and not exists (
  select from customer_members m where m.customer_id = ${company}.id and m.status = 'ACTIVE'
    and (m.valid_to is null or m.valid_to > ${now}))`;

/** Requests in some states of companies in which nobody is any more. */
export const readOfAbandoned = async (
  db: Queryable,
  statuses: readonly TradeStatus[],
  now: Date,
  id: string | null = null,
) =>
  idsOf(
    await db.query<Found>(
      `select r.id from trade_requests r join customers c on c.id = r.buyer_customer_id
       where r.status = any($1::text[]) and ($3::uuid is null or r.id = $3) and ${isAbandoned('c', '$2')}
       order by r.id limit ${MOST}`,
      [statuses, now, id],
    ),
  );
