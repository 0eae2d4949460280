import { useRef } from 'react';
import { Code } from '../../../design/Code.tsx';
import { useOverflow } from '../../../design/useOverflow.ts';
import { productPath } from '../../../paths.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { tradeMessages } from '../messages.ts';
import { Lateness } from './Lateness.tsx';
import { amountText, isPriced, sumText } from './linePrice.ts';
import type { LinesTable_LineFragment as Line } from './LinesTable.generated.ts';

const words = tradeMessages.lines;

interface LinesTableProps {
  lines: readonly Masked<Line>[];
  /** Of the whole order, in rials. */
  totals: { netRial: string; vatRial: string; totalRial: string };
}

/** What is ordered and what it costs: a table on wide windows, whose rows are cards on phones. */
export function LinesTable({ lines: given, totals }: LinesTableProps) {
  const lines = readFragment<Line>(given);
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  const unpriced = lines.filter((line) => !isPriced(line)).length;
  const money = moneyOf(lines, totals);
  const sumOf = (rial: string) => sumText(rial, unpriced, money);
  const amountOf = (line: Line, rial: string | null) => amountText(line, rial, money);
  return (
    <div
      ref={frame}
      role="region"
      aria-label={words.table}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard, one that shows all it has need not
      tabIndex={scrolls ? 0 : undefined}
      className="data-table-frame card-table"
    >
      <table className="data-table">
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            {[words.goods, words.quantity, words.unitPrice, words.net, words.vat, words.total].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <Goods line={line} />
              </th>
              <td data-label={words.quantity}>{quantityOf(line)}</td>
              <td data-label={words.unitPrice}>{amountOf(line, line.unitPriceRial)}</td>
              <td data-label={words.net}>{amountOf(line, line.netRial)}</td>
              <td data-label={words.vat}>
                {amountOf(line, line.vatRial)} <span className="text-muted md:block">{percentOf(line)}</span>
              </td>
              <td data-label={words.total} className="font-medium">
                {amountOf(line, line.totalRial)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {words.sum}
            </th>
            <td data-label={words.net}>{sumOf(totals.netRial)}</td>
            <td data-label={words.vat}>{sumOf(totals.vatRial)}</td>
            <td data-label={words.payable} className="font-[800]">
              {sumOf(totals.totalRial)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const quantityOf = ({ quantity, saleUnitText }: Line) => words.measured(formatDecimal(quantity), saleUnitText);
const percentOf = ({ vatPercent }: Line) => words.percent(formatDecimal(vatPercent));

/** What a line is of, who makes it, and what was written beside it. */
export function Goods({ line }: { line: Line }) {
  const {
    title,
    agreedTitle,
    sku,
    supplierName,
    supplierProductId,
    supplierProductSlug,
    leadTimeDays,
    daysLate,
    alternativesAllowed,
    categoryName,
    note,
    internalNote,
  } = line;
  return (
    <div className="flex min-w-0 flex-col gap-0.5 font-normal whitespace-normal [overflow-wrap:anywhere]">
      {supplierProductId && supplierProductSlug ? (
        <a
          className="link font-medium pointer-coarse:py-2"
          href={productPath({ id: supplierProductId, slug: supplierProductSlug })}
        >
          <TechnicalText>{title}</TechnicalText>
        </a>
      ) : (
        <span className="font-medium">
          <TechnicalText>{title}</TechnicalText>
        </span>
      )}
      <span className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
        {supplierName && <bdi>{supplierName}</bdi>}
        {sku && <Code>{sku}</Code>}
        {leadTimeDays !== null && (
          <span>{leadTimeDays > 0 ? words.leadTime(formatInteger(leadTimeDays)) : words.atOnce}</span>
        )}
        {!supplierProductSlug && categoryName && <span>{categoryName}</span>}
        {alternativesAllowed && <span>{words.alternatives}</span>}
      </span>
      <Lateness days={daysLate} />
      {agreedTitle && <Note label={words.agreedGoods} text={agreedTitle} />}
      {note && <Note label={words.note} text={note} />}
      {internalNote && <Note label={words.internalNote} text={internalNote} />}
    </div>
  );
}

const Note = ({ label, text }: { label: string; text: string }) => (
  <span className="text-[0.8125rem]">
    <span className="text-muted">{label}</span> <bdi className="whitespace-pre-wrap">{text}</bdi>
  </span>
);
