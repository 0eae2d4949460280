import type { Queryable, Tx } from '../../platform/database/database.ts';

/** How much a member may spend, in rials; null: no limit. */
export async function readLimits(db: Queryable, userId: string, customerId: string) {
  const [row] = await db.query<{ perRequest: string | null; perMonth: string | null }>(
    `select spend_limit_per_request_rial::text as "perRequest", spend_limit_per_month_rial::text as "perMonth"
     from customer_members where user_id = $1 and customer_id = $2 and status = 'ACTIVE'`,
    [userId, customerId],
  );
  const rials = (text: string | null | undefined) => (text == null ? null : BigInt(text));
  return { perRequest: rials(row?.perRequest), perMonth: rials(row?.perMonth) };
}

/**
 * What a member has agreed to for a customer since a time, in rials: at the prices of lists, by counter-offers that stand and by
 * offers that were accepted. What ended without an agreement counts no more, and the request asked about is another amount now. Who
 * reads it for a new one holds the member, so that two at once do not both fit.
 */
export async function readSpent(
  tx: Tx,
  {
    userId,
    customerId,
    since,
    exceptRequestId,
  }: Record<'userId' | 'customerId' | 'exceptRequestId', string> & { since: Date },
): Promise<bigint> {
  await tx.query('select from customer_members where user_id = $1 and customer_id = $2 for no key update', [
    userId,
    customerId,
  ]);
  const [row] = await tx.query<{ spent: string }>(
    `select coalesce(sum(bound.total_rial), 0)::text as spent from (
       select r.total_rial from trade_requests r
       where r.buyer_customer_id = $2 and r.confirmer_user_id = $1 and r.published_at >= $3 and r.id <> $4
         and r.status not in ('DECLINED', 'CANCELLED', 'EXPIRED')
         and not exists (select from quotes q where q.request_id = r.id and q.status = 'ACCEPTED')
       union all
       select q.total_rial from quotes q join trade_requests r on r.id = q.request_id
       where q.committed_user_id = $1 and q.committed_at >= $3 and q.status in ('SENT', 'ACCEPTED') and r.id <> $4
         and r.buyer_customer_id = $2 and r.status not in ('DECLINED', 'CANCELLED', 'EXPIRED')
     ) bound`,
    [userId, customerId, since, exceptRequestId],
  );
  return BigInt(row!.spent);
}
