import { Table } from '../../../design/Table.tsx';
import { supplierPreviewPath } from '../previewPaths.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { DecisionQueue, fact, QueueFacts, QueueHead } from '../../staff/index.ts';
import { supplierQueueMessages as words } from './messages.ts';
import { companyFact, EvidenceBeside } from './QueueParts.tsx';
import type {
  SupplierQueue_SupplierFragment as Supplier,
  SupplierQueue_LabelsFragment as Labels,
} from './supplierQueues.generated.ts';
import { supplierDecisions } from './supplyDecisions.ts';

interface SupplierQueueProps {
  suppliers: readonly (Masked<Supplier> & { id: string })[];
  labels: Masked<Labels>;
}

/** Suppliers that wait for staff: what was, what is asked, the evidence beside. */
export function SupplierQueue({ suppliers, labels: masked }: SupplierQueueProps) {
  const labels = readFragment<Labels>(masked);
  const states = labels.confirmStatuses?.values;
  return (
    <DecisionQueue
      label={words.tabs.suppliers.label}
      rows={readFragment<Supplier>(suppliers)}
      states={states}
      targetOf={({ id, version, brandName, allowedActions, missing, review }) => ({
        kind: supplierDecisions,
        id,
        version,
        name: brandName,
        missing,
        actions: allowedActions,
        own: review?.isOwn ? words.own : undefined,
      })}
    >
      {(of, decisions) => (
        <>
          <QueueHead
            name={of.brandName}
            href={supplierPreviewPath(of.id)}
            status={of.status}
            states={states}
            since={of.change?.askedAt ?? of.submittedAt}
          />
          <QueueFacts facts={factsOf(of)} />
          {of.change && <Change change={of.change} />}
          <EvidenceBeside evidences={of.evidences} states={labels.evidenceStatuses?.values} />
          {decisions}
        </>
      )}
    </DecisionQueue>
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
