import { Code } from '../../../design/Code.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { merchantPath } from '../../../paths.ts';
import { withScriptLater } from '../../../platform/site/withScriptLater.tsx';
import { UnreadLink } from '../../conversations/index.ts';
import { CopyButton } from '../../sourcing/again/CopyButton.tsx';
import { listHref } from '../list/list.ts';
import { requestTexts, tradeMessages } from '../../tradeSteps/messages.ts';
import { sellerLabelOf } from '../../tradeSteps/requestWord/messages.ts';
import { ReportLink } from '../report/ReportLink.tsx';
import { QuotesSection } from '../../sourcing/quotes/QuotesSection.tsx';
import { ActionBar } from './ActionBar.tsx';
import { isCompared, type Reading } from '../../sourcing/comparison/reading.ts';
import { Consents } from '../../orders/consents/Consents.tsx';
import { isDisputable } from '../../disputes/disputes.ts';
import { DeliverySection } from '../../orders/delivery/DeliverySection.tsx';
import { Lines } from './Lines.tsx';
import { PapersSection } from '../../orders/papers/PapersSection.tsx';
import { Questions } from './Question.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { DeclineToQuote } from '../../sourcing/sellers/DeclineToQuote.tsx';
import { StatePanel } from './StatePanel.tsx';
import { Stream, type StreamProps } from './Stream.tsx';
import { Terms } from './Terms.tsx';

// Most orders have none of these.
const Approvals = withScriptLater(() => import('../../approvals/Approvals.tsx').then((it) => it.Approvals));
const LeftRows = withScriptLater(() => import('../../sourcing/again/LeftRows.tsx').then((it) => it.LeftRows));
const SellersSection = withScriptLater(() =>
  import('../../sourcing/sellers/SellersSection.tsx').then((it) => it.SellersSection),
);
const MilestonesSection = withScriptLater(() =>
  import('../../orders/milestones/MilestonesSection.tsx').then((it) => it.MilestonesSection),
);
const DisputeSection = withScriptLater(() =>
  import('../../disputes/DisputeSection.tsx').then((it) => it.DisputeSection),
);
const ComparisonSection = withScriptLater(() =>
  import('../../sourcing/comparison/ComparisonSection.tsx').then((it) => it.ComparisonSection),
);

interface RoomProps {
  room: RoomParts;
  /** Of the amounts that are compared. */
  reading: Reading;
  stream: StreamProps;
}

/** One order as one of its two sides sees it: where it stands, what can be done, what it says and what happened. */
export function Room({ room, reading, stream }: RoomProps) {
  const { request, labels } = room;
  const asksSellers = request.kind === 'OPEN_RFQ' && request.side === 'BUYER' && request.status !== 'DRAFT';
  return (
    <div className="flex flex-col gap-6">
      <Heading room={room} />
      {stream.conversation && stream.pageNumber === 1 && <UnreadLink conversation={stream.conversation} />}
      <StatePanel request={request} labels={labels} />
      <Questions request={request} />
      <Consents room={room} />
      {request.approvals.nodes.length > 0 && <Approvals room={room} />}
      <ActionBar room={room} />
      <DeclineToQuote room={room} />
      {request.agreedHash && <LeftRows room={room} />}
      {asksSellers && <SellersSection room={room} />}
      <div className="flex flex-wrap items-start gap-3">
        <CopyButton request={request} />
        <ReportLink id={request.id} />
      </div>
      <DeliverySection room={room} />
      {request.milestones.length > 0 && <MilestonesSection room={room} />}
      {isDisputable(request) && <DisputeSection room={room} />}
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
