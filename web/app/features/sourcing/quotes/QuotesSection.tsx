import { Section } from '../../../design/Section.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { ChainOffers } from './ChainOffers.tsx';
import { chainsOf } from './chainsOf.ts';
import { quoteMessages as words } from './messages.ts';
import type { QuoteLabels } from './QuoteCard.tsx';
import type { Quotes_LabelsFragment, Quotes_RequestFragment as Request } from './Quotes.generated.ts';

/** Offers of both sides: of a request to several sellers those of each by themselves. */
export function QuotesSection({ room }: { room: RoomParts }) {
  const request = readFragment<Request>(room.request);
  const labels: QuoteLabels = {
    ...readFragment<Quotes_LabelsFragment>(room.labels),
    paymentTerms: room.labels.paymentTerms,
  };
  const chains = chainsOf(request);
  const isEmpty = chains.every(({ quotes, mayOffer }) => quotes.length === 0 && !mayOffer);
  if (isEmpty && request.status !== 'PUBLISHED') return null;
  return (
    <Section id="offers" title={words.title}>
      <div className="flex flex-col gap-8">
        {chains.length === 0 && <p className="text-muted">{words.none[request.side]}</p>}
        {chains.map((chain) => (
          <ChainOffers
            key={chain.id}
            room={room}
            request={request}
            chain={chain}
            isOneOfMany={chains.length > 1}
            labels={labels}
          />
        ))}
      </div>
    </Section>
  );
}
