import { Code } from '../../../design/Code.tsx';
import { type Fact, FactList } from '../../../design/FactList.tsx';
import { Section } from '../../../design/Section.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatLastDay } from '../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import type { Room_RequestFragment as RoomRequest } from '../room/Room.generated.ts';
import { addressFacts } from '../room/Terms.tsx';
import { paperMessages } from '../../orders/papers/messages.ts';
import { Moment } from '../../tradeSteps/components/Moment.tsx';
import { type AgreedColumn, AgreedLines } from './AgreedLines.tsx';
import { conditionFacts, neededFact, totalFacts } from './costFacts.ts';
import { reportMessages } from './messages.ts';
import { type PaperParts, rialText } from './parts.ts';
import type { Report_AgreementFragment as Agreement } from './Report.generated.ts';

const { lines: words, fact } = reportMessages;

/** What both agreed to, as it was frozen, with the hash that tells a changed one. */
export function AgreementPaper({ request, labels, agreement: given }: PaperParts & { agreement: Masked<Agreement> }) {
  const agreement = readFragment<Agreement>(given);
  return (
    <>
      <FactList
        layout="inline"
        facts={[
          { label: fact.agreedAt, value: <Moment at={agreement.agreedAt} /> },
          {
            label: fact.round,
            value: agreement.round === null ? fact.listPrice : reportMessages.offerOf(formatInteger(agreement.round)),
          },
        ]}
      />
      <Section title={reportMessages.parties}>
        <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
          <Party title={fact.buyer} party={agreement.buyer} />
          <Party title={fact.seller} party={agreement.seller} more={sellerFacts(agreement)} />
        </div>
      </Section>
      <Section title={words.agreed}>
        <div className="flex flex-col gap-4">
          <AgreedLines title={words.agreed} lines={request.report?.lines ?? []} columns={columns} />
          <FactList facts={totalFacts(request)} />
        </div>
      </Section>
      <Section title={reportMessages.terms}>
        <FactList
          facts={[
            ...addressFacts(readFragment<RoomRequest>(request)),
            ...neededFact(agreement.neededBy),
            ...conditionFacts(agreement, labels),
          ]}
        />
      </Section>
      {agreement.papers.length > 0 && (
        <Section title={reportMessages.documents.agreed}>
          <ul className="flex flex-col gap-2">
            {agreement.papers.map(({ type, side, name, sha256 }) => (
              <li key={`${type} ${sha256}`} className="flex flex-col [overflow-wrap:anywhere]">
                <span className="flex flex-wrap gap-x-2">
                  <span className="font-medium">{labelOf(labels.tradeDocumentNames, type)}</span>
                  <bdi>{name}</bdi>
                  <span className="text-muted">{paperMessages.side[side]}</span>
                </span>
                <Code className="text-[0.6875rem] text-muted">{sha256}</Code>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={fact.hash}>
        <p>
          <Code className="[overflow-wrap:anywhere]">{agreement.hash}</Code>
        </p>
        <p className="mt-2 text-[0.8125rem] text-muted">{reportMessages.hashNote}</p>
      </Section>
    </>
  );
}

const columns: readonly AgreedColumn[] = [
  {
    key: 'price',
    header: words.unitPrice,
    cell: ({ unitPriceRial }) => (unitPriceRial === null ? reportMessages.none : rialText(unitPriceRial)),
  },
  { key: 'net', header: words.net, cell: ({ netRial }) => rialText(netRial) },
  { key: 'vat', header: words.vat, cell: ({ vatRial }) => rialText(vatRial) },
  { key: 'total', header: words.total, cell: ({ totalRial }) => rialText(totalRial) },
];

interface PartyProps {
  title: string;
  party: Agreement['buyer'];
  more?: Fact[];
}

function Party({ title, party, more = [] }: PartyProps) {
  const { legalName, nationalId, economicCode, registrationNumber } = party;
  const numbers = { nationalId, economicCode, registrationNumber };
  const known = (Object.keys(numbers) as (keyof typeof numbers)[]).flatMap((name) =>
    numbers[name] ? [{ label: fact[name], value: <bdi>{toPersianDigits(numbers[name])}</bdi> }] : [],
  );
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-[1.125rem] leading-8">{title}</h3>
      <FactList
        facts={[...(legalName ? [{ label: fact.legalName, value: <bdi>{legalName}</bdi> }] : []), ...known, ...more]}
      />
    </section>
  );
}

function sellerFacts({ merchantName, agencies }: Agreement): Fact[] {
  return [
    { label: fact.shop, value: <bdi>{merchantName}</bdi> },
    ...(agencies.length > 0 ? [{ label: fact.agencies, value: <Agencies agencies={agencies} /> }] : []),
  ];
}

const Agencies = ({ agencies }: Pick<Agreement, 'agencies'>) => (
  <ul>
    {agencies.map(({ number, validTo }) => (
      <li key={number}>
        <Code tone="plain">{number}</Code> {reportMessages.agencyUntil(formatLastDay(validTo))}
      </li>
    ))}
  </ul>
);
