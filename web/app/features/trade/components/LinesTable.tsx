import { useRef } from 'react';
import { Card } from '../../../design/Card.tsx';
import { Code } from '../../../design/Code.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { useOverflow } from '../../../design/useOverflow.ts';
import { productPath } from '../../../paths.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { formatDecimal, formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { tradeMessages } from '../messages.ts';
import type { LinesTable_LineFragment as Line } from './LinesTable.generated.ts';

const words = tradeMessages.lines;

interface LinesTableProps {
  lines: readonly Masked<Line>[];
  /** Of the whole order, in rials. */
  totals: { netRial: string; vatRial: string; totalRial: string };
}

/** What is ordered and what it costs: a table on wide windows, one card for each line on phones. */
export function LinesTable({ lines: given, totals }: LinesTableProps) {
  const lines = readFragment<Line>(given);
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  return (
    <>
      <div
        ref={frame}
        role="region"
        aria-label={words.table}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard, one that shows all it has need not
        tabIndex={scrolls ? 0 : undefined}
        className="data-table-frame max-md:hidden"
      >
        <WideTable lines={lines} totals={totals} />
      </div>
      <div className="flex flex-col gap-3 md:hidden">
        <LineCards lines={lines} totals={totals} />
      </div>
    </>
  );
}

type ShownProps = Pick<LinesTableProps, 'totals'> & { lines: readonly Line[] };

const WideTable = ({ lines, totals }: ShownProps) => (
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
          <td>{quantityOf(line)}</td>
          <td>{formatMoney(line.unitPriceRial)}</td>
          <td>{formatMoney(line.netRial)}</td>
          <td>
            {formatMoney(line.vatRial)}
            <span className="block text-muted">{percentOf(line)}</span>
          </td>
          <td className="font-medium">{formatMoney(line.totalRial)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          {words.sum}
        </th>
        <td>{formatMoney(totals.netRial)}</td>
        <td>{formatMoney(totals.vatRial)}</td>
        <td className="font-[800]">{formatMoney(totals.totalRial)}</td>
      </tr>
    </tfoot>
  </table>
);

const LineCards = ({ lines, totals }: ShownProps) => (
  <>
    <ul aria-label={words.title} className="flex flex-col gap-3">
      {lines.map((line) => (
        <li key={line.id} className="card card-surface card-pad-normal">
          <Goods line={line} />
          <div className="mt-2">
            <FactList
              facts={[
                { label: words.quantity, value: quantityOf(line) },
                { label: words.unitPrice, value: formatMoney(line.unitPriceRial) },
                { label: words.vatOf(percentOf(line)), value: formatMoney(line.vatRial) },
                { label: words.total, value: formatMoney(line.totalRial) },
              ]}
            />
          </div>
        </li>
      ))}
    </ul>
    <Card tone="sunken">
      <FactList
        facts={[
          { label: words.net, value: formatMoney(totals.netRial) },
          { label: words.vat, value: formatMoney(totals.vatRial) },
          { label: words.payable, value: <span className="font-[800]">{formatMoney(totals.totalRial)}</span> },
        ]}
      />
    </Card>
  </>
);

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
