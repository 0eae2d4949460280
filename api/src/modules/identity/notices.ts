import type { Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { NoticeTypes } from '../../platform/notices/notice-type.ts';
import { noticeWords as words } from './messages.ts';

/** What people are told of their sessions. */
export const identityNotices: NoticeTypes = {
  NEW_DEVICE: {
    // Only whose session it is.
    events: ['NEW_DEVICE'],
    byMail: false,
    targetPath: () => '/profile',
    words: () => ({ title: words.newDevice, detail: words.ifNotYou }),
    many: words.manyDevices,
  },
};

/** Somebody came in by a browser that this person has not used before. Who did it may be anybody who had the code: nobody is left out. */
export const tellOfNewDevice = (tx: Tx, { userId, sessionId, at }: { userId: string; sessionId: string; at: Date }) =>
  recordEvent(tx, {
    type: 'NEW_DEVICE',
    objectType: 'Session',
    objectId: sessionId,
    seq: 1,
    audiences: [audience.user(userId)],
    notice: { actorId: null, at },
  });
