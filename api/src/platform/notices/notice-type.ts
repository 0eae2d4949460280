import type { Queryable } from '../database/database.ts';
import type { StoredEvent } from '../domain-events/subscribers.repository.ts';

/** What an event says of itself, for the words of a notice. */
export type NoticeFacts = Readonly<Record<string, string | undefined>>;

/** Somebody who is told: by name, or as one of a company. */
export type Reader = { userId: string; partyId: string | null };

/** What of a thing may wait for some readers, of the event that asked last. */
export type Asked = { objectId: string; event: string; readers: readonly Reader[]; at: Date };

/** A kind of notice in people's inboxes. Its module declares it in the manifest, under its name in `NotificationType`. */
export type NoticeType = {
  /** Types of the events that it tells of, as `recordEvent` gets them; they carry a `notice`. */
  events: readonly string[];
  /**
   * Of the people of a company that is told of the event: those with one of these permissions, and owners. Without it only who is
   * told by name.
   */
  permission?: string | readonly string[];
  /** Whether people without a company are told of it by name too. */
  isPersonal?: boolean;
  /** Whether only companies are told that sell, or claim a supplier. */
  isOfSellers?: boolean;
  /** Whether it goes out by mail too, unless a person wants it otherwise. */
  byMail: boolean;
  /**
   * Which of them go out by SMS too, unless a person wants it otherwise; none without it. For what cannot wait until somebody looks
   * into the inbox.
   */
  bySms?: (notice: { event: string; facts: NoticeFacts }) => boolean;
  /** Of the people whom it would tell, those who need or want no notice of the thing now. */
  untold?: (query: Queryable, notice: { objectId: string; userIds: string[]; at: Date }) => Promise<string[]>;
  /**
   * Of what asks its readers for something: how much of the thing waits for each now, by user; nothing for who is not in it. A thing has
   * one notice then, which counts that and is taken back once nothing waits. It is looked at again with any event of the thing, and
   * where another thing settles it (`lookAgain`). A kind without it tells of what happened;
   * `tests/api/notifications/notices-waiting.kit.ts` names each of those.
   * `of`: the thing's schema, as `recordEvent` gets it.
   */
  asks?: { of: string; waiting: (query: Queryable, asked: Asked) => Promise<ReadonlyMap<string, number>> };
  /** Where it leads, below the site's origin. */
  targetPath: (notice: { objectId: string; facts: NoticeFacts }) => string;
  /** What is read of one event, and of several within minutes. */
  words: (notice: { event: string; facts: NoticeFacts }) => { title: string; detail?: string | undefined };
  many: (count: number) => string;
};

/** Kinds of notices by their names. */
export type NoticeTypes = Readonly<Record<string, NoticeType>>;

/** How notices tell of the events of an aggregate. */
export type EventNotices = {
  /** Name of its schema in the contract. */
  objectType: string;
  /** What the words of a notice name, read when it is made: no event keeps names. Undefined where the thing is gone: nobody is told. */
  facts: (query: Queryable, event: StoredEvent) => Promise<NoticeFacts | undefined>;
};
