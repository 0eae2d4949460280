import type { Queryable } from '../../platform/database/database.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import { Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { readPage } from '../../platform/paging/read-page.ts';
import { changedIn, type ChangeSpan, inOrderOfChange } from '../../platform/sync/changes.ts';
import type { CategoryType, PropertyDataType, PublishState } from './catalog.enums.ts';

export type CategoryRow = {
  id: string;
  parentId: string | null;
  categoryType: CategoryType;
  name: string;
  slug: string;
  scientificName: string | null;
  icon: string;
  level: number;
  order: number;
  isActive: boolean;
  replacedById: string | null;
  updatedAt: Date;
  version: number;
};

export const readCategories = (db: Queryable) =>
  db.query<CategoryRow>(`
    select id, parent_id as "parentId", category_type as "categoryType", name, slug, scientific_name as "scientificName", icon, level,
      sort_order as "order", is_active as "isActive", replaced_by_id as "replacedById",
      updated_at as "updatedAt", version
    from categories order by level, sort_order, id`);

export type PropertyRow = {
  id: string;
  categoryId: string;
  code: string;
  name: string;
  groupName: string;
  dataType: PropertyDataType;
  measurementQuantityId: string | null;
  defaultMeasurementUnitId: string | null;
  decimals: number;
  minAllowed: string | null;
  maxAllowed: string | null;
  isFilterable: boolean;
  isRequired: boolean;
  isComparable: boolean;
  standards: string[];
  isKey: boolean;
  /** Null: retired, and no offer has a value of it in the read model any more. */
  slot: number | null;
  isActive: boolean;
  order: number;
  version: number;
};

export const readProperties = (db: Queryable) =>
  db.query<PropertyRow>(`
    select id, category_id as "categoryId", code, name, group_name as "groupName", data_type as "dataType",
      measurement_quantity_id as "measurementQuantityId", default_measurement_unit_id as "defaultMeasurementUnitId", decimals,
      trim_scale(min_allowed)::text as "minAllowed", trim_scale(max_allowed)::text as "maxAllowed", is_filterable as "isFilterable",
      is_required as "isRequired", is_comparable as "isComparable", is_key as "isKey", standards, slot, is_active as "isActive",
      sort_order as "order", version
    from category_properties order by category_id, sort_order, id`);

export type EnumValueRow = {
  id: string;
  propertyId: string;
  code: string;
  label: string;
  equivalents: Record<string, string> | null;
  ordinal: number;
  order: number;
  isActive: boolean;
  version: number;
};

export const readEnumValues = (db: Queryable) =>
  db.query<EnumValueRow>(
    `select id, property_id as "propertyId", code, label, equivalents, ordinal, sort_order as "order", is_active as "isActive", version
     from property_enum_values order by property_id, sort_order, ordinal`,
  );

/** Published offers that are shown at `now`, by category, those above included. */
export const readItemsCounts = (db: Queryable, now: Date) =>
  db.query<{ categoryId: string; count: number }>(
    `select category_id as "categoryId", sum(offers_count)::int as count from product_search_counts
     where visible_from <= $1::timestamptz and visible_until > $1::timestamptz group by category_id`,
    [now],
  );

export type BaseProductRow = {
  id: string;
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
  status: PublishState;
  offersCount: number;
  updatedAt: Date;
};

/** A value as base_products.properties keeps it. */
export type StoredValue = {
  propertyId: string;
  rawValue?: string;
  rawMaxValue?: string;
  unitId?: string;
  baseValue?: string;
  baseMaxValue?: string;
  enumValueIds?: string[];
  booleanValue?: boolean;
  text?: string;
};

const CHANGED_AT = 'coalesce(b.changed_at, b.created_at)';
// $1 is now: an offer whose delegation is over does not count.
const baseProductColumns = `
  b.id, b.category_id as "categoryId", b.name, b.slug, b.scientific_name as "scientificName", b.brand_name as "brandName", b.mpn, b.gtin,
  b.description, b.standards, b.properties, b.status, ${CHANGED_AT} as "updatedAt",
  (select count(*)::int from product_search s where s.base_product_id = b.id
     and s.visible_from <= $1::timestamptz and s.visible_until > $1::timestamptz) as "offersCount"`;

/** Those that are published, and those that were merged: offers on them follow one after the other. */
export const readBaseProductsByIds = (db: Queryable, ids: string[], now: Date) =>
  db.query<BaseProductRow>(
    `select ${baseProductColumns} from base_products b
     where b.id = any($2::uuid[]) and (b.status = 'PUBLISHED' or b.replaced_by_id is not null)`,
    [now, ids],
    'base_products_by_ids',
  );

export const readProductInAnyState = async (db: Queryable, id: string, now: Date) =>
  (await db.query<BaseProductRow>(`select ${baseProductColumns} from base_products b where b.id = $2`, [now, id]))[0];

/** A product that is published, or the one that took its place. */
export async function readBaseProduct(db: Queryable, id: string, now: Date): Promise<BaseProductRow | undefined> {
  const [row] = await db.query<BaseProductRow>(
    `select ${baseProductColumns} from base_products b
     where b.id = (select coalesce(replaced_by_id, id) from base_products where id = $2) and b.status = 'PUBLISHED'`,
    [now, id],
    'base_product',
  );
  return row;
}

type OfferedProductRow = {
  id: string;
  categoryId: string;
  brandName: string | null;
  mpn: string | null;
  gtin: string | null;
  standards: string[];
  values: StoredValue[];
};
const OFFERED_PRODUCTS = `select id, category_id as "categoryId", brand_name as "brandName", mpn, gtin, standards,
  properties as values from base_products`;

/** What offers of products take from them; of those too that are not published. */
export const readOfferedProducts = (db: Queryable, ids: string[]) =>
  db.query<OfferedProductRow>(`${OFFERED_PRODUCTS} where id = any($1::uuid[])`, [ids], 'offered_products');

/** The same of those that some offers offer. */
export const readProductsOfOffers = (db: Queryable, offerIds: string[]) =>
  db.query<OfferedProductRow>(
    `${OFFERED_PRODUCTS} where id in (select base_product_id from supplier_products where id = any($1::uuid[]))`,
    [offerIds],
    'products_of_offers',
  );

/** For the sitemap; $1 is now. */
export const baseProductPages = `
  select id, slug, created_at as listed_at, coalesce(updated_at, created_at) as updated_at,
    status = 'PUBLISHED' and $1::timestamptz is not null as is_shown
  from base_products`;

const byId = new Order('base products', [{ sql: 'b.id', kind: 'id' }]);
const byChange = inOrderOfChange('base products', CHANGED_AT, 'b.id');

function productsIn(where: Conditions, leafIds: string[], changed: ChangeSpan | undefined): Conditions {
  where.and(`b.status = 'PUBLISHED'`).and(`b.category_id = any(${where.add(leafIds, 'uuid[]')})`);
  return changed ? where.and(changedIn(where, CHANGED_AT, changed)) : where;
}

/** Base products in leaf categories; those that changed in a time in the order of that. */
export type ProductScope = { leafIds: string[]; changed: ChangeSpan | undefined };

/** One page of base products, by id; the total is counted apart. */
export function readBaseProducts(db: Queryable, { leafIds, changed }: ProductScope, now: Date, wanted: Paging) {
  const where = productsIn(new Conditions([now]), leafIds, changed);
  const source = { columns: baseProductColumns, from: 'base_products b', where, order: changed ? byChange : byId };
  return readPage<BaseProductRow>(db, source, wanted);
}

export async function countBaseProducts(db: Queryable, { leafIds, changed }: ProductScope): Promise<number> {
  const where = productsIn(new Conditions(), leafIds, changed);
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from base_products b where ${where.sql}`,
    where.values,
  );
  return row?.count ?? 0;
}
