import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { KeyedQueue } from '../components/KeyedQueue.tsx';
import { AdminScreenDocument } from '../screens/AdminScreen.generated.ts';
import { supplierQueueMessages as words } from './messages.ts';
import { companyFact, Decisions, EvidenceBeside, fact, QueueHead } from './QueueParts.tsx';
import {
  type ClaimQueue_ClaimFragment as Claim,
  DecideSupplierClaimDocument,
  type SupplierQueues_LabelsFragment as Labels,
} from './supplierQueues.generated.ts';
import { type Decision, SupplyDecision } from './SupplyDecision.tsx';

interface ClaimQueueProps {
  claims: readonly (Masked<Claim> & { id: string })[];
  labels: Masked<Labels>;
}

/** Claims that wait for staff, with what both sides say. */
export function ClaimQueue({ claims, labels: masked }: ClaimQueueProps) {
  const labels = readFragment<Labels>(masked);
  const [deciding, setDeciding] = useState<{ of: Claim; decision: Decision }>();
  const states = labels.claimStatuses?.values;
  const byKey = (of: Claim, key: 'CONFIRM' | 'REJECT') => {
    const decision = key === 'CONFIRM' ? 'ACCEPT' : 'REJECT';
    if (of.allowedActions.includes(decision)) setDeciding({ of, decision });
  };
  const act = async (reason: string) => {
    const { of, decision } = deciding!;
    const input = { id: of.id, version: of.version, decision: decision as 'ACCEPT', reason };
    await write(DecideSupplierClaimDocument, { input }, { outdates: [AdminScreenDocument] });
  };
  return (
    <>
      <KeyedQueue label={words.claims} rows={readFragment<Claim>(claims)} rowKey={({ id }) => id} decide={byKey}>
        {(of) => (
          <>
            <QueueHead name={of.supplierName} status={of.status} states={states} since={of.pendingSince} />
            {of.review?.isApproved && (
              <Alert kind="info">{of.review.isApprovedByViewer ? words.approvedByYou : words.approved}</Alert>
            )}
            <FactList facts={factsOf(of, labels)} />
            <EvidenceBeside evidences={of.evidences} states={labels.evidenceStatuses?.values} />
            <Decisions
              name={of.supplierName}
              actions={of.allowedActions}
              isOwn={of.review?.isOwn ?? false}
              decide={(decision) => setDeciding({ of, decision })}
            />
          </>
        )}
      </KeyedQueue>
      {deciding && (
        <SupplyDecision
          name={deciding.of.supplierName}
          decision={deciding.decision}
          states={states}
          close={() => setDeciding(undefined)}
          act={act}
        />
      )}
    </>
  );
}

function factsOf(of: Claim, labels: Labels) {
  const answer = labels.claimAnswers?.values.find(({ value }) => value === of.answer)?.displayFa;
  return [
    ...companyFact(of.review),
    ...fact(words.holder, of.review?.holderName ?? words.nobody),
    ...fact(words.statement, of.statement),
    ...fact(words.answer, [answer, of.objection].filter(Boolean).join(': ')),
    ...fact(words.lastReason, of.reason ?? of.question),
  ];
}
