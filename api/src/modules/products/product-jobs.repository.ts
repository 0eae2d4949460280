import type { Queryable, Tx } from '../../platform/database/database.ts';

/** Where a product leads; nobody merges or decides it until the transaction ends. */
export async function lockProductShared(tx: Tx, id: string) {
  const [row] = await tx.query<{ replacedById: string | null }>(
    'select replaced_by_id as "replacedById" from base_products where id = $1 for share',
    [id],
  );
  return row;
}

/** Offers on a product in the order of their ids, from after one on. */
export const readOfferIdsOf = async (db: Queryable, baseProductId: string, after: string, limit: number) =>
  (
    await db.query<{ id: string }>(
      'select id from supplier_products where base_product_id = $1 and id > $2 order by id limit $3',
      [baseProductId, after, limit],
    )
  ).map(({ id }) => id);
