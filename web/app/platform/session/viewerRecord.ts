import type { Viewer } from '../site/siteContext.ts';

/** specification, section 3: the record of the login in local storage; a hint that the server does not believe. */
export const viewerKey = 'userInfo';

export type ViewerListener = (viewer: Viewer | undefined) => void;
const listeners = new Set<ViewerListener>();
let known: { text: string | null; viewer: Viewer | undefined } | undefined;

/** Who is logged in by the record at hand: it exists and its end (seconds) is later than now. */
export function currentViewer(now = Date.now()): Viewer | undefined {
  const text = localStorage.getItem(viewerKey);
  // The same object while nothing changed, as React wants it.
  if (known?.text !== text) known = { text, viewer: parse(text) };
  return known.viewer && known.viewer.exp * 1_000 > now ? known.viewer : undefined;
}

/** Writes or removes the record and tells this tab; the browser tells the others. */
export function rememberViewer(viewer: Viewer | undefined | null): void {
  if (viewer) localStorage.setItem(viewerKey, JSON.stringify(viewer));
  else localStorage.removeItem(viewerKey);
  tellViewer();
}

/** How the person is called from now on; the server says so with the next tokens. */
export function renameViewer(displayName: string): void {
  const viewer = currentViewer();
  if (viewer) rememberViewer({ ...viewer, displayName });
}

/** A use of the session moved its end, in seconds since 1970. */
export function sessionLasts(until: number): void {
  const viewer = currentViewer();
  if (viewer && until > viewer.exp) rememberViewer({ ...viewer, exp: until });
}

/** Calls back at each login and logout, in whichever tab; returns the end of it. */
export function onViewerChange(listener: ViewerListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells this tab who is logged in now. */
export function tellViewer(): void {
  const viewer = currentViewer();
  for (const listener of listeners) listener(viewer);
}

function parse(text: string | null): Viewer | undefined {
  try {
    const viewer = JSON.parse(text ?? 'null') as Partial<Viewer> | null;
    return typeof viewer?.exp === 'number' && typeof viewer.sub === 'string' ? (viewer as Viewer) : undefined;
  } catch {
    return undefined;
  }
}
