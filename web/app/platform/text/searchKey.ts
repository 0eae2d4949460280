import { normaliseText } from './normalise.ts';

const shortest = 2;

/** The most characters that the graph reads of a text to search by. */
export const longestKey = 200;

/** What is searched by: in one spelling, without what would split the address, at most as long as the graph takes. */
export const tidyKey = (typed: string) => normaliseText(typed.replace(/[/\\]/g, ' ')).slice(0, longestKey).trim();

/** Whether there is enough to search by: two letters or digits. */
export const isSearchable = (key: string) => (key.match(/[\p{L}\p{N}]/gu) ?? []).length >= shortest;
