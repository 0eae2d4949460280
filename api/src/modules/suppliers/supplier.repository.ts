import type { Queryable, Tx } from '../../platform/database/database.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import { Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { type Keyed, limitOf, sliceOf } from '../../platform/paging/read-page.ts';
import { changedIn, type ChangeSpan, inOrderOfChange } from '../../platform/sync/changes.ts';
import { isShownSupplier } from './shown-suppliers.ts';
import type { SupplierSort } from './suppliers.enums.ts';
import type { SupplierAddress } from './suppliers.schemas.ts';

type Level = 'NONE' | 'PHONE' | 'IDENTITY' | 'BUSINESS' | 'SITE';
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
  addresses: SupplierAddress[];
  certificates: { title: string; issuedBy: string; validTo: string }[];
  evidences: { level: Level; claim: string; issuedBy: string; validFrom: string; validTo: string }[];
  confirmStatus: 'DRAFT' | 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'SUSPENDED';
  isClaimed: boolean;
  verificationLevel: Level;
  rating: number | null;
  ratingCount: number;
  responseRate30d: number | null;
  medianFirstResponseMin: number | null;
  categoryIds: string[];
  productsCount: number;
  updatedAt: Date;
};

// $1 is always now: an evidence that ended counts no more, and what was delegated is shown as long as it holds.
const rank = `array_position(array['PHONE', 'IDENTITY', 'BUSINESS', 'SITE'], e.level)`;
const level = `coalesce((select e.level from supplier_evidences e
  where e.supplier_id = s.id and e.result = 'ACCEPTED' and e.claim_id is null and e.valid_from <= $1::timestamptz and e.valid_to > $1::timestamptz
  order by ${rank} desc limit 1), 'NONE')`;
const evidences = `coalesce((select jsonb_agg(jsonb_build_object('level', e.level, 'claim', e.claim, 'issuedBy', e.issued_by,
    'validFrom', e.valid_from, 'validTo', e.valid_to) order by ${rank} desc, e.valid_to desc)
  from supplier_evidences e where e.supplier_id = s.id and e.result = 'ACCEPTED' and e.claim_id is null), '[]')`;
const CHANGED_AT = 'coalesce(s.changed_at, s.created_at)';
const isShown = 'visible_from <= $1::timestamptz and visible_until > $1::timestamptz';

const columns = `
  s.id, s.legal_name as "legalName", s.brand_name as "brandName", s.slug, s.supplier_types as "supplierTypes", s.city_name as "cityName",
  s.state_name as "stateName", s.city_id as "cityId", s.state_id as "stateId", s.founded_year as "foundedYear", s.employees_range as "employeesRange", s.about, s.website, s.addresses, s.certificates,
  s.confirm_status as "confirmStatus", s.owner_customer_id is not null as "isClaimed", ${level} as "verificationLevel", ${evidences} as evidences, s.rating::float8 as rating, s.rating_count as "ratingCount",
  s.response_rate_30d as "responseRate30d", s.median_first_response_min as "medianFirstResponseMin",
  coalesce(c.ids, '{}') as "categoryIds", coalesce(c.offers, 0) as "productsCount", ${CHANGED_AT} as "updatedAt"`;

// The read model counts an offer in its leaf and in every category above; once is enough here.
const counts = `
  left join lateral (
    select array_agg(distinct category_id) as ids, (sum(offers_count) filter (where is_leaf))::int as offers
    from product_search_counts where supplier_id = s.id and ${isShown}
  ) c on true`;

/** Suppliers whose confirmation was refused or suspended are not shown to the public. */
const isPublic = isShownSupplier('s');

/** For what vanished: rows that are shown again. */
export const SHOWN_AMONG_REMOVED = `select from suppliers s where s.id = r.thing_id and ${isPublic}`;

/** For the sitemap; $1 is now. What is verified changes a page too, when it is checked and when it runs out. */
export const supplierPages = `
  select s.id, s.slug, s.created_at as listed_at, ${isPublic} as is_shown,
    greatest(s.created_at, s.updated_at, (
      select max(moment) from supplier_evidences e
      cross join lateral (values (e.checked_at), (e.valid_from), (e.valid_to)) as step (moment)
      where e.supplier_id = s.id and e.result = 'ACCEPTED' and e.claim_id is null and moment <= $1::timestamptz
    )) as updated_at
  from suppliers s`;

const byName = [
  { sql: 's.sort_key', kind: 'text' },
  { sql: 's.id', kind: 'id' },
] as const;
const byRating = [
  { sql: 's.rating', kind: 'numeric', isDescending: true, isNullable: true },
  { sql: 's.rating_count', kind: 'whole', isDescending: true },
  ...byName,
] as const;
const orders: Record<SupplierSort | 'CHANGED', Order> = {
  /** For programs that follow the list. */
  CHANGED: inOrderOfChange('suppliers', CHANGED_AT, 's.id'),
  RELEVANCE: new Order('suppliers RELEVANCE', [
    { sql: "(s.confirm_status = 'CONFIRMED')", kind: 'flag', isDescending: true },
    ...byRating,
  ]),
  NEWEST: new Order('suppliers NEWEST', [{ sql: 's.created_at', kind: 'instant', isDescending: true }, ...byName]),
  RATING: new Order('suppliers RATING', byRating),
  RESPONSE_TIME: new Order('suppliers RESPONSE_TIME', [
    { sql: 's.median_first_response_min', kind: 'whole', isNullable: true },
    ...byName,
  ]),
  NAME: new Order('suppliers NAME', byName),
};
/** What orders speak of. */
const orderColumns =
  's.id, s.sort_key, s.confirm_status, s.rating, s.rating_count, s.created_at, s.changed_at, s.median_first_response_min';

export const readSuppliersByIds = (db: Queryable, ids: string[], now: Date) =>
  db.query<SupplierRow>(
    `select ${columns} from unnest($2::uuid[]) with ordinality as wanted (id, place) join suppliers s on s.id = wanted.id ${counts}
     where ${isPublic} order by wanted.place`,
    [now, ids],
    'suppliers_by_ids',
  );

/** One whether the public sees it or not. */
export const readSupplierInAnyState = async (db: Queryable, id: string, now: Date) =>
  (await db.query<SupplierRow>(`select ${columns} from suppliers s ${counts} where s.id = $2`, [now, id]))[0];

/** A piece of a name, or of the place of who has it: words of each way to write it. */
export type NamePiece = { text: string; ways: string[][]; cityId?: string; stateId?: string };
export type SupplierScope = {
  ids?: string[];
  categoryIds?: string[];
  /** With categoryIds: only suppliers with a complete enough entry there. */
  onlyComplete?: boolean;
  categoryType?: string;
  /** Pieces of a name, all of which it must have. */
  name?: NamePiece[];
  stateIds?: string[];
  cityIds?: string[];
  verificationLevel?: string;
  status?: string;
  onlyConfirmed?: boolean;
  /** Only what changed in this time, in the order of it. */
  changed?: ChangeSpan;
};

/** One page of suppliers with the number of all that match. */
export async function readSuppliers(
  db: Queryable,
  scope: SupplierScope,
  now: Date,
  sort: SupplierSort,
  wanted: Paging,
) {
  const conditions = conditionsOf(scope, now);
  const order = orders[scope.changed ? 'CHANGED' : sort];
  const beyond = order.beyond(wanted, conditions);
  const found = await db.query<Keyed<SupplierRow & { totalCount: number }>>(
    `select ${columns}, page.total as "totalCount", page.keys as "cursorKeys" from (
       select s.id, s.total, ${order.keysSql} as keys, row_number() over (order by ${order.sql}) as place
       from (select ${orderColumns}, count(*) over ()::int as total from suppliers s where ${conditions.sql}) s
       where ${beyond} order by place limit ${conditions.add(limitOf(wanted), 'int')} offset ${conditions.add(wanted.offset, 'int')}
     ) page join suppliers s on s.id = page.id ${counts} order by page.place`,
    conditions.values,
  );
  const isFirst = wanted.offset === 0 && wanted.after === undefined;
  const totalCount = found[0]?.totalCount ?? (isFirst ? 0 : (await readSupplierIds(db, scope, now)).length);
  return { ...sliceOf(wanted, order, found), totalCount };
}

/** Every supplier of a scope. */
export async function readSupplierIds(db: Queryable, scope: SupplierScope, now: Date): Promise<string[]> {
  const conditions = conditionsOf(scope, now);
  const rows = await db.query<{ id: string }>(
    `select s.id from suppliers s where ${conditions.sql} and $1::timestamptz is not null`,
    conditions.values,
  );
  return rows.map((row) => row.id);
}

/** What suppliers are sorted by name with, by id. */
export async function readSortKeys(db: Queryable, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; sortKey: string }>(
    'select id, sort_key as "sortKey" from suppliers where id = any($1::uuid[])',
    [ids],
    'supplier_sort_keys',
  );
  return new Map(rows.map(({ id, sortKey }) => [id, sortKey]));
}

function conditionsOf(scope: SupplierScope, now: Date): Conditions {
  const found = new Conditions([now]).and(isPublic);
  const anyOf = (column: string, ids: string[] | undefined) =>
    ids && found.and(`${column} = any(${found.add(ids, 'uuid[]')})`);
  anyOf('s.id', scope.ids);
  anyOf('s.state_id', scope.stateIds);
  anyOf('s.city_id', scope.cityIds);
  if (scope.categoryIds) {
    const complete = scope.onlyComplete ? 'and complete_offers_count > 0' : '';
    found.and(
      `s.id in (select supplier_id from product_search_counts
         where category_id = any(${found.add(scope.categoryIds, 'uuid[]')}) and ${isShown} ${complete})`,
    );
  }
  if (scope.categoryType) found.and(`${found.add(scope.categoryType)} = any(s.supplier_types)`);
  if (scope.name) found.and(nameSql(scope.name, found));
  if (scope.verificationLevel) found.and(`${level} = ${found.add(scope.verificationLevel)}`);
  if (scope.status) found.and(`s.confirm_status = ${found.add(scope.status)}`);
  if (scope.changed) found.and(changedIn(found, CHANGED_AT, scope.changed));
  if (scope.onlyConfirmed) found.and(`s.confirm_status = 'CONFIRMED'`);
  return found;
}

/** One way of each piece, or, since half-spaces are typed as spaces and not at all, all that was typed in a row. */
function nameSql(pieces: NamePiece[], found: Conditions): string {
  if (pieces.length === 0) return 'false';
  const hasWay = (words: string[]) => words.map((word) => `s.search_key like ${found.add(`%${word}%`)}`).join(' and ');
  const hasPiece = ({ ways, cityId, stateId }: NamePiece) => {
    const place = cityId
      ? [`s.city_id = ${found.add(cityId, 'uuid')}`]
      : stateId
        ? [`s.state_id = ${found.add(stateId, 'uuid')}`]
        : [];
    return `(${[...ways.map(hasWay), ...place].join(' or ') || 'false'})`;
  };
  return `(${pieces.map(hasPiece).join(' and ')} or replace(s.search_key, ' ', '') like ${found.add(`%${inARow(pieces)}%`)})`;
}

const inARow = (pieces: NamePiece[]) => pieces.map(({ ways }) => ways[0]?.join('') ?? '').join('');

export type NamedSupplier = Pick<SupplierRow, 'id' | 'brandName' | 'slug' | 'cityName'> & { totalCount: number };

/** Suppliers by the words of their names: those whose name begins so first. */
export function readSuppliersByName(db: Queryable, pieces: NamePiece[], limit: number) {
  const found = new Conditions().and(isPublic);
  found.and(nameSql(pieces, found));
  const begins = `replace(s.search_key, ' ', '') like ${found.add(`${inARow(pieces)}%`)}`;
  return db.query<NamedSupplier>(
    `select s.id, s.brand_name as "brandName", s.slug, s.city_name as "cityName", count(*) over ()::int as "totalCount"
     from suppliers s where ${found.sql} order by (${begins}) desc, ${orders.RELEVANCE.sql} limit ${found.add(limit, 'int')}`,
    found.values,
  );
}

/** The best `limit` suppliers of each category, together and best first; a row's categoryIds tell to which it belongs. */
export const readSuppliersPerCategory = (db: Queryable, categoryIds: string[], limit: number, now: Date) =>
  db.query<SupplierRow>(
    `select ${columns} from (
       select distinct near.id from unnest($2::uuid[]) as parent (id)
       cross join lateral (
         select s.id from suppliers s
         where s.id in (select supplier_id from product_search_counts where category_id = parent.id and ${isShown})
           and ${isPublic} order by ${orders.RELEVANCE.sql} limit $3
       ) near
     ) page join suppliers s on s.id = page.id ${counts} order by ${orders.RELEVANCE.sql}`,
    [now, categoryIds, limit],
    'suppliers_per_category',
  );

/** Their rows hold a copy of the name. @returns their ids */
export const renameCityOfSuppliers = async (tx: Tx, cityId: string, name: string) =>
  (
    await tx.query<{ id: string }>(
      `update suppliers set city_name = case when city_id = $1 then $2 else city_name end,
         addresses = (select coalesce(jsonb_agg(case when each ->> 'cityId' = $1::text
             then each || jsonb_build_object('cityName', $2::text) else each end order by place), '[]')
           from jsonb_array_elements(addresses) with ordinality as given (each, place))
       where city_id = $1 or addresses @> jsonb_build_array(jsonb_build_object('cityId', $1::text)) returning id`,
      [cityId, name],
    )
  ).map(({ id }) => id);
