import type { ReactNode } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Code } from '../../../design/Code.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { productPath } from '../../../paths.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { type Money, moneyOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { Lateness } from '../../tradeSteps/components/Lateness.tsx';
import { MilestoneList } from '../../tradeSteps/components/MilestoneList.tsx';
import { Moment } from '../../tradeSteps/components/Moment.tsx';
import { differenceName, differenceText, type DifferenceLabels } from './difference.ts';
import { quoteMessages as words } from './messages.ts';
import type { Quotes_QuoteFragment as Quote } from './Quotes.generated.ts';

export type QuoteLabels = DifferenceLabels & { quoteStatuses: { values: NonNullable<States> } | null };

interface QuoteCardProps {
  quote: Quote;
  labels: QuoteLabels;
  /** Beside those of other sellers: on paper without its lines, which its own paper has. */
  isOneOfMany?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One offer: who sent it, until when it holds, what it offers for how much, and what is another one than before. */
export function QuoteCard({ quote, labels, isOneOfMany = false, children }: QuoteCardProps) {
  const money = moneyOf(quote);
  return (
    <article aria-label={titleOf(quote)} className="card card-surface card-pad-normal flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-[1.125rem] leading-8">{titleOf(quote)}</h3>
          <StateBadge states={labels.quoteStatuses?.values} value={quote.status} />
        </div>
        <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
          <span>{quote.isOwn ? words.own : words.by[quote.side]}</span>
          {quote.authorName && <bdi>{quote.authorName}</bdi>}
          {quote.sentAt && <Moment at={quote.sentAt} />}
          {quote.validUntil && <span>{validityText(quote)}</span>}
        </p>
      </header>
      <Differences quote={quote} labels={labels} />
      <QuoteLines quote={quote} money={money} isOnPaper={!isOneOfMany || quote.status === 'ACCEPTED'} />
      <FactList facts={termsOf(quote, labels, money)} />
      <FactList
        facts={[
          { label: words.net, value: money(quote.netRial) },
          { label: words.vat, value: money(quote.vatRial) },
          { label: words.total, value: <span className="font-[800]">{money(quote.totalRial)}</span> },
        ]}
      />
      {children}
    </article>
  );
}

export const titleOf = ({ round }: Pick<Quote, 'round'>) =>
  round == null ? words.draft : words.round(formatInteger(round));

function validityText({ status, validUntil }: Quote): string {
  const day = formatDate(validUntil!);
  return status === 'EXPIRED' ? words.endedOn(day) : words.validUntil(day);
}

function Differences({ quote, labels }: Pick<QuoteCardProps, 'quote' | 'labels'>) {
  const { difference, round, status } = quote;
  // Once it is agreed to, what it was before decides nothing.
  if (difference.length === 0 || round == null || status === 'ACCEPTED') return null;
  return (
    <section aria-label={words.difference} className="rounded-card bg-sunken px-4 py-3">
      <h4 className="text-[0.875rem] font-medium">{words.difference}</h4>
      <dl className="mt-1 grid gap-x-6 gap-y-1 text-[0.875rem] sm:grid-cols-2">
        {difference.map((each) => (
          <div key={`${each.path} ${each.lineId ?? ''}`} className="[overflow-wrap:anywhere]">
            <dt className="text-muted">{differenceName(each)}</dt>
            <dd>{differenceText(each, labels)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface QuoteLinesProps {
  quote: Quote;
  money: Money;
  isOnPaper: boolean;
}

const QuoteLines = ({ quote: { lines }, money, isOnPaper }: QuoteLinesProps) => (
  <>
    {!isOnPaper && <p className="print-only text-muted">{words.linesOnPaper(formatInteger(lines.length))}</p>}
    <ul className={`flex flex-col divide-y divide-border ${isOnPaper ? '' : 'print:hidden'}`}>
      {lines.map((line) => (
        <li key={line.lineId} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0 [overflow-wrap:anywhere]">
          <div className="flex items-baseline justify-between gap-x-4 max-sm:flex-wrap">
            <span className="font-medium">
              <TechnicalText>{line.title}</TechnicalText>
            </span>
            <span className="shrink-0 font-medium">{line.isOffered ? money(line.totalRial) : words.notOffered}</span>
          </div>
          {line.isOffered && (
            <p className="flex flex-wrap gap-x-4 text-[0.875rem] text-muted">
              <span>{words.amount(formatDecimal(line.quantity), line.unitText, money(line.unitPriceRial))}</span>
              {line.discountRial !== '0' && (
                <span>
                  {words.discount} {money(line.discountRial)}
                </span>
              )}
              <span>
                {words.vatOf(formatDecimal(line.vatPercent))} {money(line.vatRial)}
              </span>
              {line.leadTimeDays != null && <span>{words.leadTime(formatInteger(line.leadTimeDays))}</span>}
            </p>
          )}
          <Lateness days={line.daysLate} />
          {line.alternativeTitle && (
            <p className="flex flex-wrap gap-x-3 text-[0.875rem]">
              <span>
                {line.isAlternative ? (
                  <Badge>{words.instead}</Badge>
                ) : (
                  <span className="text-muted">{words.offeredGoods}</span>
                )}{' '}
                {line.alternative ? (
                  <a className="link" href={productPath(line.alternative)}>
                    <TechnicalText>{line.alternativeTitle}</TechnicalText>
                  </a>
                ) : (
                  <TechnicalText>{line.alternativeTitle}</TechnicalText>
                )}
              </span>
              {line.alternativeSupplierName && (
                <span className="text-muted">{words.madeBy(line.alternativeSupplierName)}</span>
              )}
              {line.alternativeSku && <Code>{line.alternativeSku}</Code>}
            </p>
          )}
          {line.note && (
            <p dir="auto" className="text-[0.875rem] whitespace-pre-wrap">
              {line.note}
            </p>
          )}
        </li>
      ))}
    </ul>
  </>
);

const costText = (amount: string, isTaxed: boolean) => (isTaxed ? words.taxed(amount) : amount);
const Said = ({ text }: { text: string }) => (
  <span dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
    {text}
  </span>
);

/** What is offered beside the lines. */
function termsOf(quote: Quote, { freightKinds, paymentTerms }: QuoteLabels, money: Money) {
  const { freight, otherCosts, paymentTerm, deliveryTerm, tolerancePercent, milestones, note, internalNote } = quote;
  const freightText =
    freight.kind === 'AMOUNT'
      ? costText(money(freight.amountRial), freight.isTaxed)
      : labelOf(freightKinds, freight.kind);
  return [
    { label: words.freight, value: freightText },
    ...otherCosts.map(({ title, amountRial, isTaxed }) => ({
      label: title,
      value: costText(money(amountRial), isTaxed),
    })),
    ...(paymentTerm ? [{ label: words.paymentTerm, value: labelOf(paymentTerms, paymentTerm) }] : []),
    ...(deliveryTerm ? [{ label: words.deliveryTerm, value: <Said text={deliveryTerm} /> }] : []),
    ...(tolerancePercent === '0'
      ? []
      : [{ label: words.tolerance, value: words.percent(formatDecimal(tolerancePercent)) }]),
    ...(milestones.length > 0
      ? [{ label: words.milestones, value: <MilestoneList milestones={milestones} money={money} /> }]
      : []),
    ...(note ? [{ label: words.note, value: <Said text={note} /> }] : []),
    ...(internalNote ? [{ label: words.internalNote, value: <Said text={internalNote} /> }] : []),
  ];
}
