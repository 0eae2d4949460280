import { foldDigits } from '../../../platform/text.ts';
import { MENDED } from './mend-emphasis.ts';

/** Marks of direction, which nobody sees in front of a sign that begins a line. */
const direction =
  /^[\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+(?=[ \t]*(?:[#>|+*•▪●◦-]|\p{Nd}{1,3}[.)][ \t]))/u;
/** «۱. برش»: digits of a numbered item, as Persian keyboards have them. */
const number = /^[ \t]*[۰-۹٠-٩]{1,3}(?=[.)][ \t])/;
/** «• پیچ»: as chat programs write lists. */
const bullet = /^([ \t]*)[•▪●◦](?=[ \t])/;
const fence = /^ {0,3}(`{3,}|~{3,})(.*)$/;
/** «۱۰*۲۰*۳۰» multiplies; what is escaped and code within a line, which may hold shorter runs of its marks, stay as they are. */
const times = /\\.|(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|`+|(?<=\p{Nd})\*(?=\p{Nd})/gu;

/**
 * Markdown in which lists and measures are read as Persian writers mean them, where CommonMark knows them with English digits and
 * signs only. Code stays as it is.
 */
export function mendLines(markdown: string): string {
  let open: string | undefined;
  const lines = markdown
    .replaceAll(MENDED, '')
    .split(/\r\n?|\n/)
    .map((line) => {
      const [, sign = '', rest = ''] = fence.exec(line) ?? [];
      if (open !== undefined) {
        if (sign.startsWith(open) && rest.trim() === '') open = undefined;
        return line;
      }
      const begins = sign !== '' && !(sign.startsWith('`') && rest.includes('`'));
      if (begins) open = sign;
      return begins ? line : mendLine(line);
    });
  return lines.join('\n');
}

const mendLine = (line: string) =>
  line
    .replace(direction, '')
    .replace(number, foldDigits)
    .replace(bullet, '$1-')
    .replace(times, (found) => (found === '*' ? `\\*${MENDED}` : found));
