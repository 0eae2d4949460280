import type { Queryable } from '../../../platform/database/database.ts';

/** Whether a person acts at a time for a company that runs a supplier or a merchant. */
export async function isSeller(on: Queryable, userId: string, now: Date): Promise<boolean> {
  const [row] = await on.query<{ found: boolean }>(
    `select exists (
       select from customer_members m
       where m.user_id = $1 and m.status = 'ACTIVE'
         and (m.valid_from is null or m.valid_from <= $2) and (m.valid_to is null or m.valid_to > $2)
         and (exists (select from suppliers s where s.owner_customer_id = m.customer_id)
           or exists (select from merchants r where r.owner_customer_id = m.customer_id and r.closed_at is null))
     ) as found`,
    [userId, now],
    'is_seller',
  );
  return row!.found;
}
