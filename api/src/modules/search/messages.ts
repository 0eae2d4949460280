/** What people read in the facets of BOOLEAN properties. */
export const facetWords = { true: 'بله', false: 'خیر' };

/** Words beside which a number is a nominal size, and the system that tables of equivalents call it by. */
export const sizeSystems = new Map([
  ['اینچ', 'nps'],
  ['in', 'nps'],
  ['inch', 'nps'],
  ['کلاس', 'class'],
  ['class', 'class'],
  ['dn', 'dn'],
  ['pn', 'pn'],
]);

/** What people type otherwise than titles write it: Latin names in Persian letters, other words for the same. */
export const spokenCodes = [
  { spoken: ['ای', 'اس', 'تی', 'ام'], code: 'astm' },
  { spoken: ['ای', 'اس', 'ام', 'ای'], code: 'asme' },
  { spoken: ['ای', 'پی', 'ای'], code: 'api' },
  { spoken: ['ایزو'], code: 'iso' },
  { spoken: ['دین'], code: 'din' },
  { spoken: ['رواداری'], code: 'تلرانس' },
];

/** The letter after the number of a steel grade. */
export const spokenLetters = new Map([
  ['ال', 'l'],
  ['اچ', 'h'],
]);
