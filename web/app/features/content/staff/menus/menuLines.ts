import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { menuMessages as words } from './messages.ts';

/** An entry of a menu as it is written. */
export interface MenuEntry {
  level: number;
  title: string;
  href?: string;
}

const MOST_ENTRIES = 60;
const DEEPEST = 3;
const LONGEST_TITLE = 60;

/** Keeps an address from left to right among Persian letters; it is no part of it. */
const LTR_MARK = '\u200e';

/** A menu as people type it: a line for each entry, deeper by a dash. */
export const typedMenu = (
  entries: readonly { level: number; title: string; href?: string | null | undefined }[],
): string =>
  entries
    .map(({ level, title, href }) => `${'-'.repeat(level - 1)} ${title}${href ? ` | ${LTR_MARK}${href}` : ''}`.trim())
    .join('\n');

/** The entries of what was typed. Empty lines are none. */
export function readMenu(typed: string): MenuEntry[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, dashes = '', rest = ''] = /^(-*)\s*(.*)$/s.exec(line) ?? [];
      const bar = rest.lastIndexOf('|');
      const title = (bar < 0 ? rest : rest.slice(0, bar)).trim();
      const href =
        bar < 0
          ? ''
          : rest
              .slice(bar + 1)
              .replaceAll(LTR_MARK, '')
              .trim();
      return { level: dashes.length + 1, title, ...(href !== '' && { href }) };
    });
}

/** What is plainly wrong with it, with the number of the entry. */
export function problemOfMenu(typed: string): string | undefined {
  const entries = readMenu(typed);
  if (entries.length === 0) return words.problems.empty;
  if (entries.length > MOST_ENTRIES) return words.problems.most;
  for (const [index, { level, title }] of entries.entries()) {
    if (title === '' || title.length > LONGEST_TITLE) return atEntry(index, words.problems.title);
    if (level > DEEPEST) return atEntry(index, words.problems.level);
  }
  return undefined;
}

/** A text about an entry, with its number as people count. */
export const atEntry = (index: number, text: string): string => words.atLine(formatInteger(index + 1), text);
