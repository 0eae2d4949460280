import type { Queryable, Tx } from '../../platform/database/database.ts';

/** Whoever writes the tree waits for the others: each looks at all paths before. */
export const lockTree = (tx: Tx) => tx.query("select pg_advisory_xact_lock(hashtext('categories'))");

/** How much stands in each category itself. */
export const readContents = (db: Queryable) =>
  db.query<{ categoryId: string; productsCount: number; offersCount: number }>(
    `select b.category_id as "categoryId", count(distinct b.id)::int as "productsCount", count(p.id)::int as "offersCount"
     from base_products b left join supplier_products p on p.base_product_id = b.id group by b.category_id`,
  );

/** Whether one of the categories holds a product, in whatever state. */
export async function holdProducts(tx: Tx, ids: string[]): Promise<boolean> {
  const [row] = await tx.query<{ has: boolean }>(
    'select exists (select from base_products where category_id = any($1::uuid[])) as has',
    [ids],
  );
  return row!.has;
}

export type WrittenCategory = {
  id: string;
  parentId: string;
  categoryType: string;
  name: string;
  slug: string;
  scientificName: string | null;
  icon: string;
  level: number;
};

/** The last of its siblings. */
export const insertCategory = (tx: Tx, category: WrittenCategory) =>
  tx.query(
    `insert into categories (id, parent_id, category_type, name, slug, scientific_name, icon, level, sort_order)
     select $1, $2, $3, $4, $5, $6, $7, $8, coalesce(max(sort_order), 0) + 1 from categories where parent_id = $2`,
    [
      category.id,
      category.parentId,
      category.categoryType,
      category.name,
      category.slug,
      category.scientificName,
      category.icon,
      category.level,
    ],
  );

export type CategoryState = Omit<WrittenCategory, 'parentId' | 'categoryType' | 'level'> & {
  parentId: string | null;
  order: number;
  isActive: boolean;
};
export const updateCategory = (tx: Tx, category: CategoryState) =>
  tx.query(
    `update categories set parent_id = $2, name = $3, slug = $4, scientific_name = $5, icon = $6, sort_order = $7,
       is_active = $8, version = version + 1
     where id = $1`,
    [
      category.id,
      category.parentId,
      category.name,
      category.slug,
      category.scientificName,
      category.icon,
      category.order,
      category.isActive,
    ],
  );

/** Brings categories so many levels down, or up. */
export const shiftLevels = (tx: Tx, ids: string[], by: number) =>
  tx.query('update categories set level = level + $2 where id = any($1::uuid[])', [ids, by]);
