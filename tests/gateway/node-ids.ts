import type { Graph } from './ask.ts';
import type { Database } from '../../api/src/platform/database/database.ts';
import { gatewayKeyOf } from '../../gateway/src/platform/doors/doors.ts';
import { EVENTS_SECRET_UNDER_TEST } from '../kit/program.ts';

const OF_EACH = 40;
const AT_ONCE = 100;

/** What takes a seller's question, or weeks without an act: questions about requests, and an order that stands still. */
export const putRest = (db: Database) =>
  db.transaction(async (tx) => {
    await tx.query(
      `insert into trade_questions (id, request_id, participation_id, text, line_ids, asked_at)
       select gen_random_uuid(), p.request_id, p.id, 'کدام استاندارد؟', '{}', now()
       from trade_participations p`,
    );
    await tx.query('update trade_participations set question_count = 1');
    // Its events are never changed otherwise.
    await tx.query('set local session_replication_role = replica');
    const [order] = await tx.query<{ id: string }>(
      `update trade_requests set status = 'IN_FULFILMENT'
       where id = (select request_id from shipments order by id desc limit 1) returning id`,
    );
    await tx.query(`update trade_events set at = at - interval '1 year' where request_id = $1`, [order!.id]);
  });

/** Some ids of every table: the newest ones. */
export async function idsOfTables(db: Database): Promise<string[]> {
  const tables = await db.query<{ name: string; column: string }>(
    `select c.table_name as name, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.udt_name = 'uuid'
       and (c.column_name = 'id' or c.table_name = 'file_links' and c.column_name = 'file_id')`,
  );
  const ids = new Set<string>();
  for (const { name, column } of tables)
    for (const { id } of await db.query<{ id: string }>(
      `select ${column} as id from ${name} order by ${name === 'jobs' ? 'dead_at is null, ' : ''}${column} desc limit ${OF_EACH}`,
    ))
      ids.add(id);
  return [...ids];
}

/** What the gateway is told of ids. */
export async function typesOf(apiUrl: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const asked = ids.slice(from, from + AT_ONCE).join(',');
    const headers = { 'x-gateway-key': gatewayKeyOf(EVENTS_SECRET_UNDER_TEST) };
    const answer = await fetch(`${apiUrl}/api/v1/nodes?ids=${asked}`, { headers });
    for (const { nodeId, type } of (await answer.json()) as { nodeId: string; type: string }[])
      found.set(type, [...(found.get(type) ?? []), nodeId]);
  }
  return found;
}

/** Ids of public things for arguments of fields, by `field.argument` or by the argument alone. */
export async function samplesOfMarket(graph: Graph) {
  type Rows = Record<string, { nodes: Record<string, string>[] }>;
  const market = await graph.data<Rows>(`{
    supplierProducts(first: 1) { nodes { id categoryId baseProductId supplierId moq } }
    merchantDelegations(first: 1) { nodes { id merchantId } }
    cities(first: 1) { nodes { id } }
  }`);
  const [offer, delegation, city] = Object.values(market).map(({ nodes }) => nodes[0]!);
  return {
    'supplierProduct.id': offer!.id,
    'landedPrice.id': offer!.id,
    'convertedQuantity.supplierProductId': offer!.id,
    'convertedQuantity.toSupplierProductId': offer!.id,
    'category.id': offer!.categoryId,
    'categoryActiveState.id': offer!.categoryId,
    'baseProduct.id': offer!.baseProductId,
    'supplier.id': offer!.supplierId,
    'merchantHasContent.supplierId': offer!.supplierId,
    'merchantDelegation.id': delegation!.id,
    'merchant.id': delegation!.merchantId,
    'saleCities.merchantId': delegation!.merchantId,
    'enumModel.name': 'StockState',
    'typeModel.name': 'ProductFilter',
    quantity: offer!.moq,
    cityId: city!.id,
    key: 'شیر ۱۶ بار',
    objectId: offer!.categoryId,
    objectIds: [offer!.categoryId],
    type: 'CATEGORY',
    objectType: 'CATEGORY',
  };
}
