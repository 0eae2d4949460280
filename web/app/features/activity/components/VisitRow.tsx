import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { Day, ThingRow } from '../../things/index.ts';
import { SaveButton } from '../../favorites/index.ts';
import { activityMessages as words } from '../messages.ts';
import type { VisitRow_VisitFragment } from './VisitRow.generated.ts';

/** A thing one looked at, with a button to save it. */
export function VisitRow({ visit }: { visit: Masked<VisitRow_VisitFragment> }) {
  const { objectType, objectId, visitedAt, ...row } = readFragment<VisitRow_VisitFragment>(visit);
  return (
    <ThingRow
      row={row}
      type={objectType}
      note={<Day at={visitedAt} saying={words.seenAt} />}
      actions={(name) => <SaveButton type={objectType} id={objectId} name={name} />}
    />
  );
}
