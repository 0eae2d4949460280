import type { ChangeFeed } from '../../platform/changes/change-feed.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { audience, userOf } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { alarm } from '../../platform/metrics.ts';
import type { NoticeType, NoticeTypes } from '../../platform/notices/notice-type.ts';
import type { Customers } from '../customers/index.ts';
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
};
type Kind = { name: NotificationType; type: NoticeType };
type Hearer = { userId: string; groupKey: string };

/**
 * Makes notices of events: whatever a transaction recorded for inboxes is in them a moment after it. One api does it at a time,
 * in the transaction that takes the events away, so each event is in each inbox once.
 */
export function makeFanOut({ db, clock, feed, customers, noticeTypes }: Parts) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  const kindsOf = (event: string): Kind[] =>
    Object.entries(noticeTypes()).flatMap(([name, type]) =>
      type.events.includes(event) ? [{ name: name as NotificationType, type }] : [],
    );

  /** Each person once, but for who did it. */
  async function hearersOf(
    tx: Tx,
    event: FanOutRow,
    { permission, ofEachThing, untold }: NoticeType,
  ): Promise<Hearer[]> {
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
          hearers.set(one, { userId: one, groupKey: ofEachThing ? `${each} ${objectId}` : each });
    }
    if (hearers.size === 0 || !untold) return [...hearers.values()];
    for (const userId of await untold(tx, { objectId, userIds: [...hearers.keys()], at })) hearers.delete(userId);
    return [...hearers.values()];
  }

  async function deliver(tx: Tx, event: FanOutRow, { name, type }: Kind): Promise<void> {
    const hearers = await hearersOf(tx, event, type);
    if (hearers.length === 0) return;
    const known = await repository.readHearers(
      tx,
      hearers.map(({ userId }) => userId),
    );
    const isForSms = type.bySms?.({ event: event.type, facts: event.facts }) ?? false;
    const unreadAt = new Date(event.at.getTime() + UNREAD_MS);
    for (const { userId, mail, sms, hasMail } of known) {
      const { groupKey } = hearers.find((each) => each.userId === userId)!;
      const byMail = hasMail && (mail?.[name] ?? type.byMail);
      const bySms = isForSms && (sms?.[name] ?? true);
      const dueAt = { mailDueAt: byMail ? unreadAt : null, smsDueAt: bySms ? unreadAt : null };
      const row = { ...event, id: newId(), userId, notice: name, groupKey, ...dueAt };
      const together = await repository.addToOne(tx, row);
      if (!together) await repository.insertOne(tx, row);
      const { id, count } = together ?? { id: row.id, count: 1 };
      const told = { type: 'NOTIFIED', objectType: 'Notification', objectId: id, seq: count };
      await recordEvent(tx, { ...told, audiences: [audience.user(userId)] });
    }
  }

  /** @returns how many events were taken */
  const block = () =>
    db.transaction(async (tx) => {
      const events = await repository.takeEvents(tx, AT_ONCE);
      for (const event of events) for (const kind of kindsOf(event.type)) await deliver(tx, event, kind);
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
    /** From now on at once, whichever api wrote the event. */
    start: () =>
      void feed.listen({
        happened: ({ events }) => {
          if (events.some(({ kind }) => kindsOf(kind).length > 0))
            run().catch((error: Error) => alarm('fan-out', error.message));
        },
        // What waits is taken by the recurring run.
        lost: () => undefined,
      }),
  };
}
