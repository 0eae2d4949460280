import { formatRial } from '../money.ts';
import { numberWordMessages as words } from './messages.ts';

const mostDigits = words.scales.length * 3;

/** A whole number in Persian words, `5_001_000n` as «پنج میلیون و هزار». Throws a RangeError beyond 21 digits or below zero. */
export function numberWords(number: bigint): string {
  const digits = String(number);
  if (number < 0n || digits.length > mostDigits) throw new RangeError(`no words for ${digits}`);
  if (number === 0n) return words.zero;
  const groups = digits.padStart(mostDigits, '0').match(/\d{3}/g)!.map(Number);
  return groups
    .flatMap((group, index) => (group === 0 ? [] : scaled(group, words.scales.length - 1 - index)))
    .join(words.and);
}

/** A thousand alone has no one before it. */
const scaled = (group: number, scale: number): string =>
  group === 1 && scale === 1 ? words.scales[1]! : [below1000(group), words.scales[scale]].filter(Boolean).join(' ');

function below1000(number: number): string {
  const rest = number % 100;
  const parts = rest < 20 ? [words.ones[rest]] : [words.tens[Math.floor(rest / 10)], words.ones[rest % 10]];
  return [words.hundreds[Math.floor(number / 100)], ...parts].filter(Boolean).join(words.and);
}

/** Tomans in words, with the same in rials, so that nobody is off by a zero: «پنجاه میلیون تومان (۵۰۰٬۰۰۰٬۰۰۰ ریال)». */
export const tomanWords = (tomans: string): string =>
  words.amount(numberWords(BigInt(tomans)), formatRial(`${tomans}0`));
