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

/** Words after which no ezafe stands although they end in he: it is spoken, or they are no noun. */
const WITHOUT_EZAFE = ['سه', 'ده', 'نه', 'به', 'که', 'گروه', 'انبوه', 'کوه', 'وجه', 'مه', 'بازده', 'پنجاه', 'شبه'];
const LINKING = ['و', 'یا', 'در', 'با', 'از', 'تا', 'به', 'برای', 'بر'];

/**
 * A phrase of nouns and adjectives («روغن دنده روان‌تاب») with the ezafe written on each silent he that another word
 * completes («دندهٔ روان‌تاب»), and taken from a last word that nothing completes.
 */
export function withEzafe(phrase: string): string {
  const words = phrase.split(' ');
  return words
    .map((word, index) => {
      const next = words[index + 1];
      if (next === undefined) return word.replace(/هٔ$/, 'ه');
      return /^[\p{L}\p{N}]/u.test(next) && !LINKING.includes(next) ? linked(word) : word;
    })
    .join(' ');
}

const linked = (word: string) =>
  /[^او]ه$/.test(word) && !WITHOUT_EZAFE.includes(word.split('\u200c').at(-1) ?? word) ? `${word}ٔ` : word;
