import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const EntryAction = namedEnum('EntryAction', 'What can be done with an entry of one’s own.', {
  EDIT: { en: 'Change a draft.', fa: 'ویرایش' },
  REMOVE: { en: 'Throw a draft away that was never published.', fa: 'حذف' },
  SUBMIT: { en: 'Hand it in.', fa: 'ارسال برای بررسی' },
  WITHDRAW: { en: 'Take it back before staff decide.', fa: 'پس گرفتن' },
  CONFIRM: { en: 'Staff: let it be sold.', fa: 'تأیید' },
  REJECT: { en: 'Staff: turn it down.', fa: 'رد' },
  SEND_BACK: { en: 'The site: its product was turned down.', fa: 'بازگشت به پیش‌نویس' },
  PRICE: { en: 'Change price, stock and lead time, at once.', fa: 'تغییر قیمت و موجودی' },
  ARCHIVE: { en: 'Take it off the market.', fa: 'بایگانی' },
  RESTORE: { en: 'Make a draft of it again.', fa: 'بازگرداندن' },
  COPY: { en: 'Begin another one like it.', fa: 'رونوشت' },
});
export type EntryAction = Static<typeof EntryAction>;

export const HiddenReason = namedEnum('HiddenReason', 'Why a published entry is not shown to buyers.', {
  SUPPLIER_NOT_CONFIRMED: {
    en: 'Its supplier is not confirmed.',
    fa: 'تأمین‌کننده تأیید نشده یا معلق است',
    tone: 'warning',
  },
  MERCHANT_NOT_CONFIRMED: {
    en: 'Who sells it is not confirmed.',
    fa: 'فروشنده تأیید نشده یا معلق است',
    tone: 'warning',
  },
  AGENCY_NOT_IN_FORCE: { en: 'The agency behind it is not in force.', fa: 'نمایندگی آن معتبر نیست', tone: 'warning' },
});
export type HiddenReason = Static<typeof HiddenReason>;

export const EntryReason = namedEnum('EntryReason', 'Why staff turn an entry down or take it off the market.', {
  TITLE: { en: 'Its title says something else than it is.', fa: 'عنوان نادرست' },
  SPEC: { en: 'Its specification is wrong.', fa: 'مشخصات نادرست' },
  IMAGE: { en: 'Its pictures are wrong or of others.', fa: 'تصویر نادرست' },
  PRICE_UNIT: { en: 'Price and unit do not fit.', fa: 'قیمت یا واحد نادرست' },
  CATEGORY: { en: 'It stands in the wrong category.', fa: 'دستهٔ نادرست' },
  DOUBLE: { en: 'It is there already.', fa: 'تکراری' },
  CONTACT: { en: 'It has phones or addresses in it.', fa: 'راه تماس در متن' },
  FORBIDDEN: { en: 'It may not be sold.', fa: 'غیرمجاز' },
});
export type EntryReason = Static<typeof EntryReason>;

export const EntryGap = namedEnum('EntryGap', 'What an entry still lacks before it can be handed in.', {
  MERCHANT_NOT_CONFIRMED: { en: 'Who sells it is not confirmed.', fa: 'فروشنده هنوز تأیید نشده است' },
  SUPPLIER_NOT_CONFIRMED: { en: 'Its supplier is not confirmed.', fa: 'تأمین‌کننده هنوز تأیید نشده است' },
  BASE_PRODUCT_NOT_PUBLISHED: { en: 'The product it offers is not published.', fa: 'کالای پایه منتشر نشده است' },
  AGENCY_NOT_IN_FORCE: { en: 'The agency behind it is not in force.', fa: 'نمایندگی معتبر نیست' },
  SKU: { en: 'It has no code.', fa: 'کد کالا نوشته نشده است' },
  COMPLETENESS: { en: 'Less than 60 of 100 is stated.', fa: 'کمتر از ۶۰ درصد مشخصات نوشته شده است' },
});
export type EntryGap = Static<typeof EntryGap>;

export const EntryDecision = namedEnum('EntryDecision', 'What staff decide of an entry.', {
  CONFIRM: { en: 'It may be sold.', fa: 'تأیید' },
  REJECT: { en: 'It may not, as it is.', fa: 'رد' },
  ARCHIVE: { en: 'It leaves the market.', fa: 'بایگانی' },
});
export type EntryDecision = Static<typeof EntryDecision>;
