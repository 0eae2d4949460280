import { useState } from 'react';
import { FactList } from '../../../design/FactList.tsx';
import { Table } from '../../../design/Table.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { KeyedQueue } from '../components/KeyedQueue.tsx';
import { AdminScreenDocument } from '../screens/AdminScreen.generated.ts';
import { supplierQueueMessages as words } from './messages.ts';
import { companyFact, Decisions, EvidenceBeside, fact, QueueHead } from './QueueParts.tsx';
import {
  DecideSupplierDocument,
  type SupplierQueue_SupplierFragment as Supplier,
  type SupplierQueues_LabelsFragment as Labels,
} from './supplierQueues.generated.ts';
import { type Decision, SupplyDecision } from './SupplyDecision.tsx';

type Decided = Extract<Supplier['allowedActions'][number], Decision>;

interface SupplierQueueProps {
  suppliers: readonly (Masked<Supplier> & { id: string })[];
  labels: Masked<Labels>;
}

/** Suppliers that wait for staff: what was, what is asked, the evidence beside. */
export function SupplierQueue({ suppliers, labels: masked }: SupplierQueueProps) {
  const labels = readFragment<Labels>(masked);
  const [deciding, setDeciding] = useState<{ of: Supplier; decision: Decision }>();
  const states = labels.confirmStatuses?.values;
  const byKey = (of: Supplier, key: 'CONFIRM' | 'REJECT') => {
    const meant = key === 'CONFIRM' ? ['CONFIRM', 'CONFIRM_CHANGE'] : ['REJECT', 'DECLINE_CHANGE'];
    const decision = of.allowedActions.find((action) => meant.includes(action));
    if (decision) setDeciding({ of, decision: decision as Decided });
  };
  const act = async (reason: string) => {
    const { of, decision } = deciding!;
    const input = { id: of.id, version: of.version, decision: decision as 'CONFIRM', reason };
    await write(DecideSupplierDocument, { input }, { outdates: [AdminScreenDocument] });
  };
  return (
    <>
      <KeyedQueue
        label={words.suppliers}
        rows={readFragment<Supplier>(suppliers)}
        rowKey={({ id }) => id}
        decide={byKey}
      >
        {(of) => (
          <>
            <QueueHead
              name={of.brandName}
              status={of.status}
              states={states}
              since={of.change?.askedAt ?? of.submittedAt}
            />
            <FactList facts={factsOf(of)} />
            {of.change && <Change change={of.change} />}
            <EvidenceBeside evidences={of.evidences} states={labels.evidenceStatuses?.values} />
            <Decisions
              name={of.brandName}
              actions={of.allowedActions}
              isOwn={of.review?.isOwn ?? false}
              decide={(decision) => setDeciding({ of, decision })}
            />
          </>
        )}
      </KeyedQueue>
      {deciding && (
        <SupplyDecision
          name={deciding.of.brandName}
          decision={deciding.decision}
          states={states}
          close={() => setDeciding(undefined)}
          act={act}
        />
      )}
    </>
  );
}

const factsOf = (of: Supplier) => [
  ...companyFact(of.review),
  ...fact(words.legalName, of.legalName),
  ...fact(words.number, of.nationalLegalId && toPersianDigits(of.nationalLegalId)),
  ...fact(words.place, words.inState(of.stateName, of.cityName)),
  ...fact(words.phones, of.phones.map(toPersianDigits).join(words.separator)),
  ...fact(words.website, of.website),
  ...fact(words.about, of.about),
  ...fact(words.lastReason, of.reason),
];

/** What was, and what is asked. */
const Change = ({ change }: { change: NonNullable<Supplier['change']> }) => (
  <Table
    caption={words.changeTitle}
    rows={change.fields}
    rowKey={({ name }) => name}
    columns={[
      { key: 'name', header: words.changeTitle, cell: ({ name }) => words.fields[name] ?? name },
      { key: 'was', header: words.was, cell: ({ before }) => <del>{before ?? words.nothing}</del> },
      { key: 'wanted', header: words.wanted, cell: ({ wanted }) => <ins>{wanted ?? words.nothing}</ins> },
    ]}
  />
);
