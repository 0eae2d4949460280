import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Waiting } from '../../platform/modules/staff-queue.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readPage } from '../../platform/paging/read-page.ts';
import type { StoredValue } from './stored-value.ts';
import type { ProductState } from './product-machine.ts';
import type { BaseProductList } from './products.enums.ts';

/** A base product as it is stored. */
export type ProductRow = {
  id: string;
  version: number;
  customerId: string | null;
  customerName: string | null;
  categoryId: string;
  name: string;
  slug: string;
  scientificName: string | null;
  brandName: string | null;
  mpn: string | null;
  gtin: string | null;
  description: string;
  standards: string[];
  properties: StoredValue[];
  status: ProductState;
  reason: string | null;
  replacedById: string | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
};
/** What people write of it. */
export type Written = Pick<
  ProductRow,
  | 'categoryId'
  | 'name'
  | 'slug'
  | 'scientificName'
  | 'brandName'
  | 'mpn'
  | 'gtin'
  | 'description'
  | 'standards'
  | 'properties'
>;

const productColumns = `b.id, b.version, b.proposer_id as "customerId", coalesce(c.brand_name, c.legal_name,
  nullif(concat_ws(' ', h.first_name, h.last_name), '')) as "customerName", b.category_id as "categoryId", b.name,
  b.slug, b.scientific_name as "scientificName", b.brand_name as "brandName", b.mpn, b.gtin, b.description, b.standards, b.properties,
  b.status, b.reason, b.replaced_by_id as "replacedById", b.submitted_at as "submittedAt", b.decided_at as "decidedAt"`;
const joined =
  'base_products b left join customers c on c.id = b.proposer_id left join persons h on h.id = c.person_id';

export async function readProduct(db: Queryable, id: string): Promise<ProductRow | undefined> {
  const [row] = await db.query<ProductRow>(`select ${productColumns} from ${joined} where b.id = $1`, [id]);
  return row;
}

/** The same, held until the transaction ends; several in the order of their ids. */
export const holdProducts = (tx: Tx, ids: string[]) =>
  tx.query<ProductRow>(
    `select ${productColumns} from ${joined} where b.id = any($1::uuid[]) order by b.id for update of b`,
    [ids],
  );

/** What a company proposed and what still waits, held; with whether an entry stands on it. */
export const holdWaitingOf = (tx: Tx, customerId: string) =>
  tx.query<{ id: string; name: string; isInUse: boolean }>(
    `select b.id, b.name, exists (select from supplier_products p where p.base_product_id = b.id) as "isInUse"
     from base_products b where b.proposer_id = $1 and b.status = 'PENDING' order by b.id for update of b`,
    [customerId],
  );

export async function countWaitingOf(tx: Tx, customerId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from base_products where proposer_id = $1 and status = 'PENDING'`,
    [customerId],
  );
  return row!.count;
}

/** The same of several companies. */
export const countWaitingOfMany = (db: Queryable, customerIds: readonly string[]) =>
  db.query<{ customerId: string; count: number }>(
    `select proposer_id as "customerId", count(*)::int as count from base_products
     where proposer_id = any($1::uuid[]) and status = 'PENDING' group by 1`,
    [customerIds],
    'waiting_proposals',
  );

type Codes = Pick<Written, 'brandName' | 'mpn' | 'gtin'>;

/** Nobody else writes a product with one of these numbers until the transaction ends. */
export const lockCodes = (tx: Tx, { mpn, gtin }: Codes) =>
  tx.query(
    `select pg_advisory_xact_lock(hashtextextended('base product ' || code, 0)) from (
       select distinct code from unnest(array[product_code($1), product_code($2)]) as code where code is not null order by code) codes`,
    [mpn, gtin],
  );

export type SameProduct = { id: string; name: string; isGtin: boolean };

/** Another product of the same GTIN, or of the same brand and part number, that is published or waits. */
export async function readSame(tx: Queryable, { brandName, mpn, gtin }: Codes, exceptId: string | null) {
  const [row] = await tx.query<SameProduct>(
    `select id, name, coalesce(product_code(gtin) = product_code($3), false) as "isGtin" from base_products
     where status in ('PENDING', 'PUBLISHED') and id is distinct from $4::uuid
       and ((gtin is not null and product_code(gtin) = product_code($3))
         or (mpn is not null and product_code(mpn) = product_code($2) and product_code(brand_name) = product_code($1)))
     order by status = 'PUBLISHED' desc, id limit 1`,
    [brandName, mpn, gtin, exceptId],
  );
  return row;
}

/** The same of each of some products that are there; `ofId` is the product. */
export const readSameOfMany = (db: Queryable, ids: readonly string[]) =>
  db.query<SameProduct & { ofId: string }>(
    `select b.id as "ofId", same.* from base_products b cross join lateral (
       select o.id, o.name, coalesce(product_code(o.gtin) = product_code(b.gtin), false) as "isGtin" from base_products o
       where o.status in ('PENDING', 'PUBLISHED') and o.id <> b.id
         and ((o.gtin is not null and product_code(o.gtin) = product_code(b.gtin))
           or (o.mpn is not null and product_code(o.mpn) = product_code(b.mpn)
             and product_code(o.brand_name) = product_code(b.brand_name)))
       order by o.status = 'PUBLISHED' desc, o.id limit 1
     ) same where b.id = any($1::uuid[])`,
    [ids],
    'same_products',
  );

export const insertProduct = (
  tx: Tx,
  id: string,
  written: Written,
  { customerId, at }: { customerId: string; at: Date },
) =>
  tx.query(
    `insert into base_products (id, category_id, name, slug, scientific_name, brand_name, mpn, gtin, description, standards,
       properties, status, proposer_id, submitted_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'PENDING', $12, $13, $13)`,
    [id, ...valuesOf(written), customerId, at],
  );

const valuesOf = (written: Written) => [
  written.categoryId,
  written.name,
  written.slug,
  written.scientificName,
  written.brandName,
  written.mpn,
  written.gtin,
  written.description,
  written.standards,
  JSON.stringify(written.properties),
];

export const writeContent = (tx: Tx, id: string, written: Written) =>
  tx.query(
    `update base_products set category_id = $2, name = $3, slug = $4, scientific_name = $5, brand_name = $6, mpn = $7, gtin = $8,
       description = $9, standards = $10, properties = $11 where id = $1`,
    [id, ...valuesOf(written)],
  );

/** The next version and state of a product that is held. What is left out stays. */
export type Moved = {
  status: ProductState;
  reason?: string | null;
  submittedAt?: Date;
  decidedAt?: Date;
  replacedById?: string;
};
export const moveProduct = (tx: Tx, id: string, { status, reason, submittedAt, decidedAt, replacedById }: Moved) =>
  tx.query(
    `update base_products set status = $2, version = version + 1, reason = case when $3 then $4 else reason end,
       submitted_at = coalesce($5, submitted_at), decided_at = coalesce($6, decided_at),
       replaced_by_id = coalesce($7::uuid, replaced_by_id) where id = $1`,
    [id, status, reason !== undefined, reason ?? null, submittedAt ?? null, decidedAt ?? null, replacedById ?? null],
  );

/** What was merged into a product that is merged itself leads where it leads. */
export const passOn = (tx: Tx, id: string, intoId: string) =>
  tx.query('update base_products set replaced_by_id = $2 where replaced_by_id = $1', [id, intoId]);

export const deleteProduct = (tx: Tx, id: string) => tx.query('delete from base_products where id = $1', [id]);

export type EntryCounts = { id: string; entries: number };
/** How many entries stand on each of some products, whatever their state. */
export const countEntries = (db: Queryable, ids: string[]) =>
  db.query<EntryCounts>(
    `select base_product_id as id, count(*)::int as entries from supplier_products where base_product_id = any($1::uuid[]) group by 1`,
    [ids],
  );

const latestFirst = new Order(
  'own base products',
  newestFirst('b."sinceAt"').map((each) => each),
);

/** Proposals of a company. */
export async function readProposals(db: Queryable, customerId: string, status: string | undefined, wanted: Paging) {
  const where = new Conditions();
  where.and(`b.proposer_id = ${where.add(customerId, 'uuid')}`);
  if (status) where.and(`b.status = ${where.add(status)}`);
  return pageFrom(db, where, { order: latestFirst, since: `coalesce(b.submitted_at, 'epoch')` }, wanted);
}

type Listing = { order: Order; since: string };
const DOUBLE = `exists (select from base_products o where o.id <> b.id and o.status = 'PUBLISHED'
  and ((o.gtin is not null and product_code(o.gtin) = product_code(b.gtin))
    or (o.mpn is not null and product_code(o.mpn) = product_code(b.mpn)
      and coalesce(product_code(o.brand_name), '') = coalesce(product_code(b.brand_name), ''))))`;
const longestWait = new Order('proposed base products', [
  { sql: 'b."sinceAt"', kind: 'instant' },
  { sql: 'b.id', kind: 'id' },
]);
const lists: Record<BaseProductList, Listing & { where: string }> = {
  PROPOSED: { where: `b.status = 'PENDING'`, order: longestWait, since: `coalesce(b.submitted_at, 'epoch')` },
  DOUBLES: {
    where: `b.status = 'PUBLISHED' and (b.mpn is not null or b.gtin is not null) and ${DOUBLE}`,
    order: new Order('doubled base products', newestFirst('b."sinceAt"')),
    since: 'b.created_at',
  },
  DECIDED: {
    where: `b.proposer_id is not null and b.decided_at is not null and b.status <> 'PENDING'`,
    order: new Order('decided base products', newestFirst('b."sinceAt"')),
    since: 'b.decided_at',
  },
  PUBLISHED: {
    where: `b.status = 'PUBLISHED'`,
    order: new Order('published base products', newestFirst('b."sinceAt"')),
    since: 'b.created_at',
  },
};

/** Base products of one of the lists of staff, by words of the name or the part number. */
export async function readList(db: Queryable, list: BaseProductList, words: string[], wanted: Paging) {
  const where = new Conditions().and(lists[list].where);
  onlyOf(where, wanted, 'b.id');
  for (const word of words) {
    const name = where.add(word);
    const code = where.add(`%${word.replaceAll(' ', '')}%`);
    where.and(`(product_words(b.name) @> product_words(${name}) or product_code(b.mpn) like ${code})`);
  }
  return pageFrom(db, where, lists[list], wanted);
}

async function pageFrom(db: Queryable, where: Conditions, { order, since }: Listing, wanted: Paging) {
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from base_products b where ${where.sql}`,
    where.values,
  );
  const from = `(select ${productColumns}, ${since} as "sinceAt" from ${joined} where ${where.sql}) b`;
  const source = { columns: 'b.*', from, where: new Conditions(where.values), order };
  return { ...(await readPage<ProductRow>(db, source, wanted)), totalCount: counted!.count };
}

/** How many proposals wait for staff, and since when the first of them does. */
export async function readWaiting(db: Queryable): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min(submitted_at) as oldest from base_products where status = 'PENDING'`,
  );
  return row!;
}

/** Whether somebody of one of the companies sells on a product, or tries to. */
export async function isSoldBy(db: Queryable, id: string, customerIds: string[]): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (select from supplier_products p join merchants m on m.id = p.merchant_id
         or (p.merchant_id is null and m.supplier_id = p.supplier_id)
       where p.base_product_id = $1 and m.owner_customer_id = any($2::uuid[])) as found`,
    [id, customerIds],
  );
  return row!.found;
}
