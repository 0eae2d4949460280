import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { NeededProperty } from './needs/needs.schemas.ts';

/** What a line asks for as it was: an offer, a product, or something in words. */
export type LineSnapshot = {
  title: string;
  sku: string;
  /** Who makes it; empty where that does not matter. */
  supplierName: string;
  saleUnitText: string;
  /** Null: told on request. */
  unitPriceRial: string | null;
  vatBasisPoints: number;
  netRial: string;
  vatRial: string;
  /** Null: it is no offer. */
  leadTimeDays: number | null;
  stockState: string | null;
  priceMode: string;
  /** What one sale unit holds; lines from before offers have none. */
  conversions?: { unitId: string; quantity: string }[];
  /** What a need in words must have. */
  properties?: NeededProperty[];
};

export type LineRow = {
  id: string;
  requestId: string;
  /** Null: it asks for no offer. */
  supplierProductId: string | null;
  supplierId: string | null;
  /** Null: it is something in words. */
  baseProductId: string | null;
  categoryId: string | null;
  quantity: string;
  unitId: string;
  alternativesAllowed: boolean;
  /** What the buyer wants to pay for one unit. */
  targetPriceRial: string | null;
  note: string | null;
  internalNote: string | null;
  snapshot: LineSnapshot;
};
/** A line that asks for an offer, as all of an order to one seller do. */
export type OfferLineRow = LineRow & Record<'supplierProductId' | 'supplierId', string>;

export const offerLines = (lines: readonly LineRow[]): OfferLineRow[] =>
  lines.filter((line): line is OfferLineRow => line.supplierProductId !== null);

/** The lines of some requests, in their order. */
export const readLines = (db: Queryable, requestIds: string[]) =>
  db.query<LineRow>(
    `select id, request_id as "requestId", supplier_product_id as "supplierProductId", supplier_id as "supplierId",
       base_product_id as "baseProductId",
       category_id as "categoryId", trim_scale(quantity)::text as quantity, unit_id as "unitId",
       alternatives_allowed as "alternativesAllowed", target_price_rial::text as "targetPriceRial", note, internal_note as "internalNote", snapshot
     from trade_lines where request_id = any($1::uuid[]) order by request_id, place`,
    [requestIds],
    'trade_lines',
  );

/** What a line is called now: the end of its offer's address, while everybody finds that, and its kind. */
export type LineNamesRow = { requestId: string; lineId: string; slug: string | null; categoryName: string | null };

/** What the lines of some requests are called now. */
export const readLineNames = (db: Queryable, requestIds: string[]) =>
  db.query<LineNamesRow>(
    `select l.request_id as "requestId", l.id as "lineId", p.slug, c.name as "categoryName"
     from trade_lines l left join categories c on c.id = l.category_id
       left join (product_search s join supplier_products p on p.id = s.id) on s.id = l.supplier_product_id
     where l.request_id = any($1::uuid[])`,
    [requestIds],
    'trade_line_names',
  );

/** Other lines of a draft. */
export async function replaceLines(tx: Tx, requestId: string, rows: readonly Omit<LineRow, 'requestId'>[]) {
  await tx.query('delete from trade_lines where request_id = $1 and id <> all($2::uuid[])', [
    requestId,
    rows.map(({ id }) => id),
  ]);
  const values = rows.map((row, index) => ({ ...row, place: index + 1, snapshot: row.snapshot }));
  await tx.query(
    `insert into trade_lines (id, request_id, place, supplier_product_id, supplier_id, base_product_id, category_id, quantity,
       unit_id, alternatives_allowed, target_price_rial, note, internal_note, snapshot)
     select id, $1, place, "supplierProductId", "supplierId", "baseProductId", "categoryId", quantity,
       "unitId", "alternativesAllowed", "targetPriceRial", note, "internalNote", snapshot
     from jsonb_to_recordset($2::jsonb) as line (id uuid, place int, "supplierProductId" uuid, "supplierId" uuid,
       "baseProductId" uuid, "categoryId" uuid, quantity numeric, "unitId" uuid, "alternativesAllowed" boolean,
       "targetPriceRial" numeric, note text, "internalNote" text, snapshot jsonb)
     on conflict (id) do update set place = excluded.place, supplier_product_id = excluded.supplier_product_id,
       supplier_id = excluded.supplier_id, base_product_id = excluded.base_product_id, category_id = excluded.category_id,
       quantity = excluded.quantity, unit_id = excluded.unit_id, alternatives_allowed = excluded.alternatives_allowed,
       target_price_rial = excluded.target_price_rial, note = excluded.note,
       internal_note = excluded.internal_note, snapshot = excluded.snapshot`,
    [requestId, JSON.stringify(values)],
  );
}
