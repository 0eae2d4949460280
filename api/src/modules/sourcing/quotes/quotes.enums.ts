import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const QuoteStatus = namedEnum('QuoteStatus', 'Where an offer stands.', {
  DRAFT: { en: 'Is being written; the other side does not see it.', fa: 'پیش‌نویس', tone: 'info' },
  SENT: { en: 'Can be accepted.', fa: 'منتظر پاسخ', tone: 'warning' },
  SUPERSEDED: { en: 'A later one took its place.', fa: 'جایگزین‌شده', tone: 'info' },
  ACCEPTED: { en: 'Was accepted.', fa: 'پذیرفته‌شده', tone: 'success' },
  WITHDRAWN: { en: 'Was taken back.', fa: 'پس‌گرفته‌شده', tone: 'error' },
  EXPIRED: { en: 'Holds no more.', fa: 'پایان اعتبار', tone: 'error' },
  DECLINED: { en: 'Was not taken.', fa: 'ردشده', tone: 'error' },
});
export type QuoteStatus = Static<typeof QuoteStatus>;

export const QuoteAction = namedEnum('QuoteAction', 'What can be done with an offer.', {
  EDIT: { en: 'Change the draft.', fa: 'ویرایش پیش‌نویس' },
  REMOVE: { en: 'Throw the draft away.', fa: 'حذف پیش‌نویس' },
  SEND: { en: 'Send it to the other side.', fa: 'ارسال' },
  ACCEPT: { en: 'Take the other side’s offer.', fa: 'پذیرش' },
  WITHDRAW: { en: 'Withdraw your offer.', fa: 'پس گرفتن' },
  DECLINE: { en: 'Say no to the offer of one of several sellers.', fa: 'رد' },
  EXTEND: { en: 'Extend the validity of your offer.', fa: 'تمدید اعتبار' },
});
export type QuoteAction = Static<typeof QuoteAction>;

export const FreightKind = namedEnum('FreightKind', 'Who pays what for bringing the goods.', {
  AMOUNT: { en: 'Costs so much more.', fa: 'مبلغ جدا' },
  INCLUDED: { en: 'Is in the prices.', fa: 'در قیمت' },
  PICKUP: { en: 'The buyer fetches the goods.', fa: 'تحویل در محل فروشنده' },
  NOT_STATED: { en: 'Nothing is said of it.', fa: 'گفته نشده' },
});
export type FreightKind = Static<typeof FreightKind>;
