import { Button } from '../../../design/Button.tsx';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { supplierQueueMessages as words } from './messages.ts';
import type { QueuedEvidence_EvidenceFragment as Evidence } from './supplierQueues.generated.ts';
import { type Decision, isDecision } from './SupplyDecision.tsx';

interface QueueHeadProps {
  name: string;
  status: string;
  states: States;
  since: string | null | undefined;
}

/** What a card is about, and since when it waits. */
export const QueueHead = ({ name, status, states, since }: QueueHeadProps) => (
  <div>
    <h2 className="text-[1.125rem] font-medium [overflow-wrap:anywhere]">
      <bdi>{name}</bdi>
    </h2>
    <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
      <StateBadge states={states} value={status} />
      {since && <span>{words.since(formatDate(since))}</span>}
    </p>
  </div>
);

export const companyFact = (review: { customerName: string | null; isIdentityVerified: boolean } | null) =>
  review?.customerName
    ? [{ label: words.company, value: <bdi>{words.companyOf(review.customerName, review.isIdentityVerified)}</bdi> }]
    : [];

export const fact = (label: string, value: string | null | undefined) =>
  value ? [{ label, value: <bdi>{value}</bdi> }] : [];

/** The buttons of what the viewer can decide. */
export function Decisions(props: {
  name: string;
  actions: readonly string[];
  isOwn: boolean;
  decide(decision: Decision): void;
}) {
  const { name, actions, isOwn, decide } = props;
  if (isOwn) return <p className="text-muted">{words.own}</p>;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {actions.filter(isDecision).map((decision) => (
        <Button
          key={decision}
          variant={decision.startsWith('CONFIRM') || decision === 'ACCEPT' ? 'primary' : 'secondary'}
          onClick={() => decide(decision)}
          aria-label={words.decide[decision].title(name)}
        >
          {words.decide[decision].action}
        </Button>
      ))}
    </div>
  );
}

/** Evidence beside what is decided. */
export function EvidenceBeside({ evidences, states }: { evidences: readonly Masked<Evidence>[]; states: States }) {
  const rows = readFragment<Evidence>(evidences);
  return (
    <section aria-label={words.evidence}>
      <h3 className="font-medium">{words.evidence}</h3>
      {rows.length === 0 && <p className="text-muted">{words.noEvidence}</p>}
      <ul className="flex flex-col divide-y divide-border">
        {rows.map(({ id, claim, issuedBy, validTo, status, file }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <bdi>{claim}</bdi>
            <StateBadge states={states} value={status} />
            <span className="text-muted">
              <bdi>{words.issued(issuedBy, formatDate(validTo))}</bdi>
            </span>
            {file && <FileLink url={file.url} claim={claim} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const FileLink = ({ url, claim }: { url: string; claim: string }) => (
  <a className="link inline-flex items-center pointer-coarse:min-h-11" href={url} aria-label={words.openFileOf(claim)}>
    {words.openFile}
  </a>
);
