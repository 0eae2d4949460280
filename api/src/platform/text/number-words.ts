const said = (values: Record<string, number>) => new Map(Object.entries(values));
const ones = said({ یک: 1, دو: 2, سه: 3, چهار: 4, پنج: 5, شش: 6, شیش: 6, هفت: 7, هشت: 8, نه: 9 });
const teens = said({
  ده: 10,
  یازده: 11,
  دوازده: 12,
  سیزده: 13,
  چهارده: 14,
  پانزده: 15,
  پونزده: 15,
  شانزده: 16,
  شونزده: 16,
  هفده: 17,
  هیفده: 17,
  هجده: 18,
  هیجده: 18,
  نوزده: 19,
});
const tens = said({ بیست: 20, سی: 30, چهل: 40, پنجاه: 50, شصت: 60, هفتاد: 70, هشتاد: 80, نود: 90 });
const hundreds = said({
  صد: 100,
  یکصد: 100,
  دویست: 200,
  سیصد: 300,
  چهارصد: 400,
  پانصد: 500,
  پونصد: 500,
  ششصد: 600,
  شیشصد: 600,
  هفتصد: 700,
  هشتصد: 800,
  نهصد: 900,
});
const AND = 'و';
const HALF = 'نیم';
const ZERO = 'صفر';
const THOUSAND = 'هزار';

/** Every number that is one word, in the spelling of `foldSearchKey`. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...[ones, teens, tens, hundreds].flatMap((values) => [...values]),
  [ZERO, 0],
  [THOUSAND, 1_000],
]);

/** A number below 1,000 as it is said, from a word on: «نهصد و دوازده». `end`: the first word after it. */
export type SaidNumber = { value: number; end: number };

/** @param words in the spelling of `foldSearchKey` @returns undefined where no number begins */
export function saidBelowThousand(words: readonly string[], from: number): SaidNumber | undefined {
  const first = words[from] ?? '';
  if (first === ZERO) return { value: 0, end: from + 1 };
  let found: SaidNumber | undefined;
  for (const [level, values] of [hundreds, tens, teens, ones].entries()) {
    const at = found ? found.end + 1 : from;
    if (found && words[found.end] !== AND) break;
    const value = values.get(words[at] ?? '');
    if (value === undefined) continue;
    found = { value: (found?.value ?? 0) + value, end: at + 1 };
    // Eleven to nineteen have their ones in them.
    if (level === 2) break;
  }
  return found;
}

/** A quantity as it is said, up to thousands and with halves: «سه هزار», «۲ هزار», «یک و نیم». */
export function saidQuantity(words: readonly string[], from: number): SaidNumber | undefined {
  if (words[from] === HALF) return { value: 0.5, end: from + 1 };
  const digits = /^\d{1,3}$/.test(words[from] ?? '') && words[from + 1] === THOUSAND;
  let read: SaidNumber | undefined = digits
    ? { value: Number(words[from]), end: from + 1 }
    : saidBelowThousand(words, from);
  // «۱۲٫۵ هزار» is left as it is.
  const isCounted = /\d$/.test(words[from - 1] ?? '');
  if (!read && words[from] === THOUSAND && !isCounted) read = { value: 1, end: from };
  if (!read || read.value === 0) return undefined;
  if (words[read.end] === THOUSAND) {
    const thousands = { value: read.value * 1000, end: read.end + 1 };
    const rest = words[thousands.end] === AND ? saidBelowThousand(words, thousands.end + 1) : undefined;
    read = rest ? { value: thousands.value + rest.value, end: rest.end } : thousands;
  }
  const isHalf = words[read.end] === AND && words[read.end + 1] === HALF;
  return isHalf ? { value: read.value + 0.5, end: read.end + 2 } : read;
}
