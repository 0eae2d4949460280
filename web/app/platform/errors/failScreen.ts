import { data, redirect } from 'react-router-dom';
import type { GraphError } from '../graph/GraphError.ts';
import { forgetViewer } from '../session/session.ts';
import { loginHref } from '../session/redirectPath.ts';
import { isPreload } from '../navigation/preloadRequest.ts';
import { failedNavigation } from './failedNavigation.ts';
import type { ScreenProblem } from './ScreenProblem.ts';

interface Failing {
  request: Request;
}

/**
 * Ends a loader with the status of the failure; everything from 500 is told as 503, since it may pass.
 * On the server the page answers with that status under its own URL. In the browser a navigation that
 * found nothing or got no service goes to the error routes (specification, section 8); wrong input and a
 * lost connection stay where they are, so that they can be mended or repeated.
 * @param typed what was written to it without script, which the error page shows
 */
export function failScreen({ request }: Failing, error: GraphError, typed?: readonly string[]): never {
  if (isPreload(request)) throw error;
  const url = new URL(request.url);
  // The session ended while the page was open.
  if (error.code === 'UNAUTHENTICATED') {
    if (!import.meta.env.SSR) forgetViewer();
    throw redirect(loginHref(url.pathname + url.search, { perPage: true }));
  }
  const status = error.status >= 500 ? 503 : error.status;
  const { requestId, fields } = error.data;
  const problem: ScreenProblem = { code: error.code, path: url.pathname, requestId, fields, typed };
  if (!import.meta.env.SSR && (status === 404 || status === 503)) {
    failedNavigation.remember({ ...problem, status, href: url.pathname + url.search });
    throw redirect(status === 404 ? '/error/404' : '/error');
  }
  // A Response cannot carry status 0.
  throw data(problem, { status: status || 503 });
}
