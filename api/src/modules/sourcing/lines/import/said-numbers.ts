import { foldDigits } from '../../../../platform/text.ts';
import { saidQuantity } from '../../../../platform/text/number-words.ts';

/** Words and what parts them, in turn. */
const parts = /(\s+)/;

/**
 * A text whose numbers in words are digits, where a unit follows: «سه عدد» is «3 عدد», and «سه راهی» stays.
 * @param isUnit whether what follows begins with a unit
 */
export function withDigits(text: string, isUnit: (rest: string) => boolean): string {
  const tokens = text.split(parts);
  const words = tokens.filter((_, at) => at % 2 === 0).map(foldDigits);
  for (let at = 0; at < words.length; at += 1) {
    const said = saidQuantity(words, at);
    if (!said || said.end >= words.length) continue;
    const rest = tokens.slice(said.end * 2).join('');
    if (!isUnit(rest)) continue;
    const before = tokens.slice(0, at * 2).join('');
    return `${before}${said.value} ${withDigits(rest, isUnit)}`;
  }
  return text;
}
