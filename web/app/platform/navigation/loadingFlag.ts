type Reason = 'start' | 'navigation' | 'error page';

const reasons = new Set<Reason>(['start']);

/**
 * The shell's loading flag (specification, section 4): true at the start, false once the app is mounted, true
 * while a navigation is on its way and while an error page is shown. It covers nothing: `data-loading` on the document
 * says to whoever drives the page that more is coming. The server writes the first; on an error page all has come.
 */
export const loadingFlag = {
  begin: (reason: Reason) => show(reasons.add(reason)),
  end: (reason: Reason) => {
    reasons.delete(reason);
    show(reasons);
  },
  isLoading: () => reasons.size > 0,
};

function show(told: ReadonlySet<Reason>): void {
  const isComing = told.has('start') || told.has('navigation');
  if (typeof document !== 'undefined') document.documentElement.toggleAttribute('data-loading', isComing);
}
