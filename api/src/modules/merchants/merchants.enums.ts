import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const DelegationKind = namedEnum('DelegationKind', 'How far a delegation goes.', {
  EXCLUSIVE: { en: 'Nobody else sells for the supplier in that territory.', fa: 'انحصاری' },
  NON_EXCLUSIVE: { en: 'Others may sell there too.', fa: 'غیرانحصاری' },
  SERVICE_ONLY: { en: 'For service after the sale, not for selling.', fa: 'خدمات پس از فروش' },
});
export type DelegationKind = Static<typeof DelegationKind>;

export const DelegationStatus = namedEnum(
  'DelegationStatus',
  'Where a delegation is; UPCOMING until the second its time begins, EXPIRED from the one it is over. The public sees UPCOMING and ACTIVE, and EXPIRED for a year.',
  {
    DRAFT: { en: 'Being written.', fa: 'پیش‌نویس', tone: 'info' },
    PENDING_SUPPLIER: { en: 'Waits for the supplier’s word.', fa: 'در انتظار تأمین‌کننده', tone: 'warning' },
    UPCOMING: { en: 'Agreed, and not begun yet.', fa: 'هنوز آغاز نشده', tone: 'info' },
    ACTIVE: { en: 'Agreed, and not over yet.', fa: 'معتبر', tone: 'success' },
    EXPIRED: { en: 'Its time is over.', fa: 'پایان‌یافته', tone: 'warning' },
    REJECTED: { en: 'The supplier said no.', fa: 'رد شده', tone: 'error' },
    SUSPENDED: { en: 'Stopped for now.', fa: 'تعلیق شده', tone: 'error' },
    REVOKED: { en: 'Taken back by the supplier.', fa: 'لغو شده', tone: 'error' },
  },
);
export type DelegationStatus = Static<typeof DelegationStatus>;

export const DelegationLevel = namedEnum('DelegationLevel', 'How far a delegation was checked.', {
  CLAIMED: { en: 'Said by the merchant alone.', fa: 'اعلام فروشنده' },
  SUPPLIER_CONFIRMED: { en: 'The supplier says so too.', fa: 'تأیید تأمین‌کننده', tone: 'info' },
  DOCUMENT_CHECKED: { en: 'Our staff saw the document.', fa: 'سند بررسی شده', tone: 'success' },
});
export type DelegationLevel = Static<typeof DelegationLevel>;

export const DelegationPermission = namedEnum(
  'DelegationPermission',
  'What a merchant may do in the supplier’s name.',
  {
    LIST_PRODUCTS: { en: 'Offer the supplier’s products.', fa: 'عرضهٔ کالاها' },
    SET_PRICE: { en: 'Set prices of its own.', fa: 'تعیین قیمت' },
    QUOTE: { en: 'Answer requests with quotes.', fa: 'پیشنهاد قیمت' },
    RECEIVE_PAYMENT: { en: 'Take money.', fa: 'دریافت وجه' },
    AFTER_SALES: { en: 'Serve after the sale.', fa: 'خدمات پس از فروش' },
  },
);
export type DelegationPermission = Static<typeof DelegationPermission>;

export const DelegationScopeKind = namedEnum('DelegationScopeKind', 'What a delegation is about.', {
  ALL: { en: 'Everything of the supplier.', fa: 'همهٔ کالاها و خدمات' },
  CATEGORIES: { en: 'Some categories and all below them.', fa: 'چند دسته' },
  SUPPLIER_PRODUCTS: { en: 'Single entries.', fa: 'چند پیشنهاد' },
});
export type DelegationScopeKind = Static<typeof DelegationScopeKind>;

export const DelegationSide = namedEnum('DelegationSide', 'Who has to do with a delegation.', {
  MERCHANT: { en: 'Who sells by it.', fa: 'فروشنده' },
  SUPPLIER: { en: 'Who gives it.', fa: 'تأمین‌کننده' },
  STAFF: { en: 'Who watches over it.', fa: 'راسته' },
});
export type DelegationSide = Static<typeof DelegationSide>;

export const DelegationAction = namedEnum('DelegationAction', 'What can be done with a delegation.', {
  EDIT: { en: 'Merchant: change what is asked for.', fa: 'ویرایش' },
  REMOVE: { en: 'Merchant: throw a draft away.', fa: 'حذف پیش‌نویس' },
  SUBMIT: { en: 'Merchant: ask the supplier.', fa: 'ارسال به تأمین‌کننده' },
  WITHDRAW: { en: 'Merchant: take it back before it is answered.', fa: 'پس گرفتن' },
  CONFIRM: { en: 'Supplier: give it. Staff: on a letter, where nobody runs it.', fa: 'تأیید' },
  REJECT: { en: 'Supplier: say no. Staff: for a supplier that nobody runs.', fa: 'رد' },
  SUSPEND: { en: 'Supplier or staff: stop it for now.', fa: 'تعلیق' },
  RESUME: { en: 'Who stopped it: let it hold again.', fa: 'رفع تعلیق' },
  REVOKE: { en: 'Supplier: end it, with some days’ notice.', fa: 'لغو با مهلت' },
  KEEP: { en: 'Supplier: take a notice back.', fa: 'پس گرفتن لغو' },
  CHECK_PAPER: { en: 'Staff: the paper was seen.', fa: 'سند دیده شد' },
  REVOKE_AT_ONCE: { en: 'Staff: end it this second, for fraud.', fa: 'لغو فوری' },
});
export type DelegationAction = Static<typeof DelegationAction>;

export const DelegationDecision = namedEnum('DelegationDecision', 'What staff decide of a delegation.', {
  CONFIRM: { en: 'The letter of a supplier that nobody runs says so.', fa: 'تأیید با نامهٔ تأمین‌کننده' },
  REJECT: { en: 'A supplier that nobody runs did not give it.', fa: 'رد' },
  CHECK_PAPER: { en: 'The paper was seen.', fa: 'سند دیده شد' },
  SUSPEND: { en: 'It is stopped for now.', fa: 'تعلیق' },
  RESUME: { en: 'What staff stopped holds again.', fa: 'رفع تعلیق' },
  REVOKE_AT_ONCE: { en: 'It ends this second.', fa: 'لغو فوری' },
});
export type DelegationDecision = Static<typeof DelegationDecision>;

export const MerchantKind = namedEnum('MerchantKind', 'What kind of seller a merchant is.', {
  SUPPLIER_SELF: { en: 'A supplier that sells by itself.', fa: 'فروش مستقیم تأمین‌کننده' },
  DISTRIBUTOR: { en: 'Keeps stock for suppliers and sells on.', fa: 'توزیع‌کننده' },
  RESELLER: { en: 'Buys and sells.', fa: 'فروشنده' },
});
export type MerchantKind = Static<typeof MerchantKind>;

export const MerchantSort = namedEnum('MerchantSort', 'Orders of a merchant list.', {
  PRODUCTS: { en: 'Those with most offers shown now first.', fa: 'بیشترین پیشنهاد' },
  NAME: { en: 'By name in Persian order, numbers by value, Latin letters last.', fa: 'نام' },
});
export type MerchantSort = Static<typeof MerchantSort>;

export const MerchantStatus = namedEnum(
  'MerchantStatus',
  'Where a merchant is in its confirmation; the public sees confirmed ones only.',
  {
    DRAFT: { en: 'Not yet handed in.', fa: 'پیش‌نویس', tone: 'info' },
    PENDING: { en: 'Handed in, being checked.', fa: 'در انتظار تأیید', tone: 'warning' },
    CONFIRMED: { en: 'Checked and accepted.', fa: 'تأیید شده', tone: 'success' },
    REJECTED: { en: 'Checked and turned down.', fa: 'رد شده', tone: 'error' },
    SUSPENDED: { en: 'Taken out of public view.', fa: 'تعلیق شده', tone: 'error' },
    CLOSED: { en: 'Sells no more.', fa: 'بسته شده', tone: 'info' },
  },
);
export type MerchantStatus = Static<typeof MerchantStatus>;

export const DeliveryKind = namedEnum('DeliveryKind', 'How goods reach the buyer.', {
  PICKUP: { en: 'The buyer fetches it.', fa: 'تحویل در محل فروشنده' },
  SELLER_FLEET: { en: 'The merchant brings it.', fa: 'ناوگان فروشنده' },
  FREIGHT: { en: 'A freight company brings it.', fa: 'باربری' },
  POST: { en: 'By post.', fa: 'پست' },
});
export type DeliveryKind = Static<typeof DeliveryKind>;

export const Weekday = namedEnum('Weekday', 'A day of the week.', {
  SATURDAY: { en: 'Saturday, the first.', fa: 'شنبه' },
  SUNDAY: { en: 'Sunday.', fa: 'یکشنبه' },
  MONDAY: { en: 'Monday.', fa: 'دوشنبه' },
  TUESDAY: { en: 'Tuesday.', fa: 'سه‌شنبه' },
  WEDNESDAY: { en: 'Wednesday.', fa: 'چهارشنبه' },
  THURSDAY: { en: 'Thursday.', fa: 'پنجشنبه' },
  FRIDAY: { en: 'Friday, on which hardly anybody works.', fa: 'جمعه' },
});

export type Weekday = Static<typeof Weekday>;

export const PaymentTerm = namedEnum('PaymentTerm', 'When a buyer pays.', {
  PREPAID: { en: 'Before delivery.', fa: 'پیش‌پرداخت' },
  ESCROW: { en: 'Before delivery, to a third party that holds it.', fa: 'پرداخت امانی' },
  ON_DELIVERY: { en: 'At delivery.', fa: 'هنگام تحویل' },
  CREDIT_30: { en: 'Within 30 days.', fa: 'اعتباری ۳۰روزه' },
  CREDIT_60: { en: 'Within 60 days.', fa: 'اعتباری ۶۰روزه' },
  CREDIT_90: { en: 'Within 90 days.', fa: 'اعتباری ۹۰روزه' },
});
export type PaymentTerm = Static<typeof PaymentTerm>;

export const MerchantAction = namedEnum('MerchantAction', 'What can be done with a selling account.', {
  EDIT: { en: 'Change what it says of itself and how it sells.', fa: 'ویرایش' },
  RENAME: { en: 'Give a confirmed one another name.', fa: 'تغییر نام' },
  SUBMIT: { en: 'Hand it in for confirmation.', fa: 'ارسال برای بررسی' },
  WITHDRAW: { en: 'Take it back before staff decide.', fa: 'پس گرفتن' },
  CONFIRM: { en: 'Staff: let it sell.', fa: 'تأیید' },
  REJECT: { en: 'Staff: turn it down.', fa: 'رد' },
  SUSPEND: { en: 'Staff: take it and its offers out of public view.', fa: 'تعلیق' },
  RESTORE: { en: 'Staff: end a suspension.', fa: 'رفع تعلیق' },
  CLOSE: { en: 'Sell no more, for good.', fa: 'بستن' },
});
export type MerchantAction = Static<typeof MerchantAction>;

export const MerchantDecision = namedEnum('MerchantDecision', 'What staff decide of a selling account.', {
  CONFIRM: { en: 'It may sell.', fa: 'تأیید' },
  REJECT: { en: 'It may not, as it is.', fa: 'رد' },
  SUSPEND: { en: 'It and its offers leave public view.', fa: 'تعلیق' },
  RESTORE: { en: 'A suspension ends.', fa: 'رفع تعلیق' },
});
export type MerchantDecision = Static<typeof MerchantDecision>;

export const MerchantGap = namedEnum('MerchantGap', 'What a selling account still lacks before it can be handed in.', {
  IDENTITY: { en: 'The identity of its company is not confirmed.', fa: 'هویت شرکت هنوز تأیید نشده است' },
  ABOUT: { en: 'It says nothing of itself.', fa: 'معرفی فروشنده نوشته نشده است' },
  SALE_SETTING: { en: 'How it sells is not stated.', fa: 'شرایط فروش ثبت نشده است' },
  SUPPLIER: { en: 'The supplier that sells by itself here is not confirmed.', fa: 'تأمین‌کنندهٔ آن تأیید نشده است' },
});
export type MerchantGap = Static<typeof MerchantGap>;

export const MerchantNameProblem = namedEnum(
  'MerchantNameProblem',
  'The first rule that a name of a merchant breaks.',
  {
    TOO_SHORT: { en: 'Less than 3 characters, or less than 2 letters.', fa: 'نام خیلی کوتاه است' },
    TOO_LONG: { en: 'More than 60 characters.', fa: 'نام خیلی بلند است' },
    CHAR_NOT_ALLOWED: { en: 'A sign that names do not have, or one at a wrong place.', fa: 'نویسهٔ نادرست دارد' },
    HAS_CONTACT: { en: 'A phone, an address or a name of a network.', fa: 'نشانی یا شمارهٔ تماس دارد' },
    TAKEN: { en: 'Another one is called so, or looks the same.', fa: 'فروشندهٔ دیگری این نام را دارد' },
    RESERVED: { en: 'A name of ours, of the state, or a claim that wants a paper.', fa: 'این نام را نمی‌توان برگزید' },
    COOLDOWN: { en: 'The name was changed less than 90 days ago.', fa: 'نام به‌تازگی تغییر کرده است' },
  },
);
export type MerchantNameProblem = Static<typeof MerchantNameProblem>;
