import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/notices/notice-type.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { readCountedPage } from '../../platform/paging/read-page.ts';
import { hasWord } from '../../platform/search-words.ts';
import type { ConversationSide, ConversationSubject } from './conversations.enums.ts';

export type ConversationRow = {
  id: string;
  subjectType: ConversationSubject;
  subjectId: string;
  subjectTitle: string;
  sellerName: string;
  buyerCustomerId: string;
  buyerName: string | null;
  /** Of a public request: no seller is told before both agree. */
  isBuyerHidden: boolean;
  isBuyerClosed: boolean;
  sellerCustomerId: string;
  sellerCompanyName: string | null;
  isSellerClosed: boolean;
  lastSeq: number;
  eventSeq: number;
  lastMessageAt: Date;
  createdAt: Date;
  /** Of the one who reads; 0 and null for who never opened it. */
  readSeq: number;
  /** How far each side has read, whoever of it did. */
  buyerReadSeq: number;
  sellerReadSeq: number;
  archivedSeq: number | null;
  isMuted: boolean;
  /** Null: for good. */
  mutedUntil: Date | null;
  /** By which each side has stopped the messages of the other. */
  buyerBlockId: string | null;
  sellerBlockId: string | null;
  /** Of the request that it is about, where it is about one. */
  requestStatus: string | null;
  /** Whether these two agreed upon it, whatever became of it. */
  isAgreed: boolean;
  /** Whether it was agreed with another seller. */
  isNotSelected: boolean;
  requestUpdatedAt: Date | null;
};

/** What a customer is called, or a person who is one. */
export const nameOf = (customer: string, person: string) =>
  `coalesce(${customer}.brand_name, ${customer}.legal_name, nullif(concat_ws(' ', ${person}.first_name, ${person}.last_name), ''))`;

/** Whether the seller of a conversation is not told who asks in it: of a public request before both agree. */
export const hidesBuyer = (conversation: string) => `exists (select from trade_requests h
  where ${conversation}.subject_type = 'TRADE_REQUEST' and h.id = ${conversation}.subject_id and h.visibility = 'PUBLIC'
    and not exists (select from trade_participations s where s.request_id = h.id and s.status = 'SELECTED'
      and s.seller_customer_id = ${conversation}.seller_customer_id))`;

/** Whether a request was agreed with the seller of a conversation about it. */
export const isAgreedWith = (conversation: string, request: string) =>
  `(${request}.agreed_hash is not null and exists (select from trade_participations s where s.request_id = ${request}.id
    and s.status = 'SELECTED' and s.seller_customer_id = ${conversation}.seller_customer_id))`;

/** The first parameter is the user who reads. */
const columns = `c.id, c.subject_type as "subjectType", c.subject_id as "subjectId", c.subject_title as "subjectTitle",
  c.seller_name as "sellerName", c.buyer_customer_id as "buyerCustomerId", ${nameOf('b', 'bp')} as "buyerName",
  ${hidesBuyer('c')} as "isBuyerHidden", b.closed_at is not null as "isBuyerClosed", c.seller_customer_id as "sellerCustomerId",
  ${nameOf('s', 'sp')} as "sellerCompanyName", s.closed_at is not null as "isSellerClosed", c.last_seq as "lastSeq",
  c.event_seq as "eventSeq", c.last_message_at as "lastMessageAt", c.created_at as "createdAt",
  c.buyer_read_seq as "buyerReadSeq", c.seller_read_seq as "sellerReadSeq", coalesce(r.read_seq, 0) as "readSeq", r.archived_seq as "archivedSeq",
  coalesce(r.is_muted, false) as "isMuted", r.muted_until as "mutedUntil", bb.id as "buyerBlockId", sb.id as "sellerBlockId",
  t.status as "requestStatus", ${isAgreedWith('c', 't')} as "isAgreed",
  coalesce(t.agreed_hash is not null and not ${isAgreedWith('c', 't')}, false) as "isNotSelected",
  t.updated_at as "requestUpdatedAt"`;
const readers = `left join conversation_readers r on r.conversation_id = c.id and r.user_id = $1`;
const described = `conversations c join customers b on b.id = c.buyer_customer_id left join persons bp on bp.id = b.person_id
  join customers s on s.id = c.seller_customer_id left join persons sp on sp.id = s.person_id
  left join conversation_blocks bb on bb.blocker_customer_id = c.buyer_customer_id and bb.blocked_customer_id = c.seller_customer_id
  left join conversation_blocks sb on sb.blocker_customer_id = c.seller_customer_id and sb.blocked_customer_id = c.buyer_customer_id
  left join trade_requests t on c.subject_type = 'TRADE_REQUEST' and t.id = c.subject_id
  ${readers}`;

export type Scope = {
  userId: string;
  /** Those for whom the viewer talks. */
  customerIds: string[];
  side?: ConversationSide | undefined;
  isUnread?: boolean | undefined;
  isArchived: boolean;
  words: string[];
};

/** Of a party: each side by an index of its own. */
export const ofParties = (parties: string, side: ConversationSide | undefined) =>
  ({
    BUYER: `c.buyer_customer_id = any(${parties})`,
    SELLER: `c.seller_customer_id = any(${parties})`,
    BOTH: `(c.buyer_customer_id = any(${parties}) or c.seller_customer_id = any(${parties}))`,
  })[side ?? 'BOTH'];
const IS_UNREAD = 'c.last_seq > coalesce(r.read_seq, 0)';

const newest = new Order('conversations', newestFirst('c.last_message_at', 'c.id'));

/** One page of conversations, with the number of all. */
export async function readConversations(db: Queryable, scope: Scope, wanted: Paging) {
  const { userId, customerIds, side, isUnread, isArchived, words } = scope;
  const where = new Conditions([userId]);
  where.and(ofParties(where.add(customerIds, 'uuid[]'), side));
  // That of a request stands before anybody wrote in it.
  where.and('c.last_seq > 0');
  where.and(`(coalesce(r.archived_seq, 0) >= c.last_seq) = ${where.add(isArchived, 'boolean')}`);
  if (isUnread) where.and(IS_UNREAD);
  for (const word of words) where.and(hasWord('c.search_key', word, (value) => where.add(value)));
  return readCountedPage<ConversationRow>(db, { columns, from: described, where, order: newest }, wanted);
}

/** A conversation as one of its readers has it, whoever that is. */
export async function readConversation(db: Queryable, userId: string, id: string) {
  const sql = `select ${columns} from ${described} where c.id = $2`;
  const [row] = await db.query<ConversationRow>(sql, [userId, id], 'conversation');
  return row;
}

export const readConversationsByIds = (db: Queryable, userId: string, ids: string[]) =>
  db.query<ConversationRow>(`select ${columns} from ${described} where c.id = any($2::uuid[])`, [userId, ids]);

const OF_REQUESTS = `
  select ${columns} from ${described}
  where c.subject_type = $2 and c.subject_id = any($3::uuid[])
    and (c.buyer_customer_id = any($4::uuid[]) or c.seller_customer_id = any($4::uuid[]))
  order by c.subject_id, "isAgreed" desc, c.seller_name, c.id`;

const BY_SUBJECT = `
  select distinct on (c.subject_id) ${columns} from ${described}
  where c.subject_type = $2 and c.subject_id = any($3::uuid[]) and c.buyer_customer_id = any($4::uuid[])
  order by c.subject_id, c.last_message_at desc, c.id desc`;

/**
 * Of each of some things the conversation with the newest message in which one of some customers asks. Of a request all, one per
 * seller: that with the selected seller first, the others by name; also the one in which one of them sells.
 */
export const readConversationsBySubject = (
  db: Queryable,
  { userId, customerIds }: Pick<Scope, 'userId' | 'customerIds'>,
  { subjectType, subjectIds }: { subjectType: ConversationSubject; subjectIds: string[] },
) => {
  const parameters = [userId, subjectType, subjectIds, customerIds];
  return subjectType === 'TRADE_REQUEST'
    ? db.query<ConversationRow>(OF_REQUESTS, parameters, 'conversations_of_requests')
    : db.query<ConversationRow>(BY_SUBJECT, parameters, 'conversations_by_subject');
};

/** The same, held until the transaction ends. */
export async function lockConversation(tx: Tx, userId: string, id: string) {
  await tx.query('select from conversations where id = $1 for no key update', [id]);
  return readConversation(tx, userId, id);
}

/** What a customer is called. */
export async function readCustomerName(db: Queryable, id: string): Promise<string> {
  const [row] = await db.query<{ name: string | null }>(
    `select ${nameOf('c', 'p')} as name from customers c left join persons p on p.id = c.person_id where c.id = $1`,
    [id],
  );
  return row?.name ?? '';
}

export type Subject = {
  title: string;
  sellerName: string;
  customerId: string | null;
  /** What the public may know the seller by instead: the brand of who sells its own goods. */
  brandName?: string | null;
};

/** What anybody may begin to ask about. */
export type AskedSubject = Exclude<ConversationSubject, 'TRADE_REQUEST'>;

/** What is shown of a kind and who sells it; no customer where nobody runs it. */
const subjects: Record<AskedSubject, string> = {
  SUPPLIER_PRODUCT: `
    select p.title, coalesce(m.name, s.brand_name) as "sellerName",
      case when p.merchant_id is null then s.brand_name end as "brandName",
      coalesce(m.owner_customer_id, case when p.merchant_id is null then s.owner_customer_id end) as "customerId"
    from product_search f join supplier_products p on p.id = f.id join suppliers s on s.id = p.supplier_id
    left join merchants m on (p.merchant_id is not null and m.id = p.merchant_id) or (p.merchant_id is null and m.supplier_id = p.supplier_id)
    where f.id = $1 and f.visible_from <= $2 and f.visible_until > $2`,
  SUPPLIER: `
    select brand_name as title, brand_name as "sellerName", owner_customer_id as "customerId" from suppliers
    where id = $1 and $2::timestamptz is not null
      and (confirm_status = 'CONFIRMED' or (confirm_status = 'PENDING' and owner_customer_id is null))`,
};

export async function readSubject(db: Queryable, type: AskedSubject, id: string, now: Date) {
  const [row] = await db.query<Subject>(subjects[type], [id, now]);
  return row;
}

type NewConversation = {
  id: string;
  subjectType: ConversationSubject;
  subjectId: string;
  subject: Subject;
  buyerCustomerId: string;
  sellerCustomerId: string;
  searchKey: string;
  now: Date;
};

/** @returns the id of the conversation of these two about the subject, the new one or one that is there */
export async function findOrInsert(tx: Tx, row: NewConversation): Promise<{ id: string; isNew: boolean }> {
  const { id, subjectType, subjectId, subject, buyerCustomerId, sellerCustomerId, searchKey, now } = row;
  const [made] = await tx.query<{ id: string }>(
    `insert into conversations (id, subject_type, subject_id, subject_title, seller_name, search_key, buyer_customer_id,
       seller_customer_id, created_at, last_message_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (buyer_customer_id, seller_customer_id, subject_type, subject_id) do nothing returning id`,
    [id, subjectType, subjectId, subject.title, subject.sellerName, searchKey, buyerCustomerId, sellerCustomerId, now],
  );
  if (made) return { id, isNew: true };
  const [known] = await tx.query<{ id: string }>(
    `select id from conversations
     where buyer_customer_id = $1 and seller_customer_id = $2 and subject_type = $3 and subject_id = $4`,
    [buyerCustomerId, sellerCustomerId, subjectType, subjectId],
  );
  return { id: known!.id, isNew: false };
}

type Renamed = Record<'requestId' | 'buyerCustomerId' | 'sellerCustomerId' | 'title' | 'searchKey', string>;

export const renameAboutRequest = (tx: Tx, { requestId, title, searchKey, ...talk }: Renamed) =>
  tx.query(
    `update conversations set subject_title = $4, search_key = $5
     where subject_type = 'TRADE_REQUEST' and subject_id = $1 and buyer_customer_id = $2 and seller_customer_id = $3`,
    [requestId, talk.buyerCustomerId, talk.sellerCustomerId, title, searchKey],
  );

/** How many conversations a customer has begun since a time; those of requests begin by themselves. */
export async function countBegun(tx: Tx, customerId: string, since: Date): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from conversations
     where buyer_customer_id = $1 and created_at > $2 and subject_type <> 'TRADE_REQUEST'`,
    [customerId, since],
  );
  return row!.count;
}

/** Conversations with unread messages, the newest first. */
export const readUnread = (db: Queryable, userId: string, customerIds: string[], most: number) =>
  db.query<{ conversationId: string; unreadCount: number }>(
    `select c.id as "conversationId", c.last_seq - coalesce(r.read_seq, 0) as "unreadCount"
     from conversations c ${readers} where ${ofParties('$2::uuid[]', undefined)} and ${IS_UNREAD}
     order by c.last_message_at desc, c.id desc limit $3`,
    [userId, customerIds, most],
  );

/** Marks only rise. @returns whether it did */
export async function markRead(tx: Tx, conversationId: string, userId: string, seq: number): Promise<boolean> {
  const rows = await tx.query(
    `insert into conversation_readers as r (conversation_id, user_id, read_seq) values ($1, $2, $3)
     on conflict (conversation_id, user_id) do update set read_seq = excluded.read_seq where r.read_seq < excluded.read_seq
     returning 1`,
    [conversationId, userId, seq],
  );
  return rows.length > 0;
}

const readSeqOf = { BUYER: 'buyer_read_seq', SELLER: 'seller_read_seq' } as const;

/** The same for a side as a whole: the first of colleagues who reads moves it. @returns the number of the event, where it rose */
export async function markReadBySide(tx: Tx, conversationId: string, side: ConversationSide, seq: number) {
  const column = readSeqOf[side];
  const [row] = await tx.query<{ eventSeq: number }>(
    `update conversations set ${column} = $2, event_seq = event_seq + 1 where id = $1 and ${column} < $2
     returning event_seq as "eventSeq"`,
    [conversationId, seq],
  );
  return row?.eventSeq;
}

export const archive = (tx: Tx, conversationId: string, userId: string, seq: number) =>
  tx.query(
    `insert into conversation_readers (conversation_id, user_id, read_seq, archived_seq) values ($1, $2, $3, $3)
     on conflict (conversation_id, user_id) do update set read_seq = excluded.read_seq, archived_seq = excluded.archived_seq`,
    [conversationId, userId, seq],
  );

export type Muting = { isMuted: boolean; mutedUntil: Date | null };

/** Whether a person wants no notices of a conversation; what was read stays as it is. */
export const mute = (tx: Tx, conversationId: string, userId: string, { isMuted, mutedUntil }: Muting) =>
  tx.query(
    `insert into conversation_readers (conversation_id, user_id, is_muted, muted_until) values ($1, $2, $3, $4)
     on conflict (conversation_id, user_id) do update set is_muted = excluded.is_muted, muted_until = excluded.muted_until`,
    [conversationId, userId, isMuted, mutedUntil],
  );

/** Of some people those who need no notice of a new message: they have read it meanwhile, or want none. */
export async function readUntold(
  db: Queryable,
  conversationId: string,
  userIds: string[],
  at: Date,
): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(
    `select r.user_id as "userId" from conversation_readers r join conversations c on c.id = r.conversation_id
     where c.id = $1 and r.user_id = any($2::uuid[])
       and (r.read_seq >= c.last_seq or (r.is_muted and coalesce(r.muted_until > $3, true)))`,
    [conversationId, userIds, at],
  );
  return rows.map(({ userId }) => userId);
}

/** How many messages of the other side some people have not read that were not taken back. */
export const countUnreadOf = (db: Queryable, conversationId: string, readers: readonly Reader[]) =>
  db.query<{ userId: string; count: number }>(
    `select w.user_id as "userId", count(*)::int as count
     from unnest($2::uuid[], $3::uuid[]) as w (user_id, party_id)
     join conversations c on c.id = $1 and w.party_id in (c.buyer_customer_id, c.seller_customer_id)
     left join conversation_readers r on r.conversation_id = c.id and r.user_id = w.user_id
     join messages m on m.conversation_id = c.id and m.seq > coalesce(r.read_seq, 0) and m.deleted_at is null
       and m.side = case when w.party_id = c.buyer_customer_id then 'SELLER' else 'BUYER' end
     group by w.user_id`,
    [conversationId, readers.map(({ userId }) => userId), readers.map(({ partyId }) => partyId)],
  );

/** Messages stay for the companies, without the person; what was read goes. */
export async function forgetPerson(tx: Tx, userId: string): Promise<void> {
  await tx.query('update messages set author_user_id = null where author_user_id = $1', [userId]);
  await tx.query('delete from conversation_readers where user_id = $1', [userId]);
}
