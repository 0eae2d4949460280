import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { inBlocks } from '../../platform/database/in-blocks.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { FieldError } from '../../platform/field-error.ts';
import type { NoticeType, NoticeTypes } from '../../platform/notices/notice-type.ts';
import { paging } from '../../platform/paging/paging.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { invalid, invalidAll, notFound } from '../../platform/problem.ts';
import { valuesOf } from '../../platform/schema.ts';
import { versionConflict } from '../../platform/version.ts';
import { NotificationType } from './notifications.enums.ts';
import * as repository from './notifications.repository.ts';
import type { Acting, ChosenKinds, NotificationRow } from './notifications.repository.ts';
import type {
  Notification,
  NotificationPage,
  NotificationPreferences,
  NotificationPreferencesChange,
  NotificationReading,
  NotificationsQuery,
  NotificationSummary,
} from './notifications.schemas.ts';

const FORGOTTEN_AT_ONCE = 5_000;
const types = valuesOf(NotificationType);

type Parts = { db: Database; clock: Clock; noticeTypes: () => NoticeTypes };
export type Notifications = ReturnType<typeof makeNotifications>;

/** A person's inbox. */
export function makeNotifications({ db, clock, noticeTypes }: Parts) {
  function shown({ id, type, eventType, objectId, facts, count, at, readAt }: NotificationRow): Notification {
    const { words, many, targetPath } = noticeTypes()[type]!;
    const { title, detail } = count > 1 ? { title: many(count) } : words({ event: eventType, facts });
    const path = targetPath({ objectId, facts });
    return { id, type, title, ...(detail && { detail }), path, count, isRead: readAt !== null, at: at.toISOString() };
  }

  async function summary({ userId }: Actor, query: Database | Tx = db): Promise<NotificationSummary> {
    const byType = await repository.countUnread(query, userId, types, clock.now());
    const all = byType.reduce((sum, { count }) => sum + count, 0);
    return { unreadCount: Math.min(all, repository.MOST_COUNTED), byType };
  }

  const isBySms = (type: NotificationType) => noticeTypes()[type]!.bySms !== undefined;
  const choicesOf = ({ mail, sms }: ChosenKinds) =>
    types.map((type) => ({
      type,
      byMail: mail[type] ?? noticeTypes()[type]!.byMail,
      ...(isBySms(type) && { bySms: sms[type] ?? true }),
    }));

  /** Kinds that can reach somebody now. */
  async function typesFor(query: Queryable, userId: string): Promise<NotificationType[]> {
    const acting = await repository.readActing(query, userId, clock.now());
    return types.filter((type) => canReach(noticeTypes()[type]!, acting));
  }

  const personal: PersonalPart = {
    read: async (userId) => {
      const chosen = await repository.readPreferences(db, userId);
      return { notices: (await repository.readAllOf(db, userId)).map(shown), choices: choicesOf(chosen) };
    },
    forget: repository.forgetPerson,
  };

  return {
    personal,
    summary,

    async list({ userId }: Actor, { type, isUnread, ...query }: NotificationsQuery): Promise<NotificationPage> {
      const scope = { userId, now: clock.now(), type, isUnread };
      const { rows, totalCount, page } = await repository.readNotifications(db, scope, paging(query));
      return { items: rows.map(shown), totalCount, ...page };
    },

    /** Said again it changes nothing. @throws Problem 400 QUERY_CONFLICT, 404 */
    read(actor: Actor, { ids, upTo, type }: NotificationReading): Promise<NotificationSummary> {
      const { userId } = actor;
      if ((ids === undefined) === (upTo === undefined)) invalid('upTo', 'QUERY_CONFLICT');
      const now = clock.now();
      return db.transaction(async (tx) => {
        const count =
          (upTo === undefined
            ? await repository.markRead(tx, userId, ids!, now)
            : await repository.markReadUpTo(tx, { userId, upTo, type, now })) ?? notFound('NOTIFICATION_NOT_FOUND');
        if (count > 0) await tellReading(tx, userId, now);
        return summary(actor, tx);
      });
    },

    /** Whoever has read a thing has read what told of it. */
    async readWith(tx: Tx, userId: string, { type, objectId }: { type: NotificationType; objectId: string }) {
      const now = clock.now();
      const count = await repository.markReadOf(tx, { userId, type, objectId, now });
      if (count > 0) await tellReading(tx, userId, now);
    },

    async preferences({ userId }: Actor): Promise<NotificationPreferences> {
      const stored = await repository.readPreferences(db, userId);
      return { choices: choicesOf(stored), typesForViewer: await typesFor(db, userId), version: stored.version };
    },

    /** @throws Problem 400 DUPLICATE or SMS_NOT_OFFERED naming the field, 409 VERSION_CONFLICT */
    changePreferences(
      { userId }: Actor,
      { choices, version }: NotificationPreferencesChange,
    ): Promise<NotificationPreferences> {
      invalidAll(
        choices.flatMap(({ type, bySms }, index): FieldError[] => [
          ...(choices.findIndex((each) => each.type === type) < index
            ? [{ field: `choices[${index}].type`, code: 'DUPLICATE' } as const]
            : []),
          ...(bySms !== undefined && !isBySms(type)
            ? [{ field: `choices[${index}].bySms`, code: 'SMS_NOT_OFFERED' } as const]
            : []),
        ]),
      );
      const chosen: ChosenKinds = {
        mail: Object.fromEntries(choices.map(({ type, byMail }) => [type, byMail])),
        sms: Object.fromEntries(choices.flatMap(({ type, bySms }) => (bySms === undefined ? [] : [[type, bySms]]))),
      };
      return db.transaction(async (tx) => {
        await repository.lockPreferences(tx, userId);
        const stored = await repository.readPreferences(tx, userId);
        if (stored.version !== version) versionConflict(stored.version);
        await repository.writePreferences(tx, userId, { version: version + 1, ...chosen });
        return { choices: choicesOf(chosen), typesForViewer: await typesFor(tx, userId), version: version + 1 };
      });
    },

    forgetOld: () => inBlocks(FORGOTTEN_AT_ONCE, (most) => repository.forgetOld(db, clock.now(), most)),

    /** @throws Error when a kind has no notice, or a notice no kind */
    async check(): Promise<void> {
      const said = Object.keys(noticeTypes()).sort();
      const known = [...types].sort();
      if (said.join() !== known.join())
        throw new Error(`kinds of notices: ${said.join()} are declared, not ${known.join()}`);
    },
  };
}

/** Whether somebody who acts so hears of a kind: by name anybody does. */
const canReach = ({ permission, isPersonal = false, isOfSellers = false }: NoticeType, acting: readonly Acting[]) =>
  permission === undefined ||
  isPersonal ||
  acting.some(
    ({ isOwner, permissions, isSeller }) =>
      (isSeller || !isOfSellers) && (isOwner || [permission].flat().some((each) => permissions.includes(each))),
  );

/** Of the inbox as a whole: other pages of the person count anew. */
const tellReading = (tx: Tx, userId: string, now: Date) =>
  recordEvent(tx, {
    type: 'NOTIFICATIONS_READ',
    objectType: 'Notification',
    objectId: userId,
    seq: now.getTime(),
    audiences: [audience.user(userId)],
  });
