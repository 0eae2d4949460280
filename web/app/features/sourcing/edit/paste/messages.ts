import type { ColumnRole, LineDoubt, SkippedReason } from '../../../../platform/graph/types.generated.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';

const quoted = (values: readonly string[]) => values.map((each) => `«${each}»`).join('، ');
type Say = (values: readonly string[], numbers: readonly string[]) => string;

/** What is in doubt at a cell, as a person reads it. `numbers`: the values in Persian digits. */
const doubts: Record<LineDoubt, Say> = {
  GOODS_MISSING: () => 'نام کالا نوشته نشده است.',
  GOODS_FROM_ABOVE: (values) => `این خانه خالی بود و ${quoted(values)} از ردیف بالا برداشته شد.`,
  GOODS_NOT_FOUND: (values) =>
    values.length > 0 ? `کالایی پیدا نشد. شاید منظورتان ${quoted(values)} باشد.` : 'کالایی با این نوشته پیدا نشد.',
  GOODS_SEVERAL: (_, [count]) => `${count} کالا با این نوشته جور است؛ کالای درست را انتخاب کنید.`,
  GOODS_ALMOST: (values) => `${quoted(values)} در کالای پیشنهادی نیست.`,
  GOODS_REPAIRED: ([from, to]) => `به‌جای «${from}»، «${to}» جست‌وجو شد.`,
  GOODS_OTHER_SELLER: (values) =>
    values.length > 0
      ? `این کالا از ${quoted(values)} است و در این سفارش جا نمی‌گیرد.`
      : 'این کالا از فروشندهٔ دیگری است و در این سفارش جا نمی‌گیرد.',
  GOODS_REPEATED: (_, [row]) => `ردیف ${row} هم همین کالا است.`,
  GOODS_ON_REQUEST: () => 'قیمت این کالا با استعلام گفته می‌شود.',
  GOODS_NOT_SOUGHT: () => 'فرصت جست‌وجوی این ردیف نرسید؛ آن را جدا بچسبانید.',
  CODE_NOT_FOUND: () => 'کالایی با این کد پیدا نشد و نام آن جست‌وجو شد.',
  CODE_OTHER_GOODS: (values) => `کالای این کد ${quoted(values)} است.`,
  TEXT_CUT: (values) => `نوشته بلند بود و ${quoted(values)} جست‌وجو نشد.`,
  QUANTITY_MISSING: () => 'مقدار نوشته نشده است.',
  QUANTITY_UNREADABLE: () => 'این نوشته عدد نیست.',
  QUANTITY_OUT_OF_RANGE: () => 'این مقدار پذیرفتنی نیست.',
  QUANTITY_INTERVAL: () => 'این نوشته یک بازه است؛ مقدار را خودتان بنویسید.',
  QUANTITY_SEVERAL: () => 'در این ردیف مقدار دیگری هم هست و این یکی استفاده نشد.',
  QUANTITY_GUESSED: () => 'این عدد مقدار گرفته شد؛ بررسی کنید.',
  QUANTITY_TOO_SMALL: (_, [least]) => `حداقل سفارش این کالا ${least} است.`,
  QUANTITY_OFF_STEP: (_, [least, step]) => `مقدار این کالا از ${least} و با گام ${step} است.`,
  NUMBER_AMBIGUOUS: (_, [read, other]) => `${read} خوانده شد؛ شاید ${other} باشد.`,
  UNIT_UNKNOWN: () => 'این واحد شناخته نشد.',
  UNIT_AMBIGUOUS: () => 'این واحد چند معنا دارد.',
  UNIT_CONFLICT: ([taken, other]) => `واحد «${taken}» گرفته شد، نه «${other}».`,
  UNIT_ASSUMED: ([unit]) => `واحدی نوشته نشده و «${unit}» گرفته شد.`,
  UNIT_NOT_COMPARABLE: ([unit, saleUnit]) => `«${unit}» به «${saleUnit}»، واحد فروش این کالا، تبدیل نمی‌شود.`,
  CELL_UNUSED: () => 'این خانه استفاده نشد.',
};

/** Every word of pasting a table into an order. */
export const pasteMessages = {
  title: 'افزودن چند ردیف از جدول',
  lead: 'جدول را از اکسل یا هر فهرستی کپی کنید و اینجا بچسبانید؛ یا هر کالا را با مقدارش در یک خط بنویسید. چیزی بی‌تأیید شما افزوده نمی‌شود.',
  text: 'جدول یا فهرست',
  hint: 'تا ۵۰ ردیف. ستون‌های «شرح»، «کد»، «تعداد» و «واحد» با عنوانشان شناخته می‌شود.',
  read: 'خواندن جدول',
  failed: 'جدول خوانده نشد. نوشتهٔ شما همین‌جا مانده است؛ دوباره تلاش کنید.',
  nothing: 'ردیفی پیدا نشد. هر ردیف باید دست‌کم نام یا کد کالا داشته باشد.',
  table: 'ردیف‌های خوانده‌شده',
  found: (lines: string, doubtful: string) =>
    doubtful === '۰' ? `${lines} ردیف خوانده شد.` : `${lines} ردیف خوانده شد؛ ${doubtful} ردیف را بررسی کنید.`,
  row: 'ردیف',
  takeRow: (row: string) => `افزودن ردیف ${row}`,
  roles: {
    GOODS: 'کالا',
    DETAIL: 'مشخصات',
    CODE: 'کد کالا',
    QUANTITY: 'مقدار',
    UNIT: 'واحد',
    NOTE: 'یادداشت برای فروشنده',
    ROW: 'شمارهٔ ردیف',
    UNUSED: 'استفاده نشد',
  } satisfies Record<ColumnRole, string>,
  empty: '—',
  offer: 'کالای پیشنهادی',
  offerOf: (row: string) => `کالای ردیف ${row}`,
  none: 'کالایی نیست',
  quantity: 'مقدار سفارش',
  quantityOf: (row: string) => `مقدار ردیف ${row}`,
  measured: (quantity: string, unit: string) => `${quantity} ${unit}`,
  /** «۶۰ متر، به شاخهٔ ۶ متری»: as it was typed, in the unit of sale. */
  asSold: '، به ',
  each: (price: string) => `هر واحد ${price}`,
  inOrder: 'هم‌اکنون هست.',
  merge: 'کالاهایی که هم‌اکنون هست',
  merges: { REPLACE: 'مقدار تازه جایگزین شود', ADD: 'مقدار تازه به آن افزوده شود' },
  repeated: 'دو ردیفِ انتخاب‌شده یک کالا است. مقدارها را در یکی جمع کنید و دیگری را بردارید.',
  noneTaken: 'دست‌کم یک ردیف را انتخاب کنید.',
  doubtMark: 'بررسی کنید:',
  doubt: (code: LineDoubt, values: readonly string[]) => doubts[code](values, values.map(toPersianDigits)),
  skipped: (count: string) => `${count} ردیف کالا نیست`,
  skippedRow: (row: string, reason: string, text: string) => `ردیف ${row}، ${reason}: ${text}`,
  skippedReasons: {
    TITLE: 'عنوان جدول',
    HEADING: 'نام ستون‌ها',
    TOTAL: 'جمع ردیف‌ها',
  } satisfies Record<SkippedReason, string>,
  asWords: (text: string) => `به همین نوشته: ${text}`,
  unitMissing: 'واحد این ردیف گفته نشده است؛ آن را کنار مقدار در جدول بنویسید.',
  toOrder: {
    add: (count: string) => `افزودن ${count} ردیف به سفارش`,
    addChosen: 'افزودن ردیف‌های انتخاب‌شده به سفارش',
  },
  toRequest: {
    add: (count: string) => `افزودن ${count} ردیف`,
    addChosen: 'افزودن ردیف‌های انتخاب‌شده',
  },
};
