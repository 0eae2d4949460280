import { Badge } from '../../../design/Badge.tsx';
import type { States } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { toPersianDigits, numberInField } from '../../../platform/text/digits.ts';
import { adminHref, Instant, queueMessages, Rows } from '../../staff/index.ts';
import { jobMessages } from '../jobs/messages.ts';
import { auditMessages } from './messages.ts';
import type { AuditTable_LineFragment } from './AuditTable.generated.ts';

const words = auditMessages;

interface AuditTableProps {
  lines: readonly (Masked<AuditTable_LineFragment> & { id: string })[];
  isIntact: boolean;
  /** Whose values lines name: roles and permissions. */
  models: readonly ({ values: States } | null | undefined)[];
}

/** Who did what, and whether the log is as it was written. */
export function AuditTable({ lines, isIntact, models }: AuditTableProps) {
  const labels = labelsOf(models);
  const rows = readFragment<AuditTable_LineFragment>(lines);
  return (
    <>
      <p role="status">
        <Badge kind={isIntact ? 'success' : 'error'}>{isIntact ? words.intact : words.broken}</Badge>
      </p>
      <Rows
        caption={words.tab.label}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'action', header: words.action, cell: (line) => <Action line={line} /> },
          { key: 'at', header: words.at, cell: ({ at }) => <Instant at={at} /> },
          { key: 'actor', header: words.actor, cell: (line) => <Actor line={line} /> },
          {
            key: 'object',
            header: words.object,
            cell: (line) => line.objectId && <Thing line={line} objectId={line.objectId} />,
          },
          {
            key: 'details',
            header: words.details,
            cell: (line) => line.details.some(isSaid) && <Details line={line} labels={labels} />,
          },
        ]}
      />
    </>
  );
}

type Labels = Readonly<Record<string, string>>;

const labelsOf = (models: AuditTableProps['models']): Labels => ({
  ...words.values,
  ...jobMessages.queues,
  ...Object.fromEntries(
    models.flatMap((model) => model?.values ?? []).map(({ value, displayFa }) => [value, displayFa]),
  ),
});

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

/** Who, by name and masked phone, and from where. */
const Actor = ({ line: { actorName, actorPhone, actorId, address } }: Shown) => (
  <span className="flex flex-col items-start">
    <bdi className={actorName ? undefined : 'whitespace-nowrap'}>
      {actorName ?? (actorPhone ? toPersianDigits(actorPhone) : actorId ? words.unnamed : words.system)}
    </bdi>
    {actorName && actorPhone && (
      <bdi dir="ltr" className="whitespace-nowrap text-muted">
        {toPersianDigits(actorPhone)}
      </bdi>
    )}
    {address && (
      <bdi dir="ltr" className="text-muted">
        {address}
      </bdi>
    )}
  </span>
);

/** What it was done with, in words; the link leads to all lines about the thing, the end of its id tells rows apart. */
const Thing = ({ line: { objectType, objectName }, objectId }: Shown & { objectId: string }) => (
  <a
    href={adminHref({ tab: 'audit', objectId })}
    data-full-load=""
    className="inline-flex min-h-[var(--line-target)] flex-col items-start justify-center"
  >
    <span>
      {words.objects[objectType ?? ''] ?? objectType}
      {objectName && (
        <>
          {' '}
          <bdi>{words.called(toPersianDigits(objectName))}</bdi>
        </>
      )}
    </span>
    <bdi dir="ltr" className="text-[0.8125rem] text-muted">
      {objectId.slice(-8)}
    </bdi>
  </a>
);

/** Codes that the log keeps, as staff read them; what people wrote stays as it is. */
const shownValue = (value: string, labels: Labels) =>
  queueMessages.list(
    value.split(', ').map((each) => labels[each] ?? (/^[\d.]+$/.test(each) ? numberInField(each) : each)),
  );

/** An empty list was noted too. */
const isSaid = ({ value }: { value: string }) => value !== '';

const Details = ({ line: { details }, labels }: Shown & { labels: Labels }) => {
  const money = moneyOf(Object.fromEntries(details.map(({ name, value }) => [name, value])));
  const shown = (name: string, value: string) => {
    if (name.endsWith('Rial')) return money(value);
    if (name.endsWith('BasisPoints')) return words.percent(formatDecimal(Number(value) / 100));
    return labels[value] ?? (name === 'reason' || name === 'note' ? value : shownValue(value, labels));
  };
  return (
    <ul className="text-[0.8125rem]">
      {details.filter(isSaid).map(({ name, value }) => (
        <li key={name}>
          {words.detailNames[name] ?? <bdi dir="ltr">{name}</bdi>}
          {': '}
          <bdi>{shown(name, value)}</bdi>
        </li>
      ))}
    </ul>
  );
};
