import { randomUUID } from 'node:crypto';
import type { Database } from '../../../api/src/platform/database/database.ts';

/** Lists of trade: what each is narrowed to. */
export const tradeQueries: Record<string, string[]> = {
  tradeRequests: ['', '?side=SELLER', '?status=PUBLISHED'],
  openTradeRequests: ['', '?isInvited=true'],
  tradeRequestsBySupplier: ['?supplierIds={SUPPLIER}'],
  quotes: ['?ids={QUOTES}'],
  tradeRequestEvents: ['?tradeRequestId={TRADE}'],
  adminDisputes: ['', '?status=DECISION'],
  adminStuckTradeRequests: ['', '?reason=NO_ACT'],
};

/** Some requests to a seller, several of one instant. @returns one with several events */
export async function fillTrade(
  db: Database,
  seller: string,
  supplier: string,
): Promise<{ TRADE: string; QUOTES: string }> {
  await db.query(`update customer_members set permissions = permissions || '{QUOTE}' where customer_id = $1`, [seller]);
  const sells = (requestId: string, status: string, at: string) =>
    db.query(
      `insert into trade_participations (id, request_id, merchant_id, seller_customer_id, seller_name, status, updated_at)
       select $1, $2, id, $3, 'فروشنده', $5, $4 from merchants where owner_customer_id = $3 order by id limit 1`,
      [randomUUID(), requestId, seller, at, status],
    );
  const first = randomUUID();
  for (let made = 0; made < 8; made += 1) {
    const id = made === 0 ? first : randomUUID();
    const at = `2026-11-30T0${made % 3}:00:00Z`;
    await db.query(
      `insert into trade_requests (id, number, kind, category_type, buyer_customer_id, status, search_key, created_at, updated_at)
       select $1, $2, 'DIRECT_ORDER', 'Product', id, 'PUBLISHED', 'شیر', $3, $3 from customers where id <> $4 order by id limit 1`,
      [id, `TR-1405-${made}`, at, seller],
    );
    await sells(id, 'INVITED', at);
    await db.query(
      `insert into trade_lines (id, request_id, place, supplier_product_id, supplier_id, quantity, unit_id, snapshot)
       values ($1, $2, 1, $1, $3, 1, $1, $4)`,
      [randomUUID(), id, supplier, JSON.stringify(snapshot)],
    );
  }
  for (let made = 0; made < 8; made += 1) {
    const id = randomUUID();
    const at = `2026-11-30T0${made % 3}:00:00Z`;
    await db.query(
      `insert into trade_requests (id, number, kind, visibility, category_type, buyer_customer_id, status, search_key, created_at,
         updated_at, published_at, quote_deadline_at)
       select $1, $2, 'OPEN_RFQ', 'INVITED', 'Product', id, 'PUBLISHED', 'شیر', $3, $3, $3, now() + interval '1000 days'
       from customers where id <> $4 order by id limit 1`,
      [id, `TR-1406-${made}`, at, seller],
    );
    await sells(id, 'INVITED', at);
  }
  // Agreed to, and nobody has carried them on since.
  for (let made = 0; made < 8; made += 1) {
    const id = randomUUID();
    const at = `2026-07-0${1 + (made % 3)}T00:00:00Z`;
    await db.query(
      `insert into trade_requests (id, number, kind, category_type, buyer_customer_id, status, search_key, created_at, updated_at)
       select $1, $2, 'DIRECT_ORDER', 'Product', id, 'IN_FULFILMENT', 'شیر', $3, $3 from customers where id <> $4 order by id limit 1`,
      [id, `TR-1407-${made}`, at, seller],
    );
    await sells(id, 'SELECTED', at);
  }
  for (let seq = 1; seq <= 8; seq += 1)
    await db.query(
      `insert into trade_events (id, request_id, seq, type, at, to_status, visibility, payload, prev_hash, hash)
       values ($1, $2, $3, 'EDITED', '2026-11-30T00:00:00Z', 'PUBLISHED', 'ALL', '{}', '', '')`,
      [randomUUID(), first, seq],
    );
  const quotes = Array.from({ length: 8 }, () => randomUUID());
  for (const [index, id] of quotes.entries())
    await db.query(
      `insert into quotes (id, request_id, participation_id, side, status, round, request_hash, freight, other_costs, tolerance_percent,
         valid_until, net_rial, vat_rial, total_rial, content_hash, sent_at, created_at, updated_at)
       select $1, $2, id, 'SELLER', 'SUPERSEDED', $3, '', '{"kind":"INCLUDED","amountRial":null,"isTaxed":false,"vatRial":"0"}', '[]',
         0, '2026-12-30', 0, 0, 0, '', $4, $4, $4 from trade_participations where request_id = $2`,
      [id, first, index + 1, `2026-11-30T0${index % 3}:00:00Z`],
    );
  // One of each request, several of one instant.
  for (let made = 0; made < 8; made += 1)
    await db.query(
      `insert into disputes (id, request_id, status, side, is_by_clock, wish, reason_code, net_rial, vat_rial, freight_rial, opened_at,
         since, due_at) select $1, id, 'DECISION', 'BUYER', false, 'REFUND', 'OTHER', 0, 0, 0, $2, $2, $2 from trade_requests r
       where not exists (select from disputes d where d.request_id = r.id) order by id limit 1`,
      [randomUUID(), `2026-11-2${made % 3}T00:00:00Z`],
    );
  return { TRADE: first, QUOTES: quotes.join(',') };
}

const snapshot = {
  title: 'شیر',
  sku: '',
  supplierName: 'سازنده',
  saleUnitText: 'عدد',
  unitPriceRial: '1000',
  vatBasisPoints: 1000,
  netRial: '1000',
  vatRial: '100',
  leadTimeDays: 3,
  stockState: 'IN_STOCK',
  priceMode: 'FIXED',
};
