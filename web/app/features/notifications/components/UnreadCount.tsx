import { VisuallyHidden } from '../../../design/VisuallyHidden.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { notificationMessages as words } from '../messages.ts';
import { useUnreadCount } from './useUnreadCount.ts';

/** How many notices have not been read, beside their name in the menu; nothing when all have. */
export function UnreadCount() {
  const count = useUnreadCount();
  if (count === 0) return null;
  const shown = formatInteger(count);
  return (
    <span className="badge badge-info">
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{words.unreadNotices(shown)}</VisuallyHidden>
    </span>
  );
}
