/**
 * A text that somebody, or something, types into a search. What it deserves: `read` is answered as any text is; `short` has not
 * two letters or digits that anybody sees; longer ones than a place takes are refused there by their length.
 */
export type SearchInput = {
  text: string;
  /** What people are shown of it; without: the text as it is. */
  shown?: string;
  deserves: 'read' | 'short';
  /** A text that finds just the same. */
  same?: string;
  /** Has nothing to do with the market: nothing is found, and nothing else asked or offered. */
  isNonsense?: boolean;
  /** Words that are told as left out, with the reason. */
  left?: string[];
  /** Filters that it means, as `code value..maxValue`; none where none is stated, also where offers may have the number. */
  applied?: string[];
};

export const short = (...texts: string[]): SearchInput[] => texts.map((text) => ({ text, deserves: 'short' }));
export const read = (...texts: string[]): SearchInput[] => texts.map((text) => ({ text, deserves: 'read' }));
export const nonsense = (...texts: string[]): SearchInput[] =>
  texts.map((text) => ({ text, deserves: 'read', isNonsense: true }));
export const as = (same: string, texts: (string | [text: string, shown: string])[]): SearchInput[] =>
  texts.map((each) => {
    const [text, shown = text] = typeof each === 'string' ? [each] : each;
    return { text, shown, same, deserves: 'read' };
  });
export const told = (text: string, left: string[], applied: string[] = []): SearchInput => ({
  text,
  deserves: 'read',
  left,
  applied,
});
