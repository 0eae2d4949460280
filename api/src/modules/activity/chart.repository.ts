import type { Queryable } from '../../platform/database/database.ts';
import type { VisitMetric } from './activity.enums.ts';
import type { Visit } from './activity.schemas.ts';

/** What a chart is about. */
export type ChartSubject = Visit | { supplierId: string } | { merchantId: string };

const COLUMNS: Record<VisitMetric, string> = {
  VIEWS: 'views',
  UNIQUE: 'uniques',
  CONTACT_CLICKS: 'contact_clicks',
};

/** A seller with its offers and what it wrote, as rows of kind and id; $1 is the seller. */
const SELLERS = {
  supplier: `select 'SUPPLIER' as kind, $1::uuid as id
    union all select 'SUPPLIER_PRODUCT', id from supplier_products where supplier_id = $1
    union all select 'CONTENT', id from pages where supplier_id = $1`,
  merchant: `select 'MERCHANT' as kind, $1::uuid as id
    union all select 'SUPPLIER_PRODUCT', id from supplier_products where merchant_id = $1`,
};

export type DayFigure = { day: string; value: number };

/** The days of a range that have a figure. @param from first ISO day @param to last ISO day */
export function readDays(
  db: Queryable,
  subject: ChartSubject,
  metric: VisitMetric,
  from: string,
  to: string,
): Promise<DayFigure[]> {
  const column = COLUMNS[metric];
  if ('objectType' in subject)
    return db.query<DayFigure>(
      `select day::text, ${column} as value from visit_days
       where object_type = $1 and object_id = $2 and day between $3 and $4`,
      [subject.objectType, subject.objectId, from, to],
      `visit_chart_object_${column}`,
    );
  const kind = 'supplierId' in subject ? 'supplier' : 'merchant';
  const id = 'supplierId' in subject ? subject.supplierId : subject.merchantId;
  return db.query<DayFigure>(
    `select v.day::text, sum(v.${column})::int as value from (${SELLERS[kind]}) s
     join visit_days v on v.object_type = s.kind and v.object_id = s.id and v.day between $2 and $3
     group by v.day`,
    [id, from, to],
    `visit_chart_${kind}_${column}`,
  );
}

/** The first day on which a figure was counted. */
export async function readCountedSince(db: Queryable, metric: VisitMetric): Promise<string> {
  const [row] = await db.query<{ day: string }>(
    'select counted_since::text as day from visit_metrics where metric = $1',
    [metric],
  );
  return row!.day;
}

/** Companies that run what a chart is about; undefined where it is not there. */
export async function readCompanies(db: Queryable, subject: ChartSubject): Promise<string[] | undefined> {
  const [statement, id] = companiesOf(subject);
  const rows = await db.query<{ companies: (string | null)[] }>(statement, [id]);
  return rows[0]?.companies.filter((company) => company !== null);
}

const SUPPLIER = 'select array[owner_customer_id] as companies from suppliers where id = $1';
const MERCHANT = 'select array[owner_customer_id] as companies from merchants where id = $1';
const OFFER = `select array[s.owner_customer_id, m.owner_customer_id] as companies from supplier_products p
  join suppliers s on s.id = p.supplier_id left join merchants m on m.id = p.merchant_id where p.id = $1`;
const PAGE = `select array[s.owner_customer_id] as companies from pages p
  left join suppliers s on s.id = p.supplier_id where p.id = $1`;
const OF_OBJECT: Partial<Record<string, string>> = { SUPPLIER, MERCHANT, SUPPLIER_PRODUCT: OFFER, CONTENT: PAGE };
/** What no company runs: base products and categories. */
const OF_NOBODY = `select '{}'::uuid[] as companies where $1::uuid is not null`;

function companiesOf(subject: ChartSubject): [statement: string, id: string] {
  if ('supplierId' in subject) return [SUPPLIER, subject.supplierId];
  if ('merchantId' in subject) return [MERCHANT, subject.merchantId];
  return [OF_OBJECT[subject.objectType] ?? OF_NOBODY, subject.objectId];
}
