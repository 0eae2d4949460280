import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Badge } from '../../../design/Badge.tsx';
import { Card } from '../../../design/Card.tsx';
import { Code } from '../../../design/Code.tsx';
import { type Fact, FactList } from '../../../design/FactList.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate, formatLastDay } from '../../../platform/numbers/dates.ts';

import { Missing } from '../components/Missing.tsx';
import { DelegationActions, type OpenedStep } from './DelegationActions.tsx';
import { type AskingMerchant, DelegationDialog } from './DelegationDialog.tsx';
import { DelegationStepDialog } from './DelegationStepDialog.tsx';
import { delegationMessages as words } from './messages.ts';
import { Overlaps, wantedOf } from './Overlaps.tsx';
import type {
  OwnDelegationCard_DelegationFragment,
  OwnDelegationCard_LabelsFragment,
} from './OwnDelegationCard.generated.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

type Delegation = OwnDelegationCard_DelegationFragment;
type Labels = OwnDelegationCard_LabelsFragment;

interface OwnDelegationCardProps {
  delegation: Masked<Delegation>;
  labels: Masked<Labels>;
  merchants: readonly AskingMerchant[];
}

/** An agency with where it stands and what the viewer can do with it. An `<li>`. */
export function OwnDelegationCard({ delegation, labels: given, merchants }: OwnDelegationCardProps) {
  const it = readFragment<Delegation>(delegation);
  const labels = readFragment<Labels>(given);
  const [open, setOpen] = useState<OpenedStep>();
  const close = () => setOpen(undefined);
  const isGiver = it.sides.includes('SUPPLIER');
  return (
    <Card as="li" className="flex flex-col gap-4" aria-label={it.number}>
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-[1.125rem] font-medium">
            <bdi>{isGiver ? words.to(it.merchantName) : words.of(it.supplierName)}</bdi>
          </h3>
          <StateBadge states={labels.delegationStatuses?.values} value={it.status} />
          <Badge kind={it.kind === 'EXCLUSIVE' ? 'primary' : 'neutral'}>
            {labelOf(labels.delegationKinds, it.kind)}
          </Badge>
        </div>
        <p className="mt-1 text-muted">
          {isGiver ? words.asSupplier(it.supplierName) : words.asMerchant(it.merchantName)}
        </p>
      </div>
      <Notices of={it} isGiver={isGiver} />
      <FactList facts={factsOf(it, labels)} />
      {it.allowedActions.includes('CONFIRM') && <Overlaps wanted={wantedOf(it)} labels={labels} />}
      {it.missing.length > 0 && <Missing missing={it.missing} />}
      <DelegationActions delegation={it} open={setOpen} />
      {open === 'EDIT' && <DelegationDialog delegation={it} merchants={merchants} labels={given} close={close} />}
      {open === 'RENEW' && <DelegationDialog renews={it} merchants={merchants} labels={given} close={close} />}
      {open && open !== 'EDIT' && open !== 'RENEW' && (
        <DelegationStepDialog delegation={it} step={open} close={close} />
      )}
    </Card>
  );
}

function Notices({ of: it, isGiver }: { of: Delegation; isGiver: boolean }) {
  const { status, reason, revokesAt, answerDueAt, suspendedBy, isSupplierRun } = it;
  const isOpen = status === 'PENDING_SUPPLIER' && answerDueAt;
  const waits = isGiver ? words.waitsForYou : isSupplierRun ? words.waits : words.waitsForStaff;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {isOpen && <Alert kind={isGiver ? 'warning' : 'info'}>{waits(formatDate(answerDueAt))}</Alert>}
      {status === 'SUSPENDED' && (
        <Alert kind="error">{suspendedBy === 'STAFF' ? words.suspendedByStaff : words.suspendedBySupplier}</Alert>
      )}
      {revokesAt && status !== 'REVOKED' && <Alert kind="warning">{words.noticed(formatDate(revokesAt))}</Alert>}
      {reason && <Alert kind={status === 'SUSPENDED' ? 'error' : 'warning'}>{words.reason(reason)}</Alert>}
    </div>
  );
}

function factsOf(it: Delegation, labels: Labels): Fact[] {
  const { fact } = words;
  const allowed = it.permissions.map((each) => labelOf(labels.delegationPermissions, each)).join(words.separator);
  return [
    { label: fact.scope, value: it.scopeText },
    { label: fact.territory, value: it.territory.text },
    { label: fact.period, value: fact.from(formatDate(it.validFrom), formatLastDay(it.validTo)) },
    { label: fact.permissions, value: it.allowsBeside ? [allowed, words.beside].join(words.separator) : allowed },
    { label: fact.verified, value: labelOf(labels.delegationLevels, it.verifiedLevel) },
    { label: fact.number, value: <Code>{it.number}</Code> },
    ...(it.verificationCode ? [{ label: fact.code, value: <Code>{it.verificationCode}</Code> }] : []),
    ...(it.note ? [{ label: fact.note, value: <span dir="auto">{it.note}</span> }] : []),
    ...(it.hasPaper ? [{ label: fact.paper, value: <Paper of={it} /> }] : []),
  ];
}

function Paper({ of: { paper } }: { of: Delegation }) {
  if (!paper) return words.paperHidden;
  return (
    <a className="link inline-flex items-center pointer-coarse:min-h-11" href={paper.url} download>
      <bdi>{paper.name}</bdi>
    </a>
  );
}
