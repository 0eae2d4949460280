import { useSyncExternalStore } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { shellMessages } from '../messages.ts';

function listen(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says so while the browser knows that it has no connection. The region is there before, so that it is read. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="page-width flex items-center gap-2 bg-warning-soft py-2 text-warning">
          <Icon icon="wifi-off" size={18} />
          {shellMessages.offline}
        </p>
      )}
    </div>
  );
}
