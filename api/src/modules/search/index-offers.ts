import { everything, listsOf, recordChange } from '../../platform/changes/record-change.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Property, StoredValue } from '../catalog/index.ts';
import { countTerms } from './terms.ts';

/** A row of the read model, `product_search` and its card in `product_search_cards`, as the writer of an offer hands it over. */
export type SearchRow = {
  id: string;
  baseProductId: string;
  supplierId: string;
  /** Null: the supplier itself. */
  merchantId: string | null;
  categoryPath: string[];
  titleKey: string;
  relevance: number;
  publishedAt: string;
  priceRial: string | null;
  leadTimeDays: number;
  rating: number;
  responseMin: number;
  completenessScore: number;
  isConfirmed: boolean;
  stockState: string;
  /** When it is shown: an instant, or `-infinity` and `infinity`. */
  visibleFrom: string;
  visibleUntil: string;
  lows: (number | null)[];
  highs: (number | null)[];
  card: { title: string };
};

type Slotted = Pick<Property, 'id' | 'slot' | 'dataType'> & { enumValues: { id: string; order: number }[] };

/** Values of a product by slot: numbers in base units, enums by ordinal, several as a bit mask, booleans 0 or 1. */
export function toSlots(values: StoredValue[], properties: Slotted[]): Pick<SearchRow, 'lows' | 'highs'> {
  const size = Math.max(0, ...properties.map((property) => property.slot));
  const lows: (number | null)[] = Array.from({ length: size }, () => null);
  const highs = [...lows];
  const byProperty = new Map(values.map((value) => [value.propertyId, value]));
  for (const property of properties) {
    const value = byProperty.get(property.id);
    if (!value) continue;
    const low = lowOf(value, property);
    lows[property.slot - 1] = low;
    highs[property.slot - 1] =
      property.dataType === 'NUMERIC_RANGE' ? Number(value.baseMaxValue ?? value.baseValue) : low;
  }
  return { lows, highs };
}

function lowOf(value: StoredValue, property: Slotted): number | null {
  const ordinals = (value.enumValueIds ?? [])
    .map((id) => property.enumValues.findIndex((each) => each.id === id))
    .filter((each) => each >= 0);
  switch (property.dataType) {
    case 'NUMERIC':
    case 'NUMERIC_RANGE':
      return value.baseValue === undefined ? null : Number(value.baseValue);
    case 'ENUM':
      return ordinals[0] ?? null;
    case 'MULTI_ENUM':
      return ordinals.length ? ordinals.reduce((mask, ordinal) => mask + 2 ** ordinal, 0) : null;
    case 'BOOLEAN':
      return value.booleanValue === undefined ? null : Number(value.booleanValue);
    case 'TEXT':
      return null;
  }
}

/**
 * How good an offer is before anyone asks for something particular, 0 to 1000: a complete entry, a checked and well
 * rated supplier, at hand, with a price.
 */
export function relevanceOf(offer: {
  completenessScore: number;
  rating: number;
  isConfirmed: boolean;
  isInStock: boolean;
  hasPrice: boolean;
}): number {
  const { completenessScore, rating, isConfirmed, isInStock, hasPrice } = offer;
  return Math.round(
    completenessScore * 4 + rating * 50 + (isConfirmed ? 200 : 0) + (isInStock ? 100 : 0) + (hasPrice ? 50 : 0),
  );
}

/** Columns of product_search in the order in which rows are written. */
export const searchColumns = [
  'id',
  'base_product_id',
  'supplier_id',
  'merchant_id',
  'category_path',
  'title_key',
  'relevance',
  'published_at',
  'price_rial',
  'lead_time_days',
  'rating',
  'response_min',
  'completeness_score',
  'is_confirmed',
  'stock_state',
  'visible_from',
  'visible_until',
  'lows',
  'highs',
] as const;

/** Writes or replaces rows of the read model inside the writer's own transaction, and counts the words of their titles. */
export async function writeSearchRows(tx: Tx, rows: SearchRow[]): Promise<void> {
  await countTerms(tx, rows);
  await recordChange(
    tx,
    rows.flatMap(({ id, baseProductId, supplierId, categoryPath }) => [
      id,
      baseProductId,
      ...[supplierId, ...categoryPath].map(listsOf),
    ]),
  );
  await tx.query(
    `insert into product_search (${searchColumns.join(', ')})
     select id, "baseProductId", "supplierId", "merchantId", "categoryPath"::uuid[], "titleKey", relevance, "publishedAt", "priceRial", "leadTimeDays",
       rating, "responseMin", "completenessScore", "isConfirmed", "stockState", "visibleFrom", "visibleUntil", lows::double precision[], highs::double precision[]
     from jsonb_to_recordset($1::jsonb) as given (
       id uuid, "baseProductId" uuid, "supplierId" uuid, "merchantId" uuid, "categoryPath" text, "titleKey" text, relevance int, "publishedAt" timestamptz,
       "priceRial" bigint, "leadTimeDays" smallint, rating real, "responseMin" int, "completenessScore" smallint, "isConfirmed" boolean, "stockState" text,
       "visibleFrom" timestamptz, "visibleUntil" timestamptz,
       lows text, highs text)
     on conflict (id) do update set ${searchColumns
       .slice(1)
       .map((column) => `${column} = excluded.${column}`)
       .join(', ')}`,
    [
      JSON.stringify(
        rows.map((row) => ({
          ...row,
          card: undefined,
          categoryPath: arrayText(row.categoryPath),
          lows: arrayText(row.lows),
          highs: arrayText(row.highs),
        })),
      ),
    ],
  );
  await tx.query(
    `insert into product_search_cards (id, card) select id, card from jsonb_to_recordset($1::jsonb) as given (id uuid, card jsonb)
     on conflict (id) do update set card = excluded.card`,
    [JSON.stringify(rows.map(({ id, card }) => ({ id, card })))],
  );
}

/** A PostgreSQL array literal of ids or numbers. */
const arrayText = (values: (string | number | null)[]) => `{${values.map((value) => value ?? 'NULL').join(',')}}`;

/** Counts the published offers of suppliers anew, by category and those above. Without ids: of all. */
export async function refreshOfferCounts(tx: Tx, supplierIds?: string[]): Promise<void> {
  await recordChange(tx, supplierIds ?? [everything]);
  const scope = '($1::uuid[] is null or supplier_id = any($1::uuid[]))';
  await tx.query(`delete from product_search_counts where ${scope}`, [supplierIds ?? null]);
  await tx.query(
    `insert into product_search_counts
       (category_id, supplier_id, merchant_id, visible_from, visible_until, is_leaf, offers_count, complete_offers_count)
     select id, supplier_id, merchant_id, visible_from, visible_until, bool_or(place = cardinality(category_path)),
       sum(offers)::int, sum(complete)::int
     from (select category_path, supplier_id, merchant_id, visible_from, visible_until, count(*) as offers,
             count(*) filter (where completeness_score >= 60) as complete
           from product_search where ${scope} group by 1, 2, 3, 4, 5) grouped
     cross join unnest(category_path) with ordinality as step (id, place)
     group by 1, 2, 3, 4, 5`,
    [supplierIds ?? null],
  );
}
