import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const ParticipationStatus = namedEnum('ParticipationStatus', 'Where a seller of a trade request stands.', {
  PLANNED: { en: 'Is to get it once it is published.', fa: 'انتخاب‌شده', tone: 'info' },
  INVITED: { en: 'Has got it.', fa: 'دریافت‌شده', tone: 'info' },
  VIEWED: { en: 'Has read it.', fa: 'دیده‌شده', tone: 'info' },
  QUOTING: { en: 'Has sent an offer.', fa: 'پیشنهاد داده', tone: 'info' },
  NOT_SELECTED: { en: 'Is not the one who sells.', fa: 'برگزیده‌نشده', tone: 'error' },
  DECLINED_TO_QUOTE: { en: 'Said no.', fa: 'ردشده', tone: 'error' },
  SELECTED: { en: 'Sells.', fa: 'برگزیده', tone: 'success' },
  REMOVED: { en: 'The buyer removed the seller, who had not responded.', fa: 'حذف‌شده', tone: 'error' },
  LAPSED: { en: 'It ended before an agreement.', fa: 'پایان‌یافته', tone: 'error' },
});
export type ParticipationStatus = Static<typeof ParticipationStatus>;

export const ParticipationAction = namedEnum('ParticipationAction', 'What can be done with the part of a seller.', {
  REMOVE: { en: 'Remove an invited seller who has not responded.', fa: 'حذف فروشنده' },
  DECLINE_TO_QUOTE: { en: 'Send no offer, with a reason.', fa: 'انصراف از پیشنهاد' },
});
export type ParticipationAction = Static<typeof ParticipationAction>;
