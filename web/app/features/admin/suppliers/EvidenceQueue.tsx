import { useState } from 'react';
import { FactList } from '../../../design/FactList.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { readJalaliDay, typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { formatDate, tehranDate } from '../../../platform/numbers/dates.ts';
import { KeyedQueue } from '../components/KeyedQueue.tsx';
import { AdminScreenDocument } from '../screens/AdminScreen.generated.ts';
import { supplierQueueMessages as words } from './messages.ts';
import { companyFact, Decisions, fact, FileLink, QueueHead } from './QueueParts.tsx';
import {
  DecideSupplierEvidenceDocument,
  type QueuedEvidence_EvidenceFragment as Evidence,
  type SupplierQueues_LabelsFragment as Labels,
} from './supplierQueues.generated.ts';
import { type Decision, SupplyDecision } from './SupplyDecision.tsx';

interface EvidenceQueueProps {
  evidences: readonly (Masked<Evidence> & { id: string })[];
  labels: Masked<Labels>;
}

/** Evidence that waits for staff; accepting asks until which day it counts. */
export function EvidenceQueue({ evidences, labels: masked }: EvidenceQueueProps) {
  const labels = readFragment<Labels>(masked);
  const [deciding, setDeciding] = useState<{ of: Evidence; decision: Decision }>();
  const states = labels.evidenceStatuses?.values;
  const byKey = (of: Evidence, key: 'CONFIRM' | 'REJECT') => {
    const decision = key === 'CONFIRM' ? 'ACCEPT' : 'REFUSE';
    if (of.allowedActions.includes(decision)) setDeciding({ of, decision });
  };
  const act = async (reason: string, form: FormData) => {
    const { of, decision } = deciding!;
    const days = decision === 'ACCEPT' ? acceptanceIn(form) : {};
    const input = { id: of.id, version: of.version, decision: decision as 'ACCEPT', reason, ...days };
    await write(DecideSupplierEvidenceDocument, { input }, { outdates: [AdminScreenDocument] });
  };
  return (
    <>
      <KeyedQueue
        label={words.evidences}
        rows={readFragment<Evidence>(evidences)}
        rowKey={({ id }) => id}
        decide={byKey}
      >
        {(of) => (
          <>
            <QueueHead name={of.claim} status={of.status} states={states} since={of.handedInAt} />
            <FactList facts={factsOf(of, labels)} />
            {of.file && <FileLink url={of.file.url} claim={of.claim} />}
            <Decisions
              name={of.claim}
              actions={of.allowedActions}
              isOwn={of.review?.isOwn ?? false}
              decide={(decision) => setDeciding({ of, decision })}
            />
          </>
        )}
      </KeyedQueue>
      {deciding && (
        <SupplyDecision
          name={deciding.of.claim}
          decision={deciding.decision}
          states={states}
          close={() => setDeciding(undefined)}
          act={act}
        >
          {deciding.decision === 'ACCEPT' && <Acceptance of={deciding.of} />}
        </SupplyDecision>
      )}
    </>
  );
}

/** Until which day it counts; of a visit also when it was, and whose. */
const Acceptance = ({ of }: { of: Evidence }) => (
  <>
    <TextField
      label={words.validTo}
      name="validTo"
      hint={words.validToHint}
      defaultValue={typedJalaliDay(lastDay(of.validTo))}
      dir="ltr"
      inputMode="numeric"
    />
    {of.level === 'SITE' && (
      <>
        <TextField label={words.visitedOn} name="visitedOn" dir="ltr" inputMode="numeric" />
        <TextField label={words.visitor} name="visitor" maxLength={80} />
      </>
    )}
  </>
);

/** The last day of what ends at midnight. */
const lastDay = (end: string) => tehranDate(new Date(Date.parse(end) - 1).toISOString());

function acceptanceIn(form: FormData) {
  const day = (name: string) => {
    const typed = String(form.get(name) ?? '').trim();
    return typed === '' ? undefined : (readJalaliDay(typed) ?? typed);
  };
  const [validTo, visitedOn] = [day('validTo'), day('visitedOn')];
  const visitor = String(form.get('visitor') ?? '').trim();
  return { ...(validTo && { validTo }), ...(visitedOn && { visitedOn }), ...(visitor && { visitor }) };
}

function factsOf(of: Evidence, labels: Labels) {
  const level = labels.evidenceLevels?.values.find(({ value }) => value === of.level)?.displayFa;
  return [
    ...fact(words.supplier, of.supplierName),
    ...companyFact(of.review),
    ...fact(words.level, level),
    ...fact(words.issuer, of.issuedBy),
    ...fact(words.valid, words.span(formatDate(of.validFrom), formatDate(lastDay(of.validTo)))),
    ...fact(words.lastReason, of.reason),
  ];
}
