import { beginOfDay, endOfDay } from '../../../platform/calendar.ts';
import type { Conditions } from '../../../platform/database/conditions.ts';
import { hasWord, searchWords } from '../../../platform/search-words.ts';

/** What people narrow a list of requests by; its counts by state follow. */
export type Narrowing = {
  words: readonly string[];
  /** Begun by the buyer, or given to the seller, at that time or later, and before the other one. */
  from?: Date | undefined;
  before?: Date | undefined;
};

export const readNarrowing = (asked: { searchKey?: string; createdFrom?: string; createdTo?: string }): Narrowing => ({
  words: searchWords(asked.searchKey),
  ...(asked.createdFrom !== undefined && { from: beginOfDay(asked.createdFrom) }),
  ...(asked.createdTo !== undefined && { before: endOfDay(asked.createdTo) }),
});

/** The same as conditions on a row of `trade_requests`. @param at when the side that looks at it began it, or got it */
export const narrowedBy = (
  row: string,
  at: string,
  where: Conditions,
  { words, from, before }: Narrowing,
): string[] => [
  ...words.map((word) => hasWord(`${row}.search_key`, word, (value) => where.add(value))),
  ...(from ? [`${at} >= ${where.add(from, 'timestamptz')}`] : []),
  ...(before ? [`${at} < ${where.add(before, 'timestamptz')}`] : []),
];
