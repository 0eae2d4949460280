import type { Queryable } from '../../../api/src/platform/database/database.ts';

/** What each list of what vanished is asked with. */
export const removedQueries = {
  removedSupplierProducts: ['?updatedSince={SINCE}'],
  removedBaseProducts: ['?updatedSince={SINCE}'],
  removedSuppliers: ['?updatedSince={SINCE}'],
  removedOwnSupplierProducts: ['?merchantId={SELLER}&updatedSince={SINCE}'],
  removedTradeRequests: ['?updatedSince={SINCE}'],
};

/** Some of everything, at two times only. */
export async function fillRemoved(db: Queryable, { SELLER, OWNER }: Record<string, string>) {
  await db.query(
    `insert into removed_things (list, owner_id, thing_id, removed_at)
     select list, owner, gen_random_uuid(), now() - make_interval(hours => 1 + each % 2)
     from (values ('SUPPLIER_PRODUCT', null), ('BASE_PRODUCT', null), ('SUPPLIER', null), ('OWN_SUPPLIER_PRODUCT', $1), ('TRADE_REQUEST', $2)) l (list, named),
       lateral (select coalesce(named, '00000000-0000-0000-0000-000000000000')::uuid as owner) o, generate_series(1, 8) each`,
    [SELLER, OWNER],
  );
  // Drafts are told to those who buy.
  await db.query(`update customer_members set permissions = permissions || '{TRADE_CREATE}' where customer_id = $1`, [
    OWNER,
  ]);
  const [row] = await db.query<{ since: Date }>(`select now() - interval '1 day' as since`);
  return { SINCE: row!.since.toISOString() };
}
