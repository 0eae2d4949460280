import type { ReactNode } from 'react';
import { LinkButton } from '../../../design/LinkButton.tsx';
import type { States } from '../../../design/StateBadge.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { TradeSide } from '../../../platform/graph/types.generated.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { ThingPages } from '../../things/index.ts';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import type { TradeRequestsScreenQuery } from '../screens/TradeRequestsScreen.generated.ts';
import { listHref, type ListState, pageSize } from './list.ts';
import { NoRequests } from './NoRequests.tsx';
import { RequestRow } from './RequestRow.tsx';
import type { RequestRow_RequestFragment as Row } from './RequestRow.generated.ts';

const words = tradeMessages.list;
type Requests = NonNullable<NonNullable<TradeRequestsScreenQuery['viewer']>['tradeRequests']>;

interface RequestListProps {
  side: TradeSide;
  state: ListState;
  /** Those that wait for the own side, where they stand apart. */
  waiting: Requests | null | undefined;
  list: Requests;
  states: States;
}

/** Orders of a side: what waits for it first, then the others, the newest change first. */
export function RequestList({ side, state, waiting, list, states }: RequestListProps) {
  const { pageNumber, ...filter } = state;
  const apart = waiting?.nodes ?? [];
  if (apart.length === 0 && list.nodes.length === 0) return <NoRequests side={side} state={state} />;
  const isPartyShown = ownNames([...apart, ...list.nodes]).size > 1;
  const rowsOf = ({ nodes }: Requests) =>
    nodes.map((request) => (
      <RequestRow key={request.id} request={request} states={states} isPartyShown={isPartyShown} />
    ));
  return (
    <div className="flex flex-col gap-6">
      {waiting && apart.length > 0 && (
        <Part title={words.waiting}>
          <Rows label={words.waiting}>{rowsOf(waiting)}</Rows>
          {waiting.totalCount > apart.length && (
            <div>
              <LinkButton href={listHref({ side, only: 'WAITING' })}>
                {words.allWaiting(formatInteger(waiting.totalCount))}
              </LinkButton>
            </div>
          )}
        </Part>
      )}
      {list.nodes.length > 0 &&
        (apart.length > 0 ? (
          <Part title={words.others}>
            <Rows label={words.others}>{rowsOf(list)}</Rows>
          </Part>
        ) : (
          <Rows label={words.label}>{rowsOf(list)}</Rows>
        ))}
      <ThingPages
        label={words.pages}
        pageNumber={pageNumber}
        pageSize={pageSize}
        totalCount={list.totalCount}
        hrefFor={(page) => listHref({ ...filter, side }, page)}
      />
    </div>
  );
}

/** Names of the own companies among some orders. */
const ownNames = (nodes: Requests['nodes']) =>
  new Set(
    readFragment<Row>(nodes).map(({ side, buyerName, merchantName }) => (side === 'BUYER' ? buyerName : merchantName)),
  );

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-3">
    <h2 className="text-[1.125rem] leading-8">{title}</h2>
    {children}
  </section>
);

const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="card card-surface card-pad-none">
    {children}
  </ul>
);
