import { randomUUID } from 'node:crypto';
import type { App } from '../../suppliers/claims/claims.kit.ts';

type Line = { lineId: string; quantity: string };
type Shipment = { id: string; status: string };

/** Nothing of a line in dispute is sent or answered, nor of one whose dispute was settled. */
const goesOn = (line: string) => `not exists (select from dispute_lines f join disputes d on d.id = f.dispute_id
  where f.line_id = ${line} and d.ended_at is null) and not exists (select from trade_lines t where t.id = ${line} and t.settled is not null)`;

/** How a delivery goes on from where an order stands: half of what is to come is sent, and a part is refused now and then. */
export async function deliveryOf(app: App, id: string, action: string, version: number) {
  const shipments = await app.db.query<Shipment>(
    'select id, status from shipments where request_id = $1 order by place',
    [id],
  );
  const inState = (status: string) => shipments.find((each) => each.status === status)?.id ?? randomUUID();
  if (action === 'DELIVER') return { way: `shipments/${inState('ON_THE_WAY')}/deliver`, body: {} };
  if (action === 'REPORT_ARRIVAL') return { way: `shipments/${inState('ON_THE_WAY')}/report-arrival`, body: {} };
  if (action === 'SHIP') {
    const lines = await app.db.query<Line>(
      `select l.id as "lineId", greatest(ceil((l.quantity - l.struck - coalesce((select sum(s.quantity - s.refused)
         from shipment_lines s join shipments h on h.id = s.shipment_id
         where s.line_id = l.id and h.status <> 'CANCELLED'), 0)) / 2), 1)::text as quantity
       from trade_lines l where l.request_id = $1 and ${goesOn('l.id')} order by l.place`,
      [id],
    );
    return { way: 'shipments', body: { lines } };
  }
  if (shipments.every(({ status }) => status !== 'DELIVERED')) {
    const late = await acceptedLate(app, id);
    if (late) return { way: 'confirm-delivery', body: late };
  }
  const shipmentId = inState('DELIVERED');
  const sent = await app.db.query<Line>(
    `select s.line_id as "lineId", trim_scale(s.quantity)::text as quantity from shipment_lines s
     where s.shipment_id = coalesce((select id from shipments where id = $2), (select id from shipments where request_id = $1 limit 1))
       and ${goesOn('s.line_id')}`,
    [id, shipmentId],
  );
  const lines = (sent.length > 0 ? sent : [{ lineId: randomUUID(), quantity: '1' }]).map(({ lineId, quantity }) =>
    version % 3 === 0
      ? { lineId, accepted: String(Number(quantity) - 1), refused: '1', reason: 'ترک دارد.' }
      : { lineId, accepted: quantity, refused: '0' },
  );
  return { way: 'confirm-delivery', body: { shipmentId, lines } };
}

/** What was refused and has not come again is accepted after all; undefined where there is nothing of that. */
async function acceptedLate(app: App, id: string) {
  const [row] = await app.db.query<{ shipmentId: string } & Record<'lineId' | 'accepted' | 'refused', string>>(
    `select s.shipment_id as "shipmentId", s.line_id as "lineId", trim_scale(s.accepted + least(s.refused, t.room))::text as accepted,
       trim_scale(s.refused - least(s.refused, t.room))::text as refused
     from shipment_lines s join shipments h on h.id = s.shipment_id join trade_lines l on l.id = s.line_id
     join lateral (
       select l.quantity - l.struck - coalesce(sum(o.quantity - o.refused), 0) as room
       from shipment_lines o join shipments e on e.id = o.shipment_id where o.line_id = l.id and e.status <> 'CANCELLED') t on true
     where h.request_id = $1 and h.status = 'ANSWERED' and s.refused > 0 and t.room > 0 order by h.place limit 1`,
    [id],
  );
  return (
    row && { shipmentId: row.shipmentId, lines: [{ lineId: row.lineId, accepted: row.accepted, refused: row.refused }] }
  );
}

/** A file of somebody that is part of nothing yet, without bytes. @returns its id */
export async function putFile(app: App, ownerId: string): Promise<string> {
  const id = randomUUID();
  await app.db.query(
    `insert into files (id, owner_id, name, kind, mime, size, sha256, scan)
     values ($1, $2, 'paper.pdf', 'DOCUMENT', 'application/pdf', 100, $3, 'NOT_SCANNED')`,
    [id, ownerId, id.replaceAll('-', '').repeat(2)],
  );
  return id;
}

/** The waybill of a shipment, as its seller would have added it. */
export async function putWaybill(app: App, id: string, shipmentId: string): Promise<void> {
  const fileId = await putFile(app, (await app.db.query<{ id: string }>('select id from users limit 1'))[0]!.id);
  await app.db.query(
    `insert into trade_documents (id, request_id, type, side, participation_id, shipment_id, file_id, name, size, mime, sha256, added_at)
     select $1, $2, 'WAYBILL', 'SELLER', (select id from trade_participations where request_id = $2), $3, id, name, size, mime,
       sha256, $4 from files where id = $5`,
    [randomUUID(), id, shipmentId, app.clock.now(), fileId],
  );
}

export const shipmentsWithoutWaybill = async (app: App, id: string) =>
  (
    await app.db.query<{ id: string }>(
      'select id from shipments s where request_id = $1 and not exists (select from trade_documents d where d.shipment_id = s.id)',
      [id],
    )
  ).map((row) => row.id);

/** A paper of each side. */
export async function putDocuments(app: App, id: string): Promise<void> {
  const [user] = await app.db.query<{ id: string }>('select id from users limit 1');
  for (const side of ['BUYER', 'SELLER'])
    await app.db.query(
      `insert into trade_documents (id, request_id, type, side, participation_id, file_id, name, size, mime, sha256, added_at)
       select $1, $2, 'OTHER', $3, (select id from trade_participations where request_id = $2 and $3 = 'SELLER'), id, name, size,
         mime, sha256, $4 from files where id = $5`,
      [randomUUID(), id, side, app.clock.now(), await putFile(app, user!.id)],
    );
}

/** A paper that somebody may retract; another one where there is none. */
export async function documentOf(app: App, id: string, by: string): Promise<string> {
  const side = ['seller', 'shipper', 'clerk'].includes(by) ? 'SELLER' : 'BUYER';
  const [row] = await app.db.query<{ id: string }>(
    `select id from trade_documents where request_id = $1 and side = $2 and type <> 'DISPUTE_EVIDENCE' and retracted_at is null
     order by type <> 'OTHER', id limit 1`,
    [id, side],
  );
  return row?.id ?? randomUUID();
}

/** One shipment on its way and one handed over while it is delivered, all of it once it is. */
export async function putShipments(app: App, id: string, status: string): Promise<void> {
  for (const table of ['trade_documents', 'shipments'])
    await app.db.query(`delete from ${table} where request_id = $1`, [id]);
  const share = { IN_FULFILMENT: 4, DELIVERED: 1, DISPUTED: 4 }[status];
  if (share === undefined) return;
  const states = status === 'DELIVERED' ? ['DELIVERED'] : ['ON_THE_WAY', 'DELIVERED'];
  for (const [index, state] of states.entries()) {
    const shipmentId = randomUUID();
    await app.db.query(
      `insert into shipments (id, request_id, place, status, shipped_at, delivered_at, answer_due_at)
       values ($1, $2, $3, $4, $5, $6, $6::timestamptz + interval '7 days')`,
      [shipmentId, id, index + 1, state, app.clock.now(), state === 'DELIVERED' ? app.clock.now() : null],
    );
    await app.db.query(
      `insert into shipment_lines (shipment_id, line_id, quantity) select $1, id, quantity / $3 from trade_lines where request_id = $2`,
      [shipmentId, id, share],
    );
    await putWaybill(app, id, shipmentId);
  }
}

/** What of an order was sent, handed over, accepted and refused, and that no more of it is anywhere than before it. */
export async function requireTotals(app: App, id: string): Promise<void> {
  const wrong = await app.db.query(
    `select l.id from trade_lines l join lateral (
       select coalesce(sum(s.quantity), 0) as shipped,
         coalesce(sum(s.quantity) filter (where h.delivered_at is not null), 0) as delivered,
         coalesce(sum(s.accepted + s.refused), 0) as answered, coalesce(sum(s.refused), 0) as refused
       from shipment_lines s join shipments h on h.id = s.shipment_id where s.line_id = l.id and h.status <> 'CANCELLED'
     ) t on true
     where l.request_id = $1 and not (t.shipped >= t.delivered and t.delivered >= t.answered
       and t.shipped - t.refused <= l.quantity - l.struck)`,
    [id],
  );
  if (wrong.length > 0) throw new Error(`quantities of ${id}: ${JSON.stringify(wrong)}`);
}
