import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../platform/paging/read-page.ts';
import { hidesBuyer, nameOf } from './conversations.repository.ts';

export type BlockRow = {
  id: string;
  customerId: string;
  blockedId: string;
  customerName: string | null;
  /** Null for a buyer who has told no name. */
  otherName: string | null;
  conversationId: string;
  createdAt: Date;
};

const columns = `k.id, k.blocker_customer_id as "customerId", k.blocked_customer_id as "blockedId", ${nameOf('b', 'bp')} as "customerName",
  case when c.seller_customer_id = k.blocked_customer_id then c.seller_name when ${hidesBuyer('c')} then null else ${nameOf('o', 'op')} end as "otherName",
  k.conversation_id as "conversationId", k.created_at as "createdAt"`;
const described = `conversation_blocks k join conversations c on c.id = k.conversation_id
  join customers b on b.id = k.blocker_customer_id left join persons bp on bp.id = b.person_id
  join customers o on o.id = k.blocked_customer_id left join persons op on op.id = o.person_id`;
const newest = new Order('blocked-parties', newestFirst('k.created_at', 'k.id'));

export async function readBlocks(db: Queryable, customerIds: string[], wanted: Paging) {
  const where = new Conditions();
  where.and(`k.blocker_customer_id = any(${where.add(customerIds, 'uuid[]')})`);
  onlyOf(where, wanted, 'k.id');
  return readCountedPage<BlockRow>(
    db,
    { columns, from: described, where, order: newest },
    wanted,
    'conversation_blocks k',
  );
}

export async function readBlock(db: Queryable, id: string): Promise<BlockRow | undefined> {
  const [row] = await db.query<BlockRow>(`select ${columns} from ${described} where k.id = $1`, [id]);
  return row;
}

type NewBlock = { id: string; blockerId: string; blockedId: string; conversationId: string };

/** @returns the id of the block, and whether it is a new one */
export async function findOrInsertBlock(tx: Tx, { id, blockerId, blockedId, conversationId }: NewBlock, now: Date) {
  const [made] = await tx.query(
    `insert into conversation_blocks (id, blocker_customer_id, blocked_customer_id, conversation_id, created_at)
     values ($1, $2, $3, $4, $5) on conflict (blocker_customer_id, blocked_customer_id) do nothing returning 1`,
    [id, blockerId, blockedId, conversationId, now],
  );
  if (made) return { id, isNew: true };
  const [known] = await tx.query<{ id: string }>(
    'select id from conversation_blocks where blocker_customer_id = $1 and blocked_customer_id = $2',
    [blockerId, blockedId],
  );
  return { id: known!.id, isNew: false };
}

/** Whether one of two customers wants no messages of the other. */
export async function isBlocked(tx: Tx, one: string, other: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from conversation_blocks where (blocker_customer_id = $1 and blocked_customer_id = $2)
       or (blocker_customer_id = $2 and blocked_customer_id = $1)`,
    [one, other],
  );
  return rows.length > 0;
}

/** @returns whether it was there */
export async function deleteBlock(tx: Tx, id: string): Promise<boolean> {
  return (await tx.query('delete from conversation_blocks where id = $1 returning 1', [id])).length > 0;
}

/** Conversations of two customers, whichever of them asks, held until the transaction ends: always in the same order. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  await tx.query(
    `select from conversations where (buyer_customer_id = $1 and seller_customer_id = $2)
       or (buyer_customer_id = $2 and seller_customer_id = $1) order by id for no key update`,
    [one, other],
  );
}

/** One more event of each of them. */
export const countEvent = (tx: Tx, one: string, other: string) =>
  tx.query<{ id: string; eventSeq: number }>(
    `update conversations set event_seq = event_seq + 1 where (buyer_customer_id = $1 and seller_customer_id = $2)
       or (buyer_customer_id = $2 and seller_customer_id = $1) returning id, event_seq as "eventSeq"`,
    [one, other],
  );
