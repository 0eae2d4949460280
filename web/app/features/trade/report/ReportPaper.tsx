import type { ReactNode } from 'react';
import { Code } from '../../../design/Code.tsx';
import { type Fact, FactList } from '../../../design/FactList.tsx';
import { Section } from '../../../design/Section.tsx';
import { Table } from '../../../design/Table.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { DateTime } from '../../../platform/graph/scalars.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { Moment } from '../../tradeSteps/components/Moment.tsx';
import { quoteMessages } from '../../sourcing/quotes/messages.ts';
import type {
  Quotes_LabelsFragment as QuoteLabels,
  Quotes_QuoteFragment as Quote,
} from '../../sourcing/quotes/Quotes.generated.ts';
import { EventItem } from '../room/EventItem.tsx';
import { paperMessages } from '../../orders/papers/messages.ts';
import { papersOf } from '../../tradeSteps/steps/room.ts';
import { type AgreedColumn, AgreedLines } from './AgreedLines.tsx';
import { durationText } from './durations.ts';
import { reportMessages } from './messages.ts';
import { allQuotesOf, type PaperParts, rialText } from './parts.ts';
import type { Report_CostFragment as Cost } from './Report.generated.ts';

const { fact, lines: words } = reportMessages;

/** What happened to an order and what it cost: key figures, lines, offers, papers, events. */
export function ReportPaper(parts: PaperParts) {
  const { request, labels } = parts;
  return (
    <>
      <Section title={reportMessages.times}>
        <FactList facts={timeFacts(parts)} />
      </Section>
      <Costs {...parts} />
      <Lines {...parts} />
      <Offers {...parts} />
      <Documents {...parts} />
      {/* On paper only when it was unfolded. */}
      <details className="print:[&:not([open])]:hidden">
        <summary className="cursor-pointer text-[1.25rem] leading-8 font-[800] pointer-coarse:min-h-11">
          {reportMessages.timeline}
        </summary>
        <ol className="mt-4 flex flex-col">
          {(request.report?.events ?? []).map((event) => (
            <EventItem key={event.id} event={event} labels={labels} />
          ))}
        </ol>
      </details>
    </>
  );
}

function timeFacts({ request: { report, reasonCode, neededBy }, labels }: PaperParts): Fact[] {
  const { figures } = report!;
  const at = (label: string, moment: DateTime | null, minutes: number | null = null): Fact[] =>
    moment ? [{ label, value: <At moment={moment} minutes={minutes} /> }] : [];
  return [
    ...(reasonCode ? [{ label: fact.reason, value: labelOf(labels.tradeReasons, reasonCode) }] : []),
    ...at(fact.publishedAt, figures.publishedAt),
    ...at(fact.firstOfferAt, figures.firstOfferAt, figures.minutesToFirstOffer),
    ...at(fact.agreedAt, figures.agreedAt, figures.minutesToAgreement),
    ...at(fact.shippedAt, figures.shippedAt),
    ...at(fact.deliveredAt, figures.deliveredAt, figures.minutesToDelivery),
    ...at(fact.endedAt, figures.endedAt),
    ...(neededBy ? [{ label: fact.neededBy, value: formatDate(neededBy) }] : []),
    ...(figures.daysLate === null
      ? []
      : [{ label: fact.punctuality, value: punctuality(figures.daysLate, figures.deliveredAt !== null) }]),
  ];
}

const At = ({ moment, minutes }: { moment: DateTime; minutes: number | null }) => (
  <span className="flex flex-wrap gap-x-2">
    <Moment at={moment} />
    {minutes !== null && <span className="font-normal text-muted">{reportMessages.after(durationText(minutes))}</span>}
  </span>
);

const punctuality = (daysLate: number, isDelivered: boolean): ReactNode => {
  if (daysLate > 0) return reportMessages.daysLate(formatInteger(daysLate));
  return isDelivered ? reportMessages.onTime : reportMessages.notYetDue;
};

type CostPart = Extract<keyof Cost, `${string}Rial`>;
const costRows: { key: CostPart; label: string }[] = [
  { key: 'goodsRial', label: reportMessages.cost.goods },
  { key: 'freightRial', label: reportMessages.cost.freight },
  { key: 'otherCostsRial', label: reportMessages.cost.other },
  { key: 'vatRial', label: reportMessages.cost.vat },
  { key: 'totalRial', label: reportMessages.cost.total },
];

function Costs({ request: { report } }: PaperParts) {
  const { agreed: given, accepted: taken } = report!.figures;
  if (!given || !taken) return null;
  const agreed = readFragment<Cost>(given);
  const accepted = readFragment<Cost>(taken);
  const { cost } = reportMessages;
  return (
    <Section title={reportMessages.costs}>
      <Table
        caption={cost.title}
        hideCaption
        rows={costRows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'part', header: cost.part, cell: ({ label }) => label },
          { key: 'agreed', header: cost.agreed, cell: ({ key }) => rialText(agreed[key]) },
          { key: 'accepted', header: cost.accepted, cell: ({ key }) => rialText(accepted[key]) },
        ]}
      />
    </Section>
  );
}

const lineColumns: readonly AgreedColumn[] = [
  {
    key: 'delivered',
    header: words.delivered,
    cell: ({ deliveredQuantity }) => formatDecimal(deliveredQuantity),
  },
  { key: 'accepted', header: words.accepted, cell: ({ acceptedQuantity }) => formatDecimal(acceptedQuantity) },
  { key: 'refused', header: words.refused, cell: ({ refusedQuantity }) => formatDecimal(refusedQuantity) },
  { key: 'total', header: words.total, cell: ({ totalRial }) => rialText(totalRial) },
  {
    key: 'taken',
    header: words.acceptedTotal,
    cell: ({ acceptedTotalRial }) => rialText(acceptedTotalRial),
  },
];

function Lines({ request: { report } }: PaperParts) {
  if (report!.lines.length === 0) return null;
  return (
    <Section title={words.came}>
      <AgreedLines title={words.came} lines={report!.lines} columns={lineColumns} />
    </Section>
  );
}

function Offers({ request, labels }: PaperParts) {
  const { offers } = reportMessages;
  const { quoteStatuses } = readFragment<QuoteLabels>(labels);
  const rows = allQuotesOf(request)
    .map((each) => ({ merchantName: each.merchantName, ...readFragment<Quote>(each) }))
    .filter(({ round }) => round !== null)
    .reverse();
  const isOfMany = new Set(rows.map(({ merchantName }) => merchantName)).size > 1;
  return (
    <Section title={offers.title}>
      {rows.length === 0 ? (
        <p className="text-muted">{offers.none}</p>
      ) : (
        <Table
          caption={reportMessages.tableOf(offers.title)}
          hideCaption
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'offer',
              header: offers.offer,
              cell: ({ round, merchantName }) => (
                <span className="block min-w-40 print:min-w-0 whitespace-normal [overflow-wrap:anywhere]">
                  {isOfMany
                    ? reportMessages.offerBy(formatInteger(round!), merchantName)
                    : reportMessages.offerOf(formatInteger(round!))}
                </span>
              ),
            },
            { key: 'from', header: offers.from, cell: ({ side }) => quoteMessages.by[side] },
            {
              key: 'sent',
              header: offers.sent,
              cell: ({ sentAt }) => (sentAt ? <Moment at={sentAt} /> : reportMessages.none),
            },
            { key: 'total', header: offers.total, cell: ({ totalRial }) => rialText(totalRial) },
            { key: 'state', header: offers.state, cell: ({ status }) => labelOf(quoteStatuses, status) },
          ]}
        />
      )}
    </Section>
  );
}

function Documents({ request, labels }: PaperParts) {
  const documents = papersOf(request);
  const { documents: of } = reportMessages;
  return (
    <Section title={of.title}>
      {documents.length === 0 ? (
        <p className="text-muted">{of.none}</p>
      ) : (
        <Table
          caption={reportMessages.tableOf(of.title)}
          hideCaption
          rows={documents}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'file',
              header: of.file,
              cell: ({ name, retractedAt, sha256 }) => (
                <span className="flex min-w-48 flex-col print:min-w-0 whitespace-normal [overflow-wrap:anywhere]">
                  <bdi>{name}</bdi>
                  {retractedAt && <span className="font-normal text-muted">{of.retracted}</span>}
                  <Code className="text-[0.6875rem] font-normal text-muted">{sha256}</Code>
                </span>
              ),
            },
            { key: 'type', header: of.type, cell: ({ type }) => labelOf(labels.tradeDocumentNames, type) },
            { key: 'from', header: of.from, cell: ({ side }) => paperMessages.side[side] },
            { key: 'at', header: of.at, cell: ({ addedAt }) => <Moment at={addedAt} /> },
          ]}
        />
      )}
    </Section>
  );
}
