import type { Queryable } from '../../../platform/database/database.ts';

/** Whether one of some companies has completed a request for an offer. */
export async function readHasBought(
  db: Queryable,
  customerIds: readonly string[],
  supplierProductId: string,
): Promise<boolean> {
  if (customerIds.length === 0) return false;
  const [row] = await db.query<{ found: boolean }>(
    `select exists (select from trade_requests r join trade_lines l on l.request_id = r.id
       where r.buyer_customer_id = any($1::uuid[]) and r.status = 'COMPLETED' and l.supplier_product_id = $2) as found`,
    [customerIds, supplierProductId],
  );
  return row!.found;
}
