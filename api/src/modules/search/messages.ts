/** What people read in the facets of BOOLEAN properties. */
export const facetWords = { true: 'بله', false: 'خیر' };
