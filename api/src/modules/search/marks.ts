import { remembered, wordsOf } from './words.ts';

/** Marks of words that stand for a whole name: a brand, a standard, a seller. */
export const NAMES = { BRAND: 'b:', STANDARD: 's:', SELLER: 'm:' } as const;
/** Marks of a code from its first sign, and from its last one backwards. */
export const CODE_STARTS = '#';
export const CODE_ENDS = '~';
/** Part numbers are found by so many of their first or last signs. */
export const SHORTEST_CODE = 4;

export const backwards = (text: string) => [...text].reverse().join('');
const spaced = remembered((name) => wordsOf(name).join(' '));
export const nameWord = (kind: keyof typeof NAMES, name: string) => NAMES[kind] + spaced(name);
