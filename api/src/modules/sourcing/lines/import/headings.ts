import { foldSearchKey } from '../../../../platform/text.ts';
import type { ColumnRole } from './import.enums.ts';
import { headingWholes, headingWords, totalWords, weightWords } from './typed-words.ts';

type Role = ColumnRole;

/** What a column with such a heading holds; undefined where the heading says nothing. */
export function roleOf(heading: string): Role | undefined {
  if (heading.trim() === '#') return 'ROW';
  const folded = foldSearchKey(heading.replace(/\(.*?\)/g, ' ')).replace(/\.$/, '');
  for (const [role, all] of Object.entries(headingWholes) as [Role, readonly string[]][])
    if (all.includes(folded)) return role;
  const said = new Set(folded.split(/[ .]/));
  return headingWords.find(([, all]) => all.some((each) => said.has(each)))?.[0];
}

/** What stands in brackets: «مقدار (متر)». */
export const bracketed = (heading: string): string => /\(([^()]+)\)/.exec(heading)?.[1]?.trim() ?? '';

const quantities = new Set(headingWords.find(([role]) => role === 'QUANTITY')![1]);
const weights = new Set(weightWords);
const wordsOf = (heading: string) => foldSearchKey(heading.replace(/\(.*?\)/g, ' ')).split(' ');
/** What stands beside the word of a quantity: «تعداد شاخه». */
export const countedBy = (heading: string): string =>
  wordsOf(heading)
    .filter((word) => !quantities.has(word))
    .join(' ');
/** «وزن (کیلوگرم)», and not that of each piece. */
export const isWeight = (heading: string): boolean => wordsOf(heading).every((word) => weights.has(word));

const totals = new Set(totalWords);
/** Whether a row adds the others up. */
export const isTotal = (cells: readonly string[]): boolean => {
  const first = cells.find((each) => /\p{L}/u.test(each));
  return first !== undefined && totals.has(foldSearchKey(first).split(' ')[0]!);
};
