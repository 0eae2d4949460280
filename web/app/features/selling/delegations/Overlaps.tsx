import { useEffect, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Code } from '../../../design/Code.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { formatLastDay } from '../../../platform/numbers/dates.ts';

import { delegationMessages } from './messages.ts';
import { DelegationOverlapsDocument, type DelegationOverlapsQueryVariables } from './overlaps.generated.ts';
import type { DelegationOverlapsQuery } from './overlaps.generated.ts';
import type {
  OwnDelegationCard_DelegationFragment,
  OwnDelegationCard_LabelsFragment,
} from './OwnDelegationCard.generated.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

const words = delegationMessages.overlaps;
/** Asked when nobody has changed anything for so long. */
const QUIET_MS = 400;

type Found = NonNullable<NonNullable<DelegationOverlapsQuery['viewer']>['delegationOverlaps']>;
type Wanted = DelegationOverlapsQueryVariables;

/** What a delegation asks for, as the question wants it. */
export const wantedOf = (it: OwnDelegationCard_DelegationFragment): Wanted => ({
  id: it.id,
  merchantId: it.merchantId,
  supplierId: it.supplierId,
  kind: it.kind,
  allowsBeside: it.allowsBeside,
  scopeKind: it.scope.kind,
  categoryIds: it.scope.categoryIds,
  supplierProductIds: it.scope.supplierProductIds,
  isNationwide: it.territory.isNationwide,
  stateIds: it.territory.stateIds,
  cityIds: it.territory.cityIds,
  validFrom: it.validFrom,
  validTo: it.validTo,
});

/** Those in whose way it would be, as the terms are now; undefined while it is asked, null when it could not be told. */
function useOverlaps(wanted: Wanted): Found | null | undefined {
  const key = JSON.stringify(wanted);
  const [told, setTold] = useState<{ key: string; found: Found | null }>();
  useEffect(() => {
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      ask(DelegationOverlapsDocument, JSON.parse(key) as Wanted, overtaken.signal).then(
        ({ viewer }) => overtaken.signal.aborted || setTold({ key, found: viewer?.delegationOverlaps ?? null }),
        () => overtaken.signal.aborted || setTold({ key, found: null }),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key]);
  return told?.key === key ? told.found : undefined;
}

interface OverlapsProps {
  wanted: Wanted;
  labels: OwnDelegationCard_LabelsFragment;
}

/** Which delegations are in the way of one, told while it is written and before it is given. */
export function Overlaps({ wanted, labels }: OverlapsProps) {
  const found = useOverlaps(wanted);
  return (
    <div role="status" className="flex flex-col gap-2">
      {found === undefined && <p className="text-muted">{words.checking}</p>}
      {found === null && <p className="text-muted">{words.failed}</p>}
      {found?.length === 0 && <p className="text-muted">{words.none}</p>}
      {found && found.length > 0 && (
        <Alert kind="error">
          <p>{words.title}</p>
          <ul className="mt-1 flex list-disc flex-col gap-1 ps-6">
            {found.map((each) => (
              <li key={each.merchantDelegationId}>
                <Code>{each.number}</Code>{' '}
                <bdi>
                  {words.row(
                    each.merchantName,
                    labelOf(labels.delegationKinds, each.kind),
                    each.territoryText,
                    formatLastDay(each.endsAt),
                  )}
                </bdi>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
