import { daytimeLeft } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { NoticeTypes } from '../../platform/notices/notice-type.ts';
import type { Notices } from '../../platform/outbox/notices.ts';
import { type DueSms, takeDueSms } from './fan-out.repository.ts';

/** As the provider knows it, with one token: the address. */
const TEMPLATE = 'rasteh-notice';
const INBOX = '/profile/notifications';
const PEOPLE_AT_ONCE = 100;

type Parts = { db: Database; clock: Clock; notices: Notices; noticeTypes: () => NoticeTypes };

/**
 * One SMS a person for all that waited unread, with the address where it is seen. Nobody is woken: what is due in the night leaves
 * in the morning, and no provider is tried into the night.
 */
export function makeNoticeSms({ db, clock, notices, noticeTypes }: Parts) {
  /** Of several things, told as one or not, only the inbox has all. */
  const pathOf = ({ type, objectId, facts, count }: DueSms) =>
    count > 1 ? INBOX : noticeTypes()[type]!.targetPath({ objectId, facts });

  /** @returns how many notices were taken */
  const block = (triedSeconds: number) =>
    db.transaction(async (tx) => {
      const due = await takeDueSms(tx, clock.now(), PEOPLE_AT_ONCE);
      for (const ofPerson of Map.groupBy(due, ({ userId }) => userId).values()) {
        const unread = ofPerson.filter(({ phone }) => phone !== null);
        if (unread.length === 0) continue;
        const [path = INBOX, ...others] = new Set(unread.map(pathOf));
        const { userId, phone } = unread[0]!;
        const customerIds = [...new Set(unread.flatMap(({ customerId }) => customerId ?? []))];
        const address = {
          path: others.length === 0 ? path : INBOX,
          triedSeconds,
          to: { userId, partyIds: customerIds },
        };
        await notices.send(tx, phone!, TEMPLATE, address);
      }
      return due.length;
    });

  return {
    async send(): Promise<void> {
      let left: number;
      do left = Math.floor(daytimeLeft(clock.now()) / 1_000);
      while (left > 0 && (await block(left)) > 0);
    },
  };
}
