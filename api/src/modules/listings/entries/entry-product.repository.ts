import type { Queryable } from '../../../platform/database/database.ts';

/** A product with its number, as people tell it from others. */
export async function readProductTitle(db: Queryable, baseProductId: string): Promise<string | undefined> {
  const [row] = await db.query<{ title: string }>(
    `select concat_ws('، ', name, brand_name, mpn) as title from base_products where id = $1`,
    [baseProductId],
  );
  return row?.title;
}

/** The product that one became, or itself. */
export async function readSuccessor(db: Queryable, baseProductId: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    'select coalesce(replaced_by_id, id) as id from base_products where id = $1',
    [baseProductId],
  );
  return row?.id ?? baseProductId;
}
