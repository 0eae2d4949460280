import type pg from 'pg';
import { peopleOf } from '../../tests/kit/people.ts';
import { BenchError } from '../harness/client.ts';
import type { Server } from '../harness/programs.ts';
import { expectDone, rowsOf } from '../harness/timed.ts';

/** What the page of a request shows at most in the bench of it. */
export const PAGE = { lines: 20, offers: 10, events: 50 };
const DAY_MS = 86_400_000;

/** What a merchant `m` sells. */
const SOLD_BY = '(p.merchant_id = m.id or (p.merchant_id is null and p.supplier_id = m.supplier_id))';

type Side = { accessToken: string; phone: string; customerId: string };
type Order = { id: string; version: number };
export type Trade = { db: pg.Client; api: Server; buyer: Side; seller: Side; order: Order };

async function company(api: Server, legalName: string): Promise<Side> {
  const people = peopleOf(api);
  const { accessToken, phone } = await people.login();
  const creation = { kind: 'COMPANY', company: { legalName } };
  const { body } = await expectDone(people.as(accessToken, 'POST', '/customers/personcustomer', creation));
  return { accessToken, phone, customerId: body.id as string };
}

/** Two companies, and a draft of one to the other with as many lines as a page shows. */
export async function begin(api: Server, db: pg.Client): Promise<Trade> {
  const buyer = await company(api, 'فولاد سپاهان');
  const seller = await company(api, 'بازرگانی فانوس');
  const [merchant] = await rowsOf<{ id: string; countryId: string; stateId: string; cityId: string }>(
    db,
    `select m.id, s.country_id as "countryId", m.state_id as "stateId", m.city_id as "cityId"
     from merchants m join states s on s.id = m.state_id join supplier_products p on ${SOLD_BY}
     join product_search f on f.id = p.id
     where m.confirm_status = 'CONFIRMED' and p.price_mode <> 'ON_REQUEST' and f.visible_from <= now()
       and f.visible_until > now() and m.city_id is not null
     group by m.id, s.id having count(*) >= $1 order by m.id limit 1`,
    [PAGE.lines],
  );
  if (!merchant) throw new BenchError(`No seller of this market has ${PAGE.lines} goods with a price.`);
  const { id: merchantId, ...place } = merchant;
  await db.query('update merchants set owner_customer_id = $2, vacation = null where id = $1', [
    merchantId,
    seller.customerId,
  ]);
  await db.query(
    `update merchant_sale_settings set accepts_direct_order = true, payment_terms = '{ON_DELIVERY}', min_order_amount_rial = null
     where merchant_id = $1`,
    [merchantId],
  );
  const lines = await rowsOf<{ supplierProductId: string; quantity: string }>(
    db,
    `select p.id as "supplierProductId", p.moq::text as quantity from merchants m
     join supplier_products p on ${SOLD_BY} join product_search f on f.id = p.id
     where m.id = $1 and p.price_mode <> 'ON_REQUEST' and f.visible_from <= now() and f.visible_until > now()
     order by p.id limit $2`,
    [merchantId, PAGE.lines],
  );
  const people = peopleOf(api);
  const address = {
    kind: 'DELIVERY',
    title: 'انبار مرکزی',
    receiverName: 'سارا کریمی',
    receiverPhone: '09121234567',
    ...place,
    addressLine: 'خیابان آزادی، کوچهٔ مهر، نبش سوم',
    postalCode: '1458889696',
  };
  const book = `/customers/${buyer.customerId}/addresses`;
  const { body: written } = await expectDone(people.as(buyer.accessToken, 'POST', book, address));
  const body = {
    customerId: buyer.customerId,
    lines,
    addressId: written.id,
    neededBy: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
    paymentTerm: 'ON_DELIVERY',
  };
  const { body: made } = await expectDone(people.as(buyer.accessToken, 'POST', '/traderequests/direct-order', body));
  return { db, api, buyer, seller, order: { id: made.id as string, version: made.version as number } };
}

/** Offers to and fro, and events until there are as many as a page shows. */
export async function negotiate({ api, db, buyer, seller, order }: Trade): Promise<void> {
  const people = peopleOf(api);
  const path = `/traderequests/${order.id}`;
  const price = await expectDone(people.as(buyer.accessToken, 'GET', `${path}/membership-and-price`));
  const { priceToken } = price.body;
  const { version } = order;
  await expectDone(people.as(buyer.accessToken, 'POST', `${path}/confirm-and-publish`, { version, priceToken }));
  const lines = await rowsOf<{ id: string }>(db, 'select id from trade_lines where request_id = $1', [order.id]);
  const validUntil = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
  for (let round = 0; round < PAGE.offers; round += 1) {
    const { accessToken } = round % 2 === 0 ? seller : buyer;
    const offered = lines.map(({ id }) => ({ lineId: id, unitPriceRial: String(1_000_000 + round * 1_000) }));
    const draft = { lines: offered, validUntil, freight: { kind: 'INCLUDED' } };
    const { body } = await expectDone(people.as(accessToken, 'POST', `${path}/quotes`, draft));
    await expectDone(people.as(accessToken, 'POST', `/quotes/${String(body.id)}/send`, { version: body.version }));
  }
  await lengthen(db, order.id, PAGE.events);
}

/** Copies the last event of a request until there are so many. The chain is not what is measured. */
export const lengthen = (db: pg.Client, requestId: string, count: number) =>
  db.query(
    `insert into trade_events select (jsonb_populate_record(null::trade_events, to_jsonb(e) || jsonb_build_object('id', gen_random_uuid(), 'seq', e.seq + n))).*
     from (select * from trade_events where request_id = $1 order by seq desc limit 1) e, generate_series(1, $2 - e.seq) n`,
    [requestId, count],
  );

type Copies = { count: number; status: string; lines?: number };
/** A request with its first lines and its seller, so many times. @returns their ids */
export async function copies(db: pg.Client, { id }: Order, { count, status, lines = 1 }: Copies): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    `with made as (
       insert into trade_requests select (jsonb_populate_record(null::trade_requests, to_jsonb(r) || jsonb_build_object('id', gen_random_uuid(),
         'number', 'B' || left(gen_random_uuid()::text, 13), 'status', $2::text, 'deadline_at', now() + n * interval '1 minute',
         'version', 1, 'event_seq', 0, 'event_head', ''))).*
       from trade_requests r, generate_series(1, $3::int) n where r.id = $1 returning id),
     sold as (
       insert into trade_participations select (jsonb_populate_record(null::trade_participations, to_jsonb(p) || jsonb_build_object('id', gen_random_uuid(),
         'request_id', m.id, 'status', case when $2 = 'DRAFT' then 'PLANNED' else 'INVITED' end, 'turn', null, 'offer_ends_at', null))).*
       from trade_participations p, made m where p.request_id = $1 returning 1),
     lined as (
       insert into trade_lines select (jsonb_populate_record(null::trade_lines, to_jsonb(l) || jsonb_build_object('id', gen_random_uuid(), 'request_id', m.id))).*
       from (select * from trade_lines where request_id = $1 order by place limit $4::int) l, made m returning 1)
     select id from made`,
    [id, status, count, lines],
  );
  return rows.map((row) => row.id);
}

/** The market is kept for the next run as it was made; events cannot be removed but with their guards switched off. */
export async function forget(db: pg.Client): Promise<void> {
  await db.query('set session_replication_role = replica');
  const { rows } = await db.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables
     where schemaname = 'public' and tablename in ('trade_requests', 'trade_lines', 'trade_participations', 'trade_events', 'quotes',
       'quote_lines', 'trade_approvals', 'conversations', 'conversation_readers', 'messages')`,
  );
  await db.query(`truncate ${rows[0]!.tables} cascade`);
  await db.query('set session_replication_role = origin');
  await db.query('update merchants set owner_customer_id = null where owner_customer_id is not null');
}
