/** Mutations that count a visit and do nothing else. Every page has one, so they are counted apart from writes. */
export const visitMutations: readonly string[] = [
  'countVisit',
  'countSearch',
  'countFaqVisit',
  'countHelpVisit',
  'countAdvertisementVisit',
  'countAdvertisementClick',
  'countMediaVideoVisit',
  'countContactClick',
];
