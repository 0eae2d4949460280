/** The words in use, with how often, in memory: a market has some thousands of them, whatever its size. */
export type Vocabulary = {
  /** Whether a word in use begins so. */
  begins: (prefix: string) => boolean;
  /** How often words that begin so are in use, roughly. */
  usesOf: (prefix: string) => number;
  /** Words in use that begin so, most used first. */
  complete: (prefix: string, limit: number) => string[];
  /** The most used word that differs by one letter: missing, added, another, or two in the wrong order. */
  repair: (word: string) => string | undefined;
  /** A folded text as its words are written. */
  shown: (text: string) => string;
  /** The two most used words that stand together in this one, if it is made of two. */
  split: (word: string) => [string, string] | undefined;
};

/** How many words that begin alike are looked at. */
const WINDOW = 500;
const SHORTEST_REPAIRED = 4;

/** @param forms how words are written, by the word, where that is another form */
export function makeVocabulary(counts: Map<string, number>, forms = new Map<string, string>()): Vocabulary {
  const sorted = [...counts.keys()].sort();
  const letters = [...new Set(sorted.join(''))];
  const useOf = (word: string) => counts.get(word) ?? 0;
  const beginning = (prefix: string) => {
    const from = lowerBound(sorted, prefix);
    return sorted.slice(from, from + WINDOW).filter((word) => word.startsWith(prefix));
  };
  const best = (words: Iterable<string>) => {
    let found: string | undefined;
    for (const word of words) if (useOf(word) > (found === undefined ? 0 : useOf(found))) found = word;
    return found;
  };

  return {
    begins: (prefix) => sorted[lowerBound(sorted, prefix)]?.startsWith(prefix) ?? false,
    usesOf: (prefix) => beginning(prefix).reduce((sum, word) => sum + useOf(word), 0),
    complete(prefix, limit) {
      return beginning(prefix)
        .sort((a, b) => useOf(b) - useOf(a))
        .slice(0, limit);
    },
    shown: (text) =>
      text
        .split(' ')
        .map((word) => forms.get(word) ?? word)
        .join(' '),
    repair: (word) => (word.length < SHORTEST_REPAIRED ? undefined : best(neighbours(word, letters))),
    split(word) {
      let found: [string, string] | undefined;
      let use = 0;
      for (let at = 2; at <= word.length - 2; at += 1) {
        const pair: [string, string] = [word.slice(0, at), word.slice(at)];
        const both = Math.min(...pair.map(useOf));
        if (both > use) [found, use] = [pair, both];
      }
      return found;
    },
  };
}

function* neighbours(word: string, letters: string[]): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
    for (const letter of letters) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
  }
}

/** The place of the first word that is not less. */
function lowerBound(sorted: string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
