import { randomUUID } from 'node:crypto';
import type { Database } from '../../../api/src/platform/database/database.ts';

/** Lists of what is said: what each is narrowed to. */
export const conversationQueries: Record<string, string[]> = {
  conversations: ['', '?side=SELLER'],
  conversationMessages: [''],
  conversationThread: [''],
  blockedParties: [''],
};

/** Lets members of a seller talk, and makes it some conversations, several at one instant. @returns one with several messages */
export async function fillConversations(db: Database, seller: string): Promise<{ CONVERSATION: string }> {
  await db.query(`update customer_members set permissions = '{MESSAGE}' where customer_id = $1 and not is_owner`, [
    seller,
  ]);
  const first = randomUUID();
  for (let made = 0; made < 8; made += 1) {
    const id = made === 0 ? first : randomUUID();
    const count = made === 0 ? 8 : 1;
    const at = `2026-11-30T0${made % 3}:00:00Z`;
    await db.query(
      `insert into conversations (id, subject_type, subject_id, subject_title, seller_name, search_key, buyer_customer_id,
         seller_customer_id, last_seq, last_message_at, created_at)
       select $1, 'SUPPLIER_PRODUCT', $2, 'شیر', 'فروشنده', 'شیر', id, $3, $4, $5, $5 from customers where id <> $3 order by id limit 1`,
      [id, randomUUID(), seller, count, at],
    );
    await db.query(
      `insert into messages (id, conversation_id, seq, side, body, search_key, created_at)
       select gen_random_uuid(), $1, n, 'BUYER', 'پیام ' || n, 'پیام', $3 from generate_series(1, $2::int) n`,
      [id, count, at],
    );
  }
  await db.query(
    `insert into conversation_blocks (id, blocker_customer_id, blocked_customer_id, conversation_id, created_at)
     select gen_random_uuid(), $1, id, $2, '2026-11-30T00:00:00Z' from customers where id <> $1 order by id limit 8`,
    [seller, first],
  );
  await db.query(
    `insert into message_reports (id, message_id, reason, created_at)
     select gen_random_uuid(), id, 'SPAM', '2026-11-30T00:00:00Z' from messages where conversation_id = $1`,
    [first],
  );
  return { CONVERSATION: first };
}
