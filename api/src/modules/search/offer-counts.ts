import { everything, recordChange } from '../../platform/changes/record-change.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';

/** `product_search_counts`: how many offers each supplier has in each category and those above. */
const columns =
  'category_id, supplier_id, merchant_id, visible_from, visible_until, is_leaf, offers_count, complete_offers_count';

/** Counts of the rows of product_search that `where` keeps, each `by` times. */
const countsOf = (where: string, by = '1') => `
  select id, supplier_id, merchant_id, visible_from, visible_until, bool_or(place = cardinality(category_path)),
    (sum(offers) * ${by})::int, (sum(complete) * ${by})::int
  from (select category_path, supplier_id, merchant_id, visible_from, visible_until, count(*) as offers,
          count(*) filter (where completeness_score >= 60) as complete
        from product_search where ${where} group by 1, 2, 3, 4, 5) grouped
  cross join unnest(category_path) with ordinality as step (id, place)
  group by 1, 2, 3, 4, 5`;

/**
 * Adds offers as they stand in the read model to the counts, or takes them away. The writer holds the rows of their
 * suppliers, so that nobody else counts for these meanwhile.
 */
export const countOffers = (tx: Tx, ids: string[], by: 1 | -1) =>
  tx.query(
    `insert into product_search_counts as held (${columns}) ${countsOf('id = any($1::uuid[])', '$2::int')}
     on conflict (category_id, supplier_id, coalesce(merchant_id, supplier_id), visible_from, visible_until) do update
     set offers_count = held.offers_count + excluded.offers_count,
       complete_offers_count = held.complete_offers_count + excluded.complete_offers_count`,
    [ids, by],
  );

/** A group without offers is none: readers take its supplier for one that sells there. */
export const forgetEmptyCounts = (tx: Tx, supplierIds: string[]) =>
  tx.query('delete from product_search_counts where supplier_id = any($1::uuid[]) and offers_count <= 0', [
    supplierIds,
  ]);

/** Counts the published offers of suppliers anew, by category and those above. Without ids: of all. */
export async function refreshOfferCounts(tx: Tx, supplierIds?: string[]): Promise<void> {
  await recordChange(tx, supplierIds ?? [everything]);
  const scope = '($1::uuid[] is null or supplier_id = any($1::uuid[]))';
  await tx.query(`delete from product_search_counts where ${scope}`, [supplierIds ?? null]);
  await tx.query(`insert into product_search_counts (${columns}) ${countsOf(scope)}`, [supplierIds ?? null]);
}

/** Which of some suppliers have counts that are not those of their offers. */
export async function readWronglyCounted(db: Queryable, supplierIds: string[]): Promise<string[]> {
  const held = `select ${columns} from product_search_counts where supplier_id = any($1::uuid[])`;
  const found = countsOf('supplier_id = any($1::uuid[])');
  const rows = await db.query<{ id: string }>(
    `select distinct supplier_id as id from ((${held} except all (${found})) union all ((${found}) except all ${held})) off`,
    [supplierIds],
  );
  return rows.map(({ id }) => id);
}
