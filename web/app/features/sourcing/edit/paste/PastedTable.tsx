import type { ReactNode } from 'react';
import { Table, type TableColumn } from '../../../../design/Table.tsx';
import { formatMoney } from '../../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../../platform/text/TechnicalText.tsx';
import { DoubtList } from './DoubtList.tsx';
import { pasteMessages as words } from './messages.ts';
import { asWords, doubtsOf, needOf, offerOf, type Parsed, type ParsedLine } from './pasted.ts';

interface PastedTableProps {
  parsed: Parsed;
  /** Which offer a line is taken as. */
  offerIdOf(line: ParsedLine): string;
  /** What a person says of a line: whether it is taken, which offer, how much. */
  take(line: ParsedLine): ReactNode;
  choose(line: ParsedLine): ReactNode;
  amount(line: ParsedLine): ReactNode;
  isInOrder(offerId: string): boolean;
}

/** What was pasted, cell by cell with its doubts, and what each line proposes. */
export function PastedTable({ parsed, offerIdOf, take, choose, amount, isInOrder }: PastedTableProps) {
  const { columns, lines, skipped } = parsed;
  const chosen = (line: ParsedLine) => offerOf(line, offerIdOf(line));
  const typed = columns.map(({ heading, role }, at): TableColumn<ParsedLine> => ({
    key: `cell-${at}`,
    header: <Heading heading={heading} role={words.roles[role]} />,
    cell: (line) => (
      <div className="whitespace-normal normal-nums sm:max-w-64 sm:min-w-24">
        <Label>{heading || words.roles[role]}</Label>
        <bdi className={role === 'UNUSED' ? 'text-muted' : undefined}>{line.cells[at] || words.empty}</bdi>
        <DoubtList doubts={doubtsOf(line, chosen(line)).filter(({ cell }) => cell === at)} />
      </div>
    ),
  }));
  return (
    <div className="stacked-table flex flex-col gap-3">
      <Table
        caption={words.table}
        hideCaption
        rows={lines}
        rowKey={({ row }) => String(row)}
        columns={[
          { key: 'take', header: words.row, cell: take },
          ...typed,
          {
            key: 'offer',
            header: words.offer,
            cell: (line) => (
              <div className="whitespace-normal normal-nums sm:min-w-64">
                <Label>{words.offer}</Label>
                {choose(line)}
                <OfferFacts line={line} offerId={offerIdOf(line)} isInOrder={isInOrder} />
              </div>
            ),
          },
          {
            key: 'quantity',
            header: words.quantity,
            cell: (line) => {
              const field = amount(line);
              return (
                <div className="normal-nums sm:min-w-36">
                  {field && <Label>{words.quantity}</Label>}
                  {field}
                </div>
              );
            },
          },
        ]}
      />
      {skipped.length > 0 && (
        <details>
          <summary className="cursor-pointer text-[0.875rem] text-primary pointer-coarse:min-h-11">
            {words.skipped(formatInteger(skipped.length))}
          </summary>
          <ul className="mt-2 text-[0.875rem] text-muted">
            {skipped.map(({ row, text, reason }) => (
              <li key={row} dir="auto" className="[overflow-wrap:anywhere]">
                {words.skippedRow(formatInteger(row), words.skippedReasons[reason], text)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What a cell is of, where the rows stand as cards and have no heading above them. */
const Label = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="block text-[0.8125rem] text-muted sm:hidden">
    {children}
  </span>
);

const Heading = ({ heading, role }: { heading: string; role: string }) => (
  <>
    {heading && heading !== role && <bdi className="block">{heading}</bdi>}
    <span className={heading && heading !== role ? 'font-normal text-muted' : undefined}>{role}</span>
  </>
);

interface OfferFactsProps {
  line: ParsedLine;
  offerId: string;
  isInOrder(offerId: string): boolean;
}

function OfferFacts({ line, offerId, isInOrder }: OfferFactsProps) {
  const offer = offerOf(line, offerId);
  if (offerId === asWords)
    return <span className="text-[0.8125rem] text-muted">{words.asWords(needOf(line)?.title ?? '')}</span>;
  if (!offer) return <span className="text-muted">{words.none}</span>;
  return (
    <div className="mt-1 flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
      {line.offers.length === 1 && (
        <span className="text-text">
          <TechnicalText>{offer.title}</TechnicalText>
        </span>
      )}
      <bdi>{offer.supplierName}</bdi>
      {offer.unitPriceRial && <span>{words.each(formatMoney(offer.unitPriceRial))}</span>}
      {isInOrder(offerId) && <span>{words.inOrder}</span>}
    </div>
  );
}

/** How much a line says, where it says so in another unit than that of the sale. */
export function askedFor(line: ParsedLine, offerId: string): string | undefined {
  const offer = offerOf(line, offerId);
  if (!offer || !line.quantity) return undefined;
  const unit = line.unit?.displayText ?? '';
  return unit && unit !== offer.saleUnitText ? words.measured(formatDecimal(line.quantity), unit) : undefined;
}
