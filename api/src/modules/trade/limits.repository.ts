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
 * What a member has agreed to for a customer since a time, in rials: requests that ended without an agreement count no more. Who
 * reads it for a new one holds the member, so that two at once do not both fit.
 */
export async function readSpent(tx: Tx, userId: string, customerId: string, since: Date): Promise<bigint> {
  await tx.query('select from customer_members where user_id = $1 and customer_id = $2 for no key update', [
    userId,
    customerId,
  ]);
  const [row] = await tx.query<{ spent: string }>(
    `select coalesce(sum(total_rial), 0)::text as spent from trade_requests
     where buyer_customer_id = $2 and confirmer_user_id = $1 and published_at >= $3
       and status not in ('DECLINED', 'CANCELLED', 'EXPIRED')`,
    [userId, customerId, since],
  );
  return BigInt(row!.spent);
}
