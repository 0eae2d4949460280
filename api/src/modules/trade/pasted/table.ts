import { roleOf } from './headings.ts';
import { typedLine } from '../../../platform/text.ts';

/** A row of what was pasted, by its number in the text. */
export type PastedRow = { row: number; cells: string[] };
/** `isTable`: whether its rows have cells; else each is a line as people write one. */
export type PastedTable = { isTable: boolean; rows: PastedRow[] };

const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const separators = [';', '؛', '|', ','] as const;
const hasContent = /[\p{L}\p{N}]/u;

/** Parts a pasted text into rows and cells: by tabs as programs of tables copy them, else by one sign that all rows share. */
export function partTable(text: string): PastedTable {
  if (text.includes('\t')) return { isTable: true, rows: rowsOf(text, '\t') };
  for (const separator of separators) {
    const rows = rowsOf(text, separator).map((each) => (separator === '|' ? withoutBars(each) : each));
    const [first] = rows;
    const width = first?.cells.length ?? 0;
    if (rows.length > 1 && width > 1 && rows.every(({ cells }) => cells.length === width))
      return { isTable: true, rows };
  }
  // The comma of Persian parts words of a line, too: only below headings it parts cells.
  const rows = rowsOf(text, '،');
  const [headings, ...others] = rows.map(({ cells }) => cells);
  const isHeaded =
    headings !== undefined && headings.length > 1 && headings.every((cell) => roleOf(cell) !== undefined);
  if (isHeaded && others.length > 0 && others.every(({ length }) => length === headings.length))
    return { isTable: true, rows };
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
