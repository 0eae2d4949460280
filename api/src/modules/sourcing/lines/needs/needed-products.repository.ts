import type { Queryable } from '../../../../platform/database/database.ts';

/** A product of the catalogue that can be asked for. */
export type NeededProduct = { id: string; name: string; brandName: string | null; categoryId: string };

/** Those that are published. */
export const readNeededProducts = (db: Queryable, ids: readonly string[]) =>
  db.query<NeededProduct>(
    `select id, name, brand_name as "brandName", category_id as "categoryId" from base_products
     where id = any($1::uuid[]) and status = 'PUBLISHED'`,
    [ids],
    'needed_products',
  );
