import { Badge } from '../../../design/Badge.tsx';
import { Card } from '../../../design/Card.tsx';
import { Code } from '../../../design/Code.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { Day } from '../../things/index.ts';
import { fact, QueueFacts } from '../../staff/index.ts';
import type {
  DisputeList_DisputeFragment as Dispute,
  DisputeList_LabelsFragment as Labels,
} from './DisputeList.generated.ts';
import { disputeHref } from './disputeHref.ts';
import { disputeMessages as words } from './messages.ts';

interface DisputeListProps {
  disputes: readonly (Masked<Dispute> & { id: string })[];
  labels: Masked<Labels>;
}

/** Disputes of orders: past their target first, then those that wait for staff. */
export function DisputeList({ disputes, labels: masked }: DisputeListProps) {
  const labels = readFragment<Labels>(masked);
  return (
    <ul aria-label={words.tab.label} className="flex flex-col gap-4">
      {readFragment<Dispute>(disputes).map((dispute) => (
        <Card key={dispute.id} as="li" className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-[1.125rem] font-medium">
              <a className="link inline-block pointer-coarse:py-2" href={disputeHref(dispute.id)}>
                {words.pageTitle('')}
                <Code tone="number">{dispute.number}</Code>
              </a>
            </h2>
            <StateBadge states={labels.disputeStatuses?.values} value={dispute.status} />
            {dispute.isLate && <Badge kind="warning">{words.late}</Badge>}
          </div>
          <QueueFacts
            facts={[
              ...fact(words.party.BUYER, dispute.buyerName),
              ...fact(words.party.SELLER, dispute.sellerName),
              ...fact(words.reason, labelOf(labels.disputeReasons ?? null, dispute.reasonCode)),
              ...fact(words.amount, formatMoney(dispute.totalRial)),
              { label: words.openedAt, value: <Day at={dispute.openedAt} withClock /> },
              ...(dispute.dueAt ? [{ label: words.dueAt, value: <Day at={dispute.dueAt} withClock /> }] : []),
            ]}
          />
        </Card>
      ))}
    </ul>
  );
}
