import { peopleOf } from '../../tests/kit/people.ts';
import type { Stage } from '../harness/stage.ts';
import { expectDone, reportTimes, rowsOf, timed } from '../harness/timed.ts';
import type { Trade } from './trade-market.ts';

const OFFERS = 20;
const LINES = 50;

/** Offers of many sellers for all lines of a request, side by side, against reading their lines alone. */
export async function comparison(stage: Stage, trade: Trade): Promise<void> {
  const { api, db, buyer } = trade;
  const id = await compared(trade);
  const people = peopleOf(api);
  const path = `/traderequests/${id}/comparison`;
  const ours = await timed(() => expectDone(people.as(buyer.accessToken, 'GET', path)));
  const bare = await timed(() =>
    db.query({
      name: 'bare_comparison',
      text: 'select l.* from quotes q join quote_lines l on l.quote_id = q.id where q.request_id = $1',
      values: [id],
    }),
  );
  reportTimes(stage, `comparison of ${OFFERS} offers for ${LINES} lines, api, p50`, { ours, bare, must: 25, aim: 15 });
}

/** A request like the negotiated one, with as many lines and an offer of each of so many sellers. @returns its id */
async function compared({ db, order }: Trade): Promise<string> {
  // Offers that were sent are written once, by the api alone; copies of them are not what is measured.
  await db.query('set session_replication_role = replica');
  const [request] = await rowsOf<{ id: string }>(
    db,
    `insert into trade_requests select (jsonb_populate_record(null::trade_requests, to_jsonb(r) || jsonb_build_object(
       'id', gen_random_uuid(), 'number', 'B' || left(gen_random_uuid()::text, 13), 'kind', 'OPEN_RFQ', 'visibility', 'INVITED',
       'quote_deadline_at', now() + interval '5 days'))).* from trade_requests r where r.id = $1 returning id`,
    [order.id],
  );
  const values = [order.id, request!.id];
  await db.query(
    `insert into trade_lines select (jsonb_populate_record(null::trade_lines, to_jsonb(l) || jsonb_build_object(
       'id', gen_random_uuid(), 'request_id', $2::uuid, 'place', row_number() over () - 1))).*
     from trade_lines l, generate_series(1, 10) where l.request_id = $1 limit ${LINES}`,
    values,
  );
  await db.query(
    `insert into trade_participations select (jsonb_populate_record(null::trade_participations, to_jsonb(p) || jsonb_build_object(
       'id', gen_random_uuid(), 'request_id', $2::uuid, 'merchant_id', m.id, 'seller_name', m.name))).*
     from trade_participations p,
       (select id, name from merchants where confirm_status = 'CONFIRMED' order by id limit ${OFFERS}) m
     where p.request_id = $1`,
    values,
  );
  await db.query(
    `with made as (
       insert into quotes select (jsonb_populate_record(null::quotes, to_jsonb(q) || jsonb_build_object(
         'id', gen_random_uuid(), 'request_id', $2::uuid, 'participation_id', p.id, 'status', 'SENT', 'side', 'SELLER'))).*
       from (select * from quotes where request_id = $1 order by round desc limit 1) q, trade_participations p
       where p.request_id = $2 returning id)
     insert into quote_lines select (jsonb_populate_record(null::quote_lines, to_jsonb(o) || jsonb_build_object(
       'quote_id', made.id, 'line_id', l.id, 'place', l.place))).*
     from made, trade_lines l,
       (select o.* from quote_lines o join quotes q on q.id = o.quote_id where q.request_id = $1 limit 1) o
     where l.request_id = $2`,
    values,
  );
  await db.query('set session_replication_role = origin');
  for (const table of ['trade_lines', 'trade_participations', 'quotes', 'quote_lines'])
    await db.query(`analyze ${table}`);
  return request!.id;
}
