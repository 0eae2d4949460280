import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const VerificationStatus = namedEnum('VerificationStatus', 'Where a request stands.', {
  PENDING: { en: 'Waits for staff.', fa: 'در حال بررسی', tone: 'warning' },
  CONFIRMED: { en: 'Staff found it right; it is locked from then on.', fa: 'تأیید شد', tone: 'success' },
  REJECTED: { en: 'Staff found it wrong and say why.', fa: 'رد شد', tone: 'error' },
  WITHDRAWN: { en: 'Taken back by who asked.', fa: 'پس گرفته شد', tone: 'info' },
  REVOKED: { en: 'Was confirmed once; staff ended it and say why.', fa: 'دیگر تأییدشده نیست', tone: 'error' },
});
export type VerificationStatus = Static<typeof VerificationStatus>;
