import type { NotificationType } from '../../../platform/graph/types.generated.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { notificationMessages as words } from '../messages.ts';
import { ReadNoticesDocument } from './NoticeCard.generated.ts';

type Read = { ids: string[] } | { upTo: string; type?: NotificationType };

/** Marks notices as read; the list and the count in the menu show it. */
export const readNotices = (input: Read): Promise<void> =>
  write(ReadNoticesDocument, { input }, { outdates: ['viewer.notifications', 'viewer.notificationSummary'] }).then(
    () => undefined,
    () => notify('error', words.markFailed),
  );
