import type { ReactNode } from 'react';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import type { States } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import type { Turn_RequestFragment as Awaited } from '../../tradeSteps/components/Turn.generated.ts';
import { path } from '../list/list.ts';
import { RequestRow } from '../list/RequestRow.tsx';
import type { RequestRow_RequestFragment as Row } from '../list/RequestRow.generated.ts';
import { waitingMessages as words } from './messages.ts';

type Request = Masked<Row> & { id: string };

interface WaitingWorkProps {
  /** What runs out first stands first. */
  requests: readonly Request[];
  /** Of all, with those that are not shown. */
  totalCount: number;
  states: States;
  /** What else waits; null without any. */
  children: ReactNode;
}

/** What waits for the viewer: what colleagues asked of them, orders in which their side is waited for, and what else is given. */
export function WaitingWork({ requests, totalCount, states, children }: WaitingWorkProps) {
  const asked = requests.filter(isAsked);
  const others = requests.filter((each) => !isAsked(each));
  const isNothing = requests.length === 0 && !children;
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-5">
        {isNothing && (
          <EmptyState
            title={words.none}
            text={words.noneText}
            action={<LinkButton href={path}>{words.toOrders}</LinkButton>}
          />
        )}
        <Rows label={words.approvals} requests={asked} states={states} />
        <Rows label={words.orders} requests={others} states={states} />
        {totalCount > requests.length && (
          <div>
            <LinkButton href={path}>{words.all(formatInteger(totalCount))}</LinkButton>
          </div>
        )}
        {children}
      </div>
    </Section>
  );
}

const isAsked = (request: Request) =>
  readFragment<Awaited>(readFragment<Row>(request)).approvals.nodes.some(({ allowedActions }) =>
    allowedActions.includes('APPROVE'),
  );

function Rows({ label, requests, states }: { label: string } & Pick<WaitingWorkProps, 'requests' | 'states'>) {
  if (requests.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-[1.125rem] leading-8">{label}</h3>
      <ul aria-label={label} className="card card-surface card-pad-none">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} states={states} isPartyShown={false} />
        ))}
      </ul>
    </div>
  );
}
