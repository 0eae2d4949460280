import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const MilestoneStatus = namedEnum('MilestoneStatus', 'Where a part of an agreed service stands.', {
  PLANNED: { en: 'Is to be done.', fa: 'در برنامه', tone: 'info' },
  SUBMITTED: { en: 'Is handed over; the buyer is to answer.', fa: 'منتظر بررسی', tone: 'warning' },
  ACCEPTED: { en: 'Was accepted.', fa: 'پذیرفته‌شده', tone: 'success' },
  REJECTED: { en: 'Was not accepted; it may be handed over again.', fa: 'پذیرفته‌نشده', tone: 'error' },
  CANCELLED: { en: 'Cancelled: no longer in force.', fa: 'لغوشده', tone: 'error' },
});
export type MilestoneStatus = Static<typeof MilestoneStatus>;
