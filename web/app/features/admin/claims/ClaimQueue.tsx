import { Alert } from '../../../design/Alert.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { DecisionQueue, fact, QueueFacts, QueueHead } from '../../staff/index.ts';
import { supplierQueueMessages as words } from '../suppliers/messages.ts';
import { companyFact, EvidenceBeside } from '../suppliers/QueueParts.tsx';
import type {
  ClaimQueue_ClaimFragment as Claim,
  ClaimQueue_LabelsFragment as Labels,
} from '../suppliers/supplierQueues.generated.ts';
import { claimDecisions } from '../suppliers/supplyDecisions.ts';

interface ClaimQueueProps {
  claims: readonly (Masked<Claim> & { id: string })[];
  labels: Masked<Labels>;
}

/** Claims that wait for staff, with what both sides say. */
export function ClaimQueue({ claims, labels: masked }: ClaimQueueProps) {
  const labels = readFragment<Labels>(masked);
  const states = labels.claimStatuses?.values;
  return (
    <DecisionQueue
      label={words.tabs.claims.label}
      rows={readFragment<Claim>(claims)}
      states={states}
      targetOf={({ id, version, supplierName, allowedActions, missing, review }) => ({
        kind: claimDecisions,
        id,
        version,
        name: supplierName,
        missing,
        actions: allowedActions,
        own: review?.isOwn ? words.own : undefined,
      })}
    >
      {(of, decisions) => (
        <>
          <QueueHead name={of.supplierName} status={of.status} states={states} since={of.pendingSince} />
          {of.review?.isApproved && (
            <Alert kind="info">{of.review.isApprovedByViewer ? words.approvedByYou : words.approved}</Alert>
          )}
          <QueueFacts facts={factsOf(of, labels)} />
          <EvidenceBeside evidences={of.evidences} states={labels.evidenceStatuses?.values} />
          {decisions}
        </>
      )}
    </DecisionQueue>
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
