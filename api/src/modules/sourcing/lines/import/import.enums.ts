import type { Static } from 'typebox';
import { namedEnum } from '../../../../platform/schema.ts';

export const ColumnRole = namedEnum('ColumnRole', 'What a column of a pasted table was taken for.', {
  GOODS: { en: 'What is wanted.', fa: 'کالا یا خدمت' },
  DETAIL: { en: 'More of what is wanted: size, brand, standard.', fa: 'مشخصات' },
  CODE: { en: 'A part number or code.', fa: 'کد کالا' },
  QUANTITY: { en: 'How much.', fa: 'مقدار' },
  UNIT: { en: 'In what unit.', fa: 'واحد' },
  NOTE: { en: 'A note to the seller.', fa: 'یادداشت' },
  ROW: { en: 'Numbers of the rows.', fa: 'شمارهٔ ردیف' },
  UNUSED: { en: 'Not used.', fa: 'استفاده نشد' },
});
export type ColumnRole = Static<typeof ColumnRole>;

export const SkippedReason = namedEnum('SkippedReason', 'Why a row of a pasted table is no line.', {
  TITLE: { en: 'It stands above the headings.', fa: 'عنوان جدول' },
  HEADING: { en: 'It names the columns.', fa: 'نام ستون‌ها' },
  TOTAL: { en: 'It adds others up.', fa: 'جمع ردیف‌ها' },
});
export type SkippedReason = Static<typeof SkippedReason>;

export const LineDoubt = namedEnum('LineDoubt', 'What is in doubt at a cell of a pasted table.', {
  GOODS_MISSING: { en: 'It does not say what is wanted.', fa: 'نام کالا نوشته نشده است' },
  GOODS_FROM_ABOVE: { en: 'Empty; taken from the row above.', fa: 'نام کالا از ردیف بالا برداشته شد' },
  GOODS_NOT_FOUND: { en: 'No offer fits.', fa: 'کالایی با این نوشته پیدا نشد' },
  GOODS_SEVERAL: { en: 'Several offers fit; choose one.', fa: 'چند کالا با این نوشته جور است' },
  GOODS_ALMOST: { en: 'The offer fits without these words.', fa: 'بخشی از نوشته در این کالا نیست' },
  GOODS_REPAIRED: { en: 'Another spelling was searched.', fa: 'با املای دیگری جست‌وجو شد' },
  GOODS_OTHER_SELLER: { en: 'Another seller has it.', fa: 'این کالا از فروشندهٔ دیگری است' },
  GOODS_REPEATED: { en: 'Another row has the same offer.', fa: 'این کالا در ردیف دیگری هم هست' },
  GOODS_ON_REQUEST: { en: 'Its price is told on request.', fa: 'قیمت این کالا با استعلام گفته می‌شود' },
  GOODS_NOT_SOUGHT: { en: 'There was no time left to look for it.', fa: 'فرصت جست‌وجوی این ردیف نرسید' },
  CODE_NOT_FOUND: { en: 'No offer has this code; the words were searched.', fa: 'این کد پیدا نشد' },
  CODE_OTHER_GOODS: { en: 'The offer of this code is called otherwise.', fa: 'نام کالای این کد چیز دیگری است' },
  TEXT_CUT: { en: 'Too long; the end was not searched.', fa: 'نوشته بلند است و پایان آن خوانده نشد' },
  QUANTITY_MISSING: { en: 'It does not say how much.', fa: 'مقدار نوشته نشده است' },
  QUANTITY_UNREADABLE: { en: 'It is no number.', fa: 'مقدار عدد نیست' },
  QUANTITY_OUT_OF_RANGE: { en: 'Nobody can order so much or so little.', fa: 'این مقدار پذیرفتنی نیست' },
  QUANTITY_INTERVAL: { en: 'From and to: say one number.', fa: 'مقدار بازه است؛ یک عدد بنویسید' },
  QUANTITY_SEVERAL: { en: 'Another quantity, which was not used.', fa: 'مقدار دوم استفاده نشد' },
  QUANTITY_GUESSED: { en: 'Another number may be the quantity.', fa: 'شاید مقدار عدد دیگری باشد' },
  QUANTITY_TOO_SMALL: { en: 'Less than the least order.', fa: 'کمتر از حداقل سفارش است' },
  QUANTITY_OFF_STEP: { en: 'Not on the steps of the offer.', fa: 'با گام سفارش جور نیست' },
  NUMBER_AMBIGUOUS: { en: 'The number can be read in two ways.', fa: 'این عدد دو جور خوانده می‌شود' },
  UNIT_UNKNOWN: { en: 'There is no such unit.', fa: 'این واحد شناخته نشد' },
  UNIT_AMBIGUOUS: { en: 'The unit can mean several.', fa: 'این واحد چند معنا دارد' },
  UNIT_CONFLICT: { en: 'The cell of the number names another unit.', fa: 'واحد در دو خانه یکی نیست' },
  UNIT_ASSUMED: { en: 'None is named; the sale unit was taken.', fa: 'واحد نوشته نشده؛ واحد فروش گرفته شد' },
  UNIT_NOT_COMPARABLE: { en: 'It cannot be converted to the sale unit.', fa: 'این واحد به واحد فروش تبدیل نمی‌شود' },
  CELL_UNUSED: { en: 'The cell was not used.', fa: 'این خانه استفاده نشد' },
});
export type LineDoubt = Static<typeof LineDoubt>;
