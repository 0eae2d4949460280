import type { Queryable, Tx } from '../../platform/database/database.ts';

/** An offer as it was. */
export type LineSnapshot = {
  title: string;
  sku: string;
  supplierName: string;
  saleUnitText: string;
  /** Null: told on request. */
  unitPriceRial: string | null;
  vatBasisPoints: number;
  netRial: string;
  vatRial: string;
  leadTimeDays: number;
  stockState: string;
  priceMode: string;
  /** What one sale unit holds; lines from before offers have none. */
  conversions?: { unitId: string; quantity: string }[];
};

export type LineRow = {
  id: string;
  requestId: string;
  supplierProductId: string;
  supplierId: string;
  quantity: string;
  unitId: string;
  note: string | null;
  internalNote: string | null;
  snapshot: LineSnapshot;
};

/** The lines of some requests, in their order. */
export const readLines = (db: Queryable, requestIds: string[]) =>
  db.query<LineRow>(
    `select id, request_id as "requestId", supplier_product_id as "supplierProductId", supplier_id as "supplierId",
       trim_scale(quantity)::text as quantity, unit_id as "unitId", note, internal_note as "internalNote", snapshot
     from trade_lines where request_id = any($1::uuid[]) order by request_id, place`,
    [requestIds],
    'trade_lines',
  );

/** Other lines of a draft. A line of the same offer keeps its id. */
export async function replaceLines(tx: Tx, requestId: string, rows: readonly Omit<LineRow, 'requestId'>[]) {
  await tx.query('delete from trade_lines where request_id = $1 and id <> all($2::uuid[])', [
    requestId,
    rows.map(({ id }) => id),
  ]);
  const values = rows.map((row, index) => ({ ...row, place: index + 1, snapshot: row.snapshot }));
  await tx.query(
    `insert into trade_lines (id, request_id, place, supplier_product_id, supplier_id, quantity, unit_id, note, internal_note, snapshot)
     select id, $1, place, "supplierProductId", "supplierId", quantity, "unitId", note, "internalNote", snapshot
     from jsonb_to_recordset($2::jsonb) as line (id uuid, place int, "supplierProductId" uuid, "supplierId" uuid,
       quantity numeric, "unitId" uuid, note text, "internalNote" text, snapshot jsonb)
     on conflict (id) do update set place = excluded.place, supplier_product_id = excluded.supplier_product_id,
       supplier_id = excluded.supplier_id, quantity = excluded.quantity, unit_id = excluded.unit_id, note = excluded.note,
       internal_note = excluded.internal_note, snapshot = excluded.snapshot`,
    [requestId, JSON.stringify(values)],
  );
}
