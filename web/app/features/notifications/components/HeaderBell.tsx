import { createPortal } from 'react-dom';
import { Icon } from '../../../design/Icon.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { notificationMessages as words } from '../messages.ts';
import { useUnreadCount } from './useUnreadCount.ts';

/** The bell in the place that the header keeps for it, with how many notices have not been read. */
export function HeaderBell() {
  const place = document.getElementById('bell');
  return useViewer() && place ? createPortal(<Bell />, place) : null;
}

const MOST_SHOWN = 99;

function Bell() {
  const count = useUnreadCount();
  const shown = formatInteger(Math.min(count, MOST_SHOWN));
  return (
    <a
      href="/profile/notifications"
      aria-label={count > 0 ? words.bellWith(formatInteger(count)) : words.title}
      className="relative flex size-11 items-center justify-center hover:text-primary"
    >
      <Icon icon="bell" size={20} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 min-w-5 rounded-full bg-primary px-1 text-center text-[0.75rem] leading-5 text-on-primary"
        >
          {count > MOST_SHOWN ? words.moreThan(shown) : shown}
        </span>
      )}
    </a>
  );
}
