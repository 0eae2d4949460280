import { expect, it } from 'vitest';
import { readPasted } from './read-pasted.ts';
import type { FindUnits } from './typed-units.ts';

const units: Record<string, string> = {
  عدد: 'piece',
  pcs: 'piece',
  ea: 'piece',
  دستگاه: 'device',
  شاخه: 'length',
  کارتن: 'carton',
  ظرف: 'can',
  بشکه: 'can',
  لیتر: 'L',
  لیتری: 'L',
  تا: 'piece',
  متر: 'm',
  m: 'm',
  کیلوگرم: 'kg',
  کیلو: 'kg',
  kg: 'kg',
  تن: 't',
  اینچ: 'in',
  میل: 'mm|mil',
  bar: 'bar',
};
const counting = new Set(['piece', 'device', 'length', 'carton', 'can']);
const bought = new Set(['m', 'kg', 't', 'L']);
const find: FindUnits = (text) =>
  (units[text.toLowerCase().replaceAll('.', '')]?.split('|') ?? []).map((id) => ({
    id,
    isCounting: counting.has(id),
    isBought: counting.has(id) || bought.has(id),
  }));

/** A line as the table below writes it: goods (with the code in brackets) | quantity | units | doubts with their cells. */
const told = (text: string) =>
  readPasted(text, find).lines.map(({ goods, code, quantity, unitIds, doubts }) =>
    [
      code === undefined ? goods : `${goods} [${code}]`,
      quantity ?? '',
      unitIds.join(','),
      doubts.map(({ cell, code: doubt, values }) => `${cell}:${[doubt, ...values].join(' ')}`).join(' · '),
    ].join(' | '),
  );

const cases: [name: string, text: string, lines: string[]][] = [
  [
    'a table with headings, Persian digits and a number for each row',
    'ردیف\tشرح کالا\tتعداد\tواحد\n۱\tشیر توپی ۲ اینچ\t۱۰\tعدد\n۲\tبلبرینگ ۶۲۰۵\t۲۵\tعدد',
    ['شیر توپی ۲ اینچ | 10 | piece | ', 'بلبرینگ ۶۲۰۵ | 25 | piece | '],
  ],
  ['Arabic letters and digits', 'شرح كالا\tتعداد\tواحد\nلولة فولادي\t٢٥\tكيلوگرم', ['لولة فولادی | 25 | kg | ']],
  [
    'headings that were merged over two columns, with a title above them',
    'درخواست خرید شمارهٔ ۱۲\t\t\t\n\tمشخصات کالا\t\tسفارش\t\nردیف\tنام\tسایز\tمقدار\tواحد\n1\tلوله\t2 اینچ\t60\tمتر',
    ['لوله 2 اینچ | 60 | m | '],
  ],
  [
    'one quantity under a heading that was merged over its units',
    'شرح\tمقدار\t\n\tکیلوگرم\tعدد\nپیچ\t12/5\t\nمهره\t\t40',
    ['پیچ | 12.5 | kg | ', 'مهره | 40 | piece | '],
  ],
  [
    'both of such quantities filled',
    'شرح\tمقدار\t\n\tکیلوگرم\tعدد\nپیچ\t5\t40',
    ['پیچ | 5 | kg | 2:QUANTITY_SEVERAL 40'],
  ],
  ['a unit that the heading names', 'شرح\tمقدار (متر)\nکابل\t150', ['کابل | 150 | m | ']],
  [
    'a number and its unit in one cell',
    'شرح\tتعداد / واحد\nپمپ\t۲ دستگاه\nکابل\t150m',
    ['پمپ | 2 | device | ', 'کابل | 150 | m | '],
  ],
  ['dots for thousands, twice', 'شرح\tتعداد\tواحد\nواشر\t1.250.000\tعدد', ['واشر | 1250000 | piece | ']],
  [
    'one dot before three digits may be a point',
    'شرح\tتعداد\tواحد\nواشر\t1.500\tعدد\nمیلگرد\t0.500\tتن',
    ['واشر | 1500 | piece | 1:NUMBER_AMBIGUOUS 1500 1.5', 'میلگرد | 0.5 | t | '],
  ],
  [
    'commas and Persian marks for thousands',
    'شرح\tتعداد\tواحد\nپیچ\t1,500\tعدد\nمهره\t۱٬۵۰۰٫۵\tکیلو',
    ['پیچ | 1500 | piece | ', 'مهره | 1500.5 | kg | '],
  ],
  [
    'a slash as the decimal mark, and one that may be a fraction',
    'شرح\tمقدار\tواحد\nکابل\t۱۲/۵\tمتر\nورق\t۱/۲\tتن',
    ['کابل | 12.5 | m | ', 'ورق | 0.5 | t | 1:NUMBER_AMBIGUOUS 0.5 1.2'],
  ],
  [
    'a comma as the decimal mark',
    'شرح\tمقدار\tواحد\nکابل\t12,5\tمتر\nسیم\t1.250,5\tمتر',
    ['کابل | 12.5 | m | 1:NUMBER_AMBIGUOUS 12.5 125', 'سیم | 1250.5 | m | '],
  ],
  [
    'what is no number, none, too few and an interval',
    'شرح\tتعداد\tواحد\nشیر\tچند\tعدد\nپمپ\t\tدستگاه\nپیچ\t0\tعدد\nمهره\t10-20\tعدد\nواشر\t-3\tعدد',
    [
      'شیر |  | piece | 1:QUANTITY_UNREADABLE چند',
      'پمپ |  | device | 1:QUANTITY_MISSING',
      'پیچ |  | piece | 1:QUANTITY_OUT_OF_RANGE 0',
      'مهره |  | piece | 1:QUANTITY_INTERVAL 10 20',
      'واشر |  | piece | 1:QUANTITY_OUT_OF_RANGE -3',
    ],
  ],
  [
    'units that nobody knows, that mean two things, and none',
    'شرح\tتعداد\tواحد\nشیر\t5\tقواره\nورق\t3\tمیل\nپیچ\t7\t',
    ['شیر | 5 |  | 2:UNIT_UNKNOWN قواره', 'ورق | 3 | mm,mil | 2:UNIT_AMBIGUOUS میل', 'پیچ | 7 |  | '],
  ],
  [
    'a unit in the cell of the number that is another one than in its column',
    'شرح\tتعداد\tواحد\nکابل\t100 متر\tکیلوگرم',
    ['کابل | 100 | m | 2:UNIT_CONFLICT متر کیلوگرم'],
  ],
  [
    'part numbers in a column of their own, and a brand',
    'کد کالا\tشرح\tبرند\tتعداد\n6205-2RS\tبلبرینگ\tSKF\t20',
    ['بلبرینگ SKF [6205-2RS] | 20 |  | '],
  ],
  [
    'notes go with the line; prices and columns of other headings are not used',
    'شرح\tتعداد\tقیمت واحد\tمحل مصرف\tتوضیحات\nپمپ\t1\t25.000.000\tخط ۲\tبا الکتروموتور',
    ['پمپ | 1 |  | '],
  ],
  [
    'no headings at all',
    '1\tشیر توپی\t10\tعدد\n2\tبلبرینگ 6205\t4\tعدد\n3\tتسمه\t12\tعدد',
    ['شیر توپی | 10 | piece | ', 'بلبرینگ 6205 | 4 | piece | ', 'تسمه | 12 | piece | '],
  ],
  [
    'no headings and two numbers: the one beside the unit is the quantity',
    'شیر توپی\t16\t10\tعدد\nشیر کشویی\t25\t4\tعدد',
    ['شیر توپی | 10 | piece | 1:CELL_UNUSED 16', 'شیر کشویی | 4 | piece | 1:CELL_UNUSED 25'],
  ],
  [
    'no headings and two numbers without a unit',
    'شیر توپی\t16\t10\nشیر کشویی\t25\t4',
    [
      'شیر توپی | 16 |  | 1:QUANTITY_GUESSED · 2:CELL_UNUSED 10',
      'شیر کشویی | 25 |  | 1:QUANTITY_GUESSED · 2:CELL_UNUSED 4',
    ],
  ],
  [
    'goods of a cell that was merged over its rows',
    'شرح\tسایز\tتعداد\nشیر توپی\t1 اینچ\t5\n\t2 اینچ\t8\n\t\t3',
    ['شیر توپی 1 اینچ | 5 |  | ', 'شیر توپی 2 اینچ | 8 |  | 0:GOODS_FROM_ABOVE شیر توپی', ' | 3 |  | 0:GOODS_MISSING'],
  ],
  [
    'cells in quotes with ends of lines and tabs in them',
    'شرح\tتعداد\n"شیر توپی\nبرنجی"\t5\n"لولهٔ ""A""\t۲"\t7',
    ['شیر توپی برنجی | 5 |  | ', 'لولهٔ "A" ۲ | 7 |  | '],
  ],
  [
    'commas between cells',
    'description,qty,unit\n"valve, brass",10,pcs\nbearing 6205,4,ea',
    ['valve, brass | 10 | piece | ', 'bearing 6205 | 4 | piece | '],
  ],
  ['lines of bars, as in a note', '| شرح | تعداد |\n|---|---|\n| شیر توپی | ۵ |', ['شیر توپی | 5 |  | ']],
  [
    'sums and headings that stand again are no lines',
    'شرح\tتعداد\nشیر\t5\nشرح\tتعداد\nپمپ\t2\nجمع کل\t7',
    ['شیر | 5 |  | ', 'پمپ | 2 |  | '],
  ],
  ['a cell beyond the last heading', 'شرح\tتعداد\nشیر\t5\tفوری', ['شیر | 5 |  | 2:CELL_UNUSED فوری']],
  [
    'free lines: the quantity at the end or the beginning',
    'شیر توپی ۲ اینچ ۱۰ عدد\n۳ دستگاه پمپ سانتریفیوژ\nتعداد: ۱۲ بلبرینگ 6205\nپیچ M12x50 × 200',
    [
      'شیر توپی ۲ اینچ | 10 | piece | ',
      'پمپ سانتریفیوژ | 3 | device | ',
      'بلبرینگ 6205 | 12 |  | ',
      'پیچ M12x50 | 200 |  | 0:QUANTITY_GUESSED',
    ],
  ],
  [
    'free lines: the need of the story, a measure that is no quantity, and a code',
    'لولهٔ فولادی بدون درز، ۲ اینچ، رده ۴۰، ۶۰ متر\nشیر توپی ۲ اینچ\nبلبرینگ 6205\n4 شیر کشویی',
    [
      'لولهٔ فولادی بدون درز، ۲ اینچ، رده ۴۰ | 60 | m | 0:QUANTITY_GUESSED',
      'شیر توپی ۲ اینچ |  |  | 0:QUANTITY_MISSING',
      'بلبرینگ 6205 |  |  | 0:QUANTITY_MISSING',
      'شیر کشویی | 4 |  | 0:QUANTITY_GUESSED',
    ],
  ],
  [
    'a numbered list, and things between semicolons',
    '۱. شیر توپی ۵ عدد\n۲. پمپ ۲ دستگاه\n۳) تسمه B-50، ۱۲ عدد',
    ['شیر توپی | 5 | piece | ', 'پمپ | 2 | device | ', 'تسمه B-50 | 12 | piece | '],
  ],
  ['things between semicolons', 'شیر توپی ۵ عدد؛ پمپ ۲ دستگاه', ['شیر توپی | 5 | piece | ', 'پمپ | 2 | device | ']],
  [
    'numbers in words before units only',
    'سه عدد شیر یکطرفه DN50\nبیست و پنج شاخه پروفیل ۴۰×۴۰\nیک و نیم تن ورق\nلوله سه هزار متر\n۲ هزار متر سیم\nسه راهی ۱۰ عدد\nدو متر کابل دو لایه',
    [
      'شیر یکطرفه DN50 | 3 | piece | ',
      'پروفیل ۴۰×۴۰ | 25 | length | ',
      'ورق | 1.5 | t | 0:QUANTITY_GUESSED',
      'لوله | 3000 | m | 0:QUANTITY_GUESSED',
      'سیم | 2000 | m | 0:QUANTITY_GUESSED',
      'سه راهی | 10 | piece | ',
      'کابل دو لایه | 2 | m | 0:QUANTITY_GUESSED',
    ],
  ],
  [
    'a number in words in a cell',
    'شرح\tتعداد\nپیچ\tدو کارتن\nمهره\tپانصد عدد',
    ['پیچ | 2 | carton | ', 'مهره | 500 | piece | '],
  ],
  [
    'packs of a size, and counted ones',
    'روغن ۴۶، ۳ بشکه ۲۰۸ لیتری\n۵ تا شیر ۶ اینچ\n۰ تا ۱۶ bar گیج ۲ عدد',
    ['روغن ۴۶ ۲۰۸ لیتری | 3 | can | ', 'شیر ۶ اینچ | 5 | piece | ', '۰ تا ۱۶ bar گیج | 2 | piece | '],
  ],
  [
    'commas of Persian between thousands, and between cells below headings',
    'میلگرد ۱۴، ۱۲،۵۰۰ کیلوگرم',
    ['میلگرد ۱۴ | 12500 | kg | 0:QUANTITY_GUESSED'],
  ],
  ['cells between commas of Persian', 'شرح،تعداد،واحد\nسرسیم ۲۵،100،عدد', ['سرسیم ۲۵ | 100 | piece | ']],
  [
    'a table from abroad, where items are numbered',
    'Item\tDescription\tQty\tUnit\n1\tGate valve 4"\t6\tpcs\n2\tPipe 4"\t240\tm',
    ['Gate valve 4" | 6 | piece | ', 'Pipe 4" | 240 | m | '],
  ],
  [
    'nothing of what people write around a list',
    'سلام وقت بخیر\nدرخواست خرید شماره ۱۴۰۳/۲۲۵\nمیلگرد ۱۴ : ۱۲ عدد\nجمع کل : ۱۲ عدد\nارسال به اصفهان\nبا تشکر',
    ['میلگرد ۱۴ | 12 | piece | '],
  ],
  ['a need behind a greeting', 'سلام خسته نباشید. ۱۰ کارتن نوار لازم دارم', ['نوار لازم دارم | 10 | carton | ']],
  [
    'a count within a line',
    'هیتر 4 عدد قیمت هر عدد 2,500,000 تومان',
    ['هیتر قیمت هر عدد 2,500,000 تومان | 4 | piece | 0:QUANTITY_GUESSED'],
  ],
  [
    'rows above parts of a table, and thanks below it',
    'ردیف\tشرح\tواحد\tتعداد\n\tالف) مکانیکال\t\t\n۱\tفلنج\tعدد\t۴\n۲\tگسکت\tعدد\t۱۲\nبا تشکر',
    ['فلنج | 4 | piece | ', 'گسکت | 12 | piece | '],
  ],
  [
    'a weight as the quantity',
    'شرح کالا\tوزن (kg)\nورق\t2,400\nتسمه\t312.5',
    ['ورق | 2400 | kg | ', 'تسمه | 312.5 | kg | '],
  ],
  [
    'no weight of a piece, and the unit beside the word of the quantity',
    'شرح\tوزن هر شاخه (kg)\tتعداد شاخه\nتیرآهن\t155\t20',
    ['تیرآهن | 20 | length | '],
  ],
  ['no greeting as a line', 'با سلام، لطفا قیمت بدهید:\nپیچ ۱۰ عدد', ['پیچ | 10 | piece | ']],
];

/** Lists of two columns: as many lines as rows, and the column of numbers is the quantity. */
const twoColumns: [name: string, text: string, lines: string[]][] = [
  [
    'numbers that happen to count on',
    'شیر توپی\t1\nپمپ\t2\nتسمه\t3',
    ['شیر توپی | 1 |  | ', 'پمپ | 2 |  | ', 'تسمه | 3 |  | '],
  ],
  ['part numbers of digits', '6205\t10\n6306\t4', ['6205 | 10 |  | ', '6306 | 4 |  | ']],
  ['part numbers with letters', '6205-2RS\t10\nUCP208\t4', ['6205-2RS | 10 |  | ', 'UCP208 | 4 |  | ']],
  ['the quantity first', '10\tشیر توپی\n4\tپمپ', ['شیر توپی | 10 |  | ', 'پمپ | 4 |  | ']],
  [
    'columns of blanks',
    'شیر توپی ۲ اینچ    10\nپمپ سانتریفیوژ     4',
    ['شیر توپی 2 اینچ | 10 |  | ', 'پمپ سانتریفیوژ | 4 |  | '],
  ],
  ['columns of blanks with units', 'کابل     150 متر\nپمپ      2 دستگاه', ['کابل | 150 | m | ', 'پمپ | 2 | device | ']],
  [
    'semicolons, and a row that lacks its number',
    'شیر؛ 10\nپمپ؛ 4\nتسمه',
    ['شیر | 10 |  | ', 'پمپ | 4 |  | ', 'تسمه |  |  | 1:QUANTITY_MISSING'],
  ],
  [
    'commas of Persian',
    'شیر توپی، 10\nپمپ، 4',
    ['شیر توپی | 10 |  | 0:QUANTITY_GUESSED', 'پمپ | 4 |  | 0:QUANTITY_GUESSED'],
  ],
  [
    'a numbered list keeps its numbers',
    '1\tشیر توپی\n2\tپمپ',
    ['شیر توپی |  |  | 0:QUANTITY_MISSING', 'پمپ |  |  | 0:QUANTITY_MISSING'],
  ],
];
it.each(twoColumns)('reads two columns: %s', (_, text, lines) => expect(told(text)).toEqual(lines));

it.each(cases)('reads %s', (_, text, lines) => {
  expect(told(text)).toEqual(lines);
});

it('says what it made of each column, and which rows are no lines', () => {
  const { columns, skipped, lines } = readPasted(
    'درخواست خرید\t\t\nشرح\tقیمت\tتعداد\nشیر\t5.000\t3\nجمع\t15.000\t3',
    find,
  );
  expect(columns).toEqual([
    { heading: 'شرح', role: 'GOODS' },
    { heading: 'قیمت', role: 'UNUSED' },
    { heading: 'تعداد', role: 'QUANTITY' },
  ]);
  expect(skipped).toEqual([
    { row: 1, text: 'درخواست خرید', reason: 'TITLE' },
    { row: 2, text: 'شرح قیمت تعداد', reason: 'HEADING' },
    { row: 4, text: 'جمع 15.000 3', reason: 'TOTAL' },
  ]);
  expect(lines).toMatchObject([{ row: 3, cells: ['شیر', '5.000', '3'] }]);
});

it('keeps the note of a line', () => {
  expect(readPasted('شرح\tتعداد\tتوضیحات\nشیر\t3\tفوری', find).lines[0]!.note).toBe('فوری');
});
