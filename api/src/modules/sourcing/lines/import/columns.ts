import type { ColumnRole, SkippedReason } from './import.enums.ts';
import { readAmount } from './amounts.ts';
import { isLead } from './free-lines.ts';
import { bracketed, countedBy, isTotal, isWeight, roleOf } from './headings.ts';
import type { PastedRow } from './table.ts';
import { type FindUnits, type FoundUnit, readMeasured } from './typed-units.ts';

/** A column as it was understood. `units`: what its heading says numbers of it are in. `isGuessed`: others could be it, too. */
export type Column = { heading: string; role: ColumnRole; units: FoundUnit[]; unitText: string; isGuessed: boolean };
export type Skipped = { row: number; text: string; reason: SkippedReason };
export type Understood = { columns: Column[]; body: PastedRow[]; skipped: Skipped[] };

/** Titles, two rows of headings, one of units: no more stand above a table. */
const MOST_ABOVE = 5;

/** Finds what each column holds, by its headings or by what stands in it. */
export function understand(rows: readonly PastedRow[], find: FindUnits): Understood {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const first = rows.slice(0, MOST_ABOVE).findIndex(isHeading);
  if (first < 0) {
    const { body, skipped } = withoutTotals(rows, []);
    return { columns: guess(body, width, find), body, skipped };
  }
  let end = first + 1;
  while (end < rows.length && isMoreOfHeading(rows[end]!, find)) end += 1;
  const headings = rows.slice(first, end);
  const rest = withoutTotals(rows.slice(end), headings);
  const columns = withoutRowNumbers(columnsUnder(headings, width, find), rest.body);
  const { body, titles } = withoutTitles(rest.body, columns);
  const skipped = [...rest.skipped, ...titles].sort((one, other) => one.row - other.row);
  const above = [
    ...rows.slice(0, first).map((each) => skip(each, 'TITLE')),
    ...headings.map((each) => skip(each, 'HEADING')),
  ];
  return {
    columns: withoutRowNumbers(columnsUnder(headings, width, find), body),
    body,
    skipped: [...above, ...skipped],
  };
}

/** Rows above parts of a list, in the only cell and without a number, where others have one; and words of thanks below it. */
function withoutTitles(rows: readonly PastedRow[], columns: readonly Column[]) {
  const numbers = columns.findIndex(({ role }) => role === 'ROW');
  const isNumbered = numbers >= 0 && rows.filter(({ cells }) => cells[numbers]).length > rows.length / 2;
  const isTitle = (row: PastedRow) => {
    const cells = filled(row);
    return cells.length === 1 && (isLead(cells[0]!) || (isNumbered && !row.cells[numbers] && !readAmount(cells[0]!)));
  };
  return {
    body: rows.filter((row) => !isTitle(row)),
    titles: rows.filter(isTitle).map((row) => skip(row, 'TITLE')),
  };
}

const skip = ({ row, cells }: PastedRow, reason: SkippedReason): Skipped => ({
  row,
  text: cells.filter(Boolean).join(' '),
  reason,
});

const filled = ({ cells }: PastedRow) => cells.filter(Boolean);
const hasNumber = (row: PastedRow) => filled(row).some((cell) => readAmount(cell) !== undefined);
/** At least two of its cells, and half of them, name what stands below. */
const isHeading = (row: PastedRow) => {
  const cells = filled(row);
  const named = cells.filter((cell) => roleOf(cell) !== undefined).length;
  return !hasNumber(row) && named >= Math.max(2, cells.length / 2);
};
/** A second row of headings; or units below one that was merged over them, with nothing beside them. */
const isMoreOfHeading = (row: PastedRow, find: FindUnits) =>
  isHeading(row) || (!hasNumber(row) && filled(row).every((cell) => find(cell).length > 0));

function withoutTotals(rows: readonly PastedRow[], headings: readonly PastedRow[]) {
  const again = new Set(headings.map(({ cells }) => cells.join('\t')));
  const reasonOf = ({ cells }: PastedRow): SkippedReason | undefined =>
    again.has(cells.join('\t')) ? 'HEADING' : isTotal(cells) ? 'TOTAL' : undefined;
  return {
    body: rows.filter((row) => !reasonOf(row)),
    skipped: rows.flatMap((row) => {
      const reason = reasonOf(row);
      return reason ? [skip(row, reason)] : [];
    }),
  };
}

/** Of several rows the lowest heading of a column counts; one that was merged over some columns holds for those it stands above. */
function columnsUnder(headings: readonly PastedRow[], width: number, find: FindUnits): Column[] {
  const places = Array.from({ length: width }, (_, at) => at);
  const merged = headings.map(({ cells }, level) =>
    places.map((at) => {
      const isLast = level === headings.length - 1;
      const from = isLast || !headings[level + 1]!.cells[at] ? at : places.slice(0, at + 1).findLast((of) => cells[of]);
      return cells[from ?? at] ?? '';
    }),
  );
  const columns = places.map((at): Column => {
    const said = merged
      .map((row) => row[at]!)
      .filter(Boolean)
      .reverse();
    const [heading = ''] = said;
    const own = roleOf(heading) === 'UNIT' ? [] : find(heading);
    const unitText = own.length > 0 ? heading : bracketed(heading) || countedBy(heading);
    const units = own.length > 0 ? own : find(unitText);
    const roles = said.map(roleOf);
    const role = own.length > 0 ? roles[1] : (roles[0] ?? (roles[1] === 'GOODS' ? 'DETAIL' : roles[1]));
    const isQuantity = role === 'QUANTITY' && units.length > 0;
    return {
      heading,
      role: role ?? 'UNUSED',
      isGuessed: false,
      ...(isQuantity ? { units, unitText } : { units: [], unitText: '' }),
    };
  });
  return once(weighed(columns, find));
}

/** A weight is the quantity where no other column is. */
function weighed(columns: Column[], find: FindUnits): Column[] {
  const weight = columns.findIndex(({ heading }) => isWeight(heading) && find(bracketed(heading)).length > 0);
  if (weight < 0 || columns.some(({ role }) => role === 'QUANTITY')) return columns;
  const unitText = bracketed(columns[weight]!.heading);
  return columns.map((column, at) =>
    at === weight ? { ...column, role: 'QUANTITY', units: find(unitText), unitText } : column,
  );
}

/** «Item» is what is asked for, or its number in the list where another column says what it is. */
function withoutRowNumbers(columns: Column[], body: readonly PastedRow[]): Column[] {
  const isNumbered = (at: number) => isCounted(body.map(({ cells }) => cells[at] ?? ''));
  const goods = columns.findIndex(({ role }) => role === 'GOODS');
  const next = columns.findIndex(
    ({ role }, at) => role === 'DETAIL' && at > goods && roleOf(columns[at]!.heading) === 'GOODS',
  );
  if (goods < 0 || next < 0 || !isNumbered(goods)) return columns;
  const roles = new Map<number, ColumnRole>([
    [goods, 'ROW'],
    [next, 'GOODS'],
  ]);
  return columns.map((column, at) => ({ ...column, role: roles.get(at) ?? column.role }));
}

/** One column of a role is enough for all but quantities and details: of more, goods are details and others unused. */
function once(columns: Column[]): Column[] {
  const seen = new Set<ColumnRole>();
  const single = columns.map((column): Column => {
    const { role } = column;
    const isMore = seen.has(role) && role !== 'QUANTITY' && role !== 'DETAIL' && role !== 'UNUSED' && role !== 'ROW';
    seen.add(role);
    return isMore ? { ...column, role: role === 'GOODS' ? 'DETAIL' : 'UNUSED' } : column;
  });
  if (seen.has('GOODS') || seen.has('CODE')) return single;
  const detail = single.findIndex(({ role }) => role === 'DETAIL');
  return single.map((column, at) => (at === detail ? { ...column, role: 'GOODS' } : column));
}

/** Without headings: what most cells of a column are. */
function guess(rows: readonly PastedRow[], width: number, find: FindUnits): Column[] {
  const kinds = Array.from({ length: width }, (_, at) =>
    kindOf(
      rows.map(({ cells }) => cells[at] ?? ''),
      find,
    ),
  );
  const isAnyOf = (...some: Kind[]) => kinds.some((kind) => some.includes(kind));
  // «شیر ۱، پمپ ۲»: numbers that count on and stand behind the goods are quantities; before them they number the rows.
  const counted = kinds.lastIndexOf('ROW');
  if (counted > Math.min(...places(kinds, 'TEXT', 'CODE')) && !isAnyOf('NUMBER', 'MEASURED')) kinds[counted] = 'NUMBER';
  // Part numbers of digits alone, with how many of each.
  if (!isAnyOf('TEXT', 'CODE') && places(kinds, 'NUMBER').length > 1) kinds[kinds.indexOf('NUMBER')] = 'CODE';
  const unit = kinds.indexOf('UNIT');
  const numbers = places(kinds, 'NUMBER');
  const measured = kinds.indexOf('MEASURED');
  const beside = numbers.findLast((at) => at < unit) ?? -1;
  const quantity = unit >= 0 && beside >= 0 ? beside : measured >= 0 ? measured : (numbers[0] ?? -1);
  const goods = kinds.indexOf('TEXT');
  const roleAt = (kind: Kind, at: number): ColumnRole => {
    if (at === quantity) return 'QUANTITY';
    if (at === unit) return 'UNIT';
    if (at === goods) return 'GOODS';
    return kind === 'ROW'
      ? 'ROW'
      : kind === 'CODE'
        ? goods < 0
          ? 'GOODS'
          : 'CODE'
        : kind === 'TEXT'
          ? 'DETAIL'
          : 'UNUSED';
  };
  const isGuessed = numbers.length > 1 && !(unit >= 0 && beside >= 0) && measured < 0;
  const columns = kinds.map((kind, at): Column => {
    const role = roleAt(kind, at);
    return { heading: '', role, units: [], unitText: '', isGuessed: isGuessed && role === 'QUANTITY' };
  });
  return once(columns);
}

const places = (kinds: readonly Kind[], ...some: Kind[]) =>
  kinds.flatMap((kind, at) => (some.includes(kind) ? [at] : []));

type Kind = 'ROW' | 'NUMBER' | 'MEASURED' | 'UNIT' | 'CODE' | 'TEXT' | 'EMPTY';
const MOST = 0.6;
const code = /^(?=.*\d)(?=.*[\p{Script=Latin}-])[\p{Script=Latin}\d\-_./]+$/u;

/** Whether cells count rows from 1 on. */
const isCounted = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell, at) => readAmount(cell)?.value === String(at + 1));

function kindOf(cells: readonly string[], find: FindUnits): Kind {
  const there = cells.filter(Boolean);
  if (there.length === 0) return 'EMPTY';
  const most = (test: (cell: string) => boolean) => there.filter(test).length >= there.length * MOST;
  if (isCounted(there)) return 'ROW';
  if (most((cell) => readAmount(cell) !== undefined)) return 'NUMBER';
  if (most((cell) => find(cell).length > 0)) return 'UNIT';
  if (most((cell) => readMeasured(cell, find) !== undefined)) return 'MEASURED';
  return most((cell) => code.test(cell)) ? 'CODE' : 'TEXT';
}
