import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Code } from '../../../design/Code.tsx';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { ReasonDialog } from '../components/ReasonDialog.tsx';
import { Rows } from '../components/Rows.tsx';
import { adminMessages } from '../messages.ts';
import { DecideDelegationDocument, type DelegationTable_DelegationFragment } from './DelegationTable.generated.ts';
import { delegationQueueMessages as words } from './messages.ts';

type Delegation = DelegationTable_DelegationFragment;
type Decision = keyof typeof words.decide;

const isDecision = (action: string): action is Decision => action in words.decide;

interface DelegationTableProps {
  delegations: readonly (Masked<Delegation> & { id: string })[];
  statuses: States;
}

/** Delegations that wait for staff, or all of them. */
export function DelegationTable({ delegations, statuses }: DelegationTableProps) {
  const [deciding, setDeciding] = useState<{ of: Delegation; decision: Decision }>();
  const act = async (reason: string, form: FormData) => {
    const { of, decision } = deciding!;
    const given = form.get('evidence');
    const evidence = typeof given === 'string' && given.trim() ? { evidence: given.trim() } : {};
    await write(DecideDelegationDocument, { input: { id: of.id, version: of.version, decision, reason, ...evidence } });
    notify('success', words.decide[decision].done);
  };
  return (
    <>
      <Rows
        caption={adminMessages.tabs.delegations.label}
        rows={readFragment<Delegation>(delegations)}
        rowKey={({ id }) => id}
        columns={[
          { key: 'number', header: words.number, cell: ({ number }) => <Code>{number}</Code> },
          { key: 'sides', header: words.sides, cell: (row) => <Sides of={row} /> },
          { key: 'what', header: words.what, cell: (row) => <Terms of={row} /> },
          { key: 'paper', header: words.paper, cell: (row) => <Paper of={row} /> },
          {
            key: 'status',
            header: words.status,
            cell: ({ status, reason, submittedAt, decidedAt, createdAt }) => (
              <div className="flex flex-col items-start gap-1">
                <StateBadge states={statuses} value={status} />
                <span className="text-muted">{words.since(formatDate(decidedAt ?? submittedAt ?? createdAt))}</span>
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
          title={words.decide[deciding.decision].title(deciding.of.number)}
          actionLabel={words.decide[deciding.decision].action}
          hint={words.reasonHint}
          onClose={() => setDeciding(undefined)}
          act={act}
        >
          {words.decide[deciding.decision].needsEvidence && (
            <TextField
              label={words.evidence}
              hint={words.evidenceHint}
              name="evidence"
              minLength={3}
              maxLength={300}
              required
              dir="auto"
            />
          )}
        </ReasonDialog>
      )}
    </>
  );
}

function Sides({ of: { supplierName, merchantName, isSupplierRun } }: { of: Delegation }) {
  return (
    <div className="flex flex-col gap-1">
      <bdi>{words.takes(merchantName)}</bdi>
      <bdi>{words.gives(supplierName)}</bdi>
      {!isSupplierRun && <span className="text-muted">{words.noOwner}</span>}
    </div>
  );
}

function Terms({ of: { scopeText, territory, validFrom, validTo } }: { of: Delegation }) {
  return (
    <div className="flex flex-col gap-1">
      <span>{scopeText}</span>
      <span>{territory.text}</span>
      <span className="text-muted">{words.period(formatDate(validFrom), formatDate(validTo))}</span>
    </div>
  );
}

function Paper({ of: { paper } }: { of: Delegation }) {
  if (!paper) return <span className="text-muted">{words.noPaper}</span>;
  return (
    <a className="link inline-flex items-center pointer-coarse:min-h-11" href={paper.url} download>
      <bdi>{paper.name}</bdi>
    </a>
  );
}

function Actions({ of, decide }: { of: Delegation; decide(decision: Decision): void }) {
  if (of.review?.isOwn) return <span className="text-muted">{words.own}</span>;
  return (
    <div className="flex min-w-28 flex-wrap gap-2">
      {of.allowedActions.filter(isDecision).map((action) => (
        <Button key={action} onClick={() => decide(action)} aria-label={words.decide[action].title(of.number)}>
          {words.decide[action].action}
        </Button>
      ))}
    </div>
  );
}
