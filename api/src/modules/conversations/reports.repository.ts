import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../platform/paging/read-page.ts';
import type { ConversationSide, ConversationSubject, MessageReportReason } from './conversations.enums.ts';
import { nameOf } from './conversations.repository.ts';
import { filesOfMessage, type MessageRow } from './messages.repository.ts';

export type ReportRow = {
  id: string;
  reason: MessageReportReason;
  explanation: string | null;
  createdAt: Date;
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
};

const columns = `t.id, t.reason, t.explanation, t.created_at as "createdAt", m.id as "messageId", m.seq, m.side,
  nullif(concat_ws(' ', p.first_name, p.last_name), '') as "authorName", m.body, ${filesOfMessage} as files,
  m.created_at as "sentAt",
  m.edited_at as "editedAt", m.deleted_at as "deletedAt", c.id as "conversationId", c.subject_type as "subjectType",
  c.subject_id as "subjectId", c.subject_title as "subjectTitle", ${nameOf('b', 'bp')} as "buyerName",
  c.seller_name as "sellerName"`;
const described = `message_reports t join messages m on m.id = t.message_id join conversations c on c.id = m.conversation_id
  join customers b on b.id = c.buyer_customer_id left join persons bp on bp.id = b.person_id
  left join persons p on p.user_id = m.author_user_id`;
const newest = new Order('message-reports', newestFirst('t.created_at', 't.id'));

export const readReports = (db: Queryable, wanted: Paging) =>
  readCountedPage<ReportRow>(
    db,
    { columns, from: described, where: onlyOf(new Conditions(), wanted, 't.id'), order: newest },
    wanted,
    'message_reports t',
  );

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
