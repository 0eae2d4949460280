import { Code } from '../../../design/Code.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { merchantPath } from '../../../paths.ts';
import { UnreadLink } from '../../conversations/index.ts';
import { CopyButton } from '../again/CopyButton.tsx';
import { listHref } from '../list/list.ts';
import { requestTexts, tradeMessages } from '../messages.ts';
import { sellerLabelOf } from '../requestWord/messages.ts';
import { ReportLink } from '../report/ReportLink.tsx';
import { QuotesSection } from '../quotes/QuotesSection.tsx';
import { ActionBar } from './ActionBar.tsx';
import { ComparisonSection } from '../comparison/ComparisonSection.tsx';
import { isCompared, type Reading } from '../comparison/reading.ts';
import { Consents } from './consents/Consents.tsx';
import { DisputeSection } from './disputes/DisputeSection.tsx';
import { DeliverySection } from './delivery/DeliverySection.tsx';
import { MilestonesSection } from './milestones/MilestonesSection.tsx';
import { Lines } from './Lines.tsx';
import { PapersSection } from './papers/PapersSection.tsx';
import { LeftRows } from '../again/LeftRows.tsx';
import { Approvals } from './approvals/Approvals.tsx';
import { Questions } from './Question.tsx';
import type { RoomParts } from './room.ts';
import { DeclineToQuote } from './sellers/DeclineToQuote.tsx';
import { SellersSection } from './sellers/SellersSection.tsx';
import { StatePanel } from './StatePanel.tsx';
import { Stream, type StreamProps } from './Stream.tsx';
import { Terms } from './Terms.tsx';

interface RoomProps {
  room: RoomParts;
  /** Of the amounts that are compared. */
  reading: Reading;
  stream: StreamProps;
}

/** One order as one of its two sides sees it: where it stands, what can be done, what it says and what happened. */
export function Room({ room, reading, stream }: RoomProps) {
  const { request, labels } = room;
  return (
    <div className="flex flex-col gap-6">
      <Heading room={room} />
      {stream.conversation && stream.pageNumber === 1 && <UnreadLink conversation={stream.conversation} />}
      <StatePanel request={request} labels={labels} />
      <Questions request={request} />
      <Consents room={room} />
      <Approvals room={room} />
      <ActionBar room={room} />
      <DeclineToQuote room={room} />
      <LeftRows room={room} />
      <SellersSection room={room} />
      <div className="flex flex-wrap gap-3">
        <CopyButton request={request} />
        <ReportLink id={request.id} />
      </div>
      <DeliverySection room={room} />
      <MilestonesSection room={room} />
      <DisputeSection room={room} />
      {isCompared(request) && <ComparisonSection id={request.id} reading={reading} />}
      <QuotesSection room={room} />
      <Lines request={request} />
      <PapersSection room={room} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <Terms request={request} labels={labels} />
        <Stream room={room} {...stream} />
      </div>
    </div>
  );
}

function Heading({ room: { request, labels } }: { room: RoomParts }) {
  const { side, number, status, buyerName, merchantName, merchantId, merchantSlug } = request;
  const { back, fact } = tradeMessages.room;
  return (
    <header className="flex flex-col gap-2">
      <p>
        <a href={listHref({ side })} className="link inline-flex min-h-11 items-center gap-1">
          <Icon icon="chevron-right" size={18} />
          {back}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1>
          {requestTexts(request).title('')}
          <Code tone="number">{number}</Code>
        </h1>
        <StateBadge states={labels.tradeStatuses?.values} value={status} />
      </div>
      <dl className="facts facts-inline">
        <div className="fact">
          <dt>{fact.buyer}</dt>
          <dd>
            <bdi>{buyerName}</bdi>
          </dd>
        </div>
        <div className="fact">
          <dt>{sellerLabelOf(request)}</dt>
          <dd>
            {merchantId && merchantSlug ? (
              <a className="link pointer-coarse:py-2" href={merchantPath({ id: merchantId, slug: merchantSlug })}>
                <bdi>{merchantName}</bdi>
              </a>
            ) : (
              <bdi>{merchantName}</bdi>
            )}
          </dd>
        </div>
      </dl>
    </header>
  );
}
