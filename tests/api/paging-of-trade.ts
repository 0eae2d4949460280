import { randomUUID } from 'node:crypto';
import type { Database } from '../../api/src/platform/database/database.ts';

/** Lists of trade: what each is narrowed to. */
export const tradeQueries: Record<string, string[]> = {
  tradeRequests: ['', '?side=SELLER', '?status=PUBLISHED'],
  tradeRequestsBySupplier: ['?supplierIds={SUPPLIER}'],
  tradeRequestEvents: ['?tradeRequestId={TRADE}'],
};

/** Some requests to a seller, several of one instant. @returns one with several events */
export async function fillTrade(db: Database, seller: string, supplier: string): Promise<{ TRADE: string }> {
  await db.query(`update customer_members set permissions = permissions || '{QUOTE}' where customer_id = $1`, [seller]);
  const first = randomUUID();
  for (let made = 0; made < 8; made += 1) {
    const [id, at] = [made === 0 ? first : randomUUID(), `2026-11-30T0${made % 3}:00:00Z`];
    await db.query(
      `insert into trade_requests (id, number, kind, category_type, buyer_customer_id, status, search_key, created_at, updated_at)
       select $1, $2, 'DIRECT_ORDER', 'Product', id, 'PUBLISHED', 'شیر', $3, $3 from customers where id <> $4 order by id limit 1`,
      [id, `TR-1405-${made}`, at, seller],
    );
    await db.query(
      `insert into trade_participations (id, request_id, merchant_id, seller_customer_id, seller_name, status, updated_at)
       select $1, $2, id, $3, 'فروشنده', 'INVITED', $4 from merchants where owner_customer_id = $3 order by id limit 1`,
      [randomUUID(), id, seller, at],
    );
    await db.query(
      `insert into trade_lines (id, request_id, place, supplier_product_id, supplier_id, quantity, unit_id, snapshot)
       values ($1, $2, 1, $1, $3, 1, $1, $4)`,
      [randomUUID(), id, supplier, JSON.stringify(snapshot)],
    );
  }
  for (let seq = 1; seq <= 8; seq += 1)
    await db.query(
      `insert into trade_events (id, request_id, seq, type, at, to_status, visibility, payload, prev_hash, hash)
       values ($1, $2, $3, 'EDITED', '2026-11-30T00:00:00Z', 'PUBLISHED', 'ALL', '{}', '', '')`,
      [randomUUID(), first, seq],
    );
  return { TRADE: first };
}

const snapshot = {
  ...{ title: 'شیر', sku: '', supplierName: 'سازنده', saleUnitText: 'عدد', unitPriceRial: '1000' },
  ...{ vatBasisPoints: 1000, netRial: '1000', vatRial: '100', leadTimeDays: 3, stockState: 'IN_STOCK' },
  priceMode: 'FIXED',
};
