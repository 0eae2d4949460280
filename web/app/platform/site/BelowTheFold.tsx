import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { hydratesAtOnce } from './hydratesAtOnce.ts';

/**
 * A part of a page that is not seen at first. The server writes it like any other; in the browser React brings it to life
 * when it is idle, or at once when somebody touches it (specification, section 2: hydration delay).
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return hydratesAtOnce(pathname) ? children : <Suspense fallback={null}>{children}</Suspense>;
}
