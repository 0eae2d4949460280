import { Fragment, type ReactNode, useRef } from 'react';
import { useOverflow } from '../../../design/useOverflow.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { moneyNumber, type MoneyUnit, moneyUnitOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import {
  agenciesOf,
  type AmountText,
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

const rowHead =
  'hidden whitespace-normal align-top md:table-cell md:max-w-[16rem] md:min-w-[14rem] print:table-cell print:max-w-[16rem]';
/** In a narrow window two offers are seen at a time. */
const offered =
  'w-[50cqi] min-w-[50cqi] max-w-[50cqi] snap-start whitespace-normal align-top md:w-auto md:min-w-[9.5rem] md:max-w-[15rem]';
const frameClass = 'data-table-frame snap-x snap-mandatory [container-type:inline-size] md:snap-none';

/**
 * All offers in columns: what they come to, then line by line. It scrolls in its own frame; the names of its rows stay. In a narrow
 * window they stand above their rows, so that the offers have the width.
 */
export function ComparisonTable({ compared, labels, reading }: ComparisonProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  const { columns, rows } = compared;
  const unit = moneyUnitOf(compared);
  const amountText: AmountText = (rial) => moneyNumber(rial, unit);
  return (
    <div
      ref={frame}
      className={frameClass}
      role="region"
      aria-label={words.table[unit]}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard, one that shows all it has need not
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className="data-table normal-nums">
        <caption className="visually-hidden">{words.table[unit]}</caption>
        <thead>
          <tr>
            <th scope="col" className={rowHead}>
              {words.seller}
            </th>
            {columns.map((column) => (
              <th key={column.quoteId} scope="col" className={`${offered} py-2`}>
                <OfferName column={column} reading={reading} rows={rows.length} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {summaryRows(compared, { labels, reading, unit, amountText }).map(({ name, of }) => (
            <Fragment key={name}>
              <NameAbove span={columns.length}>{name}</NameAbove>
              <tr>
                <th scope="row" className={rowHead}>
                  {name}
                </th>
                {columns.map((column) => (
                  <td key={column.quoteId} className={`${offered} ${isOver(column) ? 'text-subtle' : ''}`}>
                    {of(column)}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
        <tbody>
          <tr className="hidden md:table-row print:table-row">
            <th scope="rowgroup" className={`${rowHead} bg-sunken!`}>
              {words.lines}
            </th>
            <td colSpan={columns.length} className="bg-sunken" />
          </tr>
          {rows.map((row) => (
            <LineRow key={row.lineId} row={row} columns={columns} reading={reading} amountText={amountText} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineRowProps {
  row: Row;
  columns: readonly Column[];
  reading: Reading;
  amountText: AmountText;
}

function LineRow({ row, columns, reading, amountText }: LineRowProps) {
  const { title, quantity, unitText, cells } = row;
  const name = (
    <>
      <span className="block [overflow-wrap:anywhere]">
        <TechnicalText>{title}</TechnicalText>
      </span>
      <span className="block font-normal text-muted">{words.asked(formatDecimal(quantity), unitText)}</span>
    </>
  );
  return (
    <>
      <NameAbove span={columns.length}>{name}</NameAbove>
      <tr>
        <th scope="row" className={rowHead}>
          {name}
        </th>
        {cells.map((cell, index) => (
          <td key={cell.quoteId} className={`${offered} ${isOver(columns[index]!) ? 'text-subtle' : ''}`}>
            <CellFacts row={row} cell={cell} reading={reading} amountText={amountText} />
          </td>
        ))}
      </tr>
    </>
  );
}

/** The name of the row below, in narrow windows; it stays in view while the offers move. */
const NameAbove = ({ span, children }: { span: number; children: ReactNode }) => (
  <tr className="md:hidden print:hidden">
    <th scope="colgroup" colSpan={span} className="bg-sunken! text-[0.8125rem]">
      <span className="sticky start-4 inline-block max-w-[calc(100cqi-2rem)] whitespace-normal">{children}</span>
    </th>
  </tr>
);

type Summary = { name: string; of(column: Column): ReactNode };

interface Shown {
  labels: ComparisonLabels;
  reading: Reading;
  unit: MoneyUnit;
  amountText: AmountText;
}

/** What each offer comes to; a row about which no offer says anything is left out. */
function summaryRows(
  { columns, rows, commonLineIds }: Compared,
  { labels, reading, unit, amountText }: Shown,
): Summary[] {
  const totals = (column: Column) => totalsOf(column, reading);
  const has = (says: (column: Column) => unknown) => columns.some((column) => Boolean(says(column)));
  const all = formatInteger(rows.length);
  const amountOrNone = (rial: string | null) => (rial === null ? '' : amountText(rial));
  const costsText = (rial: string) => (rial === '0' ? words.none : amountText(rial));
  return [
    { name: words.total[unit], of: (column) => <Total column={column} reading={reading} amountText={amountText} /> },
    { name: words.coverage, of: ({ coveredLines }) => words.of(formatInteger(coveredLines), all) },
    ...(commonLineIds.length > 0 && commonLineIds.length < rows.length
      ? [
          {
            name: words.commonTotal(formatInteger(commonLineIds.length)),
            of: (column: Column) => amountOrNone(totals(column).commonTotalRial),
          },
        ]
      : []),
    { name: words.goods, of: (column) => amountText(totals(column).goodsRial) },
    { name: words.freight, of: (column) => <SaidLines said={freightOf(column, { reading, labels, amountText })} /> },
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
      ? [
          {
            name: words.milestones,
            of: ({ milestones }: Column) => <SaidLines said={milestonesOf(milestones, amountText)} />,
          },
        ]
      : []),
    { name: words.validUntil, of: ({ validUntil }) => (validUntil ? words.until(formatDate(validUntil)) : '') },
    { name: words.agency, of: (column) => <SaidLines said={agenciesOf(column, labels)} /> },
  ];
}
