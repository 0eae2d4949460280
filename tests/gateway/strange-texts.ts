import fc from 'fast-check';

const strange = [
  '\u202eشیر\u202c \u2066توپی',
  'شیر\u0007توپی\u009b',
  ' \u00a0 شیر  توپی \u3000',
  '\u200c\u200cمی\u200c\u200cشود\u200c',
];
const hidden = [
  '\u200f\u200c \u00a0',
  '\u3164\u2800',
  '\u0301\u0302',
  `شیر${'\u0651'.repeat(30)} توپی`,
  'كاتالوگ شيرآلات',
];
const lost = ['شیر\ud83d', '\udc00شیر', 'شیر\u0000توپی', 'شیر\ufffdتوپی'];
const parts = fc.constantFrom(
  ...'\u200c\u200f\u202e\u2069\u061c \u00a0\u0301\u0654يكیکآبhи1۲.‌\n\r\t\ufeff\u200d',
  '👩',
  '\ud83d',
  '\ufeb7',
);
const generated = fc.sample(
  fc.string({ unit: fc.oneof(parts, fc.string({ unit: 'binary', maxLength: 1 })), maxLength: 30 }),
  {
    seed: 1405,
    numRuns: 6,
  },
);
/** What people paste and type, well-meant or not; `isLost` where a character of it is none. */
export const strangeTexts = [...strange, ...hidden, ...lost, ...generated];
export const isLost = (text: string) => /[\0\ufffd\p{Cs}]/u.test(text);
