import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { ConversationSide, ConversationSubject, MessageReportReason } from './conversations.enums.ts';
import { nameOf } from './conversations.repository.ts';
import { filesOfMessage, type MessageRow } from './messages.repository.ts';

export type ReportRow = {
  reason: MessageReportReason;
  /** Null while it waits for staff. */
  decidedAt: Date | null;
  messageId: string;
  seq: number;
  side: ConversationSide;
  /** Null for who has told no name, or has left. */
  authorName: string | null;
  body: string;
  files: MessageRow['files'];
  sentAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  conversationId: string;
  subjectType: ConversationSubject;
  subjectId: string;
  subjectTitle: string;
  buyerName: string | null;
  sellerName: string;
  buyerCustomerId: string;
  sellerCustomerId: string;
};

const columns = `t.reason, t.decided_at as "decidedAt", m.id as "messageId", m.seq, m.side,
  nullif(concat_ws(' ', p.first_name, p.last_name), '') as "authorName", m.body, ${filesOfMessage} as files,
  m.created_at as "sentAt",
  m.edited_at as "editedAt", m.deleted_at as "deletedAt", c.id as "conversationId", c.subject_type as "subjectType",
  c.subject_id as "subjectId", c.subject_title as "subjectTitle", ${nameOf('b', 'bp')} as "buyerName",
  c.seller_name as "sellerName", c.buyer_customer_id as "buyerCustomerId", c.seller_customer_id as "sellerCustomerId"`;
const described = `message_reports t join messages m on m.id = t.message_id join conversations c on c.id = m.conversation_id
  join customers b on b.id = c.buyer_customer_id left join persons bp on bp.id = b.person_id
  left join persons p on p.user_id = m.author_user_id`;

/** What is reported of some messages. */
export const readReportsOfMessages = (db: Queryable, messageIds: readonly string[]) =>
  db.query<ReportRow>(`select ${columns} from ${described} where t.message_id = any($1::uuid[])`, [messageIds]);

type NewReport = {
  id: string;
  messageId: string;
  userId: string;
  reason: MessageReportReason;
  explanation: string | null;
};

/** @returns false where it was reported before */
export async function insertReport(tx: Tx, { id, messageId, userId, reason, explanation }: NewReport, now: Date) {
  const made = await tx.query(
    `insert into message_reports (id, message_id, reporter_user_id, reason, explanation, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (message_id) do nothing returning 1`,
    [id, messageId, userId, reason, explanation, now],
  );
  return made.length > 0;
}

/** Staff decided about it: what is taken back of its message from now on is gone. */
export const settleReport = (tx: Tx, messageId: string, at: Date) =>
  tx.query('update message_reports set decided_at = $2 where message_id = $1', [messageId, at]);

/** All that a person reported, for the export of an account. */
export const readReportsOf = (db: Queryable, userId: string) =>
  db.query<{ messageId: string; reason: MessageReportReason; explanation: string | null; createdAt: Date }>(
    `select message_id as "messageId", reason, explanation, created_at as "createdAt" from message_reports
     where reporter_user_id = $1 order by created_at, id`,
    [userId],
  );

/** What is wrong with a message stays to be read, without who said so. */
export async function forgetReporter(tx: Tx, userId: string): Promise<void> {
  await tx.query('update message_reports set reporter_user_id = null where reporter_user_id = $1', [userId]);
}
