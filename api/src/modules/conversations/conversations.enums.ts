import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const ConversationSubject = namedEnum('ConversationSubject', 'What a conversation is about.', {
  SUPPLIER_PRODUCT: { en: 'An offer.', fa: 'کالا' },
  SUPPLIER: { en: 'A supplier.', fa: 'تأمین‌کننده' },
  TRADE_REQUEST: { en: 'A trade request that is published.', fa: 'سفارش یا استعلام' },
});
export type ConversationSubject = Static<typeof ConversationSubject>;

export const ConversationSide = namedEnum('ConversationSide', 'On which side of a conversation somebody stands.', {
  BUYER: { en: 'Who asks.', fa: 'خریدار' },
  SELLER: { en: 'Who sells.', fa: 'فروشنده' },
});
export type ConversationSide = Static<typeof ConversationSide>;

export const ConversationStatus = namedEnum('ConversationStatus', 'Whether both sides of a conversation can write.', {
  OPEN: { en: 'Both sides write.', fa: 'باز', tone: 'success' },
  CLOSED: { en: 'At rest for 90 days; the next message opens it.', fa: 'بسته', tone: 'info' },
  BLOCKED: { en: 'One of both sides stopped all messages.', fa: 'مسدود', tone: 'warning' },
});
export type ConversationStatus = Static<typeof ConversationStatus>;

export const MessageAction = namedEnum('MessageAction', 'What the viewer can still do with a message.', {
  EDIT: { en: 'Change its text.', fa: 'ویرایش' },
  DELETE: { en: 'Take it back.', fa: 'حذف' },
  REPORT: { en: 'Tell staff what is wrong with it.', fa: 'گزارش' },
});
export type MessageAction = Static<typeof MessageAction>;

export const MessageReportReason = namedEnum('MessageReportReason', 'What is wrong with a message.', {
  SPAM: { en: 'Advertising that nobody asked for.', fa: 'تبلیغ ناخواسته' },
  ABUSE: { en: 'Insult or threat.', fa: 'توهین یا تهدید' },
  FRAUD: { en: 'Deceit, or a suspicious demand.', fa: 'فریب یا درخواست مشکوک' },
  OTHER: { en: 'Something else, as explained.', fa: 'موردی دیگر' },
});
export type MessageReportReason = Static<typeof MessageReportReason>;
