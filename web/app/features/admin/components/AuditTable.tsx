import { Badge } from '../../../design/Badge.tsx';
import { type Masked, useMasked } from '../../../platform/graph/useMasked.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { adminHref } from '../adminAddress.ts';
import { adminMessages } from '../messages.ts';
import type { AuditTable_LineFragment } from './AuditTable.generated.ts';
import { Instant } from './Instant.tsx';
import { Rows } from './Rows.tsx';

const words = adminMessages.audit;

interface AuditTableProps {
  lines: readonly (Masked<AuditTable_LineFragment> & { id: string })[];
  isIntact: boolean;
}

/** Who did what, and whether the log is as it was written. */
export function AuditTable({ lines, isIntact }: AuditTableProps) {
  const rows = lines.map((line) => useMasked<AuditTable_LineFragment>(line));
  return (
    <>
      <p role="status">
        <Badge kind={isIntact ? 'success' : 'error'}>{isIntact ? words.intact : words.broken}</Badge>
      </p>
      <Rows
        caption={adminMessages.tabs.audit.label}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'action', header: words.action, cell: (line) => <Action line={line} /> },
          { key: 'at', header: words.at, cell: ({ at }) => <Instant at={at} /> },
          { key: 'actor', header: words.actor, cell: (line) => <Actor line={line} /> },
          { key: 'object', header: words.object, cell: (line) => <Thing line={line} /> },
          { key: 'details', header: words.details, cell: (line) => <Details line={line} /> },
          { key: 'address', header: words.address, cell: ({ address }) => <bdi dir="ltr">{address}</bdi> },
        ]}
      />
    </>
  );
}

interface Shown {
  line: AuditTable_LineFragment;
}

const Action = ({ line: { action, result, isIntact } }: Shown) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    {words.actions[action] ?? <bdi dir="ltr">{action}</bdi>}
    {result === 'REFUSED' && <Badge kind="warning">{words.refused}</Badge>}
    {!isIntact && <Badge kind="error">{words.brokenLine}</Badge>}
  </span>
);

const Actor = ({ line: { actorPhone, actorId } }: Shown) =>
  actorId ? <bdi dir="ltr">{actorPhone ? toPersianDigits(actorPhone) : actorId.slice(-8)}</bdi> : words.system;

/** The end of an id tells rows apart; the link leads to all lines about the thing. */
const Thing = ({ line: { objectType, objectId } }: Shown) =>
  objectId ? (
    <a
      href={adminHref({ tab: 'audit', objectId })}
      data-full-load=""
      dir="ltr"
      className="inline-flex min-h-11 items-center"
      lang="en"
    >
      {objectType} {objectId.slice(-8)}
    </a>
  ) : null;

const Details = ({ line: { details } }: Shown) => (
  <ul className="text-[0.8125rem]">
    {details.map(({ name, value }) => (
      <li key={name}>
        <bdi dir="ltr" lang="en">
          {name}
        </bdi>
        {': '}
        <bdi>{value}</bdi>
      </li>
    ))}
  </ul>
);
