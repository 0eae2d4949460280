import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newestFirst, Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import { hasWord } from '../../../platform/search-words.ts';
import type { TradeVisibility } from '../trade.enums.ts';
import { buyerName } from '../requests/parties.ts';
import type { OpenTradeRequest } from './open.schemas.ts';
import { offersFor } from './sellers.repository.ts';

export type OpenRow = {
  id: string;
  number: string;
  visibility: TradeVisibility;
  categoryType: OpenTradeRequest['categoryType'];
  buyerName: string | null;
  cityName: string | null;
  neededBy: string | null;
  paymentTerm: OpenTradeRequest['paymentTerm'] | null;
  quoteDeadlineAt: Date;
  publishedAt: Date;
  lines: OpenTradeRequest['lines'];
  /** Of the own merchants those that were asked or take part, and those that may take part. */
  askedIds: string[];
  fittingIds: string[];
};

export type OpenScope = {
  /** Customers for whom the viewer may send offers. */
  sellers: string[];
  merchantId?: string | undefined;
  isInvited?: boolean | undefined;
  words: string[];
};

const newest = new Order('open-traderequests', newestFirst('r.published_at', 'r.id'));

/** One page of open requests that some sellers may still answer. */
export async function readOpen(db: Queryable, scope: OpenScope, now: Date, wanted: Paging) {
  const { sellers, merchantId, isInvited, words } = scope;
  const where = new Conditions();
  const own = where.add(sellers, 'uuid[]');
  const at = where.add(now, 'timestamptz');
  const chosen = (column: string) =>
    merchantId === undefined ? '' : ` and ${column} = ${where.add(merchantId, 'uuid')}`;
  const asked = `select p.merchant_id from trade_participations p where p.request_id = r.id
    and p.seller_customer_id = any(${own}) and p.status in ('INVITED', 'VIEWED')${chosen('p.merchant_id')}`;
  const fitting = `select m.id from merchants m where m.owner_customer_id = any(${own}) and m.confirm_status = 'CONFIRMED'
    ${chosen('m.id')} and r.visibility = 'PUBLIC'
    and not exists (select from trade_participations p where p.request_id = r.id and p.merchant_id = m.id)
    and ${offersFor('m', { now: at, reaches: true })}`;
  where.and(`r.kind = 'OPEN_RFQ' and r.status in ('PUBLISHED', 'NEGOTIATING') and r.quote_deadline_at > ${at}`);
  where.and(`r.buyer_customer_id <> all(${own})`);
  onlyOf(where, wanted, 'r.id');
  if (isInvited === true) where.and(`exists (${asked})`);
  else if (isInvited === false) where.and(`exists (${fitting})`);
  else where.and(`(exists (${asked}) or exists (${fitting}))`);
  for (const word of words) where.and(hasWord('r.search_key', word, (value) => where.add(value)));
  const columns = `r.id, r.number, r.visibility, r.category_type as "categoryType",
    ${buyerName} as "buyerName",
    r.address ->> 'cityName' as "cityName", r.needed_by::text as "neededBy", r.payment_term as "paymentTerm",
    r.quote_deadline_at as "quoteDeadlineAt", r.published_at as "publishedAt",
    (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'title', l.snapshot ->> 'title',
      'quantity', trim_scale(l.quantity)::text, 'unitText', l.snapshot ->> 'saleUnitText') order by l.place), '[]')
      from trade_lines l where l.request_id = r.id) as lines,
    array(${asked}) as "askedIds", array(${fitting}) as "fittingIds"`;
  const from = `trade_requests r join customers b on b.id = r.buyer_customer_id left join persons bp on bp.id = b.person_id`;
  return readCountedPage<OpenRow>(db, { columns, from, where, order: newest }, wanted, 'trade_requests r');
}
