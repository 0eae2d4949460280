import { foldDigits } from '../../../platform/text.ts';
import { codeKey, isEnding, stemsOf, wordsOf } from '../words.ts';

/** A word, number or sign of a typed text with its place in it. */
export type Token = {
  /** Folded, as both sides of a search compare it. */
  word: string;
  /** Of a number with a fraction, such as `1 1/2`: as it is; of other numbers their digits. */
  number?: string;
  start: number;
  end: number;
  /** Of a number: a dash stands at it, which may be its sign; `start` is that of the dash. */
  hasDash?: true;
  /** What stands between it and the token before it. */
  before: string;
  /** Whether half-spaces join parts in it, and those parts. */
  parts: string[];
};

const HALF_SPACE = '\u200c';
const FRACTION: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const token =
  /(?<mixed>\d+[ \u200c-]\d\/[1-9]\d?(?!\d))|(?<fraction>\d+\/\d{1,2}(?![\d\p{Script=Latin}]))|(?<sign>\d*[½¼¾⅓⅔⅛⅜⅝⅞])|(?<grouped>\d{1,3}(?:[٬,]\d{3})+(?![\d\p{Script=Latin}])(?:[.٫]\d+)?)|(?<code>(?=[\d.]*\p{Script=Latin})[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d.]*)|(?<plain>\d+(?:[.٫]\d+)?)|(?<unit>["″%٪‰°Ωµ]|'')|(?<word>[\p{L}\p{M}\p{N}\u200c]+)/gu;

/** A dash at a number that ties it to no word before it. */
const dash = /(?:^|[^\p{L}\p{N}])[-−–]$/u;

/** Parts of a size that Latin letters join: 16bar, DN50, M12. A superscript ends a unit's name. */
export function tokensOf(text: string): Token[] {
  const digits = foldDigits(text);
  const tokens: Token[] = [];
  let last = 0;
  for (const match of digits.matchAll(token)) {
    const [typed] = match;
    const start = match.index;
    const end = start + typed.length;
    const before = text.slice(last, start);
    last = end;
    const { mixed, fraction, sign, grouped, plain, unit } = match.groups!;
    const number = numberOf({ mixed, fraction, sign, grouped, plain });
    const word =
      number ?? (unit ? typed.replace("''", '"').replace('″', '"').replace('٪', '%') : wordsOf(typed).join(''));
    if (!word) continue;
    const parts = typed.split(HALF_SPACE).flatMap(wordsOf);
    const hasDash = /^\d/.test(word) && dash.test(text.slice(Math.max(0, start - 2), start));
    const place = hasDash ? { start: start - 1, end, hasDash } : { start, end };
    tokens.push({ word, ...(number !== undefined && { number }), ...place, before, parts });
  }
  return withEndings(tokens);
}

function numberOf({ mixed, fraction, sign, grouped, plain }: Record<string, string | undefined>): string | undefined {
  if (mixed) return mixed.replace(/[\u200c-]/, ' ');
  if (fraction) return slashNumber(fraction);
  if (sign) return [sign.slice(0, -1), FRACTION[sign.slice(-1)]].filter(Boolean).join(' ');
  if (grouped) return grouped.replace(/[٬,]/g, '').replace('٫', '.');
  return plain?.replace('٫', '.');
}

/** «۱/۲» is a half; «۰/۷» and «۲/۲» are how many write decimals. */
function slashNumber(typed: string): string {
  const [over = '', under = ''] = typed.split('/');
  const isFraction = Number(over) > 0 && Number(over) < Number(under) && [2, 3, 4, 8, 16, 32].includes(Number(under));
  return isFraction ? typed : `${over}.${under}`;
}

/** «شیر ها» and «لوله ی» are one word each. */
function withEndings(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (const each of tokens) {
    const last = joined.at(-1);
    if (last && isEnding(each.word) && each.before === ' ' && /\p{L}$/u.test(last.word) && !isEnding(last.word))
      joined[joined.length - 1] = {
        ...last,
        word: last.word + each.word,
        end: each.end,
        parts: [...last.parts, each.word],
      };
    else joined.push(each);
  }
  return joined;
}

/** A token without what was added to its word. */
const stemOf = ({ word, parts }: Token): string => {
  const bare = parts.filter((part, index) => index === 0 || !isEnding(part));
  return bare.length < parts.length ? bare.join('') : (stemsOf(word)[0] ?? word);
};

/** What some tokens are looked up by in tables of names: as they are, and without endings. */
export const keysOf = (tokens: Token[]): string[] => [
  ...new Set([
    tokens.map(({ word }) => word).join(''),
    tokens.map(stemOf).join(''),
    tokens.map(({ word }) => stemsOf(word)[0] ?? word).join(''),
    codeKey(tokens.map(({ word }) => word).join('')),
  ]),
];
