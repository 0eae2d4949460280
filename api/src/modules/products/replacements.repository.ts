import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { ReplacementState } from './products.enums.ts';
import type { StoredValue } from './stored-value.ts';

export type Dropped = { propertyId: string; name: string; productsCount: number };
export type ReplacementRow = {
  checkId: string;
  categoryId: string;
  targetId: string;
  status: ReplacementState;
  productsCount: number;
  offersCount: number;
  movedCount: number;
  dropped: Dropped[];
  customerIds: string[];
  version: number;
  askedById: string;
  jobId: string | null;
};

// A job that was given up stands still until somebody lets it run again.
const job = `(select j.id from jobs j where j.queue = 'category-replacement' and j.dedupe_key = r.id::text and j.done_at is null`;
const columns = `r.id as "checkId", r.category_id as "categoryId", r.target_id as "targetId",
  case when r.status = 'RUNNING' and exists ${job} and j.dead_at is not null) then 'STOPPED' else r.status end as status,
  ${job} limit 1) as "jobId",
  r.products_count as "productsCount", r.offers_count as "offersCount", r.moved_count as "movedCount", r.dropped,
  r.customer_ids as "customerIds", r.version, r.asked_by as "askedById"`;

export const readReplacement = async (db: Queryable, id: string) =>
  (await db.query<ReplacementRow>(`select ${columns} from category_replacements r where r.id = $1`, [id]))[0];

export const holdReplacement = async (tx: Tx, id: string) =>
  (
    await tx.query<ReplacementRow>(`select ${columns} from category_replacements r where r.id = $1 for update`, [id])
  )[0];

/** Those that were begun and are not done, and those that were asked for since then, the latest first; of one category if that is wanted. */
export const readBegun = (db: Queryable, categoryId: string | null, since: Date) =>
  db.query<ReplacementRow>(
    `select ${columns} from category_replacements r
     where (r.status = 'RUNNING' or (r.status = 'DONE' and r.asked_at > $2)) and ($1::uuid is null or r.category_id = $1)
     order by r.status = 'DONE', r.asked_at desc limit 20`,
    [categoryId, since],
  );

/** Removes what was counted and never begun. @returns how many */
export async function forgetChecks(db: Queryable, before: Date): Promise<number> {
  const rows = await db.query(
    `delete from category_replacements where status = 'CHECKED' and asked_at < $1 returning id`,
    [before],
  );
  return rows.length;
}

/** Makes way for one more event of it. */
export const touchReplacement = (tx: Tx, id: string) =>
  tx.query('update category_replacements set version = version + 1 where id = $1', [id]);

type NewCheck = Pick<
  ReplacementRow,
  'checkId' | 'categoryId' | 'targetId' | 'productsCount' | 'offersCount' | 'dropped'
>;
export const insertCheck = (db: Queryable, check: NewCheck, userId: string, at: Date) =>
  db.query(
    `insert into category_replacements (id, category_id, target_id, status, products_count, offers_count, dropped, asked_by, asked_at)
     values ($1, $2, $3, 'CHECKED', $4, $5, $6, $7, $8)`,
    [
      check.checkId,
      check.categoryId,
      check.targetId,
      check.productsCount,
      check.offersCount,
      JSON.stringify(check.dropped),
      userId,
      at,
    ],
  );

export const markReplacement = (tx: Tx, id: string, status: 'RUNNING' | 'DONE') =>
  tx.query('update category_replacements set status = $2, version = version + 1 where id = $1', [id, status]);

export const addMoved = (tx: Tx, id: string, products: number, customerIds: string[]) =>
  tx.query(
    `update category_replacements set moved_count = moved_count + $2, version = version + 1,
       customer_ids = array(select distinct unnest(customer_ids || $3::uuid[]))
     where id = $1`,
    [id, products, customerIds],
  );

export async function countContents(db: Queryable, categoryIds: string[]) {
  const [row] = await db.query<{ productsCount: number; offersCount: number }>(
    `select count(distinct b.id)::int as "productsCount", count(p.id)::int as "offersCount"
     from base_products b left join supplier_products p on p.base_product_id = b.id where b.category_id = any($1::uuid[])`,
    [categoryIds],
  );
  return row!;
}

/** How many products of some categories state each property. */
export const countStated = (db: Queryable, categoryIds: string[]) =>
  db.query<{ propertyId: string; productsCount: number }>(
    `select value ->> 'propertyId' as "propertyId", count(*)::int as "productsCount"
     from base_products b, jsonb_array_elements(b.properties) value
     where b.category_id = any($1::uuid[]) and jsonb_typeof(b.properties) = 'array' group by 1`,
    [categoryIds],
  );

/** Base products that are still there, in the order of their ids. */
export const readLeft = (db: Queryable, categoryIds: string[], limit: number) =>
  db.query<{ id: string; properties: StoredValue[] }>(
    'select id, properties from base_products where category_id = any($1::uuid[]) order by id limit $2',
    [categoryIds, limit],
  );

export const readOfferIdsOn = async (db: Queryable, productIds: string[]) =>
  (
    await db.query<{ id: string }>('select id from supplier_products where base_product_id = any($1::uuid[])', [
      productIds,
    ])
  ).map(({ id }) => id);

export const moveProduct = (tx: Tx, id: string, categoryId: string, properties: StoredValue[]) =>
  tx.query('update base_products set category_id = $2, properties = $3 where id = $1', [
    id,
    categoryId,
    JSON.stringify(properties),
  ]);

/** The companies that sell some offers. */
export const readSellersOf = async (db: Queryable, offerIds: string[]) =>
  (
    await db.query<{ id: string }>(
      `select distinct coalesce(m.owner_customer_id, s.owner_customer_id) as id
       from supplier_products p join suppliers s on s.id = p.supplier_id left join merchants m on m.id = p.merchant_id
       where p.id = any($1::uuid[]) and coalesce(m.owner_customer_id, s.owner_customer_id) is not null`,
      [offerIds],
    )
  ).map(({ id }) => id);

/** Categories from now on lead to another one. */
export const markReplaced = (tx: Tx, ids: string[], targetId: string) =>
  tx.query(
    'update categories set is_active = false, replaced_by_id = $2, version = version + 1 where id = any($1::uuid[])',
    [ids, targetId],
  );
export const lockTree = (tx: Tx) => tx.query("select pg_advisory_xact_lock(hashtext('categories'))");
