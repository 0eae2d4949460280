import type { Queryable, Tx } from '../../platform/database/database.ts';

/** A side of a delegation. */
type Party = { id: string; customerId: string | null; name: string; isConfirmed: boolean };

export async function readMerchantParty(db: Queryable, id: string) {
  const [row] = await db.query<Party & { supplierId: string | null }>(
    `select id, owner_customer_id as "customerId", name, confirm_status = 'CONFIRMED' as "isConfirmed", supplier_id as "supplierId"
     from merchants where id = $1`,
    [id],
  );
  return row;
}

/** One that the public knows. */
export async function readSupplierParty(db: Queryable, id: string) {
  const [row] = await db.query<Party>(
    `select id, owner_customer_id as "customerId", brand_name as name, confirm_status = 'CONFIRMED' as "isConfirmed"
     from suppliers where id = $1 and confirm_status in ('PENDING', 'CONFIRMED')`,
    [id],
  );
  return row;
}

export const holdMerchant = (tx: Tx, id: string) =>
  tx.query('select from merchants where id = $1 for no key update', [id]);

/** Which of some entries may be named in a delegation: those of the supplier that are published, and the merchant's own. */
export async function readEntriesToName(
  db: Queryable,
  ids: string[],
  { supplierId, merchantId }: { supplierId: string; merchantId: string },
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select id from supplier_products where id = any ($1::uuid[]) and supplier_id = $2
       and (status = 'PUBLISHED' or merchant_id = $3)`,
    [ids, supplierId, merchantId],
  );
  return new Set(rows.map(({ id }) => id));
}
