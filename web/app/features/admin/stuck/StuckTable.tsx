import { Code } from '../../../design/Code.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { Instant, Rows } from '../../staff/index.ts';
import { stuckMessages as words } from './messages.ts';
import type {
  StuckTable_LabelsFragment as Labels,
  StuckTable_RequestFragment as Request,
} from './StuckTable.generated.ts';

interface StuckTableProps {
  requests: readonly (Masked<Request> & { id: string })[];
  labels: Masked<Labels>;
}

/** Orders that nobody carries on, the longest first: their heads, and nothing of what is in them. */
export function StuckTable({ requests, labels: masked }: StuckTableProps) {
  const { tradeStatuses, stuckReasons, tradeEventTypes } = readFragment<Labels>(masked);
  const reasons = stuckReasons?.values ?? [];
  return (
    <Rows
      caption={words.tab.label}
      rows={readFragment<Request>(requests)}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: words.number,
          cell: ({ number }) => <Code tone="number">{number}</Code>,
        },
        {
          key: 'buyer',
          header: words.buyer,
          cell: ({ buyerName }) => <bdi className="inline-block min-w-36">{buyerName}</bdi>,
        },
        { key: 'seller', header: words.seller, cell: ({ sellerName }) => <bdi>{sellerName}</bdi> },
        {
          key: 'status',
          header: words.status,
          cell: (row) => <StateBadge states={tradeStatuses?.values} value={row.status} />,
        },
        {
          key: 'since',
          header: words.since,
          // In two lines, for the sake of long names.
          cell: ({ since }) => (
            <span className="inline-block min-w-24 [&_time]:whitespace-normal">
              <Instant at={since} />
            </span>
          ),
        },
        {
          key: 'reason',
          header: words.reason,
          cell: (row) => (
            <span className="flex flex-wrap gap-1">
              {row.reasons.map((reason) => (
                <StateBadge key={reason} states={reasons} value={reason} />
              ))}
            </span>
          ),
        },
        {
          key: 'last',
          header: words.last,
          cell: ({ lastActAt, lastEventType }) =>
            lastActAt && lastEventType ? (
              <>
                {labelOf(tradeEventTypes ?? null, lastEventType)}
                <span className="block min-w-24 text-muted [&_time]:whitespace-normal">
                  <Instant at={lastActAt} />
                </span>
              </>
            ) : (
              words.nothing
            ),
        },
      ]}
    />
  );
}
