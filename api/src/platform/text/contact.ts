import { foldDigits, foldLetters } from '../text.ts';
import { saidBelowThousand } from './number-words.ts';

/** What joins letters, or is nothing that anybody sees. */
const joiners = /[\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** One spelling of what is written: digits of all scripts and shapes, Persian letters, Latin ones in lower case. */
const spelled = (text: string) =>
  foldLetters(
    foldDigits(text.replace(/[\ufe0f\u20e3]/g, '').normalize('NFKC'))
      .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
      .replace(joiners, ' '),
  ).toLowerCase();

/** Letters that stand for digits among digits. */
const alike: Record<string, string> = { o: '0', l: '1', i: '1', '|': '1' };
const withoutLookalikes = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}_])(?=[oil|]*\d)[\doil|]{2,}(?![\p{L}\p{N}_])/gu, (token) =>
    token.replace(/[oil|]/g, (sign) => alike[sign]!),
  );

/** Digits in words of other letters, at least six in a row: `sefr noh yek`. */
const latinDigits: Record<string, string> = {
  sefr: '0',
  yek: '1',
  do: '2',
  se: '3',
  chahar: '4',
  char: '4',
  panj: '5',
  shesh: '6',
  shish: '6',
  haft: '7',
  hasht: '8',
  noh: '9',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const latinDigit = `(?:${Object.keys(latinDigits).join('|')})`;
const latinNumber = new RegExp(`(?<![a-z])(?:${latinDigit}[\\s,.-]{1,3}){5,}${latinDigit}(?![a-z])`, 'g');
const withoutLatinWords = (text: string) =>
  text.replace(latinNumber, (run) => run.replace(/[a-z]+/g, (word) => latinDigits[word]!));

/** Numbers in words as digits, each below 1,000: «صفر نهصد و دوازده» is `0 912`. */
function withoutNumberWords(text: string): string {
  const parts = text.split(/([^\p{L}\p{N}]+)/u);
  const words = parts.filter((_, at) => at % 2 === 0);
  let out = '';
  for (let at = 0; at < words.length;) {
    const said = saidBelowThousand(words, at);
    const end = said?.end ?? at + 1;
    out += (said ? String(said.value) : words[at]!) + (parts[end * 2 - 1] ?? '');
    at = end;
  }
  return out;
}

const dates = /(?<!\d)(?:(?:1[34]|20)\d\d([/.-])\d{1,2}\1\d{1,2}|\d{1,2}([/.-])\d{1,2}\2(?:1[34]|20)\d\d)(?!\d)/g;

/** What may stand between two digits of one telephone number. */
const BETWEEN = '[\\s.\\-–—_*/\\\\|,،٬:;•·()\\[\\]~\'"+#&=]{0,5}';
const digitsOf = (count: string) => `(?:${BETWEEN}\\d)${count}`;
const AREA = '(?:1[137]|2[134568]|3[1458]|4[145]|5[1468]|6[16]|7[1467]|8[13467])';
const COUNTRY = `(?:\\+${BETWEEN}|0${BETWEEN}0${BETWEEN})?9${BETWEEN}8`;
const areaSpaced = AREA.replace(/\[(\d+)\]/g, `${BETWEEN}[$1]`);
/** 0.9190 is a measure; 0.912.345.67.89 is none. */
const NO_MEASURE = '(?!0[.,٫]\\d{2,}(?![\\d.]))';
/** All of a number, with its leading zero or the code of the country. */
const telephone = new RegExp(
  `(?<![\\d٫])(?<!\\d[.,])${NO_MEASURE}(?:${COUNTRY}${BETWEEN}(?:0${BETWEEN})?|0${BETWEEN})` +
    `(?:9${digitsOf('{9}')}|${areaSpaced}${BETWEEN}[2-9]${digitsOf('{7}')})(?!\\d|[.,٬]\\d)`,
);

/** What people write where they mean a telephone. */
const CALL =
  '(?:تماس|زنگ|تلفن|تلفکس|موبایل|موبایلم|گوشیم|شماره(?:ام| ام| من| ما| همراه|مون| مون)|همراه من|واتس ?اپ|واتساپ|بزنگ|صفرش|یه 0|1 0|call|phone|tel|mobile|cell|whatsapp)';
const NO_TELEPHONE = /کد|سفارش|فاکتور|تعرفه|سریال|پارت|قیمت|مبلغ/;
/** Numbers without a zero, with what says that they are telephones before or after them. */
const shortTelephone = new RegExp(
  `(?<![\\d.,])(?:9${digitsOf('{9}')}|${AREA}${BETWEEN}[2-9]${digitsOf('{7}')}|[2-9]${digitsOf('{7}')})(?!\\d|[.,٬]\\d)`,
  'g',
);
const call = new RegExp(`(?<!\\p{L})${CALL}`, 'u');
const callAtEnd = new RegExp(`(?<!\\p{L})${CALL}[^\\d]{0,25}$`, 'u');
const callAtStart = new RegExp(`^[^\\d.]{0,15}(?<!\\p{L})${CALL}`, 'u');

const hasShortTelephone = (text: string) =>
  [...text.matchAll(shortTelephone)].some(({ 0: number, index }) => {
    const before = text.slice(Math.max(0, index - 40), index);
    const [said] = callAtEnd.exec(before) ?? [];
    if (said !== undefined && !NO_TELEPHONE.test(said)) return true;
    return (
      !NO_TELEPHONE.test(before) && callAtStart.test(text.slice(index + number.length, index + number.length + 40))
    );
  });

/** A number in parts with words between them, where words say that the parts belong together. */
const part = /(?<![\d.,])\d{1,10}(?![\d]|[.,٬]\d)/g;
const LONGEST_GAP = 20;
const together = /(?<!\p{L})(?:اول|بعد|وسط|اخر|ادامه|سپس|پشتش|then|شماره|پیام|کدش|پیش ?شماره)/u;
const wholeNumber = new RegExp(`^0(?:9\\d{9}|${AREA}[2-9]\\d{7})$`);
function hasPartedTelephone(text: string): boolean {
  if (!call.test(text) && !together.test(text)) return false;
  const parts = [...text.matchAll(part)].map(({ 0: digits, index }) => ({ digits, index, end: index + digits.length }));
  return parts.some((first, at) => {
    let digits = '';
    let end = first.index;
    for (const next of parts.slice(at)) {
      if (next.index - end > LONGEST_GAP || digits.length > 10) break;
      digits += next.digits;
      end = next.end;
      if (wholeNumber.test(digits.startsWith('9') ? `0${digits}` : digits)) return true;
    }
    return false;
  });
}

const latin = 'a-z0-9';
const OPEN = '\\s{0,3}[\\[({<«*_-]{0,3}\\s{0,3}';
const CLOSE = '\\s{0,3}[\\])}>»*_-]{0,3}\\s{0,3}';
const atWords = new RegExp(
  `(?<=[${latin}_])${OPEN}(?<![a-z])(?:@|at|ات ?ساین|اد ?ساین|ات)(?![a-z])${CLOSE}(?=[${latin}])`,
  'g',
);
const ends = 'com|ir|net|org|shop|co|info|biz|online|store|site';
const endWords: Record<string, string> = { کام: 'com', 'ای ار': 'ir', ایار: 'ir', نت: 'net', اورگ: 'org' };
const dotWords = new RegExp(
  `(?<=[${latin}])(?:${OPEN}(?<![a-z])(?:dot|دات|نقطه)(?![a-z])${CLOSE}|\\s+\\.\\s+)(?=[${latin}]|${Object.keys(endWords).join('|')})|` +
    `\\s*(?<!\\p{L})(?:دات|نقطه)\\s*(?=(?:${Object.keys(endWords).join('|')}|${ends})(?![\\p{L}]))`,
  'gu',
);
const endInWords = new RegExp(`(?<=\\.)(?:${Object.keys(endWords).join('|')})(?!\\p{L})`, 'gu');

/** Signs of addresses that are written in words, as signs. */
const withSigns = (text: string) =>
  text
    .replace(atWords, '@')
    .replace(dotWords, '.')
    .replace(endInWords, (word) => endWords[word]!);

const mail = /(?<![\w.+-])[a-z0-9_][\w.+-]*\s?@\s?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/;
const mailbox = /(?<![\w.])[a-z0-9_][\w.]{3,}\s{0,3}(?:@|ات)?\s{0,3}(?:gmail|جی ?میل|yahoo|chmail|hotmail)(?![a-z.-])/;
const link = new RegExp(
  `https?|(?<![a-z])www(?![a-z])|\\.(?:${ends})(?![${latin}])|(?<![${latin}])(?:t|wa|telegram)\\s*\\.\\s*me(?:\\s*/|(?![${latin}]))`,
);

const networks = 'تلگرام|تلگرم|اینستاگرام|اینستا|واتس ?اپ|وتس ?اپ|telegram|instagram|whats ?app';
/** Messengers whose names are words of other things, too. */
const homeNetworks = 'ایتا|روبیکا|سروش پلاس|سروش|بله|گپ|ایمو|لینکدین|اسکایپ|eitaa|rubika|bale|skype|linkedin|imo';
const network = new RegExp(`(?<![\\p{L}])(?:${networks})`, 'u');
const inNetwork = new RegExp(`(?<!\\p{L})(?:تو|توی|در|داخل|روی|کانال|پیج|ایدی) ?(?:${homeNetworks})(?![\\p{L}])`, 'u');
const HANDLE = '@?[a-z][a-z0-9_.]{3,}';
const namedHandle = new RegExp(
  `(?<!\\p{L})(?:(?:ایدی|ای دی|یوزرنیم|نام کاربری|username|کانال(?: ما|مون)|پیج(?: ما|مون)?)[^a-z\\d]{0,25}|(?:${homeNetworks.replace('|بله|گپ', '')})\\s*[:=：]\\s*)${HANDLE}`,
  'u',
);
const handleNamed = /(?<![\w.])[a-z][a-z0-9_.]{3,}\s{0,3}(?:ایدی|ای دی)(?!\p{L})/u;
const atHandle = /(?<![\w.@])@([a-z][a-z0-9_.]{2,})/g;
const writeTo =
  /ایدی|ای دی|پیام|عضو|کانال|پیج|دایرکت|دنبال|فالو|مسنجر|ایتا|روبیکا|سروش|(?<!\p{L})بله(?!\p{L})|follow|channel|dm/u;

const hasHandle = (text: string) =>
  namedHandle.test(text) ||
  handleNamed.test(text) ||
  [...text.matchAll(atHandle)].some(([, name]) => /[_\d]/.test(name!) || writeTo.test(text));

/**
 * Whether a text gives away how to reach somebody past the platform: telephone numbers (also in words, in parts, with signs
 * between digits, or with letters for digits), mail, links, handles and messengers. Numbers that goods have are none: codes, sizes,
 * prices and dates.
 */
export function hasContact(text: string): boolean {
  const read = spelled(text);
  const address = withSigns(read);
  if (mail.test(address) || mailbox.test(address) || link.test(address)) return true;
  if (network.test(read) || inNetwork.test(read) || hasHandle(read)) return true;
  const digits = withoutNumberWords(withoutLookalikes(withoutLatinWords(read))).replace(dates, '#');
  return telephone.test(digits) || hasShortTelephone(digits) || hasPartedTelephone(digits);
}
