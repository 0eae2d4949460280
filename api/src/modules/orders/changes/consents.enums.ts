import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const TradeConsentKind = namedEnum('TradeConsentKind', 'What both sides may agree to after an agreement.', {
  TERM_CHANGE: { en: 'Another term of payment.', fa: 'تغییر شرایط پرداخت' },
  CANCELLATION: { en: 'The end of it, or of what is still to come.', fa: 'لغو با توافق' },
  SETTLEMENT: { en: 'How a dispute ends.', fa: 'سازش' },
});
export type TradeConsentKind = Static<typeof TradeConsentKind>;

export const TradeConsentAsker = namedEnum('TradeConsentAsker', 'Who asks both, or one side the other, to agree.', {
  BUYER: { en: 'Who buys.', fa: 'خریدار' },
  SELLER: { en: 'Who sells.', fa: 'فروشنده' },
  STAFF: { en: 'One of the staff; both sides answer.', fa: 'ناظر راسته' },
});
export type TradeConsentAsker = Static<typeof TradeConsentAsker>;

export const TradeConsentStatus = namedEnum('TradeConsentStatus', 'Where such a question stands.', {
  ASKED: { en: 'Waits for the other side.', fa: 'منتظر پاسخ', tone: 'question' },
  AGREED: { en: 'Both agree.', fa: 'موافقت‌شده', tone: 'success' },
  REFUSED: { en: 'The other side does not.', fa: 'پذیرفته‌نشده', tone: 'error' },
  WITHDRAWN: { en: 'Who asked took it back.', fa: 'پس‌گرفته‌شده', tone: 'info' },
  LAPSED: { en: 'Nobody answered in time.', fa: 'بی‌پاسخ', tone: 'warning' },
});
export type TradeConsentStatus = Static<typeof TradeConsentStatus>;

export const TradeConsentAnswer = namedEnum('TradeConsentAnswer', 'The answer to such a question.', {
  AGREE: { en: 'Yes.', fa: 'موافقم' },
  REFUSE: { en: 'No.', fa: 'موافق نیستم' },
});
export type TradeConsentAnswer = Static<typeof TradeConsentAnswer>;
