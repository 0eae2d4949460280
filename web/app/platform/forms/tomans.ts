import { moneyMessages } from '../numbers/messages.ts';
import { formatInteger } from '../numbers/numbers.ts';
import { toAsciiDigits, toPersianDigits } from '../text/digits.ts';

const groupSeparator = '\u066c';
const quiet = /[\s\u00a0\u200c\u200e\u200f]/g;

/**
 * An amount of tomans as typed or pasted, as ASCII digits: `۵۰٬۰۰۰٬۰۰۰`, `50,000,000`, `50.000.000 تومان`. Empty stays empty;
 * undefined when it is no whole number of tomans.
 */
export function readTomans(typed: string): string | undefined {
  const text = toAsciiDigits(typed)
    .replace(quiet, '')
    .replace(new RegExp(`${moneyMessages.toman}$`), '');
  // The site's own separator may stand anywhere: somebody edits a grouped number. Others must group by three, for they
  // may be a decimal mark too.
  const plain = text.replaceAll(groupSeparator, '');
  const digits = /^\d{1,3}(?:([,.،'])\d{3}(?:\1\d{3})*)$/.test(plain) ? plain.replace(/\D/g, '') : plain;
  if (digits === '') return '';
  return /^\d+$/.test(digits) ? digits.replace(/^0+(?=\d)/, '') : undefined;
}

/** Whole tomans of an amount of rials, as digits; nothing of none. */
export const tomansOf = (rials: string | null | undefined): string => (rials ? String(BigInt(rials) / 10n) : '');

/** The same back. */
export const rialsOf = (tomans: string): string => (tomans ? `${BigInt(tomans) * 10n}` : '');

/** Digits of tomans as the site writes them. */
export const typedTomans = (tomans: string): string => (tomans === '' ? '' : formatInteger(BigInt(tomans)));

/**
 * Groups an amount while it is typed: the text and the place in it, after the same digit as before. What is no amount yet
 * stays as it is.
 */
export function groupTyped(text: string, caret: number): { text: string; caret: number } {
  const tomans = readTomans(text);
  if (!tomans) return { text, caret };
  const digits = toAsciiDigits(text).replace(/\D/g, '');
  const grouped = toPersianDigits(digits.replace(/\B(?=(\d{3})+$)/g, groupSeparator));
  const before = countDigits(text.slice(0, caret));
  let place = 0;
  for (let seen = 0; place < grouped.length && seen < before; place += 1) seen += countDigits(grouped[place]!);
  return { text: grouped, caret: place };
}

const countDigits = (text: string) => toAsciiDigits(text).replace(/\D/g, '').length;
