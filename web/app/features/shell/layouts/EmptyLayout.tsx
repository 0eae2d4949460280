import type { ReactNode } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router-dom';
import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { refuseOversizedQuery } from '../../../platform/site/queryLimits.ts';
import { ProblemView } from '../components/ProblemView.tsx';

/** Nothing is loaded for pages without header and footer. */
function open({ request }: ScreenArgs) {
  refuseOversizedQuery(request);
  return null;
}

export const loader = open;
export const clientLoader = open;

export default function EmptyLayout() {
  const { pathname } = useLocation();
  return (
    <BareFrame>
      <Outlet key={pathname} />
    </BareFrame>
  );
}

/** A screen that failed, likewise alone on its page. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <BareFrame>
      <ProblemView error={error} />
    </BareFrame>
  );
}

function BareFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="page-width flex min-h-dvh flex-col justify-center py-6">
      {children}
    </main>
  );
}
