import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const VerificationLevel = namedEnum(
  'VerificationLevel',
  'How far a supplier’s claims were checked; each level includes the ones before.',
  {
    NONE: { en: 'Nothing was checked.', fa: 'تأیید نشده' },
    PHONE: { en: 'The phone number was checked.', fa: 'تلفن تأیید شده', tone: 'info' },
    IDENTITY: { en: 'The person behind it was checked.', fa: 'هویت تأیید شده', tone: 'info' },
    BUSINESS: { en: 'The registered company was checked.', fa: 'مجوز کسب تأیید شده', tone: 'success' },
    SITE: { en: 'Its place of work was visited.', fa: 'بازدید از محل انجام شده', tone: 'success' },
  },
);
export type VerificationLevel = Static<typeof VerificationLevel>;

export const ConfirmStatus = namedEnum('ConfirmStatus', 'Where a supplier is in its confirmation.', {
  DRAFT: { en: 'Not yet handed in.', fa: 'پیش‌نویس', tone: 'info' },
  PENDING: { en: 'Handed in, being checked.', fa: 'در انتظار تأیید', tone: 'warning' },
  CONFIRMED: { en: 'Checked and accepted.', fa: 'تأیید شده', tone: 'success' },
  REJECTED: { en: 'Checked and turned down.', fa: 'رد شده', tone: 'error' },
  SUSPENDED: { en: 'Taken out of public view after it was confirmed.', fa: 'تعلیق شده', tone: 'error' },
});
export type ConfirmStatus = Static<typeof ConfirmStatus>;

export const PriceMode = namedEnum('PriceMode', 'How an offer is priced.', {
  FIXED: { en: 'One price for any quantity.', fa: 'قیمت ثابت' },
  TIERED: { en: 'The more is ordered, the less a unit costs.', fa: 'قیمت پلکانی' },
  ON_REQUEST: { en: 'The supplier tells the price when asked.', fa: 'توافقی' },
});
export type PriceMode = Static<typeof PriceMode>;

export const SupplierDocumentKind = namedEnum('SupplierDocumentKind', 'What a document of an offer tells.', {
  DATASHEET: { en: 'What it measures and is made of.', fa: 'برگهٔ مشخصات' },
  CERTIFICATE: { en: 'What somebody vouches for.', fa: 'گواهی' },
  DRAWING: { en: 'Its shape with its dimensions.', fa: 'نقشه' },
  MANUAL: { en: 'How it is put up, used and kept.', fa: 'دفترچهٔ راهنما' },
  OTHER: { en: 'Something else.', fa: 'مدرک دیگر' },
});
export type SupplierDocumentKind = Static<typeof SupplierDocumentKind>;

export const CompletenessPart = namedEnum('CompletenessPart', 'What an entry is made complete by.', {
  REQUIRED_PROPERTIES: { en: 'Properties that its category requires.', fa: 'مشخصات اصلی' },
  OTHER_PROPERTIES: { en: 'The other properties of its category.', fa: 'مشخصات دیگر' },
  PRICE: { en: 'A price; one on request counts half.', fa: 'قیمت' },
  IMAGES: { en: 'Pictures; three are all of it.', fa: 'تصویر' },
  DOCUMENTS: { en: 'A paper that comes with it.', fa: 'مدرک' },
  SALE_UNIT: { en: 'How much one sale unit is.', fa: 'مقدار واحد فروش' },
  ORIGIN_WARRANTY: { en: 'Where it is made, and its warranty.', fa: 'کشور سازنده و گارانتی' },
  CODES: { en: 'The seller’s code and the maker’s part number.', fa: 'کد و شمارهٔ فنی' },
});
export type CompletenessPart = Static<typeof CompletenessPart>;

export const SupplierSort = namedEnum('SupplierSort', 'Orders of a supplier list.', {
  RELEVANCE: { en: 'Best match first.', fa: 'مرتبط‌ترین' },
  NEWEST: { en: 'Newest first.', fa: 'تازه‌ترین' },
  RATING: { en: 'Best rated first.', fa: 'بهترین امتیاز' },
  RESPONSE_TIME: { en: 'Soonest to answer first.', fa: 'سریع‌ترین پاسخ‌گویی' },
  NAME: { en: 'By brand name in Persian order, numbers by value.', fa: 'نام' },
});
export type SupplierSort = Static<typeof SupplierSort>;

export const LandedPriceLineCode = namedEnum('LandedPriceLineCode', 'What a line of a landed price is about.', {
  UNIT_PRICE: { en: 'Price of one sale unit at this quantity.', fa: 'قیمت واحد' },
  QUANTITY: { en: 'How many, and the rules of the order.', fa: 'مقدار' },
  GOODS: { en: 'Unit price times quantity.', fa: 'بهای کالا' },
  VAT: { en: 'Value added tax on the goods.', fa: 'مالیات بر ارزش افزوده' },
  DELIVERY: { en: 'The estimate of the delivery, or why there is none.', fa: 'هزینهٔ حمل' },
  TOTAL: { en: 'All together.', fa: 'قیمت تمام‌شده' },
});
export type LandedPriceLineCode = Static<typeof LandedPriceLineCode>;

export const LandedPriceNoticeCode = namedEnum('LandedPriceNoticeCode', 'Why a seller may not deliver to a city.', {
  OUT_OF_TERRITORY: {
    en: 'The seller’s delegation does not hold there.',
    fa: 'خارج از قلمرو فروشنده',
    tone: 'warning',
  },
  NOT_SOLD_IN_CITY: { en: 'The seller does not sell there.', fa: 'در این شهر فروخته نمی‌شود', tone: 'warning' },
});
export type LandedPriceNoticeCode = Static<typeof LandedPriceNoticeCode>;
