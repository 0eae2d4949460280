import { Outlet, useLocation, useRouteError } from 'react-router-dom';
import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { refuseOversizedQuery } from '../../../platform/site/queryLimits.ts';
import { Frame } from '../components/Frame.tsx';
import { frameQuestionFor } from '../components/frameQuestion.ts';
import { ProblemView } from '../components/ProblemView.tsx';

/** Loads what every page has. Without it a page is still a page: the header then says that it is missing. */
async function open(args: ScreenArgs) {
  await load(args, ...frameQuestionFor(args), { shared: true }).catch(() => undefined);
  refuseOversizedQuery(args.request);
  return null;
}

export const loader = open;
export const clientLoader = open;

// The menu is loaded once for the life of the page (specification, section 4).
export const shouldRevalidate = () => false;

export default function DefaultLayout() {
  const { pathname } = useLocation();
  return (
    <Frame>
      {/* Another path is another page; a changed query is the same one (specification, section 2). */}
      <Outlet key={pathname} />
    </Frame>
  );
}

/** A screen that failed: the same frame around the content of an error page. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Frame>
      <ProblemView error={error} />
    </Frame>
  );
}
