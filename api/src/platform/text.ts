const digits = '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩';

/** Persian and Arabic digits as ASCII ones. */
export const foldDigits = (text: string) => text.replace(/[۰-۹٠-٩]/g, (digit) => String(digits.indexOf(digit) % 10));

const letters: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  ؤ: 'و',
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
};

/**
 * The form both sides of a search are compared in: Arabic letters as Persian ones, alef forms and digits folded,
 * half-spaces, diacritics, tatweel and bidi controls dropped, «۱٬۰۰۰» as 1000 and «۲٫۵» as 2.5, other punctuation as
 * space, Latin in lower case.
 */
export const foldSearchKey = (text: string) =>
  foldDigits(text)
    .normalize('NFC')
    .replace(/(?<=\d)[٬,](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/[يىئكةۀؤآأإٱ]/g, (letter) => letters[letter]!)
    .replace(/[\u064B-\u065F\u0670\u0640\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .toLowerCase()
    .replace(/\.(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\./gu, ' ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
