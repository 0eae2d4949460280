import type { Queryable, Tx } from '../../platform/database/database.ts';

/** A request, and the buyer whose people may agree to its amount. */
export type Bound = { requestId: string; customerId: string };

/**
 * What members have agreed to for customers since a time, in rials: at the prices of lists, by counter-offers that stand and by
 * offers that were accepted, themselves or by their yes to a colleague. What ended without an agreement counts no more, and a
 * request asked about is another amount now.
 */
export const readSpent = (db: Queryable, asked: readonly Bound[], since: Date) =>
  db.query<Bound & { userId: string; spent: string }>(
    `with asked as (select * from unnest($1::uuid[], $2::uuid[]) as a (request_id, customer_id)),
     bound as (
       select r.id as request_id, r.buyer_customer_id as customer_id, agreed.user_id, r.total_rial
       from trade_requests r cross join lateral (
         select r.confirmer_user_id as user_id
         union
         select s.user_id from trade_approvals a join trade_approval_answers s on s.approval_id = a.id
         where a.request_id = r.id and a.kind = 'LIST_ORDER' and a.status = 'APPROVED' and s.is_approved
       ) agreed
       where r.buyer_customer_id = any($2::uuid[]) and r.published_at >= $3 and r.total_rial is not null
         and r.status not in ('DECLINED', 'CANCELLED', 'EXPIRED')
         and not exists (select from quotes q where q.request_id = r.id and q.status = 'ACCEPTED')
       union all
       select r.id, r.buyer_customer_id, agreed.user_id, q.total_rial
       from trade_requests r join quotes q on q.request_id = r.id cross join lateral (
         select q.committed_user_id as user_id
         union
         select s.user_id from trade_approvals a join trade_approval_answers s on s.approval_id = a.id
         where a.subject_id = q.id and a.request_id = r.id and a.status = 'APPROVED' and s.is_approved
       ) agreed
       where r.buyer_customer_id = any($2::uuid[]) and q.committed_at >= $3 and q.status in ('SENT', 'ACCEPTED')
         and r.status not in ('DECLINED', 'CANCELLED', 'EXPIRED')
     )
     select a.request_id as "requestId", a.customer_id as "customerId", b.user_id as "userId", sum(b.total_rial)::text as spent
     from asked a join bound b on b.customer_id = a.customer_id and b.request_id <> a.request_id
     where b.user_id is not null group by 1, 2, 3`,
    [asked.map(({ requestId }) => requestId), asked.map(({ customerId }) => customerId), since],
    'trade_spent',
  );

/** Who agrees to an amount within a limit of the month is held: of two at once the second sees what the first left. */
export const holdSpending = (tx: Tx, userId: string, customerId: string) =>
  tx.query(
    'select from customer_members where user_id = $1 and customer_id = $2 for no key update',
    [userId, customerId],
    'spending_held',
  );
