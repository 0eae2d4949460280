import type { ReactNode } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Code } from '../../../design/Code.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { requestHref } from '../list/list.ts';
import type { Quotes_QuoteFragment as Quote } from '../../sourcing/quotes/Quotes.generated.ts';
import { sellerLabelOf } from '../../tradeSteps/requestWord/messages.ts';
import { AgreementPaper } from './AgreementPaper.tsx';
import { reportMessages as words, reportTexts } from './messages.ts';
import { OfferPaper } from './OfferPaper.tsx';
import { paperHref, type PaperChoice } from './papers.ts';
import { allQuotesOf, type PaperParts } from './parts.ts';
import { ReportPaper } from './ReportPaper.tsx';
import { RequestPaper } from './RequestPaper.tsx';

/** One paper of an order, with the way to the others. */
export function Papers({ choice, ...parts }: PaperParts & { choice: PaperChoice }) {
  const { request } = parts;
  const offer = chosenOffer(parts, choice);
  return (
    <article className="paper flex flex-col gap-6">
      <Choice {...parts} choice={choice} offerId={offer?.id} />
      <header className="flex flex-col gap-2">
        <h1>
          {reportTexts(request).titleOf(nameOf(choice, offer), '')}
          <Code tone="number">{request.number}</Code>
        </h1>
        <FactList
          layout="inline"
          facts={[
            { label: words.fact.buyer, value: <bdi>{request.buyerName}</bdi> },
            offer
              ? { label: words.fact.seller, value: <bdi>{offer.merchantName}</bdi> }
              : { label: sellerLabelOf(request), value: <bdi>{request.merchantName}</bdi> },
            { label: words.fact.state, value: labelOf(parts.labels.tradeStatuses, request.status) },
          ]}
        />
        <p className="text-[0.8125rem] text-muted">{words.inRials}</p>
      </header>
      {paperOf(choice, parts, offer?.quote)}
    </article>
  );
}

type Offer = { id: string; merchantName: string; quote: Quote };

const offersOf = ({ request }: PaperParts): Offer[] =>
  allQuotesOf(request)
    .map((each) => ({ id: each.id, merchantName: each.merchantName, quote: readFragment<Quote>(each) }))
    .filter(({ quote }) => quote.round != null);

function chosenOffer(parts: PaperParts, { paper, offerId }: PaperChoice): Offer | undefined {
  if (paper !== 'offer') return undefined;
  const offers = offersOf(parts);
  return offers.find(({ id }) => id === offerId) ?? offers[0];
}

const nameOf = ({ paper }: PaperChoice, offer: Offer | undefined) =>
  offer ? words.offerOf(formatInteger(offer.quote.round!)) : words.paper[paper];

function paperOf({ paper }: PaperChoice, parts: PaperParts, quote: Quote | undefined): ReactNode {
  const agreement = parts.request.report?.agreement;
  if (paper === 'request') return <RequestPaper {...parts} />;
  if (paper === 'offer' && quote) return <OfferPaper {...parts} quote={quote} />;
  if (paper === 'agreement' && agreement) return <AgreementPaper {...parts} agreement={agreement} />;
  return <ReportPaper {...parts} />;
}

/** Which papers there are, and the print; none of it is on paper. */
function Choice({ choice, offerId, ...parts }: PaperParts & { choice: PaperChoice; offerId: string | undefined }) {
  const { request } = parts;
  const offers = offersOf(parts);
  const isOfMany = new Set(offers.map(({ merchantName }) => merchantName)).size > 1;
  const items = [
    ...(['report', 'request'] as const).map((paper) => ({ choice: { paper }, label: words.paper[paper] })),
    ...offers.map(({ id, merchantName, quote: { round } }) => ({
      choice: { paper: 'offer' as const, offerId: id },
      label: isOfMany ? words.offerBy(formatInteger(round!), merchantName) : words.offerOf(formatInteger(round!)),
    })),
    ...(request.report?.agreement ? [{ choice: { paper: 'agreement' as const }, label: words.paper.agreement }] : []),
  ];
  const isCurrent = (of: PaperChoice) => of.paper === choice.paper && of.offerId === offerId;
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <p>
        <a href={requestHref(request.id)} className="link inline-flex min-h-11 items-center gap-1">
          <Icon icon="chevron-right" size={18} />
          {reportTexts(request).back}
        </a>
      </p>
      <Tabs
        label={words.papers}
        items={items.map(({ choice: of, label }) => ({
          href: paperHref(request.id, of),
          label,
          current: isCurrent(of),
        }))}
      />
      <div className="noscript:hidden">
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
    </div>
  );
}
