const mostPerPage = 10;
const longestText = 500;

let sent = 0;

/** What the web server logs of an error in somebody's browser: never a screen, never what was typed. */
export interface ErrorReport {
  buildId: string;
  /** Path without its query: queries may hold what people look for. */
  path: string;
  message: string;
  stack?: string | undefined;
}

/** Sends one report, at most 10 for the life of the page, also while it is being closed. */
function reportError(buildId: string, error: unknown): void {
  if (sent >= mostPerPage) return;
  sent += 1;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const report: ErrorReport = {
    buildId,
    path: window.location.pathname,
    message: message.slice(0, longestText),
    stack: stack?.slice(0, longestText),
  };
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon('/client-errors', body);
}

/** Reports whatever nobody caught (specification, section 8: only logged). */
export function reportUncaughtErrors(buildId: string): void {
  window.addEventListener('error', (event) => reportError(buildId, event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportError(buildId, event.reason));
}
