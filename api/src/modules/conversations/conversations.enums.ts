import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const ConversationSubject = namedEnum('ConversationSubject', 'What a conversation is about.', {
  SUPPLIER_PRODUCT: { en: 'An offer.', fa: 'کالا' },
  SUPPLIER: { en: 'A supplier.', fa: 'تأمین‌کننده' },
});
export type ConversationSubject = Static<typeof ConversationSubject>;

export const ConversationSide = namedEnum('ConversationSide', 'On which side of a conversation somebody stands.', {
  BUYER: { en: 'Who asks.', fa: 'خریدار' },
  SELLER: { en: 'Who sells.', fa: 'فروشنده' },
});
export type ConversationSide = Static<typeof ConversationSide>;

export const MessageAction = namedEnum('MessageAction', 'What its author can still do with a message.', {
  EDIT: { en: 'Change its text.', fa: 'ویرایش' },
  DELETE: { en: 'Take it back.', fa: 'حذف' },
});
export type MessageAction = Static<typeof MessageAction>;
