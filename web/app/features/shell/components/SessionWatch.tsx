import { lazy, Suspense, useEffect, useState } from 'react';
import { useViewer } from '../../../platform/session/session.ts';

const ViewerParts = lazy(() => import('../viewer/ViewerParts.tsx'));

/** Watches over a session from when there is one; stays after its end, to ask for the login again. */
export function SessionWatch() {
  const viewer = useViewer();
  const [wasIn, setWasIn] = useState(false);
  useEffect(() => {
    if (viewer) setWasIn(true);
  }, [viewer]);
  return (
    wasIn && (
      <Suspense>
        <ViewerParts />
      </Suspense>
    )
  );
}
