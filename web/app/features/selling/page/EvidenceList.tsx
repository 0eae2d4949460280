import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate, formatLastDay } from '../../../platform/numbers/dates.ts';
import { pageMessages } from './messages.ts';
import {
  type EvidenceList_EvidenceFragment as Evidence,
  type PageTab_LabelsFragment as Labels,
  WithdrawSupplierEvidenceDocument,
} from './PageTab.generated.ts';

const words = pageMessages.evidence;

/** What was handed in, with what became of it. */
export function EvidenceList({ evidences, labels }: { evidences: readonly Masked<Evidence>[]; labels: Labels }) {
  const [leaving, setLeaving] = useState<Evidence>();
  const rows = readFragment<Evidence>(evidences);
  if (rows.length === 0) return <p className="text-muted">{words.none}</p>;
  const act = async () => {
    const { id: evidenceId, supplierId: id, version } = leaving!;
    await write(WithdrawSupplierEvidenceDocument, { input: { supplierId: id, evidenceId, version } });
    notify('success', words.withdrawn);
  };
  return (
    <>
      <ul className="flex flex-col divide-y divide-border">
        {rows.map((evidence) => (
          <EvidenceRow key={evidence.id} evidence={evidence} labels={labels} leave={() => setLeaving(evidence)} />
        ))}
      </ul>
      {leaving && (
        <ConfirmWrite
          danger
          title={words.withdrawOf(leaving.claim)}
          text={words.withdrawText}
          actionLabel={words.withdraw}
          onClose={() => setLeaving(undefined)}
          act={act}
        />
      )}
    </>
  );
}

function EvidenceRow({ evidence, labels, leave }: { evidence: Evidence; labels: Labels; leave(): void }) {
  const { level, claim, issuedBy, validTo, status, reason, visitedOn, visitor, file, allowedActions } = evidence;
  const levelName = labels.evidenceLevels?.values.find(({ value }) => value === level)?.displayFa;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium">{claim}</bdi>
          <StateBadge states={labels.evidenceStatuses?.values} value={status} />
        </p>
        <p className="text-muted">
          {levelName} · <bdi>{words.by(issuedBy)}</bdi> · {words.until(formatLastDay(validTo))}
          {visitedOn && visitor && <> · {words.visit(formatDate(visitedOn), visitor)}</>}
        </p>
        {reason && (
          <p className="text-muted" dir="auto">
            {pageMessages.reason(reason)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {file && (
          <a
            className="link inline-flex items-center pointer-coarse:min-h-11"
            href={file.url}
            aria-label={words.openOf(claim)}
          >
            {words.open}
          </a>
        )}
        {allowedActions.includes('WITHDRAW') && (
          <Button size="small" variant="quiet" onClick={leave} aria-label={words.withdrawOf(claim)}>
            {words.withdraw}
          </Button>
        )}
      </div>
    </li>
  );
}
