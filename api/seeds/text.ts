const PERSIAN_DIGITS = '۰۱۲۳۴۵۶۷۸۹';

/** A number as Persian prose writes it: «۲٫۵», «۱٬۲۰۰», «منفی ۲۰». */
export function fa(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, '٬') : whole;
  const sign = value < 0 ? 'منفی ' : '';
  return sign + persianDigits(fraction === undefined ? grouped : `${grouped}٫${fraction}`);
}

/** ASCII digits to Persian ones; everything else stays. */
function persianDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => PERSIAN_DIGITS.charAt(Number(digit)));
}

/**
 * The last path segment of an address: Persian words joined with hyphens (a half-space is one too),
 * Latin in lower case, ASCII digits, no punctuation and no combining marks.
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
