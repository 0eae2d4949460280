import { roleOf } from './headings.ts';
import { foldDigits, typedLine } from '../../../../platform/text.ts';

/** A row of what was pasted, by its number in the text. */
export type PastedRow = { row: number; cells: string[] };
/** `isTable`: whether its rows have cells; else each is a line as people write one. */
export type PastedTable = { isTable: boolean; rows: PastedRow[] };

const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const separators = [';', '؛', '|', ','] as const;
/** A row of two columns that blanks part: what is wanted, and a number with or without a unit. */
const twoColumns = /^(.*\p{L}.*?) {2,}([\d.,٬٫/]+(?: ?\p{L}[^\d]*)?)$/u;
/** So many of the rows have as many cells as the first one; a cell that is empty at an end may be left out. */
const MOST = 0.6;
const hasContent = /[\p{L}\p{N}]/u;

/** Parts a pasted text into rows and cells: by tabs as programs of tables copy them, else by one sign that all rows share. */
export function partTable(text: string): PastedTable {
  if (text.includes('\t')) return { isTable: true, rows: rowsOf(text, '\t') };
  for (const separator of separators) {
    const rows = rowsOf(text, separator).map((each) => (separator === '|' ? withoutBars(each) : each));
    const [first] = rows;
    const width = first?.cells.length ?? 0;
    if (rows.length < 2 || width < 2) continue;
    const alike = rows.filter(({ cells }) => cells.length === width).length;
    // Commas stand in words, too; the other signs part cells and nothing else.
    if (separator === ',' ? alike === rows.length : alike >= rows.length * MOST) return { isTable: true, rows };
  }
  // The comma of Persian parts words of a line, too: only below headings it parts cells.
  const rows = rowsOf(text, '،');
  const [headings, ...others] = rows.map(({ cells }) => cells);
  const isHeaded =
    headings !== undefined && headings.length > 1 && headings.every((cell) => roleOf(cell) !== undefined);
  if (isHeaded && others.length > 0 && others.every(({ length }) => length === headings.length))
    return { isTable: true, rows };
  const typed = text.replaceAll(lineEnds, '\n').split('\n');
  const columns = typed.map((line) => twoColumns.exec(foldDigits(line.replaceAll('\u00a0', ' ')).trim()));
  const written = typed.filter((line) => hasContent.test(line)).length;
  if (written > 1 && columns.filter(Boolean).length === written)
    return { isTable: true, rows: numbered(columns.map((found) => (found ? [found[1]!, found[2]!] : ['']))) };
  const lines = text.replaceAll(lineEnds, '\n').split(/[\n؛]/);
  return { isTable: false, rows: numbered(lines.map((line) => [line])) };
}

/** Rows with anything in them, in their cells; a cell in quotes may hold ends of lines and separators. */
function rowsOf(text: string, separator: string): PastedRow[] {
  const cellPattern = new RegExp(`"((?:[^"]|"")*)"(?=[${separator}\\n]|$)|[^${separator}\\n]*`, 'y');
  const lines = text.replaceAll(lineEnds, '\n');
  const rows: string[][] = [[]];
  for (let at = 0; at <= lines.length; at += 1) {
    cellPattern.lastIndex = at;
    const [typed = '', quoted] = cellPattern.exec(lines) ?? [];
    rows.at(-1)!.push(quoted === undefined ? typed : quoted.replaceAll('""', '"'));
    at += typed.length;
    if (lines[at] === '\n') rows.push([]);
  }
  return numbered(rows);
}

const withoutBars = ({ row, cells }: PastedRow): PastedRow => ({
  row,
  cells: cells.slice(cells[0] === '' ? 1 : 0, cells.at(-1) === '' ? -1 : undefined),
});

/** Rows keep their number; those without a letter or digit are none. */
const numbered = (rows: string[][]): PastedRow[] =>
  rows
    .map((cells, index) => ({ row: index + 1, cells: cells.map(typedLine) }))
    .filter(({ cells }) => cells.some((each) => hasContent.test(each)));
