/** What people read in the facets of BOOLEAN properties. */
export const facetWords = { true: 'بله', false: 'خیر' };

/** Words beside which a number is a nominal size, and the system that tables of equivalents call it by. */
export const sizeSystems: Record<string, string> = {
  اینچ: 'nps',
  in: 'nps',
  inch: 'nps',
  کلاس: 'class',
  class: 'class',
  dn: 'dn',
  pn: 'pn',
};
