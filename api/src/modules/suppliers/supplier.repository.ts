import type { Queryable } from '../../platform/database/database.ts';
import type { SupplierSort } from './suppliers.schemas.ts';

export type SupplierRow = {
  id: string;
  legalName: string;
  brandName: string;
  slug: string;
  supplierTypes: ('IndustrialService' | 'Product' | 'ConsultingService' | 'ElectronicDocument')[];
  cityName: string;
  stateName: string;
  cityId: string | null;
  stateId: string | null;
  foundedYear: number | null;
  employeesRange: string | null;
  about: string;
  website: string | null;
  certificates: { title: string; issuedBy: string; validTo: string }[];
  confirmStatus: 'DRAFT' | 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'SUSPENDED';
  verificationLevel: 'NONE' | 'PHONE' | 'IDENTITY' | 'BUSINESS' | 'SITE';
  rating: number | null;
  ratingCount: number;
  responseRate30d: number | null;
  medianFirstResponseMin: number | null;
  categoryIds: string[];
  productsCount: number;
};

const columns = `
  s.id, s.legal_name as "legalName", s.brand_name as "brandName", s.slug, s.supplier_types as "supplierTypes", s.city_name as "cityName",
  s.state_name as "stateName", s.city_id as "cityId", s.state_id as "stateId", s.founded_year as "foundedYear", s.employees_range as "employeesRange", s.about, s.website, s.certificates,
  s.confirm_status as "confirmStatus", s.verification_level as "verificationLevel", s.rating::float8 as rating, s.rating_count as "ratingCount",
  s.response_rate_30d as "responseRate30d", s.median_first_response_min as "medianFirstResponseMin",
  coalesce(c.ids, '{}') as "categoryIds", coalesce(c.offers, 0) as "productsCount"`;

// The read model counts an offer in its leaf and in every category above; once is enough here.
const counts = `
  left join lateral (
    select array_agg(category_id) as ids, (sum(offers_count) filter (where is_leaf))::int as offers
    from product_search_counts where supplier_id = s.id
  ) c on true`;

/** Suppliers whose confirmation was refused or suspended are not shown to the public. */
const isPublic = `s.confirm_status in ('PENDING', 'CONFIRMED')`;

const orders: Record<SupplierSort, string> = {
  RELEVANCE: `(s.confirm_status = 'CONFIRMED') desc, s.rating desc nulls last, s.rating_count desc, s.id`,
  NEWEST: 's.created_at desc, s.id',
  RATING: 's.rating desc nulls last, s.rating_count desc, s.id',
  RESPONSE_TIME: 's.median_first_response_min nulls last, s.id',
};

export const readSuppliersByIds = (db: Queryable, ids: string[]) =>
  db.query<SupplierRow>(
    `select ${columns} from unnest($1::uuid[]) with ordinality as wanted (id, place) join suppliers s on s.id = wanted.id ${counts}
     where ${isPublic} order by wanted.place`,
    [ids],
    'suppliers_by_ids',
  );

export type SupplierScope = {
  ids?: string[];
  categoryIds?: string[];
  /** With categoryIds: only suppliers with a complete enough entry there. */
  onlyComplete?: boolean;
  categoryType?: string;
  words?: string[];
  stateIds?: string[];
  cityIds?: string[];
  verificationLevel?: string;
  onlyConfirmed?: boolean;
};

/** One page of suppliers with the number of all that match. */
export async function readSuppliers(
  db: Queryable,
  scope: SupplierScope,
  sort: SupplierSort,
  limit: number,
  offset: number,
) {
  const values: unknown[] = [];
  const where = scopeSql(scope, values);
  const rows = await db.query<SupplierRow & { totalCount: number }>(
    `select ${columns}, page.total as "totalCount" from (
       select s.id, count(*) over ()::int as total, row_number() over (order by ${orders[sort]}) as place from suppliers s where ${where}
       order by place limit ${add(values, limit)}::int offset ${add(values, offset)}::int
     ) page join suppliers s on s.id = page.id ${counts} order by page.place`,
    values,
  );
  if (rows.length > 0 || offset === 0) return { rows, totalCount: rows[0]?.totalCount ?? 0 };
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from suppliers s where ${where}`,
    values.slice(0, -2),
  );
  return { rows, totalCount: counted?.count ?? 0 };
}

function scopeSql(scope: SupplierScope, values: unknown[]): string {
  const parts = [isPublic];
  if (scope.ids) parts.push(`s.id = any(${add(values, scope.ids)}::uuid[])`);
  if (scope.categoryIds) {
    const complete = scope.onlyComplete ? 'and complete_offers_count > 0' : '';
    parts.push(
      `s.id in (select supplier_id from product_search_counts where category_id = any(${add(values, scope.categoryIds)}::uuid[]) ${complete})`,
    );
  }
  if (scope.categoryType) parts.push(`${add(values, scope.categoryType)}::text = any(s.supplier_types)`);
  if (scope.words?.length) parts.push(nameSql(scope.words, values));
  if (scope.stateIds) parts.push(`s.state_id = any(${add(values, scope.stateIds)}::uuid[])`);
  if (scope.cityIds) parts.push(`s.city_id = any(${add(values, scope.cityIds)}::uuid[])`);
  if (scope.verificationLevel) parts.push(`s.verification_level = ${add(values, scope.verificationLevel)}`);
  if (scope.onlyConfirmed) parts.push(`s.confirm_status = 'CONFIRMED'`);
  return parts.join(' and ');
}

/** All the words, or, since half-spaces are typed as spaces and not at all, all their letters in a row. */
function nameSql(words: string[], values: unknown[]): string {
  const each = words.map((word) => `s.search_key like ${add(values, `%${word}%`)}`).join(' and ');
  return `((${each}) or replace(s.search_key, ' ', '') like ${add(values, `%${words.join('')}%`)})`;
}

export type NamedSupplier = Pick<SupplierRow, 'id' | 'brandName' | 'slug' | 'cityName'> & { totalCount: number };

/** Suppliers by the words of their names: those whose name begins so first. */
export function readSuppliersByName(db: Queryable, words: string[], limit: number) {
  const values: unknown[] = [];
  const where = `${isPublic} and ${nameSql(words, values)}`;
  const begins = `replace(s.search_key, ' ', '') like ${add(values, `${words.join('')}%`)}`;
  return db.query<NamedSupplier>(
    `select s.id, s.brand_name as "brandName", s.slug, s.city_name as "cityName", count(*) over ()::int as "totalCount"
     from suppliers s where ${where} order by (${begins}) desc, ${orders.RELEVANCE} limit ${add(values, limit)}::int`,
    values,
  );
}

const add = (values: unknown[], value: unknown) => `$${values.push(value)}`;

/** The best `limit` suppliers of each category, together and best first; a row's categoryIds tell to which it belongs. */
export const readSuppliersPerCategory = (db: Queryable, categoryIds: string[], limit: number) =>
  db.query<SupplierRow>(
    `select ${columns} from (
       select distinct near.id from unnest($1::uuid[]) as parent (id)
       cross join lateral (
         select s.id from product_search_counts c join suppliers s on s.id = c.supplier_id
         where c.category_id = parent.id and ${isPublic} order by ${orders.RELEVANCE} limit $2
       ) near
     ) page join suppliers s on s.id = page.id ${counts} order by ${orders.RELEVANCE}`,
    [categoryIds, limit],
    'suppliers_per_category',
  );
