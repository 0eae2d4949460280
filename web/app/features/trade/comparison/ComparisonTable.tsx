import { type ReactNode, useRef } from 'react';
import { useOverflow } from '../../../design/useOverflow.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatDecimal, formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import {
  agenciesOf,
  amountText,
  arrivalOf,
  type Column,
  type Compared,
  type ComparisonLabels,
  freightOf,
  isOver,
  milestonesOf,
  type Row,
  totalsOf,
} from './comparison.ts';
import { CellFacts } from './CellFacts.tsx';
import { OfferName, SaidLines, Total } from './Facts.tsx';
import { comparisonMessages as words } from './messages.ts';
import type { Reading } from './reading.ts';

export interface ComparisonProps {
  compared: Compared;
  labels: ComparisonLabels;
  reading: Reading;
}

const rowHead = 'max-w-[8.5rem] min-w-[8.5rem] whitespace-normal align-top md:max-w-[16rem] md:min-w-[14rem]';
const offered = 'min-w-[9.5rem] max-w-[15rem] whitespace-normal align-top';

/** All offers in columns: what they come to, then line by line. It scrolls in its own frame; the names of its rows stay. */
export function ComparisonTable({ compared, labels, reading }: ComparisonProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  const { columns, rows } = compared;
  return (
    <div
      ref={frame}
      className="data-table-frame"
      role="region"
      aria-label={words.table}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard, one that shows all it has need not
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className="data-table normal-nums">
        <caption className="visually-hidden">{words.table}</caption>
        <thead>
          <tr>
            <th scope="col" className={rowHead}>
              {words.seller}
            </th>
            {columns.map((column) => (
              <th key={column.quoteId} scope="col" className={`${offered} py-2`}>
                <OfferName column={column} reading={reading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {summaryRows(compared, labels, reading).map(({ name, of }) => (
            <tr key={name}>
              <th scope="row" className={rowHead}>
                {name}
              </th>
              {columns.map((column) => (
                <td key={column.quoteId} className={`${offered} ${isOver(column) ? 'text-subtle' : ''}`}>
                  {of(column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" className={`${rowHead} bg-sunken!`}>
              {words.lines}
            </th>
            <td colSpan={columns.length} className="bg-sunken" />
          </tr>
          {rows.map((row) => (
            <LineRow key={row.lineId} row={row} columns={columns} reading={reading} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineRow({ row, columns, reading }: { row: Row; columns: readonly Column[]; reading: Reading }) {
  const { title, quantity, unitText, cells } = row;
  return (
    <tr>
      <th scope="row" className={rowHead}>
        <span className="block [overflow-wrap:anywhere]">
          <TechnicalText>{title}</TechnicalText>
        </span>
        <span className="block font-normal text-muted">{words.asked(formatDecimal(quantity), unitText)}</span>
      </th>
      {cells.map((cell, index) => (
        <td key={cell.quoteId} className={`${offered} ${isOver(columns[index]!) ? 'text-subtle' : ''}`}>
          <CellFacts row={row} cell={cell} reading={reading} />
        </td>
      ))}
    </tr>
  );
}

type Summary = { name: string; of(column: Column): ReactNode };

/** What each offer comes to; a row about which no offer says anything is left out. */
function summaryRows(
  { columns, rows, commonLineIds }: Compared,
  labels: ComparisonLabels,
  reading: Reading,
): Summary[] {
  const totals = (column: Column) => totalsOf(column, reading);
  const has = (says: (column: Column) => unknown) => columns.some((column) => Boolean(says(column)));
  const all = formatInteger(rows.length);
  return [
    { name: words.total, of: (column) => <Total column={column} reading={reading} /> },
    { name: words.coverage, of: ({ coveredLines }) => words.of(formatInteger(coveredLines), all) },
    ...(commonLineIds.length > 0 && commonLineIds.length < rows.length
      ? [
          {
            name: words.commonTotal(formatInteger(commonLineIds.length)),
            of: (column: Column) => moneyOrNone(totals(column).commonTotalRial),
          },
        ]
      : []),
    { name: words.goods, of: (column) => amountText(totals(column).goodsRial) },
    { name: words.freight, of: (column) => <SaidLines said={freightOf(column, reading, labels)} /> },
    ...(has((column) => totals(column).otherCostsRial !== '0')
      ? [{ name: words.otherCosts, of: (column: Column) => costsText(totals(column).otherCostsRial) }]
      : []),
    { name: words.leadTime, of: (column) => <SaidLines said={arrivalOf(column)} /> },
    {
      name: words.paymentTerm,
      of: ({ paymentTerm }) => (paymentTerm ? labelOf(labels.paymentTerms, paymentTerm) : ''),
    },
    ...(has(({ deliveryTerm }) => deliveryTerm)
      ? [{ name: words.deliveryTerm, of: ({ deliveryTerm }: Column) => <bdi>{deliveryTerm ?? words.unsaid}</bdi> }]
      : []),
    ...(has(({ tolerancePercent }) => tolerancePercent !== '0')
      ? [
          {
            name: words.tolerance,
            of: ({ tolerancePercent }: Column) => words.percent(formatDecimal(tolerancePercent)),
          },
        ]
      : []),
    ...(has(({ milestones }) => milestones.length)
      ? [{ name: words.milestones, of: ({ milestones }: Column) => <SaidLines said={milestonesOf(milestones)} /> }]
      : []),
    { name: words.validUntil, of: ({ validUntil }) => (validUntil ? words.until(formatDate(validUntil)) : '') },
    { name: words.agency, of: (column) => <SaidLines said={agenciesOf(column, labels)} /> },
  ];
}

const moneyOrNone = (rial: string | null) => (rial === null ? '' : amountText(rial));

const costsText = (rial: string) => (rial === '0' ? words.none : amountText(rial));
