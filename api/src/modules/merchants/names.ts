import type { FieldError } from '../../platform/field-error.ts';
import { hasContact } from '../../platform/text/contact.ts';
import { foldDigits, foldSearchKey } from '../../platform/text.ts';
import type { MerchantNameProblem } from './merchants.enums.ts';
import { reservedNames } from './messages.ts';

export const SHORTEST_NAME = 3;
export const LONGEST_NAME = 60;
const LEAST_LETTERS = 2;
/** Persian and English letters, digits of both, a space, a half-space and `- . & ( )`. */
const foreign =
  /[^a-z\u0621-\u063a\u0641-\u0655\u067e\u0686\u0698\u06a9\u06af\u06c0\u06cc0-9\u06f0-\u06f9 \u200c\-.&()]/i;
const doubled = /[ \u200c\-.&]{2,}/;
/** ` & ` and ` - ` stand between words as one. */
const spaced = / [&-] /g;
const outer = /^[ \u200c\-.&)]|[ \u200c\-&(]$/;
/** Seven digits in a row: no name of a shop has them. */
const manyDigits = /\d(?:[ \-.]?\d){6}/;

/** Signs that look alike in most fonts. */
const alike: Record<string, string> = { 0: 'o', 1: 'i', l: 'i', '|': 'i', 5: 's' };

/**
 * What tells two names apart: without blanks, half-spaces and punctuation, Persian letters in one spelling, digits of one kind,
 * and Latin letters and digits that look alike as one. `Oil1` is `0ill`.
 */
export const nameKey = (name: string): string =>
  foldSearchKey(name)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[01l|5]/g, (sign) => alike[sign]!);

const reservedKeys = reservedNames.map(nameKey);

type Broken = { problem: Exclude<MerchantNameProblem, 'TAKEN' | 'COOLDOWN'>; error: Omit<FieldError, 'field'> };

/** The first broken one of the rules that need nobody else's names, in their order (`design/domain.md` 4). */
export function problemOfName(name: string): Broken | undefined {
  const signs = [...name];
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (signs.length < SHORTEST_NAME || letters < LEAST_LETTERS)
    return { problem: 'TOO_SHORT', error: { code: 'NAME_TOO_SHORT' } };
  if (signs.length > LONGEST_NAME)
    return { problem: 'TOO_LONG', error: { code: 'MAX_LENGTH', params: [String(LONGEST_NAME)] } };
  const [wrong] = foreign.exec(name) ?? doubled.exec(name.replace(spaced, ' ')) ?? outer.exec(name) ?? [];
  if (wrong !== undefined) return { problem: 'CHAR_NOT_ALLOWED', error: { code: 'NAME_SIGN', params: [wrong] } };
  if (hasContact(name) || manyDigits.test(foldDigits(name)))
    return { problem: 'HAS_CONTACT', error: { code: 'HAS_CONTACT' } };
  const key = nameKey(name);
  return reservedKeys.some((each) => key.includes(each))
    ? { problem: 'RESERVED', error: { code: 'NAME_RESERVED' } }
    : undefined;
}
