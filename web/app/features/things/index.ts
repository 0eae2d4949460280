// How lists of one's own (favourites, notes, visits) show the things of the market that they point at.
export { Day } from './Day.tsx';
export { FileLinks } from './FileLinks.tsx';
export { describeThing } from './describeThing.tsx';
export { codeOf, kindIn, olderWords, titleWith } from './kinds.ts';
export { Kinds } from './Kinds.tsx';
export { NoThings } from './NoThings.tsx';
export { ThingPages } from './ThingPages.tsx';
export { ThingRow } from './ThingRow.tsx';
