import type { States } from '../../../design/StateBadge.tsx';
import { merchantPath } from '../../../paths.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { DecisionQueue, fact, QueueFacts, QueueHead } from '../../staff/index.ts';
import { merchantDecisions } from './merchantDecisions.ts';
import type { MerchantQueue_MerchantFragment as Merchant } from './MerchantQueue.generated.ts';
import { merchantQueueMessages as words } from './messages.ts';

interface MerchantQueueProps {
  merchants: readonly (Masked<Merchant> & { id: string })[];
  statuses: States;
}

/** Selling accounts that wait for staff, or all of them. */
export const MerchantQueue = ({ merchants, statuses }: MerchantQueueProps) => (
  <DecisionQueue
    label={words.tab.label}
    rows={readFragment<Merchant>(merchants)}
    states={statuses}
    targetOf={({ id, version, name, allowedActions, review }) => ({
      kind: merchantDecisions,
      id,
      version,
      name,
      actions: allowedActions,
      own: review?.isOwn ? words.own : undefined,
    })}
  >
    {(of, decisions) => (
      <>
        <QueueHead
          name={of.name}
          href={of.status === 'CONFIRMED' ? merchantPath(of) : undefined}
          status={of.status}
          states={statuses}
          since={of.submittedAt ?? of.createdAt}
        />
        <QueueFacts facts={factsOf(of)} />
        {decisions}
      </>
    )}
  </DecisionQueue>
);

const factsOf = ({ review, stateName, cityName, about, reason }: Merchant) => [
  ...fact(
    words.company,
    review?.customerName ? words.companyOf(review.customerName, review.isIdentityVerified) : words.noCompany,
  ),
  ...fact(words.place, words.inState(stateName, cityName)),
  ...fact(words.about, about),
  ...fact(words.lastReason, reason),
];
