import { TextField } from '../../../design/TextField.tsx';
import { typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate, formatLastDay, lastDayOf } from '../../../platform/numbers/dates.ts';
import { DecisionQueue, fact, type FieldsShown, QueueFacts, QueueHead } from '../../staff/index.ts';
import { supplierQueueMessages as words } from '../suppliers/messages.ts';
import { companyFact, FileLink } from '../suppliers/QueueParts.tsx';
import type {
  QueuedEvidence_EvidenceFragment as Evidence,
  EvidenceQueue_LabelsFragment as Labels,
} from '../suppliers/supplierQueues.generated.ts';
import { evidenceDecisions } from '../suppliers/supplyDecisions.ts';

interface EvidenceQueueProps {
  evidences: readonly (Masked<Evidence> & { id: string })[];
  labels: Masked<Labels>;
}

/** Evidence that waits for staff; accepting asks until which day it counts. */
export function EvidenceQueue({ evidences, labels: masked }: EvidenceQueueProps) {
  const labels = readFragment<Labels>(masked);
  const states = labels.evidenceStatuses?.values;
  return (
    <DecisionQueue
      label={words.tabs.evidences.label}
      rows={readFragment<Evidence>(evidences)}
      states={states}
      targetOf={(of) => ({
        kind: evidenceDecisions,
        id: of.id,
        version: of.version,
        name: of.claim,
        actions: of.allowedActions,
        own: of.review?.isOwn ? words.own : undefined,
        fields: (shown) => <Acceptance of={of} shown={shown} />,
      })}
    >
      {(of, decisions) => (
        <>
          <QueueHead name={of.claim} status={of.status} states={states} since={of.handedInAt} />
          <QueueFacts facts={factsOf(of, labels)} />
          {of.file && <FileLink url={of.file.url} claim={of.claim} />}
          {decisions}
        </>
      )}
    </DecisionQueue>
  );
}

/** Until which day it counts; of a visit also when it was, and whose. */
function Acceptance({ of, shown: { decision = 'ACCEPT', typed, problems } }: { of: Evidence; shown: FieldsShown }) {
  if (decision !== 'ACCEPT' || !of.allowedActions.includes('ACCEPT')) return null;
  return (
    <>
      <TextField
        label={words.validTo}
        name="validTo"
        hint={words.validToHint}
        error={problems.validTo}
        defaultValue={typed.validTo ?? typedJalaliDay(lastDayOf(of.validTo))}
        dir="ltr"
        inputMode="numeric"
      />
      {of.level === 'SITE' && (
        <>
          <TextField
            label={words.visitedOn}
            name="visitedOn"
            error={problems.visitedOn}
            defaultValue={typed.visitedOn}
            dir="ltr"
            inputMode="numeric"
          />
          <TextField
            label={words.visitor}
            name="visitor"
            error={problems.visitor}
            defaultValue={typed.visitor}
            maxLength={80}
          />
        </>
      )}
    </>
  );
}

/** The last day of what ends at midnight. */

function factsOf(of: Evidence, labels: Labels) {
  const level = labels.evidenceLevels?.values.find(({ value }) => value === of.level)?.displayFa;
  return [
    ...fact(words.supplier, of.supplierName),
    ...companyFact(of.review),
    ...fact(words.level, level),
    ...fact(words.issuer, of.issuedBy),
    ...fact(words.valid, words.span(formatDate(of.validFrom), formatLastDay(of.validTo))),
    ...fact(words.lastReason, of.reason),
  ];
}
