import type { SearchReading } from './reading.schemas.ts';
import type { TypedKey } from './lexicon.ts';

type Told = Partial<Pick<SearchReading, 'questions' | 'left' | 'relaxed'>> & { categoryId?: string | undefined };

/** How a typed text was read. @param isFound whether anything has all of its pieces */
export function readingOf(key: TypedKey, isFound: boolean, told: Told = {}): SearchReading {
  const { repaired, typed } = key;
  const { categoryId, ...rest } = told;
  return {
    ...plainReading(repaired ?? typed, isFound),
    ...rest,
    ...(categoryId !== undefined && { categoryId }),
    ...(repaired !== undefined && { repaired: { from: typed, to: repaired } }),
  };
}

/** The reading of words that are looked for as they stand, such as a part of a name. */
export const plainReading = (text: string, isFound: boolean): SearchReading => ({
  text: text.trim(),
  tier: isFound ? 'ALL' : 'NONE',
  applied: [],
  questions: [],
  left: [],
  relaxed: [],
});
