import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { onePage, paging } from '../../platform/paging/paging.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { invalid, notFound, Problem } from '../../platform/problem.ts';
import { searchWords } from '../../platform/search-words.ts';
import { foldSearchKey } from '../../platform/text.ts';
import { audienceOfCustomer, type Customers } from '../customers/index.ts';
import type { Files } from '../files/index.ts';
import { can } from '../identity/index.ts';
import type { Access } from './access.ts';
import { judgeContact } from './contact-in-message.ts';
import type { ConversationSide } from './conversations.enums.ts';
import * as repository from './conversations.repository.ts';
import type { ConversationRow } from './conversations.repository.ts';
import { refuseOtherRecipient, refuseUnwritable } from './recipients.ts';
import type { Requests } from './requests.ts';
import type {
  Conversation,
  ConversationMuting,
  ConversationPage,
  ConversationsBySubjectQuery,
  ConversationsQuery,
  Message,
  MessagePage,
  MessagesQuery,
  NewMessage,
  ThreadChange,
  ThreadQuery,
  ThreadRemovalQuery,
  UnreadThread,
} from './conversations.schemas.ts';
import { attachFiles, releaseFiles } from './message-files.ts';
import * as messages from './messages.repository.ts';
import type { MessageRow } from './messages.repository.ts';
import {
  CHANGEABLE_MS,
  namesShown,
  otherSide,
  readsMessage,
  type Reader,
  sideOf,
  toConversation,
  toMessage,
  type Viewer,
} from './shown.ts';

/** domain rule: a customer begins so many conversations an hour, a person sends so many messages a minute */
const MOST_BEGUN = 5;
const MOST_SENT = 20;
const HOUR_S = 3_600;
const MINUTE_S = 60;
/** More are not told one by one. */
const MOST_UNREAD = 99;
const JOIN_LIMIT = 20;

type Parts = {
  db: Database;
  clock: Clock;
  access: Access;
  customers: Pick<Customers, 'actingFor'>;
  files: Pick<Files, 'attach' | 'namesOfOwn' | 'release'>;
  /** Notices of a kind about a thing are read by a person now. */
  noticeRead: (tx: Tx, userId: string, notice: { type: 'MESSAGE'; objectId: string }) => Promise<unknown>;
  requests: Pick<Requests, 'seen'>;
};
export type Conversations = ReturnType<typeof makeConversations>;

/** What buyers and sellers say to each other about offers and suppliers. */
export function makeConversations({ db, clock, access, customers, files, noticeRead, requests }: Parts) {
  const { own, ownById, partiesOf, readerOf } = access;

  async function shown(query: Queryable, rows: ConversationRow[], viewerOf: (row: ConversationRow) => Viewer) {
    const lasts = await messages.readLastMessages(
      query,
      rows.map(({ id }) => id),
    );
    const lastOf = new Map(lasts.map((each) => [each.conversationId, each]));
    return rows.map((row): Conversation => toConversation(row, lastOf.get(row.id), viewerOf(row)));
  }
  const shownTo = async (query: Queryable, row: ConversationRow, viewer: Viewer) =>
    (await shown(query, [row], () => viewer))[0]!;
  const one = async (query: Queryable, reader: Reader, id: string): Promise<Conversation> => {
    const { row, viewer } = await ownById(query, reader, id);
    return shownTo(query, row, viewer);
  };

  /** Tells both sides that the conversation is another one now, and of a new message those of the other side in their inboxes. */
  async function tell(tx: Tx, type: string, row: ConversationRow, { actor, side, now }: Viewer, fileCount = 0) {
    const [buyer, seller] = [row.buyerCustomerId, row.sellerCustomerId].map(audienceOfCustomer) as [string, string];
    const buyerName = row.isBuyerHidden ? undefined : (row.buyerName ?? undefined);
    const name = side === 'BUYER' ? buyerName : row.sellerName;
    const to = otherSide(side) === 'BUYER' ? [buyer] : [seller];
    const facts = { ...(name !== undefined && { name }), ...(fileCount > 0 && { files: String(fileCount) }) };
    await recordEvent(tx, {
      type,
      objectType: 'Conversation',
      objectId: row.id,
      seq: row.eventSeq + 1,
      audiences: [buyer, seller],
      ...(type === 'MESSAGE_SENT' && {
        notice: { actorId: actor.userId, at: now, facts, to },
      }),
    });
  }

  /** The conversation in which a message is to stand, held. @throws Problem 403, 404, 409, 429 */
  async function heldFor(tx: Tx, actor: Actor, input: NewMessage, now: Date): Promise<ConversationRow> {
    const { customerId, conversationId, subjectType, subjectId, recipientName } = input;
    if (conversationId !== undefined) {
      const row = await repository.lockConversation(tx, actor.userId, conversationId);
      if (!row || (row.buyerCustomerId !== customerId && row.sellerCustomerId !== customerId))
        return notFound('CONVERSATION_NOT_FOUND');
      refuseOtherRecipient(recipientName, namesShown(row, row.buyerCustomerId === customerId ? 'SELLER' : 'BUYER'));
      return row;
    }
    // A request is not asked for by its name: the rules of the body say so.
    const subject = await repository.readSubject(tx, subjectType as repository.AskedSubject, subjectId!, now);
    if (!subject) return notFound(subjectType === 'SUPPLIER' ? 'SUPPLIER_NOT_FOUND' : 'SUPPLIER_PRODUCT_NOT_FOUND');
    if (subject.customerId === null) throw new Problem(409, 'SELLER_NOT_HERE');
    if (subject.customerId === customerId) throw new Problem(409, 'OWN_OFFER');
    refuseOtherRecipient(recipientName, [subject.sellerName, ...(subject.brandName ? [subject.brandName] : [])]);
    const buyerName = await repository.readCustomerName(tx, customerId);
    const { id, isNew } = await repository.findOrInsert(tx, {
      id: newId(),
      subjectType: subjectType!,
      subjectId: subjectId!,
      subject,
      buyerCustomerId: customerId,
      sellerCustomerId: subject.customerId,
      now,
      searchKey: foldSearchKey(`${subject.title} ${subject.sellerName} ${buyerName}`),
    });
    const isOver = async () => (await repository.countBegun(tx, customerId, ago(now, HOUR_S))) > MOST_BEGUN;
    if (isNew && (await isOver())) throw new Problem(429, 'CONVERSATION_LIMIT', [], HOUR_S);
    return (await repository.lockConversation(tx, actor.userId, id))!;
  }

  /** A seller who reads what is said about a request has seen it. Before the conversation is held: the request comes first. */
  async function requestSeen(tx: Tx, reader: Reader, id: string): Promise<void> {
    const { row, viewer } = await ownById(tx, reader, id);
    const { subjectType, subjectId: requestId, sellerCustomerId } = row;
    if (subjectType === 'TRADE_REQUEST' && viewer.side === 'SELLER')
      await requests.seen(tx, { requestId, sellerCustomerId, userId: reader.actor.userId });
  }

  /** Messages of several conversations, each with its own; those of strangers are left out. */
  async function ownOf(reader: Reader, parties: string[], rows: MessageRow[]) {
    const ids = [...new Set(rows.map(({ conversationId }) => conversationId))];
    const read = await repository.readConversationsByIds(db, reader.actor.userId, ids);
    const conversations = new Map(read.map((row) => [row.id, row]));
    return rows.flatMap((message) => {
      const row = conversations.get(message.conversationId)!;
      const side = sideOf(row, parties);
      return side ? [{ message, row, viewer: { ...reader, side } }] : [];
    });
  }
  const messagesShown = async (...asked: Parameters<typeof ownOf>): Promise<Message[]> =>
    (await ownOf(...asked)).map(({ message, row, viewer }) => toMessage(message, row, viewer));

  const personal: PersonalPart = {
    read: (userId) => messages.readAllOf(db, userId),
    forget: repository.forgetPerson,
  };

  return {
    personal,

    /** Conversations of all for whom the viewer talks. */
    async list(actor: Actor, query: ConversationsQuery): Promise<ConversationPage> {
      const { customerId, side, isUnread, isArchived = false, searchKey } = query;
      const reader = await readerOf(actor);
      const parties = await partiesOf(db, actor);
      const customerIds = customerId === undefined ? parties : parties.filter((each) => each === customerId);
      const scope = { userId: actor.userId, customerIds, side, isUnread, isArchived, words: searchWords(searchKey) };
      const { rows, totalCount, page } = await repository.readConversations(db, scope, paging(query));
      const items = await shown(db, rows, (row) => ({ ...reader, side: sideOf(row, customerIds)! }));
      return { items, totalCount, ...page };
    },

    /** Of each of some things the newest in which the viewer asks; of requests on either side. */
    async bySubject(actor: Actor, asked: ConversationsBySubjectQuery): Promise<Conversation[]> {
      const scope = { userId: actor.userId, customerIds: await partiesOf(db, actor) };
      const rows = await repository.readConversationsBySubject(db, scope, asked);
      const reader = await readerOf(actor);
      return shown(db, rows, (row) => ({ ...reader, side: sideOf(row, scope.customerIds)! }));
    },

    /** @throws Problem 403, 404 */
    one: async (actor: Actor, id: string) => one(db, await readerOf(actor), id),

    /** @throws Problem 403, 404 */
    async thread(actor: Actor, id: string, query: ThreadQuery): Promise<MessagePage> {
      const [read, { rows, page }] = await db.together((on) =>
        Promise.all([repository.readConversation(on, actor.userId, id), messages.readThread(on, id, paging(query))]),
      );
      const { row, viewer } = await own(db, await readerOf(actor), read);
      const items = rows.map((message) => toMessage(message, row, viewer));
      return { items, totalCount: query.ids ? items.length : row.lastSeq, ...page };
    },

    /** Of some conversations the newest of each; else all in which the words stand. Those of strangers are left out. */
    async messages(actor: Actor, query: MessagesQuery): Promise<MessagePage> {
      const { conversationIds, perParent = JOIN_LIMIT, searchKey } = query;
      const reader = await readerOf(actor);
      const parties = await partiesOf(db, actor);
      if (conversationIds) {
        const rows = await messages.readNewestOfEach(db, conversationIds, perParent);
        return onePage(await messagesShown(reader, parties, rows));
      }
      const maskedFor = reader.isMasking ? actor.userId : undefined;
      const search = { customerIds: parties, words: searchWords(searchKey), maskedFor };
      const found = await messages.readMessages(db, search, paging(query));
      const items = await messagesShown(reader, parties, found.rows);
      return { items, totalCount: found.totalCount, ...found.page };
    },

    /** Whether somebody reads one of some messages, and so has its files; staff read those that were reported. */
    async canSee(actor: Actor | undefined, messageIds: string[]): Promise<boolean> {
      if (!actor) return false;
      if (can(actor.roles, 'REPORTS_READ') && (await messages.isOneReported(db, messageIds))) return true;
      const rows = await messages.readMessagesByIds(db, messageIds);
      const own = await ownOf(await readerOf(actor), await partiesOf(db, actor), rows);
      return own.some(({ message, row, viewer }) => readsMessage(message, row, viewer));
    },

    async unread(actor: Actor): Promise<UnreadThread> {
      const items = await repository.readUnread(db, actor.userId, await partiesOf(db, actor), MOST_UNREAD);
      return { totalUnread: items.length, items };
    },

    /** @throws Problem 403, 404, 409, 429 */
    async send(actor: Actor, input: NewMessage, once?: Once): Promise<Conversation> {
      const { customerId, body = '', fileIds = [], confirmsContact } = input;
      const reader = await readerOf(actor);
      const { now } = reader;
      return db.transaction(async (tx) => {
        await customers.actingFor(tx, actor, customerId, 'MESSAGE');
        const row = await heldFor(tx, actor, input, now);
        const side: ConversationSide = row.buyerCustomerId === customerId ? 'BUYER' : 'SELLER';
        if (side === 'BUYER' ? row.isSellerClosed : row.isBuyerClosed) throw new Problem(409, 'CONVERSATION_CLOSED');
        refuseUnwritable(row);
        const fileNames = await files.namesOfOwn(tx, actor, fileIds);
        const isContact = judgeContact(row.isAgreed, { body, fileNames }, confirmsContact);
        if ((await messages.countSent(tx, actor.userId, ago(now, MINUTE_S))) >= MOST_SENT)
          throw new Problem(429, 'MESSAGE_LIMIT', [], MINUTE_S);
        const message = { id: newId(), conversationId: row.id, seq: row.lastSeq + 1, userId: actor.userId, side };
        const text = { body, searchKey: foldSearchKey(body), hasContact: isContact };
        await messages.insertMessage(tx, { ...message, ...text }, now);
        await attachFiles(tx, { files, actor }, message.id, fileIds);
        await noticeRead(tx, actor.userId, noticeOf(row.id));
        await tell(tx, 'MESSAGE_SENT', row, { ...reader, side }, fileIds.length);
        const answer = await one(tx, reader, row.id);
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** Marks as read, or changes an own message. @throws Problem 403, 404, 409 */
    async change(actor: Actor, id: string, input: ThreadChange, once?: Once): Promise<Conversation> {
      const { markReadSeq, messageId, body = '', confirmsContact } = input;
      const reader = await readerOf(actor);
      return db.transaction(async (tx) => {
        if (markReadSeq !== undefined) await requestSeen(tx, reader, id);
        const { row, viewer } = await own(tx, reader, await repository.lockConversation(tx, actor.userId, id));
        if (markReadSeq !== undefined) {
          const seq = Math.min(markReadSeq, row.lastSeq);
          if (await repository.markRead(tx, id, actor.userId, seq)) await tellReading(tx, viewer);
          const eventSeq = await repository.markReadBySide(tx, id, viewer.side, seq);
          if (eventSeq !== undefined) await tellSeen(tx, row, viewer.side, eventSeq);
          if (seq === row.lastSeq) await noticeRead(tx, actor.userId, noticeOf(id));
        } else {
          refuseUnwritable(row);
          const message = await changeable(tx, row, viewer, messageId!);
          const fileNames = message.files.map(({ name }) => name);
          const hasContactNow = judgeContact(row.isAgreed, { body, fileNames }, confirmsContact);
          const text = { body, searchKey: foldSearchKey(body), hasContact: hasContactNow, isDeleted: false };
          await messages.rewrite(tx, message, text, viewer.now);
          await tell(tx, 'MESSAGE_EDITED', row, viewer);
        }
        const answer = await shownTo(tx, (await repository.readConversation(tx, actor.userId, id))!, viewer);
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** @throws Problem 400, 403, 404 */
    async mute(actor: Actor, id: string, { isMuted, mutedUntil }: ConversationMuting): Promise<Conversation> {
      const until = mutedUntil === undefined ? null : new Date(mutedUntil);
      if (until && until <= clock.now()) invalid('mutedUntil', 'TIME_PAST');
      const reader = await readerOf(actor);
      return db.transaction(async (tx) => {
        const { viewer } = await ownById(tx, reader, id);
        await repository.mute(tx, id, actor.userId, { isMuted, mutedUntil: until });
        await tellReading(tx, viewer);
        return one(tx, reader, id);
      });
    },

    /** Takes an own message back, or puts the conversation away for the viewer. @throws Problem 403, 404, 409 */
    async remove(actor: Actor, id: string, { messageId }: ThreadRemovalQuery): Promise<void> {
      const reader = await readerOf(actor);
      await db.transaction(async (tx) => {
        const { row, viewer } = await own(tx, reader, await repository.lockConversation(tx, actor.userId, id));
        if (messageId === undefined) {
          await repository.archive(tx, id, actor.userId, row.lastSeq);
          await noticeRead(tx, actor.userId, noticeOf(id));
          return tellReading(tx, viewer);
        }
        const message = await changeable(tx, row, viewer, messageId);
        if (row.isAgreed) throw new Problem(409, 'MESSAGE_OF_AGREEMENT');
        const nothingLeft = { body: '', searchKey: '', hasContact: false, isDeleted: true };
        await messages.rewrite(tx, message, nothingLeft, viewer.now);
        // What was reported stays for staff until they have decided, as its text does.
        if (!(await messages.isReportWaiting(tx, messageId))) await releaseFiles(tx, files, message);
        await tell(tx, 'MESSAGE_DELETED', row, viewer);
      });
    },
  };
}

const noticeOf = (objectId: string) => ({ type: 'MESSAGE', objectId }) as const;
const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);

/** An own message that can still be changed. @throws Problem 404, 409 */
async function changeable(tx: Tx, row: ConversationRow, { actor, now }: Viewer, messageId: string) {
  const message = await messages.readMessage(tx, row.id, messageId);
  if (!message || message.authorId !== actor.userId || message.deletedAt) return notFound('MESSAGE_NOT_FOUND');
  if (now.getTime() - message.createdAt.getTime() > CHANGEABLE_MS) throw new Problem(409, 'MESSAGE_TOO_OLD');
  return message;
}

/** Of the viewer's own conversations as a whole: other pages of the person count anew. */
const tellReading = (tx: Tx, { actor: { userId }, now }: Viewer) =>
  recordEvent(tx, {
    type: 'CONVERSATIONS_READ',
    objectType: 'UnreadThread',
    objectId: userId,
    seq: now.getTime(),
    audiences: [audience.user(userId)],
  });

/** Tells who wrote that it was read: the other side as a whole, whose pages show it. */
const tellSeen = (tx: Tx, row: ConversationRow, side: ConversationSide, seq: number) =>
  recordEvent(tx, {
    type: 'CONVERSATION_SEEN',
    objectType: 'Conversation',
    objectId: row.id,
    seq,
    audiences: [audienceOfCustomer(side === 'BUYER' ? row.sellerCustomerId : row.buyerCustomerId)],
  });
