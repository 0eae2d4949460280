import type { Queryable, Tx } from '../../../platform/database/database.ts';
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
/** A line that asks for an offer. */
export type OfferLineRow = LineRow & Record<'supplierProductId' | 'supplierId', string>;

export const offerLines = (lines: readonly LineRow[]): OfferLineRow[] =>
  lines.filter((line): line is OfferLineRow => line.supplierProductId !== null);

const columns = `l.id, l.request_id as "requestId", l.supplier_product_id as "supplierProductId", l.supplier_id as "supplierId",
  l.base_product_id as "baseProductId", l.category_id as "categoryId", trim_scale(l.quantity)::text as quantity, l.unit_id as "unitId",
  l.alternatives_allowed as "alternativesAllowed", l.target_price_rial::text as "targetPriceRial", l.note,
  l.internal_note as "internalNote", l.snapshot`;
const ofRequests = 'where l.request_id = any($1::uuid[]) order by l.request_id, l.place';

/** The lines of some requests, in their order. */
export const readLines = (db: Queryable, requestIds: string[]) =>
  db.query<LineRow>(`select ${columns} from trade_lines l ${ofRequests}`, [requestIds], 'trade_lines');

/** One line, by its id. */
export async function readLine(db: Queryable, id: string): Promise<LineRow | undefined> {
  const [row] = await db.query<LineRow>(`select ${columns} from trade_lines l where l.id = $1`, [id], 'trade_line');
  return row;
}

/** A line with what it is called now: the end of its offer's address, while everybody finds that, and its kind. */
export type NamedLineRow = LineRow & { slug: string | null; categoryName: string | null };

/** The same with what they are called now. */
export const readNamedLines = (db: Queryable, requestIds: string[]) =>
  db.query<NamedLineRow>(
    // One by one: joined, whole tables are read for a few lines.
    `select ${columns}, (select c.name from categories c where c.id = l.category_id) as "categoryName",
       (select p.slug from supplier_products p where p.id = l.supplier_product_id
         and exists (select from product_search s where s.id = p.id)) as slug
     from trade_lines l ${ofRequests}`,
    [requestIds],
    'trade_named_lines',
  );

/** Other lines of a draft. */
export async function replaceLines(tx: Tx, requestId: string, rows: readonly Omit<LineRow, 'requestId'>[]) {
  const ids = rows.map(({ id }) => id);
  const values = rows.map((row, index) => ({ ...row, place: index + 1, snapshot: row.snapshot }));
  const deleted = tx.query('delete from trade_lines where request_id = $1 and id <> all($2::uuid[])', [requestId, ids]);
  const written = tx.query(
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
  await Promise.all([deleted, written]);
}
