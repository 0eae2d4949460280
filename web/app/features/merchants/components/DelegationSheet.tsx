import { Alert } from '../../../design/Alert.tsx';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Code } from '../../../design/Code.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { Qr } from '../../../design/Qr.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate, formatLastDay, formatRelativeMoment } from '../../../platform/numbers/dates.ts';
import { useHydrated } from '../../../platform/navigation/useHydrated.ts';

import { merchantMessages } from '../messages.ts';
import type { DelegationCard_LabelsFragment } from './DelegationCard.generated.ts';
import type { DelegationSheet_CheckFragment } from './DelegationSheet.generated.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

const { sheet: words, fact, separator } = merchantMessages;
type Check = DelegationSheet_CheckFragment;
type Labels = DelegationCard_LabelsFragment;

interface DelegationSheetProps {
  check: Masked<Check>;
  labels: Masked<Labels>;
  /** Of this very page, as the code for cameras has it. */
  address: string;
}

/** What a code stands for, and whether that holds now. On paper it is a sheet for the wall of a shop. */
export function DelegationSheet({ check, labels: given, address }: DelegationSheetProps) {
  const it = readFragment<Check>(check);
  const labels = readFragment<Labels>(given);
  const allowed = it.permissions.map((each) => labelOf(labels.delegationPermissions, each)).join(separator);
  return (
    <article className="wall-sheet flex max-w-[60rem] flex-col gap-5" aria-label={words.label(it.number)}>
      <Verdict of={it} />
      <div className="flex flex-wrap items-start gap-6">
        <div className="flex min-w-64 flex-1 flex-col gap-3">
          <h2 className="text-[1.25rem]">
            <bdi>{it.merchantName}</bdi>
          </h2>
          <p>{words.mayFor(it.supplierName)}</p>
          <p className="flex flex-wrap gap-2">
            <Badge kind={it.kind === 'EXCLUSIVE' ? 'primary' : 'neutral'}>
              {labelOf(labels.delegationKinds, it.kind)}
            </Badge>
            <StateBadge states={labels.delegationStatuses?.values} value={it.status} />
          </p>
          <FactList
            facts={[
              { label: fact.scope, value: it.scopeText },
              { label: fact.territory, value: it.territory.text },
              { label: fact.period, value: fact.from(formatDate(it.validFrom), formatLastDay(it.validTo)) },
              { label: fact.permissions, value: allowed },
              { label: fact.verified, value: labelOf(labels.delegationLevels, it.verifiedLevel) },
              { label: fact.number, value: <Code>{it.number}</Code> },
              { label: fact.code, value: <Code>{it.verificationCode}</Code> },
            ]}
          />
        </div>
        <figure className="flex w-44 flex-col gap-2">
          <Qr value={address} label={words.qr} className="w-full" />
          <figcaption className="text-center text-[0.875rem] text-muted">{words.scan}</figcaption>
        </figure>
      </div>
      <PrintButton />
    </article>
  );
}

function Verdict({ of: { isInForce, status, validFrom, validTo, revokesAt, checkedAt } }: { of: Check }) {
  const at = words.checkedAt(formatRelativeMoment(checkedAt, new Date(checkedAt)));
  const until = formatLastDay(revokesAt ?? validTo);
  if (!isInForce)
    return (
      <Alert kind={status === 'UPCOMING' ? 'warning' : 'error'}>
        {status === 'UPCOMING'
          ? words.notYet(formatDate(validFrom))
          : status === 'SUSPENDED'
            ? words.suspended
            : words.over(until)}{' '}
        {at}
      </Alert>
    );
  return (
    <Alert kind={revokesAt ? 'warning' : 'success'}>
      {revokesAt ? words.holdsUntilNotice(until) : words.holds(until)} {at}
    </Alert>
  );
}

/** Needs a script, so it comes with it; what it does the browser's own menu does without. */
function PrintButton() {
  const isAlive = useHydrated();
  return (
    <div className={isAlive ? undefined : 'invisible'}>
      <Button onClick={() => window.print()}>{words.print}</Button>
    </div>
  );
}
