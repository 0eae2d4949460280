/**
 * A text that somebody, or something, types into a search. What it deserves: `read` is answered as any text is; `short` has not
 * two letters or digits that anybody sees; longer ones than a place takes are refused there by their length.
 */
export type SearchInput = {
  text: string;
  /** What people are shown of it; without: the text as it is. */
  shown?: string;
  deserves: 'read' | 'short';
  /** A text that finds just the same. */
  same?: string;
  /** Has nothing to do with the market: nothing is found, and nothing else asked or offered. */
  isNonsense?: boolean;
  /** Words that are told as left out, with the reason. */
  left?: string[];
  /** Filters that it means, as `code value..maxValue`; none where none is stated, also where offers may have the number. */
  applied?: string[];
};

const short = (...texts: string[]): SearchInput[] => texts.map((text) => ({ text, deserves: 'short' }));
const read = (...texts: string[]): SearchInput[] => texts.map((text) => ({ text, deserves: 'read' }));
const nonsense = (...texts: string[]): SearchInput[] =>
  texts.map((text) => ({ text, deserves: 'read', isNonsense: true }));
const as = (same: string, texts: (string | [text: string, shown: string])[]): SearchInput[] =>
  texts.map((each) => {
    const [text, shown = text] = typeof each === 'string' ? [each] : each;
    return { text, shown, same, deserves: 'read' };
  });
const told = (text: string, left: string[], applied: string[] = []): SearchInput => ({
  text,
  deserves: 'read',
  left,
  applied,
});

const alphabet = [...'ابپتثجچحخدذرزژسشصضطظعغفق'];
const market =
  'شیر پمپ لوله فلنج زانو مهره پیچ واشر تسمه کابل سیم ورق میلگرد پروفیل نبشی ناودانی تیرآهن بلبرینگ الکتروموتور کمپرسور سیلندر مخزن گیج ترانسمیتر';

/** By kind. `LONG` and `PASTED` stand below, since places differ there. */
export const searchInputs: Record<string, SearchInput[]> = {
  'nothing, or too little of it': short(
    ...['', ' ', '\t\n', 'ش', ' ش ', '1', '\u200c\u200c\u200c', '\u200bش\u200b', '\u202e\u202d\u2066', '\ufeff\u2060'],
    ...[
      '\u0651\u064b',
      '\u0301'.repeat(100),
      '\u3164\u3164',
      '\u115f\u1160\uffa0',
      'ش\u3164',
      '\u034f\u034f',
      '\u2800\u2800',
    ],
  ),
  'signs only': short(
    ...['"', "''", '\\', '%_', '$', ':*', '&|!()<->', '!?؟،.…', '«»', '؛؛؛', '—', '٪', '°%″', '[]{}', '/* -- */', '.'],
    ...['°C', '😀😀😀', '👩‍🔧👩‍🔧', '🇮🇷', '\ufe0f\ufe0f'],
  ),
  'digits only': read(
    '123456',
    '۱۲۳۴',
    '١٢٣٤',
    '1 2 3 4 5 6',
    '۱،۲،۳،۴',
    '1/0',
    '0000000000',
    '٠'.repeat(90),
    '9'.repeat(100),
  ),
  'shopping words only': ['خرید', 'قیمت خرید', 'لیست قیمت', 'خرید '.repeat(19).trim()].map((text) => ({
    text,
    deserves: 'read',
  })),
  'no words at all': nonsense(
    ...[
      'زژزژزژ',
      'قققققق ضضضضضض',
      'asdfgh qwerty',
      'سماور طلایی',
      'שלום עולם',
      'ŞİŞLİ',
      '统一码',
      'ꦱꦸꦫꦧꦪ',
      '\u{10380}\u{10381}\u{10382}',
    ],
    ...['ژ'.repeat(100), 'zq'.repeat(50), 'م\u0651'.repeat(50)],
  ),
  'names of programming': read(
    'undefined',
    'NaN',
    '[object Object]',
    '${7*7}',
    '{{7*7}}',
    '{"key":"شیر"}',
    '../../etc/passwd',
  ).concat(nonsense('__proto__', 'constructor', 'hasOwnProperty')),
  'signs of SQL and of text queries': read(
    ...[
      "'; drop table suppliers; --",
      "شیر' or 1=1 --",
      'شیر & !پمپ | (لوله)',
      "'شیر':* <-> 'توپی'",
      'شیر:ABCD',
      'شیر\\',
      "E'\\x00'",
    ],
    ...['$1 $2', '%شیر%', 'شیر_توپی', '(?:شیر|.*)+$', '^شیر', 'b:شیر s:توپی m:پمپ', '#شیر ~توپی =mm:5'],
  ),
  markup: read(
    '<script>alert(1)</script>',
    '<b>شیر</b> توپی',
    '&lt;شیر&gt;',
    'javascript:alert(1)',
    'شیر\u0085توپی',
  ).map((each) => (each.text.includes('\u0085') ? { ...each, shown: 'شیر توپی' } : each)),
  'the same in other letters and signs': as('شیر توپی', [
    ['شير توپي', 'شیر توپی'],
    ['ﺷﯿﺮ ﺗﻮﭘﯽ', 'شیر توپی'],
    ['  شیر \t توپی ', 'شیر توپی'],
    ['شیر\u00a0توپی', 'شیر توپی'],
    ['شیر\u2028توپی', 'شیر توپی'],
    ['شیر\r\nتوپی', 'شیر توپی'],
    ['\u202eشیر\u202c \u2066توپی\u2069', 'شیر توپی'],
    ['\ufeffشیر\u200b توپی\u200e', 'شیر توپی'],
    ['ش\u00adیر تو\u034fپی', 'شیر توپی'],
    ['\u3164شیر توپی\u115f', 'شیر توپی'],
    ['شیر\u2800 توپی', 'شیر توپی'],
    ...[
      '«شیر» „توپی"',
      '"شیر توپی"',
      "''شیر'' توپی",
      'شیر % توپی',
      '٪ شیر توپی °',
      '(شیر) [توپی]!',
      'شیر، توپی.',
      'شِیر تُوپی',
      'شـــیر توپی',
    ],
    ...['😀 شیر توپی 👩‍🔧', 'قیمت شیر توپی', 'شیر توپی ...', '- شیر - توپی -', '\\شیر\\ \\توپی\\'],
  ]),
  'words in quotation marks': as('شیر فولادی', [
    '"شیر" "فولادی"',
    '«شیر» «فولادی»',
    "''شیر'' ''فولادی''",
    'شیر ٪ فولادی',
  ]),
  'mixed directions': read(
    'DN50 شیر PN16 valve',
    '\u200eDN50\u200f شیر',
    'شیر (valve) توپی ball ۲"',
    'ball valve شیر ۲ inch توپی',
  ).map((each) => (each.text.startsWith('\u200e') ? { ...each, shown: 'DN50 شیر' } : each)),
  'numbers that are none': read(
    ...[
      '9e999',
      '9e999 bar',
      '-9e999 bar',
      'Infinity بار',
      '1 1/0',
      '1 1/0 اینچ',
      '5 0/0 bar',
      'dn 1/2',
      '1/2 dn',
      'DN ½',
      'کلاس ½',
      '5..3 bar',
    ],
    ...[
      '-5 bar',
      '--5 bar',
      '1,2,3,4 bar',
      '1,234,567,890 بار',
      '1,23,4 بار',
      '½½½½',
      '1/2/3/4/5 بار',
      '1.2.3.4.5.6 بار',
      '10-20-30 بار',
    ],
    ...[
      'بین بین ۵ و و ۶ بار',
      'از تا از تا بار',
      `0.${'0'.repeat(80)}1 بار`,
      `${'9'.repeat(90)} بار`,
      'سه و یک چهارم و نیم بار',
    ],
  ),
  'words that wait for a number': read(
    ...['حداقل', 'تا', 'از', 'زیر', 'شیر توپی تا', 'شیر توپی حداقل', 'شیر توپی بیشتر از', 'شیر توپی ۱۰ تا', 'max'],
    ...['بین ۱۰ و', 'از ۱۰ تا ۲۰', 'کلاس', 'dn', 'شیر توپی کلاس', '۱۵۰ کلاس تا', 'تا تا تا'],
  ),
  'numbers that no offer has': [
    told('شیر توپی ۰ بار', ['۰ بار VALUE']),
    told('شیر توپی ⅓ اینچ', ['⅓ اینچ VALUE']),
    told('شیر توپی 0.1234567890123456 بار', ['0.1234567890123456 بار VALUE']),
    told('شیر توپی تا 9999999999999999 بار', ['تا 9999999999999999 بار VALUE']),
    told(`شیر توپی ${'7'.repeat(60)} بار`, [`${'7'.repeat(60)} بار VALUE`]),
    told('شیر توپی ۱,۰۰۰,۰۰۰ بار', ['۱,۰۰۰,۰۰۰ بار VALUE']),
    told('شیر توپی بیشتر از ۹۹۹۹۹ بار', ['بیشتر از ۹۹۹۹۹ بار VALUE']),
  ],
  'a dash at a number': [
    told('الکتروموتور -20 درجه سانتی‌گراد', [], ['ambient -20..-20']),
    told('الکتروموتور −20c', [], ['ambient -20..-20']),
    told('الکتروموتور تا -20 درجه', [], ['ambient ..-20']),
    told('الکتروموتور از -20 تا 40 درجه', [], ['ambient -20..40']),
    told('شیر توپی -16 بار', [], ['pressure 16..16']),
    told('شیر توپی - 16 بار', [], ['pressure 16..16']),
    told('شیر توپی 20 -10 بار', [], ['pressure 10..20']),
  ],
  'numbers of two units': [
    told('شیر توپی ۲ اینچ تا ۲۰ بار', [], ['nominalSize ..', 'pressure ..20']),
    told('شیر توپی ۵ بار تا ۲۰ بار', [], ['pressure 5..20']),
    told('الکتروموتور ۱۱ کیلووات - ۴۰ درجه', [], ['power 11..11', 'ambient 40..40']),
  ],
  'units alone, and units that nothing has there': [
    ...read('بار', 'bar', 'اینچ', 'kW', 'm3/h', 'میلی متر'),
    told('شیر توپی ۵ آمپر', ['۵ آمپر UNIT']),
    told('شیر توپی 100%', ['100% UNIT']),
    told('شیر توپی ۵ ژکس', ['ژکس UNKNOWN']),
  ],
  'a place that is none': [
    told('شیر توپی ناکجاآباد', ['ناکجاآباد UNKNOWN']),
    told('شیر توپی خیابان ناکجاآباد', ['خیابان UNKNOWN', 'ناکجاآباد UNKNOWN']),
  ],
  'many words': [
    ...read(
      alphabet.join(' '),
      'ا '.repeat(48).trim(),
      market,
      '۱ بار ۲ بار ۳ بار ۴ بار ۵ بار ۶ بار ۷ بار ۸ بار ۹ بار',
    ),
    told(`شیر توپی${' و'.repeat(22)} برنجی آبی`, ['برنجی آبی WORD']),
  ],
};

/** Longer than some place takes; all can be read line by line. */
export const longInputs: SearchInput[] = [
  ...read(
    ...[
      'ش'.repeat(201),
      'x'.repeat(300),
      'شیر '.repeat(60),
      'ش'.repeat(101),
      '\u{10380}'.repeat(101),
      'x '.repeat(150),
    ],
    ...['9'.repeat(250), 'شیر پمپ لوله فلنج '.repeat(9).trim(), `شیر${'\u0651'.repeat(300)} توپی`],
  ),
  ...short('\u0651'.repeat(201), '😀'.repeat(101)),
];

/** What random texts are put together of. */
export const searchPieces = [
  ...[
    'شیر',
    'توپی',
    'شیر توپی',
    'پمپ',
    'لوله',
    'فلنج',
    'بلبرینگ',
    'الکتروموتور',
    'گیج فشار',
    'استیل',
    'فولادی',
    'شیرکده',
  ],
  ...[
    'اصفهان',
    'تهران',
    'استان',
    'ISO',
    '9001',
    'API 598',
    'dn',
    'DN50',
    'PN16',
    'کلاس',
    '۱۵۰',
    '۲ اینچ',
    '1/2"',
    '½',
    '1 1/2',
  ],
  ...[
    '۱۶ بار',
    '10 bar',
    '-20',
    'درجه',
    '20c',
    'تا',
    'از',
    'بین',
    'و',
    'حداقل',
    'حداکثر',
    'زیر',
    '۱۰',
    '۲۰',
    '۱۱ کیلووات',
    'kW',
  ],
  ...[
    'm3/h',
    '6205',
    'TRV-BVS65-3T',
    'زژزژ',
    'بلبرنگ',
    'پراونه',
    'خرید',
    'قیمت',
    '"',
    '%',
    '-',
    '–',
    '،',
    '/',
    '.',
    '+',
    '=',
    '(',
  ],
  ...[
    'ها',
    'های',
    'یک',
    'دو',
    'نیم',
    'چهارم',
    'هزار',
    'متر',
    'میلی متر',
    'میلی‌متر',
    'لیتر',
    '0',
    '1e5',
    '٬',
    '1,000',
    'x',
    'M12',
  ],
  ...['12x1.75', '°', 'µ', 'Ω', 'm²', '³', '\u200c', '\u202e', '\u0651', '\u3164', '😀', 'آ', 'ی', '٥'],
];
