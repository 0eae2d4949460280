import type { ColumnRole } from './import.enums.ts';

/** What people write above columns; a whole heading first, then any word of it in this order. */
export const headingWholes: Partial<Record<ColumnRole, readonly string[]>> = {
  CODE: ['شماره فنی', 'پارت نامبر', 'part number', 'part no', 'p n', 'pn', 'item code', 'کد کالا', 'کد فنی'],
  UNIT: ['واحد اندازه گیری', 'واحد سنجش', 'واحد شمارش', 'uom', 'u m'],
  NOTE: ['شرح نیاز'],
  QUANTITY: ['q ty', 'qnty', 'q'],
  ROW: ['item no', 'row no', 's n', '#'],
  UNUSED: ['محل مصرف'],
};
export const headingWords: readonly (readonly [ColumnRole, readonly string[]])[] = [
  [
    'UNUSED',
    [
      'وزن',
      'متراژ',
      'weight',
      'قیمت',
      'فی',
      'مبلغ',
      'بها',
      'بهای',
      'price',
      'amount',
      'cost',
      'تاریخ',
      'date',
      'متقاضی',
    ],
  ],
  ['QUANTITY', ['تعداد', 'مقدار', 'qty', 'quantity', 'quantities', 'تعدادی']],
  ['UNIT', ['واحد', 'unit']],
  ['CODE', ['کد', 'code', 'sku', 'پارت', 'partnumber']],
  ['NOTE', ['توضیحات', 'توضیح', 'ملاحظات', 'یادداشت', 'remark', 'remarks', 'note', 'notes', 'comment', 'comments']],
  [
    'GOODS',
    ['شرح', 'کالا', 'کالای', 'عنوان', 'نام', 'محصول', 'قطعه', 'خدمت', 'خدمات', 'description', 'item', 'product'],
  ],
  ['GOODS', ['goods', 'name', 'title', 'material', 'اقلام', 'قلم']],
  [
    'DETAIL',
    ['سایز', 'اندازه', 'برند', 'سازنده', 'مدل', 'جنس', 'استاندارد', 'کلاس', 'رده', 'قطر', 'نوع', 'مشخصات', 'مشخصه'],
  ],
  [
    'DETAIL',
    ['size', 'brand', 'manufacturer', 'maker', 'model', 'standard', 'grade', 'class', 'diameter', 'type', 'spec'],
  ],
  ['ROW', ['ردیف', 'row', 'no', 'شماره']],
];

/** Columns whose numbers are the quantity where no other one is. */
export const weightWords = ['وزن', 'متراژ', 'weight', 'کل'];

/** What begins a row that adds the others up. */
export const totalWords = ['جمع', 'مجموع', 'total', 'sum', 'subtotal'];

/** What tables from abroad and old forms call pieces and packs, which measure nothing and so are no words of the search. */
export const packWords: Record<string, string> = {
  ea: '{piece}',
  each: '{piece}',
  nos: '{piece}',
  pc: '{piece}',
  unit: '{piece}',
  units: '{piece}',
  قطعه: '{piece}',
  pack: '{pack}',
  packs: '{pack}',
  pkt: '{pack}',
  package: '{pack}',
  box: '{box}',
  boxes: '{box}',
  carton: '{carton}',
  cartons: '{carton}',
  ctn: '{carton}',
  کارتون: '{carton}',
  bag: '{bag}',
  bags: '{bag}',
  roll: '{roll}',
  rolls: '{roll}',
  coil: '{coil}',
  coils: '{coil}',
  sheet: '{sheet}',
  sheets: '{sheet}',
  برگ: '{sheet}',
  pallet: '{pallet}',
  pallets: '{pallet}',
  set: '{set}',
  sets: '{set}',
  سری: '{set}',
  بشکه: '{can}',
  درام: '{can}',
  سطل: '{can}',
  حلب: '{can}',
  پیت: '{can}',
  drum: '{can}',
  drums: '{can}',
  barrel: '{can}',
  barrels: '{can}',
  can: '{can}',
  cans: '{can}',
  پک: '{pack}',
  گونی: '{bag}',
  دست: '{set}',
  length: '{length}',
  lengths: '{length}',
  dozen: '{dozen}',
  doz: '{dozen}',
};

/** What stands before a quantity in a line without a table. */
export const quantityWords = ['تعداد', 'مقدار', 'qty', 'quantity'];

/** What stands between the ends of an interval, beside a dash; after a number alone it counts pieces. */
export const untilWord = 'تا';

/** What stands between the numbers of a size, beside a sign of times. */
export const timesWord = 'در';

/** What begins a line to the reader, which asks for nothing. */
export const greetingWords = [
  'سلام',
  'باسلام',
  'درود',
  'احترام',
  'احتراما',
  'احتراماً',
  'لطفا',
  'لطفاً',
  'خواهشمند',
  'خواهشمندم',
  'پیرو',
  'تشکر',
  'سپاس',
  'ممنون',
  'متشکرم',
  'متشکریم',
  'hello',
  'hi',
  'dear',
  'please',
  'thanks',
  'regards',
];
/** What begins a line about the whole of a list. */
export const titleWords = ['درخواست', 'لیست', 'فهرست', 'اقلام', 'ارسال به', 'تحویل', 'ادرس', 'آدرس', 'نشانی'];
/** What may stand before such a word. */
export const greetingLeads = ['با', 'و'];
