/** Where links to the papers of an order lead. */
export const papersPlace = 'papers';
