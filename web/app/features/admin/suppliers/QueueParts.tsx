import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatLastDay } from '../../../platform/numbers/dates.ts';
import { supplierQueueMessages as words } from './messages.ts';
import type { QueuedEvidence_EvidenceFragment as Evidence } from './supplierQueues.generated.ts';

export const companyFact = (review: { customerName: string | null; isIdentityVerified: boolean } | null) =>
  review?.customerName
    ? [{ label: words.company, value: <bdi>{words.companyOf(review.customerName, review.isIdentityVerified)}</bdi> }]
    : [];

/** Evidence beside what is decided. */
export function EvidenceBeside({ evidences, states }: { evidences: readonly Masked<Evidence>[]; states: States }) {
  const rows = readFragment<Evidence>(evidences);
  return (
    <div role="group" aria-label={words.evidence}>
      <h3 className="text-[1rem] font-medium">{words.evidence}</h3>
      {rows.length === 0 && <p className="text-muted">{words.noEvidence}</p>}
      <ul className="flex flex-col divide-y divide-border">
        {rows.map(({ id, claim, issuedBy, validTo, status, file }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <bdi>{claim}</bdi>
            <StateBadge states={states} value={status} />
            <span className="text-muted">
              <bdi>{words.issued(issuedBy, formatLastDay(validTo))}</bdi>
            </span>
            {file && <FileLink url={file.url} claim={claim} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const FileLink = ({ url, claim }: { url: string; claim: string }) => (
  <a className="link inline-flex items-center pointer-coarse:min-h-11" href={url} aria-label={words.openFileOf(claim)}>
    {words.openFile}
  </a>
);
