import { FactList } from '../../../design/FactList.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { agenciesOf, arrivalOf, type Column, freightOf, milestonesOf } from './comparison.ts';
import type { ComparisonProps } from './ComparisonTable.tsx';
import { OfferName, SaidLines, Total } from './Facts.tsx';
import { comparisonMessages as words } from './messages.ts';

/** What each offer comes to, one below the other, for windows in which a table is not read at a glance. */
export const ComparisonCards = ({ compared: { columns, rows }, labels, reading }: ComparisonProps) => (
  <ol aria-label={words.offers} className="flex flex-col gap-3">
    {columns.map((column) => (
      <li key={column.quoteId} className="card card-surface card-pad-normal flex flex-col gap-2">
        <OfferName column={column} reading={reading} />
        <FactList facts={factsOf(column, { rows: rows.length, labels, reading })} />
      </li>
    ))}
  </ol>
);

type Of = Pick<ComparisonProps, 'labels' | 'reading'> & { rows: number };

const factsOf = (column: Column, { rows, labels, reading }: Of) => [
  { label: words.total, value: <Total column={column} reading={reading} /> },
  { label: words.coverage, value: words.of(formatInteger(column.coveredLines), formatInteger(rows)) },
  { label: words.freight, value: <SaidLines said={freightOf(column, reading, labels)} /> },
  { label: words.leadTime, value: <SaidLines said={arrivalOf(column)} /> },
  ...(column.paymentTerm
    ? [{ label: words.paymentTerm, value: labelOf(labels.paymentTerms, column.paymentTerm) }]
    : []),
  ...(column.milestones.length > 0
    ? [{ label: words.milestones, value: <SaidLines said={milestonesOf(column.milestones)} /> }]
    : []),
  ...(column.validUntil ? [{ label: words.validUntil, value: words.until(formatDate(column.validUntil)) }] : []),
  { label: words.agency, value: <SaidLines said={agenciesOf(column, labels)} /> },
];
