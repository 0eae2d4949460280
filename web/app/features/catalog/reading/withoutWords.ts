// A comma before which or after which nothing is left.
const commaOfNothing = /^\s*[،,]|\s*[،,](?=\s*(?:[،,]|$))/g;

/**
 * A typed text without some of its words, which stand in it as they are: the first place where they are whole words.
 * The text itself when they are nowhere in it.
 */
export function withoutWords(text: string, words: string): string {
  const at = placeOf(text, words);
  if (at < 0) return text;
  const rest = `${text.slice(0, at)} ${text.slice(at + words.length)}`;
  return rest
    .replace(commaOfNothing, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[،,])/g, '')
    .trim();
}

function placeOf(text: string, words: string): number {
  for (let at = text.indexOf(words); words && at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? '';
    const after = text[at + words.length] ?? '';
    if (!isInWord(before) && !isInWord(after)) return at;
  }
  return words ? text.indexOf(words) : -1;
}

const isInWord = (sign: string) => /[\p{L}\p{N}\p{M}]/u.test(sign);
