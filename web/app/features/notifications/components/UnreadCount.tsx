import { useEffect } from 'react';
import { VisuallyHidden } from '../../../design/VisuallyHidden.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { notificationMessages as words } from '../messages.ts';
import { UnreadNoticesDocument } from './UnreadCount.generated.ts';

/** How many notices have not been read, beside their name in the menu; nothing when all have. */
export function UnreadCount() {
  useEffect(() => void ask(UnreadNoticesDocument, {}).catch(() => undefined), []);
  const count = useGraphIfLoaded(UnreadNoticesDocument, {})?.viewer?.notificationSummary?.unreadCount ?? 0;
  if (count === 0) return null;
  const shown = formatInteger(count);
  return (
    <span className="badge badge-info">
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{words.unreadNotices(shown)}</VisuallyHidden>
    </span>
  );
}
