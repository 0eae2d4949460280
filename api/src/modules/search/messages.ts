import { numberWords } from '../../platform/text/number-words.ts';

/** What people read in the facets of BOOLEAN properties. */
export const facetWords = { true: 'بله', false: 'خیر' };

/** Words beside which a number is a nominal size, and the system that tables of equivalents call it by. */
export const sizeSystems = new Map([
  ['اینچ', 'nps'],
  ['in', 'nps'],
  ['inch', 'nps'],
  ['"', 'nps'],
  ['nps', 'nps'],
  ['کلاس', 'class'],
  ['class', 'class'],
  ['cl', 'class'],
  ['dn', 'dn'],
  ['pn', 'pn'],
  ['awg', 'awg'],
  ['دیان', 'dn'],
  ['پیان', 'pn'],
]);

/** Units that also name a nominal size of their number: «۲ اینچ», «۱۵۰ پوند» of valves. */
export const sizeUnits: ReadonlyMap<string, 'nps' | 'class'> = new Map([
  ...[...sizeSystems].flatMap(([name, system]) => (system === 'nps' ? [[name, 'nps'] as const] : [])),
  ...['پوند', 'پاوند', 'lb', 'lbs'].map((name) => [name, 'class'] as const),
]);

/** Threads of pipes, whose size stands before them: `1/2 NPT`. */
export const threadWords: ReadonlySet<string> = new Set(['npt', 'nptf', 'bsp', 'bspt', 'bspp']);

/** What else people call classes that a value names by a Latin word and a number, such as Sch 40. */
export const classWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['sch', ['رده', 'schedule', 'اسکجول', 'شیدول']],
  ['class', ['رده']],
]);

/** Between the units of an amount for each of something: «لیتر بر دقیقه». */
export const unitWords = { per: ' بر ', alsoPer: [' در ', ' '] };

/** What a small count is called before a word: «۳ فاز» is «سه‌فاز», «۱ فاز» «تک‌فاز». */
export const countNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['1', ['یک', 'تک']],
  ...[...numberWords]
    .filter(([, value]) => value > 1 && value <= 12)
    .reduce((names, [word, value]) => {
      names.set(String(value), [...(names.get(String(value)) ?? []), word]);
      return names;
    }, new Map<string, string[]>()),
]);

/** Numbers in words, before a unit: those of one word, and fractions. */
export const numberNames: ReadonlyMap<string, string> = new Map([
  ...[...numberWords].map(([word, value]) => [word, String(value)] as const),
  ...Object.entries({
    نیم: '1/2',
    ربع: '1/4',
    'یک چهارم': '1/4',
    'یک دوم': '1/2',
    'سه چهارم': '3/4',
    'سه ربع': '3/4',
    'سه هشتم': '3/8',
  }),
]);

/** Words that make an interval of numbers. */
export const compass = {
  from: new Set(['از', 'بین', 'مابین']),
  between: 'بین',
  to: new Set(['تا', 'الی', 'to']),
  and: 'و',
  or: 'یا',
  minus: 'منفی',
};

/** Words before a number that need not be met exactly. */
export const aboutWords: ReadonlySet<string> = new Set(['حدود', 'حدودا', 'تقریبا', 'قریب']);

/** What says that a number is the least or the most that is wanted. */
export const boundWords: { words: string[]; end: 'low' | 'high' }[] = [
  { words: ['حداقل'], end: 'low' },
  { words: ['دست', 'کم'], end: 'low' },
  { words: ['کمینه'], end: 'low' },
  { words: ['بالای'], end: 'low' },
  { words: ['بیش', 'از'], end: 'low' },
  { words: ['بیشتر', 'از'], end: 'low' },
  { words: ['بالاتر', 'از'], end: 'low' },
  { words: ['از'], end: 'low' },
  { words: ['min'], end: 'low' },
  { words: ['حداکثر'], end: 'high' },
  { words: ['بیشینه'], end: 'high' },
  { words: ['زیر'], end: 'high' },
  { words: ['کمتر', 'از'], end: 'high' },
  { words: ['تا'], end: 'high' },
  { words: ['max'], end: 'high' },
];

/** The same, said after the number and its unit. */
export const afterBoundWords: { words: string[]; end: 'low' | 'high' }[] = [
  { words: ['به', 'بالا'], end: 'low' },
  { words: ['و', 'به', 'بالا'], end: 'low' },
  ...['بالاتر', 'بیشتر', 'بهتر'].flatMap((more) =>
    [
      ['و', more],
      ['یا', more],
    ].map((words) => ({ words, end: 'low' as const })),
  ),
  { words: ['به', 'پایین'], end: 'high' },
  ...['پایینتر', 'کمتر'].flatMap((less) =>
    [
      ['و', less],
      ['یا', less],
    ].map((words) => ({ words, end: 'high' as const })),
  ),
];

/** Words after which a number without a unit is a length, and what may stand between them. */
export const diameterWords = {
  names: new Set(['قطر', 'diameter', 'dia']),
  kinds: new Set(['خارجی', 'داخلی', 'بیرونی', 'درونی', 'اسمی', 'نامی']),
};

/** How a province is named. */
export const stateNames = (name: string) => [name, `استان ${name}`];

/** Endings that are often written apart from their word: of plural, of ezafe, of «یک». */
export const partedEndings = ['ها', 'های', 'هایی', 'هایش', 'ی', 'ای', 'یی'];

/** Endings of folded words, with how many letters must be left of the word. */
export const persianEndings: [RegExp, number][] = [
  [/های?ی?$/, 2],
  [/(?<=ه)ا?ی$/, 3],
  [/یی$/, 3],
  [/ی$/, 3],
  [/ات$/, 4],
  [/ترین$/, 3],
];

/** Endings of what belongs to somebody, as people ask: «حسابم». */
export const possessiveEndings = ['م', 'ش', 'یم', 'یش', 'مان', 'تان', 'شان'];

/** Verbs that say nothing without the noun beside them, as people ask with them. */
export const lightVerbs = [
  'کنم',
  'کنیم',
  'کنید',
  'کند',
  'کنند',
  'کردن',
  'کردم',
  'کردیم',
  'کرد',
  'کرده',
  'بکنم',
  'بکنیم',
  'بکنید',
  'شوم',
  'شویم',
  'شوید',
  'شوند',
  'شدن',
  'شدم',
  'شدیم',
  'شد',
  'شده',
  'بشود',
  'می‌کنم',
  'می‌کنیم',
  'می‌کنند',
  'می‌کند',
  'می‌کنید',
  'می‌شوند',
  'نمی‌شود',
  'نمی‌کند',
];
