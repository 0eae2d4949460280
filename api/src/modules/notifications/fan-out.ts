import type { ChangeFeed } from '../../platform/changes/change-feed.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { StoredEvent } from '../../platform/domain-events/subscribers.repository.ts';
import { audience, userOf } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { alarm } from '../../platform/metrics.ts';
import type { Asked, EventNotices, NoticeType, NoticeTypes, Reader } from '../../platform/notices/notice-type.ts';
import { customerOf, type Customers } from '../customers/index.ts';
import * as repository from './fan-out.repository.ts';
import type { FanOutRow } from './fan-out.repository.ts';
import type { NotificationType } from './notifications.enums.ts';

const AT_ONCE = 200;
/** Who reads within it needs neither a mail nor an SMS. */
const UNREAD_MS = 600_000;

type Parts = {
  db: Database;
  clock: Clock;
  feed: ChangeFeed;
  customers: Pick<Customers, 'peopleOf'>;
  noticeTypes: () => NoticeTypes;
  /** Of all modules, by the aggregate. */
  eventNotices: () => Readonly<Record<string, EventNotices>>;
};
type Kind = { name: NotificationType; type: NoticeType };
type Hearer = { userId: string; groupKey: string; customerId: string | null };

/**
 * Makes notices of events: whatever a transaction recorded for inboxes is in them a moment after it. One api does it at a time,
 * in the transaction that takes the events away, so each event is in each inbox once.
 */
export function makeFanOut({ db, clock, feed, customers, noticeTypes, eventNotices }: Parts) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  const kindsOf = (event: string): Kind[] =>
    Object.entries(noticeTypes()).flatMap(([name, type]) =>
      type.events.includes(event) ? [{ name: name as NotificationType, type }] : [],
    );

  /** Things of which some kind of notice asks for something. */
  const asking = () => new Set(Object.values(noticeTypes()).flatMap(({ asks }) => asks?.of ?? []));

  /** Each person once, but for who did it. */
  async function hearersOf(tx: Tx, event: FanOutRow, { permission, asks, untold }: NoticeType): Promise<Hearer[]> {
    const { audiences, actorId, objectId, at } = event;
    const hearers = new Map<string, Hearer>();
    for (const each of audiences) {
      const userId = userOf(each);
      const found = userId
        ? [userId]
        : permission
          ? await customers.peopleOf(tx, each, { permission, at: clock.now() })
          : [];
      for (const one of found)
        if (one !== actorId && !hearers.has(one))
          hearers.set(one, {
            userId: one,
            groupKey: asks ? `${each} ${objectId}` : each,
            customerId: customerOf(each) ?? null,
          });
    }
    if (hearers.size === 0 || !untold) return [...hearers.values()];
    for (const userId of await untold(tx, { objectId, userIds: [...hearers.keys()], at })) hearers.delete(userId);
    return [...hearers.values()];
  }

  async function deliver(tx: Tx, event: FanOutRow, { name, type }: Kind): Promise<void> {
    const hearers = await hearersOf(tx, event, type);
    const waiting = await waitingFor(tx, type, {
      objectId: event.objectId,
      event: event.type,
      readers: asReaders(hearers),
    });
    if (hearers.length === 0) return;
    const known = await repository.readHearers(
      tx,
      hearers.map(({ userId }) => userId),
    );
    for (const wishes of known) {
      const { userId } = wishes;
      const hearer = hearers.find((each) => each.userId === userId)!;
      const count = waiting?.get(userId) ?? 0;
      // It was answered before anybody could be told.
      if (waiting && count === 0) continue;
      const row = {
        ...event,
        ...hearer,
        id: newId(),
        notice: name,
        waiting: waiting ? count : null,
        ...asWished(event, { name, type }, hearer, wishes),
      };
      const together = await (waiting ? repository.askAgain(tx, row) : repository.addToOne(tx, row));
      if (!together) await repository.insertOne(tx, row);
      const { id, count: seq } = together ?? { id: row.id, count: 1 };
      const told = { type: 'NOTIFIED', objectType: 'Notification', objectId: id, seq };
      await recordEvent(tx, { ...told, audiences: [audience.user(userId)] });
    }
  }

  /** How much of a thing waits for whom; undefined of what asks for nothing. */
  const waitingFor = (tx: Tx, { asks }: NoticeType, asked: Omit<Asked, 'at'>) =>
    asks && asked.readers.length > 0 ? asks.waiting(tx, { ...asked, at: clock.now() }) : undefined;

  /** What asked for something of a thing is taken back, or counts less, once less of it waits. */
  async function lookAgain(tx: Tx, objectId: string): Promise<void> {
    const rows = await repository.lockAsking(tx, objectId);
    const told = new Set<string>();
    for (const asked of Map.groupBy(rows, ({ type, event }) => `${type} ${event}`).values()) {
      const { type, event } = asked[0]!;
      const waiting = await waitingFor(tx, noticeTypes()[type]!, { objectId, event, readers: asReaders(asked) });
      for (const { id, userId, count } of asked) {
        const now = waiting?.get(userId) ?? 0;
        if (now >= count) continue;
        await repository.recount(tx, id, now);
        told.add(userId);
      }
    }
    const event = { type: 'NOTIFICATIONS_TAKEN_BACK', objectType: 'Notification', seq: clock.now().getTime() };
    for (const userId of told)
      await recordEvent(tx, { ...event, objectId: userId, audiences: [audience.user(userId)] });
  }

  /** A domain event as the fan-out takes it; undefined where it is told to nobody. */
  async function rowOf(tx: Tx, event: StoredEvent): Promise<FanOutRow | undefined> {
    const { id: eventId, aggregate, aggregateId: objectId, type, audiences, actorId, at } = event;
    const told = eventNotices()[aggregate];
    if (!told || audiences.length === 0 || kindsOf(type).length === 0) return undefined;
    const facts = await told.facts(tx, event);
    return facts && { eventId, type, objectType: told.objectType, objectId, audiences, actorId, facts, at };
  }

  /** What domain events tell, in the inboxes of those whom they name. */
  async function tellOf(tx: Tx, events: readonly StoredEvent[]): Promise<void> {
    await repository.waitForOthers(tx);
    const rows = await Promise.all(events.map((event) => rowOf(tx, event)));
    for (const row of rows) for (const kind of row ? kindsOf(row.type) : []) await deliver(tx, row!, kind);
    for (const objectId of new Set(events.map(({ aggregateId }) => aggregateId))) await lookAgain(tx, objectId);
  }

  /** @returns how many events were taken */
  const block = () =>
    db.transaction(async (tx) => {
      const events = await repository.takeEvents(tx, AT_ONCE);
      for (const event of events) for (const kind of kindsOf(event.type)) await deliver(tx, event, kind);
      for (const objectId of new Set(events.map((each) => each.objectId))) await lookAgain(tx, objectId);
      return events.length;
    });

  async function runAll(): Promise<void> {
    do {
      isAskedAgain = false;
      while ((await block()) === AT_ONCE);
    } while (isAskedAgain);
  }

  /** Takes all that waits. Who asks while it runs has it look once more. */
  function run(): Promise<void> {
    if (running) isAskedAgain = true;
    return (running ??= runAll().finally(() => (running = undefined)));
  }

  return {
    run,
    tellOf,
    /** From now on at once, whichever api wrote the event. */
    start: () =>
      void feed.listen({
        happened: ({ events }) => {
          if (events.some(({ kind, objectType }) => kindsOf(kind).length > 0 || asking().has(objectType)))
            run().catch((error: Error) => alarm('fan-out', error.message));
        },
        // What waits is taken by the recurring run.
        lost: () => undefined,
      }),
  };
}

const asReaders = (told: readonly Pick<Hearer, 'userId' | 'customerId'>[]): Reader[] =>
  told.map(({ userId, customerId }) => ({ userId, partyId: customerId }));

type Wishes = Awaited<ReturnType<typeof repository.readHearers>>[number];

/** By which permissions somebody is told, and which ways the notice takes unless it is read before. */
function asWished(event: FanOutRow, { name, type }: Kind, { customerId }: Hearer, { mail, sms, hasMail }: Wishes) {
  const unreadAt = new Date(event.at.getTime() + UNREAD_MS);
  const isForSms = type.bySms?.({ event: event.type, facts: event.facts }) ?? false;
  const byMail = hasMail && (mail?.[name] ?? type.byMail);
  const bySms = isForSms && (sms?.[name] ?? true);
  return {
    permissions: customerId === null ? [] : [type.permission ?? []].flat(),
    mailDueAt: byMail ? unreadAt : null,
    smsDueAt: bySms ? unreadAt : null,
  };
}
