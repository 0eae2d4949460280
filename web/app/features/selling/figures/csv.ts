import { typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { toAsciiDigits } from '../../../platform/text/digits.ts';
import { figuresMessages as words } from './messages.ts';

export interface FigureRow {
  from: string;
  to: string;
  value: number | null;
  previous: number | null;
}

/** Spreadsheets read Persian only after the mark of UTF-8. */
const BOM = '\ufeff';
const shown = (value: number | null) => (value === null ? '' : String(value));

/** The rows of the table as a file that a link carries: dates ISO and Jalali, digits Latin. */
export function csvHref(rows: readonly FigureRow[]): string {
  const { from, to, jalali, value, previous } = words.columns;
  const lines = [
    [from, to, jalali, value, previous],
    ...rows.map((row) => [
      row.from,
      row.to,
      toAsciiDigits(typedJalaliDay(row.from)),
      shown(row.value),
      shown(row.previous),
    ]),
  ];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(BOM + lines.map((cells) => cells.join(',')).join('\r\n'))}`;
}
