import { Code } from '../../../design/Code.tsx';
import type { States } from '../../../design/StateBadge.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate, formatLastDay } from '../../../platform/numbers/dates.ts';
import { DecisionQueue, fact, type FieldsShown, QueueFacts, QueueHead } from '../../staff/index.ts';
import { delegationDecisions, needsEvidence } from './delegationDecisions.ts';
import type { DelegationQueue_DelegationFragment as Delegation } from './DelegationQueue.generated.ts';
import { delegationQueueMessages as words } from './messages.ts';

interface DelegationQueueProps {
  delegations: readonly (Masked<Delegation> & { id: string })[];
  statuses: States;
}

/** Delegations that wait for staff, or all of them. */
export const DelegationQueue = ({ delegations, statuses }: DelegationQueueProps) => (
  <DecisionQueue
    label={words.tab.label}
    rows={readFragment<Delegation>(delegations)}
    states={statuses}
    targetOf={(of) => ({
      kind: delegationDecisions,
      id: of.id,
      version: of.version,
      name: of.number,
      missing: of.missing,
      actions: of.allowedActions,
      own: of.review?.isOwn ? words.own : undefined,
      fields: (shown) => <Evidence of={of} shown={shown} />,
    })}
  >
    {(of, decisions) => (
      <>
        <QueueHead
          name={words.between(of.merchantName, of.supplierName)}
          status={of.status}
          states={statuses}
          since={of.decidedAt ?? of.submittedAt ?? of.createdAt}
        />
        <QueueFacts facts={factsOf(of)} />
        {decisions}
      </>
    )}
  </DecisionQueue>
);

/** What a decision rests on, where it has to rest on something. */
function Evidence({ of, shown: { decision, typed, problems } }: { of: Delegation; shown: FieldsShown }) {
  const decisions = decision ? [decision] : of.allowedActions;
  if (!decisions.some(needsEvidence)) return null;
  return (
    <TextField
      label={words.evidence}
      hint={words.evidenceHint}
      error={problems.evidence}
      name="evidence"
      defaultValue={typed.evidence}
      maxLength={300}
      dir="auto"
    />
  );
}

function factsOf(of: Delegation) {
  const { number, supplierName, merchantName, isSupplierRun, scopeText, territory, validFrom, validTo } = of;
  return [
    { label: words.number, value: <Code>{number}</Code> },
    ...fact(words.takes, merchantName),
    ...fact(words.gives, isSupplierRun ? supplierName : words.ofNobody(supplierName)),
    ...fact(words.scope, scopeText),
    ...fact(words.territory, territory.text),
    ...fact(words.valid, words.period(formatDate(validFrom), formatLastDay(validTo))),
    { label: words.paper, value: <Paper of={of} /> },
    ...fact(words.lastReason, of.reason),
  ];
}

function Paper({ of: { paper } }: { of: Delegation }) {
  if (!paper) return <span className="text-muted">{words.noPaper}</span>;
  return (
    <a className="link inline-flex items-center pointer-coarse:min-h-11" href={paper.url} download>
      <bdi>{paper.name}</bdi>
    </a>
  );
}
