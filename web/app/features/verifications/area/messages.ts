import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of verifications. */
export const area: OwnArea = {
  kept: { verifications: 'درخواست‌های تأیید هویت و پاسخ آن‌ها.' },
  liveQueries: {
    IdentityVerification: [
      'viewer.identityVerifications',
      'viewer.customers',
      'viewer.customerProfile',
      'staff.identityVerifications',
      'staff.queues',
    ],
  },
};
