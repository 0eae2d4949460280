import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const TradeStatus = namedEnum('TradeStatus', 'Where a trade request stands.', {
  DRAFT: { en: 'Is being written; no seller sees it.', fa: 'پیش‌نویس', tone: 'info' },
  AWAITING_CONFIRMATION: { en: 'Awaiting approval by the buyer’s company.', fa: 'منتظر تأیید شرکت', tone: 'warning' },
  PUBLISHED: { en: 'The seller has it and has not answered.', fa: 'منتظر پاسخ فروشنده', tone: 'warning' },
  NEEDS_INFO: { en: 'The seller asked; the buyer is to answer.', fa: 'پرسش فروشنده', tone: 'question' },
  NEGOTIATING: { en: 'Offers go to and fro.', fa: 'در حال مذاکره', tone: 'warning' },
  AGREED: { en: 'Both agreed.', fa: 'توافق‌شده', tone: 'success' },
  IN_FULFILMENT: { en: 'Is being delivered.', fa: 'در حال انجام', tone: 'info' },
  DELIVERED: { en: 'All is handed over; the buyer is to answer.', fa: 'تحویل‌شده', tone: 'warning' },
  DISPUTED: { en: 'One side disputes what came of some lines.', fa: 'در اختلاف', tone: 'warning' },
  COMPLETED: { en: 'Is delivered and accepted.', fa: 'انجام‌شده', tone: 'success' },
  DECLINED: { en: 'The seller or the buyer said no.', fa: 'ردشده', tone: 'error' },
  CANCELLED: { en: 'Was ended before it was done.', fa: 'لغوشده', tone: 'error' },
  EXPIRED: { en: 'Nobody answered in time.', fa: 'منقضی', tone: 'error' },
});
export type TradeStatus = Static<typeof TradeStatus>;

export const TradeSide = namedEnum('TradeSide', 'On which side of a trade somebody stands.', {
  BUYER: { en: 'Who buys.', fa: 'خریدار' },
  SELLER: { en: 'Who sells.', fa: 'فروشنده' },
});
export type TradeSide = Static<typeof TradeSide>;
