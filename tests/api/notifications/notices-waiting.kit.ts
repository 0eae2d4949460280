import { claimNotices } from '../../../api/src/modules/suppliers/claims/notices.ts';
import { commentNotices } from '../../../api/src/modules/content/comments/notices.ts';
import { conversationNotices } from '../../../api/src/modules/conversations/notices.ts';
import { customerNotices } from '../../../api/src/modules/customers/notices.ts';
import { entryNotices } from '../../../api/src/modules/listings/entries/notices.ts';
import { identityNotices } from '../../../api/src/modules/identity/notices.ts';
import { delegationNotices, merchantNotices } from '../../../api/src/modules/merchants/notices.ts';
import { noteNotices } from '../../../api/src/modules/notes/reminders.ts';
import type { NotificationType } from '../../../api/src/modules/notifications/notifications.enums.ts';
import { productNotices } from '../../../api/src/modules/products/notices.ts';
import { tradeNotices } from '../../../api/src/modules/trade/notices.ts';
import { verificationNotices } from '../../../api/src/modules/verifications/notices.ts';
import type { NoticeTypes } from '../../../api/src/platform/notices/notice-type.ts';
import type { App } from '../suppliers/claims/claims.kit.ts';

const declared: NoticeTypes = {
  ...claimNotices,
  ...commentNotices,
  ...conversationNotices,
  ...customerNotices,
  ...entryNotices,
  ...identityNotices,
  ...delegationNotices,
  ...merchantNotices,
  ...noteNotices,
  ...productNotices,
  ...tradeNotices,
  ...verificationNotices,
};

/** Kinds that only inform; they ask nothing of the reader. */
export const tellsOnly: readonly NotificationType[] = [
  'PAGE_DECIDED',
  'MERCHANT_DECIDED',
  'MERCHANT_SUSPENDED',
  'SUPPLIER_DECIDED',
  'CLAIM_DECIDED',
  'EVIDENCE_DECIDED',
  'CATEGORY_REPLACED',
  'BASE_PRODUCT_DECIDED',
  'ENTRY_DECIDED',
  'CHANGE_DECIDED',
  'IDENTITY_DECIDED',
  'DELEGATION_ANSWERED',
  'DELEGATION_SUSPENDED',
  'DELEGATION_RESUMED',
  'DELEGATION_NOTICE',
  'DELEGATION_ENDED',
  'APPROVAL_ENDED',
  'INFO_GIVEN',
  'REQUEST_AGREED',
  'SHIPPED',
  'DELIVERY_ANSWERED',
  'CONSENT_ANSWERED',
  'DISPUTE_ANSWERED',
  'RESOLVED',
  'SELLER_ANSWERED',
  'NOT_SELECTED',
  'REQUEST_ENDED',
  'NEW_DEVICE',
  'COMMENT_DECIDED',
  'COMMENT_ANSWERED',
  'FEEDBACK_ENDED',
  'MEMBER_ANSWERED',
];

/** Kinds that ask the reader to do something. */
export const asking = Object.keys(declared).filter((kind) => declared[kind]!.asks) as NotificationType[];

/** People who never read a notice: of which kinds one came to them, and of which one was taken back. */
export function watching(app: App, userIds: readonly string[]) {
  const came = new Set<string>();
  const gone = new Set<string>();
  let before = new Map<string, string>();
  return {
    came,
    gone,
    async look(): Promise<void> {
      const rows = await app.db.query<{ id: string; type: string }>(
        'select id, type from notifications where asks and user_id = any($1::uuid[])',
        [userIds],
      );
      const now = new Map(rows.map(({ id, type }) => [id, type]));
      for (const type of now.values()) came.add(type);
      for (const [id, type] of before) if (!now.has(id)) gone.add(type);
      before = now;
    },
  };
}
