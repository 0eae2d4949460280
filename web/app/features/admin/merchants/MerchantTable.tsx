import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { merchantPath } from '../../../paths.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { ReasonDialog } from '../components/ReasonDialog.tsx';
import { Rows } from '../components/Rows.tsx';
import { adminMessages } from '../messages.ts';
import { DecideMerchantDocument, type MerchantTable_MerchantFragment } from './MerchantTable.generated.ts';
import { merchantQueueMessages as words } from './messages.ts';

type Merchant = MerchantTable_MerchantFragment;
type Decision = keyof typeof words.decide;

const isDecision = (action: string): action is Decision => action in words.decide;

interface MerchantTableProps {
  merchants: readonly (Masked<Merchant> & { id: string })[];
  statuses: States;
}

/** Selling accounts that wait for staff, or all of them. */
export function MerchantTable({ merchants, statuses }: MerchantTableProps) {
  const [deciding, setDeciding] = useState<{ of: Merchant; decision: Decision }>();
  const act = async (reason: string) => {
    const { of, decision } = deciding!;
    await write(DecideMerchantDocument, { input: { id: of.id, version: of.version, decision, reason } });
    notify('success', words.decide[decision].done);
  };
  return (
    <>
      <Rows
        caption={adminMessages.tabs.merchants.label}
        rows={readFragment<Merchant>(merchants)}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: words.name, cell: (row) => <Name of={row} /> },
          { key: 'company', header: words.company, cell: (row) => <Company of={row} /> },
          {
            key: 'place',
            header: words.place,
            cell: ({ stateName, cityName }) => words.inState(stateName, cityName),
          },
          { key: 'about', header: words.about, cell: ({ about }) => <span dir="auto">{about}</span> },
          {
            key: 'status',
            header: words.status,
            cell: ({ status, reason, submittedAt, createdAt }) => (
              <div className="flex flex-col items-start gap-1">
                <StateBadge states={statuses} value={status} />
                <span className="text-muted">{words.since(formatDate(submittedAt ?? createdAt))}</span>
                {reason && <span className="text-muted">{reason}</span>}
              </div>
            ),
          },
          {
            key: 'actions',
            header: words.actions,
            cell: (of) => <Actions of={of} decide={(decision) => setDeciding({ of, decision })} />,
          },
        ]}
      />
      {deciding && (
        <ReasonDialog
          title={words.decide[deciding.decision].title(deciding.of.name)}
          actionLabel={words.decide[deciding.decision].action}
          hint={words.reasonHint}
          onClose={() => setDeciding(undefined)}
          act={act}
        />
      )}
    </>
  );
}

function Name({ of }: { of: Merchant }) {
  if (of.status !== 'CONFIRMED') return <bdi>{of.name}</bdi>;
  return (
    <a className="link inline-flex items-center pointer-coarse:min-h-11" href={merchantPath(of)}>
      <bdi>{of.name}</bdi>
    </a>
  );
}

function Company({ of: { review } }: { of: Merchant }) {
  if (!review?.customerName) return <span className="text-muted">{words.noCompany}</span>;
  return (
    <div className="flex flex-col gap-1">
      <bdi>{review.customerName}</bdi>
      <span className="text-muted">{review.isIdentityVerified ? words.verified : words.notVerified}</span>
    </div>
  );
}

function Actions({ of, decide }: { of: Merchant; decide(decision: Decision): void }) {
  if (of.review?.isOwn) return <span className="text-muted">{words.own}</span>;
  return (
    <div className="flex min-w-28 flex-wrap gap-2">
      {of.allowedActions.filter(isDecision).map((action) => (
        <Button key={action} onClick={() => decide(action)} aria-label={words.decide[action].title(of.name)}>
          {words.decide[action].action}
        </Button>
      ))}
    </div>
  );
}
