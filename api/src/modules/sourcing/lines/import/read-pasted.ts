import type { ColumnRole, LineDoubt } from './import.enums.ts';
import { type ReadAmount, readAmount } from './amounts.ts';
import { type Column, type Skipped, understand } from './columns.ts';
import { isTotal } from './headings.ts';
import { isLead, markerOf, readFreeLine, withoutMarker } from './free-lines.ts';
import { type PastedRow, partTable } from './table.ts';
import { type FindUnits, type FoundUnit, readMeasured } from './typed-units.ts';

/** What is in doubt at a cell, with the values that the reader is told. */
export type CellDoubt = { cell: number; code: LineDoubt; values: string[] };
/** A line as it was typed: nothing of it is looked up yet. */
export type TypedLine = {
  row: number;
  /** As the list numbers it, or counted from 1. */
  number: number;
  cells: string[];
  /** Where goods, code, quantity and unit stand, as far as they have a cell: doubts of what is found are told there. */
  at: { goods: number; code: number; quantity: number; unit: number };
  goods: string;
  code?: string;
  note?: string;
  quantity?: string;
  unitIds: string[];
  doubts: CellDoubt[];
};
export type Pasted = {
  columns: { heading: string; role: ColumnRole }[];
  lines: TypedLine[];
  skipped: Skipped[];
};

/** Reads a pasted table or list: pure, so that what is typed can be told before anything is looked up. */
export function readPasted(text: string, find: FindUnits): Pasted {
  const { isTable, rows } = partTable(text);
  if (rows.length === 0) return { columns: [], lines: [], skipped: [] };
  if (!isTable) {
    const lines = rows.map((row, at) => ofFreeLine(row, at + 1, find));
    const isSum = ({ cells }: TypedLine) => lines.length > 1 && isTotal(cells);
    const isNoLine = (line: TypedLine) =>
      isSum(line) || (lines.length > 1 && line.quantity === undefined && isLead(line.cells[0]!));
    return {
      columns: [{ heading: '', role: 'GOODS' }],
      lines: lines.filter((line) => !isNoLine(line)).map((line, at) => ({ ...line, number: line.number || at + 1 })),
      skipped: lines.filter(isNoLine).map((line) => ({
        row: line.row,
        text: line.cells[0]!,
        reason: isSum(line) ? 'TOTAL' : 'TITLE',
      })),
    };
  }
  const { columns, body, skipped } = understand(rows, find);
  let above = '';
  const lines = body.map((row, at) => {
    const line = ofRow(row, columns, find, above);
    above = goodsCell(row, columns) || above;
    return { ...line, number: numberIn(row.cells[placeOf(columns, 'ROW')]) ?? at + 1 };
  });
  return { columns: columns.map(({ heading, role }) => ({ heading, role })), lines, skipped };
}

function ofFreeLine({ row, cells }: PastedRow, place: number, find: FindUnits): TypedLine {
  const { goods, amount, units, unitText, isSure } = readFreeLine(withoutMarker(cells[0]!, place), find);
  const doubts: CellDoubt[] = [
    ...(amount?.doubt ? [{ cell: 0, ...amount.doubt }] : []),
    ...(amount && !isSure ? [doubt(0, 'QUANTITY_GUESSED')] : []),
    ...(amount ? [] : [doubt(0, 'QUANTITY_MISSING')]),
    ...(units.length > 1 ? [doubt(0, 'UNIT_AMBIGUOUS', unitText)] : []),
    ...(goods ? [] : [doubt(0, 'GOODS_MISSING')]),
  ];
  const at = { goods: 0, code: 0, quantity: 0, unit: 0 };
  // Without a number of its own it is counted among the lines.
  const number = markerOf(cells[0]!, place) ?? 0;
  return { row, number, cells, at, goods, ...valueOf(amount), unitIds: units.map(({ id }) => id), doubts };
}

/** A number that a list gives a row. */
function numberIn(cell: string | undefined): number | undefined {
  const value = Number(readAmount(cell ?? '')?.value);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

const doubt = (cell: number, code: LineDoubt, ...values: string[]): CellDoubt => ({ cell, code, values });
const valueOf = (amount: ReadAmount | undefined) => (amount?.value === undefined ? {} : { quantity: amount.value });
const placeOf = (columns: readonly Column[], role: ColumnRole) => columns.findIndex((each) => each.role === role);
const goodsCell = ({ cells }: PastedRow, columns: readonly Column[]) => cells[placeOf(columns, 'GOODS')] ?? '';

function ofRow(
  given: PastedRow,
  columns: readonly Column[],
  find: FindUnits,
  above: string,
): Omit<TypedLine, 'number'> {
  const { row, cells } = given;
  const cellOf = (role: ColumnRole) => cells[placeOf(columns, role)] ?? '';
  const code = cellOf('CODE');
  const note = cellOf('NOTE');
  const quantity = readQuantities(cells, columns, find);
  const unit = readUnit(cells, columns, quantity.measured, find);
  const goods = readGoods(cells, columns, above, code !== '');
  const used = columns.map(({ role }) => role);
  const at = {
    goods: Math.max(0, placeOf(columns, 'GOODS')),
    code: placeOf(columns, 'CODE'),
    quantity: quantity.cell,
    unit: placeOf(columns, 'UNIT') < 0 ? quantity.cell : placeOf(columns, 'UNIT'),
  };
  // What no heading says anything of is told; what a heading calls otherwise is told once, with its column.
  const unused = cells.flatMap((cell, place) => {
    const isLeft = used[place] === undefined || (used[place] === 'UNUSED' && columns[place]!.heading === '');
    return cell && isLeft ? [doubt(place, 'CELL_UNUSED', cell)] : [];
  });
  return {
    row,
    cells,
    at,
    goods: goods.text,
    ...(code && { code }),
    ...(note && { note }),
    ...valueOf(quantity.measured?.amount),
    unitIds: unit.units.map(({ id }) => id),
    doubts: [...goods.doubts, ...quantity.doubts, ...unit.doubts, ...unused].sort(
      (one, other) => one.cell - other.cell,
    ),
  };
}

function readGoods(cells: readonly string[], columns: readonly Column[], above: string, hasCode: boolean) {
  const place = Math.max(0, placeOf(columns, 'GOODS'));
  const own = placeOf(columns, 'GOODS') < 0 ? '' : (cells[place] ?? '');
  const details = cells.filter((cell, at) => cell && columns[at]?.role === 'DETAIL');
  const isMerged = !own && details.length > 0 && above !== '';
  const text = [own || (isMerged ? above : ''), ...details].filter(Boolean).join(' ');
  const doubts = [
    ...(isMerged ? [doubt(place, 'GOODS_FROM_ABOVE', above)] : []),
    ...(text || hasCode ? [] : [doubt(place, 'GOODS_MISSING')]),
  ];
  return { text, doubts };
}

type Measured = { amount: ReadAmount; units: FoundUnit[]; unitText: string };

/** The first quantity of a row that is filled; others that are, are told. */
function readQuantities(cells: readonly string[], columns: readonly Column[], find: FindUnits) {
  const places = columns.flatMap(({ role }, at) => (role === 'QUANTITY' ? [at] : []));
  const filled = places.filter((at) => cells[at]);
  const cell = filled[0] ?? places[0] ?? 0;
  const typed = cells[cell] ?? '';
  const column = columns[cell];
  if (filled.length === 0) return { cell, measured: undefined, doubts: [doubt(cell, 'QUANTITY_MISSING')] };
  const read: Measured | undefined = readMeasured(typed, find) ?? numberAlone(typed);
  const measured = read && {
    ...read,
    ...(read.unitText === '' && column && { units: column.units, unitText: column.unitText }),
  };
  const doubts = [
    ...(measured?.amount.doubt ? [{ cell, ...measured.amount.doubt }] : []),
    ...(measured ? [] : [doubt(cell, 'QUANTITY_UNREADABLE', typed)]),
    ...(column?.isGuessed && measured ? [doubt(cell, 'QUANTITY_GUESSED')] : []),
    ...filled.slice(1).map((at) => doubt(at, 'QUANTITY_SEVERAL', cells[at]!)),
  ];
  return { cell, measured, doubts };
}

const numberAlone = (typed: string): Measured | undefined => {
  const amount = readAmount(typed);
  return amount && { amount, units: [], unitText: '' };
};

/** The unit of a row: that of its own cell, unless the cell of the number says another one. */
function readUnit(
  cells: readonly string[],
  columns: readonly Column[],
  measured: Measured | undefined,
  find: FindUnits,
) {
  const cell = placeOf(columns, 'UNIT');
  const typed = cells[cell] ?? '';
  const { units = [], unitText = '' } = measured ?? {};
  const named = typed ? find(typed) : [];
  if (units.length > 0) {
    const isOther = typed !== '' && !named.some(({ id }) => units.some((each) => each.id === id));
    return {
      units,
      doubts: isOther ? [doubt(cell, 'UNIT_CONFLICT', unitText, typed)] : ambiguous(units, cell, unitText),
    };
  }
  if (typed && named.length === 0) return { units: named, doubts: [doubt(cell, 'UNIT_UNKNOWN', typed)] };
  return { units: named, doubts: ambiguous(named, cell, typed) };
}

const ambiguous = (units: readonly FoundUnit[], cell: number, text: string) =>
  units.length > 1 ? [doubt(Math.max(0, cell), 'UNIT_AMBIGUOUS', text)] : [];
