import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const StuckReason = namedEnum('StuckReason', 'Why an order may need help from staff.', {
  NO_ACT: { en: 'Nobody did anything for 90 days.', fa: '۹۰ روز بدون هیچ اقدامی', tone: 'warning' },
  BUYER_GONE: { en: 'Nobody is in the buyer’s company.', fa: 'شرکت خریدار عضو فعالی ندارد', tone: 'error' },
});
export type StuckReason = Static<typeof StuckReason>;
