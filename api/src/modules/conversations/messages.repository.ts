import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readCountedPage, readPage } from '../../platform/paging/read-page.ts';
import type { ConversationSide } from './conversations.enums.ts';
import { isAgreedWith, markRead, ofParties } from './conversations.repository.ts';
import { MESSAGE_TYPE } from './message-files.ts';

/** How many messages a person has sent since a time. */
export async function countSent(tx: Tx, userId: string, since: Date): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from messages where author_user_id = $1 and created_at > $2',
    [userId, since],
  );
  return row!.count;
}

export type MessageRow = {
  id: string;
  conversationId: string;
  seq: number;
  authorId: string | null;
  authorName: string | null;
  side: ConversationSide;
  body: string;
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  hasContact: boolean;
  /** In the order in which they were sent. */
  files: { fileId: string; name: string; size: number; mime: string }[];
  /** By the other side. */
  isReported: boolean;
};

/** Of the message `m`. */
export const filesOfMessage = `coalesce((
  select jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime) order by l.sort, f.id)
  from file_links l join files f on f.id = l.file_id where l.object_type = '${MESSAGE_TYPE}' and l.object_id = m.id), '[]')`;
const messageColumns = `m.id, m.conversation_id as "conversationId", m.seq, m.author_user_id as "authorId",
  nullif(concat_ws(' ', p.first_name, p.last_name), '') as "authorName", m.side, m.body, m.created_at as "createdAt",
  m.edited_at as "editedAt", m.deleted_at as "deletedAt", m.has_contact as "hasContact",
  ${filesOfMessage} as files,
  exists (select from message_reports t where t.message_id = m.id) as "isReported"`;
const describedMessages = 'messages m left join persons p on p.user_id = m.author_user_id';

/** The last message of each of some conversations. */
export const readLastMessages = (db: Queryable, conversationIds: string[]) =>
  db.query<MessageRow>(
    `select ${messageColumns} from conversations c join messages m on m.conversation_id = c.id and m.seq = c.last_seq
     left join persons p on p.user_id = m.author_user_id where c.id = any($1::uuid[])`,
    [conversationIds],
  );

/** The newest messages of each of some conversations, conversation by conversation. */
export const readNewestOfEach = (db: Queryable, conversationIds: string[], most: number) =>
  db.query<MessageRow>(
    `select m.* from unnest($1::uuid[]) with ordinality as wanted (id, place) join lateral (
       select ${messageColumns} from ${describedMessages} where m.conversation_id = wanted.id order by m.seq desc limit $2
     ) m on true order by wanted.place, m.seq desc`,
    [conversationIds, most],
  );

const backwards = new Order('thread', [{ sql: 'm.seq', kind: 'whole', isDescending: true }]);

export async function readThread(db: Queryable, conversationId: string, wanted: Paging) {
  const where = new Conditions();
  where.and(`m.conversation_id = ${where.add(conversationId, 'uuid')}`);
  onlyOf(where, wanted, 'm.id');
  return readPage<MessageRow>(
    db,
    { columns: messageColumns, from: describedMessages, where, order: backwards },
    wanted,
  );
}

const newestMessages = new Order('messages', newestFirst('m.created_at', 'm.id'));

type MessageSearch = { customerIds: string[]; words: string[]; maskedFor: string | undefined };

/**
 * Messages of all conversations of some parties in which all words stand.
 * @param search `maskedFor`: a person who finds contact data of others only after an agreement
 */
export async function readMessages(db: Queryable, { customerIds, words, maskedFor }: MessageSearch, wanted: Paging) {
  const where = new Conditions();
  where.and(
    `m.conversation_id in (select c.id from conversations c where ${ofParties(where.add(customerIds, 'uuid[]'), undefined)})`,
  );
  for (const word of words) where.and(`m.search_key like ${where.add(`%${word}%`)}`);
  if (maskedFor !== undefined)
    where.and(
      `(not m.has_contact or m.author_user_id = ${where.add(maskedFor, 'uuid')} or exists (
         select from conversations c join trade_requests t on t.id = c.subject_id
         where c.id = m.conversation_id and ${isAgreedWith('c', 't')}))`,
    );
  return readCountedPage<MessageRow>(
    db,
    { columns: messageColumns, from: describedMessages, where, order: newestMessages },
    wanted,
  );
}

/** @returns undefined when it is of another conversation */
export async function readMessage(tx: Tx, conversationId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx.query<MessageRow>(
    `select ${messageColumns} from ${describedMessages} where m.id = $1 and m.conversation_id = $2`,
    [id, conversationId],
  );
  return row;
}

/** Whether the other side of one of some messages reported it. */
export const isOneReported = async (db: Queryable, ids: string[]) =>
  (await db.query('select from message_reports where message_id = any($1::uuid[]) limit 1', [ids])).length > 0;

/** Whether staff have still to decide what was reported of it. */
export const isReportWaiting = async (tx: Tx, id: string) =>
  (await tx.query('select from message_reports where message_id = $1 and decided_at is null', [id])).length > 0;

/** Nobody changes it, or takes it back, until the transaction ends. */
export const holdMessage = (tx: Tx, id: string) => tx.query('select from messages where id = $1 for update', [id]);

/** Some messages, whichever conversations they are of. */
export const readMessagesByIds = (db: Queryable, ids: string[]) =>
  db.query<MessageRow>(`select ${messageColumns} from ${describedMessages} where m.id = any($1::uuid[])`, [ids]);

/** Those of some messages that are of a conversation. */
export const readMessagesOf = (tx: Tx, conversationId: string, ids: string[]) =>
  tx.query<MessageRow>(
    `select ${messageColumns} from ${describedMessages} where m.id = any($1::uuid[]) and m.conversation_id = $2 order by m.seq`,
    [ids, conversationId],
  );

export type VersionRow = { messageId: string; body: string; replacedAt: Date };

/** What some messages said before, the first text first. */
export const readVersions = (db: Queryable, messageIds: string[]) =>
  db.query<VersionRow>(
    `select message_id as "messageId", body, replaced_at as "replacedAt" from message_versions
     where message_id = any($1::uuid[]) order by message_id, version`,
    [messageIds],
  );

type NewMessageRow = Pick<MessageRow, 'id' | 'conversationId' | 'seq' | 'side' | 'body'> & {
  userId: string;
  searchKey: string;
  hasContact: boolean;
};

/** Writes the next message of a conversation that is held; its writer has read everything before it. */
export async function insertMessage(tx: Tx, row: NewMessageRow, now: Date): Promise<void> {
  const { id, conversationId, seq, userId, side, body, searchKey, hasContact } = row;
  await tx.query(
    `insert into messages (id, conversation_id, seq, author_user_id, side, body, search_key, has_contact, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, conversationId, seq, userId, side, body, searchKey, hasContact, now],
  );
  await tx.query(
    `update conversations set last_seq = $2, last_message_at = $3, event_seq = event_seq + 1,
       buyer_read_seq = case when $4 = 'BUYER' then $2 else buyer_read_seq end,
       seller_read_seq = case when $4 = 'SELLER' then $2 else seller_read_seq end where id = $1`,
    [conversationId, seq, now, side],
  );
  await markRead(tx, conversationId, userId, seq);
}

/** Another text of a message, or none; what it said before is kept. */
export async function rewrite(
  tx: Tx,
  { id, conversationId }: Pick<MessageRow, 'id' | 'conversationId'>,
  write: { body: string; searchKey: string; hasContact: boolean; isDeleted: boolean },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into message_versions (message_id, version, body, replaced_at)
     select m.id, (select count(*) + 1 from message_versions v where v.message_id = m.id), m.body, $2 from messages m where m.id = $1`,
    [id, now],
  );
  await tx.query(
    `update messages set body = $2, search_key = $3, has_contact = has_contact or $4,
       edited_at = case when $5 then edited_at else $6 end, deleted_at = case when $5 then $6 end where id = $1`,
    [id, write.body, write.searchKey, write.hasContact, write.isDeleted, now],
  );
  await tx.query('update conversations set event_seq = event_seq + 1 where id = $1', [conversationId]);
}

/** All that a person wrote, for the export of an account. */
export const readAllOf = (db: Queryable, userId: string) =>
  db.query<{ conversationId: string; body: string; createdAt: Date }>(
    `select conversation_id as "conversationId", body, created_at as "createdAt" from messages
     where author_user_id = $1 order by created_at, id`,
    [userId],
  );
