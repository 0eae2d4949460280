import { stemsOf } from '../words.ts';

/** The words in use, with how often, in memory: a market has some thousands of them, whatever its size. */
export type Vocabulary = {
  /** How many offers have the word, roughly; 0 for one that is not in use. */
  usesOf: (word: string) => number;
  /** Whether a word in use begins so. */
  begins: (prefix: string) => boolean;
  /** Words in use that begin so, most used first. */
  complete: (prefix: string, limit: number) => string[];
  /** Words that differ by at most two letters (missing, added, another, two in the wrong order), the nearest first. */
  similar: (word: string, limit: number) => { word: string; distance: number }[];
  /** A folded text as its words are written. */
  shown: (text: string) => string;
  /** The two most used words that stand together in this one, if it is made of two. */
  split: (word: string) => [string, string] | undefined;
};

/** How many words that begin alike are looked at. */
const WINDOW = 500;
/** A word of fewer letters has too many neighbours, and is near to too much itself. */
const SHORTEST_REPAIRED = 3;
/** Two letters may be wrong in a word of at least so many. */
const LONG = 5;

/** @param forms how words are written, by the word, where that is another form */
export function makeVocabulary(counts: Map<string, number>, forms = new Map<string, string>()): Vocabulary {
  const sorted = [...counts.keys()].sort();
  const usesOf = (word: string) => counts.get(word) ?? 0;
  const beginning = (prefix: string) => {
    const from = lowerBound(sorted, prefix);
    return sorted.slice(from, from + WINDOW).filter((word) => word.startsWith(prefix));
  };

  return {
    usesOf,
    begins: (prefix) => sorted[lowerBound(sorted, prefix)]?.startsWith(prefix) ?? false,
    complete: (prefix, limit) =>
      beginning(prefix)
        .sort((a, b) => usesOf(b) - usesOf(a))
        .slice(0, limit),
    similar(word, limit) {
      if (word.length < SHORTEST_REPAIRED) return [];
      const most = word.length < LONG ? 1 : 2;
      return sorted
        .flatMap((known) => {
          if (known.length < SHORTEST_REPAIRED) return [];
          const distance = distanceOf(word, known, most);
          return distance > 0 && distance <= most ? [{ word: known, distance }] : [];
        })
        .sort((a, b) => a.distance - b.distance || usesOf(b.word) - usesOf(a.word))
        .slice(0, limit);
    },
    shown: (text) =>
      text
        .split(' ')
        .map((word) => forms.get(word) ?? word)
        .join(' '),
    split(word) {
      let found: [string, string] | undefined;
      let use = 0;
      const useOf = (part: string) => Math.max(usesOf(part), ...stemsOf(part).map(usesOf));
      for (let at = 2; at <= word.length - 2; at += 1) {
        const pair: [string, string] = [word.slice(0, at), word.slice(at)];
        const both = Math.min(...pair.map(useOf));
        if (both > use) {
          found = pair;
          use = both;
        }
      }
      return found;
    },
  };
}

/**
 * In how many letters two words differ (Damerau and Levenshtein, neighbours swapped at most once); anything above `most` is
 * told as more than that.
 */
function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = [] as number[];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min(last[at]! + 1, current[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) least = Math.min(least, before[at - 2]! + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[other.length]!;
}

/** The place of the first word that is not less. */
function lowerBound(sorted: string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
