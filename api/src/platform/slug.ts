const PERSIAN_DIGITS = '۰۱۲۳۴۵۶۷۸۹';

/**
 * The last path segment of an address: Persian words joined with hyphens (a half-space is one too), Latin in lower case, ASCII
 * digits, no punctuation and no combining marks.
 */
export function slugOf(text: string): string {
  return text
    .replace(/[\u064B-\u065F\u0670٬]/g, '')
    .replace(/[۰-۹]/g, (digit) => String(PERSIAN_DIGITS.indexOf(digit)))
    .replace(/\p{No}/gu, ' $&') // ۱½ is one and a half, not eleven halves
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
