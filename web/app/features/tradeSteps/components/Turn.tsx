import { Icon } from '../../../design/Icon.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { tradeMessages as words } from '../messages.ts';
import { Deadline } from './Moment.tsx';
import { isOwnTurn, turnText } from './whoseTurn.ts';
import type { Turn_RequestFragment } from './Turn.generated.ts';

/** Whose turn it is and until when. Nothing where nobody is waited for. */
export function Turn({ request: given }: { request: Masked<Turn_RequestFragment> }) {
  const request = readFragment<Turn_RequestFragment>(given);
  const text = turnText(request);
  if (!text) return null;
  const isOwn = isOwnTurn(request);
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className={`inline-flex items-baseline gap-1 ${isOwn ? 'font-medium text-accent' : 'text-muted'}`}>
        {isOwn && <Icon icon="bell" size={16} className="self-center" />}
        {text}
      </span>
      {request.deadlineAt && (
        <span className="text-muted">
          {words.until} <Deadline at={request.deadlineAt} />
        </span>
      )}
    </span>
  );
}
