import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../../platform/navigation/useHydrated.ts';
import { intend } from '../../../platform/session/intent.ts';
import { loginHref } from '../../../platform/session/redirectPath.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { saveMessages } from './messages.ts';
import { type Saveable, saveIntent } from './Saveable.ts';

// Visitors never need it.
const SaveToggle = lazy(() => import('./SaveToggle.tsx'));

/** Saves a thing, or takes that back. For visitors it leads to the login and back here. */
export function SaveButton(props: Saveable) {
  const viewer = useViewer();
  const isAlive = useHydrated();
  const { pathname, search } = useLocation();
  const label = saveMessages.saveThis(props.name);
  // The style sheet draws the icon: on lists of offers each byte of script counts.
  if (!viewer)
    return (
      <a
        className="icon-button save"
        href={loginHref(pathname + search)}
        rel="nofollow"
        aria-label={label}
        onClick={() => intend(saveIntent(props))}
      />
    );
  // The same place is kept until it works.
  const place = <span className="icon-button save" />;
  return isAlive ? (
    <Suspense fallback={place}>
      <SaveToggle {...props} label={label} />
    </Suspense>
  ) : (
    place
  );
}
