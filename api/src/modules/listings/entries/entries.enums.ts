import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const EntryAction = namedEnum('EntryAction', 'What can be done with an entry of one’s own.', {
  EDIT: { en: 'Change a draft.', fa: 'ویرایش' },
  REMOVE: { en: 'Throw a draft away that was never published.', fa: 'حذف' },
  SUBMIT: { en: 'Hand it in.', fa: 'ارسال برای بررسی' },
  WITHDRAW: { en: 'Take it back before staff decide.', fa: 'پس گرفتن' },
  CONFIRM: { en: 'Staff: let it be sold.', fa: 'تأیید' },
  REJECT: { en: 'Staff: turn it down.', fa: 'رد' },
  SEND_BACK: { en: 'The site: its product was turned down.', fa: 'بازگشت به پیش‌نویس' },
  PRICE: { en: 'Change price, stock and lead time, at once.', fa: 'تغییر قیمت و موجودی' },
  HIDE: { en: 'Hide it from buyers; it keeps its review.', fa: 'پنهان کردن' },
  UNHIDE: { en: 'Show it to buyers again, without another review.', fa: 'نمایش دوباره' },
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

export const EntryGap = namedEnum('EntryGap', 'What an entry still lacks before it can be handed in or confirmed.', {
  MERCHANT_NOT_CONFIRMED: { en: 'Who sells it is not confirmed.', fa: 'فروشنده هنوز تأیید نشده است' },
  SUPPLIER_NOT_CONFIRMED: { en: 'Its supplier is not confirmed.', fa: 'تأمین‌کننده هنوز تأیید نشده است' },
  BASE_PRODUCT_NOT_PUBLISHED: { en: 'The product it offers is not published.', fa: 'کالای پایه منتشر نشده است' },
  AGENCY_NOT_IN_FORCE: { en: 'The agency behind it is not in force.', fa: 'نمایندگی معتبر نیست' },
  PRICE: { en: 'It has a price, and nobody wrote it.', fa: 'قیمت نوشته نشده است' },
  SKU: { en: 'It has no code.', fa: 'کد کالا نوشته نشده است' },
  REQUIRED_PROPERTIES: { en: 'A property that its category requires is not stated.', fa: 'مشخصات اصلی دسته کامل نیست' },
  COMPLETENESS: { en: 'Less than 60 of 100 is stated.', fa: 'کامل بودن کالا به ۶۰ درصد نرسیده است' },
});
export type EntryGap = Static<typeof EntryGap>;

export const EntryDecision = namedEnum('EntryDecision', 'What staff decide of an entry.', {
  CONFIRM: { en: 'It may be sold.', fa: 'تأیید' },
  REJECT: { en: 'It may not, as it is.', fa: 'رد' },
  ARCHIVE: { en: 'It leaves the market.', fa: 'بایگانی' },
});
export type EntryDecision = Static<typeof EntryDecision>;

export const ChangeKind = namedEnum(
  'ChangeKind',
  'What of a published entry a change is of; one of each kind waits at most.',
  {
    TITLE: { en: 'Its title.', fa: 'عنوان' },
    BASE_PRODUCT: { en: 'The base product that it offers.', fa: 'کالای پایه' },
    SALE_UNIT: { en: 'Its sale unit, with least order, step and prices in it.', fa: 'واحد فروش' },
    TERMS: { en: 'Warranty and country of origin.', fa: 'گارانتی و کشور سازنده' },
    SPECIFICATION: { en: 'What it states beside its base product.', fa: 'مشخصات' },
    IMAGES: { en: 'New pictures.', fa: 'تصویرهای تازه' },
    DOCUMENTS: { en: 'Its papers.', fa: 'مدارک' },
  },
);
export type ChangeKind = Static<typeof ChangeKind>;

export const ChangeStatus = namedEnum('ChangeStatus', 'Where a change of a published entry stands.', {
  PENDING: { en: 'Waits for staff.', fa: 'در انتظار بررسی', tone: 'warning' },
  CONFIRMED: { en: 'Staff let it be, and it is shown.', fa: 'تأیید شده', tone: 'success' },
  DECLINED: { en: 'Staff turned it down.', fa: 'رد شده', tone: 'error' },
  CANCELED: { en: 'Taken back, or its entry left the market.', fa: 'لغو شده', tone: 'info' },
  SUPERSEDED: { en: 'Another change of the same fields came after it.', fa: 'جایگزین شده', tone: 'info' },
});
export type ChangeStatus = Static<typeof ChangeStatus>;

export const ChangeAction = namedEnum('ChangeAction', 'What can be done with a change that waits.', {
  CONFIRM: { en: 'Staff: let it be.', fa: 'تأیید' },
  DECLINE: { en: 'Staff: turn it down.', fa: 'رد' },
  CANCEL: { en: 'Take it back.', fa: 'پس گرفتن' },
  SUPERSEDE: { en: 'By itself: another one took its place.', fa: 'جایگزینی' },
  DROP: { en: 'By itself: its entry left the market.', fa: 'لغو' },
});
export type ChangeAction = Static<typeof ChangeAction>;

export const EntryField = namedEnum('EntryField', 'A field of an entry that a change is of.', {
  TITLE: { en: 'Title.', fa: 'عنوان' },
  SKU: { en: 'The seller’s own code.', fa: 'کد کالا' },
  BASE_PRODUCT: { en: 'Base product.', fa: 'کالای پایه' },
  SALE_UNIT: { en: 'What one unit of sale is.', fa: 'واحد فروش' },
  CONVERSIONS: { en: 'How much a sale unit holds.', fa: 'مقدار هر واحد' },
  MOQ: { en: 'Least order.', fa: 'حداقل سفارش' },
  ORDER_STEP: { en: 'Step of orders.', fa: 'گام سفارش' },
  PRICE: { en: 'Prices by quantity.', fa: 'قیمت' },
  WARRANTY: { en: 'Warranty.', fa: 'گارانتی' },
  ORIGIN: { en: 'Country of origin.', fa: 'کشور سازنده' },
  PROPERTY: { en: 'A property of its category.', fa: 'مشخصه' },
  DOCUMENT: { en: 'A paper.', fa: 'مدرک' },
  IMAGE: { en: 'A picture.', fa: 'تصویر' },
});
export type EntryField = Static<typeof EntryField>;

export const EntryEventType = namedEnum('EntryEventType', 'What happened to an entry.', {
  ENTRY_CREATED: { en: 'It was begun.', fa: 'پیش‌نویس ساخته شد' },
  ENTRY_CHANGED: { en: 'It was edited.', fa: 'ویرایش شد' },
  ENTRY_SUBMITTED: { en: 'It was handed in.', fa: 'برای بررسی فرستاده شد' },
  ENTRY_WITHDRAWN: { en: 'It was taken back.', fa: 'پس گرفته شد' },
  ENTRY_SENT_BACK: {
    en: 'Its product was not taken; it is a draft again.',
    fa: 'کالای پایه پذیرفته نشد و پیش‌نویس شد',
  },
  ENTRY_PUBLISHED: { en: 'It was published.', fa: 'منتشر شد' },
  ENTRY_REJECTED: { en: 'Staff turned it down.', fa: 'رد شد' },
  ENTRY_HIDDEN: { en: 'Its seller hid it.', fa: 'پنهان شد' },
  ENTRY_UNHIDDEN: { en: 'Its seller showed it again.', fa: 'دوباره نمایش داده شد' },
  ENTRY_ARCHIVED: { en: 'It left the market.', fa: 'بایگانی شد' },
  ENTRY_RESTORED: { en: 'It became a draft again.', fa: 'بازگردانده شد' },
  ENTRY_REMOVED: { en: 'It was thrown away.', fa: 'حذف شد' },
  PRICE_CHANGED: { en: 'Its price became another one.', fa: 'قیمت تغییر کرد' },
  STOCK_CHANGED: { en: 'Stock or lead time became other ones.', fa: 'موجودی تغییر کرد' },
  CHANGE_ASKED: { en: 'A change was handed in.', fa: 'تغییری برای بررسی فرستاده شد' },
  CHANGE_CONFIRMED: { en: 'Staff let a change be.', fa: 'تغییر تأیید شد' },
  CHANGE_DECLINED: { en: 'Staff turned a change down.', fa: 'تغییر رد شد' },
  CHANGE_CANCELED: { en: 'A change was taken back, or fell with its entry.', fa: 'تغییر لغو شد' },
  CHANGE_SUPERSEDED: { en: 'Another change took its place.', fa: 'تغییر جایگزین شد' },
});
export type EntryEventType = Static<typeof EntryEventType>;
